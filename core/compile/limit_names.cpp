// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/base/limits.h"
#include "core/compile/compile.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;

namespace {

/// Counts the different names of one kind, and tells once of the first that is one too many.
class NameLimit {
 public:
  NameLimit(std::string path, std::string things, std::size_t most, std::string advice,
            diagnostics::List& told)
      : m_path(std::move(path)),
        m_things(std::move(things)),
        m_most(most),
        m_advice(std::move(advice)),
        m_told(told) {}

  /// Whether the name may stay.
  bool admits(const std::string& name, Span span) {
    if (m_names.contains(name)) return true;
    if (m_names.size() < m_most) return m_names.insert(name).second;
    if (!m_isTold) tell(span);
    return false;
  }
  /// Of a list in which each has a name of its own.
  template <typename Definition>
  void cut(std::vector<Definition>& list) {
    if (list.size() <= m_most) return;
    tell(list[m_most].id.span);
    list.resize(m_most);
  }

 private:
  void tell(Span span) {
    m_isTold = true;
    report(
        m_told, diagnostics::kinds::TooLarge, span, m_path,
        "A game has at most " + std::to_string(m_most) + ' ' + m_things + "; those from here on are left out")
        .suggestion = m_advice;
  }

  std::string m_path;
  std::string m_things;
  std::size_t m_most;
  std::string m_advice;
  diagnostics::List& m_told;
  std::set<std::string> m_names;
  bool m_isTold = false;
};

void limitProperties(GameDef& def, std::vector<BoardDef>& boards, diagnostics::List& told) {
  const std::string advice = "Let one property have several values instead";
  NameLimit ofTokens("tokenTypes", "properties of tokens", limits::propertyNames, advice, told);
  for (TokenTypeDef& type : def.tokenTypes)
    std::erase_if(type.props,
                  [&](const PropertyDef& prop) { return !ofTokens.admits(prop.id.name, prop.id.span); });
  NameLimit ofZones("zones", "properties of zones", limits::zonePropertyNames, advice, told);
  for (ZoneDef& zone : def.zones)
    std::erase_if(zone.props,
                  [&](const PropertyDef& prop) { return !ofZones.admits(prop.id.name, prop.id.span); });
  for (BoardDef& board : boards) {
    std::erase_if(board.props,
                  [&](const BoardProperty& prop) { return !ofZones.admits(prop.prop.name, prop.prop.span); });
  }
}

void limitDirections(GameDef& def, std::vector<BoardDef>& boards, diagnostics::List& told) {
  NameLimit directions("zones", "directions", limits::directionNames,
                       "Give edges that lead the same way the same label", told);
  for (ZoneDef& zone : def.zones) {
    std::erase_if(zone.directions, [&](const DirectedEdge& edge) {
      return !directions.admits(edge.direction.name, edge.direction.span);
    });
  }
  for (BoardDef& board : boards) {
    auto* graph = std::get_if<GraphShape>(&board.shape.node);
    if (graph == nullptr) continue;
    for (GraphEdge& edge : graph->edges) {
      for (std::string* label : {&edge.label, &edge.back}) {
        if (!label->empty() && !directions.admits(*label, edge.span)) label->clear();
      }
    }
  }
}

}  // namespace

void limitNames(GameDef& def, std::vector<BoardDef>& boards, diagnostics::List& diagnostics) {
  NameLimit("tokenTypes", "token types", limits::definedNames,
            "Let one token type have properties that tell its tokens apart", diagnostics)
      .cut(def.tokenTypes);
  NameLimit("definitions", "definitions", limits::definedNames, "Let one definition have parameters",
            diagnostics)
      .cut(def.definitions);
  limitProperties(def, boards, diagnostics);
  limitDirections(def, boards, diagnostics);
}

}  // namespace ludo::compile
