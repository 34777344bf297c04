// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QToolButton>
#include <memory>

#include "core/metrics/report.h"

namespace ludo::widgets {

class TextSaver;

/// Saves a report: as a page, which is then opened in the browser, or as data. GUI thread.
class ReportButton : public QToolButton {
  Q_OBJECT
 public:
  explicit ReportButton(QWidget* parent = nullptr);

  /// `gamePath` is how the commands on the page name the game.
  void setReport(std::shared_ptr<const metrics::EvalReport> report, const QString& gamePath);

  void savePage(const QString& path);
  void saveData(const QString& path);

 private:
  QString askPath(const QString& suffix, const QString& filter);

  std::shared_ptr<const metrics::EvalReport> m_report;
  QString m_gamePath;
  TextSaver* m_saver;
};

}  // namespace ludo::widgets
