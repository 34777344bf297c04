// SPDX-License-Identifier: Apache-2.0
#include "core/decompile/decompile.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <set>

#include "core/base/files.h"
#include "core/compile/compile.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/service/analysis.h"
#include "core/spec/read_spec.h"
#include "core/text/json_data.h"
#include "random_game.h"

namespace ludo::decompile {
namespace {

std::string json(const language::GameDef& game) {
  return text::writeJson(language::writeGameDef(game));
}

std::string shown(const diagnostics::List& diagnostics) {
  std::string text;
  for (const diagnostics::Diagnostic& d : diagnostics) text += d.path + ": " + d.message + '\n';
  return text;
}

service::AnalysisPtr analysed(const std::string& text) {
  return service::analyse(std::make_shared<const SourceText>("game.md", text));
}

TEST(Decompile, EverySampleComesBackAsTheSameGame) {
  std::size_t samples = 0;
  std::vector<std::filesystem::path> paths;
  for (const char* folder : {LUDO_SOURCE_DIR "/samples", LUDO_SOURCE_DIR "/tests/core/bundles/hosts"}) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".md") paths.push_back(entry.path());
    }
  }
  for (const std::filesystem::path& path : paths) {
    SCOPED_TRACE(path.string());
    Result<std::string> written = readFile(path.string());
    ASSERT_TRUE(written);
    const service::AnalysisPtr first = analysed(*written);
    ASSERT_NE(first->game, nullptr);
    const std::string text = writeSpecification(specificationOf(*first->game));
    const service::AnalysisPtr second = analysed(text);
    ASSERT_NE(second->game, nullptr) << shown(second->diagnostics);
    EXPECT_EQ(json(*second->game), json(*first->game));
    // And from there on nothing changes at all.
    EXPECT_EQ(writeSpecification(specificationOf(*second->game)), text);
    ++samples;
  }
  EXPECT_GE(samples, 25U);
}

/// What the text says once it is read and compiled, names unresolved.
language::GameDef readBack(const std::string& text, diagnostics::List& diagnostics) {
  const text::MarkdownDocument markdown =
      text::readMarkdown(std::make_shared<const SourceText>("game.md", text), diagnostics);
  return compile::compile(spec::readSpec(markdown, diagnostics).document, diagnostics);
}

RC_GTEST_PROP(Decompile, EveryGameComesBackAsTheSameGame, ()) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  const language::GameDef game = testing::randomGame(rng);
  const std::string text = writeSpecification(specificationOf(game));
  diagnostics::List diagnostics;
  const language::GameDef again = readBack(text, diagnostics);
  if (!diagnostics.empty() || json(again) != json(game)) RC_LOG() << text << shown(diagnostics);
  RC_ASSERT(!diagnostics::hasErrors(diagnostics));
  RC_ASSERT(json(again) == json(game));
}

TEST(Decompile, RandomGamesHoldEveryConstruct) {
  std::set<const language::Type*> seen;
  Rng rng(1);
  for (int i = 0; i < 300; ++i) {
    language::GameDef game = testing::randomGame(rng);
    language::walk(language::gameDefType(), &game,
                   [&](const language::Type& type, void*, const language::Path&) {
                     seen.insert(&type);
                     return true;
                   });
  }
  for (const language::Type* type : language::allTypes()) {
    for (language::TypeGetter alternative : type->alternatives) {
      const language::Type& record = alternative();
      if (record.kind != language::TypeKind::Record || record.macro || !seen.contains(type)) continue;
      EXPECT_TRUE(seen.contains(&record)) << record.name;
    }
  }
}

constexpr const char* twoDoors = R"(# x

```yaml
section: "metadata"
id: "two_doors"
name: "Two *doors*"
description: "1. Open one.\n\nKeep the other."
players: { min: 1, max: 1 }
```

```yaml
section: "zones"
items:
  - { id: "left" }
  - { id: "right", adjacentTo: ["left"], directions: [{ direction: "w", to: "left" }], x: 100 }
```

```yaml
section: "regions"
items:
  - { id: "doors", zones: ["left", "right"] }
```

```yaml
section: "tokenTypes"
items:
  - { id: "key" }
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "actions"
items:
  - id: "open"
    label: "Open {$door}"
    phase: "main"
    params: [{ name: "$door", domain: { query: "zones", in: "doors" } }]
    effects: [{ place: { type: "key", zone: "$door" } }]
  - { id: "wait", phase: "main" }
```

```yaml
section: "end"
items:
  - { id: "opened", when: { is: "occupied", zone: "left" }, result: { type: "winAll" } }
```
)";

constexpr const char* twoDoorsWrittenOut = R"(# Two \*doors\*

1\. Open one. Keep the other.

```yaml
section: "metadata"
id: "two_doors"
name: "Two *doors*"
description: "1. Open one.\n\nKeep the other."
players: { min: 1, max: 1 }
```

## Zones

Places for tokens.

```yaml
section: "zones"
items:
  - { id: "left" }
  - id: "right"
    adjacentTo: ["left"]
    directions:
      - { direction: "w", to: "left" }
    x: 100
```

## Regions

Named sets of zones that are not of one board.

```yaml
section: "regions"
items:
  - id: "doors"
    zones: ["left", "right"]
```

## Token types

Kinds of tokens.

```yaml
section: "tokenTypes"
items:
  - { id: "key" }
```

## Turn

Who plays when.

```yaml
section: "turn"
phases:
  - { id: "main" }
```

## Actions

What players can do.

### Open {$door}

```yaml
section: "actions"
items:
  - id: "open"
    label: "Open {$door}"
    phase: "main"
    params:
      - name: "$door"
        domain: { query: "zones", in: "doors" }
    effects:
      - place: { type: "key", zone: "$door" }
```

### wait

```yaml
section: "actions"
items:
  - { id: "wait", phase: "main" }
```

## End

When the game ends.

```yaml
section: "end"
items:
  - id: "opened"
    when: { is: "occupied", zone: "left" }
    result: { type: "winAll" }
```
)";

TEST(Decompile, TheTextIsMadeForReading) {
  const service::AnalysisPtr analysis = analysed(twoDoors);
  ASSERT_NE(analysis->game, nullptr) << shown(analysis->diagnostics);
  EXPECT_EQ(writeSpecification(specificationOf(*analysis->game)), twoDoorsWrittenOut);
}

}  // namespace
}  // namespace ludo::decompile
