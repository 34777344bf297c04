// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/rulebook_export.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPdfWriter>
#include <QTextDocument>
#include <algorithm>

#include "app/ide/workbench.h"
#include "widgets/controls/text_saver.h"
#include "widgets/jobs/running_work.h"
#include "widgets/preview/rulebook_document.h"

namespace ludo::ide {
namespace {

constexpr double marginMillimetres = 20;

bool isPdf(const QString& path) {
  return path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
}

}  // namespace

std::string rulebookPdf(const rulebook::Rulebook& book) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(book.title));
    writer.setCreator(QStringLiteral("LudoForge"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
        QPageLayout::Millimeter);
    widgets::rulebookDocument(book)->print(&writer);
  }
  return bytes.toStdString();
}

RulebookExport::RulebookExport(QWidget* window)
    : QObject(window),
      m_window(window),
      m_work(new widgets::RunningWork(tr("Rulebook"), this)),
      m_saver(new widgets::TextSaver(tr("The rulebook was not saved"), window, m_work)) {
  connect(m_saver, &widgets::TextSaver::saved, this, &RulebookExport::saved);
}

void RulebookExport::ask(const Workbench& workbench) {
  const widgets::Document& document = workbench.document();
  const QFileInfo beside(document.path().isEmpty() ? document.name() : document.path());
  const QString proposed =
      beside.dir().filePath(QStringLiteral("%1-rulebook.html").arg(beside.completeBaseName()));
  const QString page = tr("Web pages (*.html)");
  const QString pdf = tr("PDF files (*.pdf)");
  QString filter = page;
  QString path = QFileDialog::getSaveFileName(m_window, tr("Export the rulebook"), proposed,
                                              page + QStringLiteral(";;") + pdf, &filter);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty())
    path += filter == pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
  save(document.analysis(), path);
}

void RulebookExport::save(const service::AnalysisPtr& analysis, const QString& path) {
  if (!analysis || !analysis->rules) {
    QMessageBox::warning(m_window, tr("The rulebook was not saved"),
                         tr("The specification has errors, or is still being checked."));
    return;
  }
  m_saver->save(path, [analysis, pdf = isPdf(path)] {
    const Result<rulebook::Rulebook> book = rulebook::makeRulebook(*analysis);
    // There are rules, which is all that it asks for.
    return pdf ? rulebookPdf(*book) : rulebook::rulebookHtml(*book);
  });
}

}  // namespace ludo::ide
