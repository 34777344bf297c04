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

Request requestFor(Form form, const std::string& word, std::uint32_t seed) {
  Request request;
  request.messages = {{Role::user, form == Form::schema ? "Answer with the name of a colour, as JSON."
                                                        : "Answer with the name of a colour."}};
  request.form = form;
  if (form == Form::grammar) request.constraint = "root ::= \"" + word + "\"\n";
  if (form == Form::schema) {
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

bool obeys(Form form, const std::string& text, const std::string& word) {
  std::string bare = text;
  std::erase_if(bare, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
  if (form == Form::grammar) return bare == word;
  return bare == R"({"answer":")" + word + R"("})";
}

}  // namespace

std::vector<ProbeResult> probe(LanguageModel& model, std::uint32_t seed, const std::stop_token& stop) {
  const std::string word = madeUpWord(seed);
  std::vector<ProbeResult> results;
  for (const Form form : {Form::free, Form::grammar, Form::schema}) {
    const Answer answer = model.ask(
        requestFor(form, word, seed), [](std::string_view) { return true; }, stop);
    ProbeResult result{form, false, {}};
    if (answer.trouble) {
      result.words = answer.trouble->message;
    } else if (form == Form::free) {
      result.isObeyed = !answer.text.empty();
      result.words = result.isObeyed ? "answers" : "answers nothing";
    } else {
      result.isObeyed = obeys(form, answer.text, word);
      result.words = result.isObeyed ? "is obeyed" : "is ignored: it wrote " + quoted(shortened(answer.text));
    }
    results.push_back(result);
    if (form == Form::free && !result.isObeyed) break;
    if (stop.stop_requested()) break;
  }
  return results;
}

Enforced enforcedBy(const std::vector<ProbeResult>& results) {
  const auto isObeyed = [&](Form form) {
    return std::ranges::any_of(results, [&](const ProbeResult& r) { return r.form == form && r.isObeyed; });
  };
  if (isObeyed(Form::grammar)) return Enforced::grammar;
  return isObeyed(Form::schema) ? Enforced::schema : Enforced::nothing;
}

}  // namespace ludo::model
