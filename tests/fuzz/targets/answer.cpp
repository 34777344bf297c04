// SPDX-License-Identifier: Apache-2.0
// What the server of a language model sends: its protocol, and the game in it.
#include <algorithm>

#include "../checks.h"
#include "../mutate/bytes.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/base/hash.h"
#include "core/drafting/answer_reader.h"
#include "core/grammar/language_grammar.h"
#include "core/model/chat_protocol.h"
#include "core/model/limits.h"

namespace ludo::fuzz {
namespace {

using namespace model;

/// The answer, as it is read from bytes that come in pieces of up to so many.
Answer answerIn(std::string_view body, std::size_t longestPiece, std::string& handed) {
  Rng random(stableHash(body));
  const Sink sink = [&handed](std::string_view piece) {
    handed += piece;
    return true;
  };
  ChatReader reader(sink);
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t size = std::min<std::size_t>(1 + random.below(longestPiece), body.size() - at);
    if (!reader.append(body.substr(at, size))) break;
    at += size;
  }
  return reader.finish();
}

void checkAnswer(const Answer& answer, const std::string& handed) {
  require(answer.text == handed, "another text is answered than was handed on");
  require(answer.text.size() <= limits::answerBytes, "an answer has more text than it can have");
  require(!answer.trouble || !answer.trouble->message.empty(), "there is trouble without a word");
}

/// What is taken of an answer is a text of the grammar, however it comes.
void readGame(const std::string& text) {
  static const auto compiled =
      std::make_shared<const grammar::CompiledGrammar>(grammar::languageGrammar(), true);
  constexpr std::size_t longest = 64U * 1024U;
  const std::string_view part = std::string_view(text).substr(0, longest);
  drafting::AnswerReader whole(compiled);
  whole.append(part);
  drafting::AnswerReader byBytes(compiled);
  for (const char byte : part) {
    if (!byBytes.append({&byte, 1})) break;
  }
  whole.finish();
  byBytes.finish();
  require(whole.text() == byBytes.text(), "a game is another one when it comes in pieces");
  grammar::Recogniser recogniser(compiled);
  require(recogniser.append(whole.text()) == whole.text().size(), "what was taken is not of the grammar");
}

void feed(std::string_view input) {
  std::string handed;
  const Answer answer = answerIn(input, 16, handed);
  checkAnswer(answer, handed);
  std::string handedAtOnce;
  const Answer atOnce = answerIn(input, input.size() + 1, handedAtOnce);
  checkAnswer(atOnce, handedAtOnce);
  require(answer.text == atOnce.text && answer.trouble.has_value() == atOnce.trouble.has_value(),
          "an answer is another one when it comes in pieces");
  const std::string refusal(input.substr(0, limits::refusalBytes));
  require(refusalText(refusal).size() <= limits::refusalBytes, "a refusal is very long");
  readGame(answer.text.empty() ? std::string(input) : answer.text);
}

/// The data of one event changed as JSON, events doubled, exchanged and cut.
std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  constexpr std::string_view label = "data: ";
  std::vector<std::size_t> events;
  for (std::size_t at = input.find(label); at != std::string_view::npos; at = input.find(label, at + 1))
    events.push_back(at + label.size());
  if (events.empty() && input.starts_with('{')) return mutateJson(input, other, random);
  if (events.empty() || random.below(4) == 0) return damaged(input, other, random);
  const std::size_t begin = events[random.below(events.size())];
  const std::size_t end = std::min(input.find('\n', begin), input.size());
  std::string json = mutateJson(input.substr(begin, end - begin), {}, random);
  std::ranges::replace(json, '\n', ' ');
  return std::string(input.substr(0, begin)) + json + std::string(input.substr(end));
}

std::string eventOf(const std::string& content) {
  return R"(data: {"choices":[{"index":0,"delta":{"content":")" + content +
         R"("},"finish_reason":null}]}

)";
}

std::vector<std::string> seeds() {
  const std::string end =
      R"(data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":12,"completion_tokens":3}}

data: [DONE]

)";
  return {
      eventOf(R"(```yaml\nsection: \"metadata\"\n)") + eventOf(R"(id: \"a\"\n```\n)") + end,
      ": a comment\r\nevent: message\r\n" + eventOf("\\u00e9\\ud83c\\udfb2") + end,
      R"({"choices":[{"message":{"role":"assistant","content":"a )"
      R"(text"},"finish_reason":"length"}],"usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3}})",
      R"({"error":{"message":"the model is not loaded","type":"invalid_request_error","code":400}})",
      R"(```yaml
section: "metadata"
id: "tic-tac-toe"
name: "Tic-Tac-Toe"
```
)",
  };
}

}  // namespace

const Target answerTarget{"answer", &feed, &mutate, limits::bodyBytes, &seeds};

}  // namespace ludo::fuzz
