// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/reasons_dialog.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/board_scene.h"
#include "widgets/controls/wrapped_text_delegate.h"
#include "widgets/models/zone_word.h"

namespace ludo::widgets {
namespace {

constexpr int placeRole = Qt::UserRole;
constexpr std::size_t fewActions = 3;  ///< whose reasons are all shown at once

}  // namespace

ReasonsDialog::ReasonsDialog(QWidget* parent)
    : QDialog(parent),
      m_about(new QLabel),
      m_tree(new QTreeWidget),
      m_job([this](std::uint64_t, Result<std::vector<ActionReasons>> actions) {
        if (actions) fill(*actions);
      }) {
  setWindowTitle(tr("Why and why not"));
  resize(720, 460);
  m_about->setWordWrap(true);
  m_tree->setAccessibleName(tr("Actions and what they ask for"));
  m_tree->setHeaderLabels({tr("What is asked for"), tr("Now")});
  m_tree->setAlternatingRowColors(true);
  new WrappedTextDelegate(*m_tree);
  m_tree->setToolTip(tr("Enter or a double click shows it in the text"));
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
    const QPoint place = item->data(0, placeRole).toPoint();
    const Span span{static_cast<std::uint32_t>(place.x()), static_cast<std::uint32_t>(place.y())};
    if (span.known()) emit definitionRequested(span);
  });
  auto* buttons = new QDialogButtonBox;
  auto* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
  close->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_about);
  layout->addWidget(m_tree, 1);
  layout->addWidget(buttons);
}

ReasonsDialog::~ReasonsDialog() = default;

void ReasonsDialog::explain(const PlaySession& session, std::optional<AskedPlace> place) {
  m_tree->clear();
  show();
  raise();
  activateWindow();
  m_tree->setFocus();
  const kernel::Seat player = session.toMove();
  if (session.state().over()) return m_about->setText(tr("The game is over."));
  if (session.state().pendingChoice() != nullptr)
    return m_about->setText(
        tr("%1 has to choose first, from the list beside the board.").arg(seatName(player)));
  m_about->setText(place ? tr("What %1 can do with %2, and what is in the way.")
                               .arg(seatName(player), zoneWord(session.rules(), place->zone))
                         : tr("What %1 can do now, and what is in the way.").arg(seatName(player)));
  m_job.start(++m_request, [game = session, place, player](std::stop_token) {
    return moveReasons(game.rules(), game.state(), player, place);
  });
}

QTreeWidgetItem* ReasonsDialog::makeRow(const QString& text, const QString& now, bool holds,
                                        Span place) const {
  auto* row = new QTreeWidgetItem;
  row->setText(0, (holds ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text);
  row->setText(1, now);
  row->setData(0, Qt::AccessibleTextRole, (holds ? tr("Holds: %1") : tr("Does not hold: %1")).arg(text));
  row->setData(0, placeRole, QPoint(static_cast<int>(place.begin), static_cast<int>(place.end)));
  if (!holds) {
    QFont bold = font();
    bold.setBold(true);
    row->setFont(0, bold);
  }
  return row;
}

void ReasonsDialog::fill(const std::vector<ActionReasons>& actions) {
  for (const ActionReasons& action : actions) {
    auto* top = new QTreeWidgetItem(m_tree);
    top->setText(0, action.title);
    top->setText(1, action.isLegal ? tr("possible") : tr("not possible"));
    top->setData(0, placeRole,
                 QPoint(static_cast<int>(action.place.begin), static_cast<int>(action.place.end)));
    for (const Reason& reason : action.reasons)
      top->addChild(makeRow(reason.text, reason.now, reason.holds, reason.place));
    top->setExpanded(!action.isLegal || actions.size() <= fewActions);
  }
  if (m_tree->topLevelItemCount() > 0) m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

}  // namespace ludo::widgets
