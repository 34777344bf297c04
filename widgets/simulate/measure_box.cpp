// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulate/measure_box.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "widgets/controls/bot_list.h"

namespace ludo::widgets {
namespace {

constexpr int usualGames = 100;
constexpr int indent = 20;

QSpinBox* makeCount(const QString& name, int least) {
  auto* count = new QSpinBox;
  count->setRange(least, mostSimulatedGames);
  count->setGroupSeparatorShown(true);
  count->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  count->setValue(usualGames);
  count->setAccessibleName(name);
  return count;
}

}  // namespace

MeasureBox::MeasureBox(QWidget* parent) : QGroupBox(tr("Measured as well"), parent) {
  new QVBoxLayout(this);
  makeCoverage();
  makeProbes();
  makeDepth();
  for (QCheckBox* part : {m_probes, m_depth})
    connect(part, &QCheckBox::toggled, this, &MeasureBox::showParts);
  setPlayers(0);
}

void MeasureBox::makeCoverage() {
  m_coverage = new QCheckBox(tr("How often each &rule runs"));
  m_coverage->setObjectName(QStringLiteral("coverage"));
  m_coverage->setToolTip(
      tr("Counts each effect, action, trigger and end, and finds those that never come up"));
  layout()->addWidget(m_coverage);
}

void MeasureBox::makeProbes() {
  m_probes = new QCheckBox(tr("What d&ecisions are worth"));
  m_probes->setObjectName(QStringLiteral("probes"));
  m_probes->setToolTip(
      tr("Plays games on from a decision with another move, and sees how often the result changes"));
  m_probeCount = makeCount(tr("Number of decisions that are tried otherwise"), 1);
  m_probeCount->setObjectName(QStringLiteral("probeCount"));
  m_probeCount->setSuffix(tr(" decisions"));
  auto* line = new QHBoxLayout;
  line->setContentsMargins(indent, 0, 0, 0);
  line->addWidget(m_probeCount);
  layout()->addWidget(m_probes);
  static_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void MeasureBox::makeDepth() {
  m_depth = new QCheckBox(tr("&Strategic depth"));
  m_depth->setObjectName(QStringLiteral("depth"));
  m_matchGames = makeCount(tr("Games of each match"), 2);
  m_matchGames->setObjectName(QStringLiteral("matchGames"));
  m_matchGames->setSuffix(tr(" games a match"));
  m_ladder = new BotList({"greedy", "random"});
  auto* hint = new QLabel(tr("From the strongest to the weakest; each plays a match against the next:"));
  hint->setWordWrap(true);
  m_depthParts = new QWidget;
  auto* parts = new QVBoxLayout(m_depthParts);
  parts->setContentsMargins(indent, 0, 0, 0);
  parts->addWidget(m_matchGames);
  parts->addWidget(hint);
  parts->addWidget(m_ladder);
  layout()->addWidget(m_depth);
  layout()->addWidget(m_depthParts);
}

void MeasureBox::setPlayers(int players) {
  const bool canMeet = players != 1;
  m_depth->setEnabled(canMeet);
  m_depth->setToolTip(canMeet ? tr("How far better thinking leads to better results")
                              : tr("A game for one player has nobody to meet"));
  showParts();
}

void MeasureBox::showParts() {
  m_probeCount->setVisible(m_probes->isChecked());
  m_depthParts->setVisible(m_depth->isChecked() && m_depth->isEnabled());
}

void MeasureBox::addTo(SimulationPlan& plan) const {
  plan.batch.coverage = m_coverage->isChecked();
  if (m_probes->isChecked()) plan.probes = static_cast<std::uint64_t>(m_probeCount->value());
  if (!m_depth->isChecked() || !m_depth->isEnabled()) return;
  plan.ladder = m_ladder->agents();
  plan.matchGames = static_cast<std::uint64_t>(m_matchGames->value());
}

}  // namespace ludo::widgets
