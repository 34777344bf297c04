// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/find_in_files.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>

#include "app/ide/document_area.h"
#include "app/ide/workbench.h"
#include "widgets/controls/row_table.h"
#include "widgets/document/text_file.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/jobs/running_work.h"

namespace ludo::ide {

using widgets::FoundInFiles;
using widgets::FoundText;

namespace {

QLineEdit* fieldNamed(const QString& name, QLabel* label) {
  auto* field = new QLineEdit;
  field->setAccessibleName(name);
  label->setBuddy(field);
  return field;
}

/// Whether each line that is to be changed reads as it did when it was found.
bool isUnchanged(const std::string& text, const FoundText& found) {
  return std::ranges::all_of(found.matches, [&text](const widgets::FoundMatch& match) {
    return text.compare(std::min(match.begin, text.size()), match.content.size(), match.content) == 0;
  });
}

}  // namespace

FindInFiles::FindInFiles(DocumentArea* documents)
    : QDialog(documents), m_documents(documents), m_model(new FoundModel(this)) {
  setWindowTitle(tr("Find in files"));
  build();
  updateReplacing();
}

FindInFiles::~FindInFiles() = default;

QWidget* FindInFiles::makeFields() {
  auto* fields = new QWidget;
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 0, 0, 0);
  const auto addRow = [&](int row, const QString& text, const QString& name) {
    auto* label = new QLabel(text);
    QLineEdit* field = fieldNamed(name, label);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
    return field;
  };
  m_pattern = addRow(0, tr("&Find"), tr("Find"));
  m_folder = addRow(1, tr("In fo&lder"), tr("Folder"));
  m_folder->setPlaceholderText(tr("Only what is open"));
  m_replaces = new QCheckBox(tr("&Replace with"));
  m_replacement = new QLineEdit;
  m_replacement->setAccessibleName(tr("Replace with"));
  grid->addWidget(m_replaces, 2, 0);
  grid->addWidget(m_replacement, 2, 1);
  m_find = new QPushButton(tr("Find"));
  m_find->setDefault(true);
  auto* choose = new QPushButton(tr("&Choose…"));
  choose->setAccessibleName(tr("Choose the folder"));
  choose->setAutoDefault(false);
  m_replace = new QPushButton;
  m_replace->setAutoDefault(false);
  grid->addWidget(m_find, 0, 2);
  grid->addWidget(choose, 1, 2);
  grid->addWidget(m_replace, 2, 2);
  connect(choose, &QPushButton::clicked, this, &FindInFiles::chooseFolder);
  connect(m_find, &QPushButton::clicked, this, &FindInFiles::search);
  connect(m_replace, &QPushButton::clicked, this, &FindInFiles::replaceTicked);
  connect(m_replaces, &QCheckBox::toggled, this, [this](bool replaces) {
    updateReplacing();
    if (replaces) m_replacement->setFocus();
  });
  connect(m_replacement, &QLineEdit::textChanged, this, &FindInFiles::updateReplacing);
  return fields;
}

void FindInFiles::build() {
  auto* fields = makeFields();
  m_case = new QCheckBox(tr("&Match case"));
  m_word = new QCheckBox(tr("&Whole words"));
  m_regex = new QCheckBox(tr("Regular &expression"));
  m_regex->setToolTip(tr("Matches lie within a line; \\1 or $1 in the replacement is the first group"));
  auto* options = new QHBoxLayout;
  for (QCheckBox* option : {m_case, m_word, m_regex}) options->addWidget(option);
  options->addStretch();
  m_list = new QTableView;
  m_list->setModel(m_model);
  m_list->setAccessibleName(tr("What was found"));
  widgets::showRows(*m_list);
  m_list->setWordWrap(false);
  m_list->horizontalHeader()->setSectionResizeMode(FoundModel::Line, QHeaderView::Stretch);
  m_list->horizontalHeader()->setSectionResizeMode(FoundModel::Becomes, QHeaderView::Stretch);
  m_list->horizontalHeader()->setHighlightSections(false);
  m_state = new QLabel;
  m_state->setWordWrap(true);
  m_state->setObjectName(QStringLiteral("state"));
  m_cancel = new QPushButton(tr("Cancel the search"));
  m_cancel->setAutoDefault(false);
  m_cancel->hide();
  auto* foot = new QHBoxLayout;
  foot->addWidget(m_state, 1);
  foot->addWidget(m_cancel);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(fields);
  layout->addLayout(options);
  layout->addWidget(m_list, 1);
  layout->addLayout(foot);
  connect(m_list, &QTableView::doubleClicked, this,
          [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    if (m_search) m_search->cancel();
  });
  connect(m_model, &FoundModel::tickedChanged, this, &FindInFiles::updateReplacing);
  m_work = new widgets::RunningWork(tr("Search"), this);
  connect(m_work, &widgets::RunningWork::cancelRequested, m_cancel, &QPushButton::click);
  connect(m_work, &widgets::RunningWork::resultRequested, this, [this] {
    show();
    activateWindow();
  });
  m_documents->jobs().follow(m_work);
  resize(860, 560);
}

void FindInFiles::open() {
  if (Workbench* workbench = m_documents->current()) {
    widgets::TextView* view = workbench->editor()->view();
    const Span selected = view->selection();
    if (selected.begin < selected.end && view->lineOf(selected.begin) == view->lineOf(selected.end))
      m_pattern->setText(QString::fromStdString(view->content(selected)));
    const QString path = workbench->document().path();
    if (m_folder->text().isEmpty() && !path.isEmpty())
      m_folder->setText(QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
  }
  show();
  raise();
  activateWindow();
  m_pattern->setFocus();
  m_pattern->selectAll();
}

void FindInFiles::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder to search"), m_folder->text());
  if (!folder.isEmpty()) m_folder->setText(QDir::toNativeSeparators(folder));
}

void FindInFiles::search() {
  if (m_pattern->text().isEmpty()) return m_pattern->setFocus();
  widgets::FileSearch request{
      {m_pattern->text(), m_regex->isChecked(), m_case->isChecked(), m_word->isChecked()}, {}, {}};
  const QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
  if (!folder.isEmpty() && !QFileInfo(folder).isDir()) return m_state->setText(tr("There is no such folder"));
  if (!folder.isEmpty()) request.folder = QFileInfo(folder).absoluteFilePath();
  m_searched.clear();
  for (Workbench* workbench : m_documents->workbenches()) {
    const auto id = static_cast<int>(m_searched.size());
    m_searched[id] = workbench;
    const widgets::Document& document = workbench->document();
    request.open.push_back({id, document.path(), document.name(), document.text()});
  }
  m_model->setFound({}, m_regex->isChecked());
  m_state->setText(tr("Searching…"));
  m_cancel->show();
  m_find->setEnabled(false);
  updateReplacing();
  m_work->setSubject(m_pattern->text());
  m_work->setRunning(true);
  m_search = std::make_unique<Search>(
      [request = std::move(request)](std::stop_token stop, const Search::Report& report) {
        return widgets::findInFiles(request, stop, report);
      },
      [this](Result<FoundInFiles> found) { take(std::move(found)); },
      [this](const std::size_t& searched) {
        m_state->setText(tr("Searching… %n text(s) so far", nullptr, static_cast<int>(searched)));
        m_work->say(m_state->text());
      });
}

void FindInFiles::take(Result<FoundInFiles> found) {
  m_cancel->hide();
  m_find->setEnabled(true);
  m_work->setRunning(false);
  const auto tell = qScopeGuard([this] { m_work->say(m_state->text()); });
  if (!found) return m_state->setText(widgets::asSentence(found.failure()));
  m_model->setFound(std::move(*found), m_regex->isChecked());
  m_list->resizeColumnToContents(FoundModel::Place);
  tellFound();
  updateReplacing();
  if (m_model->rowCount() == 0) return;
  m_list->setCurrentIndex(m_model->index(0, FoundModel::Line));
  m_list->setFocus();
}

void FindInFiles::tellFound() {
  const FoundInFiles& found = m_model->found();
  if (!found.error.isEmpty()) return m_state->setText(tr("Not a regular expression: %1").arg(found.error));
  const auto count = [](std::size_t number) { return static_cast<int>(number); };
  QStringList told;
  told << tr("%n match(es)", nullptr, count(found.matches)) + QStringLiteral(" · ") +
              tr("%n text(s) searched", nullptr, count(found.searched));
  if (found.cancelled) told << tr("Cancelled: not everything was searched.");
  if (found.tooManyMatches) told << tr("There are more matches; the rest was left out.");
  if (found.tooManyFiles) told << tr("The folder is too large or too deep; the rest was left out.");
  if (found.longLines > 0) told << tr("%n very long line(s) left out.", nullptr, count(found.longLines));
  if (found.slowLines > 0)
    told << tr("In %n line(s) the expression took too long.", nullptr, count(found.slowLines));
  if (!found.unread.isEmpty())
    told << tr("%n file(s) could not be read: %1", nullptr, count(found.unread.size()))
                .arg(found.unread.constFirst());
  m_state->setText(told.join(u'\n'));
}

void FindInFiles::updateReplacing() {
  const bool replaces = m_replaces->isChecked();
  m_replacement->setEnabled(replaces);
  m_list->setColumnHidden(FoundModel::Becomes, !replaces);
  if (sender() != m_model)
    m_model->setReplacement(replaces ? std::optional(m_replacement->text()) : std::nullopt);
  const bool searches = m_search && m_search->running();
  m_replace->setText(tr("Replace ticked (%1)").arg(replaces ? m_model->tickedCount() : 0));
  m_replace->setEnabled(replaces && !searches && m_model->tickedCount() > 0);
}

Workbench* FindInFiles::workbenchOf(const FoundText& text) {
  if (text.id >= 0) return m_searched[text.id];
  return m_documents->openFile(text.path) ? m_documents->current() : nullptr;
}

void FindInFiles::openRow(int row) {
  if (row < 0 || row >= m_model->rowCount()) return;
  const FoundText found = m_model->textOf(row);
  const widgets::FoundMatch match = m_model->matchOf(row);
  Workbench* workbench = workbenchOf(found);
  if (workbench == nullptr) return m_state->setText(tr("This specification is closed"));
  m_documents->setCurrentWidget(workbench);
  const std::string text = workbench->document().text();
  const bool isThere = isUnchanged(text, {found.id, found.path, found.name, {match}});
  m_documents->window()->activateWindow();
  workbench->goTo(isThere ? match.match.span : Span{});
  if (!isThere) m_state->setText(tr("The text has changed since the search. Search again."));
}

void FindInFiles::replaceTicked() {
  const FoundInFiles& found = m_model->found();
  std::vector<std::pair<std::size_t, std::vector<diagnostics::TextEdit>>> changes;
  int files = 0;
  for (std::size_t text = 0; text < found.texts.size(); ++text) {
    auto edits = m_model->editsOf(text);
    if (edits.empty()) continue;
    files += found.texts[text].id < 0 ? 1 : 0;
    changes.emplace_back(text, std::move(edits));
  }
  if (files > mostChangedFiles) {
    return m_state->setText(
        tr("At most %1 files are opened and changed at once. Tick fewer.").arg(mostChangedFiles));
  }
  Workbench* before = m_documents->current();
  std::size_t replaced = 0;
  QStringList left;
  for (const auto& [text, edits] : changes) {
    Workbench* workbench = workbenchOf(found.texts[text]);
    const bool changes = workbench != nullptr && workbench->document().openElsewhere() == nullptr &&
                         isUnchanged(workbench->document().text(), found.texts[text]);
    if (!changes) {
      left << found.texts[text].name;
      continue;
    }
    workbench->editor()->view()->apply(edits);
    replaced += edits.size();
  }
  if (before != nullptr) m_documents->setCurrentWidget(before);
  m_model->setFound({}, m_regex->isChecked());
  updateReplacing();
  QString told = tr("Replaced: %1. Nothing is saved yet; undo takes it back in each text.").arg(replaced);
  if (!left.isEmpty())
    told += u'\n' + tr("Left alone, for they have changed or cannot be edited: %1").arg(left.join(", "));
  m_state->setText(told);
}

void FindInFiles::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && m_list->hasFocus()) return openRow(m_list->currentIndex().row());
  if (event->key() == Qt::Key_Escape && m_search && m_search->running()) return m_search->cancel();
  QDialog::keyPressEvent(event);
}

}  // namespace ludo::ide
