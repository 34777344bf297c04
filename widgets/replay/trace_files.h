// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <memory>

#include "widgets/jobs/latest_job.h"
#include "widgets/replay/replay_notes.h"
#include "widgets/replay/replay_panel.h"

namespace ludo::widgets {

class TextSaver;
class Workspace;

/// Recorded games in files: opens them in the panel that owns this, saves the one that is open, and keeps its
/// notes in a file beside it, as soon as they are written. Reads and writes on worker threads. GUI thread.
class TraceFiles : public QObject {
  Q_OBJECT
 public:
  TraceFiles(ReplayPanel& panel, Workspace& workspace);

  /// Asks for a file first.
  void askOpen();
  void askSave();
  void askSaveText();
  void open(const QString& path);
  void save(const QString& path);
  /// The file of the game that is open; empty while it has none.
  const QString& path() const { return m_path; }

 signals:
  void saved(const QString& path);
  void failed(const QString& reason);

 private:
  struct Opened {
    kernel::RulesPtr rules;
    sim::GameTrace trace;
    std::vector<ReplayNote> notes;
  };
  static Result<std::shared_ptr<Opened>> read(const language::GameDefPtr& game, const QString& path);
  /// Why a trace is not of this game; of one that was recorded with other rules of it, what becomes of it
  /// now, too.
  static std::string refusal(const diagnostics::List& told, const language::GameDefPtr& game,
                             const SourceText& trace);
  void show(const QString& path, Opened opened);
  void saveNotes();
  void tell(const QString& title, const std::string& reason);

  ReplayPanel& m_panel;
  Workspace& m_workspace;
  TextSaver* m_texts = nullptr;
  QString m_path;
  QString m_before;  ///< of the game, where it is being saved
  QString m_opening;
  // Last, so that they stop before what their callbacks use is gone.
  LatestJob<Result<std::shared_ptr<Opened>>> m_read;
  LatestJob<Result<Done>> m_write;
  LatestJob<Result<Done>> m_writeNotes;
};

}  // namespace ludo::widgets
