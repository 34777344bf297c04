// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>

#include "core/grammar/grammar.h"

namespace ludo::testing {

/// All texts of a small grammar up to a length, and all beginnings of its texts up to that length, by putting
/// together what is known of the rules until nothing new comes of it. It shares no step with the recogniser.
class NaiveLanguage {
 public:
  NaiveLanguage(const grammar::Grammar& grammar, std::size_t length);

  bool hasText(const std::string& text) const { return m_texts.contains(text); }
  bool hasPrefix(const std::string& text) const { return m_prefixes.contains(text); }
  const std::set<std::string>& texts() const { return m_texts; }

 private:
  using Texts = std::set<std::string>;
  struct Known {
    Texts texts;
    Texts prefixes;             ///< of texts of any length
    bool isProductive = false;  ///< there are texts, perhaps longer ones
  };
  bool learn(const grammar::Rule& rule);
  Known ofSymbol(const grammar::Symbol& symbol) const;
  Texts joined(const Texts& first, const Texts& second) const;

  std::size_t m_length;
  std::map<std::string, Known> m_known;
  Texts m_texts;
  Texts m_prefixes;
};

}  // namespace ludo::testing
