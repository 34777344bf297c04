// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/metrics/report.h"

namespace ludo::metrics {

/// One number of a report, with what it takes to compare it with the same number of another report.
struct Figure {
  enum class Group { Outcome, Ending, Metric, Score, Match, Action, Trigger };
  /// How far the number can be trusted, and so how two of them are compared.
  enum class Kind {
    Share,     ///< of independent trials
    Mean,      ///< of independent values
    Estimate,  ///< of another kind, with an interval
    Exact,     ///< a count over the games played, without an interval
    Absent     ///< not measured
  };

  Group group = Group::Outcome;
  std::string id;    ///< what it is found by in another report: "agency", or the name
  std::string name;  ///< "Agency", "player 1 wins"
  Kind kind = Kind::Absent;
  bool isShare = false;  ///< shown in percent
  double value = 0;
  double low95 = 0, high95 = 0;
  double standardDeviation = 0;  ///< of a mean
  std::uint64_t n = 0;           ///< how many trials or values it rests on
  /// How many of the trials or values are independent. The plies of a game hang together: of them there are
  /// as many as games, which is the fewest that there can be.
  std::uint64_t independent = 0;

  friend bool operator==(const Figure&, const Figure&) = default;
};

/// What a report says in numbers: that of games just played, or of a report file.
struct ReportFigures {
  std::string game;      ///< id
  std::string gameHash;  ///< 16 hexadecimal digits
  std::uint64_t players = 0;
  std::vector<std::string> agents;
  std::string seed;  ///< decimal digits
  std::uint64_t maxTurns = 0;
  std::uint64_t games = 0;
  bool complete = true;
  std::vector<Figure> figures;     ///< by group, in the order of the report
  std::vector<std::string> flags;  ///< names of those that were raised, each with what it is about

  friend bool operator==(const ReportFigures&, const ReportFigures&) = default;
};

ReportFigures figuresOf(const EvalReport& report);

/// The same of a report file. Fails with what is no report in it.
Result<ReportFigures> readFigures(std::string_view json);

}  // namespace ludo::metrics
