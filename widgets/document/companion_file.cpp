// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/companion_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace ludo::widgets {

namespace {

/// Bytes of a file name, on every file system in use.
constexpr qsizetype longestName = 255;
/// Older copies have a number behind their name.
constexpr qsizetype roomBehind = 16;
constexpr qsizetype fingerprintLength = 16;

}  // namespace

QString realFile(const QString& path) {
  const QFileInfo info(path);
  QString canonical = info.canonicalFilePath();
  if (!canonical.isEmpty()) return canonical;
  // The file may be gone, its folder may still be reached through links.
  const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
  return folder.isEmpty() ? info.absoluteFilePath() : folder + u'/' + info.fileName();
}

QString companionOf(const QString& realFile, const QString& suffix) {
  const QFileInfo info(realFile);
  QString name = info.fileName();
  const auto bytes = [&] { return QFile::encodeName(u'.' + name + u'.' + suffix).size() + roomBehind; };
  if (bytes() > longestName) {
    const QString mark = u'~' + fingerprintOf(name);
    while (!name.isEmpty() && bytes() + mark.size() > longestName) name.chop(1);
    // Half a character would be no character.
    if (!name.isEmpty() && name.back().isHighSurrogate()) name.chop(1);
    name += mark;
  }
  return info.absolutePath() + QStringLiteral("/.") + name + u'.' + suffix;
}

QString fingerprintOf(const QString& realFile) {
  const QByteArray hash = QCryptographicHash::hash(QFile::encodeName(realFile), QCryptographicHash::Sha256);
  return QString::fromLatin1(hash.toHex().left(fingerprintLength));
}

}  // namespace ludo::widgets
