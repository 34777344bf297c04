// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "random_text.h"

namespace ludo::engine {

/// Writes specifications of random games with seeds that nobody can tell apart: pits in a ring, stores, moves
/// from pit to pit, extra turns.
class SowingGameWriter : RandomText {
 public:
  explicit SowingGameWriter(std::uint64_t seed) : RandomText(seed) {}

  std::string write();

 private:
  std::string boards();
  std::string turn();
  std::string action(std::size_t number);
  std::string end();
  /// `names` of zones are bound: "$a", "$b", as many as that.
  std::string effect(std::size_t names, int depth);
  std::string condition(std::size_t names, int depth);
  std::string amount(std::size_t names, int depth);
  std::string seeds(std::size_t names);
  std::string top(std::size_t names);
  std::string zone(std::size_t names);
  std::string zones(const std::string& candidate);

  std::uint64_t m_pits = 0;
  bool m_asksRepetitions = false;
  bool m_visitsSeeds = false;  ///< seeds are gone through one by one
};

}  // namespace ludo::engine
