// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <span>

#include "core/campaign/breeder.h"
#include "core/campaign/campaign_file.h"

namespace ludo::campaign {

/// Makes children by the operators of core/variation. What they write anew is like the games that the
/// campaign began with, from which it learns.
class VariationBreeder final : public Breeder {
 public:
  explicit VariationBreeder(std::span<const FirstGame> games);
  ~VariationBreeder() override;

  const std::vector<OperatorInfo>& operators() const override { return allOperators(); }
  Result<Child> breed(std::size_t operatorIndex, const Parents& parents, std::uint64_t seed) const override;

  /// Those of core/variation, in its order.
  static const std::vector<OperatorInfo>& allOperators();

 private:
  class Known;
  std::unique_ptr<Known> m_known;
};

}  // namespace ludo::campaign
