// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/bot_box.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>

#include "core/agents/registry.h"
#include "widgets/controls/bot_options_dialog.h"
#include "widgets/controls/described_choices.h"
#include "widgets/models/agent_words.h"

namespace ludo::widgets {
namespace {

std::string kindOf(const std::string& agent) {
  return agent.substr(0, agent.find(':'));
}

const agents::AgentKind* findKind(const std::string& agent) {
  const auto& kinds = agents::agentKinds();
  const auto found = std::ranges::find(kinds, kindOf(agent), &agents::AgentKind::name);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

BotBox::BotBox(const QString& name, QWidget* parent)
    : QWidget(parent), m_kinds(new QComboBox), m_options(new QToolButton) {
  for (const std::string& kind : agents::agentNames()) {
    m_kinds->addItem(agentTitle(kind), QString::fromStdString(kind));
    const QString help = agentHelp(kind);
    m_kinds->setItemData(m_kinds->count() - 1, help, Qt::ToolTipRole);
    m_kinds->setItemData(m_kinds->count() - 1, help, Qt::AccessibleDescriptionRole);
  }
  new DescribedChoices(*m_kinds);
  // A long title is no reason for a wide panel.
  m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_kinds->setMinimumContentsLength(6);
  m_options->setText(QStringLiteral("…"));
  m_options->setFocusPolicy(Qt::StrongFocus);
  setName(name);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_kinds, 1);
  layout->addWidget(m_options);
  setFocusProxy(m_kinds);
  connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
    showChosen();
    emit agentChanged();
  });
  connect(m_options, &QToolButton::clicked, this, &BotBox::askOptions);
  showChosen();
}

void BotBox::setName(const QString& name) {
  m_kinds->setAccessibleName(name);
  m_options->setAccessibleName(tr("Strength: %1").arg(name));
}

void BotBox::addPerson(const QString& title) {
  m_kinds->insertItem(0, title, QString());
  m_kinds->setCurrentIndex(0);
}

std::string BotBox::agent() const {
  return m_kinds->currentData().toString().toStdString();
}

void BotBox::setAgent(const std::string& agent) {
  if (!agent.empty() && agents::agentMistake(agent)) return;
  for (int i = 0; i < m_kinds->count(); ++i) {
    if (kindOf(m_kinds->itemData(i).toString().toStdString()) != kindOf(agent)) continue;
    const bool isOther = m_kinds->itemData(i).toString().toStdString() != agent;
    if (isOther) {
      m_kinds->setItemData(i, QString::fromStdString(agent));
      m_kinds->setItemText(i, agentTitle(agent));
    }
    if (i != m_kinds->currentIndex()) return m_kinds->setCurrentIndex(i);
    if (isOther) emit agentChanged();
    return;
  }
}

void BotBox::askOptions() {
  const agents::AgentKind* kind = findKind(agent());
  if (kind == nullptr) return;
  BotOptionsDialog dialog(*kind, agent(), this);
  if (dialog.exec() == QDialog::Accepted) setAgent(dialog.agent());
}

void BotBox::showChosen() {
  const QString help = m_kinds->currentData(Qt::ToolTipRole).toString();
  m_kinds->setToolTip(help);
  m_kinds->setAccessibleDescription(help);
  const agents::AgentKind* kind = findKind(agent());
  const bool hasOptions = kind != nullptr && !kind->options.empty();
  m_options->setEnabled(hasOptions);
  m_options->setToolTip(hasOptions ? tr("How strong the bot is, and what else can be set")
                                   : tr("There is nothing to set of this bot"));
}

}  // namespace ludo::widgets
