// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/quoted.h"
#include "core/diagnostics/kinds.h"
#include "core/language/missing_capabilities.h"
#include "core/language/reader.h"
#include "core/language/type_text.h"
#include "core/language/union_forms.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using diagnostics::Fix;
using diagnostics::TextEdit;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

/// Keys under which other languages say what a construct is.
constexpr std::string_view tagNames[] = {"type", "kind", "effect", "action", "op", "name", "do", "fn"};

std::vector<std::string> keyedTags(const Type& type) {
  std::vector<std::string> tags;
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    if (record.kind == TypeKind::Record && record.form == RecordForm::Keyed) tags.push_back(record.tag);
  }
  return tags;
}

/// The keys under which members of the union carry their tag: "op", "ref", "is".
std::vector<std::string> tagKeys(const Type& type) {
  std::vector<std::string> keys;
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    bool isTagged = record.kind == TypeKind::Record && record.form != RecordForm::Keyed;
    if (isTagged && std::find(keys.begin(), keys.end(), record.tagKey) == keys.end())
      keys.push_back(record.tagKey);
  }
  return keys;
}

std::vector<std::string> tagsUnder(const Type& type, const std::string& tagKey) {
  std::vector<std::string> tags;
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    if (record.kind != TypeKind::Record || record.form == RecordForm::Keyed || record.tagKey != tagKey)
      continue;
    for (std::string& tag : tagsOf(record)) tags.push_back(std::move(tag));
  }
  return tags;
}

/// The member of the union that carries this tag under a tag key.
const Type* taggedMember(const Type& type, const std::string& tag) {
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    if (record.kind != TypeKind::Record || record.form == RecordForm::Keyed) continue;
    std::vector<std::string> tags = tagsOf(record);
    if (std::find(tags.begin(), tags.end(), tag) != tags.end()) return &record;
  }
  return nullptr;
}

std::string firstExample(const Type& type) {
  // What compares comes before what combines: it is the simplest.
  std::string example;
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    if (record.kind != TypeKind::Record || record.example.empty()) continue;
    if (record.name == "compare") return record.example;
    if (example.empty()) example = record.example;
  }
  return example;
}

/// What the foreign construct is called in a sentence.
std::string constructName(const DataNode& data) {
  if (data.entries.size() == 1) return "The construct " + quoted(data.entries.front().key);
  for (const char* key : {"op", "ref", "query", "is"}) {
    const DataNode* tag = data.find(key);
    if (tag != nullptr) return "The mapping with " + std::string(key) + ": " + quoted(tag->text);
  }
  return "This";
}

std::string whereItBelongs(const Type& other, const Type& needed) {
  if (other.name == "effect") return "Put it under \"effects\", \"cost\", \"then\" or \"else\"";
  if (other.name == "condition" && needed.name == "effect")
    return "Put it under \"when\" of an effect \"if\", or under \"pre\" of the action";
  if (other.name == "query" && needed.name == "value")
    return "Make one number of it with { aggregate: { op: \"count\", query: ... } }";
  if (other.name == "value" && needed.name == "condition")
    return "Compare it with something: { op: \">\", left: ..., right: 0 }";
  return "Move it to where " + withArticle(other.name) + " may stand";
}

}  // namespace

/// A mapping that is none of the union's alternatives. True when it could be read as what was meant.
bool Reader::readMisformed(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.damaged) return false;
  if (rejectForeign(type, data, path)) return false;
  std::size_t known = m_diagnostics.size();
  if (readTagAsValue(type, target, data, path)) return true;
  if (readTagAsKey(type, target, data, path)) return true;
  if (readUnknownTag(type, target, data, path)) return true;
  if (m_diagnostics.size() > known) return false;
  if (rejectCrowdedKey(type, data, path)) return false;
  return readUnknownKey(type, target, data, path);
}

/// An effect where a condition belongs, and the like.
bool Reader::rejectForeign(const Type& type, const Data& data, const std::string& path) {
  const Type* other = foreignUnion(type, data);
  if (other == nullptr) return false;
  // A part of another union's mapping may be meant as ours all the same: { op: "+" } where "==" is meant.
  auto& diagnostic = report(kinds::UnknownConstruct, data.span, path,
                            constructName(data) + " is " + withArticle(other->name) + ", and " +
                                withArticle(type.name) + " is needed here");
  diagnostic.suggestion = whereItBelongs(*other, type);
  std::string example = firstExample(type);
  if (!example.empty())
    diagnostic.suggestion += "; " + withArticle(type.name) + " is, for example, " + example;
  return true;
}

/// { type: "addVar", ... } for { addVar: { ... } }.
bool Reader::readTagAsValue(const Type& type, void* target, const Data& data, const std::string& path) {
  const std::vector<std::string> tags = keyedTags(type);
  for (std::size_t i = 0; i < data.entries.size(); ++i) {
    const DataEntry& entry = data.entries[i];
    bool namesTag = std::find(std::begin(tagNames), std::end(tagNames), entry.key) != std::end(tagNames);
    bool isTag = namesTag && entry.value.kind == DataKind::String &&
                 std::find(tags.begin(), tags.end(), entry.value.text) != tags.end();
    if (!isTag) continue;
    const std::string tag = entry.value.text;
    auto& diagnostic = report(
        kinds::WrongForm, entry.value.span, pathBelow(path, entry.key),
        "The construct " + quoted(tag) + " is written as a key, not as the value of " + quoted(entry.key));
    diagnostic.suggestion = "Write { " + tag + ": { ... } } with the other keys inside the braces";
    bool isFlow = charAt(data.span.begin) == '{';
    std::vector<TextEdit> edits;
    Span whole{entry.keySpan.begin, entry.value.span.end};
    if (data.entries.size() == 1) {
      edits.push_back({whole, tag + ": {}"});
    } else if (isFlow && i == 0) {
      edits.push_back({{whole.begin, data.entries[1].keySpan.begin}, tag + ": { "});
      edits.push_back({{data.span.end - 1, data.span.end - 1}, "} "});
    } else if (isFlow) {
      std::uint32_t first = data.entries.front().keySpan.begin;
      edits.push_back({{first, first}, tag + ": { "});
      edits.push_back({{data.entries[i - 1].value.span.end, whole.end}, ""});
      edits.push_back({{data.span.end - 1, data.span.end - 1}, "} "});
    } else if (i == 0 && m_context.source != nullptr) {
      edits.push_back({whole, tag + ":"});
      std::uint32_t last = m_context.source->lineOf(data.span.end);
      for (std::uint32_t line = m_context.source->lineOf(whole.end) + 1; line <= last; ++line) {
        if (m_context.source->line(line).empty()) continue;
        auto start = static_cast<std::uint32_t>(m_context.source->lineStart(line));
        edits.push_back({{start, start}, "  "});
      }
    }
    if (!edits.empty() && data.span.known())
      diagnostic.fix = Fix{"Write it as { " + tag + ": { ... } }", std::move(edits), true};
    DataNode fields = data;
    fields.entries.erase(fields.entries.begin() + static_cast<std::ptrdiff_t>(i));
    DataNode meant = DataNode::map();
    meant.span = data.span;
    meant.set(tag, std::move(fields)).span = data.span;
    read(type, target, meant, path);
    return true;
  }
  return false;
}

/// { and: [...] } for { op: "and", args: [...] }, { gvar: "heat" } for { ref: "gvar", var: "heat" }.
bool Reader::readTagAsKey(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.entries.size() != 1) return false;
  const DataEntry& entry = data.entries.front();
  const Type* record = taggedMember(type, entry.key);
  if (record == nullptr) return false;
  auto& diagnostic = report(kinds::WrongForm, entry.keySpan, pathBelow(path, entry.key),
                            "The word " + quoted(entry.key) + " is written as the value of " +
                                quoted(record->tagKey) + ", not as a key");
  diagnostic.suggestion = "Write it as in " + record->example;
  std::size_t index = m_diagnostics.size() - 1;
  std::vector<const Field*> others;
  for (const Field& field : record->fields) {
    if (field.required && field.name != record->tagKey) others.push_back(&field);
  }
  DataNode meant = DataNode::map();
  meant.span = data.span;
  DataNode tag = DataNode::ofString(entry.key);
  tag.span = entry.keySpan;
  meant.set(record->tagKey, tag);
  std::string head = record->tagKey + ": " + quoted(entry.key);
  std::vector<TextEdit> edits;
  bool isFlow = charAt(data.span.begin) == '{';
  bool isInnerFlow = charAt(entry.value.span.begin) == '{';
  if (others.size() == 1 && entry.value.kind != DataKind::Map) {
    meant.set(others.front()->name, entry.value);
    std::string separator = ", ";
    if (!isFlow && m_context.source != nullptr) {
      LineColumn place = m_context.source->lineColumn(entry.keySpan.begin);
      separator = "\n" + std::string(place.column - 1, ' ');
    }
    edits.push_back({entry.keySpan, head + separator + others.front()->name});
  } else if (entry.value.kind == DataKind::Map) {
    meant.entries.insert(meant.entries.end(), entry.value.entries.begin(), entry.value.entries.end());
    if (isFlow && isInnerFlow && !entry.value.entries.empty()) {
      edits.push_back({{entry.keySpan.begin, entry.value.entries.front().keySpan.begin}, head + ", "});
      edits.push_back({{entry.value.entries.back().value.span.end, entry.value.span.end}, ""});
    }
  } else {
    return false;
  }
  std::size_t known = m_diagnostics.size();
  read(type, target, meant, path);
  if (!edits.empty() && data.span.known()) {
    m_diagnostics[index].fix = Fix{"Write " + head + " and the other keys beside it", std::move(edits),
                                   m_diagnostics.size() == known};
  }
  return true;
}

/// { op: "equals", ... }: the tag key is there and holds none of its words.
bool Reader::readUnknownTag(const Type& type, void* target, const Data& data, const std::string& path) {
  for (const std::string& tagKey : tagKeys(type)) {
    const DataEntry* entry = data.entry(tagKey);
    if (entry == nullptr) continue;
    const std::string inside = pathBelow(path, tagKey);
    std::vector<std::string> tags = tagsUnder(type, tagKey);
    if (entry->value.damaged) return false;
    if (entry->value.kind != DataKind::String) {
      wrongType("a quoted word", entry->value, inside);
      m_diagnostics.back().alternatives = std::move(tags);
      return false;
    }
    if (isPlaceholder(entry->value.text)) {
      reportPlaceholder("one of the accepted words", entry->value, inside);
      m_diagnostics.back().alternatives = std::move(tags);
      return false;
    }
    auto& diagnostic =
        report(kinds::UnknownConstruct, entry->value.span, inside,
               "There is no " + type.name + " with " + tagKey + ": " + quoted(entry->value.text));
    std::optional<MeantWord> word =
        suggest(diagnostic, entry->value.text, std::move(tags), entry->value.span, true, true, type.name);
    if (!word) return false;
    DataNode meant = data;
    for (DataEntry& other : meant.entries) {
      if (other.key == tagKey) other.value.text = word->word;
    }
    read(type, target, meant, path);
    return true;
  }
  return false;
}

/// A construct's key stands beside other keys: most likely its fields are not indented.
bool Reader::rejectCrowdedKey(const Type& type, const Data& data, const std::string& path) {
  if (data.entries.size() == 1) return false;
  const std::vector<std::string> tags = keyedTags(type);
  for (const DataEntry& entry : data.entries) {
    if (std::find(tags.begin(), tags.end(), entry.key) == tags.end()) continue;
    // That nothing follows the key was told already.
    if (entry.value.damaged) return true;
    auto& diagnostic =
        report(kinds::WrongForm, entry.keySpan, pathBelow(path, entry.key),
               "The key " + quoted(entry.key) + " stands beside other keys, and must stand alone");
    diagnostic.suggestion =
        "Indent its fields below it, and begin each " + type.name + " with a dash of its own";
    for (const DataEntry& other : data.entries) {
      if (&other != &entry) diagnostic.related.push_back({"This stands beside it", other.keySpan});
    }
    return true;
  }
  return false;
}

bool Reader::readUnknownKey(const Type& type, void* target, const Data& data, const std::string& path) {
  bool oneKey = data.entries.size() == 1;
  Span place = oneKey ? data.entries.front().keySpan : data.span;
  std::string key = data.entries.empty() ? "" : data.entries.front().key;
  std::vector<std::string> words = keyedTags(type);
  std::vector<std::string> others = tagKeys(type);
  std::string message = oneKey ? "There is no " + type.name + " called " + quoted(key)
                               : "This mapping is not " + withArticle(type.name);
  auto& diagnostic = report(kinds::UnknownConstruct, place, path, message);
  std::vector<std::string> accepted = words;
  accepted.insert(accepted.end(), others.begin(), others.end());
  const MissingCapability* missing = missingCapability(key, type.name);
  if (missing != nullptr && !oneKey) {
    tellOf(*missing, key, diagnostic);
    return false;
  }
  if (!oneKey || words.empty()) {
    diagnostic.suggestion = "Write " + withArticle(type.name) + " as in " + firstExample(type);
    diagnostic.alternatives = std::move(accepted);
    return false;
  }
  std::optional<MeantWord> meant =
      suggest(diagnostic, key, std::move(accepted), place, false, true, type.name);
  if (!meant || std::find(words.begin(), words.end(), meant->word) == words.end()) {
    if (!meant && diagnostic.kind != &kinds::MissingCapability)
      diagnostic.suggestion = "Write " + withArticle(type.name) + " as in " + firstExample(type);
    return false;
  }
  std::size_t known = m_diagnostics.size();
  DataNode other = data;
  other.entries.front().key = meant->word;
  read(type, target, other, path);
  if (m_diagnostics.size() > known && m_diagnostics[known - 1].fix && !sameLetters(key, meant->word))
    m_diagnostics[known - 1].fix->certain = false;
  return true;
}

}  // namespace ludo::language
