// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/hash.h"
#include "widgets/document/text_file.h"

namespace ludo::ide {
namespace {

using widgets::GameUnderWay;

/// More files than anybody has open. A file with more of them was not written by this program.
constexpr qsizetype mostPaths = 500;

/// Paths that can be meant: absolute, each once.
QStringList pathsIn(const QJsonValue& value) {
  QStringList paths;
  for (const auto& each : value.toArray()) {
    if (paths.size() == mostPaths) break;
    const QString path = each.toString();
    if (QDir::isAbsolutePath(path) && !paths.contains(path)) paths << path;
  }
  return paths;
}

QByteArray bytesIn(const QJsonValue& value) {
  return QByteArray::fromBase64(value.toString().toLatin1());
}

std::vector<std::string> textsIn(const QJsonValue& value) {
  std::vector<std::string> texts;
  for (const auto& each : value.toArray()) texts.push_back(each.toString().toStdString());
  return texts;
}

QJsonArray arrayOf(const std::vector<std::string>& texts) {
  QJsonArray array;
  for (const std::string& text : texts) array << QString::fromStdString(text);
  return array;
}

std::vector<widgets::KeptMove> treeIn(const QJsonValue& stored) {
  std::vector<widgets::KeptMove> tree;
  const QJsonArray nodes = stored.toArray();
  if (static_cast<std::size_t>(nodes.size()) > GameUnderWay::largestTree) return {};
  for (const QJsonValue& node : nodes) {
    const int parent = node["parent"].toInt(-1);
    if (parent < 0) return {};
    tree.push_back({static_cast<std::size_t>(parent), node["move"].toString().toStdString(),
                    node["label"].toString().toStdString(), node["seat"].toInt(-1)});
  }
  return tree;
}

QJsonArray arrayOf(const std::vector<widgets::KeptMove>& tree) {
  QJsonArray array;
  for (const widgets::KeptMove& node : tree) {
    array << QJsonObject{{"parent", static_cast<int>(node.parent)},
                         {"move", QString::fromStdString(node.text)},
                         {"label", QString::fromStdString(node.label)},
                         {"seat", node.seat}};
  }
  return array;
}

widgets::KeptClock clockIn(const QJsonValue& stored) {
  constexpr int most = 600;  // minutes, and seconds, that can be chosen
  widgets::KeptClock clock{stored["minutes"].toInt(), stored["increment"].toInt(), {}};
  if (clock.minutes < 1 || clock.minutes > most || clock.increment < 0 || clock.increment > most) return {};
  for (const QJsonValue& left : stored["left"].toArray()) clock.left.push_back(left.toInteger());
  return clock;
}

QJsonObject objectOf(const widgets::KeptClock& clock) {
  QJsonArray left;
  for (const std::int64_t each : clock.left) left << static_cast<qint64>(each);
  return {{"minutes", clock.minutes}, {"increment", clock.increment}, {"left", left}};
}

/// Whether the rules know its players and moves is for who plays it to find out.
std::optional<GameUnderWay> gameIn(const QJsonObject& stored) {
  GameUnderWay game;
  bool isNumber = false;
  // As a text: a number of JSON does not hold every seed.
  game.seed = stored["seed"].toString().toULongLong(&isNumber);
  game.players = textsIn(stored["players"]);
  game.moves = textsIn(stored["moves"]);
  game.tree = treeIn(stored["tree"]);
  game.clock = clockIn(stored["clock"]);
  if (!isNumber || game.moves.empty() || game.moves.size() > GameUnderWay::mostMoves) return std::nullopt;
  return game;
}

QJsonObject objectOf(const GameUnderWay& game) {
  QJsonObject stored{{"seed", QString::number(game.seed)},
                     {"players", arrayOf(game.players)},
                     {"moves", arrayOf(game.moves)}};
  if (!game.tree.empty()) stored["tree"] = arrayOf(game.tree);
  if (game.clock.minutes > 0) stored["clock"] = objectOf(game.clock);
  return stored;
}

/// Qt does not check a layout before it applies it: damaged bytes may keep it busy for minutes.
QString deskHash(const QByteArray& geometry, const QByteArray& layout) {
  return QString::number(stableHash((geometry + '/' + layout).toStdString()), 16);
}

}  // namespace

void Session::remember(const QString& path) {
  recentFiles.removeAll(path);
  recentFiles.prepend(path);
  while (recentFiles.size() > mostRecentFiles) recentFiles.removeLast();
}

Session readSession(const QString& file) {
  const Result<std::string> text = widgets::readTextFile(file);
  if (!text) return {};
  const QJsonObject stored = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
  Session session;
  session.geometry = bytesIn(stored["geometry"]);
  session.layout = bytesIn(stored["layout"]);
  if (stored["deskHash"].toString() != deskHash(session.geometry, session.layout)) {
    session.geometry.clear();
    session.layout.clear();
  }
  session.openFiles = pathsIn(stored["open"]);
  session.currentFile = pathsIn(QJsonArray{stored["current"]}).value(0);
  const QJsonObject carets = stored["carets"].toObject();
  for (const QString& path : session.openFiles) {
    if (carets[path].isDouble()) session.carets[path] = std::max(qint64{0}, carets[path].toInteger());
  }
  const QJsonObject games = stored["games"].toObject();
  for (const QString& path : session.openFiles) {
    if (const auto game = gameIn(games[path].toObject())) session.games[path] = *game;
  }
  session.recentFiles = pathsIn(stored["recent"]).mid(0, Session::mostRecentFiles);
  return session;
}

QString writeSession(const Session& session, const QString& file) {
  QJsonObject carets;
  for (const auto& [path, offset] : session.carets) carets[path] = offset;
  QJsonObject games;
  for (const auto& [path, game] : session.games) games[path] = objectOf(game);
  const QJsonObject stored{{"geometry", QString::fromLatin1(session.geometry.toBase64())},
                           {"layout", QString::fromLatin1(session.layout.toBase64())},
                           {"deskHash", deskHash(session.geometry, session.layout)},
                           {"open", QJsonArray::fromStringList(session.openFiles)},
                           {"current", session.currentFile},
                           {"carets", carets},
                           {"games", games},
                           {"recent", QJsonArray::fromStringList(session.recentFiles)}};
  QDir().mkpath(QFileInfo(file).absolutePath());
  const Result<Done> written = widgets::writeTextFile(file, QJsonDocument(stored).toJson().toStdString());
  if (written) return {};
  return QCoreApplication::translate("Session", "The session could not be written to %1").arg(file);
}

}  // namespace ludo::ide
