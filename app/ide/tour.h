// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/ide/command_table.h"

namespace ludo::ide {

class MainWindow;
class Workbench;
enum class Panel;

/// Walks through the program as a person would, with real events, from the start page to a replayed game, and
/// saves a numbered picture of each step and an index.md with captions. GUI thread.
class Tour : public QObject {
  Q_OBJECT
 public:
  /// The window has to outlive the tour. The folder is made when it is not there.
  Tour(MainWindow& window, QString folder, QObject* parent = nullptr);

  void start();

 signals:
  /// `fine` is false when a step failed; why was written to the standard error stream.
  void finished(bool fine);

 private:
  struct Step {
    QString name;     ///< in messages and in the name of the picture; not translated
    QString caption;  ///< no picture is taken when empty
    std::function<void()> act;
    std::function<bool()> done;
  };

  void makeSteps();
  void addTextSteps();
  void addPlaySteps();
  void addSimulationSteps();
  void addReplaySteps();
  void addThemeSteps();
  void add(QString name, QString caption, std::function<void()> act, std::function<bool()> done);
  void addMenuSteps(const QString& name, const QString& caption, Command command, std::function<bool()> done);

  void begin();
  void poll();
  void complete();
  void fail(const QString& reason);
  bool takePicture(const Step& step);
  bool writeIndex();

  Workbench& workbench() const;
  void clickDockTab(Panel panel);

  MainWindow& m_window;
  QString m_folder;
  std::vector<Step> m_steps;
  std::size_t m_current = 0;
  int m_pictures = 0;
  QString m_index;
  QTimer m_poll;
  QElapsedTimer m_waiting;
};

}  // namespace ludo::ide
