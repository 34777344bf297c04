// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/token_automaton.h"

#include <algorithm>
#include <map>

namespace ludo::grammar {
namespace {

constexpr std::size_t mostStates = 20'000;

/// The automaton with several states at once, put together from the rules.
struct Alternatives {
  struct Edge {
    ByteRange bytes;
    std::uint32_t to = 0;
  };
  struct State {
    std::vector<Edge> edges;
    std::vector<std::uint32_t> free;  ///< states that are reached without a byte
  };
  std::vector<State> states;

  std::uint32_t add() {
    states.emplace_back();
    return static_cast<std::uint32_t>(states.size() - 1);
  }
};

class Assembly {
 public:
  Assembly(const Grammar& grammar, Alternatives& made) : m_grammar(grammar), m_made(made) {}

  /// False when there would be too many states.
  bool rule(const Rule& rule, std::uint32_t outerEntry, std::uint32_t outerExit) {
    // What returns to an end of its own must not return to others that share the state.
    const std::uint32_t entry = m_made.add();
    const std::uint32_t exit = m_made.add();
    m_made.states[outerEntry].free.push_back(entry);
    m_made.states[exit].free.push_back(outerExit);
    const Symbol self = Symbol::rule(rule.name);
    for (const Sequence& alternative : rule.alternatives) {
      const bool fromLeft = !alternative.empty() && alternative.front() == self;
      const bool toRight = !fromLeft && !alternative.empty() && alternative.back() == self;
      const auto first = alternative.begin() + (fromLeft ? 1 : 0);
      const auto last = alternative.end() - (toRight ? 1 : 0);
      if (!path(Sequence(first, last), fromLeft ? exit : entry, toRight ? entry : exit)) return false;
    }
    return true;
  }

 private:
  bool path(const Sequence& symbols, std::uint32_t from, std::uint32_t to) {
    for (const Symbol& symbol : symbols) {
      if (m_made.states.size() > mostStates) return false;
      const std::uint32_t next = m_made.add();
      if (symbol.kind == Symbol::Kind::Literal) {
        literal(symbol.text, from, next);
      } else if (symbol.kind == Symbol::Kind::Characters) {
        for (const ByteSequence& bytes : utf8Sequences(symbol.characters)) sequence(bytes, from, next);
      } else if (!rule(*m_grammar.find(symbol.text), from, next)) {
        return false;
      }
      from = next;
    }
    m_made.states[from].free.push_back(to);
    return true;
  }

  void literal(const std::string& text, std::uint32_t from, std::uint32_t to) {
    ByteSequence bytes;
    for (char c : text) bytes.push_back({static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(c)});
    sequence(bytes, from, to);
  }

  void sequence(const ByteSequence& bytes, std::uint32_t from, std::uint32_t to) {
    for (ByteRange range : bytes) {
      const std::uint32_t next = m_made.add();
      m_made.states[from].edges.push_back({range, next});
      from = next;
    }
    m_made.states[from].free.push_back(to);
  }

  const Grammar& m_grammar;
  Alternatives& m_made;
};

using Subset = std::vector<std::uint32_t>;

/// Makes subsets whole.
class Closure {
 public:
  explicit Closure(const Alternatives& all) : m_all(all), m_seen(all.states.size(), 0) {}

  /// The states and all that are reached from them without a byte; in order, those without bytes left out.
  Subset of(Subset open) {
    ++m_round;
    Subset reached;
    while (!open.empty()) {
      const std::uint32_t state = open.back();
      open.pop_back();
      if (m_seen[state] == m_round) continue;
      m_seen[state] = m_round;
      const Alternatives::State& place = m_all.states[state];
      if (!place.edges.empty() || place.free.empty()) reached.push_back(state);
      open.insert(open.end(), place.free.begin(), place.free.end());
    }
    std::sort(reached.begin(), reached.end());
    return reached;
  }

 private:
  const Alternatives& m_all;
  std::vector<std::uint32_t> m_seen;  ///< the round in which a state was reached last
  std::uint32_t m_round = 0;
};

/// Ranges of bytes between which no edge of the subset begins or ends, each with the states it leads to.
std::vector<std::pair<ByteRange, Subset>> steps(const Alternatives& all, const Subset& subset,
                                                Closure& closure) {
  std::vector<Alternatives::Edge> edges;
  std::vector<unsigned> cuts;
  for (std::uint32_t state : subset) {
    for (const Alternatives::Edge& edge : all.states[state].edges) {
      edges.push_back(edge);
      cuts.push_back(edge.bytes.first);
      cuts.push_back(edge.bytes.last + 1U);
    }
  }
  std::sort(cuts.begin(), cuts.end());
  cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  std::vector<std::pair<ByteRange, Subset>> found;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    Subset targets;
    for (const Alternatives::Edge& edge : edges) {
      if (edge.bytes.first <= cuts[i] && cuts[i] <= edge.bytes.last) targets.push_back(edge.to);
    }
    if (targets.empty()) continue;
    const ByteRange bytes{static_cast<std::uint8_t>(cuts[i]), static_cast<std::uint8_t>(cuts[i + 1] - 1)};
    found.emplace_back(bytes, closure.of(std::move(targets)));
  }
  return found;
}

}  // namespace

std::optional<TokenAutomaton> TokenAutomaton::of(const Grammar& grammar, const Rule& rule) {
  Alternatives all;
  const std::uint32_t entry = all.add();
  const std::uint32_t exit = all.add();
  if (!Assembly(grammar, all).rule(rule, entry, exit)) return std::nullopt;
  TokenAutomaton made;
  std::map<Subset, std::uint32_t> numbers;
  Closure closure(all);
  std::vector<Subset> subsets = {closure.of({entry})};
  numbers.emplace(subsets.front(), 0);
  for (std::size_t i = 0; i < subsets.size(); ++i) {
    const bool accepts = std::binary_search(subsets[i].begin(), subsets[i].end(), exit);
    made.m_states.push_back({static_cast<std::uint32_t>(made.m_edges.size()), accepts});
    for (auto& [bytes, targets] : steps(all, subsets[i], closure)) {
      const auto [place, isNew] = numbers.try_emplace(targets, static_cast<std::uint32_t>(subsets.size()));
      made.m_edges.push_back({bytes, place->second});
      if (isNew) subsets.push_back(std::move(targets));
    }
    if (subsets.size() > mostStates) return std::nullopt;
  }
  made.m_states.push_back({static_cast<std::uint32_t>(made.m_edges.size()), false});
  return made;
}

}  // namespace ludo::grammar
