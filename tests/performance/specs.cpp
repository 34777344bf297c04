// SPDX-License-Identifier: Apache-2.0
#include "specs.h"

#include <stdexcept>

#include "core/base/files.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"

namespace ludo::performance {
namespace {

kernel::RulesPtr compiled(const SourcePtr& source) {
  const service::AnalysisPtr analysis = service::analyse(source);
  if (!analysis->rules)
    throw std::runtime_error(diagnostics::renderText(analysis->diagnostics, source.get()));
  return analysis->rules;
}

}  // namespace

SourcePtr sampleSource(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  return std::make_shared<const SourceText>(path, std::move(*content));
}

kernel::RulesPtr sample(const std::string& name) {
  return compiled(sampleSource(name));
}

SourcePtr longSpecification(int lines) {
  std::string content = sampleSource("deck-builder")->content();
  auto source = std::make_shared<const SourceText>("long.md", content);
  for (int i = 0; static_cast<int>(source->lineCount()) < lines; ++i) {
    content += "\nOne may also sell a card, way " + std::to_string(i) +
               R"(.

```yaml
section: "actions"
items:
  - id: "sell)" +
               std::to_string(i) +
               R"("
    label: "Sell {$card}"
    actor: "active"
    phase: "buy"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "hand:actor" }
    pre: { op: ">", left: { ref: "tokenProp", token: "$card", prop: "cost" }, right: 2 }
    effects:
      - addVar: { scope: "global", var: "coins", delta: 1 }
      - moveToken: { token: "$card", to: "supply" }
```
)";
    source = std::make_shared<const SourceText>("long.md", content);
  }
  return source;
}

kernel::RulesPtr endlessGame(int turns) {
  const std::string content =
      R"(# Endless

```yaml
section: "metadata"
id: "endless"
players: { min: 2, max: 2 }
maxTurns: )" +
      std::to_string(turns) + R"(
```

```yaml
section: "boards"
items:
  - id: "cell"
    shape: { grid: { rows: 8, cols: 8 } }
    capacity: 1
```

```yaml
section: "tokenTypes"
items:
  - id: "piece"
```

```yaml
section: "setup"
items:
  - createToken: { type: "piece", zone: "cell_0_0", owner: "0" }
  - createToken: { type: "piece", zone: "cell_7_7", owner: "1" }
```

```yaml
section: "turn"
phases:
  - id: "main"
    actions: 1
```

```yaml
section: "actions"
items:
  - id: "step"
    actor: "active"
    phase: "main"
    params:
      - name: "$piece"
        domain: { query: "tokens", player: "actor" }
      - name: "$to"
        domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } }
    effects:
      - moveToken: { token: "$piece", to: "$to" }
```

```yaml
section: "end"
items:
  - { id: "never", when: { op: "==", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: 0 }, result: { type: "draw" } }
```
)";
  return compiled(std::make_shared<const SourceText>("endless.md", content));
}

}  // namespace ludo::performance
