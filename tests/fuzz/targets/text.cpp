// SPDX-License-Identifier: Apache-2.0
// The readers of text that know nothing of games.
#include "../checks.h"
#include "../mutate/document.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/service/loose_yaml.h"
#include "core/text/json_data.h"
#include "core/text/markdown.h"
#include "core/text/strict_yaml.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t largestText = std::size_t{16} << 20U;
/// Of what is read as data whole; a recorded game is read ply by ply.
constexpr std::size_t largestJson = std::size_t{16} << 20U;

Span wholeOf(const SourceText& source) {
  return {0, static_cast<std::uint32_t>(source.content().size())};
}

void checkBlocks(const text::MarkdownDocument& document) {
  std::uint32_t done = 0;
  for (const text::YamlBlock& block : document.blocks) {
    require(block.fence.begin >= done && block.fence.begin <= block.content.begin &&
                block.content.begin <= block.content.end && block.content.end <= block.fence.end &&
                block.fence.end <= document.source->content().size(),
            "a block is not where it can be");
    done = block.fence.end;
  }
}

void feedMarkdown(std::string_view input) {
  diagnostics::List diagnostics;
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(input));
  const text::MarkdownDocument document = text::readMarkdown(source, diagnostics);
  checkDiagnostics(*source, diagnostics);
  checkBlocks(document);
  for (const text::YamlBlock& block : document.blocks) {
    const std::size_t middle = (block.content.begin + block.content.end) / 2;
    service::readLoosely(source->content(), block.content, middle);
  }
}

/// Data that was read without a mistake is read again from what is written of it.
void checkWrittenYaml(const text::DataNode& data) {
  const SourceText written("written.yaml", text::writeYaml(data));
  diagnostics::List diagnostics;
  const text::DataNode again = text::readStrictYaml(written, wholeOf(written), diagnostics);
  require(diagnostics.empty(), "what was written is not strict: " + written.content());
  require(text::sameContent(data, again), "what was written says something else: " + written.content());
}

void feedYaml(std::string_view input) {
  const SourceText source("fuzzed.yaml", std::string(input));
  diagnostics::List diagnostics;
  const text::DataNode data = text::readStrictYaml(source, wholeOf(source), diagnostics);
  checkDiagnostics(source, diagnostics);
  const bool isWhole = diagnostics.empty() && data.kind != text::DataKind::Null;
  if (isWhole && isSmall(input)) checkWrittenYaml(data);
}

void checkWrittenJson(const text::DataNode& data, const std::string& text) {
  const SourceText written("written.json", text);
  diagnostics::List diagnostics;
  const text::DataNode again = text::readJson(written, diagnostics);
  require(diagnostics.empty(), "what was written is no JSON: " + text);
  require(text::sameContent(data, again), "what was written says something else: " + text);
}

void feedJson(std::string_view input) {
  const SourceText source("fuzzed.json", std::string(input));
  diagnostics::List diagnostics;
  const text::DataNode data = text::readJson(source, diagnostics);
  checkDiagnostics(source, diagnostics);
  if (!diagnostics.empty() || !isSmall(input)) return;
  checkWrittenJson(data, text::writeJson(data));
  checkWrittenJson(data, text::writeJsonLine(data));
}

}  // namespace

const Target markdownTarget{"markdown", &feedMarkdown, &mutateDocument, largestText};
const Target yamlTarget{"yaml", &feedYaml, &mutateYaml, largestText};
const Target jsonTarget{"json", &feedJson, &mutateJson, largestJson};

}  // namespace ludo::fuzz
