// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/grammar/notation_writer.h"
#include "core/grammar/notations.h"
#include "core/grammar/rule_sets.h"

namespace ludo::grammar {
namespace {

constexpr const char* start = "start";

/// Lark puts the characters themselves in place of numbers before it reads the set, where marks would then
/// have their meaning.
std::string inSet(char32_t character) {
  const bool isMark = character < 0x80 && std::ispunct(static_cast<int>(character)) != 0;
  return isMark ? std::string("\\") + static_cast<char>(character) : escapedCharacter(character);
}

class LarkWriter : public NotationWriter {
  std::string name(const std::string& rule) const override {
    if (rule == start) return "start_rule";
    std::string words = lowerCase(rule);
    std::replace(words.begin(), words.end(), '-', '_');
    return words;
  }

  std::string characters(const CharacterSet& characters) const override {
    return "/[" + rangesOf(characters, &inSet) + "]/";
  }

  std::string times(std::size_t count, const std::string& part) const override {
    return part + '~' + std::to_string(count);
  }
  std::string nothing() const override { return ""; }
  std::string rule(const std::string& name, const std::string& body) const override {
    return name + ": " + body + '\n';
  }
  Brackets optional() const override { return {"( ", " )?"}; }
  Brackets many() const override { return {"( ", " )*"}; }

 public:
  std::string whole(const Grammar& grammar) const {
    return rule(start, name(grammar.start())) + rules(grammar);
  }
};

}  // namespace

Result<std::string> toLark(const Grammar& grammar) {
  const Grammar alive = pruned(grammar);
  if (alive.find(alive.start()) == nullptr) return Failure{"The grammar derives no text"};
  return LarkWriter().whole(alive);
}

}  // namespace ludo::grammar
