// SPDX-License-Identifier: Apache-2.0
#include "core/variation/sites.h"

#include <algorithm>
#include <set>

#include "core/generate/typed_walk.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::variation {

using namespace language;
using generate::Sort;

namespace {

/// Sections in which something happens; the others say what there is.
bool isOfRules(std::string_view section) {
  static const std::set<std::string_view> rules = {"setup", "turn",    "actions",    "triggers",
                                                   "end",   "scoring", "definitions"};
  return rules.contains(section);
}

/// Whether what stands here can be taken for anything of its sort: texts and directions may be names that the
/// rules around them know.
bool isPlain(Sort sort) {
  return sort != Sort::Text && sort != Sort::Direction;
}

/// Whether effects behind it may use a name that it binds, which would go with it.
bool bindsForOthers(const Effect& effect) {
  const Type& record = alternativeOf(effect);
  const Type& type = typeOf<Effect>();
  return nameForTheRest(record, alternativeIn(type, &effect)) != nullptr;
}

class SiteFinder : public generate::TypedWalk {
 public:
  using TypedWalk::TypedWalk;
  std::vector<Site> take() { return std::move(m_sites); }

 protected:
  void visit(const Type& type, void* value, const generate::Requirement& needed) override {
    const std::string section = trail().section();
    if (!isOfRules(section)) return;
    const bool isExpression = &type == &typeOf<ValueExpr>() || &type == &typeOf<Query>();
    if (isExpression && (!needed.sort || !isPlain(*needed.sort))) return;
    if (!isExpression && &type != &typeOf<Condition>() && &type != &typeOf<Effect>()) return;
    if (&type == &typeOf<Effect>() && bindsForOthers(*static_cast<const Effect*>(value))) return;
    const Span span = *type.span(value);
    if (!span.known() || span.end <= span.begin) return;
    const auto isAround = [&](const Site& outer) {
      return outer.span.begin <= span.begin && span.end <= outer.span.end;
    };
    while (!m_open.empty() && !isAround(m_sites[m_open.back()])) m_open.pop_back();
    for (const std::size_t outer : m_open) ++m_sites[outer].size;
    m_open.push_back(m_sites.size());
    m_sites.push_back({&type, value, span, needed, trail(), vocabulary().allBound(), section, 1});
  }
  void visitItem(const Type&, std::size_t, bool) override {}

 private:
  std::vector<Site> m_sites;
  std::vector<std::size_t> m_open;  ///< those around the last one
};

}  // namespace

std::vector<Site> sitesOf(generate::WrittenGame& game) {
  SiteFinder finder(game.names);
  finder.walk(game.document);
  return finder.take();
}

}  // namespace ludo::variation
