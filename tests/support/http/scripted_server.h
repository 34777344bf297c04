// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ludo::testing {

/// What a server does with one request, step by step.
struct Step {
  enum class Kind : std::uint8_t {
    send,    ///< writes `bytes`, `times` times, or until the client goes away
    stall,   ///< does nothing until the client goes away
    reset,   ///< breaks the connection off
    notify,  ///< calls `act`
  };
  Kind kind = Kind::send;
  std::string bytes;
  std::uint64_t times = 1;
  std::function<void()> act;

  static Step send(std::string bytes, std::uint64_t times = 1) {
    return {Kind::send, std::move(bytes), times, {}};
  }
  static Step stall() { return {Kind::stall, {}, 1, {}}; }
  static Step reset() { return {Kind::reset, {}, 1, {}}; }
  static Step notify(std::function<void()> act) { return {Kind::notify, {}, 1, std::move(act)}; }
};
using Reply = std::vector<Step>;

/// A server of HTTP on this machine that answers by a script and writes down what it was asked. One
/// connection after the other, one request each.
class ScriptedServer {
 public:
  /// The replies in their order; what comes after the last one gets the last one again.
  explicit ScriptedServer(std::vector<Reply> replies);
  /// A reply made of each request.
  explicit ScriptedServer(std::function<Reply(const std::string& request)> script);
  ScriptedServer(const ScriptedServer&) = delete;
  ScriptedServer& operator=(const ScriptedServer&) = delete;
  ~ScriptedServer();

  std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/v1"; }
  int port() const { return m_port; }
  /// Whole requests, with their headers.
  std::vector<std::string> requests() const;

 private:
  void serve(const std::stop_token& stop);
  void answer(int connection, const std::stop_token& stop);
  bool perform(int connection, const Step& step, const std::stop_token& stop);

  std::function<Reply(const std::string& request)> m_script;
  int m_listener = -1;
  int m_port = 0;
  std::vector<std::string> m_requests;
  mutable std::mutex m_mutex;
  std::jthread m_thread;  ///< last: it uses all of the others
};

/// A whole answer of HTTP, after which the connection is closed.
std::string httpAnswer(int status, const std::string& headers, const std::string& body);
/// The head of a stream of events.
std::string streamHead();
/// One event with a piece of a model's text.
std::string pieceEvent(const std::string& text);
/// What ends a stream: why, and the mark of the end.
std::string endEvents(const std::string& reason = "stop");
/// All of it.
Reply streamed(const std::string& text);
/// A text as JSON has it, in quotes.
std::string jsonText(const std::string& text);

}  // namespace ludo::testing
