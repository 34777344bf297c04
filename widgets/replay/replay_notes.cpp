// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_notes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <map>

namespace ludo::widgets {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(ReplayNotes)
};

constexpr QLatin1String formatName("ludo-notes");

Failure noNotes(const QString& why) {
  return Failure{Words::tr("these are no notes of a game: %1").arg(why).toStdString()};
}

}  // namespace

QString notesPath(const QString& tracePath) {
  const QFileInfo trace(tracePath);
  return trace.dir().filePath(trace.completeBaseName() + QStringLiteral(".notes.json"));
}

std::string notesText(const std::vector<ReplayNote>& notes) {
  std::map<std::size_t, QString> byStep;
  for (const ReplayNote& note : notes) byStep[note.step] = note.text;
  QJsonArray list;
  for (const auto& [step, text] : byStep)
    list.append(QJsonObject{{"ply", static_cast<qint64>(step)}, {"text", text}});
  return QJsonDocument(QJsonObject{{"format", formatName}, {"version", 1}, {"notes", list}})
      .toJson()
      .toStdString();
}

Result<std::vector<ReplayNote>> readNotes(const std::string& text) {
  QJsonParseError error{};
  const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
  if (error.error != QJsonParseError::NoError) return noNotes(error.errorString());
  const QJsonObject whole = document.object();
  if (whole.value("format").toString() != formatName || !whole.value("notes").isArray())
    return noNotes(Words::tr("the file is of another kind"));
  const QJsonArray list = whole.value("notes").toArray();
  if (list.size() > static_cast<qsizetype>(mostReplayNotes)) return noNotes(Words::tr("there are too many"));
  std::map<std::size_t, QString> byStep;
  for (const auto& item : list) {
    const QJsonObject note = item.toObject();
    const qint64 step = note.value("ply").toInteger(-1);
    if (step < 0 || !note.value("text").isString())
      return noNotes(Words::tr("a note needs a ply and a text"));
    byStep[static_cast<std::size_t>(step)] = note.value("text").toString().left(longestReplayNote);
  }
  std::vector<ReplayNote> notes;
  for (const auto& [step, said] : byStep) notes.push_back({step, said});
  return notes;
}

}  // namespace ludo::widgets
