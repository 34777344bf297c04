// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/model/event_stream.h"
#include "core/model/language_model.h"

namespace ludo::model {

/// A request as the chat completions of OpenAI's interface have it, which llama.cpp, vLLM and many others
/// offer too: one line of JSON. A grammar goes under "grammar", as llama.cpp has it.
std::string chatRequest(const Request& request, const std::string& model);
/// The same as a person reads it.
std::string shownChatRequest(const Request& request, const std::string& model);

/// Reads what such a server answers, in any pieces: a stream of events, or one object where it does not
/// stream.
class ChatReader {
 public:
  explicit ChatReader(const Sink& sink);

  /// Whether more is wanted: not after trouble, nor when the sink has had enough, nor after the end.
  bool append(std::string_view bytes);
  /// What was read, once the body has ended or is wanted no more.
  Answer finish();

  /// Whether some of the answer has been handed on.
  bool hasText() const { return !m_answer.text.empty(); }

 private:
  bool take(const std::string& data);
  void readWhole();
  bool addText(const std::string& piece);
  void fail(TroubleKind kind, const std::string& message);
  bool readChoice(const nlohmann::ordered_json& chunk, const char* part);
  void readUsage(const nlohmann::ordered_json& chunk);

  const Sink& m_sink;
  EventStream m_events;
  Answer m_answer;
  std::string m_whole;  ///< of a server that does not stream
  enum class Shape { unknown, events, whole } m_shape = Shape::unknown;
  bool m_isDone = false;      ///< nothing more is wanted
  bool m_isFinished = false;  ///< the model had no more to say, or no more room
  bool m_isUsageKnown = false;
  std::size_t m_bytes = 0;
  std::size_t m_empty = 0;  ///< white space at the end of the text
};

/// What a server says in refusing a request, in words: the message in its JSON, else its first lines.
std::string refusalText(const std::string& body);

}  // namespace ludo::model
