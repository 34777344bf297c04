// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>

#include "core/kernel/kernel.h"
#include "core/sim/trace_fields.h"
#include "core/sim/trace_words.h"

namespace ludo::sim {

/// Reads the moves of a trace, in which zones, actions and texts go by the names that `rules` have for them.
/// Private to the room.
class TraceMoves : public TraceFields {
 public:
  TraceMoves(const kernel::Rules& rules, diagnostics::List& diagnostics)
      : TraceFields(diagnostics), m_rules(rules) {
    const language::GameDef& def = rules.def();
    for (std::size_t i = 0; i < def.actions.size(); ++i) m_actions.emplace(def.actions[i].id.name, i);
  }

 protected:
  kernel::Move readMove(const text::DataNode& node) {
    kernel::Move move;
    move.player = static_cast<kernel::Seat>(small(node, "player", static_cast<std::size_t>(m_rules.seats())));
    move.kind = static_cast<kernel::Move::Kind>(wordIndex(node, "kind", words::moves));
    if (move.kind == kernel::Move::Kind::Action) move.action = named(node, "action", m_actions);
    const text::DataNode* args = list(node, "args");
    if (m_failed) return move;
    if (args->items.size() != argumentCount(move)) {
      fail(diagnostics::kinds::InvalidTrace, args->span,
           "The move has " + std::to_string(args->items.size()) + " arguments and needs " +
               std::to_string(argumentCount(move)));
      return move;
    }
    for (const text::DataNode& arg : args->items) move.args.push_back(readArgument(arg));
    return move;
  }

  std::size_t argumentCount(const kernel::Move& move) const {
    if (move.kind == kernel::Move::Kind::Action) return m_rules.def().actions[move.action].params.size();
    return move.kind == kernel::Move::Kind::Choice ? 1 : 0;
  }

  kernel::Value readArgument(const text::DataNode& node) {
    switch (node.kind) {
      case text::DataKind::Null:
        return kernel::Value::nothing();
      case text::DataKind::Bool:
        return kernel::Value::ofBool(node.boolean);
      case text::DataKind::Integer:
        return kernel::Value::ofInteger(node.integer);
      case text::DataKind::String:
        return readSymbol(node);
      case text::DataKind::Map:
        break;
      case text::DataKind::List:
        fail(diagnostics::kinds::InvalidTrace, node.span, "A list is no argument of a move");
        return {};
    }
    if (node.find("token")) return {kernel::Value::Kind::Token, tokenId(node, "token")};
    if (node.find("zone")) return {kernel::Value::Kind::Zone, zone(*node.find("zone"))};
    return {kernel::Value::Kind::Player, seat(node, "player")};
  }

  kernel::Value readSymbol(const text::DataNode& node) {
    const std::int64_t id = m_rules.symbolId(node.text);
    if (id < 0)
      fail(diagnostics::kinds::InvalidTrace, node.span,
           "The game never mentions the text \"" + node.text + "\"");
    return {kernel::Value::Kind::Symbol, std::max<std::int64_t>(id, 0)};
  }

  std::uint32_t tokenId(const text::DataNode& node, const char* key) { return small(node, key, UINT32_MAX); }

  std::int64_t zone(const text::DataNode& node) {
    if (!expect(node, text::DataKind::String, "a zone's name")) return 0;
    const kernel::ZoneId id = m_rules.zoneNamed(node.text);
    if (!id.valid()) {
      fail(diagnostics::kinds::InvalidTrace, node.span, "The game has no zone \"" + node.text + "\"");
      return 0;
    }
    return id.index;
  }

  std::int64_t seat(const text::DataNode& node, const char* key) {
    const text::DataNode* data = part(node, key);
    if (!data) return 0;
    return data->kind == text::DataKind::Null ? kernel::nobody : integer(*data, 0, m_rules.seats() - 1);
  }

  const kernel::Rules& m_rules;
  Index m_actions;
};

}  // namespace ludo::sim
