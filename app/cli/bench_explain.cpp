// SPDX-License-Identifier: Apache-2.0
#include "app/cli/bench_explain.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/cli/bench_report.h"
#include "app/cli/table.h"

namespace ludo::cli {
namespace {

using engine::Execution;
using Json = nlohmann::ordered_json;

std::string_view nameOf(Execution execution) {
  switch (execution) {
    case Execution::Reference:
      return "kernel";
    case Execution::Interpreted:
      return "interpreted";
    case Execution::Native:
      return "native";
  }
  return "";
}

std::optional<std::uint32_t> lineOf(const SourcePtr& source, Span span) {
  if (!span.known() || source == nullptr) return std::nullopt;
  return source->lineOf(span.begin);
}

std::string placeText(std::optional<std::uint32_t> line, std::uint32_t node) {
  return line ? "line " + std::to_string(*line) : "node " + std::to_string(node);
}

std::string wholePercent(double share) {
  const auto percent = static_cast<int>(std::lround(share * 100));
  return percent == 0 ? "under 1 %" : std::to_string(percent) + " %";
}

std::string textOf(const Explanation& explanation, const engine::Obstacle& obstacle) {
  if (obstacle.node == 0) return obstacle.what;
  return obstacle.what + " (" + placeText(lineOf(explanation.source, obstacle.span), obstacle.node) + ")";
}

/// What is said of several places, with all of them, where it is said first: "lines 3, 7 and 9".
class SaidOfPlaces {
 public:
  explicit SaidOfPlaces(const Explanation& explanation) : m_explanation(explanation) {}

  void add(const std::string& what, Span span, std::uint32_t node) {
    auto said = std::ranges::find(m_all, what, &Said::what);
    if (said == m_all.end()) said = m_all.insert(m_all.end(), Said{what, {}, {}});
    const std::optional<std::uint32_t> line = lineOf(m_explanation.source, span);
    std::vector<std::uint32_t>& places = line ? said->lines : said->nodes;
    const std::uint32_t place = line.value_or(node);
    const bool isPlace = line || node != 0;
    if (isPlace && std::ranges::find(places, place) == places.end()) places.push_back(place);
  }

  /// Each with its places, in words.
  std::vector<std::pair<std::string, std::string>> take() {
    std::vector<std::pair<std::string, std::string>> texts;
    for (Said& said : m_all) {
      const std::string lines = inWords("line", said.lines);
      const std::string nodes = inWords("node", said.nodes);
      texts.emplace_back(std::move(said.what), lines + (lines.empty() || nodes.empty() ? "" : ", ") + nodes);
    }
    return texts;
  }

 private:
  struct Said {
    std::string what;
    std::vector<std::uint32_t> lines;
    std::vector<std::uint32_t> nodes;
  };

  static std::string inWords(const std::string& word, const std::vector<std::uint32_t>& numbers) {
    if (numbers.empty()) return {};
    std::string text = word + (numbers.size() > 1 ? "s " : " ") + std::to_string(numbers.front());
    for (std::size_t i = 1; i < numbers.size(); ++i)
      text += (i + 1 == numbers.size() ? " and " : ", ") + std::to_string(numbers[i]);
    return text;
  }

  const Explanation& m_explanation;
  std::vector<Said> m_all;
};

/// What stands in the way of faster forms, each once with all of its lines.
std::string obstaclesText(const Explanation& explanation) {
  SaidOfPlaces causes(explanation);
  const std::vector<engine::Obstacle>& obstacles = explanation.compilation.obstacles;
  for (const engine::Obstacle& obstacle : obstacles) causes.add(obstacle.what, obstacle.span, obstacle.node);
  std::string text;
  for (const auto& [what, places] : causes.take()) {
    const std::string instead = std::ranges::find(obstacles, what, &engine::Obstacle::what)->instead;
    text += "  A faster kind of position is ruled out by " + what +
            (places.empty() ? "" : " (" + places + ")") + (instead.empty() ? "" : "; instead, " + instead) +
            "\n";
  }
  return text;
}

/// The places with the largest shares; `parts` each have a node, a span and a share.
template <typename Parts>
std::string sharesText(const Parts& parts, const SourcePtr& source) {
  constexpr std::size_t mostPlaces = 6;
  constexpr double least = 0.03;
  std::vector<std::pair<std::string, double>> places;
  for (const auto& part : parts) {
    const std::string place = placeText(lineOf(source, part.span), part.node);
    auto same = std::ranges::find(places, place, &std::pair<std::string, double>::first);
    if (same == places.end()) same = places.insert(same, {place, 0});
    same->second += part.share;
  }
  std::ranges::stable_sort(places, std::ranges::greater(), &std::pair<std::string, double>::second);
  std::string text;
  for (std::size_t i = 0; i < std::min(mostPlaces, places.size()) && places[i].second >= least; ++i)
    text += (i == 0 ? "" : ", ") + places[i].first + " " + wholePercent(places[i].second);
  return text;
}

/// Why there is no native code, and which lines are the longest in code.
std::string whyInterpretedText(const Explanation& explanation) {
  const engine::Compilation& compilation = explanation.compilation;
  const std::string largest = sharesText(compilation.largest, explanation.source);
  return "  No native code, which is many times faster: " + compilation.reason +
         (largest.empty() ? "" : "; of the longest code " + largest) + "\n";
}

std::string headText(const Explanation& explanation) {
  const engine::Compilation& compilation = explanation.compilation;
  if (compilation.execution == Execution::Reference) {
    if (compilation.obstacles.empty()) return "  Played by the kernel\n";
    return "  Played by the kernel: there is no code for " +
           textOf(explanation, compilation.obstacles.back()) + "\n" + obstaclesText(explanation);
  }
  const bool isNative = compilation.execution == Execution::Native;
  const std::size_t inStep = compilation.program->playoutsInStep();
  return std::string(isNative ? "  Translated to native code" : "  Interpreted") +
         (inStep > 1 ? "; many playouts run " + std::to_string(inStep) + " in step" : "") +
         "; positions of " + std::to_string(compilation.program->positionBytes()) + " bytes hold " +
         std::string(engine::capabilitiesOf(compilation.encoding.tokens).description) + "; the turn is " +
         std::string(engine::capabilitiesOf(compilation.encoding.turn).description) + "\n" +
         (isNative ? "" : whyInterpretedText(explanation)) + obstaclesText(explanation);
}

/// And how often the kernel had to play on.
std::string profileText(const Explanation& explanation) {
  if (!explanation.profile) return "";
  const bench::Profile& profile = *explanation.profile;
  std::string text = "  Work of random games: " + workText(profile, explanation.source) + "\n";
  if (profile.outgrown > 0)
    text += "  In " + countText(profile.outgrown) + " of " + countText(profile.playouts) +
            " random games a position had no room for what happened, and the kernel played on\n";
  return text;
}

Json profileJson(const Explanation& explanation) {
  const bench::Profile& profile = *explanation.profile;
  Json parts = Json::array();
  for (const bench::Profile::Part& part : profile.parts) {
    Json json{{"node", part.node}, {"share", part.share}};
    if (const std::optional<std::uint32_t> line = lineOf(explanation.source, part.span)) json["line"] = *line;
    parts.push_back(std::move(json));
  }
  return {{"parts", std::move(parts)},
          {"turnsAndDraws", profile.rest},
          {"playouts", profile.playouts},
          {"outgrown", profile.outgrown}};
}

Json obstaclesJson(const Explanation& explanation) {
  Json obstacles = Json::array();
  for (const engine::Obstacle& obstacle : explanation.compilation.obstacles) {
    Json json{{"tokens", engine::capabilitiesOf(obstacle.encoding.tokens).name},
              {"turn", engine::capabilitiesOf(obstacle.encoding.turn).name},
              {"reason", obstacle.what}};
    if (!obstacle.instead.empty()) json["instead"] = obstacle.instead;
    if (obstacle.node != 0) json["node"] = obstacle.node;
    if (const std::optional<std::uint32_t> line = lineOf(explanation.source, obstacle.span))
      json["line"] = *line;
    obstacles.push_back(std::move(json));
  }
  return obstacles;
}

Json constructsJson(const Explanation& explanation) {
  Json constructs = Json::array();
  for (const engine::MethodNote& note : explanation.compilation.notes) {
    Json json{{"construct", note.construct}, {"method", engine::nameOf(note.method)}, {"node", note.node}};
    if (const std::optional<std::uint32_t> line = lineOf(explanation.source, note.span)) json["line"] = *line;
    constructs.push_back(std::move(json));
  }
  return constructs;
}

}  // namespace

std::string workText(const bench::Profile& profile, const SourcePtr& source) {
  const std::string text = sharesText(profile.parts, source);
  return text + (text.empty() ? "" : "; ") + "turns and draws " + wholePercent(profile.rest);
}

std::string explanationText(const std::vector<Explanation>& explanations) {
  std::string text;
  for (const Explanation& explanation : explanations) {
    text += gameText(explanation.game, explanation.size) + "\n" + headText(explanation) +
            profileText(explanation);
    SaidOfPlaces methods(explanation);
    for (const engine::MethodNote& note : explanation.compilation.notes)
      methods.add(note.construct + ": " + std::string(engine::describe(note.method)), note.span, note.node);
    for (const auto& [what, places] : methods.take()) text += "  " + places + ", " + what + "\n";
  }
  return text;
}

std::string explanationJson(const std::vector<Explanation>& explanations, bool complete) {
  Json games = Json::array();
  for (const Explanation& explanation : explanations) {
    const engine::Compilation& compilation = explanation.compilation;
    Json game{{"game", explanation.game}, {"players", explanation.rules->seats()}};
    if (explanation.size)
      game["constant"] = {{"name", explanation.size->name}, {"value", explanation.size->value}};
    game["execution"] = nameOf(compilation.execution);
    if (compilation.execution == Execution::Reference) {
      game["reason"] = compilation.reason;
      game["node"] = compilation.node;
    } else {
      game["tokens"] = engine::capabilitiesOf(compilation.encoding.tokens).name;
      game["turn"] = engine::capabilitiesOf(compilation.encoding.turn).name;
      game["positionBytes"] = compilation.program->positionBytes();
      game["playoutsInStep"] = compilation.program->playoutsInStep();
      if (compilation.execution == Execution::Interpreted) game["reason"] = compilation.reason;
    }
    game["obstacles"] = obstaclesJson(explanation);
    game["constructs"] = constructsJson(explanation);
    if (explanation.profile) game["work"] = profileJson(explanation);
    games.push_back(std::move(game));
  }
  const Json document{
      {"format", "ludo-explain"}, {"version", 1}, {"complete", complete}, {"games", std::move(games)}};
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::cli
