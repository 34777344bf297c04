// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/metrics/estimates.h"
#include "core/metrics/figures.h"

/// Reports side by side: what the first says, and how far each other differs from it.
namespace ludo::metrics {

/// What another report says less what the first one says.
struct Difference {
  enum class Verdict {
    Differs,       ///< the 95 % interval leaves 0 out
    NoDifference,  ///< 0 is in it: so many games show none
    Unknown        ///< there is no interval
  };
  /// Why there is no interval.
  enum class Reason {
    None,
    NotInBoth,  ///< one report lacks the number; there is no difference either
    Exact,      ///< a count over the games played
    NoSpread    ///< one game
  };
  Verdict verdict = Verdict::Unknown;
  Reason reason = Reason::None;
  Estimate estimate;

  bool hasValue() const { return reason != Reason::NotInBoth; }
  bool hasInterval() const { return reason == Reason::None; }
};

/// One number of all reports.
struct ComparedFigure {
  Figure::Group group = Figure::Group::Outcome;
  std::string id;
  std::string name;
  bool isShare = false;
  std::vector<Figure> figures;          ///< by report; of the kind Absent where a report has no such number
  std::vector<Difference> differences;  ///< by report; that of the first is empty

  bool differs() const;
};

/// A flag that some of the reports raise.
struct ComparedFlag {
  std::string flag;
  std::vector<bool> raised;  ///< by report

  bool isInAll() const;
};

/// How many numbers of one report differ from the first's.
struct DifferenceCount {
  std::uint64_t compared = 0;  ///< with an interval
  std::uint64_t differing = 0;
};

/// What is to be known of a report before it is compared.
struct ComparisonCaveat {
  enum class Kind {
    Partial,        ///< it was stopped before all games were played
    SameGames,      ///< of the very games of the first report
    SharedGames,    ///< its first `games` games are those of the first report
    OtherGame,      ///< of another game
    OtherVersion,   ///< of another version of the game
    OtherPlayers,   ///< with another number of players
    OtherAgents,    ///< by other agents
    OtherAgentsToo  ///< by other agents, and not of the same rules either
  };
  Kind kind = Kind::Partial;
  std::size_t report = 0;  ///< its index
  std::uint64_t games = 0;
};

struct Comparison {
  std::vector<ReportFigures> reports;  ///< two or more; the first is what the others are compared with
  std::vector<ComparedFigure> figures;
  std::vector<ComparedFlag> flags;
  std::vector<DifferenceCount> counts;  ///< by report; that of the first is empty
  std::vector<ComparisonCaveat> caveats;
};

Difference differenceOf(const Figure& first, const Figure& second);
/// Two reports or more.
Comparison compare(std::vector<ReportFigures> reports);

std::string_view groupTitle(Figure::Group group);  ///< "Outcomes"
/// "58.5 %", "7.63"; with a sign for a difference.
std::string figureText(bool isShare, double value);
std::string differenceText(bool isShare, double value);
std::string reasonText(Difference::Reason reason);
/// "Report 2 is of another version of the game"
std::string caveatText(const ComparisonCaveat& caveat);
/// "Of 31 numbers 4 differ; by chance alone 1 or 2 would".
std::string summaryText(const DifferenceCount& count);
/// What tells the report apart from the others: "hex, uct:iterations=500, 1,000 games".
std::string headText(const ReportFigures& report);

/// Pretty-printed JSON (schemas/Comparison.schema.json).
std::string comparisonJson(const Comparison& comparison);

}  // namespace ludo::metrics
