// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "core/drafting/known_games.h"

namespace ludo::ide {
namespace {

constexpr qint64 readLimit = qint64{64} * 1024;  ///< bytes: a name and a paragraph stand at the beginning

bool holdsSamples(const QString& folder) {
  return !folder.isEmpty() && !QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files).isEmpty();
}

/// Markdown's marks for emphasis, code and links taken away.
QString plain(QString line) {
  static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
  line.replace(link, QStringLiteral("\\1"));
  line.remove(QStringLiteral("**"));
  line.remove(u'`');
  line.remove(u'*');
  return line.trimmed();
}

QString readBeginning(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QString::fromUtf8(file.read(readLimit));
}

}  // namespace

QString samplesFolder() {
  const QString folder = QString::fromStdString(drafting::samplesFolder());
  return holdsSamples(folder) ? QDir(folder).canonicalPath() : QString();
}

Sample describeSample(const QString& path, const QString& text) {
  Sample sample{path, QFileInfo(path).completeBaseName(), {}, tagsOf(text)};
  QStringList paragraph;
  bool hasHeading = false;
  for (const QString& line : text.split(u'\n')) {
    const QString trimmed = line.trimmed();
    if (trimmed.startsWith(QStringLiteral("# ")) && !hasHeading) {
      sample.name = plain(trimmed.mid(2));
      hasHeading = true;
      continue;
    }
    const bool isProse =
        !trimmed.isEmpty() && !trimmed.startsWith(u'#') && !trimmed.startsWith(QStringLiteral("```"));
    if (isProse) {
      paragraph << plain(trimmed);
    } else if (!paragraph.isEmpty() || trimmed.startsWith(QStringLiteral("```"))) {
      break;
    }
  }
  sample.paragraph = paragraph.join(u' ');
  return sample;
}

std::vector<Sample> readSamples(const QString& folder) {
  std::vector<Sample> samples;
  if (folder.isEmpty()) return samples;
  QFileInfoList folders = {QFileInfo(folder)};
  folders << QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks |
                                        QDir::Readable);
  for (const QFileInfo& each : folders) {
    for (const QFileInfo& file :
         QDir(each.absoluteFilePath()).entryInfoList({QStringLiteral("*.md")}, QDir::Files | QDir::Readable))
      samples.push_back(describeSample(file.absoluteFilePath(), readBeginning(file.absoluteFilePath())));
  }
  std::sort(samples.begin(), samples.end(),
            [](const Sample& a, const Sample& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
  return samples;
}

std::vector<SpecTemplate> specTemplates() {
  return {
      {SpecTemplate::tr("Board game"), SpecTemplate::tr("Two players, a square board and pieces to place."),
       readBeginning(QStringLiteral(":/templates/board.md"))},
      {SpecTemplate::tr("Card game"),
       SpecTemplate::tr("Two to four players, hidden hands, a deck, and rows on the table."),
       readBeginning(QStringLiteral(":/templates/cards.md"))},
      {SpecTemplate::tr("Dice game"), SpecTemplate::tr("Two to four players, and a die to trust or not."),
       readBeginning(QStringLiteral(":/templates/dice.md"))},
      {SpecTemplate::tr("Worker placement"),
       SpecTemplate::tr("Two to four players send workers to places and turn goods into points."),
       readBeginning(QStringLiteral(":/templates/workers.md"))},
      {SpecTemplate::tr("Counting game"),
       SpecTemplate::tr("Two players, one number and nothing else: the least that can be played."),
       readBeginning(QStringLiteral(":/templates/counting.md"))},
  };
}

}  // namespace ludo::ide
