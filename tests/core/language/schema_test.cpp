// SPDX-License-Identifier: Apache-2.0
#include "core/language/schema.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "../../support/schema_check.h"
#include "core/language/language.h"
#include "core/text/json_data.h"
#include "language_values.h"

namespace ludo::language {
namespace {

/// The schema of one type: that of a whole document, with another definition at its root.
const testing::SchemaCheck& schemaOf(const Type& type) {
  static std::map<const Type*, std::unique_ptr<testing::SchemaCheck>> checks;
  std::unique_ptr<testing::SchemaCheck>& check = checks[&type];
  if (check != nullptr) return *check;
  text::DataNode schema = text::DataNode::map();
  for (const text::DataNode& whole : {specDocumentSchema(), gameDefSchema()}) {
    if (whole.find("definitions")->find(definitionName(type)) == nullptr) continue;
    schema.set("$ref", text::DataNode::ofString("#/definitions/" + definitionName(type)));
    schema.set("definitions", *whole.find("definitions"));
    break;
  }
  check = std::make_unique<testing::SchemaCheck>(text::writeJson(schema));
  return *check;
}

TEST(Schema, TakesEveryExample) {
  for (const testing::Readable& readable : testing::readableRecords()) {
    SCOPED_TRACE(readable.record->name);
    text::DataNode data = testing::yaml(readable.record->example);
    EXPECT_EQ(schemaOf(*readable.readAs).mistakes(text::writeJson(data)), "");
  }
}

TEST(Schema, RefusesAnUnknownKeyInEveryConstruct) {
  for (const testing::Readable& readable : testing::readableRecords()) {
    SCOPED_TRACE(readable.record->name);
    text::DataNode data = testing::yaml(readable.record->example);
    bool keyed = readable.record->form == RecordForm::Keyed;
    (keyed ? data.entries.front().value : data).set("zzzzzz", text::DataNode::ofInteger(1));
    EXPECT_NE(schemaOf(*readable.readAs).mistakes(text::writeJson(data)), "");
  }
}

TEST(Schema, RefusesAConstructThatLacksAKey) {
  for (const testing::Readable& readable : testing::readableRecords()) {
    for (const Field& field : readable.record->fields) {
      if (!field.required) continue;
      SCOPED_TRACE(readable.record->name + '.' + field.name);
      text::DataNode data = testing::yaml(readable.record->example);
      bool keyed = readable.record->form == RecordForm::Keyed;
      std::erase_if((keyed ? data.entries.front().value : data).entries,
                    [&](const text::DataEntry& entry) { return entry.key == field.name; });
      EXPECT_NE(schemaOf(*readable.readAs).mistakes(text::writeJson(data)), "");
    }
  }
}

TEST(Schema, MacrosStandInSpecificationsOnly) {
  EXPECT_NE(specDocumentSchema().find("definitions")->find("refillToSize"), nullptr);
  EXPECT_EQ(gameDefSchema().find("definitions")->find("refillToSize"), nullptr);
  EXPECT_NE(gameDefSchema().find("definitions")->find("draw"), nullptr);
}

}  // namespace
}  // namespace ludo::language
