// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

struct NamedDirection {
  std::string name;
  Span span;
};

/// What a list names of which each is one choice, as the rules see it; nothing for other lists.
std::vector<NamedDirection> choicesOf(const Type& type, const void* value) {
  std::vector<NamedDirection> names;
  if (type.kind != TypeKind::List) return names;
  const Type& element = type.element();
  const bool isSet = element.kind == TypeKind::Reference && element.nameKind == NameKind::Direction;
  // Paths are lists of directions too, but not such that a single one may stand for.
  if (!isSet && !(&element == &typeOf<DirectionSelector>() && type.oneOrMany)) return names;
  for (std::size_t i = 0; i < type.size(value); ++i) {
    if (isSet) {
      const auto& direction = *static_cast<const DirectionRef*>(elementIn(type, value, i));
      names.push_back({direction.name, direction.span});
    } else {
      const auto& direction = *static_cast<const DirectionSelector*>(elementIn(type, value, i));
      // As another player sees it, it is another direction.
      names.push_back({typeOf<DirectionSelector>().format(&direction).text, direction.span});
    }
  }
  return names;
}

std::string inWords(const std::vector<NamedDirection>& names) {
  std::vector<std::string> each;
  for (const NamedDirection& direction : names) {
    const std::string quoted = '"' + direction.name + '"';
    if (std::ranges::find(each, quoted) == each.end()) each.push_back(quoted);
  }
  if (each.size() == 1) return "one step to " + each.front();
  std::string words = "one step to ";
  for (std::size_t i = 0; i < each.size(); ++i)
    words += (i == 0 ? "" : i + 1 < each.size() ? ", " : " or ") + each[i];
  return words;
}

}  // namespace

/// Who names a direction twice means steps one after another, and such a list means a choice.
void checkRepeatedDirections(const Type& root, const void* value, Findings& findings) {
  std::uint32_t node = 0;
  walkConst(root, value, [&](const Type& type, const void* part) {
    if (const Node* own = nodeOf(type, part)) node = own->node;
    const std::vector<NamedDirection> names = choicesOf(type, part);
    for (std::size_t i = 1; i < names.size(); ++i) {
      const auto earlier = names.begin() + static_cast<std::ptrdiff_t>(i);
      const auto first = std::ranges::find(names.begin(), earlier, names[i].name, &NamedDirection::name);
      if (first == earlier || names[i].name.empty()) continue;
      auto& diagnostic =
          findings.report(kinds::RepeatedDirection, names[i].span, node,
                          "The direction \"" + names[i].name +
                              "\" stands here twice, and this list would mean " + inWords(names));
      diagnostic.suggestion =
          "Name each direction once; for steps one after another use { query: \"leaps\", path: [...] }";
      diagnostic.related.push_back({"Named here before", first->span});
      break;
    }
    return &type != &language::typeOf<ZoneDef>() &&
           &type != &language::typeOf<RegionDef>();  // there can be thousands
  });
}

}  // namespace ludo::compile
