// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/token_marks.h"

#include <algorithm>
#include <set>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::widgets {
namespace {

/// The texts and numbers that effects write into one property, of whatever type, and its value at first.
struct WrittenValues {
  std::string property;
  std::set<std::string> values;
  bool isKnown = true;  ///< false where one is only worked out in play

  void add(const language::ValueExpr& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value.node)) {
      values.insert(std::to_string(*number));
    } else if (const auto* text = std::get_if<std::string>(&value.node)) {
      values.insert(*text);
    } else {
      isKnown = false;
    }
  }

  bool visit(const language::Type& type, const void* part) {
    if (&type == &language::typeOf<language::CreateTokenEffect>()) {
      for (const auto& [name, value] : static_cast<const language::CreateTokenEffect*>(part)->props) {
        if (name.name == property) add(value);
      }
    } else if (&type == &language::typeOf<language::SetTokenPropEffect>()) {
      const auto* set = static_cast<const language::SetTokenPropEffect*>(part);
      if (set->prop.name == property) add(set->value);
    }
    return &type != &language::typeOf<language::ZoneDef>();  // a board has many, and no effects in them
  }
};

WrittenValues valuesOf(const language::GameDef& def, const language::PropertyDef& property) {
  WrittenValues written{property.id.name, {}, true};
  language::walkConst(language::gameDefType(), &def, [&](const language::Type& type, const void* part) {
    return written.visit(type, part);
  });
  // A value that every token is given anew tells no tokens apart.
  if (written.values.empty()) written.add(property.value);
  return written;
}

QString withLargeLetter(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

/// So many letters of each as it takes to tell it from the others: "K" and "Kn".
std::map<std::string, QString> shortForms(const std::set<std::string>& texts) {
  std::map<std::string, QString> forms;
  for (const std::string& text : texts) {
    const QString whole = QString::fromStdString(text);
    qsizetype letters = 1;
    const auto isTaken = [&](const std::string& other) {
      const QString another = QString::fromStdString(other);
      return another != whole && another.left(letters).compare(whole.left(letters), Qt::CaseInsensitive) == 0;
    };
    while (letters < whole.size() && std::ranges::any_of(texts, isTaken)) ++letters;
    forms[text] = withLargeLetter(whole.left(letters));
  }
  return forms;
}

std::string typeName(const language::TokenTypeDef& type) {
  // What stands in braces differs from token to token.
  std::string name = type.name.substr(0, type.name.find('{'));
  while (!name.empty() && name.back() == ' ') name.pop_back();
  return name.empty() ? type.id.name : name;
}

}  // namespace

TokenMarks::TokenMarks(const kernel::Rules& rules) : m_rules(rules) {
  const std::vector<language::TokenTypeDef>& types = rules.def().tokenTypes;
  std::set<std::string> names;
  for (const language::TokenTypeDef& type : types) names.insert(typeName(type));
  const std::map<std::string, QString> shortNames = shortForms(names);
  for (std::uint32_t type = 0; type < types.size(); ++type) {
    m_types.push_back(marksOf(type));
    if (types.size() > 1) m_types.back().type = shortNames.at(typeName(types[type]));
  }
}

TokenMarks::OfType TokenMarks::marksOf(std::uint32_t type) const {
  const kernel::TellingProperties::OfType& telling = m_rules.tellingProperties().of(type);
  std::vector<std::size_t> shown = telling.inName;
  shown.insert(shown.end(), telling.beside.begin(), telling.beside.end());
  OfType marks;
  for (const std::size_t slot : shown) {
    const WrittenValues written = valuesOf(m_rules.def(), m_rules.def().tokenTypes[type].props[slot]);
    if (written.isKnown && written.values.size() < 2) continue;
    marks.properties.push_back({slot, shortForms(written.values)});
  }
  return marks;
}

QString TokenMarks::of(const kernel::State& state, const kernel::Token& token) const {
  const OfType& marks = m_types[token.type];
  const std::vector<language::PropertyDef>& properties = m_rules.def().tokenTypes[token.type].props;
  QStringList parts;
  bool areLetters = true;
  for (const Property& property : marks.properties) {
    const kernel::Value& value = token.props[property.slot];
    const std::string text = kernel::valueText(m_rules, state, value);
    QString part = QString::fromStdString(text);
    if (value.kind == kernel::Value::Kind::Symbol) {
      const auto found = property.shortened.find(text);
      part = found != property.shortened.end() ? found->second : withLargeLetter(part.left(1));
    } else if (value.kind == kernel::Value::Kind::Bool) {
      const QString name = QString::fromStdString(properties[property.slot].id.name);
      part = value.payload != 0 ? withLargeLetter(name.left(1)) : QString();
    }
    if (part.isEmpty()) continue;
    areLetters = areLetters && part.size() == 1 && part[0].isLetter();
    parts << part;
  }
  return parts.isEmpty() ? marks.type : parts.join(areLetters ? QString() : QStringLiteral("·"));
}

}  // namespace ludo::widgets
