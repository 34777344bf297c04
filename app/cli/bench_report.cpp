// SPDX-License-Identifier: Apache-2.0
#include "app/cli/bench_report.h"

#include <nlohmann/json.hpp>

namespace ludo::cli {
namespace {

using Json = nlohmann::ordered_json;

/// A build that checks its assertions says little about speed.
#ifdef NDEBUG
constexpr bool checksAssertions = false;
#else
constexpr bool checksAssertions = true;
#endif

const std::string unknown = "-";

/// Three digits that count, whatever the size.
std::string shortText(double value) {
  return decimalText(value, value < 0.1 ? 4 : value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}
std::string millionsText(double perSecond) {
  return shortText(perSecond / 1e6);
}
std::string millisecondsText(std::optional<double> seconds) {
  return seconds ? shortText(*seconds * 1e3) : unknown;
}

std::string ratioToLimit(const BenchResult& result, const BenchProgram& program) {
  return result.hasLimit ? shortText(program.speed.ratios.back()) : unknown;
}

Json estimateJson(const bench::Quartiles& estimate) {
  return {{"median", estimate.median}, {"lowQuartile", estimate.low}, {"highQuartile", estimate.high}};
}

Json programJson(const BenchResult& result, const BenchProgram& program) {
  Json json{{"name", program.speed.name},
            {"plies", program.speed.plies},
            {"playouts", program.speed.playouts},
            {"pliesPerSecond", estimateJson(program.speed.pliesPerSecond)}};
  json["playoutsPerSecond"] =
      program.speed.playoutsPerSecond ? Json(*program.speed.playoutsPerSecond) : Json(nullptr);
  json["timesKernel"] = program.speed.ratios.front();
  json["timesLimit"] = result.hasLimit ? Json(program.speed.ratios.back()) : Json(nullptr);
  json["positionBytes"] = program.positionBytes ? Json(*program.positionBytes) : Json(nullptr);
  json["makeSeconds"] = program.makeSeconds ? Json(*program.makeSeconds) : Json(nullptr);
  if (program.speed.allThreads) {
    json["allThreads"] = {{"pliesPerSecond", estimateJson(*program.speed.allThreads)},
                          {"timesOneThread", *program.speed.scaling}};
  }
  return json;
}

}  // namespace

std::string gameText(const std::string& game, const std::optional<ConstantSetting>& size) {
  return size ? game + " " + size->name + "=" + std::to_string(size->value) : game;
}

Table benchTable(const BenchReport& report) {
  const bool threads = report.options.threads > 1;
  std::vector<std::string> heads{"game",    "program", "M plies/s",  "k playouts/s", "x kernel",
                                 "x limit", "bytes",   "compile ms", "make ms"};
  if (threads) {
    heads.push_back(std::to_string(report.options.threads) + " threads");
    heads.emplace_back("x one");
  }
  Table table(heads, {0, 1});
  for (const BenchResult& result : report.results) {
    for (const BenchProgram& program : result.programs) {
      const bench::MeasuredSpeed& speed = program.speed;
      const bool isFirst = &program == &result.programs.front();
      std::vector<std::string> cells{
          isFirst ? gameText(result.game, result.size) : "",
          speed.name,
          millionsText(speed.pliesPerSecond.median),
          speed.playoutsPerSecond ? shortText(*speed.playoutsPerSecond / 1e3) : unknown,
          shortText(speed.ratios.front()),
          ratioToLimit(result, program),
          program.positionBytes ? std::to_string(*program.positionBytes) : unknown,
          isFirst ? millisecondsText(result.compileSeconds) : "",
          millisecondsText(program.makeSeconds)};
      if (threads) {
        cells.push_back(millionsText(speed.allThreads->median));
        cells.push_back(shortText(*speed.scaling));
      }
      table.add(std::move(cells));
    }
  }
  return table;
}

std::string benchJson(const BenchReport& report) {
  Json games = Json::array();
  for (const BenchResult& result : report.results) {
    Json game{{"game", result.game}, {"players", result.players}, {"compileSeconds", result.compileSeconds}};
    if (result.size) game["constant"] = {{"name", result.size->name}, {"value", result.size->value}};
    game["programs"] = Json::array();
    for (const BenchProgram& program : result.programs)
      game["programs"].push_back(programJson(result, program));
    games.push_back(std::move(game));
  }
  const Json document{{"format", "ludo-bench"},
                      {"version", 1},
                      {"complete", report.complete},
                      {"checksAssertions", checksAssertions},
                      {"seconds", report.options.seconds},
                      {"threads", report.options.threads},
                      {"seed", std::to_string(report.options.seed)},
                      {"games", std::move(games)}};
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::cli
