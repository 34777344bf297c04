// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/base/rng.h"

namespace ludo::engine {

/// The words of random board games: zones, players, directions, as they stand in a specification.
class BoardGameWords {
 protected:
  explicit BoardGameWords(std::uint64_t seed) : m_rng(seed) {}

  using Names = std::vector<std::string>;

  static std::string block(const std::string& section) {
    return R"(```yaml
section: ")" +
           section + "\"\n";
  }
  std::uint64_t below(std::uint64_t count) { return m_rng.below(count); }
  bool chance(std::uint64_t of) { return below(of) == 0; }
  template <std::size_t Count>
  std::string pick(const std::array<const char*, Count>& words) {
    return words[below(Count)];
  }

  std::string zone(const Names& names) {
    if (!names.empty() && !chance(6)) return "\"" + names[below(names.size())] + "\"";
    if (chance(2) || m_hex) return R"y("last()")y";
    return R"("cell_)" + std::to_string(below(static_cast<std::uint64_t>(m_rows))) + "_" +
           std::to_string(below(static_cast<std::uint64_t>(m_columns))) + "\"";
  }
  std::string top(const Names& names) {
    const std::string at = zone(names);
    return R"("top()" + at.substr(1, at.size() - 2) + ")\"";
  }
  std::string player() { return "\"" + pick(std::array{"actor", "opponent", "0", "1", "active"}) + "\""; }
  std::string comparison() { return "\"" + pick(std::array{"==", "!=", "<", "<=", ">", ">="}) + "\""; }
  std::string directions() {
    if (m_hex) return "\"" + pick(std::array{"e", "w", "ne", "sw"}) + "\"";
    return "\"" +
           pick(std::array{"orthogonal", "diagonal", "forward", "forwardDiagonal", "n", "e",
                           "forward:opponent", "forwardDiagonal:1", "backward:0"}) +
           "\"";
  }
  std::string region() {
    if (m_hex) return R"("cell")";
    return "\"" + pick(std::array{"cell", "cell", "top", "bottom", "left", "corners"}) + "\"";
  }
  static Names with(Names names, const std::string& name) {
    std::erase(names, name);
    names.push_back(name);
    return names;
  }

  std::string item(const Names& names) {
    return names.empty() ? R"({ ref: "last" })" : "\"" + names[below(names.size())] + "\"";
  }
  std::string type() { return m_types == 2 && chance(2) ? "king" : "man"; }

  Rng m_rng;
  bool m_hex = false;
  int m_rows = 0;
  int m_columns = 0;
  int m_types = 1;
};

}  // namespace ludo::engine
