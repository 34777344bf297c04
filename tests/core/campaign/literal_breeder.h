// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/campaign/breeder.h"

namespace ludo::campaign {

/// Changes one literal of a specification in its place, by what the description of the language allows there;
/// everything else stays as it is, to the letter. Its operators: "numberTweaked" moves a whole number a
/// little within its range, "wordSwapped" puts another word of an enumeration in place of the one that stands
/// there.
class LiteralBreeder final : public Breeder {
 public:
  const std::vector<OperatorInfo>& operators() const override;
  Result<Child> breed(std::size_t operatorIndex, const Parents& parents, std::uint64_t seed) const override;
};

}  // namespace ludo::campaign
