// SPDX-License-Identifier: Apache-2.0
#include "core/wording/known_words.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/wording/letters_of.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

constexpr std::string_view saidOfActor = "\"pvar\", player: \"actor\"";
constexpr std::string_view leftToActor = "\"pvar\", var:";

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// The names that are told to be unknown: what stands last in quotes.
std::vector<std::string> missedIn(const diagnostics::List& told) {
  std::vector<std::string> names;
  for (const diagnostics::Diagnostic& each : told) {
    const std::string& message = each.message;
    const std::size_t end = message.find('"', message.find('"') + 1);
    if (each.kind != &diagnostics::kinds::UnknownName || end == std::string::npos) continue;
    const std::size_t close = message.rfind('"');
    // "The name "x" is that of a zone" says it first.
    const std::size_t begin =
        message.starts_with("The name") ? message.find('"') : message.rfind('"', close - 1);
    const std::size_t stop = message.starts_with("The name") ? end : close;
    std::string name = message.substr(begin + 1, stop - begin - 1);
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  }
  return names;
}

bool isPartOfName(char c) {
  return isLetterOrDigit(c) || c == '_';
}

/// What the text calls the picks of several options.
std::vector<std::string> pickedIn(std::string_view text) {
  constexpr std::string_view choice = "chooseN:";
  constexpr std::string_view bind = "bind: \"";
  constexpr std::size_t near = 400;
  std::vector<std::string> names;
  for (std::size_t at = text.find(choice); at != std::string_view::npos; at = text.find(choice, at + 1)) {
    const std::string_view behind = text.substr(at, near);
    const std::size_t begin = behind.find(bind);
    const std::size_t end = begin == std::string_view::npos ? begin : behind.find('"', begin + bind.size());
    if (end == std::string_view::npos) continue;
    names.emplace_back(behind.substr(begin + bind.size(), end - begin - bind.size()));
  }
  return names;
}

/// The names that the text binds, or uses as such, and those that the rules bind themselves.
std::set<std::string> boundIn(std::string_view text) {
  std::set<std::string> bound = {"$player", "$token", "$zone"};
  const auto takeAt = [&](std::size_t begin, bool isUse) {
    // "@card" and "<card>" are bound too.
    while (!isUse && begin < text.size() &&
           std::string_view("@#%&<{?").find(text[begin]) != std::string_view::npos)
      ++begin;
    std::size_t end = begin + (isUse ? 1 : 0);
    while (end < text.size() && isPartOfName(text[end])) ++end;
    if (end == begin || end >= text.size() ||
        std::string_view("\">}%").find(text[end]) == std::string_view::npos)
      return;
    bound.insert((isUse ? "" : "$") + std::string(text.substr(begin, end - begin)));
  };
  for (std::size_t at = text.find("\"$"); at != std::string_view::npos; at = text.find("\"$", at + 1))
    takeAt(at + 1, true);
  for (const std::string_view key : {"bind: \"", "{ name: \"", "- name: \""}) {
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
      // Other things have names too: what has a domain, or a sort, is a parameter.
      const std::string_view near = text.substr(at, 120);
      const bool isParameter = key.starts_with("bind") || near.find("domain:") != std::string_view::npos ||
                               near.find("is: \"") != std::string_view::npos;
      if (isParameter) takeAt(at + key.size(), false);
    }
  }
  return bound;
}

/// Whether the text binds the name, or the rules do so themselves.
bool isBoundIn(std::string_view text, const std::string& name) {
  if (name == "$player" || name == "$token" || name == "$zone") return true;
  for (const char* key : {"bind: \"", "name: \""}) {
    if (text.find(key + name + '"') != std::string_view::npos) return true;
  }
  return text.find(name + ": ") != std::string_view::npos;
}

}  // namespace

KnownWords::KnownWords(const language::GameDef& game, std::string_view text, const diagnostics::List& told,
                       const Library* library)
    : missed(missedIn(told)),
      saysActor(count(text, saidOfActor) > count(text, leftToActor)),
      m_library(library) {
  constexpr std::int64_t mostSeats = 8;
  fewestPlayers = static_cast<int>(std::clamp<std::int64_t>(game.metadata.players.min.literal, 1, mostSeats));
  mostPlayers =
      static_cast<int>(std::clamp<std::int64_t>(game.metadata.players.max.literal, fewestPlayers, mostSeats));
  std::set<std::string> directions;
  std::set<std::string> boards;
  for (const language::ZoneDef& zone : game.zones) {
    if (!zone.board.empty()) boards.insert(zone.board);
    zones.push_back(zone.id.name);
    (zone.owner == language::ZoneOwner::None ? m_shared : m_owned).push_back(zone.id.name);
    for (const language::PropertyDef& property : zone.props) m_zoneProperties.insert(property.id.name);
    for (const language::DirectedEdge& edge : zone.directions) directions.insert(edge.direction.name);
  }
  for (const language::TokenTypeDef& type : game.tokenTypes) {
    for (const language::PropertyDef& property : type.props) m_zoneProperties.erase(property.id.name);
  }
  for (const language::RegionDef& region : game.regions) {
    zones.push_back(region.id.name);
    regions.push_back(region.id.name);
    if (region.zones.size() == 1 && region.perSeat.empty())
      soleZones.emplace(region.id.name, region.zones.front().name);
  }
  for (const language::VariableDef& variable : game.variables)
    (variable.scope == language::VariableScope::Global ? globals : perPlayer).push_back(variable.id.name);
  for (const language::FormulaDef& formula : game.definitions) {
    Definition& definition = definitions[formula.id.name];
    definition.key = formula.query ? "query" : formula.effects ? "" : "ref";
    for (const language::FormulaParameter& parameter : formula.parameters) {
      definition.parameters.push_back(parameter.name.name);
      definition.sorts.push_back(parameter.is);
    }
  }
  const std::set<std::string> bound = boundIn(text);
  bindings.assign(bound.begin(), bound.end());
  for (const std::string& name : bindings) {
    if (!isBoundIn(text, name)) unbound.push_back(name);
  }
  lists = pickedIn(text);
  // The moves that every game has.
  actions = {{"choose", {"$option"}}, {"stop", {}}, {"endPhase", {}}, {"pass", {}}};
  for (const language::ActionDef& action : game.actions) {
    std::vector<std::string>& parameters = actions[action.id.name];
    for (const language::ParamDef& parameter : action.params) parameters.push_back(parameter.name.name);
  }
  for (const language::EndDef& end : game.end) ends.push_back(end.id);
  for (const language::PhaseDef& phase : game.turn.phases) {
    const bool isActed = phase.actions.literal != 0 || !phase.actions.constant.empty() || phase.untilEnded;
    if (isActed) phases.push_back(phase.id.name);
  }
  language::walkConst(language::gameDefType(), &game, [this](const language::Type& type, const void* value) {
    if (type.kind == language::TypeKind::Definition)
      m_names[type.nameKind].push_back(language::textOf(type, value));
    return true;
  });
  m_names[language::NameKind::Direction].assign(directions.begin(), directions.end());
  m_names[language::NameKind::Board].assign(boards.begin(), boards.end());
  m_names[language::NameKind::Binding] = bindings;
  m_names[language::NameKind::Zone] = zones;
}

const std::vector<std::string>& KnownWords::ofKind(language::NameKind kind) const {
  static const std::vector<std::string> none;
  const auto found = m_names.find(kind);
  return found == m_names.end() ? none : found->second;
}

const std::vector<std::string>& KnownWords::ofParameter(language::ParameterKind kind) const {
  using language::ParameterKind;
  switch (kind) {
    case ParameterKind::GlobalVariable:
      return globals;
    case ParameterKind::PlayerVariable:
      return perPlayer;
    case ParameterKind::Zone:
      return m_shared;
    case ParameterKind::PlayerZone:
      return m_owned;
    case ParameterKind::Region:
      return regions;
    default:
      return ofKind(language::nameKindOf(kind));
  }
}

std::vector<Parameter> KnownWords::parametersOf(const std::string& key, const std::string& name) const {
  std::vector<Parameter> found;
  if (key != "use") {
    const auto used = definitions.find(name);
    if (used == definitions.end()) return found;
    for (const std::string& parameter : used->second.parameters) found.push_back({parameter, true, {}});
    return found;
  }
  if (m_library == nullptr) return found;
  for (const language::ParameterDef& parameter : m_library->parametersOf(name))
    found.push_back({parameter.name.name, !parameter.value, parameter.kind});
  return found;
}

bool KnownWords::isBundle(const std::string& name) const {
  if (m_library == nullptr) return false;
  const std::vector<std::string> ids = m_library->ids();
  return std::ranges::find(ids, name) != ids.end();
}

bool KnownWords::isDirection(std::string_view name) const {
  return std::ranges::any_of(
      std::array{language::NameKind::Direction, language::NameKind::DirectionSet},
      [&](language::NameKind kind) { return std::ranges::find(ofKind(kind), name) != ofKind(kind).end(); });
}

bool KnownWords::isZone(std::string_view name) const {
  if (!name.starts_with('$')) return std::ranges::find(zones, name) != zones.end();
  bool isOne = false;
  for (const auto& [id, definition] : definitions) {
    for (std::size_t i = 0; i < definition.parameters.size(); ++i) {
      if (definition.parameters[i] != name) continue;
      if (definition.sorts[i] != language::ParameterType::Zone) return false;
      isOne = true;
    }
  }
  return isOne;
}

bool KnownWords::isOfZones(std::string_view name) const {
  return m_zoneProperties.contains(name);
}

bool KnownWords::isDefined(std::string_view name) const {
  return std::ranges::any_of(
      m_names, [&](const auto& kind) { return std::ranges::find(kind.second, name) != kind.second.end(); });
}

bool KnownWords::isKnown(const language::Type& type, const std::string& written) const {
  const auto isIn = [](const std::vector<std::string>& known, std::string_view word) {
    return std::ranges::find(known, word) != known.end();
  };
  if (type.kind == language::TypeKind::Reference) return isIn(ofKind(type.nameKind), written);
  if (isIn(bindings, written)) return true;
  // What the notation names says what it is of.
  const auto names = [&](std::string_view part) {
    return std::ranges::any_of(type.parts, [&](const language::Field& field) { return field.name == part; });
  };
  if (written.starts_with("var(") && written.ends_with(')')) return names("variable");
  const std::string first = written.substr(0, written.find(':'));
  if (names("set"))
    return isIn(ofKind(language::NameKind::Direction), written) ||
           isIn(ofKind(language::NameKind::DirectionSet), written);
  if (type.name == "token type selector") return isIn(ofKind(language::NameKind::TokenType), written);
  if (type.name == "end condition id") return isIn(ends, written);
  if (type.name == "property selector") return isIn(ofKind(language::NameKind::Property), written);
  if (names("region")) return isIn(regions, first);
  if (names("zone") && names("owner"))
    return (isIn(zones, first) && !isIn(regions, first)) || written.starts_with("zoneOf(");
  if (names("zone")) return written.starts_with("top(") || written.starts_with("bottom(");
  if (names("constant")) return isIn(ofKind(language::NameKind::Constant), written);
  const bool isSeat = !written.empty() && written.find_first_not_of("0123456789") == std::string::npos;
  if (names("binding")) return isSeat || isIn(playerWords(), written);
  return isIn(zones, first);
}

bool KnownWords::isName(const std::string& written) const {
  const auto isIn = [&](const std::vector<std::string>& known) {
    return std::ranges::find(known, written) != known.end();
  };
  return written.starts_with('$') || isIn(playerWords()) || isIn(missed) ||
         std::ranges::any_of(m_names, [&](const auto& kind) { return isIn(kind.second); });
}

std::optional<std::string> meantOf(std::string_view written, const std::vector<std::string>& known) {
  if (std::ranges::find(known, written) != known.end()) return std::string(written);
  return nearest(written, known);
}

}  // namespace ludo::mend
