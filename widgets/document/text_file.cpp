// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/text_file.h"

#include <QCoreApplication>
#include <QFile>

#include "core/base/files.h"
#include "core/base/limits.h"

namespace ludo::widgets {

Result<std::string> readTextFile(const QString& path) {
  Result<std::string> content = readFile(QFile::encodeName(path).toStdString(), limits::textBytes);
  if (content && content->find('\0') != std::string::npos) {
    return Failure{
        QCoreApplication::translate("TextFile", "cannot open '%1': it is a binary file, not a text")
            .arg(path)
            .toStdString()};
  }
  return content;
}

Result<Done> writeTextFile(const QString& path, const std::string& text) {
  return writeFile(QFile::encodeName(path).toStdString(), text);
}

Result<Done> removeFile(const QString& path) {
  QFile file(path);
  if (!file.exists() || file.remove()) return Done{};
  return Failure{QCoreApplication::translate("TextFile", "cannot remove '%1': %2")
                     .arg(path, file.errorString())
                     .toStdString()};
}

QString asSentence(const std::string& message) {
  QString sentence = QString::fromStdString(message);
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

}  // namespace ludo::widgets
