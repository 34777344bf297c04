// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "core/language/language.h"
#include "core/language/read.h"
#include "core/language/schema.h"
#include "core/language/token_otherwise.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "language_values.h"

namespace ludo::language {
namespace {

using testing::freshObject;
using testing::Readable;
using testing::readableRecords;
using testing::shown;

TEST(Descriptors, EveryConstructIsExplained) {
  for (const Type* type : allTypes()) {
    EXPECT_FALSE(type->name.empty());
    EXPECT_TRUE(type->doc.ends_with('.')) << type->name << ": " << type->doc;
    for (const Field& field : type->fields) {
      EXPECT_TRUE(field.doc.ends_with('.')) << type->name << '.' << field.name << ": " << field.doc;
    }
    for (const EnumValue& value : type->values)
      EXPECT_TRUE(value.doc.ends_with('.')) << type->name << " \"" << value.name << '"';
    for (const NotationForm& form : type->forms)
      EXPECT_TRUE(form.doc.ends_with('.')) << type->name << " \"" << form.text << '"';
    if (type->kind == TypeKind::Notation) {
      EXPECT_FALSE(type->forms.empty()) << type->name;
    }
  }
}

TEST(Descriptors, NamesAreDistinct) {
  std::set<std::string> names;
  for (const Type* type : allTypes()) EXPECT_TRUE(names.insert(definitionName(*type)).second) << type->name;
  for (const Type* type : allTypes()) {
    std::set<std::string> keys;
    for (const Field& field : type->fields) EXPECT_TRUE(keys.insert(field.name).second) << field.name;
    std::set<std::string> words;
    for (const EnumValue& value : type->values) EXPECT_TRUE(words.insert(value.name).second) << value.name;
  }
}

TEST(Descriptors, EveryRecordHasAnExampleThatReads) {
  for (const Readable& readable : readableRecords()) {
    SCOPED_TRACE(readable.record->name);
    ASSERT_FALSE(readable.record->example.empty());
    std::shared_ptr<void> object = freshObject(*readable.readAs);
    ASSERT_NE(object, nullptr) << "add " << readable.readAs->name << " to language_values.cpp";
    diagnostics::List diagnostics;
    EXPECT_TRUE(readValue(*readable.readAs, object.get(), testing::yaml(readable.record->example), "here",
                          diagnostics))
        << shown(diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << shown(diagnostics);
    if (readable.readAs->kind != TypeKind::Union) continue;
    std::size_t chosen = readable.readAs->alternativeIndex(object.get());
    EXPECT_EQ(&readable.readAs->alternatives[chosen](), readable.record)
        << "the example is another construct";
  }
}

TEST(Descriptors, ExamplesSurviveBeingWritten) {
  for (const Readable& readable : readableRecords()) {
    SCOPED_TRACE(readable.record->name);
    const Type& type = *readable.readAs;
    std::shared_ptr<void> first = freshObject(type);
    diagnostics::List diagnostics;
    readValue(type, first.get(), testing::yaml(readable.record->example), "", diagnostics);
    text::DataNode written = writeValue(type, first.get());

    std::shared_ptr<void> fromJson = freshObject(type);
    text::DataNode json = text::readJson(SourceText("x", text::writeJson(written)), diagnostics);
    EXPECT_TRUE(readValue(type, fromJson.get(), json, "", diagnostics)) << shown(diagnostics);
    EXPECT_TRUE(text::sameContent(writeValue(type, fromJson.get()), written));

    std::shared_ptr<void> fromYaml = freshObject(type);
    text::DataNode again = testing::yaml(text::writeYaml(written));
    EXPECT_TRUE(readValue(type, fromYaml.get(), again, "", diagnostics)) << shown(diagnostics);
    EXPECT_TRUE(text::sameContent(writeValue(type, fromYaml.get()), written)) << text::writeYaml(written);
  }
}

/// Data that no place of this type takes.
text::DataNode wrongFor(const Type& type) {
  switch (type.kind) {
    case TypeKind::Integer:
      return text::DataNode::ofString("many");
    case TypeKind::Enumeration:
      return text::DataNode::ofString("noSuchWord");
    case TypeKind::Notation:
    case TypeKind::Union:
      return text::DataNode::list();
    case TypeKind::Optional:
      return wrongFor(type.element());
    case TypeKind::List:
      // A single value may stand for a list of one, but no list is empty then.
      if (type.oneOrMany && type.element().kind == TypeKind::Union) return text::DataNode::list();
      // A number may stand for a list of one.
      return type.oneOrMany ? text::DataNode::ofBool(true) : text::DataNode::ofInteger(7);
    default:
      return text::DataNode::ofInteger(7);
  }
}

/// The mapping that holds the record's fields: for a keyed record the one inside.
text::DataNode& fieldsIn(const Type& record, text::DataNode& data) {
  return record.form == RecordForm::Keyed ? data.entries.front().value : data;
}

TEST(Descriptors, AWrongValueInAnyFieldIsReportedThere) {
  for (const Readable& readable : readableRecords()) {
    for (const Field& field : readable.record->fields) {
      SCOPED_TRACE(readable.record->name + '.' + field.name);
      text::DataNode data = testing::yaml(readable.record->example);
      text::DataNode& fields = fieldsIn(*readable.record, data);
      std::erase_if(fields.entries, [&](const text::DataEntry& e) { return e.key == field.name; });
      fields.set(field.name, wrongFor(field.type()));
      std::shared_ptr<void> object = freshObject(*readable.readAs);
      diagnostics::List diagnostics;
      EXPECT_FALSE(readValue(*readable.readAs, object.get(), data, "here", diagnostics));
      bool keyed = readable.record->form == RecordForm::Keyed;
      std::string path = "here." + (keyed ? readable.record->tag + '.' : "") + field.name;
      ASSERT_EQ(diagnostics.size(), 1U) << shown(diagnostics);
      EXPECT_EQ(diagnostics.front().path, path) << shown(diagnostics);
    }
  }
}

TEST(Descriptors, AMissingOrUnknownKeyIsReported) {
  for (const Readable& readable : readableRecords()) {
    SCOPED_TRACE(readable.record->name);
    text::DataNode data = testing::yaml(readable.record->example);
    fieldsIn(*readable.record, data).set("zzzzzz", text::DataNode::ofInteger(1));
    diagnostics::List diagnostics;
    EXPECT_FALSE(readValue(*readable.readAs, freshObject(*readable.readAs).get(), data, "here", diagnostics));
    ASSERT_EQ(diagnostics.size(), 1U) << shown(diagnostics);
    EXPECT_EQ(diagnostics.front().kind->code, "unknown-key");

    for (const Field& field : readable.record->fields) {
      bool isMark = field.name == readable.record->tagKey;
      if (!field.required || isMark) continue;
      SCOPED_TRACE(field.name);
      data = testing::yaml(readable.record->example);
      std::erase_if(fieldsIn(*readable.record, data).entries,
                    [&](const text::DataEntry& e) { return e.key == field.name; });
      diagnostics.clear();
      EXPECT_FALSE(
          readValue(*readable.readAs, freshObject(*readable.readAs).get(), data, "here", diagnostics));
      ASSERT_EQ(diagnostics.size(), 1U) << shown(diagnostics);
      EXPECT_EQ(diagnostics.front().kind->code, "missing-key");
      EXPECT_NE(diagnostics.front().message.find(field.name), std::string::npos);
    }
  }
}

TEST(Descriptors, TheWalkVisitsEveryReferenceWithItsPath) {
  auto object = freshObject(typeOf<Effect>());
  diagnostics::List diagnostics;
  readValue(typeOf<Effect>(), object.get(),
            testing::yaml(
                R"y({ if: { when: { op: "in", item: "$x", set: { query: "tokensInZone", zone: "hand:$who" } },
                            then: [{ moveToken: { token: "top(deck)", to: "discard" } }] } })y"),
            "", diagnostics);
  ASSERT_TRUE(diagnostics.empty()) << shown(diagnostics);
  std::vector<std::string> found;
  const auto visit = [&](const Type& type, void* value, const Path& path) {
    if (type.kind == TypeKind::Reference && !type.text(value)->empty())
      found.push_back(*type.text(value) + " at " + path.text());
    return true;
  };
  walk(typeOf<Effect>(), object.get(), visit, "e");
  EXPECT_EQ(found, (std::vector<std::string>{"hand at e.if.when.set.zone", "$who at e.if.when.set.zone",
                                             "deck at e.if.then[0].moveToken.token",
                                             "discard at e.if.then[0].moveToken.to"}));
}

TEST(Descriptors, WhatAKeyBindsIsWhatItsDocSays) {
  for (const Type* type : allTypes()) {
    for (const Field& field : type->fields) {
      std::size_t told = field.doc.find("bound to $");
      if (told == std::string::npos) continue;
      std::size_t begin = told + std::string("bound to ").size();
      std::size_t end = begin + 1;
      while (end < field.doc.size() && std::isalpha(static_cast<unsigned char>(field.doc[end])) != 0) ++end;
      EXPECT_EQ(field.binds, std::vector<std::string>{field.doc.substr(begin, end - begin)})
          << type->name << '.' << field.name;
    }
  }
}

TEST(Selectors, SayHowToComeToATokenWithinAZone) {
  EXPECT_EQ(tokenOtherwise("random(hand:actor)"),
            R"(Bind one by chance first, with { randomOne: { bind: "$any", options: { query: )"
            R"("tokensInZone", zone: "hand:actor" } } }, and write "$any")");
  EXPECT_NE(tokenOtherwise("highest(deck)").find(R"(zone: "deck", where: ...)"), std::string::npos);
  EXPECT_EQ(tokenOtherwise("topmost(deck)"), "");
}

}  // namespace
}  // namespace ludo::language
