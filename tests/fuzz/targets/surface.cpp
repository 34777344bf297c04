// SPDX-License-Identifier: Apache-2.0
// What a program writes under the grammar's control, and what it writes instead.
#include "core/grammar/surface.h"
#include "../checks.h"
#include "../target.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/recogniser.h"
#include "core/spec/read_spec.h"

namespace ludo::fuzz {
namespace {

using grammar::Recogniser;

constexpr std::size_t largestText = std::size_t{1} << 20U;
/// Without automata a recogniser keeps many times as much.
constexpr std::size_t largestPlainText = std::size_t{16} << 10U;

grammar::CompiledGrammarPtr compiled(bool tokens) {
  static const auto fast = std::make_shared<const grammar::CompiledGrammar>(grammar::languageGrammar(), true);
  static const auto plain =
      std::make_shared<const grammar::CompiledGrammar>(grammar::languageGrammar(), false);
  return tokens ? fast : plain;
}

void requireSame(const Recogniser& first, const Recogniser& second, std::string_view what) {
  require(first.length() == second.length() && first.isComplete() == second.isComplete() &&
              first.nextBytes() == second.nextBytes(),
          what);
}

void feed(std::string_view input) {
  Recogniser recogniser(compiled(true));
  const std::size_t valid = recogniser.append(input);
  require(valid <= input.size() && recogniser.length() == valid, "a prefix is longer than its text");
  if (valid < input.size())
    require(!recogniser.mayFollow(static_cast<std::uint8_t>(input[valid])), "a refused byte may follow");
  Recogniser again = recogniser;
  again.shorten(valid / 2);
  again.append(input.substr(valid / 2));
  requireSame(recogniser, again, "taking back and going on leads elsewhere");
  if (input.size() <= largestPlainText) {
    Recogniser plain(compiled(false), false);
    plain.append(input);
    requireSame(recogniser, plain, "automata or chains change what is recognised");
  }
  if (valid < input.size() || !recogniser.isComplete()) return;
  diagnostics::List told;
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(input));
  const language::SpecDocument read = spec::readSpec(text::readMarkdown(source, told), told).document;
  checkDiagnostics(*source, told);
  if (!told.empty()) return;
  const std::string text = grammar::surfaceText(read);
  Recogniser second(compiled(true));
  require(second.append(text) == text.size() && second.isComplete(),
          "what was read is written otherwise:\n" + text);
}

}  // namespace

const Target surfaceTarget{"surface", &feed, nullptr, largestText};

}  // namespace ludo::fuzz
