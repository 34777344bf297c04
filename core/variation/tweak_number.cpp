// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdlib>
#include <set>

#include "core/bundles/compose.h"
#include "core/variation/operators.h"
#include "core/variation/site_choice.h"

namespace ludo::variation {

using text::DataKind;
using text::DataNode;

namespace {

/// A number that is written in the rules.
struct WrittenNumber {
  const DataNode* node = nullptr;
  std::string key;
  const DataNode* mapping = nullptr;  ///< in which it stands
  std::string section;
  std::string around;  ///< the key of that mapping
};

/// From where to where a number may go.
struct Domain {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

void collectTexts(const DataNode& node, std::set<std::string>& texts) {
  if (node.kind == DataKind::String) texts.insert(node.text);
  for (const DataNode& item : node.items) collectTexts(item, texts);
  for (const text::DataEntry& entry : node.entries) collectTexts(entry.value, texts);
}

class NumberFinder {
 public:
  explicit NumberFinder(const text::MarkdownDocument& markdown) {
    for (const text::YamlBlock& block : markdown.blocks) {
      // These ask more of a number than to be one.
      if (isOneOf(block.section, {"boards", "metadata", "variables"})) collectTexts(block.root, m_special);
    }
    for (const text::YamlBlock& block : markdown.blocks) {
      if (isOneOf(block.section, {"metadata", "tests", "rendering", "boards", "tables", "bundle"})) continue;
      m_section = block.section;
      look(block.root, "");
    }
  }
  std::vector<WrittenNumber> take() { return std::move(m_found); }

 private:
  void look(const DataNode& node, const std::string& around) {
    for (const DataNode& item : node.items) look(item, around);
    for (const text::DataEntry& entry : node.entries) {
      if (isOneOf(entry.key, {"x", "y", "seat", "order"})) continue;
      const bool isTied = entry.key == "actions" && node.find("simultaneous") != nullptr;
      const bool isSpecial = m_section == "constants" && m_special.contains(entry.key);
      if (entry.value.kind == DataKind::Integer && entry.value.span.known() && !isTied && !isSpecial)
        m_found.push_back({&entry.value, entry.key, &node, m_section, around});
      look(entry.value, entry.key);
    }
  }

  std::set<std::string> m_special;
  std::string m_section;
  std::vector<WrittenNumber> m_found;
};

/// A number that stands beside it; nothing where that is a constant, or there is none.
std::optional<std::int64_t> beside(const WrittenNumber& number, std::string_view key) {
  const DataNode* other = number.mapping->find(key);
  return other != nullptr && other->kind == DataKind::Integer ? std::optional(other->integer) : std::nullopt;
}

/// Keeps the sign, and what must lie between two others there.
Domain domainOf(const WrittenNumber& number) {
  const std::int64_t value = number.node->integer;
  Domain domain{1, 2 * value + 2};
  if (value == 0) domain = {0, 3};
  if (value < 0) domain = {2 * value - 2, -1};
  const bool isBounded = number.mapping->find("min") != nullptr && number.mapping->find("max") != nullptr;
  if (!isBounded) return domain;
  const std::int64_t low = beside(number, "min").value_or(value);
  const std::int64_t high = beside(number, "max").value_or(value);
  const std::int64_t start = number.mapping->find("init") == nullptr
                                 ? std::clamp<std::int64_t>(0, std::min(low, high), high)
                                 : beside(number, "init").value_or(value);
  if (number.key == "init") return {low, high};
  const bool isVariable = number.section == "variables";
  if (number.key == "min") return {std::min(domain.low, value), isVariable ? start : high};
  return {isVariable ? std::max(start, low + 1) : low, std::max(domain.high, value)};
}

class TweakNumber : public Operator {
 public:
  std::string_view name() const override { return "tweak-number"; }
  std::string_view doc() const override { return "A number of the rules becomes a little more or less"; }

  std::optional<Change> change(const Situation& situation) const override {
    const Parent& parent = situation.parent;
    const std::vector<WrittenNumber> numbers = NumberFinder(parent.game().markdown).take();
    if (numbers.empty()) return std::nullopt;
    const WrittenNumber& number = situation.chooser.oneOf(numbers);
    const std::int64_t before = number.node->integer;
    const Domain domain = number.section == "bundles" ? ofParameter(parent, number) : domainOf(number);
    // Half or twice as much of a few is another game.
    constexpr std::int64_t many = 8;
    std::vector<std::int64_t> steps = {before - 1, before + 1, before - 2, before + 2};
    if (std::abs(before) >= many) steps.insert(steps.end(), {before / 2, before * 2});
    std::vector<std::int64_t> others;
    for (const std::int64_t other : steps) {
      if (other >= domain.low && other <= domain.high) others.push_back(other);
    }
    if (others.empty()) return std::nullopt;
    const std::int64_t after = situation.chooser.oneOf(others);
    Change change;
    change.summary =
        called(parent, number) + " from " + std::to_string(before) + " to " + std::to_string(after);
    change.edits = {{number.node->span, std::to_string(after)}};
    change.numbers = {{before, after, number.node->span.begin}};
    return change;
  }

 private:
  /// A parameter of a bundle has the bounds that the bundle gives it.
  static Domain ofParameter(const Parent& parent, const WrittenNumber& number) {
    Domain domain = domainOf(number);
    for (const bundles::BundleInstance& instance : parent.game().bundles.instances) {
      const auto library = bundles::BundleLibrary::forDocument(parent.game().markdown.source->path());
      for (const language::ParameterDef& parameter : bundles::parametersOf(instance.bundle, library)) {
        if (parameter.name.name != number.key) continue;
        domain = {parameter.min.value_or(domain.low), parameter.max.value_or(domain.high)};
      }
    }
    return domain;
  }

  static std::string called(const Parent& parent, const WrittenNumber& number) {
    if (number.section == "constants") return number.key;
    if (number.section == "variables") return number.key + " of " + number.around;
    return '"' + number.key + "\" in " + entryAt(parent, number.node->span);
  }
};

}  // namespace

std::unique_ptr<const Operator> tweakNumber() {
  return std::make_unique<TweakNumber>();
}

}  // namespace ludo::variation
