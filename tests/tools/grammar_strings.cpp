// SPDX-License-Identifier: Apache-2.0
// Prints texts that the language's grammar derives, and each once more after a change, as lines of JSON: the
// section, the text, and whether the recogniser takes it. packaging/check-grammar gives them to another
// parser.
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "../core/grammar/random_text.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/recogniser.h"
#include "core/language/language.h"

namespace {

using namespace ludo;

constexpr std::size_t longest = 400;

/// One byte, or a few, put elsewhere, doubled, lost or replaced; all ASCII stays ASCII.
std::string changed(std::string text, Rng& rng) {
  const std::size_t at = rng.below(text.size());
  const std::size_t from = rng.below(text.size());
  const std::size_t length = 1 + rng.below(6);
  switch (rng.below(4)) {
    case 0:
      return text.erase(at, length);
    case 1:
      return text.insert(at, text.substr(from, length));
    case 2:
      text[at] = static_cast<char>(rng.between(0x20, 0x7E));
      return text;
    default:
      return text.replace(at, length, text.substr(from, length));
  }
}

void print(const std::string& section, const std::string& text, const grammar::CompiledGrammarPtr& compiled) {
  grammar::Recogniser recogniser(compiled);
  const bool accepts = recogniser.append(text) == text.size() && recogniser.isComplete();
  std::cout << nlohmann::json{{"section", section}, {"text", text}, {"accepts", accepts}}.dump() << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: grammar_strings COUNT SEED\n";
    return 2;
  }
  const std::uint64_t count = std::strtoull(argv[1], nullptr, 10);
  Rng rng(std::strtoull(argv[2], nullptr, 10));
  testing::RandomText random(grammar::languageGrammar());
  const auto& fields = language::specDocumentType().fields;
  std::vector<grammar::CompiledGrammarPtr> grammars;
  for (const language::Field& field : fields) {
    grammars.push_back(std::make_shared<const grammar::CompiledGrammar>(
        grammar::languageGrammar().startingWith(grammar::sectionRule(field.name))));
  }
  for (std::uint64_t made = 0; made < count;) {
    const std::size_t section = rng.below(fields.size());
    const int depth = 4 + static_cast<int>(rng.below(10));
    const std::string text = random.derive(grammar::sectionRule(fields[section].name), depth, rng);
    const bool isAscii = std::all_of(text.begin(), text.end(), [](char c) { return c >= 0; });
    if (text.size() > longest || !isAscii) continue;
    print(fields[section].name, text, grammars[section]);
    print(fields[section].name, changed(text, rng), grammars[section]);
    ++made;
  }
  return 0;
}
