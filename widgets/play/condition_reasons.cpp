// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/condition_reasons.h"

#include <QCoreApplication>

#include "core/kernel/kernel.h"
#include "widgets/models/zone_word.h"

namespace ludo::widgets {
namespace {

using language::CompareCondition;
using language::CompareOp;
using language::Condition;
using language::IsCondition;
using language::LogicCondition;
using language::LogicOp;

struct ConditionTexts {
  Q_DECLARE_TR_FUNCTIONS(MoveReasons)
};

constexpr qsizetype longest = 160;

QString signOf(CompareOp op) {
  switch (op) {
    case CompareOp::Equal:
      return QStringLiteral("=");
    case CompareOp::NotEqual:
      return QStringLiteral("≠");
    case CompareOp::Less:
      return QStringLiteral("<");
    case CompareOp::LessOrEqual:
      return QStringLiteral("≤");
    case CompareOp::Greater:
      return QStringLiteral(">");
    case CompareOp::GreaterOrEqual:
      return QStringLiteral("≥");
  }
  return {};
}

}  // namespace

QString ConditionReasons::written(Span place) const {
  if (m_source == nullptr || !place.known() || place.end > m_source->content().size()) return {};
  const std::string_view view = m_source->view(place);
  QString text = QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())).simplified();
  if (text.size() > longest) text = text.left(longest - 1) + u'…';
  return text;
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

QString ConditionReasons::valuesOf(const Condition& condition) {
  if (const auto* compared = std::get_if<CompareCondition>(&condition.node)) {
    return QStringLiteral("%1 %2 %3")
        .arg(textOf(m_evaluator.value(compared->left)), signOf(compared->op),
             textOf(m_evaluator.value(compared->right)));
  }
  if (const auto* is = std::get_if<IsCondition>(&condition.node)) {
    const kernel::ZoneId zone = m_evaluator.zone(is->zone);
    if (!zone.valid()) return ConditionTexts::tr("there is no such zone");
    const std::size_t count = m_evaluator.state().zones[zone.index].size();
    return count == 0
               ? ConditionTexts::tr("%1 is empty").arg(zoneWord(m_evaluator.rules(), zone))
               : ConditionTexts::tr("%1 holds: %2").arg(zoneWord(m_evaluator.rules(), zone)).arg(count);
  }
  return {};
}

void ConditionReasons::add(const Condition& condition, std::vector<Reason>& reasons) {
  if (const auto* literal = std::get_if<bool>(&condition.node); literal != nullptr && *literal) return;
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic != nullptr && logic->op == LogicOp::And) {
    for (const Condition& part : logic->args) add(part, reasons);
    return;
  }
  const QString values = valuesOf(condition);
  QString text = written(condition.span);
  if (text.isEmpty() && values.isEmpty()) text = ConditionTexts::tr("a condition");
  reasons.push_back({text.isEmpty() ? values : text, text.isEmpty() ? QString() : values,
                     m_evaluator.holds(condition), condition.span});
}

}  // namespace ludo::widgets
