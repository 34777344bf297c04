// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/text_saver.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QUrl>
#include <QWidget>

#include "core/base/files.h"

namespace ludo::widgets {

TextSaver::TextSaver(const QString& failure, QWidget* owner, RunningWork* work)
    : QObject(owner), m_failure(failure), m_work(work) {
  if (m_work == nullptr) return;
  connect(m_work, &RunningWork::cancelRequested, this, [this] {
    if (m_job) m_job->cancel();
  });
  connect(m_work, &RunningWork::resultRequested, this, [this] {
    if (!m_job && !m_written.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(m_written));
  });
}

void TextSaver::save(const QString& path, std::function<std::string()> make) {
  if (isSaving()) return;
  m_written.clear();
  if (m_work != nullptr) {
    m_work->setSubject(QFileInfo(path).fileName());
    m_work->setRunning(true);
  }
  m_job = std::make_unique<Job<Result<Done>>>(
      [file = path.toStdString(), make = std::move(make)](const std::stop_token& stop, const auto&) {
        const std::string text = make();
        return stop.stop_requested() ? Result<Done>(Failure{"cancelled"}) : writeFile(file, text);
      },
      [this, path](Result<Result<Done>> outcome) { finish(path, std::move(outcome)); });
  emit savingChanged(true);
}

void TextSaver::finish(QString path, Result<Result<Done>> outcome) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  if (m_work != nullptr) m_work->setRunning(false);
  emit savingChanged(false);
  const bool isDone = outcome && *outcome;
  if (isDone) {
    m_written = path;
    say(tr("Saved"));
    return emit saved(path);
  }
  if (wasCancelled) return say(tr("Cancelled; nothing was saved"));
  const std::string reason = outcome ? outcome->failure() : outcome.failure();
  say(QString::fromStdString(reason));
  QMessageBox::warning(qobject_cast<QWidget*>(parent()), m_failure, QString::fromStdString(reason));
}

void TextSaver::say(const QString& outcome) {
  if (m_work != nullptr) m_work->say(outcome);
}

QString TextSaver::askPath(QWidget* parent, const QString& title, const QString& neighbour,
                           const QString& name, const QString& suffix, const QString& filter) {
  const QFileInfo beside(neighbour);
  const QString proposed =
      beside.dir().filePath(QStringLiteral("%1-%2.%3").arg(beside.completeBaseName(), name, suffix));
  const QString path = QFileDialog::getSaveFileName(parent, title, proposed, filter);
  if (path.isEmpty() || path.endsWith(u'.' + suffix, Qt::CaseInsensitive)) return path;
  return path + u'.' + suffix;
}

}  // namespace ludo::widgets
