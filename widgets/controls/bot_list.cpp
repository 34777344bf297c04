// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/bot_list.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/controls/bot_box.h"

namespace ludo::widgets {
namespace {

constexpr std::size_t fewestBots = 2;
constexpr std::size_t mostBots = 32;

}  // namespace

BotList::BotList(const std::vector<std::string>& agents, QWidget* parent)
    : QWidget(parent), m_rows(new QVBoxLayout), m_add(new QPushButton(tr("Add a bot"))) {
  m_add->setAccessibleName(m_add->text());
  m_add->setToolTip(tr("One more bot, which may be of a kind that is there already"));
  m_rows->setSpacing(4);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(m_rows);
  layout->addWidget(m_add, 0, Qt::AlignLeft);
  connect(m_add, &QPushButton::clicked, this, [this] {
    addRow(m_boxes.back()->agent());
    m_boxes.back()->setFocus();
    emit agentsChanged();
  });
  setAgents(agents);
}

std::vector<std::string> BotList::agents() const {
  std::vector<std::string> agents;
  for (const BotBox* box : m_boxes) agents.push_back(box->agent());
  return agents;
}

void BotList::setAgents(const std::vector<std::string>& agents) {
  while (m_boxes.size() < agents.size()) addRow("random");
  while (m_boxes.size() > std::max(agents.size(), fewestBots))
    removeRow(static_cast<int>(m_boxes.size()) - 1);
  for (std::size_t i = 0; i < agents.size(); ++i) m_boxes[i]->setAgent(agents[i]);
}

void BotList::addRow(const std::string& agent) {
  auto* line = new QWidget;
  auto* box = new BotBox({});
  auto* remove = new QToolButton;
  remove->setText(QStringLiteral("×"));
  remove->setObjectName(QStringLiteral("remove"));
  remove->setFocusPolicy(Qt::StrongFocus);
  remove->setToolTip(tr("Take this bot away"));
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(box, 1);
  layout->addWidget(remove);
  m_rows->addWidget(line);
  m_boxes.push_back(box);
  m_lines.push_back(line);
  connect(box, &BotBox::agentChanged, this, &BotList::agentsChanged);
  connect(remove, &QToolButton::clicked, this, [this, line] {
    const auto at = std::ranges::find(m_lines, line);
    removeRow(static_cast<int>(at - m_lines.begin()));
    emit agentsChanged();
  });
  box->setAgent(agent);
  setTabOrder(remove, m_add);
  nameRows();
}

void BotList::removeRow(int index) {
  QWidget* line = m_lines[static_cast<std::size_t>(index)];
  m_lines.erase(m_lines.begin() + index);
  m_boxes.erase(m_boxes.begin() + index);
  m_rows->removeWidget(line);
  line->hide();
  // The button in it may be the one that was pressed.
  line->deleteLater();
  nameRows();
}

void BotList::nameRows() {
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    m_boxes[i]->setName(tr("Bot %1").arg(i + 1));
    auto* remove = m_lines[i]->findChild<QToolButton*>(QStringLiteral("remove"));
    remove->setAccessibleName(tr("Take bot %1 away").arg(i + 1));
    remove->setEnabled(m_lines.size() > fewestBots);
  }
  m_add->setEnabled(m_lines.size() < mostBots);
}

}  // namespace ludo::widgets
