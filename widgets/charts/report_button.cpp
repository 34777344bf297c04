// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/report_button.h"

#include <QDesktopServices>
#include <QMenu>
#include <QUrl>

#include "core/metrics/report_html.h"
#include "widgets/controls/text_saver.h"

namespace ludo::widgets {

ReportButton::ReportButton(QWidget* parent)
    : QToolButton(parent), m_saver(new TextSaver(tr("The report was not saved"), this)) {
  setText(tr("Report"));
  setToolTip(tr("Save everything that was measured, to read or to pass on"));
  setAccessibleName(tr("Save the report"));
  setFocusPolicy(Qt::StrongFocus);
  setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(this);
  menu->addAction(tr("Page for any browser (HTML)…"), this,
                  [this] { savePage(askPath(QStringLiteral("html"), tr("Web pages (*.html)"))); });
  menu->addAction(tr("Data for programs (JSON)…"), this,
                  [this] { saveData(askPath(QStringLiteral("json"), tr("JSON files (*.json)"))); });
  setMenu(menu);
  connect(m_saver, &TextSaver::savingChanged, this, &QWidget::setDisabled);
  connect(m_saver, &TextSaver::saved, this, [](const QString& path) {
    if (path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive))
      QDesktopServices::openUrl(QUrl::fromLocalFile(path));
  });
}

void ReportButton::setReport(std::shared_ptr<const metrics::EvalReport> report, const QString& gamePath) {
  m_report = std::move(report);
  m_gamePath = gamePath;
}

QString ReportButton::askPath(const QString& suffix, const QString& filter) {
  return TextSaver::askPath(this, tr("Save the report"), m_gamePath, QStringLiteral("report"), suffix,
                            filter);
}

void ReportButton::savePage(const QString& path) {
  if (path.isEmpty() || !m_report) return;
  m_saver->save(path, [report = m_report, game = m_gamePath.toStdString()] {
    return metrics::reportHtml(*report, game);
  });
}

void ReportButton::saveData(const QString& path) {
  if (path.isEmpty() || !m_report) return;
  m_saver->save(path, [report = m_report] { return metrics::reportJson(*report); });
}

}  // namespace ludo::widgets
