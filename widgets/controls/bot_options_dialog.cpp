// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/bot_options_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "widgets/models/agent_words.h"

namespace ludo::widgets {
namespace {

using agents::AgentOption;

constexpr int decimals = 3;

bool isSwitch(const AgentOption& option) {
  return option.whole && option.low == 0 && option.high == 1;
}

double valueOf(const QWidget& field) {
  if (const auto* box = qobject_cast<const QCheckBox*>(&field)) return box->isChecked() ? 1 : 0;
  if (const auto* box = qobject_cast<const QSpinBox*>(&field)) return box->value();
  return static_cast<const QDoubleSpinBox&>(field).value();
}

void setValue(QWidget& field, double value) {
  if (auto* check = qobject_cast<QCheckBox*>(&field)) {
    check->setChecked(value != 0);
  } else if (auto* whole = qobject_cast<QSpinBox*>(&field)) {
    whole->setValue(static_cast<int>(value));
  } else {
    static_cast<QDoubleSpinBox&>(field).setValue(value);
  }
}

QString capitalised(QString title) {
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

}  // namespace

BotOptionsDialog::BotOptionsDialog(const agents::AgentKind& kind, const std::string& agent, QWidget* parent)
    : QDialog(parent), m_kind(kind), m_form(new QFormLayout), m_text(new QLabel) {
  setWindowTitle(tr("Strength: %1").arg(agentTitle(kind.name)));
  const std::size_t colon = agent.find(':');
  const Result<agents::AgentSettings> settings = agents::AgentSettings::read(
      kind.name, kind.options, colon == std::string::npos ? std::string() : agent.substr(colon + 1));
  const agents::AgentSettings shown = settings ? *settings : agents::AgentSettings(kind.options);
  for (const AgentOption& option : kind.options) addField(option, shown.number(option.name));
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                       QDialogButtonBox::RestoreDefaults);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
    for (std::size_t i = 0; i < m_fields.size(); ++i) setValue(*m_fields[i], m_kind.options[i].standard);
  });
  auto* help = new QLabel(agentHelp(kind.name));
  help->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(help);
  layout->addLayout(m_form);
  layout->addWidget(m_text);
  layout->addWidget(buttons);
  // What is typed first takes the place of the number that is there.
  if (auto* first = m_fields.empty() ? nullptr : qobject_cast<QAbstractSpinBox*>(m_fields.front())) {
    first->setFocus();
    first->selectAll();
  }
  showText();
}

void BotOptionsDialog::addField(const AgentOption& option, double value) {
  QWidget* field = nullptr;
  if (isSwitch(option)) {
    auto* box = new QCheckBox;
    connect(box, &QCheckBox::toggled, this, &BotOptionsDialog::showText);
    field = box;
  } else if (option.whole) {
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(option.low), static_cast<int>(option.high));
    box->setGroupSeparatorShown(true);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    connect(box, &QSpinBox::valueChanged, this, &BotOptionsDialog::showText);
    field = box;
  } else {
    auto* box = new QDoubleSpinBox;
    box->setRange(option.low, option.high);
    box->setDecimals(decimals);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    connect(box, &QDoubleSpinBox::valueChanged, this, &BotOptionsDialog::showText);
    field = box;
  }
  m_fields.push_back(field);
  setValue(*field, value);
  const QString title = capitalised(agentOptionTitle(option.name));
  field->setObjectName(QString::fromStdString(option.name));
  field->setAccessibleName(title);
  field->setAccessibleDescription(agentOptionHelp(option.name));
  field->setToolTip(agentOptionHelp(option.name));
  m_form->addRow(title, field);
  m_form->labelForField(field)->setToolTip(agentOptionHelp(option.name));
}

std::string BotOptionsDialog::agent() const {
  std::string text = m_kind.name;
  bool isFirst = true;
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    const AgentOption& option = m_kind.options[i];
    const double value = valueOf(*m_fields[i]);
    if (value == option.standard) continue;
    text += (std::exchange(isFirst, false) ? ":" : ",") + option.name + "=" +
            QString::number(value, 'g', 12).toStdString();
  }
  return text;
}

void BotOptionsDialog::showText() {
  if (m_fields.size() == m_kind.options.size())
    m_text->setText(tr("On the command line: %1").arg(QString::fromStdString(agent())));
}

}  // namespace ludo::widgets
