// SPDX-License-Identifier: Apache-2.0
// Specifications with holes, and what fills them.
#include "../checks.h"
#include "../mutate/document.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/drafting/candidates.h"
#include "core/drafting/complete.h"
#include "core/drafting/filling.h"
#include "core/generate/learn.h"

namespace ludo::fuzz {
namespace {

constexpr std::string_view hole = R"("TODO")";

std::string sample(const std::string& name) {
  Result<std::string> text = readFile(LUDO_SOURCE_DIR "/samples/" + name + ".md");
  require(bool(text), "there is no sample " + name);
  return std::move(*text);
}

const generate::TreeModel& model() {
  static const generate::TreeModel learned = [] {
    generate::TreeModel made;
    for (const char* name : {"hex", "pig", "breakthrough"}) {
      diagnostics::List told;
      auto game = generate::readGame(std::make_shared<const SourceText>(name, sample(name)), told);
      require(game.has_value(), std::string("the sample is no game: ") + name);
      generate::learn(generate::choicesOf(*game), made);
    }
    return made;
  }();
  return learned;
}

/// Behind one of the marks after which something may be missing, whatever they are marks of.
std::size_t somePlace(std::string_view input, Rng& random) {
  std::vector<std::size_t> places = {0};
  for (std::size_t at = input.find_first_of(":[]\""); at != std::string_view::npos;
       at = input.find_first_of(":[]\"", at + 1))
    places.push_back(at + 1);
  return places[random.below(places.size())];
}

/// What may stand at a place brings no mistakes, or there is a reason why nothing may.
void askAtOnePlace(const std::string& input) {
  Rng random(stableHash(input));
  const std::size_t place = somePlace(input, random);
  const auto candidates = drafting::candidatesAt("fuzzed.md", input, place, model(), 1, 1, {});
  if (!candidates) return require(!candidates.failure().empty(), "nothing may stand there, without a word");
  const std::size_t errors = drafting::holesOf("fuzzed.md", input).errors;
  for (const drafting::Candidate& each : *candidates)
    require(drafting::holesOf("fuzzed.md", each.text).errors <= errors,
            "a mistake was brought:\n" + each.text);
}

/// A text without holes and errors comes of it, or a reason.
void feed(std::string_view input) {
  if (!isSmall(input)) return;
  askAtOnePlace(std::string(input));
  const auto completed =
      drafting::complete("fuzzed.md", std::string(input), model(), stableHash(input), 1, {});
  if (!completed) return require(!completed.failure().empty(), "holes stay without a word");
  require(!completed->filled.empty(), "holes are filled where there are none");
  const auto error = generate::firstError(std::make_shared<const SourceText>("fuzzed.md", completed->text));
  if (error) require(false, "what was filled is wrong: " + error->message + "\n" + completed->text);
}

/// The value behind one of the colons becomes a hole.
std::string withHole(std::string text, Rng& random) {
  std::vector<std::size_t> colons;
  for (std::size_t at = text.find(": "); at != std::string::npos; at = text.find(": ", at + 1))
    colons.push_back(at + 2);
  if (colons.empty()) return text;
  const std::size_t begin = colons[random.below(colons.size())];
  std::size_t end = begin;
  // To the end of the value in its line: of a mapping or list where that closes.
  for (int depth = 0; end < text.size() && text[end] != '\n'; ++end) {
    if (text[end] == '{' || text[end] == '[') ++depth;
    if ((text[end] == '}' || text[end] == ']') && --depth < 0) break;
    if (text[end] == ',' && depth == 0) break;
  }
  return text.replace(begin, end - begin, hole);
}

std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  if (random.below(3) == 0) return mutateDocument(input, other, random);
  return withHole(std::string(input), random);
}

std::vector<std::string> seeds() {
  std::vector<std::string> inputs;
  Rng random(1);
  for (const char* name : {"tic-tac-toe", "pig", "hex", "kalah", "breakthrough"})
    inputs.push_back(withHole(sample(name), random));
  return inputs;
}

}  // namespace

// What is longer is not filled.
const Target holesTarget{"holes", &feed, &mutate, 0, &seeds};

}  // namespace ludo::fuzz
