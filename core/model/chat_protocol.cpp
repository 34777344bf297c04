// SPDX-License-Identifier: Apache-2.0
#include "core/model/chat_protocol.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/model/limits.h"

namespace ludo::model {
namespace {

using Json = nlohmann::ordered_json;

std::string_view wordFor(Role role) {
  if (role == Role::system) return "system";
  return role == Role::user ? "user" : "assistant";
}

Json bodyOf(const Request& request, const std::string& model) {
  Json body;
  body["model"] = model;
  body["messages"] = Json::array();
  for (const Message& message : request.messages)
    body["messages"].push_back({{"role", wordFor(message.role)}, {"content", message.text}});
  body["temperature"] = request.sampling.temperature;
  body["seed"] = request.sampling.seed;
  body["max_tokens"] = request.sampling.tokens;
  if (request.format == AnswerFormat::grammar) body["grammar"] = request.constraint;
  if (request.format == AnswerFormat::schema) {
    Json schema = Json::parse(request.constraint, nullptr, false);
    body["response_format"] = {
        {"type", "json_schema"},
        {"json_schema", {{"name", "answer"}, {"strict", true}, {"schema", std::move(schema)}}}};
  }
  body["stream"] = true;
  body["stream_options"] = {{"include_usage", true}};
  return body;
}

std::string written(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// The object under a key, or null.
const Json* under(const Json* json, const char* key) {
  if (json == nullptr || !json->is_object()) return nullptr;
  const auto found = json->find(key);
  return found == json->end() ? nullptr : &*found;
}

std::string firstLines(const std::string& text) {
  constexpr std::size_t most = 300;
  std::string result = text.substr(0, most);
  std::ranges::replace(result, '\n', ' ');
  return result;
}

}  // namespace

std::string chatRequest(const Request& request, const std::string& model) {
  return written(bodyOf(request, model), -1);
}

std::string shownChatRequest(const Request& request, const std::string& model) {
  return written(bodyOf(request, model), 2) + "\n";
}

ChatReader::ChatReader(const Sink& sink)
    : m_sink(sink), m_events([this](const std::string& data) { return take(data); }) {}

bool ChatReader::append(std::string_view bytes) {
  if (m_isDone || m_answer.trouble) return false;
  m_bytes += bytes.size();
  if (m_bytes > limits::bodyBytes) {
    fail(TroubleKind::tooLarge, "The server sent more than an answer can have, and was cut off.");
    return false;
  }
  if (m_shape == Shape::unknown) {
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return true;
    // In whatever pieces it came.
    bytes.remove_prefix(first);
    m_shape = bytes[0] == '{' || bytes[0] == '[' || bytes[0] == '<' ? Shape::whole : Shape::events;
  }
  if (m_shape == Shape::whole) {
    m_whole += bytes;
    if (m_whole.size() <= limits::answerBytes) return true;
    fail(TroubleKind::tooLarge, "The server sent more than an answer can have, and was cut off.");
    return false;
  }
  if (m_events.append(bytes) == EventStream::State::tooLarge)
    fail(TroubleKind::tooLarge, "The server sent an event that is larger than any can be, and was cut off.");
  return !m_isDone && !m_answer.trouble;
}

Answer ChatReader::finish() {
  if (m_shape == Shape::whole && !m_answer.trouble) readWhole();
  if (m_shape == Shape::events && !m_isDone && !m_answer.trouble) m_events.finish();
  if (!m_answer.trouble && !m_isDone && !m_isFinished) {
    fail(TroubleKind::unreachable, m_answer.text.empty()
                                       ? "The server ended the connection without an answer."
                                       : "The connection broke in the middle of the answer.");
  }
  if (!m_isUsageKnown) m_answer.usage = {0, estimatedTokens(m_answer.text), true};
  return std::move(m_answer);
}

bool ChatReader::take(const std::string& data) {
  if (data == "[DONE]") {
    m_isDone = true;
    return false;
  }
  const Json chunk = Json::parse(data, nullptr, false);
  if (!chunk.is_object()) {
    fail(TroubleKind::malformed, "The server sent an event that is no JSON: " + firstLines(data));
    return false;
  }
  return readChoice(chunk, "delta");
}

void ChatReader::readWhole() {
  const Json whole = Json::parse(m_whole, nullptr, false);
  if (!whole.is_object()) {
    fail(TroubleKind::malformed,
         "What the server sent is no answer to a chat: " + firstLines(m_whole) +
             " Does the address of the endpoint end where its interface begins, as in .../v1?");
    return;
  }
  m_isDone = readChoice(whole, "message") || m_isDone;
}

/// Reads one piece of an answer; whether more is wanted.
bool ChatReader::readChoice(const Json& chunk, const char* part) {
  if (const Json* error = under(&chunk, "error"); error != nullptr && !error->is_null()) {
    fail(TroubleKind::refused, "The server gave up: " + refusalText(written(chunk, -1)));
    return false;
  }
  readUsage(chunk);
  const Json* choices = under(&chunk, "choices");
  if (choices == nullptr || !choices->is_array()) {
    fail(TroubleKind::malformed, "The server's answer has no \"choices\": " + firstLines(written(chunk, -1)));
    return false;
  }
  if (choices->empty()) return true;
  const Json& choice = choices->front();
  const Json* content = under(under(&choice, part), "content");
  if (content != nullptr && content->is_string() && !addText(content->get<std::string>())) return false;
  const Json* reason = under(&choice, "finish_reason");
  if (reason != nullptr && reason->is_string()) {
    if (*reason == "length") m_answer.finishReason = FinishReason::length;
    // The usage may still come, and the mark of the end; some servers send neither.
    if (*reason == "content_filter") {
      fail(TroubleKind::refused, "The server holds the answer back, since its filter of contents minds it.");
      return false;
    }
    m_isFinished = true;
  }
  return true;
}

void ChatReader::readUsage(const Json& chunk) {
  const Json* usage = under(&chunk, "usage");
  const Json* asked = under(usage, "prompt_tokens");
  const Json* answered = under(usage, "completion_tokens");
  if (asked == nullptr || answered == nullptr || !asked->is_number_unsigned() ||
      !answered->is_number_unsigned())
    return;
  m_answer.usage = {asked->get<std::uint64_t>(), answered->get<std::uint64_t>(), false};
  m_isUsageKnown = true;
}

bool ChatReader::addText(const std::string& piece) {
  if (m_answer.text.size() + piece.size() > limits::answerBytes) {
    fail(TroubleKind::tooLarge, "The answer is longer than any game, and was cut off.");
    return false;
  }
  m_answer.text += piece;
  const std::size_t last = piece.find_last_not_of(" \t\r\n");
  m_empty = last == std::string::npos ? m_empty + piece.size() : piece.size() - last - 1;
  if (m_empty >= limits::emptyBytes) {
    fail(TroubleKind::malformed, "The model writes nothing but white space, and was cut off.");
    return false;
  }
  if (m_sink(piece)) return true;
  m_answer.finishReason = FinishReason::cut;
  m_isDone = true;
  return false;
}

void ChatReader::fail(TroubleKind kind, const std::string& message) {
  if (!m_answer.trouble) m_answer.trouble = Trouble{kind, message};
}

std::string refusalText(const std::string& body) {
  const Json json = Json::parse(body, nullptr, false);
  const Json* error = under(&json, "error");
  const Json* message = under(error, "message");
  if (message == nullptr) message = error;
  if (message == nullptr || !message->is_string()) message = under(&json, "message");
  if (message == nullptr) message = under(&json, "detail");
  if (message != nullptr && message->is_string()) return firstLines(message->get<std::string>());
  return firstLines(body);
}

}  // namespace ludo::model
