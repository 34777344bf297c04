// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/history_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "widgets/document/text_file.h"
#include "widgets/editor/changes_view.h"

namespace ludo::ide {

HistoryDialog::HistoryDialog(const QString& name, std::string text, std::vector<widgets::Snapshot> snapshots,
                             QWidget* parent)
    : QDialog(parent),
      m_text(std::move(text)),
      m_snapshots(std::move(snapshots)),
      m_list(new QListWidget),
      m_state(new QLabel),
      m_changes(new widgets::ChangesView) {
  setWindowTitle(tr("History of %1").arg(name));
  m_list->setObjectName(QStringLiteral("snapshots"));
  m_list->setAccessibleName(tr("Earlier texts"));
  for (const widgets::Snapshot& snapshot : m_snapshots)
    m_list->addItem(QLocale().toString(snapshot.when.date(), QLocale::ShortFormat) +
                    snapshot.when.toString(QStringLiteral("  HH:mm:ss")));
  m_state->setObjectName(QStringLiteral("state"));
  m_state->setWordWrap(true);
  auto* right = new QWidget;
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_state);
  column->addWidget(m_changes, 1);
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(m_list);
  splitter->addWidget(right);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 3);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  m_restore = buttons->addButton(tr("Bring the ticked changes back"), QDialogButtonBox::AcceptRole);
  m_restore->setObjectName(QStringLiteral("restore"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(splitter, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::currentRowChanged, this, &HistoryDialog::showSnapshot);
  connect(m_changes, &widgets::ChangesView::chosenChanged, this, &HistoryDialog::updateState);
  resize(900, 600);
  showSnapshot(-1);
  m_list->setCurrentRow(m_snapshots.empty() ? -1 : 0);
}

void HistoryDialog::showSnapshot(int row) {
  std::string then = m_text;
  if (row < 0) {
    m_state->setText(tr("Nothing is kept of this specification yet. Its text is kept whenever it is saved."));
  } else {
    const Result<std::string> read = widgets::readTextFile(m_snapshots[static_cast<std::size_t>(row)].file);
    if (read) then = *read;
    m_state->setText(!read            ? widgets::asSentence(read.failure())
                     : then == m_text ? tr("The text is the same now.")
                                      : tr("What would change if the text became as it was then:"));
  }
  m_changes->setTexts(m_text, then);
  m_changes->setVisible(m_changes->count() > 0);
  updateState();
}

void HistoryDialog::updateState() {
  m_restore->setEnabled(!m_changes->chosen().empty());
}

diagnostics::Fix HistoryDialog::fix() const {
  return {tr("Bring back what was there").toStdString(), m_changes->chosen(), false};
}

}  // namespace ludo::ide
