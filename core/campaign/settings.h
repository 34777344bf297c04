// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/language/decimal.h"
#include "core/language/node.h"
#include "core/language/type.h"

/// A campaign breeds games and keeps the best of each kind: see docs/evolution.md.
namespace ludo::campaign {

using language::Decimal;

/// One axis of the archive: what is told apart along it. See archive::Axis.
struct AxisSettings : language::Node {
  std::string measure;
  std::optional<Decimal> from;  ///< nothing where the measure is one of a few kinds
  std::optional<Decimal> to;
  std::int64_t cells = 10;
  bool slides = false;  ///< the boundaries between the cells follow the games
};

/// Keeps all games that were unlike the others when they came. See archive::NoveltyArchive.
struct NoveltyOptions : language::Node {
  Decimal distance{1};  ///< in cells of the axes
  std::int64_t neighbours = 15;
};

/// One quality that games are bred for: how good a value of a measure is, from 0 to 1.
struct QualitySettings : language::Node {
  std::string measure;
  std::int64_t weight = 1;
  Decimal worst{0};   ///< a value here, or farther from best, is worth 0
  Decimal best{1};    ///< a value here, or farther from worst, is worth 1
  Decimal absent{0};  ///< what it is worth that the measure cannot be taken
};

/// How the qualities become one number.
enum class Combination : std::uint8_t { harmonic, mean };

/// How much is played of each candidate, stage by stage.
struct PlaySettings : language::Node {
  std::int64_t randomGames = 20;  ///< by random agents: the cheap filters
  std::string agent = "greedy";   ///< plays against itself: the measures
  std::int64_t games = 30;
  std::string weaker = "random";  ///< whom the agent meets: whether skill counts
  std::int64_t matchGames = 30;
  std::string searcher = "uct:iterations=50";  ///< whom the agent meets at last; empty for nobody
  std::int64_t searcherGames = 10;
  std::int64_t probes = 0;  ///< decisions tried otherwise; see sim::ProbeOptions
};

/// All that a campaign file says. A plain value.
struct Settings : language::Node {
  std::vector<std::string> games;  ///< files of the games to begin with, relative to the campaign's own
  std::vector<AxisSettings> axes;
  std::int64_t centroids = 0;  ///< cells that are spread evenly over all axes; 0: a grid of the axes' own
  std::optional<NoveltyOptions> novelty;  ///< nothing: the best of each cell
  std::vector<QualitySettings> fitness;
  Combination combination = Combination::harmonic;
  std::optional<std::vector<std::string>> filters;  ///< that must be passed; nothing: all
  std::optional<std::vector<std::string>> flags;    ///< that must not be raised; nothing: hopelessFlags()
  PlaySettings play;
  std::vector<std::string> operators;  ///< none: all that there are
  std::int64_t seed = 1;
  std::int64_t candidates = 1'000;  ///< to be bred, in whole rounds; 0: without end
  std::int64_t minutes = 0;         ///< after which to stop; 0: no matter how long it takes
  std::int64_t threads = 0;         ///< 0: as many as the machine has
  std::int64_t round = 32;          ///< candidates that are bred from the same state of the archive
  std::int64_t remeasured = 2;      ///< elites that are measured again in each round
};

const language::Type& settingsType();
/// The JSON Schema of a campaign file.
std::string settingsSchema();
/// The page docs/campaign-files.md, which tells about each key.
std::string settingsReference();

/// The axes, qualities, filters and flags of a campaign that does not name any.
std::vector<AxisSettings> standardAxes();
std::vector<QualitySettings> standardFitness();
std::vector<std::string> hopelessFlags();

}  // namespace ludo::campaign
