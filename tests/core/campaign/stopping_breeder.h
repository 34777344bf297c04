// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <stop_token>

#include "core/campaign/breeder.h"

namespace ludo::testing {

/// Asks for a stop when it is asked for its n-th child: where a run stops does not hang on the clock.
class StoppingBreeder final : public campaign::Breeder {
 public:
  /// `stopAfter`: 0 for never.
  StoppingBreeder(const campaign::Breeder& breeder, std::uint64_t stopAfter, std::stop_source& stop)
      : m_breeder(breeder), m_stopAfter(stopAfter), m_stop(stop) {}

  const std::vector<campaign::OperatorInfo>& operators() const override { return m_breeder.operators(); }
  Result<campaign::Child> breed(std::size_t operatorIndex, const campaign::Parents& parents,
                                std::uint64_t seed) const override {
    if (++m_children == m_stopAfter) m_stop.request_stop();
    return m_breeder.breed(operatorIndex, parents, seed);
  }

 private:
  const campaign::Breeder& m_breeder;
  std::uint64_t m_stopAfter;
  std::stop_source& m_stop;
  mutable std::atomic<std::uint64_t> m_children{0};
};

}  // namespace ludo::testing
