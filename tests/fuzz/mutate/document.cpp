// SPDX-License-Identifier: Apache-2.0
#include "document.h"

#include <vector>

#include "bytes.h"
#include "core/text/markdown.h"
#include "core/text/strict_yaml.h"
#include "dictionary.h"
#include "tree.h"

namespace ludo::fuzz {
namespace {

using text::DataNode;
using text::MarkdownDocument;
using text::YamlBlock;

MarkdownDocument read(std::string_view input) {
  diagnostics::List ignored;
  return text::readMarkdown(std::make_shared<const SourceText>("input.md", std::string(input)), ignored);
}

const std::string& anySection(Rng& random) {
  return dictionary().sections[random.below(dictionary().sections.size())];
}

std::string blockText(const std::string& section, const DataNode& root) {
  std::string text = R"(section: ")" + section + "\"\n";
  if (!root.entries.empty()) text += text::writeYaml(root);
  return text;
}

std::string replaced(std::string_view text, Span span, std::string_view by) {
  std::string result(text.substr(0, span.begin));
  return result.append(by).append(text.substr(span.end));
}

/// The block of the same section in the other text, if there is one, else any.
const YamlBlock* donorFor(const YamlBlock& block, const MarkdownDocument& other, Rng& random) {
  if (other.blocks.empty()) return nullptr;
  for (const YamlBlock& candidate : other.blocks) {
    if (candidate.section == block.section && random.below(2) == 0) return &candidate;
  }
  return &other.blocks[random.below(other.blocks.size())];
}

std::string withChangedTree(std::string_view input, const YamlBlock& block, const YamlBlock* donor,
                            Rng& random) {
  DataNode root = block.root;
  mutateTree(root, donor != nullptr ? &donor->root : nullptr, random);
  const std::string& section = random.below(16) == 0 ? anySection(random) : block.section;
  return replaced(input, block.content, blockText(section, root));
}

std::string withChangedBytes(std::string_view input, const YamlBlock& block, Rng& random) {
  const std::string_view content = input.substr(block.content.begin, block.content.end - block.content.begin);
  return replaced(input, block.content, damaged(content, {}, random));
}

std::string withFurtherBlock(std::string_view input, const std::string& content) {
  return std::string(input) + "\n```yaml\n" + content + "```\n";
}

}  // namespace

std::string mutateDocument(std::string_view input, std::string_view other, Rng& random) {
  const MarkdownDocument document = read(input);
  if (document.blocks.empty() || random.below(10) == 0) return damaged(input, other, random);
  const YamlBlock& block = document.blocks[random.below(document.blocks.size())];
  const MarkdownDocument donors = other.empty() ? MarkdownDocument() : read(other);
  const YamlBlock* donor = donorFor(block, donors, random);
  switch (random.below(16)) {
    case 0:
      return replaced(input, block.fence, "");
    case 1:
      return withFurtherBlock(input, blockText(block.section, block.root));
    case 2: {
      const YamlBlock& second = document.blocks[random.below(document.blocks.size())];
      return replaced(input, block.content, blockText(second.section, second.root));
    }
    case 3: {
      const YamlBlock& taken = donor != nullptr ? *donor : block;
      return withFurtherBlock(input, blockText(taken.section, taken.root));
    }
    case 4:
      return replaced(input, block.content, blockText(anySection(random), block.root));
    case 5:
    case 6:
      return withChangedBytes(input, block, random);
    default:
      return withChangedTree(input, block, donor, random);
  }
}

}  // namespace ludo::fuzz
