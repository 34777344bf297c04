// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocalServer>
#include <QObject>
#include <QStringList>
#include <chrono>
#include <memory>
#include <optional>

#include "widgets/document/lock_file.h"

class QLocalSocket;

/// One window a user: a second start hands its files to the program that runs. They talk through a socket in
/// a folder of this user alone; a message is one line of JSON with absolute paths, and the answer is "taken".
namespace ludo::ide {

QByteArray handOverMessage(const QStringList& files);
/// None when it is not such a message, or too long for one.
std::optional<QStringList> readHandOver(const QByteArray& message);
constexpr qsizetype mostHandOverBytes = qsizetype{1} << 18;

/// The program that runs listens, as long as this lives. GUI thread.
class InstanceServer : public QObject {
  Q_OBJECT
 public:
  /// Null when another program listens, or nobody can. A crash of the other is noticed.
  static std::unique_ptr<InstanceServer> start(const QString& folder);
  /// Whether another program listens, or is about to.
  static bool isElsewhere(const QString& folder);

 signals:
  void filesHanded(const QStringList& files);

 private:
  explicit InstanceServer(const QString& folder);
  void accept();
  void receive(QLocalSocket* socket);

  widgets::LockFile m_lock;
  QLocalServer m_server;
};

enum class HandOver {
  Taken,
  NobodyThere,  ///< yet, or any more
  NoAnswer      ///< in time, or not one that makes sense; or there are more files than a message takes
};

/// Hands files over to the program that listens. Waits for its answer, so long at most.
HandOver handOver(const QString& folder, const QStringList& files, std::chrono::milliseconds patience);

}  // namespace ludo::ide
