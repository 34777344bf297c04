// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include "core/base/rng.h"
#include "core/generate/chooser.h"

namespace ludo::generate {

/// Chooses by the weights alone, from a seed or from the bytes of a fuzzer. When the bytes are used up, every
/// choice is the first one.
class RandomChooser : public Chooser {
 public:
  explicit RandomChooser(std::uint64_t seed) : m_rng(seed) {}
  explicit RandomChooser(std::string_view bytes) : m_bytes(bytes), m_fromBytes(true) {}

  std::size_t below(std::size_t bound) override;
  std::size_t choose(const Decision&, const std::vector<std::size_t>& weights) override {
    return weighted(weights);
  }
  bool readsContext() const override { return false; }

 private:
  Rng m_rng;
  std::string_view m_bytes;
  bool m_fromBytes = false;
};

}  // namespace ludo::generate
