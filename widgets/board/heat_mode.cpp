// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/heat_mode.h"

#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

#include "widgets/board/board_panel.h"

namespace ludo::widgets {
namespace {

constexpr double countingSeconds = 8;

}  // namespace

HeatMode::HeatMode(BoardPanel& panel)
    : QObject(&panel),
      m_panel(panel),
      m_job(
          [this](std::uint64_t, Result<BoardHeat> heat) {
            if (heat) m_heat = std::move(*heat);
            showOverlay();
          },
          Urgency::Background) {
  m_button = new QToolButton;
  m_button->setText(tr("Heat"));
  m_button->setPopupMode(QToolButton::InstantPopup);
  m_button->setFocusPolicy(Qt::StrongFocus);
  auto* menu = new QMenu(m_button);
  auto* kinds = new QActionGroup(this);
  const auto add = [&](const QString& text, std::optional<HeatKind> kind) {
    QAction* action = menu->addAction(text, this, [this, kind] { show(kind); });
    action->setCheckable(true);
    kinds->addAction(action);
    return action;
  };
  m_none = add(tr("None"), std::nullopt);
  m_none->setChecked(true);
  add(tr("Visits: tokens that come there, a game"), HeatKind::Visits);
  add(tr("Captures: others' tokens taken there, a game"), HeatKind::Captures);
  add(tr("Wins by first move: share won by who begins there"), HeatKind::OpeningWins);
  m_button->setMenu(menu);
  m_panel.addToolWidget(m_button);
  showOverlay();
}

void HeatMode::setSimulation(SimulationResult simulation) {
  m_simulation = std::move(simulation);
  m_heat.reset();
  m_job.cancel();
  show(m_kind);
}

void HeatMode::show(std::optional<HeatKind> kind) {
  m_kind = kind;
  if (kind && !m_heat && m_simulation.valid() && !m_job.running()) {
    m_job.start(0, [simulation = m_simulation](const std::stop_token& stop) {
      return heatOf(simulation, countingSeconds, stop);
    });
  }
  showOverlay();
}

void HeatMode::showOverlay() {
  m_button->setEnabled(m_simulation.valid());
  QString tip = tr("What the games of the last simulation did on the board. Let bots play first.");
  if (m_job.running()) tip = tr("The games are being counted…");
  if (m_heat)
    tip = tr("Counted from %n game(s) of the last simulation", nullptr, static_cast<int>(m_heat->games));
  m_button->setToolTip(tip);
  if (!m_kind) m_none->setChecked(true);
  m_panel.view()->setHeat(m_kind && m_heat ? heatOverlay(*m_heat, *m_kind) : HeatOverlay());
  emit shown();
}

}  // namespace ludo::widgets
