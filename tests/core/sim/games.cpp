// SPDX-License-Identifier: Apache-2.0
#include "games.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/base/files.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"

namespace ludo::testing {
namespace {

kernel::RulesPtr compiled(const std::string& name, std::string content, kernel::Seat players) {
  const auto source = std::make_shared<const SourceText>(name, std::move(content));
  const service::AnalysisPtr analysis = service::analyse(source);
  if (!analysis->game) {
    const std::string problems = diagnostics::renderText(analysis->diagnostics, source.get());
    ADD_FAILURE() << problems;
    throw std::runtime_error(problems);
  }
  return kernel::makeRules(analysis->game, players);
}

}  // namespace

kernel::RulesPtr sample(const std::string& name, kernel::Seat players) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  return compiled(path, std::move(*content), players);
}

kernel::RulesPtr game(const std::string& blocks, int maxTurns) {
  const std::string head = block(R"(section: "metadata"
id: "test"
players: { min: 2, max: 2 }
maxTurns: )" + std::to_string(maxTurns) +
                                 "\n");
  return compiled("test.md", "# Test\n\n" + head + blocks, 2);
}

std::string block(const std::string& yaml) {
  return "```yaml\n" + yaml + "```\n\n";
}

std::string plainTurn() {
  return block(R"(section: "turn"
phases:
  - id: "main"
    actions: 1
)");
}

kernel::RulesPtr switchGame() {
  return game(block(R"(section: "variables"
global:
  on: { type: "int", init: 0, min: 0, max: 1 }
)") + plainTurn() +
              block(R"(section: "actions"
items:
  - id: "flip"
    actor: "active"
    phase: "main"
    effects:
      - setVar:
          scope: "global"
          var: "on"
          value: { op: "-", left: 1, right: { ref: "gvar", var: "on" } }
)") + block(R"(section: "end"
items:
  - id: "never"
    when: { op: ">", left: { ref: "gvar", var: "on" }, right: 1 }
    result: { type: "draw" }
)"));
}

kernel::RulesPtr choiceGame() {
  return game(block(R"(section: "variables"
global:
  on: { type: "int", init: 0, min: 0, max: 1 }
)") + plainTurn() +
              block(R"(section: "actions"
items:
  - id: "flip"
    actor: "active"
    phase: "main"
    params: [{ name: "$to", domain: { query: "intsInRange", min: 0, max: 1 } }]
    effects:
      - setVar: { scope: "global", var: "on", value: "$to" }
)") + block(R"(section: "end"
items:
  - id: "never"
    when: { op: ">", left: { ref: "gvar", var: "on" }, right: 1 }
    result: { type: "draw" }
)"));
}

}  // namespace ludo::testing
