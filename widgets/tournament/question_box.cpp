// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tournament/question_box.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>

namespace ludo::widgets {
namespace {

constexpr double mostElo = 10'000;
constexpr double leastError = 0.001;
constexpr double mostError = 0.499;

}  // namespace

QuestionBox::QuestionBox(QWidget* parent) : QGroupBox(tr("Stop when it is clear who is stronger"), parent) {
  setObjectName(QStringLiteral("question"));
  setFlat(true);
  setCheckable(true);
  setChecked(false);
  auto* form = new QFormLayout(this);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const sim::SprtOptions usual;
  m_elo0 =
      addNumber(tr("Not more than"), tr("By so many Elo the first bot is stronger if there is nothing to it"),
                -mostElo, mostElo, usual.elo0, 1);
  m_elo1 =
      addNumber(tr("At least"), tr("By so many Elo the first bot is stronger if there is something to it"),
                -mostElo, mostElo, usual.elo1, 1);
  m_alpha = addNumber(tr("Wrong yes"), tr("The chance to say “at least” where “not more than” is true"),
                      leastError, mostError, usual.alpha, 3);
  m_beta = addNumber(tr("Wrong no"), tr("The chance to say “not more than” where “at least” is true"),
                     leastError, mostError, usual.beta, 3);
  m_elo0->setSuffix(tr(" Elo"));
  m_elo1->setSuffix(tr(" Elo"));
  const auto showFields = [this, form](bool shown) {
    for (QDoubleSpinBox* field : {m_elo0, m_elo1, m_alpha, m_beta}) form->setRowVisible(field, shown);
    emit questionChanged();
  };
  connect(this, &QGroupBox::toggled, this, showFields);
  showFields(false);
}

QDoubleSpinBox* QuestionBox::addNumber(const QString& title, const QString& help, double low, double high,
                                       double value, int decimals) {
  auto* field = new QDoubleSpinBox;
  field->setRange(low, high);
  field->setDecimals(decimals);
  field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  field->setValue(value);
  field->setAccessibleName(title);
  field->setAccessibleDescription(help);
  field->setToolTip(help);
  static_cast<QFormLayout*>(layout())->addRow(title, field);
  connect(field, &QDoubleSpinBox::valueChanged, this, &QuestionBox::questionChanged);
  return field;
}

void QuestionBox::setBots(std::size_t count) {
  setEnabled(count == 2);
  setToolTip(count == 2 ? tr("The match ends as soon as it is answered whether the first bot is stronger")
                        : tr("It can be asked of two bots only"));
}

bool QuestionBox::isWrong() const {
  return isEnabled() && isChecked() && m_elo0->value() >= m_elo1->value();
}

std::optional<sim::SprtOptions> QuestionBox::question() const {
  if (!isEnabled() || !isChecked() || isWrong()) return std::nullopt;
  return sim::SprtOptions{m_elo0->value(), m_elo1->value(), m_alpha->value(), m_beta->value()};
}

}  // namespace ludo::widgets
