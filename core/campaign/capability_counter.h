// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/campaign/capability_report.h"

namespace ludo::campaign {

/// Counts what games ask for and the language leaves out on purpose, game by game.
class CapabilityCounter {
 public:
  CapabilityCounter();

  /// A game with what it asked for, which may be nothing, and how fit it is, or what it came from, where that
  /// is known. Returns whether it asked for anything.
  bool addAsking(const std::vector<language::ToldCapability>& requests, std::optional<double> fitness);
  /// A game that was measured: what its rules use counts.
  void addMeasured(const std::string& text, double fitness);

  /// All capabilities, the most wanted first.
  std::vector<CapabilityCount> counts() const;

 private:
  /// Numbers whose mean is to be held against that of others.
  struct Moments {
    double count = 0;
    double sum = 0;
    double squares = 0;
    void add(double number);
    double mean() const { return sum / count; }
    double variance() const;  ///< of the mean
  };
  struct Tally {
    std::uint64_t candidates = 0;
    std::uint64_t requests = 0;
    std::map<std::string, std::uint64_t> words;
    Moments asking;
    Moments users;
    Moments others;
  };
  static FitnessDifference differenceOf(const Moments& with, const Moments& without);
  CapabilityCount countOf(const language::MissingCapability* capability, const Tally& tally) const;

  std::map<const language::MissingCapability*, Tally> m_tallies;
  Moments m_asking;  ///< of all that could ask
};

}  // namespace ludo::campaign
