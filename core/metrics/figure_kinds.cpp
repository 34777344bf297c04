// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/figure_kinds.h"

#include <algorithm>

#include "core/metrics/metric.h"

namespace ludo::metrics {

void setShare(Figure& figure, std::uint64_t games) {
  figure.independent = std::min(figure.n, games);
  figure.kind = figure.independent == 0 ? Figure::Kind::Absent : Figure::Kind::Share;
}

void setMean(Figure& figure, std::uint64_t independent) {
  figure.independent = independent;
  figure.kind = independent == 0 ? Figure::Kind::Absent : Figure::Kind::Mean;
}

void setEstimate(Figure& figure) {
  figure.independent = figure.n;
  figure.kind = figure.n == 0 ? Figure::Kind::Absent : Figure::Kind::Estimate;
}

void setKind(Figure& figure, bool isMean, std::string_view counted, std::uint64_t games) {
  const auto table = metricTable();
  const auto info = std::ranges::find(table, figure.id, &MetricInfo::id);
  const bool isKnown = info != table.end();
  if (isKnown && info->interval == noInterval) {
    figure.independent = figure.n;
    figure.kind = Figure::Kind::Exact;
  } else if (isMean) {
    setMean(figure, counted == "plies" ? std::min(figure.n, games) : figure.n);
  } else if (isKnown && info->interval == wilsonInterval) {
    setShare(figure, games);
  } else {
    setEstimate(figure);
  }
}

std::string scoreName(std::size_t seat) {
  return "player " + std::to_string(seat + 1);
}

std::string matchName(const std::string& stronger, const std::string& weaker) {
  return stronger + " against " + weaker;
}

std::string flagText(const std::string& flag, const std::string& subject) {
  return subject.empty() ? flag : flag + ": " + subject;
}

}  // namespace ludo::metrics
