// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/left_corners.h"
#include "core/grammar/notation_writer.h"
#include "core/grammar/notations.h"
#include "core/grammar/rule_sets.h"

namespace ludo::grammar {
namespace {

constexpr const char* root = "root";

class GbnfWriter : public NotationWriter {
  std::string name(const std::string& rule) const override { return rule == root ? "root-rule" : rule; }

  std::string characters(const CharacterSet& characters) const override {
    return '[' + rangesOf(characters, &escapedCharacter) + ']';
  }

  std::string times(std::size_t count, const std::string& part) const override {
    return part + '{' + std::to_string(count) + '}';
  }
  std::string nothing() const override { return "\"\""; }
  std::string rule(const std::string& name, const std::string& body) const override {
    return name + " ::= " + body + '\n';
  }
  Brackets optional() const override { return {"( ", " )?"}; }
  Brackets many() const override { return {"( ", " )*"}; }
  /// A rule ends with its line.
  std::string betweenAlternatives() const override { return " | "; }

 public:
  std::string whole(const Grammar& grammar) const {
    return rule(root, name(grammar.start())) + rules(grammar);
  }
};

}  // namespace

Result<std::string> toGbnf(const Grammar& grammar) {
  const Grammar alive = pruned(grammar);
  if (alive.find(alive.start()) == nullptr) return Failure{"The grammar derives no text"};
  if (const std::optional<std::string> rule = indirectlyLeftRecursive(alive))
    return Failure{"The rule \"" + *rule + "\" begins with itself by way of others"};
  return GbnfWriter().whole(alive);
}

}  // namespace ludo::grammar
