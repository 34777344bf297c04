// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/language_grammar.h"

#include <algorithm>
#include <array>

#include "core/grammar/surface.h"
#include "core/grammar/type_rules.h"
#include "core/language/language.h"

namespace ludo::grammar {

using language::Field;

namespace {

/// The section that makes a document a bundle, and those that a bundle does not have.
constexpr std::string_view bundleSection = "bundle";
constexpr std::array<std::string_view, 3> foreignToBundles = {"metadata", "bundles", "tests"};

bool isOfBundles(const std::string& section) {
  return std::find(foreignToBundles.begin(), foreignToBundles.end(), section) == foreignToBundles.end();
}

std::string blockRule(const std::string& section) {
  return ruleWord(section) + "-block";
}

/// The sections of a document in order, as parts of the rule `owner`.
template <typename Has, typename Must>
void addDocument(const std::string& owner, const Has& has, const Must& must, std::vector<Rule>& rules) {
  Rule whole{owner, {{}}};
  std::vector<Rule> parts;
  for (const Field& field : language::specDocumentType().fields) {
    if (!has(field)) continue;
    const Symbol block = Symbol::rule(blockRule(field.name));
    if (must(field)) {
      whole.alternatives.front().push_back(block);
      continue;
    }
    const std::string part = owner + '.' + ruleWord(field.name);
    whole.alternatives.front().push_back(Symbol::rule(part));
    parts.push_back({part, {{}, {block}}});
  }
  rules.push_back(std::move(whole));
  rules.insert(rules.end(), parts.begin(), parts.end());
}

Grammar make(bool scoped) {
  std::vector<Rule> rules = {{"document", {{Symbol::rule("game")}, {Symbol::rule("bundle-document")}}}};
  addDocument(
      "game", [](const Field& field) { return field.name != bundleSection; },
      [](const Field& field) { return field.required; }, rules);
  addDocument(
      "bundle-document", [](const Field& field) { return isOfBundles(field.name); },
      [](const Field& field) { return field.name == bundleSection; }, rules);
  TypeRules types(scoped);
  std::vector<Rule> blocks;
  for (const Field& field : language::specDocumentType().fields) {
    blocks.push_back({blockRule(field.name),
                      {{Symbol::literal(std::string(blockOpening)), types.section(field),
                        Symbol::literal(std::string(blockClosing))}}});
  }
  rules.insert(rules.end(), blocks.begin(), blocks.end());
  for (Rule& rule : types.take()) rules.push_back(std::move(rule));
  return Grammar("document", std::move(rules));
}

}  // namespace

const Grammar& languageGrammar() {
  static const Grammar made = make(false);
  return made;
}

const Grammar& scopedGrammar() {
  static const Grammar made = make(true);
  return made;
}

std::string sectionRule(std::string_view section) {
  return ruleWord(section) + "-section";
}

}  // namespace ludo::grammar
