// SPDX-License-Identifier: Apache-2.0
#include "core/model/probe.h"

#include <algorithm>

#include "core/base/quoted.h"
#include "core/base/rng.h"

namespace ludo::model {
namespace {

std::string madeUpWord(std::uint32_t seed) {
  constexpr std::size_t letters = 10;
  constexpr std::string_view alphabet = "bcdfghjklmnpqrstvwxz";
  Rng rng(seed);
  std::string word;
  for (std::size_t i = 0; i < letters; ++i) word += alphabet[rng.below(alphabet.size())];
  return word;
}

Request requestFor(AnswerFormat format, const std::string& word, std::uint32_t seed) {
  Request request;
  request.messages = {{Role::user, format == AnswerFormat::schema
                                       ? "Answer with the name of a colour, as JSON."
                                       : "Answer with the name of a colour."}};
  request.format = format;
  if (format == AnswerFormat::grammar) request.constraint = "root ::= \"" + word + "\"\n";
  if (format == AnswerFormat::schema) {
    request.constraint = R"({"type":"object","properties":{"answer":{"type":"string","enum":[")" + word +
                         R"("]}},"required":["answer"],"additionalProperties":false})";
  }
  constexpr std::uint32_t fewTokens = 64;
  request.sampling = {0, seed, fewTokens};
  return request;
}

std::string shortened(std::string text) {
  constexpr std::size_t most = 60;
  std::ranges::replace(text, '\n', ' ');
  return text.size() <= most ? text : text.substr(0, most) + "...";
}

bool obeys(AnswerFormat format, const std::string& text, const std::string& word) {
  std::string bare = text;
  std::erase_if(bare, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
  if (format == AnswerFormat::grammar) return bare == word;
  return bare == R"({"answer":")" + word + R"("})";
}

}  // namespace

std::vector<ProbeResult> probe(LanguageModel& model, std::uint32_t seed, const std::stop_token& stop) {
  const std::string word = madeUpWord(seed);
  std::vector<ProbeResult> results;
  for (const AnswerFormat format : {AnswerFormat::free, AnswerFormat::grammar, AnswerFormat::schema}) {
    const Answer answer = model.ask(
        requestFor(format, word, seed), [](std::string_view) { return true; }, stop);
    ProbeResult result{format, false, {}};
    if (answer.trouble) {
      result.words = answer.trouble->message;
    } else if (format == AnswerFormat::free) {
      result.isObeyed = !answer.text.empty();
      result.words = result.isObeyed ? "answers" : "answers nothing";
    } else {
      result.isObeyed = obeys(format, answer.text, word);
      result.words = result.isObeyed ? "is obeyed" : "is ignored: it wrote " + quoted(shortened(answer.text));
    }
    results.push_back(result);
    if (format == AnswerFormat::free && !result.isObeyed) break;
    if (stop.stop_requested()) break;
  }
  return results;
}

Enforced enforcedBy(const std::vector<ProbeResult>& results) {
  const auto isObeyed = [&](AnswerFormat format) {
    return std::ranges::any_of(results,
                               [&](const ProbeResult& r) { return r.format == format && r.isObeyed; });
  };
  if (isObeyed(AnswerFormat::grammar)) return Enforced::grammar;
  return isObeyed(AnswerFormat::schema) ? Enforced::schema : Enforced::nothing;
}

}  // namespace ludo::model
