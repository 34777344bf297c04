// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/notes_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>

namespace ludo::widgets {
namespace {

enum Column { Ply, Text };

}  // namespace

NotesView::NotesView(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(0, 2)), m_add(new QToolButton), m_remove(new QToolButton) {
  m_table->setHorizontalHeaderLabels({tr("Ply"), tr("Note")});
  m_table->setAccessibleName(tr("Notes on the game"));
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setShowGrid(false);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setSectionResizeMode(Text, QHeaderView::Stretch);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_add->setText(tr("Add note"));
  m_add->setAccessibleName(tr("Add a note to this ply"));
  m_add->setToolTip(tr("Bookmark this ply and say something about it (Ctrl+B)"));
  m_remove->setText(tr("Remove"));
  m_remove->setAccessibleName(tr("Remove the chosen note"));
  m_remove->setToolTip(tr("Remove the chosen note (Delete)"));
  auto* buttons = new QHBoxLayout;
  for (QToolButton* button : {m_add, m_remove}) {
    button->setAutoRaise(true);
    buttons->addWidget(button);
  }
  buttons->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(buttons);
  layout->addWidget(m_table);
  connect(m_add, &QToolButton::clicked, this, &NotesView::addNote);
  connect(m_remove, &QToolButton::clicked, this, &NotesView::removeNote);
  m_table->installEventFilter(this);
  connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
    showButtons();
    if (row >= 0) emit seekRequested(m_notes[static_cast<std::size_t>(row)].step);
  });
  connect(m_table, &QTableWidget::cellChanged, this, [this](int row, int column) {
    if (column != Text) return;
    m_notes[static_cast<std::size_t>(row)].text = m_table->item(row, Text)->text().left(longestReplayNote);
    emit edited();
  });
  showButtons();
}

bool NotesView::eventFilter(QObject* watched, QEvent* event) {
  // Before the table takes the key as the first of a new text.
  const bool isKey = watched == m_table && event->type() == QEvent::KeyPress;
  if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Delete)
    return QWidget::eventFilter(watched, event);
  removeNote();
  return true;
}

void NotesView::setNotes(std::vector<ReplayNote> notes) {
  m_notes = std::move(notes);
  fill();
}

void NotesView::fill() {
  const QSignalBlocker blocker(m_table);
  m_table->setRowCount(static_cast<int>(m_notes.size()));
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const ReplayNote& note = m_notes[static_cast<std::size_t>(row)];
    auto* ply = new QTableWidgetItem(QString::number(note.step));
    ply->setFlags(ply->flags() & ~Qt::ItemIsEditable);
    m_table->setItem(row, Ply, ply);
    m_table->setItem(row, Text, new QTableWidgetItem(note.text));
  }
  m_table->setCurrentCell(rowOf(m_step), Text);
  showButtons();
}

int NotesView::rowOf(std::size_t step) const {
  const auto found = std::ranges::find(m_notes, step, &ReplayNote::step);
  return found == m_notes.end() ? -1 : static_cast<int>(found - m_notes.begin());
}

void NotesView::setStep(std::size_t step) {
  if (step == m_step) return;
  m_step = step;
  const QSignalBlocker blocker(m_table);
  m_table->setCurrentCell(rowOf(step), Text);
  showButtons();
}

void NotesView::showButtons() {
  m_add->setEnabled(rowOf(m_step) >= 0 || m_notes.size() < mostReplayNotes);
  m_remove->setEnabled(m_table->currentRow() >= 0);
}

void NotesView::addNote() {
  if (rowOf(m_step) < 0) {
    if (m_notes.size() >= mostReplayNotes) return;
    m_notes.insert(std::ranges::lower_bound(m_notes, m_step, {}, &ReplayNote::step), {m_step, QString()});
    fill();
    emit edited();
  }
  m_table->setCurrentCell(rowOf(m_step), Text);
  m_table->setFocus();
  m_table->editItem(m_table->item(rowOf(m_step), Text));
}

void NotesView::removeNote() {
  const int row = m_table->currentRow();
  if (row < 0) return;
  m_notes.erase(m_notes.begin() + row);
  fill();
  emit edited();
}

}  // namespace ludo::widgets
