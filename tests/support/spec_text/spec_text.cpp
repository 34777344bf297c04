// SPDX-License-Identifier: Apache-2.0
#include "spec_text.h"

#include <algorithm>
#include <utility>

namespace ludo::testing {
namespace {

const std::vector<std::pair<std::string, std::string>>& hostSections() {
  static const std::vector<std::pair<std::string, std::string>> sections = {
      {"metadata", "id: \"host\"\nplayers: { min: 2, max: 2 }\n"},
      {"constants", "GOAL: 10\nHAND_LIMIT: 5\n"},
      {"variables",
       "global:\n  threat: { type: \"int\", init: 0, min: 0, max: 12 }\n"
       "perPlayer:\n  money: { type: \"int\", init: 2, min: 0, max: 99 }\n"},
      {"zones",
       "items:\n"
       "  - id: \"deck\"\n    visibility: \"hidden\"\n"
       "  - id: \"market\"\n"
       "  - id: \"hand\"\n    owner: \"player\"\n    visibility: \"owner\"\n    ordering: \"set\"\n"
       "  - id: \"discard\"\n    owner: \"player\"\n"},
      {"boards", "items:\n  - id: \"cell\"\n    shape: { grid: { rows: 3, cols: 3 } }\n    capacity: 1\n"},
      {"tokenTypes", "items:\n  - id: \"card\"\n    props: { cost: 1 }\n"},
      {"setup",
       "items:\n  - createToken: { type: \"card\", zone: \"deck\", count: \"GOAL\" }\n"
       "  - createToken: { type: \"card\", zone: \"market\" }\n"},
      {"turn", "phases:\n  - id: \"main\"\n    actions: 1\n"},
      {"actions",
       "items:\n  - id: \"wait\"\n    phase: \"main\"\n    effects:\n"
       "      - draw: { from: \"deck\", to: \"hand:actor\", count: \"HAND_LIMIT\" }\n"
       "      - addVar: { scope: \"global\", var: \"threat\", delta: 1 }\n"
       "      - moveAll:\n          from: \"market\"\n          to: \"discard:actor\"\n"
       "          filter: { op: \">\", left: { ref: \"tokenProp\", token: \"$token\", prop: \"cost\" }, "
       "right: 0 }\n"},
      {"end",
       "items:\n  - id: \"tooHot\"\n    when: { op: \">=\", left: { ref: \"gvar\", var: \"threat\" }, right: "
       "12 }\n"
       "    result: { type: \"lossAll\" }\n"},
      {"scoring", "score: { ref: \"pvar\", player: \"actor\", var: \"money\" }\n"},
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
    text += block("section: \"" + section + "\"\n" + content);
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
