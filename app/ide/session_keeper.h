// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QMainWindow>
#include <QTimer>

#include "app/ide/session_store.h"

namespace ludo::ide {

class DocumentArea;
class PanelDocks;

/// Keeps the window's session on disk while it changes, so that a crash loses none of it, and restores it.
/// GUI thread.
class SessionKeeper : public QObject {
  Q_OBJECT
 public:
  /// `file` as SessionStore takes it. The window and its parts have to outlive this.
  SessionKeeper(QString file, QMainWindow& window, DocumentArea& documents, PanelDocks& docks);

  void restoreLayout();
  /// Opens what was open when the program ended in whatever way, and what takeUpAbandoned() finds.
  void restoreFiles();
  /// Opens what programs that were stopped had open, and their untitled texts, if no running program has
  /// them. Returns whether there was any.
  bool takeUpAbandoned();

  const QStringList& recentFiles() const { return m_session.recentFiles; }
  void remember(const QString& path);
  /// The window closes. Returns an empty text, or why the session could not be written.
  QString finish();

 signals:
  void failed(const QString& reason);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void saveWithin(int milliseconds);
  void save();
  void collect();
  void open(const Session& session);

  QMainWindow& m_window;
  DocumentArea& m_documents;
  PanelDocks& m_docks;
  SessionStore m_store;
  Session m_session;
  Session m_saved;
  QTimer m_timer;
  /// While files are opened the list of open files is not whole, and while they are closed not any more.
  bool m_isWhole = true;
};

}  // namespace ludo::ide
