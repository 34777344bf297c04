// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_side.h"

#include <QtCore/QEvent>
#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QAction>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/seat_delegate.h"
#include "widgets/controls/activated_list.h"
#include "widgets/controls/modest_splitter.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {

namespace {

constexpr int movesWorthFiltering = 10;
constexpr int linesOfHint = 2;  ///< what a hint takes in any language, so that none moves what is below
constexpr int fewestMovesInSight = 2;

QLabel* makeTitle() {
  auto* label = new QLabel;
  QFont font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

/// Nothing moves up where the widget is hidden.
void keepPlace(QWidget& widget) {
  QSizePolicy policy = widget.sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  widget.setSizePolicy(policy);
}

/// A frame tinted with a colour, so that it stands out in any theme.
void tint(QFrame& frame, const QPalette& palette, const QColor& colour) {
  const QColor base = palette.color(QPalette::Window);
  QPalette tinted = palette;
  tinted.setColor(QPalette::Window, mixed(base, colour, 0.22));
  frame.setAutoFillBackground(true);
  frame.setPalette(tinted);
}

}  // namespace

PlaySide::PlaySide(QWidget* parent) : QWidget(parent) {
  m_legalModel = new MovesModel(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 0, 8, 8);
  layout->setSpacing(8);
  layout->addWidget(buildTools());
  layout->addWidget(buildStatus());
  m_scores = new ScoresView;
  layout->addWidget(m_scores);
  m_clocks = new ClocksView;
  layout->addWidget(m_clocks);
  layout->addWidget(buildMessage());
  m_movesBox = buildMoves();
  m_players = new PlayPlayers;
  m_players->addBotTool(m_pauseAction);
  connect(m_players, &PlayPlayers::restartRequested, this, &PlaySide::restartRequested);
  layout->addWidget(m_movesBox, 1);
  layout->addWidget(m_players);
  m_emptySpace = new QWidget;
  layout->addWidget(m_emptySpace, 1);
  styleFrames();
}

QToolBar* PlaySide::buildTools() {
  auto* bar = new QToolBar;
  bar->setAccessibleName(tr("Game tools"));
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_restartAction = bar->addAction(tr("Restart"), this, &PlaySide::restartRequested);
  m_restartAction->setToolTip(tr("Begin the game again with the seed below"));
  m_undoAction = bar->addAction(tr("Undo"), this, &PlaySide::undoRequested);
  m_undoAction->setToolTip(tr("Take back to your last decision (%1)")
                               .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
  m_redoAction = bar->addAction(tr("Redo"), this, &PlaySide::redoRequested);
  m_redoAction->setToolTip(tr("Make the move again that was taken back (%1)")
                               .arg(QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
  m_pauseAction = new QAction(tr("Pause bots"), this);
  m_pauseAction->setCheckable(true);
  m_pauseAction->setToolTip(tr("Bots wait while this is on"));
  connect(m_pauseAction, &QAction::toggled, this, &PlaySide::botsPausedChanged);
  return bar;
}

QWidget* PlaySide::buildStatus() {
  auto* box = new QWidget;
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  m_dot = new QLabel;
  m_turn = makeTitle();
  QFont font = m_turn->font();
  font.setPointSizeF(font.pointSizeF() * 1.25);
  m_turn->setFont(font);
  m_turn->setWordWrap(true);
  auto* line = new QHBoxLayout;
  line->setSpacing(6);
  line->addWidget(m_dot);
  line->addWidget(m_turn, 1);
  layout->addLayout(line);
  m_phase = new QLabel;
  keepPlace(*m_phase);
  layout->addWidget(m_phase);
  m_hint = new QLabel;
  m_hint->setWordWrap(true);
  m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_hint->setMinimumHeight(linesOfHint * m_hint->fontMetrics().lineSpacing());
  keepPlace(*m_hint);
  layout->addWidget(m_hint);
  return box;
}

QFrame* PlaySide::buildResult() {
  m_result = new QFrame;
  m_result->setFrameShape(QFrame::StyledPanel);
  m_result->setAccessibleName(tr("Result"));
  auto* layout = new QVBoxLayout(m_result);
  m_resultHeadline = makeTitle();
  QFont font = m_resultHeadline->font();
  font.setPointSizeF(font.pointSizeF() * 1.4);
  m_resultHeadline->setFont(font);
  m_resultHeadline->setWordWrap(true);
  m_resultReason = new QLabel;
  m_resultReason->setWordWrap(true);
  m_resultReason->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(m_resultReason, &QLabel::linkActivated, this, &PlaySide::endConditionRequested);
  layout->addWidget(m_resultHeadline);
  layout->addWidget(m_resultReason);
  m_result->hide();
  return m_result;
}

QFrame* PlaySide::buildMessage() {
  m_messageFrame = new QFrame;
  m_messageFrame->setFrameShape(QFrame::StyledPanel);
  m_messageFrame->setAccessibleName(tr("Remark"));
  auto* layout = new QHBoxLayout(m_messageFrame);
  m_messageLabel = new QLabel;
  m_messageLabel->setWordWrap(true);
  auto* dismiss = new QToolButton;
  dismiss->setText(QStringLiteral("×"));
  dismiss->setAutoRaise(true);
  dismiss->setToolTip(tr("Dismiss"));
  dismiss->setAccessibleName(tr("Dismiss the remark"));
  connect(dismiss, &QToolButton::clicked, m_messageFrame, &QWidget::hide);
  layout->addWidget(m_messageLabel, 1);
  layout->addWidget(dismiss, 0, Qt::AlignTop);
  m_messageFrame->hide();
  return m_messageFrame;
}

QWidget* PlaySide::buildChoice() {
  m_filtered = new QSortFilterProxyModel(this);
  m_filtered->setSourceModel(m_legalModel);
  m_filtered->setFilterKeyColumn(MovesModel::Move);
  m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);

  m_legalTitle = makeTitle();
  m_reasonsAction = new QAction(tr("Why not?"), this);
  m_reasonsAction->setToolTip(tr("Say of each action what it asks for, and what is in the way now"));
  connect(m_reasonsAction, &QAction::triggered, this, &PlaySide::reasonsRequested);
  auto* whyNot = new QToolButton;
  whyNot->setDefaultAction(m_reasonsAction);
  whyNot->setFocusPolicy(Qt::StrongFocus);
  m_hintAction = new QAction(tr("Hint"), this);
  m_hintAction->setToolTip(tr("Ask the bot below what it would play here; it knows no more than the player"));
  connect(m_hintAction, &QAction::triggered, this, &PlaySide::hintRequested);
  auto* hint = new QToolButton;
  hint->setDefaultAction(m_hintAction);
  hint->setFocusPolicy(Qt::StrongFocus);
  auto* legalLine = new QWidget;
  auto* legalLayout = new QHBoxLayout(legalLine);
  legalLayout->setContentsMargins(0, 0, 0, 0);
  legalLayout->addWidget(m_legalTitle, 1);
  legalLayout->addWidget(hint);
  legalLayout->addWidget(whyNot);
  m_filter = new QLineEdit;
  m_filter->setPlaceholderText(tr("Filter the moves"));
  m_filter->setAccessibleName(tr("Filter the legal moves"));
  m_filter->setClearButtonEnabled(true);
  connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
  m_legalView = new ActivatedList;
  m_legalView->setModel(m_filtered);
  m_legalView->setModelColumn(MovesModel::Move);
  m_legalView->setUniformItemSizes(true);
  m_legalView->setTextElideMode(Qt::ElideMiddle);
  m_legalView->setAccessibleName(tr("Legal moves"));
  m_legalView->setToolTip(tr("Enter or a double click makes the move"));
  m_legalTitle->setBuddy(m_legalView);
  connect(m_legalView, &QListView::activated, this, [this](const QModelIndex& index) {
    emit moveChosen(static_cast<std::size_t>(m_filtered->mapToSource(index).row()));
  });
  connect(m_legalView->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) {
            const bool wanted = index.isValid() && m_legalView->hasFocus();
            emit movePreviewed(
                wanted ? std::optional(static_cast<std::size_t>(m_filtered->mapToSource(index).row()))
                       : std::nullopt);
          });
  connect(m_filter, &QLineEdit::returnPressed, this, &PlaySide::focusMoves);

  m_legalBox = new QWidget;
  auto* legal = new QVBoxLayout(m_legalBox);
  legal->setContentsMargins(0, 0, 0, 0);
  legal->setSpacing(4);
  legal->addWidget(legalLine);
  legal->addWidget(m_filter);
  legal->addWidget(m_legalView, 1);
  m_details = new QLabel;
  m_details->setWordWrap(true);
  m_details->hide();
  m_thoughts = new ThoughtsView;
  auto* box = new QWidget;
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_legalBox, 1);
  layout->addWidget(buildResult());
  layout->addWidget(buildLookedAt());
  layout->addWidget(m_details);
  layout->addWidget(m_thoughts);
  layout->addStretch();
  // A bot's thoughts find room on any screen without pushing the rest down, and so does the filter.
  m_legalView->setMinimumHeight(fewestMovesInSight * (m_legalView->fontMetrics().lineSpacing() + 4));
  box->setMinimumHeight(box->minimumSizeHint().height() + layout->spacing() + m_thoughts->leastHeight());
  m_filter->hide();
  return box;
}

QWidget* PlaySide::buildMoves() {
  m_played = new PlayedMoves;
  m_replayAction = new QAction(tr("Step through"), this);
  m_replayAction->setToolTip(tr("Open the game so far in the replayer"));
  connect(m_replayAction, &QAction::triggered, this, &PlaySide::replayRequested);
  m_played->addTool(m_replayAction);
  connect(m_played, &PlayedMoves::moveSelected, this, &PlaySide::playedMoveSelected);
  connect(m_played, &PlayedMoves::branchChosen, this, &PlaySide::branchChosen);
  auto* splitter = new ModestSplitter(Qt::Vertical);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(buildChoice());
  splitter->addWidget(m_played);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 2);
  return splitter;
}

QFrame* PlaySide::buildLookedAt() {
  m_lookedAtFrame = new QFrame;
  m_lookedAtFrame->setFrameShape(QFrame::StyledPanel);
  m_lookedAtFrame->setAccessibleName(tr("An earlier position"));
  m_lookedAtLabel = new QLabel;
  m_lookedAtLabel->setWordWrap(true);
  auto* undo = new QPushButton(tr("Undo to here"));
  undo->setToolTip(tr("Take back the moves after this position"));
  connect(undo, &QPushButton::clicked, this, &PlaySide::undoToShownRequested);
  auto* back = new QPushButton(tr("Back to the game"));
  back->setToolTip(tr("Show the position as it is now (Esc)"));
  connect(back, &QPushButton::clicked, this, &PlaySide::gameWanted);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(undo);
  buttons->addWidget(back);
  auto* layout = new QVBoxLayout(m_lookedAtFrame);
  layout->addWidget(m_lookedAtLabel);
  layout->addLayout(buttons);
  m_lookedAtFrame->hide();
  return m_lookedAtFrame;
}

void PlaySide::styleFrames() {
  const BoardColours colours = BoardColours::from(palette());
  tint(*m_result, palette(), m_winner == kernel::nobody ? colours.accent : colours.seat(m_winner));
  tint(*m_messageFrame, palette(), colours.lastMove);
  tint(*m_lookedAtFrame, palette(), colours.accent);
  QPalette muted = palette();
  muted.setColor(QPalette::WindowText,
                 mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.72));
  m_phase->setPalette(muted);
  m_dot->setAccessibleName(seatName(m_shownSeat));
  m_dot->setPixmap(seatIcon(palette(), m_shownSeat).pixmap(QSize(18, 18), devicePixelRatioF()));
}

void PlaySide::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) styleFrames();
  QWidget::changeEvent(event);
}

void PlaySide::showStatus(const Status& status) {
  m_shownSeat = status.seat;
  m_winner = status.result ? status.result->winner : kernel::nobody;
  m_turn->setText(status.running ? status.turn : tr("No game yet"));
  m_phase->setText(status.phase);
  m_phase->setVisible(!status.phase.isEmpty());
  m_dot->setVisible(status.seat != kernel::nobody);
  showHint(status.running ? status.decision : tr("Play starts here once the game compiles."));
  m_result->setVisible(status.result.has_value());
  if (status.result) {
    m_resultHeadline->setText(status.result->headline);
    QString reason = status.result->reason.toHtmlEscaped();
    if (status.result->condition.known()) {
      reason += QStringLiteral(" <a href=\"condition\">%1</a>").arg(tr("Show it in the text"));
    }
    if (!status.result->scores.isEmpty())
      reason += QStringLiteral("<br>") + status.result->scores.toHtmlEscaped();
    m_resultReason->setText(reason);
  }
  m_movesBox->setVisible(status.running);
  m_players->setVisible(status.running);
  m_emptySpace->setVisible(!status.running);
  m_legalBox->setVisible(!status.over);
  m_undoAction->setEnabled(status.canUndo);
  m_redoAction->setEnabled(status.canRedo);
  m_hintAction->setEnabled(status.canAsk);
  m_pauseAction->setEnabled(status.running);
  m_restartAction->setEnabled(status.running);
  m_replayAction->setEnabled(status.running);
  m_reasonsAction->setEnabled(status.running && !status.over);
  styleFrames();
}

void PlaySide::showMoves(std::vector<MoveRow> legal, Offer offer) {
  const auto count = static_cast<int>(legal.size());
  m_legalTitle->setText(offer == Offer::Fitting ? tr("Moves that fit (%1)").arg(count)
                        : offer == Offer::All   ? tr("Legal moves (%1)").arg(count)
                                                : tr("Legal moves"));
  if (count < movesWorthFiltering) m_filter->clear();
  // It stays: the list would jump with each move that leaves a few.
  if (count >= movesWorthFiltering) m_filter->show();
  m_legalModel->setRows(std::move(legal));
  if (m_legalView->hasFocus() && m_filtered->rowCount() > 0) focusMoves();
}

void PlaySide::showBest(std::optional<std::size_t> row) {
  m_legalModel->setBest(row ? std::optional(static_cast<int>(*row)) : std::nullopt);
}

void PlaySide::showLookedAt(std::optional<std::size_t> plies) {
  m_lookedAtFrame->setVisible(plies.has_value());
  if (plies)
    return m_lookedAtLabel->setText(
        tr("The board shows the position after move %1. Nothing is taken back.").arg(*plies));
  m_played->showEnd();
}

void PlaySide::showHint(const QString& text, const QString& details) {
  m_hint->setText(text);
  m_hint->setVisible(!text.isEmpty());
  m_details->setText(details);
  m_details->setVisible(!details.isEmpty());
}

void PlaySide::showMessage(const QString& text) {
  m_messageLabel->setText(text);
  m_messageFrame->setVisible(!text.isEmpty());
}

QString PlaySide::message() const {
  return m_messageFrame->isHidden() ? QString() : m_messageLabel->text();
}

void PlaySide::focusMoves() {
  m_legalView->setFocus();
  m_legalView->setCurrentIndex(m_filtered->index(0, MovesModel::Move));
}

bool PlaySide::botsPaused() const {
  return m_pauseAction->isChecked();
}
void PlaySide::pauseBots() {
  const QSignalBlocker blocker(this);
  m_pauseAction->setChecked(true);
}

}  // namespace ludo::widgets
