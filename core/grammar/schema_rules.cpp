// SPDX-License-Identifier: Apache-2.0
// Rules of the small JSON Schemas that notations have.
#include "core/grammar/type_rules.h"

#include "core/grammar/pattern_rules.h"

namespace ludo::grammar {

using text::DataNode;

namespace {

std::int64_t numberUnder(const DataNode& schema, std::string_view key, std::int64_t otherwise) {
  const DataNode* number = schema.find(key);
  return number != nullptr ? number->integer : otherwise;
}

std::vector<Sequence> quotedWord(const std::string& word) {
  return {{Symbol::literal('"' + word + '"')}};
}

}  // namespace

std::vector<Sequence> TypeRules::schema(const DataNode& schema, const std::string& name) {
  std::vector<Sequence> alternatives;
  const auto add = [&](const std::vector<Sequence>& others) {
    alternatives.insert(alternatives.end(), others.begin(), others.end());
  };
  if (const DataNode* options = schema.find("oneOf")) {
    for (const DataNode& option : options->items) add(this->schema(option, name));
  } else if (const DataNode* words = schema.find("enum")) {
    for (const DataNode& word : words->items) add(quotedWord(word.text));
  } else if (const DataNode* word = schema.find("const")) {
    add(quotedWord(word->text));
  } else if (const DataNode* kind = schema.find("type")) {
    if (!kind->text.empty()) add(ofKind(kind->text, schema, name));
    for (const DataNode& one : kind->items) add(ofKind(one.text, schema, name));
  }
  return alternatives;
}

std::vector<Sequence> TypeRules::ofKind(const std::string& kind, const DataNode& schema,
                                        const std::string& name) {
  if (kind == "boolean") return {{boolean()}};
  if (kind == "integer") {
    return {{integer(numberUnder(schema, "minimum", INT64_MIN), numberUnder(schema, "maximum", INT64_MAX))}};
  }
  if (kind == "object") return objectOf(schema, name);
  if (kind == "array") {
    const std::string element = begin(name + "-element");
    end(element, this->schema(*schema.find("items"), name));
    const Symbol items = several(name, {Symbol::rule(element)}, ", ");
    std::vector<Sequence> alternatives = {{Symbol::literal("["), items, Symbol::literal("]")}};
    if (numberUnder(schema, "minItems", 0) == 0) alternatives.push_back({Symbol::literal("[]")});
    return alternatives;
  }
  const DataNode* pattern = schema.find("pattern");
  // No notation is the empty text, whether its schema says so or not.
  if (pattern == nullptr) return {{filledText()}};
  std::vector<Sequence> alternatives = patternRules(pattern->text, name, m_rules);
  for (std::size_t i = 0; i < m_rules.size(); ++i) m_places.try_emplace(m_rules[i].name, i);
  for (Sequence& alternative : alternatives) {
    Sequence quoted = {Symbol::literal("\"")};
    append(quoted, alternative);
    appendLiteral(quoted, "\"");
    alternative = std::move(quoted);
  }
  return alternatives;
}

/// Keys in the order of the schema; those that are not required may be left out, but for as many as must
/// stay.
std::vector<Sequence> TypeRules::objectOf(const DataNode& schema, const std::string& name) {
  const DataNode& properties = *schema.find("properties");
  const auto count = static_cast<int>(properties.entries.size());
  const DataNode* required = schema.find("required");
  const auto isRequired = [&](const std::string& key) {
    if (required == nullptr) return false;
    for (const DataNode& one : required->items) {
      if (one.text == key) return true;
    }
    return false;
  };
  std::vector<Sequence> values;
  for (const text::DataEntry& entry : properties.entries) {
    const std::string value = begin(name + '-' + ruleWord(entry.key));
    end(value, this->schema(entry.value, value));
    values.push_back({Symbol::rule(value)});
  }
  std::vector<Sequence> alternatives;
  // One alternative for each choice of keys: there are a few.
  for (int chosen = 0; chosen < (1 << count); ++chosen) {
    Sequence alternative = {Symbol::literal("{ ")};
    std::int64_t written = 0;
    bool isWhole = true;
    for (int i = 0; i < count; ++i) {
      const std::string& key = properties.entries[static_cast<std::size_t>(i)].key;
      const bool isChosen = ((chosen >> i) & 1) != 0;
      isWhole = isWhole && (isChosen || !isRequired(key));
      if (!isChosen) continue;
      appendLiteral(alternative, (written++ > 0 ? ", " : "") + key + ": ");
      alternative.push_back(values[static_cast<std::size_t>(i)].front());
    }
    appendLiteral(alternative, written > 0 ? " }" : "}");
    const bool fits = written >= numberUnder(schema, "minProperties", 0) &&
                      written <= numberUnder(schema, "maxProperties", INT64_MAX);
    if (isWhole && fits && written > 0) alternatives.push_back(std::move(alternative));
  }
  return alternatives;
}

}  // namespace ludo::grammar
