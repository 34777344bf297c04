// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

/// Games written at random, choice by choice. Everything here is of one thread.
namespace ludo::generate {

/// One choice of whoever writes a game: among which outcomes, and where it stands.
struct Decision {
  std::string what;                   ///< "effect", "value: number", "action.pre?", "action.effects, more?"
  std::vector<std::string> outcomes;  ///< "place", "moveToken", ...; "no", "yes"
  std::vector<std::string> context;   ///< what it depends on, the most telling first
};

/// Where a generator takes its choices from.
class Chooser {
 public:
  virtual ~Chooser() = default;

  /// From 0 to bound - 1, each as probable; bound must be positive.
  virtual std::size_t below(std::size_t bound) = 0;
  /// The index of an outcome. `weights` has one for each: 0 for what cannot be, and how probable the others
  /// are as long as nothing better is known. Some weight must be positive.
  virtual std::size_t choose(const Decision& decision, const std::vector<std::size_t>& weights) = 0;
  /// Whether choose() asks for what and context, which take time to write.
  virtual bool readsContext() const = 0;

  /// From low to high, both included.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::size_t>(high - low) + 1));
  }
  bool percent(std::size_t chance) { return below(100) >= 100 - chance; }
  /// An index, each as probable as its weight; some weight must be positive.
  std::size_t weighted(const std::vector<std::size_t>& weights);
  template <typename List>
  const auto& oneOf(const List& list) {
    return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
  }
};

}  // namespace ludo::generate
