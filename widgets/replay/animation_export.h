// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <memory>

#include "widgets/jobs/job.h"
#include "widgets/jobs/running_work.h"
#include "widgets/replay/replay_animation.h"

class QComboBox;
class QSpinBox;

namespace ludo::widgets {

class ReplayPanel;
class Workspace;

/// Asks which part of a game is to be seen, how fast and how large. GUI thread.
class AnimationDialog : public QDialog {
  Q_OBJECT
 public:
  /// `last` is the last position that there is.
  AnimationDialog(const AnimationSettings& settings, std::size_t last, QWidget* parent = nullptr);

  AnimationSettings settings() const;

 private:
  QSpinBox* m_first;
  QSpinBox* m_last;
  QComboBox* m_speed;
  QComboBox* m_cell;
};

/// Saves the game of a replay panel as an animation, on a worker thread, as a job of the list. GUI thread.
class AnimationExport : public QObject {
  Q_OBJECT
 public:
  /// Owned by the panel.
  AnimationExport(ReplayPanel& panel, Workspace& workspace);

  /// Asks for the settings and a file, and saves.
  void ask();
  /// What goes wrong is told. Does nothing while one is being saved.
  void save(const AnimationSettings& settings, const QString& path);
  RunningWork* work() const { return m_work; }

 signals:
  void saved(const QString& path);
  void failed(const QString& reason);

 private:
  /// By value: the job that calls it is gone before its end.
  void finish(QString path, Result<Result<Done>> outcome);

  ReplayPanel& m_panel;
  Workspace& m_workspace;
  RunningWork* m_work;
  AnimationSettings m_settings;  ///< as chosen last
  QString m_written;             ///< the file that was saved last
  // Last, so that it stops before what its callbacks use is gone.
  std::unique_ptr<Job<Result<Done>, double>> m_job;
};

}  // namespace ludo::widgets
