// SPDX-License-Identifier: Apache-2.0
#include "core/agents/registry.h"

#include <algorithm>

#include "core/agents/search_agents.h"
#include "core/base/nearest.h"

namespace ludo::agents {
namespace {

template <AgentPtr (*make)()>
AgentPtr plain(const AgentSettings&, const engine::ProgramPtr&) {
  return make();
}

AgentPtr greedy(const AgentSettings&, const engine::ProgramPtr& program) {
  return makeGreedyAgent(program);
}

/// The kind that a text names and what is set, or what is wrong.
struct Named {
  const AgentKind& kind;
  AgentSettings settings;
};

Failure unknownAgent(const std::string& name) {
  const std::vector<std::string> names = agentNames();
  std::string text = "unknown agent '" + name + "'";
  if (const std::optional<std::string> meant = nearest(name, names))
    text += "; did you mean '" + *meant + "'?";
  std::string list;
  for (const std::string& known : names) list += (list.empty() ? "" : ", ") + known;
  return {text + "\nKnown: " + list};
}

Result<Named> read(const std::string& text) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const auto kind = std::ranges::find(agentKinds(), name, &AgentKind::name);
  if (kind == agentKinds().end()) return unknownAgent(name);
  Result<AgentSettings> settings =
      AgentSettings::read("agent '" + name + "'", kind->options,
                          colon == std::string::npos ? "" : std::string_view(text).substr(colon + 1));
  if (!settings) return Failure{settings.failure()};
  return Named{*kind, std::move(*settings)};
}

}  // namespace

const std::vector<AgentKind>& agentKinds() {
  static const std::vector<AgentKind> kinds{
      {"random", "Any legal move, each with the same chance.", {}, false, plain<makeRandomAgent>},
      {"randomTurn", "Any whole turn, each with the same chance.", {}, false, plain<makeRandomTurnAgent>},
      {"greedy", "What looks best one move ahead.", {}, false, greedy},
      {"flat", "The move after which random games end best.", flatOptions(), true, makeFlatAgent},
      {"uct", "Searches a tree of moves by playing games in thought.", uctOptions(), true, makeUctAgent},
      {"ismcts", "The same by what each player sees, for every game.", ismctsOptions(), true,
       makeIsmctsAgent}};
  return kinds;
}

std::vector<std::string> agentNames() {
  std::vector<std::string> names;
  for (const AgentKind& kind : agentKinds()) names.push_back(kind.name);
  return names;
}

std::optional<std::string> agentMistake(const std::string& text) {
  const Result<Named> named = read(text);
  if (named) return std::nullopt;
  return named.failure();
}

Result<AgentPtr> makeAgent(const std::string& text, const engine::ProgramPtr& program) {
  const Result<Named> named = read(text);
  if (!named) return Failure{named.failure()};
  return named->kind.make(named->settings, program);
}

std::string quickerAgent(const std::string& text) {
  const Result<Named> named = read(text);
  constexpr std::uint64_t fewest = 10;
  const auto isIterations = [](const AgentOption& option) { return option.name == "iterations"; };
  if (named && std::ranges::any_of(named->kind.options, isIterations)) {
    const std::uint64_t fewer = named->settings.count("iterations") / 10;
    if (fewer >= fewest) return named->kind.name + ":iterations=" + std::to_string(fewer);
  }
  return named && named->kind.name == "greedy" ? "random" : "greedy";
}

bool useProgram(const std::vector<std::string>& texts) {
  return std::ranges::any_of(texts, [](const std::string& text) {
    const Result<Named> named = read(text);
    return named && named->kind.usesProgram;
  });
}

std::vector<std::string> joinOptions(const std::vector<std::string>& parts) {
  std::vector<std::string> texts;
  for (const std::string& part : parts) {
    const bool goesOn = part.find('=') != std::string::npos && part.find(':') == std::string::npos;
    if (goesOn && !texts.empty()) {
      texts.back() += "," + part;
    } else {
      texts.push_back(part);
    }
  }
  return texts;
}

}  // namespace ludo::agents
