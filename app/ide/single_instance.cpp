// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/single_instance.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QTimer>

namespace ludo::ide {
namespace {

constexpr auto answer = "taken\n";
/// Whoever connects and then says nothing is sent away.
constexpr int mostSilence = 5000;

QString socketIn(const QString& folder) {
  return folder + QStringLiteral("/window");
}

QString lockIn(const QString& folder) {
  return folder + QStringLiteral("/window.lock");
}

/// The folder keeps others out; this holds even where it does not.
bool isOurs(const QLocalSocket& socket) {
#ifdef SO_PEERCRED
  ucred peer{};
  socklen_t size = sizeof peer;
  return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) ==
             0 &&
         peer.uid == ::getuid();
#else
  return socket.isValid();
#endif
}

}  // namespace

QByteArray handOverMessage(const QStringList& files) {
  const QJsonObject message{{"ludoforge", 1}, {"files", QJsonArray::fromStringList(files)}};
  return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<QStringList> readHandOver(const QByteArray& message) {
  if (message.size() > mostHandOverBytes || !message.endsWith('\n')) return {};
  const QJsonObject object = QJsonDocument::fromJson(message).object();
  if (object["ludoforge"].toInt() != 1 || !object["files"].isArray()) return {};
  QStringList files;
  for (const auto& each : object["files"].toArray()) {
    if (!QDir::isAbsolutePath(each.toString())) return {};
    files << each.toString();
  }
  return files;
}

InstanceServer::InstanceServer(const QString& folder) : m_lock(lockIn(folder)) {
  m_server.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&m_server, &QLocalServer::newConnection, this, &InstanceServer::accept);
}

std::unique_ptr<InstanceServer> InstanceServer::start(const QString& folder) {
  if (folder.isEmpty()) return nullptr;
  std::unique_ptr<InstanceServer> server(new InstanceServer(folder));
  if (server->m_lock.tryLock(widgets::LockFile::OtherHosts::Ignore) != widgets::LockFile::Outcome::Held)
    return nullptr;
  // The lock is ours, so a socket that is there is a crashed program's.
  QLocalServer::removeServer(socketIn(folder));
  return server->m_server.listen(socketIn(folder)) ? std::move(server) : nullptr;
}

bool InstanceServer::isElsewhere(const QString& folder) {
  return widgets::LockFile(lockIn(folder)).tryLock(widgets::LockFile::OtherHosts::Ignore) ==
         widgets::LockFile::Outcome::HeldByOther;
}

void InstanceServer::accept() {
  while (QLocalSocket* socket = m_server.nextPendingConnection()) {
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    if (!isOurs(*socket)) {
      socket->abort();
      socket->deleteLater();
      continue;
    }
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] { receive(socket); });
    QTimer::singleShot(mostSilence, socket, [socket] { socket->abort(); });
    receive(socket);
  }
}

void InstanceServer::receive(QLocalSocket* socket) {
  if (!socket->canReadLine()) {
    if (socket->bytesAvailable() > mostHandOverBytes) socket->abort();
    return;
  }
  const std::optional<QStringList> files = readHandOver(socket->readLine(mostHandOverBytes + 1));
  if (!files) return socket->abort();
  // Before the files are opened, which may ask something.
  socket->write(answer);
  socket->flush();
  socket->disconnectFromServer();
  emit filesHanded(*files);
}

HandOver handOver(const QString& folder, const QStringList& files, std::chrono::milliseconds patience) {
  const QByteArray message = handOverMessage(files);
  if (message.size() > mostHandOverBytes) return HandOver::NoAnswer;
  QElapsedTimer waited;
  waited.start();
  const auto left = [&] {
    return static_cast<int>(std::max(patience.count() - waited.elapsed(), qint64{0}));
  };
  QLocalSocket socket;
  socket.connectToServer(socketIn(folder));
  if (!socket.waitForConnected(left())) return HandOver::NobodyThere;
  if (!isOurs(socket)) return HandOver::NoAnswer;
  socket.write(message);
  while (socket.bytesToWrite() > 0) {
    if (!socket.waitForBytesWritten(left())) return HandOver::NoAnswer;
  }
  while (!socket.canReadLine()) {
    if (!socket.waitForReadyRead(left())) return HandOver::NoAnswer;
  }
  return socket.readLine() == answer ? HandOver::Taken : HandOver::NoAnswer;
}

}  // namespace ludo::ide
