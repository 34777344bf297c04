// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <string>

#include "core/rulebook/rulebook.h"

class QWidget;

namespace ludo::widgets {
class RunningWork;
class TextSaver;
}  // namespace ludo::widgets

namespace ludo::ide {

class Workbench;

/// Saves the rulebook of a specification as a page for browsers or as PDF, on a worker thread. GUI thread.
class RulebookExport : public QObject {
  Q_OBJECT
 public:
  /// Owned by the window.
  explicit RulebookExport(QWidget* window);

  /// Asks for a file and saves.
  void ask(const Workbench& workbench);
  /// The kind of file follows from its name. A specification with errors is told.
  void save(const service::AnalysisPtr& analysis, const QString& path);

  /// The same for the list of jobs.
  widgets::RunningWork* work() const { return m_work; }

 signals:
  void saved(const QString& path);

 private:
  QWidget* m_window;
  widgets::RunningWork* m_work;
  widgets::TextSaver* m_saver;
};

/// The bytes of a PDF file in A4. Any thread.
std::string rulebookPdf(const rulebook::Rulebook& book);

}  // namespace ludo::ide
