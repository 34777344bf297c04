// SPDX-License-Identifier: Apache-2.0
#include "core/draft_eval/simulated_model.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/letters.h"
#include "core/base/rng.h"
#include "core/draft_eval/text_similarity.h"

namespace ludo::draft_eval {
namespace {

bool happens(double probability, Rng& rng) {
  constexpr std::uint64_t parts = 1'000'000;
  return static_cast<double>(rng.below(parts)) < probability * static_cast<double>(parts);
}

bool isWordByte(char c) {
  return isLetterOrDigit(c) || c == '_';
}

/// A word as somebody writes it who is not sure of it.
std::string misspelt(std::string word, Rng& rng) {
  const std::size_t at = rng.below(word.size());
  switch (rng.below(3)) {
    case 0:
      return word.erase(at, 1);
    case 1:
      return word.insert(at, 1, word[at]);
    default:
      if (at + 1 < word.size()) std::swap(word[at], word[at + 1]);
      return word + (at + 1 < word.size() ? "" : "s");
  }
}

std::string wrongWord(const std::string& word, const std::vector<std::string>& strayWords, Rng& rng) {
  const bool isNumber = std::ranges::all_of(word, [](char c) { return isDigit(c); });
  if (isNumber) return std::to_string(rng.below(20));
  if (!strayWords.empty() && rng.below(2) == 0) return strayWords[rng.below(strayWords.size())];
  return misspelt(word, rng);
}

/// What stands between <name> and </name>, without its last line end.
std::string part(const std::string& text, const std::string& name) {
  const std::string open = "<" + name + ">\n";
  const std::size_t from = text.find(open);
  if (from == std::string::npos) return "";
  const std::size_t begin = from + open.size();
  const std::size_t end = text.find("</" + name + ">", begin);
  return text.substr(begin, end - begin);
}

bool has(const std::string& text, std::string_view word) {
  return text.find(word) != std::string::npos;
}

std::size_t commonPrefix(const std::string& a, const std::string& b) {
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(x - a.begin());
}

}  // namespace

std::string withMistakes(const std::string& text, std::size_t kept, double perToken,
                         const std::vector<std::string>& strayWords, std::uint64_t seed) {
  Rng rng(seed);
  std::string result = text.substr(0, kept);
  for (std::size_t at = kept; at < text.size();) {
    std::size_t end = at + 1;
    while (isWordByte(text[at]) && end < text.size() && isWordByte(text[end])) ++end;
    const std::string token = text.substr(at, end - at);
    at = end;
    const bool isSpace = token == " " || token == "\n";
    if (isSpace || token == "`" || !happens(perToken, rng)) {
      result += token;
    } else if (isWordByte(token.front())) {
      result += wrongWord(token, strayWords, rng);
    } else if (rng.below(2) == 0) {
      result += token + token;
    }
  }
  return result;
}

SimulatedModel::SimulatedModel(std::string surface, std::string rules, MistakeRates mistakes,
                               std::uint64_t seed)
    : m_surface(std::move(surface)), m_rules(std::move(rules)), m_mistakes(mistakes), m_seed(seed) {}

model::Answer SimulatedModel::ask(const model::Request& request, const model::Sink& sink,
                                  std::stop_token stop) {
  if (stop.stop_requested())
    return model::troubled(model::TroubleKind::cancelled, "The request was cancelled.");
  constexpr std::size_t pieceBytes = 16;
  const std::string whole = answerTo(request);
  model::Answer answer;
  for (std::size_t at = 0; at < whole.size(); at += pieceBytes) {
    const std::string piece = whole.substr(at, pieceBytes);
    answer.text += piece;
    if (sink(piece)) continue;
    answer.finishReason = model::FinishReason::cut;
    break;
  }
  answer.usage = {model::estimatedTokens(request), model::estimatedTokens(answer.text), true};
  return answer;
}

std::string SimulatedModel::answerTo(const model::Request& request) const {
  const std::string& question = request.messages.back().text;
  std::uint64_t seed = combine(mix64(m_seed), request.sampling.seed);
  seed = combine(seed, stableHash(question));
  const bool asksRules =
      has(question, "<reference>") || (!has(question, "<rules>") && !has(question, "<game>") &&
                                       has(request.messages.front().text, "write the rules"));
  if (asksRules) return rulesWithMistakes(seed);
  std::string begun = part(question, "begun");
  if (!m_surface.starts_with(begun) && !begun.empty() && begun.back() == '\n') begun.pop_back();
  if (has(question, "<candidates>")) return choice(begun, part(question, "candidates"), seed);
  std::vector<std::string> stray;
  for (const model::Message& message : request.messages) {
    if (message.role != model::Role::assistant) continue;
    for (const std::string& token : tokensOf(message.text)) {
      if (isWordByte(token.front()) && !isDigit(token.front())) stray.push_back(token);
    }
  }
  const bool seesRules = !part(question, "rules").empty();
  return restAfter(begun, m_mistakes.perToken * (seesRules ? m_mistakes.despiteRules : 1), stray, seed);
}

std::string SimulatedModel::rulesWithMistakes(std::uint64_t seed) const {
  Rng rng(seed);
  std::string result;
  for (std::size_t at = 0; at < m_rules.size();) {
    const std::size_t end = m_rules.find('\n', at) + 1;
    std::string line = m_rules.substr(at, end - at);
    at = end;
    if (happens(m_mistakes.lostRule, rng)) continue;
    if (happens(m_mistakes.inventedRule, rng)) line.insert(line.size() - 1, " | \"{ invented: true }\"");
    result += line;
  }
  return result;
}

/// The game from where the begun text leaves it. Where they differ, it goes on behind the word that differs.
std::string SimulatedModel::restAfter(const std::string& begun, double perToken,
                                      const std::vector<std::string>& stray, std::uint64_t seed) const {
  const std::size_t common = commonPrefix(begun, m_surface);
  std::size_t from = common;
  if (common < begun.size()) {
    while (from < m_surface.size() && isWordByte(m_surface[from])) ++from;
  }
  return withMistakes(begun + m_surface.substr(from), begun.size(), perToken, stray, seed);
}

std::string SimulatedModel::choice(const std::string& begun, const std::string& candidates,
                                   std::uint64_t seed) const {
  Rng rng(seed);
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < candidates.size();) {
    const std::size_t end = std::min(candidates.find('\n', at), candidates.size());
    if (end > at) lines.push_back(candidates.substr(at, end - at));
    at = end + 1;
  }
  if (lines.empty()) return "";
  const std::string rest = m_surface.starts_with(begun) ? m_surface.substr(begun.size()) : "";
  if (!happens(m_mistakes.wrongChoice, rng)) {
    std::string best;
    for (const std::string& line : lines) {
      if (rest.starts_with(line) && line.size() > best.size()) best = line;
    }
    if (!best.empty()) return best;
  }
  return lines[rng.below(lines.size())];
}

}  // namespace ludo::draft_eval
