// SPDX-License-Identifier: Apache-2.0
#include "app/cli/archive_projection.h"

#include <algorithm>
#include <cmath>

#include "app/cli/evolve_text.h"
#include "app/cli/table.h"
#include "core/base/decimal.h"
#include "core/sim/digits.h"

namespace ludo::cli {
namespace {

constexpr std::uint64_t mostCells = 1'000'000;

std::vector<std::string> split(const std::string& text, char mark) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == mark) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

Result<campaign::AxisSettings> axisOf(const std::string& text) {
  const std::vector<std::string> parts = split(text, ':');
  const auto wrong = [&text] {
    return Failure{"'" + text +
                   "' is no axis; write a measure, as in turns, with its range, as in turns:5:200, or "
                   "with its cells too, as in turns:5:200:20"};
  };
  if (parts.size() == 2 || parts.size() > 4 || parts.front().empty()) return wrong();
  campaign::AxisSettings axis;
  axis.measure = parts.front();
  if (parts.size() > 2) {
    const auto from = decimalOf(parts[1]);
    const auto to = decimalOf(parts[2]);
    if (!from || !to || !(*from < *to)) return wrong();
    axis.from = campaign::Decimal{*from};
    axis.to = campaign::Decimal{*to};
  }
  if (parts.size() == 4) {
    const auto cells = sim::parseSeed(parts[3]);
    if (!cells || *cells < 1 || *cells > mostCells) return wrong();
    axis.cells = static_cast<std::int64_t>(*cells);
  }
  return axis;
}

std::string meanText(const campaign::Reprojection& projection) {
  if (projection.elites.empty()) return "-";
  return decimalText(projection.qdScore() / static_cast<double>(projection.elites.size()), 3);
}

std::string bestText(const campaign::Reprojection& projection) {
  double best = -HUGE_VAL;
  for (const campaign::EliteRecord& elite : projection.elites) best = std::max(best, elite.fitness.value);
  return projection.elites.empty() ? "-" : decimalText(best, 3);
}

std::string shareText(std::uint64_t cells, const campaign::Plan& plan) {
  return percentText(static_cast<double>(cells) / static_cast<double>(plan.grid()->cellCount()));
}

}  // namespace

Result<std::vector<campaign::AxisSettings>> axesOf(const std::string& text) {
  std::vector<campaign::AxisSettings> axes;
  for (const std::string& part : split(text, ',')) {
    Result<campaign::AxisSettings> axis = axisOf(part);
    if (!axis) return Failure{axis.failure()};
    axes.push_back(std::move(*axis));
  }
  return axes;
}

std::string projectionText(campaign::StoreReader& reader, const campaign::Reprojection& projection) {
  std::string text = countText(projection.elites.size()) + " of " +
                     countText(projection.plan.grid()->cellCount()) + " cells (" +
                     shareText(projection.elites.size(), projection.plan) + "), QD score " +
                     decimalText(projection.qdScore(), 2) + ", from " +
                     metrics::countOf(projection.games, "game") + " that were measured";
  if (projection.leftOut > 0)
    text += "; " + countText(projection.leftOut) + " of them are left out, for want of a measure";
  return text + "\n\n" + elitesText(reader, projection.plan, projection.elites);
}

Result<std::string> comparisonText(campaign::StoreReader& first, campaign::StoreReader& second,
                                   const std::vector<campaign::AxisSettings>& axes) {
  const auto mine = campaign::reproject(first, axes);
  if (!mine) return Failure{mine.failure()};
  // The ranges that the first one's games have are those of both.
  const auto theirs = campaign::reproject(second, mine->plan.settings().axes);
  if (!theirs) return Failure{theirs.failure()};
  if (mine->plan.grid()->cellCount() != theirs->plan.grid()->cellCount())
    return Failure{
        "the two campaigns began with different numbers of games, which an axis of theirs tells apart; "
        "name other axes with --axes"};
  const campaign::ArchiveComparison cells = campaign::compareArchives(mine->elites, theirs->elites);
  Table table({"", "this one", "the other"});
  table.add({"candidates", countText(first.candidates()), countText(second.candidates())});
  table.add({"measured", countText(mine->games), countText(theirs->games)});
  table.add({"cells filled", countText(mine->elites.size()), countText(theirs->elites.size())});
  table.add({"coverage", shareText(mine->elites.size(), mine->plan),
             shareText(theirs->elites.size(), theirs->plan)});
  table.add({"QD score", decimalText(mine->qdScore(), 2), decimalText(theirs->qdScore(), 2)});
  table.add({"best", bestText(*mine), bestText(*theirs)});
  table.add({"mean", meanText(*mine), meanText(*theirs)});
  table.add({"cells that the other lacks", countText(cells.onlyFirst), countText(cells.onlySecond)});
  table.add(
      {"cells of both with the better game", countText(cells.firstBetter), countText(cells.secondBetter)});
  table.add({"of these, intervals apart", countText(cells.firstClearly), countText(cells.secondClearly)});
  return table.text();
}

}  // namespace ludo::cli
