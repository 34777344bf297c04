// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/seed_box.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>

namespace ludo::widgets {

SeedBox::SeedBox(QWidget* parent) : QWidget(parent), m_field(new QLineEdit(QStringLiteral("1"))) {
  m_field->setObjectName(QStringLiteral("seed"));
  m_field->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_field));
  m_field->setAccessibleName(tr("Seed"));
  m_field->setToolTip(tr("The same seed gives the same games, on any machine and any number of threads"));
  auto* fresh = new QPushButton(tr("New"));
  fresh->setAccessibleName(tr("New seed"));
  fresh->setToolTip(tr("Take another seed, to see other games"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_field, 1);
  layout->addWidget(fresh);
  setFocusProxy(m_field);
  connect(fresh, &QPushButton::clicked, this,
          [this] { m_field->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000000))); });
  connect(m_field, &QLineEdit::textChanged, this, &SeedBox::seedChanged);
}

std::optional<std::uint64_t> SeedBox::seed() const {
  if (!m_field->hasAcceptableInput()) return std::nullopt;
  return m_field->text().toULongLong();
}

}  // namespace ludo::widgets
