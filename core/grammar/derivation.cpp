// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/derivation.h"

#include <algorithm>

#include "core/grammar/null_derivations.h"
#include "core/grammar/recogniser.h"

namespace ludo::grammar {

/// Walks back through the sets of a recogniser that has kept everything.
class DerivationFinder {
 public:
  explicit DerivationFinder(const Recogniser& recogniser)
      : m_recogniser(recogniser), m_compiled(*recogniser.m_compiled), m_nulls(m_compiled) {}

  Derivation find() {
    m_found.grammar = m_compiled.grammar();
    const auto last = static_cast<std::uint32_t>(m_recogniser.length());
    m_open.push_back({indexOf({CompiledGrammar::endDot, 0, 0}, last), nowhere, true});
    while (!m_open.empty()) {
      const Part part = m_open.back();
      m_open.pop_back();
      if (part.index.item == nowhere)
        m_nulls.add(part.empty, part.index.set, part.isCertain, m_found.nodes);
      else
        takeApart(part.index, part.isCertain);
    }
    std::reverse(m_found.nodes.begin(), m_found.nodes.end());
    return std::move(m_found);
  }

 private:
  static constexpr std::uint32_t nowhere = UINT32_MAX;

  /// An item by its number, and the set it is in.
  struct ItemIndex {
    std::uint32_t item = nowhere;
    std::uint32_t set = 0;
  };
  /// What is still to be taken apart: a complete item, or nothing that a nonterminal derives.
  struct Part {
    ItemIndex index;
    std::uint32_t empty = nowhere;
    bool isCertain = true;
  };

  std::uint32_t firstOf(std::uint32_t set) const { return m_recogniser.m_sets[set].firstItem; }
  std::uint32_t endOf(std::uint32_t set) const {
    const auto& sets = m_recogniser.m_sets;
    return set + 1 < sets.size() ? sets[set + 1].firstItem
                                 : static_cast<std::uint32_t>(m_recogniser.m_items.size());
  }
  ItemIndex indexOf(const Item& item, std::uint32_t set) const {
    for (std::uint32_t i = firstOf(set); i < endOf(set); ++i) {
      if (m_recogniser.m_items[i] == item) return {i, set};
    }
    return {nowhere, set};
  }

  /// Goes over the symbols of a complete alternative from right to left, as nodes are found backwards. Where
  /// there are several ways, what comes of them is not certain, and where the rest begins is not either.
  void takeApart(ItemIndex index, bool isCertain) {
    const Item item = m_recogniser.m_items[index.item];
    const CompiledGrammar::Production& production = m_compiled.production(m_compiled.dot(item.dot).operand);
    if (production.rule != CompiledGrammar::Production::noRule)
      m_found.nodes.push_back({production.rule, production.alternative, item.origin, index.set, isCertain});
    std::vector<Part> parts;
    for (std::uint32_t dot = item.dot; dot > production.firstDot; --dot) {
      const CompiledGrammar::Dot& symbol = m_compiled.dot(dot - 1);
      const Item before{dot - 1, item.origin, 0};
      if (symbol.kind != CompiledGrammar::Kind::Rule) {
        index = indexOf(before, index.set - 1);
        continue;
      }
      const Step step = stepOver(symbol.operand, before, index);
      isCertain = isCertain && step.isOnlyOne;
      parts.push_back({step.part, symbol.operand, isCertain});
      index = step.before;
    }
    m_open.insert(m_open.end(), parts.rbegin(), parts.rend());
  }

  struct Step {
    ItemIndex part;  ///< what the nonterminal derives; nowhere when it is empty
    ItemIndex before;
    bool isOnlyOne = true;
  };

  /// The first way in which the item at `index` came about by a nonterminal. It was made before the item, so
  /// that going back ends even where rules derive themselves.
  Step stepOver(std::uint32_t nonterminal, const Item& before, ItemIndex index) {
    Step found;
    int ways = 0;
    if (m_compiled.nonterminal(nonterminal).isNullable) {
      const ItemIndex same = indexOf(before, index.set);
      if (same.item != nowhere) ways += m_nulls.isOnlyOne(nonterminal) ? 1 : 2;
      if (same.item < index.item) found = {{nowhere, index.set}, same, true};
    }
    for (std::uint32_t i = firstOf(index.set); i < endOf(index.set); ++i) {
      const Item& item = m_recogniser.m_items[i];
      const CompiledGrammar::Dot& dot = m_compiled.dot(item.dot);
      const bool derives = dot.kind == CompiledGrammar::Kind::End && item.origin != index.set &&
                           m_compiled.production(dot.operand).nonterminal == nonterminal;
      if (!derives) continue;
      const ItemIndex earlier = indexOf(before, item.origin);
      if (earlier.item == nowhere) continue;
      ++ways;
      if (i < index.item && found.before.item == nowhere) found = {{i, index.set}, earlier, true};
    }
    found.isOnlyOne = ways == 1;
    return found;
  }

  const Recogniser& m_recogniser;
  const CompiledGrammar& m_compiled;
  NullDerivations m_nulls;
  Derivation m_found;
  std::vector<Part> m_open;
};

bool Derivation::isOnlyOne() const {
  return std::all_of(nodes.begin(), nodes.end(), [](const DerivationNode& node) { return node.isCertain; });
}

std::optional<Derivation> derivationOf(const Grammar& grammar, std::string_view text) {
  Recogniser recogniser(std::make_shared<const CompiledGrammar>(grammar, false), false);
  if (recogniser.append(text) != text.size() || !recogniser.isComplete()) return std::nullopt;
  return DerivationFinder(recogniser).find();
}

}  // namespace ludo::grammar
