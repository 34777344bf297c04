// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/grammar/notation_writer.h"
#include "core/grammar/notations.h"
#include "core/grammar/rule_sets.h"

namespace ludo::grammar {
namespace {

class EbnfWriter : public NotationWriter {
  std::string name(const std::string& rule) const override {
    std::string words = rule;
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
  }

  /// The standard has no escapes: the quotes are chosen by the text, which is cut where it has both.
  std::string literal(const std::string& text) const override {
    std::string result;
    const auto add = [&](const std::string& part) { result += (result.empty() ? "" : ", ") + part; };
    for (std::size_t at = 0; at < text.size();) {
      if (text[at] == '\n') {
        add("? line feed ?");
        ++at;
        continue;
      }
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::size_t apostrophe = std::min(text.find('\'', at), end);
      const bool isQuoted = apostrophe > at;
      const std::size_t stop = isQuoted ? apostrophe : std::min(text.find('"', at), end);
      const char quote = isQuoted ? '\'' : '"';
      add(quote + text.substr(at, stop - at) + quote);
      at = stop;
    }
    return result;
  }

  std::string characters(const CharacterSet& characters) const override {
    std::string ranges;
    for (const CharacterRange& range : characters.ranges()) {
      ranges += (ranges.empty() ? "U+" : ", U+") + hexadecimal(range.first, 4);
      if (range.last > range.first) ranges += " to U+" + hexadecimal(range.last, 4);
    }
    return "? any of " + ranges + " ?";
  }

  std::string times(std::size_t count, const std::string& part) const override {
    return std::to_string(count) + " * " + part;
  }
  std::string nothing() const override { return ""; }
  std::string rule(const std::string& name, const std::string& body) const override {
    return name + "\n    = " + body + " ;\n";
  }
  Brackets optional() const override { return {"[ ", " ]"}; }
  Brackets many() const override { return {"{ ", " }"}; }
  std::string between() const override { return ", "; }
};

/// The start's rule before the others.
Grammar startFirst(const Grammar& grammar) {
  std::vector<Rule> rules = grammar.rules();
  std::stable_partition(rules.begin(), rules.end(),
                        [&](const Rule& rule) { return rule.name == grammar.start(); });
  return Grammar(grammar.start(), std::move(rules));
}

}  // namespace

std::string toEbnf(const Grammar& grammar) {
  return EbnfWriter().rules(startFirst(pruned(grammar)));
}

}  // namespace ludo::grammar
