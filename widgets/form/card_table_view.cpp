// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/card_table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ludo::widgets {

CardTableView::CardTableView(QWidget* parent)
    : QWidget(parent), m_model(new CardTableModel(this)), m_view(new QTableView) {
  m_view->setModel(m_model);
  m_view->setAccessibleName(tr("Cards"));
  m_view->setTabKeyNavigation(false);
  m_view->setAlternatingRowColors(true);
  m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 8);
  m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
  m_view->installEventFilter(this);
  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(0, 0, 0, 0);
  tools->addWidget(addTool(tr("Add row"), tr("An empty row below the chosen one"), [this] {
    const std::size_t row = m_view->currentIndex().isValid() ? currentRow() + 1 : SIZE_MAX;
    change([row](service::CardTable& table) { table.insertRow(std::min(row, table.rows())); });
  }));
  tools->addWidget(addTool(tr("Remove row"), tr("The row of the chosen cell goes"), [this] {
    if (m_view->currentIndex().isValid())
      change([this](service::CardTable& table) { table.removeRow(currentRow()); });
  }));
  tools->addWidget(
      addTool(tr("Add column…"), tr("A property that the cards get"), [this] { askForColumn(); }));
  tools->addWidget(addTool(tr("Remove column"), tr("The column of the chosen cell goes"), [this] {
    if (m_view->currentIndex().isValid())
      change([this](service::CardTable& table) { table.removeColumn(currentColumn()); });
  }));
  tools->addWidget(addTool(tr("Paste cells"),
                           tr("What a spreadsheet copied, from the chosen cell on (Ctrl+V)"),
                           [this] { paste(); }));
  tools->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(tools);
  layout->addWidget(m_view);
  connect(m_model, &CardTableModel::changeRequested, this, &CardTableView::changeRequested);
}

QToolButton* CardTableView::addTool(const QString& text, const QString& tip, std::function<void()> act) {
  auto* button = new QToolButton;
  button->setText(text);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, std::move(act));
  return button;
}

void CardTableView::change(const std::function<void(service::CardTable&)>& act) {
  if (!m_model->table()) return;
  service::CardTable changed = *m_model->table();
  act(changed);
  if (const std::optional<diagnostics::Fix> fix = changed.fix()) emit changeRequested(*fix);
}

void CardTableView::askForColumn() {
  const QString name = QInputDialog::getText(this, tr("Add column"), tr("Name of the property"));
  if (!name.trimmed().isEmpty())
    change([&name](service::CardTable& table) { table.addColumn(name.toStdString()); });
}

std::size_t CardTableView::currentRow() const {
  return static_cast<std::size_t>(std::max(0, m_view->currentIndex().row()));
}

std::size_t CardTableView::currentColumn() const {
  return static_cast<std::size_t>(std::max(0, m_view->currentIndex().column()));
}

void CardTableView::copy() const {
  QModelIndexList chosen = m_view->selectionModel()->selectedIndexes();
  std::sort(chosen.begin(), chosen.end());
  QString cells;
  for (qsizetype i = 0; i < chosen.size(); ++i) {
    if (i > 0) cells += chosen[i].row() == chosen[i - 1].row() ? u'\t' : u'\n';
    cells += chosen[i].data().toString();
  }
  QApplication::clipboard()->setText(cells);
}

void CardTableView::paste() {
  const std::string cells = QApplication::clipboard()->text().toStdString();
  change([this, &cells](service::CardTable& table) { table.paste(currentRow(), currentColumn(), cells); });
}

bool CardTableView::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (watched != m_view || !isKey) return QWidget::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  const bool isPaste = key->matches(QKeySequence::Paste);
  if (!isPaste && !key->matches(QKeySequence::Copy)) return QWidget::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::KeyPress) isPaste ? paste() : copy();
  return true;
}

}  // namespace ludo::widgets
