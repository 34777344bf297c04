// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <memory>

#include "widgets/jobs/job.h"
#include "widgets/jobs/running_work.h"
#include "widgets/print/print_and_play.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace ludo::ide {

class Workbench;

/// Asks what is to be printed of a game, on which paper and how large. GUI thread.
class PrintDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PrintDialog(const widgets::PrintSettings& settings, QWidget* parent = nullptr);

  widgets::PrintSettings settings() const;

 private:
  QComboBox* m_paper;
  QComboBox* m_card;
  QDoubleSpinBox* m_space;
  QCheckBox* m_cards;
  QCheckBox* m_backs;
  QCheckBox* m_pieces;
  QCheckBox* m_boards;
};

/// Saves a game as sheets to print and cut out, on a worker thread. GUI thread.
class PrintExport : public QObject {
  Q_OBJECT
 public:
  /// Owned by the window.
  explicit PrintExport(QWidget* window);

  /// Asks for the settings and a file, and saves.
  void ask(const Workbench& workbench);
  /// With as many players as the game can have. What goes wrong is told. Does nothing while one is being
  /// saved. `document` is the path of the game's document, beside which its pictures lie.
  void save(const language::GameDefPtr& game, const QString& document, const widgets::PrintSettings& settings,
            const QString& path);

  /// The same for the list of jobs.
  widgets::RunningWork* work() const { return m_work; }

 signals:
  void saved(const QString& path, int sheets);

 private:
  struct Outcome {
    int sheets = 0;
    Result<Done> written = Done{};
  };
  /// By value: the job that calls it is gone before its end.
  void finish(QString path, Result<Outcome> outcome);

  QWidget* m_window;
  widgets::RunningWork* m_work;
  QString m_written;                  ///< the file that was saved last
  widgets::PrintSettings m_settings;  ///< as chosen last
  // Last, so that it stops before what its callback uses is gone.
  std::unique_ptr<widgets::Job<Outcome>> m_job;
};

}  // namespace ludo::ide
