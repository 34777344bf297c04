// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/grammar.h"

#include <algorithm>
#include <set>

namespace ludo::grammar {

namespace {

/// Up to so many alternatives are compared one by one.
constexpr std::size_t few = 8;

/// Which alternatives a rule has.
class KnownAlternatives {
 public:
  /// Whether the alternative is new to the rule.
  bool add(const Rule& rule, const Sequence& alternative) {
    if (rule.alternatives.size() < few)
      return std::find(rule.alternatives.begin(), rule.alternatives.end(), alternative) ==
             rule.alternatives.end();
    if (m_many.empty()) m_many.insert(rule.alternatives.begin(), rule.alternatives.end());
    return m_many.insert(alternative).second;
  }

 private:
  std::set<Sequence> m_many;
};

}  // namespace

Grammar::Grammar(std::string start, std::vector<Rule> rules) : m_start(std::move(start)) {
  auto content = std::make_shared<Content>();
  std::vector<KnownAlternatives> known;
  for (Rule& rule : rules) {
    const auto [place, isNew] = content->places.try_emplace(rule.name, content->rules.size());
    if (isNew) {
      content->rules.push_back({rule.name, {}});
      known.emplace_back();
    }
    for (Sequence& alternative : rule.alternatives) {
      Rule& joined = content->rules[place->second];
      if (known[place->second].add(joined, alternative))
        joined.alternatives.push_back(std::move(alternative));
    }
  }
  m_content = std::move(content);
}

const Rule* Grammar::find(std::string_view name) const {
  const auto place = m_content->places.find(name);
  return place == m_content->places.end() ? nullptr : &m_content->rules[place->second];
}

Grammar Grammar::startingWith(std::string start) const {
  Grammar other = *this;
  other.m_start = std::move(start);
  return other;
}

}  // namespace ludo::grammar
