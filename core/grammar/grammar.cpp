// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/grammar.h"

#include <set>

namespace ludo::grammar {

Grammar::Grammar(std::string start, std::vector<Rule> rules) : m_start(std::move(start)) {
  auto content = std::make_shared<Content>();
  std::vector<std::set<Sequence>> known;
  for (Rule& rule : rules) {
    const auto [place, isNew] = content->places.try_emplace(rule.name, content->rules.size());
    if (isNew) {
      content->rules.push_back({rule.name, {}});
      known.emplace_back();
    }
    for (Sequence& alternative : rule.alternatives) {
      if (!known[place->second].insert(alternative).second) continue;
      content->rules[place->second].alternatives.push_back(std::move(alternative));
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
