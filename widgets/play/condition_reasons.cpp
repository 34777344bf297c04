// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/condition_reasons.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "core/decompile/decompile.h"
#include "core/kernel/kernel.h"
#include "core/language/walk.h"
#include "widgets/models/zone_word.h"

namespace ludo::widgets {
namespace {

using language::CompareCondition;
using language::Condition;
using language::IsCondition;
using language::LogicCondition;
using language::LogicOp;

struct ConditionTexts {
  Q_DECLARE_TR_FUNCTIONS(MoveReasons)
};

/// Whether a part holds a condition that is asked of something else, with names of its own.
template <typename Part>
bool holdsScope(const Part& whole) {
  return language::anyWithin(whole, [&](const language::Type& type, const void* part) {
    return &type == &language::typeOf<Condition>() && part != &whole;
  });
}

bool hasInnerScope(const Condition& condition) {
  if (const auto* logic = std::get_if<LogicCondition>(&condition.node))
    return std::ranges::any_of(logic->args, hasInnerScope);
  if (const auto* negated = std::get_if<language::NotCondition>(&condition.node))
    return hasInnerScope(*negated->arg);
  return holdsScope(condition);
}

/// With a large first letter, but for names such as cell_1_2.
QString startingSentence(const QString& words) {
  const QStringView first = QStringView(words).left(words.indexOf(u' '));
  const bool isWord = std::ranges::all_of(first, [](QChar each) { return each.isLetter(); });
  return isWord ? words.left(1).toUpper() + words.mid(1) : words;
}

QString fromWords(const std::string& words) {
  return QString::fromStdString(words);
}

}  // namespace

ConditionReasons::ConditionReasons(kernel::Evaluator& evaluator)
    : m_evaluator(evaluator),
      m_document(decompile::specificationOf(evaluator.rules().def())),
      m_speaker(m_document, rulebook::spaceNames(evaluator.rules())) {}

void ConditionReasons::callBoundNames(bool hasInnerScope) {
  const kernel::Rules& rules = m_evaluator.rules();
  const std::vector<std::string>& names = rules.def().bindingNames;
  std::map<std::string, std::string> now;
  for (std::uint32_t name = 0; name < names.size(); ++name) {
    const bool isGiven =
        name == rules.zoneBinding() || name == rules.tokenBinding() || name == rules.playerBinding();
    const kernel::Value value = m_evaluator.bound(name);
    if (value.kind != kernel::Value::Kind::Nothing && !(isGiven && hasInnerScope))
      now.emplace(names[name], textOf(value).toStdString());
  }
  m_speaker.setNow(std::move(now));
}

QString ConditionReasons::said(const language::Type& type, const void* part, bool hasInnerScope) {
  callBoundNames(hasInnerScope);
  return fromWords(m_speaker.say(type, part));
}

QString ConditionReasons::said(const language::EffectList& effects) {
  callBoundNames(true);
  QStringList sentences;
  for (const rulebook::Line& line : m_speaker.lines(effects)) sentences << fromWords(line.text);
  return sentences.join(u' ');
}

QString ConditionReasons::textOf(const kernel::Value& value) const {
  using Kind = kernel::Value::Kind;
  if (value.kind == Kind::Nothing) return ConditionTexts::tr("nothing");
  if (value.kind == Kind::Zone) return zoneWord(m_evaluator.rules(), value.zone());
  if (value.kind == Kind::Token)
    return QString::fromStdString(kernel::tokenTitle(m_evaluator.rules(), m_evaluator.state(),
                                                     m_evaluator.state().tokens[value.token().index]));
  return QString::fromStdString(kernel::valueText(m_evaluator.rules(), m_evaluator.state(), value));
}

QString ConditionReasons::valueOf(const language::ValueExpr& expression) {
  const QString words = said(language::typeOf<language::ValueExpr>(), &expression, holdsScope(expression));
  const QString value = textOf(m_evaluator.value(expression));
  // What is written as a value, or bound to one, needs no second saying.
  const bool isSaid = words == value || words == u'“' + value + u'”';
  return isSaid ? QString() : ConditionTexts::tr("%1 is %2", "a value").arg(words, value);
}

QString ConditionReasons::valuesOf(const language::EffectList& effects) {
  QStringList values;
  for (const language::Effect& effect : effects.items) {
    const auto* added = std::get_if<language::AddVarEffect>(&effect.node);
    if (added == nullptr) continue;
    language::ValueExpr variable;
    if (added->scope == language::VariableScope::Global) {
      variable.node = language::GlobalVariableValue{{}, added->var};
    } else {
      variable.node =
          language::PlayerVariableValue{{}, added->player.value_or(language::PlayerSelector()), added->var};
    }
    values << valueOf(variable) << valueOf(added->delta);
  }
  values.removeAll(QString());
  return values.join(QStringLiteral("; "));
}

QString ConditionReasons::valuesOf(const Condition& condition) {
  QStringList values;
  if (const auto* compared = std::get_if<CompareCondition>(&condition.node)) {
    values << valueOf(compared->left) << valueOf(compared->right);
  } else if (const auto* in = std::get_if<language::InCondition>(&condition.node)) {
    values << valueOf(in->item);
  } else if (const auto* logic = std::get_if<LogicCondition>(&condition.node)) {
    for (const Condition& part : logic->args) values << valuesOf(part);
  } else if (const auto* negated = std::get_if<language::NotCondition>(&condition.node)) {
    values << valuesOf(*negated->arg);
  } else if (const auto* is = std::get_if<IsCondition>(&condition.node)) {
    const kernel::ZoneId zone = m_evaluator.zone(is->zone);
    if (!zone.valid()) return ConditionTexts::tr("there is no such zone");
    const std::size_t count = m_evaluator.state().zones[zone.index].size();
    const QString word = zoneWord(m_evaluator.rules(), zone);
    values << (count == 0 ? ConditionTexts::tr("%1 is empty").arg(word)
                          : ConditionTexts::tr("%1 holds: %2").arg(word).arg(count));
  }
  values.removeAll(QString());
  values.removeDuplicates();
  return values.join(QStringLiteral("; "));
}

void ConditionReasons::add(const Condition& condition, std::vector<Reason>& reasons) {
  if (const auto* literal = std::get_if<bool>(&condition.node); literal != nullptr && *literal) return;
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic != nullptr && logic->op == LogicOp::And) {
    for (const Condition& part : logic->args) add(part, reasons);
    return;
  }
  const QString words = said(language::typeOf<Condition>(), &condition, hasInnerScope(condition));
  reasons.push_back(
      {startingSentence(words), valuesOf(condition), m_evaluator.holds(condition), condition.span});
}

}  // namespace ludo::widgets
