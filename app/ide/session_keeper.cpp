// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/session_keeper.h"

#include <QEvent>
#include <QScreen>

#include "app/ide/document_area.h"
#include "app/ide/panel_docks.h"
#include "app/ide/workbench.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/play/play_panel.h"

namespace ludo::ide {
namespace {

/// Before the first edit of a file that was just opened is autosaved: so the session that a crash leaves
/// names the file, and its edit is offered.
constexpr int soon = 400;
/// A caret that moves while somebody types is no reason to write all the time.
constexpr int later = 2000;

QString placeOf(const widgets::Document& document) {
  return document.isUntitled() ? document.untitledCopy() : document.path();
}

}  // namespace

SessionKeeper::SessionKeeper(QString file, QMainWindow& window, DocumentArea& documents, PanelDocks& docks)
    : QObject(&window),
      m_window(window),
      m_documents(documents),
      m_docks(docks),
      m_store(std::move(file)),
      m_session(m_store.first()) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::save);
  connect(&m_store, &SessionStore::failed, this, &SessionKeeper::failed);
  const auto noteSoon = [this] { saveWithin(soon); };
  connect(&documents, &DocumentArea::workbenchOpened, this, noteSoon);
  connect(&documents, &DocumentArea::currentWorkbenchChanged, this, noteSoon);
  connect(&documents, &DocumentArea::fileUsed, this, noteSoon);
  connect(&docks, &PanelDocks::changed, this, noteSoon);
  connect(&documents, &DocumentArea::workbenchChanged, this, [this] { saveWithin(later); });
  window.installEventFilter(this);
}

bool SessionKeeper::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) saveWithin(later);
  return QObject::eventFilter(watched, event);
}

void SessionKeeper::saveWithin(int milliseconds) {
  if (m_timer.isActive() && m_timer.remainingTime() <= milliseconds) return;
  m_timer.start(milliseconds);
}

void SessionKeeper::collect() {
  m_session.geometry = m_window.saveGeometry();
  m_session.layout = m_docks.state();
  m_session.openFiles.clear();
  m_session.carets.clear();
  m_session.games.clear();
  for (const Workbench* workbench : m_documents.workbenches()) {
    const QString place = placeOf(workbench->document());
    if (place.isEmpty()) continue;
    m_session.openFiles << place;
    m_session.carets[place] = static_cast<qint64>(workbench->editor()->caretOffset());
    if (auto game = workbench->panel<widgets::PlayPanel>()->gameUnderWay())
      m_session.games[place] = std::move(*game);
  }
  const Workbench* current = m_documents.current();
  m_session.currentFile = current != nullptr ? placeOf(current->document()) : QString();
}

void SessionKeeper::save() {
  if (!m_isWhole) return;
  collect();
  if (m_session == m_saved) return;
  m_saved = m_session;
  m_store.save(m_session);
}

void SessionKeeper::restoreLayout() {
  if (!m_session.geometry.isEmpty()) m_window.restoreGeometry(m_session.geometry);
  // The screen may be a smaller one now.
  m_window.resize(m_window.size().boundedTo(m_window.screen()->availableSize()));
  if (!m_session.layout.isEmpty()) m_docks.restoreState(m_session.layout);
}

void SessionKeeper::open(const Session& session) {
  for (const QString& path : session.openFiles) {
    const auto caret = session.carets.find(path);
    Workbench* workbench = m_documents.reopenFile(path, caret != session.carets.end() ? caret->second : 0);
    const auto game = session.games.find(path);
    if (workbench != nullptr && game != session.games.end())
      workbench->panel<widgets::PlayPanel>()->goOn(game->second);
  }
}

void SessionKeeper::restoreFiles() {
  const Session last = m_session;
  m_isWhole = false;
  open(last);
  m_isWhole = true;
  takeUpAbandoned();
  if (!last.currentFile.isEmpty()) m_documents.showFile(last.currentFile);
}

bool SessionKeeper::takeUpAbandoned() {
  const std::size_t before = m_documents.workbenches().size();
  m_isWhole = false;
  for (const Session& session : m_store.takeAbandoned()) open(session);
  m_documents.openAbandoned();
  m_isWhole = true;
  // Written even if nothing has changed: from now on the file says that this window has these documents.
  m_saved = {};
  saveWithin(soon);
  return m_documents.workbenches().size() > before;
}

void SessionKeeper::remember(const QString& path) {
  m_session.remember(path);
  saveWithin(soon);
}

QString SessionKeeper::finish() {
  m_isWhole = false;
  m_timer.stop();
  collect();
  QStringList unanswered;
  for (const Workbench* workbench : m_documents.workbenches()) {
    const widgets::Document& document = workbench->document();
    if (!document.isUntitled() && document.recovery() != nullptr) unanswered << document.path();
  }
  return m_store.finish(m_session, unanswered);
}

}  // namespace ludo::ide
