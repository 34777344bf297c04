// SPDX-License-Identifier: Apache-2.0
#include "core/compile/lint.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using language::NameKind;
using language::Type;
using language::TypeKind;

namespace {

bool worthUsing(NameKind kind) {
  return kind == NameKind::Constant || kind == NameKind::Variable || kind == NameKind::TokenType ||
         kind == NameKind::Zone || kind == NameKind::Property || kind == NameKind::Region ||
         kind == NameKind::Formula;
}

struct Definition {
  NameKind kind;
  std::string name;
  Span span;
  std::string path;
};

/// What a document refers to. A variable that is only written is told apart; what tests expect of one reads
/// it.
class Uses {
 public:
  explicit Uses(const language::SpecDocument& document) {
    language::walkConst(language::specDocumentType(), &document,
                        [this](const Type& type, const void* value, const language::Path& path) {
                          if (&type == &language::testsType()) return false;
                          take(type, value, path);
                          return true;
                        });
    language::walkConst(language::testsType(), &document.tests, [this](const Type& type, const void* value) {
      if (type.kind == TypeKind::Reference) m_usedByTests.insert({type.nameKind, textOf(type, value)});
      if (&type == &language::typeOf<language::ExpectStep>()) takeExpected(type, value);
      return true;
    });
  }

  const std::vector<Definition>& definitions() const { return m_definitions; }
  bool isUsed(const Definition& definition) const {
    // A constant may stand as plain text in a value's place; and a type or a property may be chosen in play,
    // among texts.
    const NameKind kind = definition.kind;
    const bool mayBeText =
        kind == NameKind::Constant || kind == NameKind::TokenType || kind == NameKind::Property;
    const bool asText = mayBeText && m_texts.contains(definition.name);
    return asText || m_used.contains({definition.kind, definition.name});
  }
  /// A property that tokens are made with, and that nothing asks for.
  bool isOnlyGiven(const Definition& definition) const {
    return definition.kind == NameKind::Property && m_given.contains(definition.name) &&
           !m_asked.contains(definition.name) && !m_texts.contains(definition.name);
  }
  /// Those that are asked for, and that something has.
  std::vector<std::string> usedProperties() const {
    std::vector<std::string> names;
    for (const Definition& definition : m_definitions) {
      if (definition.kind == NameKind::Property && isUsed(definition)) names.push_back(definition.name);
    }
    return names;
  }
  bool isUsedByTests(const Definition& definition) const {
    return m_usedByTests.contains({definition.kind, definition.name});
  }
  bool isOnlyWritten(const Definition& definition) const {
    return definition.kind == NameKind::Variable && !m_read.contains(definition.name);
  }

 private:
  /// What a test expects of a variable it reads.
  void takeExpected(const Type& type, const void* expectation) {
    language::walkConst(type, expectation, [this](const Type& part, const void* value) {
      if (part.kind == TypeKind::Reference && part.nameKind == NameKind::Variable)
        m_read.insert(textOf(part, value));
      return true;
    });
  }
  void take(const Type& type, const void* value, const language::Path& path) {
    // Whether a cost can be paid depends on the variable.
    const auto isCost = [&path] { return path.text().find(".cost[") != std::string::npos; };
    if (&type == &language::typeOf<language::SetVarEffect>() && !isCost())
      m_written.insert(&static_cast<const language::SetVarEffect*>(value)->var);
    if (&type == &language::typeOf<language::AddVarEffect>() && !isCost())
      m_written.insert(&static_cast<const language::AddVarEffect*>(value)->var);
    if (type.kind == TypeKind::Text) m_texts.insert(textOf(type, value));
    if (type.kind == TypeKind::Definition && worthUsing(type.nameKind))
      m_definitions.push_back({type.nameKind, textOf(type, value), nameSpanOf(type, value), path.text()});
    if (type.kind != TypeKind::Reference) return;
    m_used.insert({type.nameKind, textOf(type, value)});
    if (type.nameKind == NameKind::Property)
      (path.text().find("createToken.props") != std::string::npos ? m_given : m_asked)
          .insert(textOf(type, value));
    if (type.nameKind == NameKind::Variable && !m_written.contains(value)) m_read.insert(textOf(type, value));
  }

  std::set<std::pair<NameKind, std::string>> m_used;
  std::set<std::pair<NameKind, std::string>> m_usedByTests;
  std::set<std::string> m_given;
  std::set<std::string> m_asked;
  std::set<std::string> m_read;
  std::set<const void*> m_written;
  std::set<std::string> m_texts;
  std::vector<Definition> m_definitions;
};

/// Whether a table's column of this name may hold the number of copies of each row.
bool saysHowMany(const std::string& column) {
  static constexpr std::string_view words[] = {"number", "copies", "amount", "quantity", "qty",
                                               "times",  "cards",  "pieces", "n",        "anzahl"};
  return std::ranges::find(words, column) != std::end(words);
}

/// A property that others have, and that is asked for, may be meant by one that is only like it.
void offerLikeness(const std::string& name, const std::vector<std::string>& used,
                   diagnostics::Diagnostic& told) {
  const std::optional<std::string> meant = nearest(name, used);
  if (!meant || !told.span.known()) return;
  const bool isQuoted = told.span.end - told.span.begin == name.size() + 2;
  told.suggestion = "Did you mean \"" + *meant + "\"?";
  told.fix = diagnostics::Fix{
      "Replace with \"" + *meant + '"', {{told.span, isQuoted ? '"' + *meant + '"' : *meant}}, false};
}

/// Only a column called "count" makes copies of a row.
void offerCount(const std::string& name, diagnostics::Diagnostic& told) {
  told.suggestion = "Call it \"count\" where it says how many of each there are";
  const bool isQuoted = told.span.end - told.span.begin == name.size() + 2;
  if (told.span.known())
    told.fix =
        diagnostics::Fix{"Replace with \"count\"", {{told.span, isQuoted ? "\"count\"" : "count"}}, false};
}

}  // namespace

void lintUnused(const language::SpecDocument& document, diagnostics::List& diagnostics) {
  const Uses uses(document);
  std::map<std::string, std::size_t> properties;  // one that many token types share is told of once
  for (const Definition& definition : uses.definitions()) {
    // What tokens are made with may be there for people, unless it says how many of them there are.
    const bool used =
        uses.isUsed(definition) && !(uses.isOnlyGiven(definition) && saysHowMany(definition.name));
    if (used && !uses.isOnlyWritten(definition)) continue;
    if (definition.kind == NameKind::Property) {
      const auto [told, isNew] = properties.try_emplace(definition.name, diagnostics.size());
      if (!isNew) {
        diagnostics::Diagnostic& first = diagnostics[told->second];
        // Rows of a table all have it from one column.
        const bool isTold = first.span == definition.span ||
                            (!first.related.empty() && first.related.back().span == definition.span);
        if (!isTold) first.related.push_back({"Here as well", definition.span});
        if (first.span == definition.span && saysHowMany(definition.name)) offerCount(definition.name, first);
        continue;
      }
    }
    diagnostics::Diagnostic& told =
        report(diagnostics, diagnostics::kinds::UnusedDefinition, definition.span, definition.path,
               "The " + std::string(nameKindLabel(definition.kind)) + " \"" + definition.name +
                   (used                             ? "\" is changed, but never read"
                    : uses.isUsedByTests(definition) ? "\" is used by the tests only"
                                                     : "\" is never used"));
    told.suggestion =
        used ? "Ask for it in a condition or the scoring, or take it out" : "Use it, or take it out";
    if (definition.kind != NameKind::Property) continue;
    offerLikeness(definition.name, uses.usedProperties(), told);
    if (saysHowMany(definition.name) && uses.isOnlyGiven(definition)) offerCount(definition.name, told);
  }
}

}  // namespace ludo::compile
