// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/section_schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../../support/schema_check.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "documents.h"

namespace ludo::grammar {
namespace {

using text::DataKind;
using text::DataNode;

/// All keys within that are words of JSON Schema, and none of a game's.
void findWords(const DataNode& schema, bool isSchema, std::set<std::string>& words) {
  for (const text::DataEntry& entry : schema.entries) {
    if (isSchema) words.insert(entry.key);
    const bool holdsNames = isSchema && (entry.key == "properties" || entry.key == "$defs");
    findWords(entry.value, !holdsNames, words);
  }
  for (const DataNode& item : schema.items) findWords(item, isSchema, words);
}

TEST(SectionSchema, IsSmallAndHasPlainWordsOnly) {
  for (const language::Field& field : language::specDocumentType().fields) {
    const DataNode schema = sectionSchema(field.name);
    EXPECT_LE(text::writeJsonLine(schema).size(), 40'000U) << field.name;
    std::set<std::string> words;
    findWords(schema, true, words);
    for (const std::string& word : words) {
      EXPECT_THAT(word, ::testing::AnyOf("$defs", "$ref", "type", "properties", "required",
                                         "additionalProperties", "items", "anyOf", "enum", "pattern"))
          << field.name;
    }
  }
}

/// A section's data as its block has it.
DataNode blockOf(const DataNode& content) {
  if (content.kind != DataKind::List) return content;
  DataNode block = DataNode::map();
  block.set("items", content);
  return block;
}

/// The data with a key that nobody knows in the innermost last mapping.
void spoil(DataNode& data) {
  DataNode* place = nullptr;
  for (text::DataEntry& entry : data.entries) {
    if (entry.value.kind == DataKind::List || entry.value.kind == DataKind::Map) place = &entry.value;
  }
  for (DataNode& item : data.items) {
    if (item.kind == DataKind::List || item.kind == DataKind::Map) place = &item;
  }
  if (place != nullptr && data.kind == DataKind::List) return spoil(*place);
  if (data.kind == DataKind::Map) data.set("zzzzzz", DataNode::list());
}

TEST(SectionSchema, TakesTheSectionsOfAllSamplesAndNoFurtherKeys) {
  std::map<std::string, std::unique_ptr<testing::SchemaCheck>> checks;
  std::size_t checked = 0;
  for (const testing::Document& document : testing::samples()) {
    SCOPED_TRACE(document.path);
    diagnostics::List told;
    const language::SpecDocument game = testing::sectionsOf(document.text, told);
    const DataNode sections = language::writeValue(language::specDocumentType(), &game);
    for (const text::DataEntry& section : sections.entries) {
      std::unique_ptr<testing::SchemaCheck>& check = checks[section.key];
      if (check == nullptr)
        check = std::make_unique<testing::SchemaCheck>(text::writeJson(sectionSchema(section.key)));
      DataNode block = blockOf(section.value);
      EXPECT_EQ(check->mistakes(text::writeJson(block)), "") << section.key;
      spoil(block);
      EXPECT_NE(check->mistakes(text::writeJson(block)), "") << section.key;
      ++checked;
    }
  }
  EXPECT_GT(checked, 200U);
}

}  // namespace
}  // namespace ludo::grammar
