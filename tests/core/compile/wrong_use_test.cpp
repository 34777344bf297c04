// SPDX-License-Identifier: Apache-2.0
// Each field of each construct is used wrongly, in every way that its type has: with a name that nobody
// defines, a name of another kind, a binding that is not there or is bound to something else, a construct of
// another union, a number out of its bounds. Each is told about at its place.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "core/diagnostics/diagnostic.h"
#include "core/language/language.h"
#include "core/language/spec_document.h"
#include "core/language/union_forms.h"
#include "core/text/strict_yaml.h"
#include "example_places.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

using namespace language;
using text::DataKind;
using text::DataNode;

constexpr const char* nobodysName = "noSuchName";
constexpr std::size_t formsOfEachUnion = 3;
/// Looking for fixes takes a hundred times as long as finding the mistakes, so only each so-many-th is
/// mended.
constexpr std::size_t mendEach = 20;

DataNode yaml(const std::string& text) {
  const SourceText source("example.yaml", text + '\n');
  diagnostics::List diagnostics;
  return text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, diagnostics);
}

/// One name of each kind that the host game defines, and nothing of another kind is called so.
const std::map<NameKind, std::string>& namesOfHost() {
  static const std::map<NameKind, std::string> names = {
      {NameKind::Constant, "GOAL"},  {NameKind::Variable, "threat"}, {NameKind::Zone, "deck"},
      {NameKind::Region, "corners"}, {NameKind::Direction, "e"},     {NameKind::DirectionSet, "orthogonal"},
      {NameKind::TokenType, "card"}, {NameKind::Property, "cost"},   {NameKind::Phase, "main"},
      {NameKind::Action, "wait"},    {NameKind::Binding, "$x"},
  };
  return names;
}

/// Names that nothing of this kind has. A direction is a set of directions too.
std::vector<std::string> wrongNames(NameKind kind, const std::vector<std::string>& bound) {
  if (kind == NameKind::Binding) {
    std::vector<std::string> names = {"$noSuchName"};
    for (const char* candidate : {"$zone", "$token", "$player"}) {
      if (std::ranges::find(bound, candidate) == bound.end()) names.emplace_back(candidate);
    }
    return names;
  }
  std::vector<std::string> names = {nobodysName};
  for (const auto& [other, name] : namesOfHost()) {
    const bool alsoRight = other == NameKind::Direction && kind == NameKind::DirectionSet;
    if (other != kind && !alsoRight) names.push_back(name);
  }
  return names;
}

std::vector<DataNode> wrongNotations(const Type& type, const std::vector<std::string>& bound) {
  std::vector<DataNode> wrong;
  static const std::regex name(R"(\$?[A-Za-z_][\w-]*)");
  static const std::regex number(R"(\b\d+)");
  // A notation that takes plain numbers takes any; in the others they are seats.
  const bool takesNumbers = type.schema.find(R"(["integer")") != std::string::npos;
  for (const NotationForm& form : type.forms) {
    if (!takesNumbers && std::regex_search(form.text, number)) {
      const std::string other = std::regex_replace(form.text, number, "99");
      wrong.push_back(other.starts_with('{') ? yaml(other) : DataNode::ofString(other));
    }
    if (form.text.starts_with('{') || form.text.starts_with('[')) continue;
    for (std::sregex_iterator at(form.text.begin(), form.text.end(), name), end; at != end; ++at) {
      const bool isBinding = at->str().starts_with('$');
      std::vector<std::string> names = {isBinding ? "$noSuchName" : nobodysName};
      if (isBinding) {
        names = wrongNames(NameKind::Binding, bound);
        names.emplace_back("$x");  // which is a number
      }
      for (const std::string& other : names)
        wrong.push_back(DataNode::ofString(at->prefix().str() + other + at->suffix().str()));
    }
  }
  for (const Field& part : type.parts) {
    const Type& named = part.type();
    if (named.kind != TypeKind::Reference || named.nameKind == NameKind::Binding) continue;
    // Variables stand in a form of their own, and the host's are numbers.
    if (named.nameKind == NameKind::Variable) {
      wrong.push_back(DataNode::ofString("var(threat)"));
      continue;
    }
    for (const std::string& other : wrongNames(named.nameKind, bound))
      wrong.push_back(DataNode::ofString(other));
  }
  return wrong;
}

/// Values that a place of this type cannot take, although they have the form of something that stands
/// somewhere.
std::vector<DataNode> wrongValues(const Type& type, const std::vector<std::string>& bound) {
  std::vector<DataNode> wrong;
  switch (type.kind) {
    case TypeKind::Integer:
      if (type.minimum != INT64_MIN) wrong.push_back(DataNode::ofInteger(type.minimum - 1));
      if (type.maximum != INT64_MAX) wrong.push_back(DataNode::ofInteger(type.maximum + 1));
      break;
    case TypeKind::Enumeration:
      wrong.push_back(DataNode::ofString(nobodysName));
      break;
    case TypeKind::Definition:
      for (const char* name : {"", "1st", "a b", "$"}) wrong.push_back(DataNode::ofString(name));
      wrong.push_back(DataNode::ofString(type.nameKind == NameKind::Binding ? "noDollar" : "$dollar"));
      break;
    case TypeKind::Reference:
      for (const std::string& name : wrongNames(type.nameKind, bound))
        wrong.push_back(DataNode::ofString(name));
      break;
    case TypeKind::Notation:
      wrong = wrongNotations(type, bound);
      break;
    case TypeKind::Optional:
      wrong = wrongValues(type.element(), bound);
      break;
    case TypeKind::List:
      for (DataNode& item : wrongValues(type.element(), bound)) {
        wrong.push_back(DataNode::list());
        wrong.back().items.push_back(std::move(item));
      }
      break;
    case TypeKind::Map:
      for (const DataNode& key : wrongValues(type.key(), bound)) {
        if (key.text.empty() || key.text.find(' ') != std::string::npos) continue;  // no plain key at all
        wrong.push_back(DataNode::map());
        wrong.back().set(key.text, DataNode::ofInteger(1));
      }
      for (DataNode& value : wrongValues(type.element(), bound)) {
        const auto name = namesOfHost().find(type.key().nameKind);
        if (name == namesOfHost().end() && type.key().kind == TypeKind::Reference) continue;
        wrong.push_back(DataNode::map());
        wrong.back().set(type.key().kind == TypeKind::Reference ? name->second : "fresh", std::move(value));
      }
      break;
    case TypeKind::Union:
      for (const Type* other : allTypes()) {
        if (other->kind != TypeKind::Union || other == &type) continue;
        std::size_t forms = 0;
        for (TypeGetter form : other->alternatives) {
          if (form().kind != TypeKind::Record || forms == formsOfEachUnion) continue;
          DataNode value = yaml(form().example);
          const auto takes = [&](TypeGetter own) { return matches(own(), value); };
          if (std::ranges::any_of(type.alternatives, takes)) continue;
          wrong.push_back(std::move(value));
          ++forms;
        }
      }
      break;
    default:
      break;
  }
  return wrong;
}

/// What no check can tell, and why.
const std::map<std::string, std::string>& cannotBeTold() {
  static const std::map<std::string, std::string> why = {
      {"directed edge.direction", "A direction is defined where a way is called so"},
  };
  return why;
}

/// Whether an error is told at the place of the field, which has the text `written` inside the text `value`.
bool isToldAt(const service::Analysis& analysis, const std::string& value, const std::string& written) {
  const std::string& content = analysis.source->content();
  const std::size_t around = content.rfind(value);  // not there when the value is a section
  const std::size_t begin =
      around == std::string::npos ? content.rfind(written) : around + value.rfind(written);
  EXPECT_NE(begin, std::string::npos) << written;
  return std::ranges::any_of(analysis.diagnostics, [&](const diagnostics::Diagnostic& told) {
    return told.severity() == diagnostics::Severity::Error && told.span.known() &&
           told.span.begin < begin + written.size() && told.span.end > begin;
  });
}

TEST(WrongUse, OfEachFieldIsToldAtItsPlace) {
  std::set<std::string> excused;
  std::size_t tried = 0;
  for (const Type* record : allTypes()) {
    if (record->kind != TypeKind::Record || record->fields.empty()) continue;
    const DataNode example = yaml(record->example.empty() ? "{}" : record->example);
    if (!testing::gameWith(*record, example)) continue;
    for (const Field& field : record->fields) {
      const std::string construct = record->name + '.' + field.name;
      for (const DataNode& wrong : wrongValues(field.type(), field.binds)) {
        DataNode value = example;
        DataNode& fields = record->form == RecordForm::Keyed ? value.entries.front().value : value;
        std::erase_if(fields.entries, [&](const text::DataEntry& entry) { return entry.key == field.name; });
        fields.set(field.name, wrong);
        const auto fixes = tried % mendEach == 0 ? service::Fixes::Find : service::Fixes::Leave;
        const service::AnalysisPtr analysis = service::analyse(
            std::make_shared<const SourceText>("game.md", *testing::gameWith(*record, value)), 0, {},
            service::SpecTests::Play, fixes);
        const std::string written = field.name + ": " + testing::flow(wrong);
        ++tried;
        if (isToldAt(*analysis, testing::flow(value), written)) continue;
        const bool isExcused = cannotBeTold().contains(construct);
        if (isExcused) excused.insert(construct);
        EXPECT_TRUE(isExcused) << "Nothing is said against " << written << " in " << testing::flow(value)
                               << '\n'
                               << testing::shown(*analysis);
      }
    }
  }
  for (const auto& [construct, why] : cannotBeTold())
    EXPECT_TRUE(excused.contains(construct)) << construct << " is told now: take it out of cannotBeTold()";
  EXPECT_GT(tried, 3000U);
}

}  // namespace
}  // namespace ludo::compile
