// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/sim/digits.h"
#include "core/sim/report.h"

namespace ludo::sim {
namespace {

using Json = nlohmann::ordered_json;

bool isPlainList(const Json& value) {
  return value.is_array() &&
         std::ranges::none_of(value, [](const Json& item) { return item.is_structured(); });
}

/// Indented, but with lists of plain values on one line: a report lists thousands of game numbers.
void write(const Json& value, const std::string& indent, std::string& text) {
  if (!value.is_structured() || value.empty() || isPlainList(value)) {
    text += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  const bool isObject = value.is_object();
  const std::string inner = indent + "  ";
  text += isObject ? '{' : '[';
  const char* separator = "\n";
  for (const auto& [key, item] : value.items()) {
    text += separator + inner;
    if (isObject) text += Json(key).dump(-1, ' ', false, Json::error_handler_t::replace) + ": ";
    write(item, inner, text);
    separator = ",\n";
  }
  text += "\n" + indent + (isObject ? '}' : ']');
}

Json distributionJson(const Distribution& distribution) {
  Json bins = Json::array();
  for (const Bin& bin : distribution.bins) {
    bins.push_back({{"low", bin.low}, {"high", bin.high}, {"count", bin.count}, {"games", bin.games}});
  }
  return Json{{"n", distribution.n},
              {"mean", distribution.mean},
              {"standardDeviation", distribution.standardDeviation},
              {"interval95", {distribution.low95, distribution.high95}},
              {"minimum", distribution.minimum},
              {"median", distribution.median},
              {"maximum", distribution.maximum},
              {"bins", bins}};
}

Json sharesJson(const std::vector<Share>& shares) {
  Json list = Json::array();
  for (const Share& share : shares) {
    list.push_back({{"name", share.name},
                    {"count", share.count},
                    {"n", share.n},
                    {"share", share.value},
                    {"interval95", {share.low95, share.high95}},
                    {"games", share.games}});
  }
  return list;
}

Json flagsJson(const std::vector<Flag>& flags) {
  Json list = Json::array();
  for (const Flag& flag : flags) {
    list.push_back({{"flag", flagName(flag.kind)},
                    {"message", flag.message},
                    {"count", flag.count},
                    {"games", flag.games},
                    {"plies", flag.plies}});
  }
  return list;
}

Json limitsJson(const FlagLimits& limits) {
  return Json{{"loopRepeats", limits.loopRepeats},
              {"trivialWinTurns", limits.trivialWinTurns},
              {"stallPlies", limits.stallPlies},
              {"dominantShare", limits.dominantShare},
              {"dominantChances", limits.dominantChances}};
}

}  // namespace

std::string reportJson(const EvalReport& report) {
  Json scores = Json::array();
  for (const Distribution& seat : report.scores) scores.push_back(distributionJson(seat));
  const Json document{{"format", "ludo-report"},
                      {"version", 1},
                      {"game", report.gameId},
                      {"gameHash", hashText(report.gameHash)},
                      {"players", report.seats},
                      {"agents", report.options.agents},
                      {"seed", std::to_string(report.options.seed)},
                      {"maxTurns", report.options.maxTurns},
                      {"gamesAsked", report.options.games},
                      {"games", report.games},
                      {"complete", report.complete},
                      {"outcomes", sharesJson(report.outcomes)},
                      {"metrics",
                       {{"plies", distributionJson(report.plies)},
                        {"turns", distributionJson(report.turns)},
                        {"branching", distributionJson(report.branching)},
                        {"branchingPerPly", distributionJson(report.branchingPerPly)},
                        {"scores", scores}}},
                      {"actions", sharesJson(report.actions)},
                      {"triggers", sharesJson(report.triggers)},
                      {"flagLimits", limitsJson(report.limits)},
                      {"flags", flagsJson(report.flags)}};
  std::string text;
  write(document, "", text);
  return text + "\n";
}

}  // namespace ludo::sim
