// SPDX-License-Identifier: Apache-2.0
#include "core/service/known_names.h"

#include <set>

#include "core/compile/compile.h"
#include "core/language/language.h"

namespace ludo::service {

using namespace language;

namespace {

template <typename E>
const std::string& word(E value) {
  return typeOf<E>().values[static_cast<std::size_t>(value)].name;
}

std::string numberText(const Number& number) {
  return number.constant.empty() ? std::to_string(number.literal) : number.constant.name;
}

class Collector {
 public:
  std::vector<KnownName> take() { return std::move(m_names); }

  void addDefinitions(const GameDef& def) {
    for (const ConstantDef& constant : def.constants)
      add(constant.id, "constant, " + std::to_string(constant.value));
    for (const VariableDef& variable : def.variables) add(variable);
    for (const ZoneDef& zone : def.zones) {
      add(zone);
      addProperties(zone);
    }
    for (const RegionDef& region : def.regions) add(region);
    for (const DirectionSetDef& set : def.directionSets) {
      const bool perPlayer = !set.perSeat.empty();
      const char* doc = perPlayer ? "direction as each seat sees it" : "directions of the board";
      add(set.id, doc).perPlayer = perPlayer;
    }
    for (const LineSetDef& set : def.lineSets)
      add(set.id, "set of " + std::to_string(set.lines.size()) + " lines");
    for (const TokenTypeDef& type : def.tokenTypes) add(type);
    for (const FormulaDef& formula : def.definitions) add(formula);
    for (const PhaseDef& phase : def.turn.phases) add(phase.id, "phase of a turn");
    for (const ActionDef& action : def.actions)
      add(action.id, action.label.empty() ? "action" : "action, " + action.label);
    for (const TriggerDef& trigger : def.triggers) add(trigger.id, "trigger on " + word(trigger.event));
  }

  void addBoards(const SpecDocument& document) {
    for (const BoardDef& board : document.boards) {
      std::size_t spaces = 0;
      for (const KnownName& name : m_names) spaces += name.board == board.id.name ? 1 : 0;
      add(board.id, "board of " + std::to_string(spaces) + " zones");
    }
  }

  /// In a bundle, parameters are written as names of their kinds.
  void addParameters(const SpecDocument& document) {
    if (!document.bundle) return;
    for (const ParameterDef& parameter : document.bundle->parameters) {
      const bool perPlayer =
          parameter.kind == ParameterKind::PlayerVariable || parameter.kind == ParameterKind::PlayerZone;
      m_names.push_back({nameKindOf(parameter.kind), parameter.name.name, parameter.name.span,
                         "parameter of the bundle, " + word(parameter.kind), perPlayer, ""});
    }
  }

 private:
  template <NameKind K>
  KnownName& add(const Id<K>& id, std::string doc) {
    m_names.push_back({K, id.name, id.span, std::move(doc), false, ""});
    return m_names.back();
  }

  void add(const VariableDef& variable) {
    bool perPlayer = variable.scope == VariableScope::Player;
    KnownName& added = add(
        variable.id, (perPlayer ? "variable of each player, " : "global variable, ") +
                         (variable.isNumber() ? boundsText(variable) : word(variable.type) + " or nothing"));
    added.perPlayer = perPlayer;
    added.holds = variable.type;
  }

  static std::string boundsText(const VariableDef& variable) {
    return numberText(variable.min) + " to " + numberText(variable.max) + ", starts at " +
           numberText(variable.init);
  }

  void add(const ZoneDef& zone) {
    bool perPlayer = zone.owner == ZoneOwner::Player;
    std::string doc = zone.board.empty() ? (perPlayer ? "zone of each player, " : "zone, ") +
                                               word(zone.visibility) + ", " + word(zone.ordering)
                                         : "zone of the board " + zone.board;
    if (zone.capacity) doc += ", room for " + numberText(*zone.capacity);
    KnownName& added = add(zone.id, std::move(doc));
    added.perPlayer = perPlayer;
    added.board = zone.board;
    for (const DirectedEdge& edge : zone.directions) {
      if (!m_directions.insert(edge.direction.name).second) continue;
      Span place = zone.board.empty() ? edge.direction.span : zone.id.span;
      m_names.push_back({NameKind::DirectionSet, edge.direction.name, place,
                         zone.board.empty() ? "direction" : "direction of the board " + zone.board, false,
                         ""});
    }
  }

  void add(const FormulaDef& formula) {
    std::string doc = formula.condition ? "condition" : formula.value ? "value" : "query";
    for (const FormulaParameter& parameter : formula.parameters)
      doc += (&parameter == &formula.parameters.front() ? " with " : ", ") + parameter.name.name + " (" +
             word(parameter.is) + ")";
    add(formula.id, std::move(doc));
  }

  void add(const RegionDef& region) {
    const bool perPlayer = !region.perSeat.empty();
    std::string doc =
        perPlayer ? "region of each seat" : "region of " + std::to_string(region.zones.size()) + " zones";
    add(region.id, std::move(doc)).perPlayer = perPlayer;
  }

  void add(const TokenTypeDef& type) {
    std::string props;
    for (const PropertyDef& prop : type.props) props += (props.empty() ? " with " : ", ") + prop.id.name;
    add(type.id, "token type" + props);
    for (const PropertyDef& prop : type.props) {
      if (m_properties.insert(prop.id.name).second) add(prop.id, "property of " + type.id.name);
    }
  }

  void addProperties(const ZoneDef& zone) {
    for (const PropertyDef& prop : zone.props) {
      if (m_properties.insert(prop.id.name).second) add(prop.id, "property of zones");
    }
  }

  std::vector<KnownName> m_names;
  std::set<std::string> m_directions;
  std::set<std::string> m_properties;
};

}  // namespace

std::vector<KnownName> knownNames(const Analysis& analysis) {
  Collector collector;
  if (analysis.game != nullptr) {
    collector.addDefinitions(*analysis.game);
  } else {
    diagnostics::List alreadyReported;
    collector.addDefinitions(compile::compile(analysis.document, alreadyReported));
  }
  collector.addBoards(analysis.document);
  collector.addParameters(analysis.document);
  return collector.take();
}

const KnownName* findName(const std::vector<KnownName>& names, NameKind kind, std::string_view name) {
  for (const KnownName& known : names) {
    if (known.kind == kind && known.name == name) return &known;
  }
  return nullptr;
}

}  // namespace ludo::service
