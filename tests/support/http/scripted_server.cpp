// SPDX-License-Identifier: Apache-2.0
#include "scripted_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

#include "core/base/file_descriptor.h"

namespace ludo::testing {
namespace {

/// Whether there is something to read (POLLIN) or room to write (POLLOUT), or the other end is gone, before
/// the server ends. No socket here blocks in any other way.
bool isReady(int socket, short events, const std::stop_token& stop) {
  constexpr int tickMilliseconds = 20;
  while (!stop.stop_requested()) {
    pollfd waiting{socket, events, 0};
    if (::poll(&waiting, 1, tickMilliseconds) > 0) return true;
  }
  return false;
}

bool isToBeTriedAgain(ssize_t count) {
  return count < 0 && (errno == EAGAIN || errno == EINTR);
}

/// Sends all of it; false where the client went away or the server ends.
bool sendAll(int connection, std::string_view bytes, const std::stop_token& stop) {
  while (!bytes.empty()) {
    if (!isReady(connection, POLLOUT, stop)) return false;
    const ssize_t count = ::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (isToBeTriedAgain(count)) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

std::size_t bodyLength(const std::string& head) {
  constexpr std::string_view name = "content-length:";
  std::string small = head;
  std::ranges::transform(small, small.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::size_t at = small.find(name);
  return at == std::string::npos ? 0 : std::strtoul(small.c_str() + at + name.size(), nullptr, 10);
}

std::string readRequest(int connection, const std::stop_token& stop) {
  std::string request;
  std::array<char, 65536> buffer{};
  std::size_t wanted = std::string::npos;
  while (request.size() < wanted && isReady(connection, POLLIN, stop)) {
    const ssize_t count = ::recv(connection, buffer.data(), buffer.size(), 0);
    if (isToBeTriedAgain(count)) continue;
    if (count <= 0) break;
    request.append(buffer.data(), static_cast<std::size_t>(count));
    // The begin of TLS, which this server does not speak.
    if (request.front() < 'A' || request.front() > 'Z') break;
    const std::size_t end = request.find("\r\n\r\n");
    if (end != std::string::npos) wanted = end + 4 + bodyLength(request.substr(0, end));
  }
  return request;
}

}  // namespace

ScriptedServer::ScriptedServer(std::vector<Reply> replies)
    : ScriptedServer([replies = std::move(replies), next = std::size_t{0}](const std::string&) mutable {
        const std::size_t index = std::min(next++, replies.size() - 1);
        return replies[index];
      }) {}

ScriptedServer::ScriptedServer(std::function<Reply(const std::string& request)> script)
    : m_script(std::move(script)) {
  m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof(address);
  const bool listens = ::bind(m_listener, reinterpret_cast<sockaddr*>(&address), length) == 0 &&
                       ::listen(m_listener, 16) == 0 &&
                       ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length) == 0;
  if (!listens) std::abort();
  m_port = ntohs(address.sin_port);
  m_thread = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

ScriptedServer::~ScriptedServer() {
  m_thread.request_stop();
  m_thread.join();
  ::close(m_listener);
}

std::vector<std::string> ScriptedServer::requests() const {
  const std::scoped_lock lock(m_mutex);
  return m_requests;
}

void ScriptedServer::serve(const std::stop_token& stop) {
  while (isReady(m_listener, POLLIN, stop)) {
    const FileDescriptor connection(::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (connection.get() >= 0) answer(connection.get(), stop);
  }
}

void ScriptedServer::answer(int connection, const std::stop_token& stop) {
  const std::string request = readRequest(connection, stop);
  if (request.empty()) return;
  {
    const std::scoped_lock lock(m_mutex);
    m_requests.push_back(request);
  }
  for (const Step& step : m_script(request)) {
    if (!perform(connection, step, stop)) return;
  }
}

bool ScriptedServer::perform(int connection, const Step& step, const std::stop_token& stop) {
  switch (step.kind) {
    case Step::Kind::notify:
      step.act();
      return true;
    case Step::Kind::stall: {
      std::array<char, 1> byte{};
      ssize_t count = 1;
      while ((count > 0 || isToBeTriedAgain(count)) && isReady(connection, POLLIN, stop))
        count = ::recv(connection, byte.data(), 1, 0);
      return false;
    }
    case Step::Kind::reset: {
      // To close with a time of 0 to linger sends a reset.
      const linger none{1, 0};
      ::setsockopt(connection, SOL_SOCKET, SO_LINGER, &none, sizeof(none));
      return false;
    }
    case Step::Kind::send:
      break;
  }
  std::uint64_t done = 0;
  while (done < step.times && sendAll(connection, step.bytes, stop)) ++done;
  return done == step.times;
}

std::string httpAnswer(int status, const std::string& headers, const std::string& body) {
  return "HTTP/1.1 " + std::to_string(status) + " Scripted\r\n" + headers +
         "Content-Length: " + std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

std::string streamHead() {
  return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
}

std::string jsonText(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (c == '\n') {
      result += "\\n";
    } else {
      result += c;
    }
  }
  return result + '"';
}

std::string pieceEvent(const std::string& text) {
  return R"(data: {"choices":[{"index":0,"delta":{"content":)" + jsonText(text) +
         R"(},"finish_reason":null}]}

)";
}

std::string endEvents(const std::string& reason) {
  return R"(data: {"choices":[{"index":0,"delta":{},"finish_reason":")" + reason +
         R"("}]}

data: [DONE]

)";
}

Reply streamed(const std::string& text) {
  return {Step::send(streamHead() + pieceEvent(text) + endEvents())};
}

}  // namespace ludo::testing
