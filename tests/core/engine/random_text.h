// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "core/base/rng.h"

namespace ludo::engine {

/// What writers of random specifications write with.
class RandomText {
 public:
  explicit RandomText(std::uint64_t seed) : m_rng(seed) {}

 protected:
  static std::string block(const std::string& section) {
    return R"(```yaml
section: ")" +
           section + "\"\n";
  }
  static std::string quoted(const std::string& text) { return "\"" + text + "\""; }
  std::uint64_t below(std::uint64_t count) { return m_rng.below(count); }
  bool chance(std::uint64_t of) { return below(of) == 0; }
  std::string number(std::uint64_t low, std::uint64_t high) {
    return std::to_string(low + below(high - low + 1));
  }
  std::string pick(std::initializer_list<const char*> words) {
    return *(words.begin() + static_cast<std::ptrdiff_t>(below(words.size())));
  }
  template <typename List>
  const auto& oneOf(const List& list) {
    return list[below(list.size())];
  }

 private:
  Rng m_rng;
};

}  // namespace ludo::engine
