// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "../checks.h"
#include "../mutate/bytes.h"
#include "../target.h"
#include "core/base/limits.h"
#include "core/metrics/comparison.h"

namespace ludo::fuzz {
namespace {

using Json = nlohmann::json;

/// What is read can be compared: with itself nothing differs, and what is written of it is JSON.
void feed(std::string_view input) {
  const Result<metrics::ReportFigures> figures = metrics::readFigures(input);
  if (!figures) return require(!figures.failure().empty(), "a report is refused without a word");
  const metrics::Comparison comparison = metrics::compare({*figures, *figures});
  require(comparison.counts[1].differing == 0, "a report differs from itself");
  for (const metrics::ComparedFigure& figure : comparison.figures) {
    const metrics::Difference& difference = figure.differences[1];
    require(!difference.hasInterval() || difference.estimate.low <= difference.estimate.high,
            "an interval ends before it begins");
  }
  require(Json::accept(metrics::comparisonJson(comparison)), "what is written of a comparison is no JSON");
}

/// One value of the report becomes another: of the report, or one that is often mistaken.
std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  Json report = Json::parse(input, nullptr, false);
  if (report.is_discarded() || !report.is_object() || report.empty()) return damaged(input, other, random);
  const Json leaves = report.flatten();
  static const std::vector<Json> strange{nullptr, true,   -1,         0,         1e308,    -1e308,
                                         0.5,     1e-308, UINT64_MAX, Json("x"), Json(""), Json::array()};
  const auto one = [&] {
    return std::next(leaves.begin(), static_cast<std::ptrdiff_t>(random.below(leaves.size())));
  };
  report[Json::json_pointer(one().key())] =
      random.below(2) == 0 ? strange[random.below(strange.size())] : Json(*one());
  return report.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

const Target reportTarget{"report", &feed, &mutate, limits::traceBytes};

}  // namespace ludo::fuzz
