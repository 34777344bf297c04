// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>

#include "core/base/nearest.h"
#include "core/compile/colour_names.h"
#include "core/compile/label_holes.h"
#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// A name or label of tokens of a type shows their properties, each in a hole of its own.
void checkHoles(const TokenTypeDef& type, const std::string& label, const Node& of, Findings& findings) {
  std::vector<std::string> properties;
  for (const PropertyDef& property : type.props) properties.push_back(property.id.name);
  if (const auto marked = markedProperty(label, properties)) {
    auto& diagnostic = findings.report(kinds::PlaceholderText, of.span, of.node,
                                       '"' + marked->shown + "\" is shown as it stands: \"" + label + '"');
    diagnostic.suggestion = "Write \"" + marked->hole + "\" if the property is meant";
    std::string shown = label;
    shown.replace(shown.find(marked->shown), marked->shown.size(), marked->hole);
    diagnostic.alternatives = {std::move(shown)};
  }
  std::string meant = withHoles(label, properties);
  if (const std::string hole = unknownHole(label, properties); meant == label && !hole.empty()) {
    auto& diagnostic = findings.report(kinds::PlaceholderText, of.span, of.node,
                                       '"' + hole + "\" is shown as it stands: \"" + label + '"');
    diagnostic.suggestion = properties.empty()
                                ? "Take the braces out: \"" + type.id.name + "\" has no property"
                                : "Write the name of a property in braces, or take them out";
  }
  if (meant == label) return;
  auto& diagnostic = findings.report(kinds::UnboundName, of.span, of.node,
                                     "This shows no property of \"" + type.id.name + "\": \"" + label + '"');
  diagnostic.suggestion = "Write the name of a property in braces";
  diagnostic.alternatives = {std::move(meant)};
}

/// Where the same tokens have two looks, the text does not say which one is meant.
void checkLooksOnce(const GameDef& def, Findings& findings) {
  std::map<std::pair<std::string, std::int64_t>, Span> looks;
  const auto tell = [&](const Node& look, const std::string& name, Span first) {
    auto& diagnostic = findings.report(kinds::DuplicateName, look.span, look.node,
                                       "There is another look of \"" + name + '"');
    diagnostic.suggestion = "Keep one of the two";
    diagnostic.related.push_back({"The first one", first});
  };
  for (const TokenLook& look : def.rendering.tokens) {
    const auto [at, isNew] = looks.try_emplace({look.type.name, look.seat.value_or(-1)}, look.span);
    if (!isNew && !look.type.name.empty()) tell(look, look.type.name, at->second);
  }
  std::map<std::string, Span> boards;
  for (const BoardLook& look : def.rendering.boards) {
    const auto [at, isNew] = boards.try_emplace(look.board, look.span);
    if (!isNew) tell(look, look.board, at->second);
  }
  std::map<std::string, Span> zones;
  for (const ZoneLook& look : def.rendering.zones) {
    const auto [at, isNew] = zones.try_emplace(look.zone.name, look.span);
    if (!isNew && !look.zone.name.empty()) tell(look, look.zone.name, at->second);
  }
}

/// Backs that differ from card to card would tell what is on the face.
void checkBack(const TokenLook& look, Findings& findings) {
  const std::size_t open = look.back.find('{');
  const std::size_t close = look.back.find('}', open);
  if (open == std::string::npos || close == std::string::npos) return;
  auto& diagnostic = findings.report(kinds::PlaceholderText, look.span, look.node,
                                     "The back of a card says nothing of its face, and \"" +
                                         look.back.substr(open, close - open + 1) +
                                         "\" is taken as it stands: \"" + look.back + '"');
  diagnostic.suggestion = "Name one picture for all of them";
}

}  // namespace

void checkRendering(const GameDef& def, const Damage& damage, Findings& findings) {
  checkLooksOnce(def, findings);
  std::set<std::string> boards;
  for (const ZoneDef& zone : def.zones) {
    if (!zone.board.empty()) boards.insert(zone.board);
  }
  for (const BoardLook& look : def.rendering.boards) {
    if (boards.contains(look.board) || damage.names.contains(NameKind::Zone) || damage.within(look.span))
      continue;
    std::vector<std::string> names(boards.begin(), boards.end());
    auto& diagnostic = findings.report(kinds::UnknownName, look.span, look.node,
                                       "There is no board called \"" + look.board + '"');
    const auto best = nearest(look.board, names);
    diagnostic.suggestion = best            ? "Did you mean \"" + *best + "\"?"
                            : names.empty() ? "Take it out: the game has no board"
                                            : "Use one of the accepted names";
    diagnostic.alternatives = std::move(names);
  }
  const auto isWhole = [&](const Node& node) {
    return !damage.names.contains(NameKind::Property) && !damage.within(node.span);
  };
  for (const TokenTypeDef& type : def.tokenTypes) {
    if (isWhole(type)) checkHoles(type, type.name, type, findings);
  }
  for (const TokenLook& look : def.rendering.tokens) {
    const auto type = std::ranges::find_if(
        def.tokenTypes, [&](const TokenTypeDef& known) { return known.id.name == look.type.name; });
    if (type != def.tokenTypes.end() && isWhole(look)) {
      checkHoles(*type, look.label, look, findings);
      checkHoles(*type, look.picture, look, findings);
    }
    if (!damage.within(look.span)) checkBack(look, findings);
    if (const std::size_t hole = look.label.find("{$");
        hole != std::string::npos && !damage.within(look.span)) {
      auto& diagnostic = findings.report(
          kinds::UnboundName, look.span, look.node,
          "The label of tokens shows properties, and nothing that is bound: \"" + look.label + '"');
      diagnostic.suggestion = "Write the name of a property in braces, without a $";
      std::string meant = look.label;
      for (std::size_t at = hole; at != std::string::npos; at = meant.find("{$", at)) meant.erase(at + 1, 1);
      diagnostic.alternatives = {std::move(meant)};
    }
    if (look.colour.empty() || isColour(look.colour) || damage.within(look.span)) continue;
    auto& diagnostic = findings.report(kinds::UnknownWord, look.span, look.node,
                                       "There is no colour \"" + look.colour + '"');
    const bool isSeenThrough =
        look.colour.starts_with('#') && (look.colour.size() == 5 || look.colour.size() == 9);
    const auto best = isSeenThrough ? std::nullopt : nearest(look.colour, colourNames());
    diagnostic.suggestion =
        isSeenThrough ? "Write # and six digits of base 16: a token is never seen through"
        : best        ? "Did you mean \"" + *best + "\"?"
               : "Write # and six digits of base 16, such as \"#d55e00\", or a name such as \"orange\"";
    if (best) diagnostic.alternatives = {*best};
  }
}

}  // namespace ludo::compile
