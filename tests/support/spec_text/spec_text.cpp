// SPDX-License-Identifier: Apache-2.0
#include "spec_text.h"

#include <algorithm>
#include <utility>

namespace ludo::testing {
namespace {

const std::vector<std::pair<std::string, std::string>>& hostSections() {
  static const std::vector<std::pair<std::string, std::string>> sections = {
      {"metadata", R"(id: "host"
players: { min: 2, max: 2 }
)"},
      {"constants", R"(GOAL: 10
HAND_LIMIT: 5
)"},
      {"variables",
       R"(global:
  threat: { type: "int", init: 0, min: 0, max: 12 }
perPlayer:
  money: { type: "int", init: 2, min: 0, max: 99 }
)"},
      {"zones",
       R"(items:
  - id: "deck"
    visibility: "hidden"
  - id: "market"
  - id: "hand"
    owner: "player"
    visibility: "owner"
    ordering: "set"
  - id: "discard"
    owner: "player"
)"},
      {"boards", R"(items:
  - id: "cell"
    shape: { grid: { rows: 3, cols: 3 } }
    capacity: 1
)"},
      {"tokenTypes", R"(items:
  - id: "card"
    props: { cost: 1 }
)"},
      {"setup",
       R"(items:
  - createToken: { type: "card", zone: "deck", count: "GOAL" }
  - createToken: { type: "card", zone: "market" }
)"},
      {"turn", R"(phases:
  - id: "main"
    actions: 1
)"},
      {"actions",
       R"(items:
  - id: "wait"
    phase: "main"
    effects:
      - draw: { from: "deck", to: "hand:actor", count: "HAND_LIMIT" }
      - addVar: { scope: "global", var: "threat", delta: 1 }
      - moveAll:
          from: "market"
          to: "discard:actor"
          filter: { op: ">", left: { ref: "tokenProp", token: "$token", prop: "cost" }, right: 0 }
)"},
      {"end",
       R"(items:
  - id: "tooHot"
    when: { op: ">=", left: { ref: "gvar", var: "threat" }, right: 12 }
    result: { type: "lossAll" }
)"},
      {"scoring", R"(score: { ref: "pvar", player: "actor", var: "money" }
)"},
  };
  return sections;
}

std::string_view severityWord(diagnostics::Severity severity) {
  switch (severity) {
    case diagnostics::Severity::Error:
      return "error";
    case diagnostics::Severity::Warning:
      return "warning";
    case diagnostics::Severity::Info:
      return "info";
  }
  return "";
}

}  // namespace

std::string block(const std::string& yaml) {
  return "```yaml\n" + yaml + "```\n\n";
}

std::string hostGame(const std::vector<std::string>& without) {
  std::string text = "# Host\n\n";
  for (const auto& [section, content] : hostSections()) {
    if (std::find(without.begin(), without.end(), section) != without.end()) continue;
    text += block(R"(section: ")" + section + "\"\n" + content);
  }
  return text;
}

service::AnalysisPtr analysed(const std::string& text) {
  return service::analyse(std::make_shared<const SourceText>("game.md", text));
}

WithCursor withCursor(std::string text) {
  std::size_t offset = text.find('@');
  text.erase(offset, 1);
  return {std::move(text), offset};
}

std::string shown(const service::Analysis& analysis) {
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : analysis.diagnostics) {
    text += std::string(severityWord(diagnostic.severity())) + ' ' + std::string(diagnostic.kind->code) +
            " <" + std::string(diagnostic.span.known() ? analysis.source->view(diagnostic.span) : "") + "> " +
            diagnostic.message + (diagnostic.suggestion.empty() ? "" : "; " + diagnostic.suggestion) + '\n';
  }
  return text;
}

}  // namespace ludo::testing
