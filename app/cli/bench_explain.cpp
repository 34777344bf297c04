// SPDX-License-Identifier: Apache-2.0
#include "app/cli/bench_explain.h"

#include <nlohmann/json.hpp>

#include "app/cli/bench_report.h"
#include "app/cli/table.h"
#include "core/metrics/rule_index.h"

namespace ludo::cli {
namespace {

using engine::Execution;
using engine::TokenForm;
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

std::string_view nameOf(TokenForm form) {
  switch (form) {
    case TokenForm::Cells:
      return "cells";
    case TokenForm::Counts:
      return "counts";
    case TokenForm::Ids:
      return "ids";
  }
  return "";
}

std::string_view describe(TokenForm form) {
  switch (form) {
    case TokenForm::Cells:
      return "sets of zones with one token each";
    case TokenForm::Counts:
      return "numbers of tokens that nobody can tell apart";
    case TokenForm::Ids:
      return "every token by itself";
  }
  return "";
}

std::optional<std::uint32_t> lineOf(const Explanation& explanation, Span span) {
  if (!span.known() || explanation.source == nullptr) return std::nullopt;
  return explanation.source->lineOf(span.begin);
}

std::string placeText(std::optional<std::uint32_t> line, std::uint32_t node) {
  return line ? "line " + std::to_string(*line) : "node " + std::to_string(node);
}

std::string headText(const Explanation& explanation) {
  const engine::Compilation& compilation = explanation.compilation;
  if (compilation.execution == Execution::Reference) {
    std::string text = "  Played by the kernel: there is no code for " + compilation.reason;
    if (compilation.node == 0) return text + "\n";
    const metrics::RuleIndex index(explanation.rules->def());
    const Span span = index.at(compilation.node).span;
    return text + " (" + placeText(lineOf(explanation, span), compilation.node) + ")\n";
  }
  const bool isNative = compilation.execution == Execution::Native;
  const std::size_t inStep = compilation.program->playoutsInStep();
  return std::string(isNative ? "  Translated to native code" : "  Interpreted") +
         (inStep > 1 ? "; many playouts run " + std::to_string(inStep) + " in step" : "") +
         "; positions of " + std::to_string(compilation.program->positionBytes()) + " bytes hold " +
         std::string(describe(compilation.form.tokens)) + "; the turn is " +
         (compilation.form.freeTurn ? "looked up in play" : "known where code is written") + "\n" +
         (isNative ? "" : "  No native code, which is many times faster: " + compilation.reason + "\n");
}

Json constructsJson(const Explanation& explanation) {
  Json constructs = Json::array();
  for (const engine::PathNote& note : explanation.compilation.notes) {
    Json json{{"construct", note.construct}, {"path", engine::nameOf(note.path)}, {"node", note.node}};
    if (const std::optional<std::uint32_t> line = lineOf(explanation, note.span)) json["line"] = *line;
    constructs.push_back(std::move(json));
  }
  return constructs;
}

}  // namespace

std::string explanationText(const std::vector<Explanation>& explanations) {
  std::string text;
  for (const Explanation& explanation : explanations) {
    text += gameText(explanation.game, explanation.size) + "\n" + headText(explanation);
    for (const engine::PathNote& note : explanation.compilation.notes) {
      text += "  " + placeText(lineOf(explanation, note.span), note.node) + ", " + note.construct + ": " +
              std::string(engine::describe(note.path)) + "\n";
    }
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
      game["tokens"] = nameOf(compilation.form.tokens);
      game["turn"] = compilation.form.freeTurn ? "inPlay" : "known";
      game["positionBytes"] = compilation.program->positionBytes();
      game["playoutsInStep"] = compilation.program->playoutsInStep();
      if (compilation.execution == Execution::Interpreted) game["reason"] = compilation.reason;
    }
    game["constructs"] = constructsJson(explanation);
    games.push_back(std::move(game));
  }
  const Json document{
      {"format", "ludo-explain"}, {"version", 1}, {"complete", complete}, {"games", std::move(games)}};
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::cli
