// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/text_saver.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QWidget>

#include "core/base/files.h"

namespace ludo::widgets {

TextSaver::TextSaver(const QString& failure, QWidget* owner) : QObject(owner), m_failure(failure) {}

void TextSaver::save(const QString& path, std::function<std::string()> make) {
  if (isSaving()) return;
  m_job = std::make_unique<Job<Result<Done>>>(
      [file = path.toStdString(), make = std::move(make)](std::stop_token, const auto&) {
        return writeFile(file, make());
      },
      [this, path](Result<Result<Done>> outcome) { finish(path, std::move(outcome)); });
  emit savingChanged(true);
}

void TextSaver::finish(QString path, Result<Result<Done>> outcome) {
  m_job.reset();
  emit savingChanged(false);
  const bool isDone = outcome && *outcome;
  if (isDone) return emit saved(path);
  const std::string reason = outcome ? outcome->failure() : outcome.failure();
  QMessageBox::warning(qobject_cast<QWidget*>(parent()), m_failure, QString::fromStdString(reason));
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
