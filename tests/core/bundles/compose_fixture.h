// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "core/base/files.h"
#include "core/service/analysis.h"

namespace ludo::bundles::testing {

namespace fs = std::filesystem;

/// Each test has a folder with a game and bundles beside it.
class Compose : public ::testing::Test {
 protected:
  void SetUp() override {
    m_folder = fs::temp_directory_path() / ("ludo-compose-" + std::to_string(::getpid()));
    fs::create_directories(m_folder / "bundles");
  }
  void TearDown() override { fs::remove_all(m_folder); }

  void bundle(const std::string& id, const std::string& keys, const std::string& blocks = "") const {
    const std::string head = R"(```yaml
section: "bundle"
id: ")" + id + R"("
name: ")" + id + R"("
version: "1.0.0"
)" + keys + "```\n\n";
    ASSERT_TRUE(writeFile((m_folder / "bundles" / (id + ".md")).string(), head + blocks));
  }

  /// A small game that uses what `items` say.
  service::AnalysisPtr game(const std::string& items, const std::string& further = "") const {
    const std::string text =
        R"y(```yaml
section: "metadata"
id: "g"
players: { min: 2, max: 2 }
```

```yaml
section: "constants"
TWO: 2
```

```yaml
section: "variables"
global:
  heat: { max: 9, min: 0 }
perPlayer:
  gold: { min: 0, max: 9 }
```

```yaml
section: "zones"
items:
  - { id: "deck" }
  - { id: "hand", owner: "player" }
```

```yaml
section: "tokenTypes"
items:
  - { id: "card", props: { cost: 1 } }
```

```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "deck", count: "TWO" }
  - draw: { from: "deck", to: "hand:all", count: 1 }
```

```yaml
section: "turn"
phases:
  - { id: "main" }
  - { id: "late", actions: 0 }
```

```yaml
section: "actions"
items:
  - id: "wait"
    phase: "main"
    effects:
      - addVar: { scope: "global", var: "heat", delta: 1 }
      - addVar: { scope: "pvar", player: "actor", var: "gold", delta: { ref: "tokenProp", token: "top(hand:actor)", prop: "cost" } }
```

```yaml
section: "end"
items:
  - { id: "hot", when: { op: ">=", left: { ref: "gvar", var: "heat" }, right: 9 }, result: { type: "draw" } }
  - { id: "rich", when: { op: ">=", left: { ref: "pvar", player: "actor", var: "gold" }, right: 9 }, result: { type: "win" } }
```

)y" + further +
        R"(```yaml
section: "bundles"
items:
)" + items +
        "```\n";
    return service::analyse(std::make_shared<const SourceText>((m_folder / "game.md").string(), text));
  }

  std::string problems(const std::string& items, const std::string& further = "") const {
    const service::AnalysisPtr analysis = game(items, further);
    std::string text;
    for (const diagnostics::Diagnostic& d : analysis->diagnostics) {
      text += std::string(d.kind->code) + " <" +
              std::string(d.span.known() ? analysis->source->view(d.span) : "") + "> " + d.message +
              (d.suggestion.empty() ? "" : "; " + d.suggestion) + '\n';
    }
    return text;
  }

  fs::path m_folder;
};

}  // namespace ludo::bundles::testing
