// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/document_area.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include "app/ide/copy_beside.h"
#include "app/ide/icons.h"
#include "app/ide/start_page.h"
#include "app/ide/workbench.h"
#include "widgets/document/companion_file.h"
#include "widgets/document/text_file.h"
#include "widgets/editor/spec_editor.h"

namespace ludo::ide {
namespace {

QString fileFilter() {
  return DocumentArea::tr("Specifications (*.md);;All files (*)");
}

}  // namespace

DocumentArea::DocumentArea(StartPage* startPage, QWidget* parent)
    : QTabWidget(parent),
      m_startPage(startPage),
      m_jobs(std::make_shared<widgets::JobList>()),
      m_reports(std::make_shared<widgets::ReportShelf>()) {
  setDocumentMode(true);
  setMovable(true);
  setAccessibleName(tr("Open specifications"));
  addPage(0, startPage, tr("Start"));
  connect(this, &QTabWidget::currentChanged, this, [this] { emit currentWorkbenchChanged(current()); });
}

Workbench* DocumentArea::current() const {
  return qobject_cast<Workbench*>(currentWidget());
}

std::vector<Workbench*> DocumentArea::workbenches() const {
  std::vector<Workbench*> all;
  for (int i = 0; i < count(); ++i) {
    if (auto* workbench = qobject_cast<Workbench*>(widget(i))) all.push_back(workbench);
  }
  return all;
}

void DocumentArea::showStartPage() {
  if (indexOf(m_startPage) < 0) addPage(0, m_startPage, tr("Start"));
  setCurrentWidget(m_startPage);
}

Workbench* DocumentArea::add() {
  auto* workbench = new Workbench(m_settings, m_reports, m_jobs, this);
  workbench->setFontSize(m_fontSize);
  workbench->setLensOn(m_isLensOn);
  if (m_spelling != nullptr) workbench->editor()->checkSpelling(m_spelling);
  connect(workbench, &Workbench::changed, this, [this, workbench] {
    updateTab(*workbench);
    emit workbenchChanged(workbench);
  });
  // Later: the document is still at work while it emits this.
  connect(
      &workbench->document(), &widgets::Document::givenUp, this, [this, workbench] { remove(*workbench); },
      Qt::QueuedConnection);
  connect(&workbench->document(), &widgets::Document::followedFile, this, [this, workbench] {
    if (workbench->document().openElsewhere() == nullptr)
      emit happened(tr("“%1” was changed by another program and read again; undo brings the text back")
                        .arg(workbench->document().name()));
  });
  connect(&workbench->workspace(), &widgets::Workspace::documentRequested, this,
          [this](const QString& text, const QString& name) { openNew(text, name); });
  connect(&workbench->workspace(), &widgets::Workspace::playRequested, this,
          [this](const QString& text, const QString& name) {
            openNew(text, name);
            emit playRequested();
            if (Workbench* opened = current()) emit opened->workspace().newGameRequested();
          });
  connect(workbench, &Workbench::historyFailed, this, [this](const QString& reason) {
    emit happened(tr("The text is not in the history of the file: %1").arg(reason));
  });
  connect(workbench, &Workbench::copyRequested, this, [this, workbench] {
    const widgets::Document& document = workbench->document();
    openNew(QString::fromStdString(document.text()), document.name(), document.home());
  });
  return workbench;
}

bool DocumentArea::isCopy(const QString& path) const {
  return !m_settings.recoveryFolder.isEmpty() && QFileInfo(path).path() == m_settings.recoveryFolder;
}

Workbench* DocumentArea::workbenchOf(const QString& path) const {
  if (isCopy(path)) {
    for (Workbench* workbench : workbenches()) {
      if (workbench->document().untitledCopy() == path) return workbench;
    }
    return nullptr;
  }
  const QString wanted = widgets::realFile(path);
  for (Workbench* workbench : workbenches()) {
    const widgets::Document& document = workbench->document();
    if (!document.isUntitled() && widgets::realFile(document.path()) == wanted) return workbench;
  }
  return nullptr;
}

bool DocumentArea::openFile(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  if (Workbench* workbench = workbenchOf(absolute)) {
    setCurrentWidget(workbench);
    return true;
  }
  Workbench* workbench = add();
  const Result<Done> opened = workbench->document().open(absolute);
  if (!opened) {
    delete workbench;
    tell(tr("“%1” could not be opened").arg(QFileInfo(path).fileName()),
         QString::fromStdString(opened.failure()));
    return false;
  }
  show(workbench);
  useFile(absolute);
  return true;
}

Workbench* DocumentArea::reopenFile(const QString& path, qint64 caret) {
  if (workbenchOf(path) != nullptr) return nullptr;
  Workbench* workbench = add();
  widgets::Document& document = workbench->document();
  const bool isUntitled = isCopy(path);
  const Result<Done> opened = isUntitled ? document.takeOver(path) : document.reopen(path);
  if (!opened || (document.openElsewhere() != nullptr && document.openElsewhere()->isCertain)) {
    delete workbench;
    if (!opened && !isUntitled && QFileInfo::exists(path))
      tell(tr("“%1” could not be opened").arg(QFileInfo(path).fileName()),
           QString::fromStdString(opened.failure()));
    return nullptr;
  }
  show(workbench);
  const auto offset = static_cast<std::uint32_t>(
      std::min(static_cast<std::size_t>(caret), workbench->document().text().size()));
  workbench->editor()->showPlace(Span{offset, offset});
  return workbench;
}

void DocumentArea::showFile(const QString& path) {
  if (Workbench* workbench = workbenchOf(path)) setCurrentWidget(workbench);
}

void DocumentArea::show(Workbench* workbench) {
  setCurrentIndex(addPage(count(), workbench, QString()));
  updateTab(*workbench);
  emit workbenchOpened(workbench);
  emit currentWorkbenchChanged(workbench);
  workbench->focusMiddle();
}

bool DocumentArea::openSample(const QString& path) {
  const Result<std::string> text = widgets::readTextFile(path);
  if (!text) {
    tell(tr("The sample could not be opened"), QString::fromStdString(text.failure()));
    return false;
  }
  openNew(QString::fromStdString(*text), QFileInfo(path).fileName(), path);
  return true;
}

void DocumentArea::openNew(const QString& text, const QString& name, const QString& origin) {
  Workbench* workbench = add();
  workbench->document().startNew(text.toStdString(), name, origin);
  show(workbench);
}

void DocumentArea::openAbandoned() {
  if (m_settings.recoveryFolder.isEmpty()) return;
  widgets::sweepRecoveryFolder(m_settings.recoveryFolder);
  for (const QString& copy : widgets::copiesIn(m_settings.recoveryFolder)) {
    // Released at once: it only tells, before a workbench is made, whether another window has the file.
    if (!widgets::RecoveryPlace::takeOver(copy)) continue;
    Workbench* workbench = add();
    if (workbench->document().takeOver(copy)) {
      show(workbench);
    } else {
      delete workbench;
    }
  }
}

QString DocumentArea::folderInUse() const {
  const Workbench* workbench = current();
  const bool hasFile = workbench != nullptr && !workbench->document().isUntitled();
  return hasFile ? QFileInfo(workbench->document().path()).absolutePath() : m_lastFolder;
}

void DocumentArea::useFile(const QString& path) {
  m_lastFolder = QFileInfo(path).absolutePath();
  emit fileUsed(path);
}

void DocumentArea::chooseAndOpen() {
  for (const QString& path :
       QFileDialog::getOpenFileNames(this, tr("Open specification files"), folderInUse(), fileFilter())) {
    openFile(path);
  }
}

void DocumentArea::updateTab(Workbench& workbench) {
  const int index = indexOf(&workbench);
  if (index < 0) return;
  const widgets::Document& document = workbench.document();
  QString text = document.name();
  text.replace(u'&', QStringLiteral("&&"));
  if (document.openElsewhere() != nullptr) text = tr("%1 (read only)").arg(text);
  if (document.outsideChange() == widgets::OutsideChange::Removed) text = tr("%1 (missing)").arg(text);
  setTabText(index, document.isModified() ? tr("%1 •").arg(text) : text);
  setTabToolTip(index,
                document.isUntitled() ? tr("Not saved yet") : QDir::toNativeSeparators(document.path()));
}

bool DocumentArea::save(Workbench& workbench) {
  widgets::Document& document = workbench.document();
  if (document.isUntitled()) return saveAs(workbench);
  const Result<Done> saved = document.save();
  if (saved) {
    useFile(document.path());
    return true;
  }
  tell(tr("“%1” was not saved").arg(document.name()), QString::fromStdString(saved.failure()));
  return false;
}

bool DocumentArea::saveAs(Workbench& workbench) {
  widgets::Document& document = workbench.document();
  const QString suggestion =
      document.isUntitled() ? QDir(folderInUse()).filePath(document.name()) : document.path();
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save “%1” as").arg(document.name()), suggestion, fileFilter());
  if (path.isEmpty()) return false;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".md");
  const QString home = document.home();
  const Result<Done> saved = document.saveAs(path);
  if (saved) {
    useFile(document.path());
    takeFilesAlong(document, home);
    return true;
  }
  tell(tr("“%1” was not saved").arg(QFileInfo(path).fileName()), QString::fromStdString(saved.failure()));
  return false;
}

void DocumentArea::takeFilesAlong(widgets::Document& document, const QString& home) {
  if (home.isEmpty() || document.analysis() == nullptr) return;
  if (QFileInfo(home).canonicalPath() == QFileInfo(document.path()).canonicalPath()) return;
  const auto missing = widgets::missingBeside(widgets::filesBeside(*document.analysis(), home.toStdString()),
                                              document.path().toStdString());
  if (offerToCopyBeside(this, missing, home, document.path())) document.analyseNow();
}

bool DocumentArea::saveAll() {
  bool allSaved = true;
  for (Workbench* workbench : workbenches()) {
    if (workbench->document().isModified()) allSaved = save(*workbench) && allSaved;
  }
  return allSaved;
}

bool DocumentArea::mayClose(Workbench& workbench) {
  if (!workbench.document().isModified()) return true;
  setCurrentWidget(&workbench);
  QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                  tr("Do you want to save the changes to “%1”?").arg(workbench.document().name()),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
  box.setInformativeText(tr("They are lost if you do not save them."));
  box.setDefaultButton(QMessageBox::Save);
  // The toolkit's own buttons have no letters to press, or others on each desktop.
  box.button(QMessageBox::Save)->setText(tr("&Save"));
  box.button(QMessageBox::Discard)->setText(tr("&Discard"));
  box.button(QMessageBox::Cancel)->setText(tr("&Cancel"));
  switch (box.exec()) {
    case QMessageBox::Save:
      return save(workbench);
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

bool DocumentArea::close(Workbench& workbench) {
  if (!mayClose(workbench)) return false;
  remove(workbench);
  return true;
}

void DocumentArea::remove(Workbench& workbench) {
  workbench.document().close();
  removeTab(indexOf(&workbench));
  delete &workbench;
  if (count() == 0) showStartPage();
}

bool DocumentArea::closeAll() {
  for (Workbench* workbench : workbenches()) {
    if (!mayClose(*workbench)) return false;
  }
  for (Workbench* workbench : workbenches()) workbench->document().close();
  return true;
}

int DocumentArea::addPage(int index, QWidget* page, const QString& title) {
  const int place = insertTab(index, page, title);
  auto* button = new QToolButton(tabBar());
  button->setIcon(themedIcon(QStringLiteral("close")));
  button->setIconSize(QSize(12, 12));
  button->setAutoRaise(true);
  button->setToolTip(tr("Close this tab"));
  button->setAccessibleName(tr("Close"));
  connect(button, &QToolButton::clicked, this, [this, page] { closePage(page); });
  tabBar()->setTabButton(place, QTabBar::RightSide, button);
  return place;
}

void DocumentArea::closePage(QWidget* page) {
  if (auto* workbench = qobject_cast<Workbench*>(page)) {
    close(*workbench);
  } else if (count() > 1) {
    removeTab(indexOf(page));
  }
}

void DocumentArea::setSettings(const widgets::DocumentSettings& settings) {
  m_settings = settings;
  for (Workbench* workbench : workbenches()) workbench->document().setAutosaveLimit(settings.autosaveLimit);
}

void DocumentArea::setFontSize(int points) {
  m_fontSize = points;
  for (Workbench* workbench : workbenches()) workbench->setFontSize(points);
}

void DocumentArea::setLensOn(bool on) {
  m_isLensOn = on;
  for (Workbench* workbench : workbenches()) workbench->setLensOn(on);
}

void DocumentArea::tell(const QString& title, const QString& reason) {
  QMessageBox box(QMessageBox::Warning, title, title, QMessageBox::Ok, this);
  box.setInformativeText(widgets::asSentence(reason.toStdString()));
  box.exec();
}

}  // namespace ludo::ide
