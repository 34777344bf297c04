// SPDX-License-Identifier: Apache-2.0
#include "core/base/hash.h"
#include "core/language/write.h"
#include "core/sim/digits.h"
#include "core/sim/trace.h"
#include "core/sim/trace_digest.h"
#include "core/sim/trace_words.h"
#include "core/text/json_data.h"

namespace ludo::sim {
namespace {

using kernel::Delta;
using kernel::Note;
using kernel::Value;
using text::DataNode;

DataNode number(std::int64_t value) {
  return DataNode::ofInteger(value);
}
DataNode word(std::string_view value) {
  return DataNode::ofString(std::string(value));
}

DataNode seatNode(std::int64_t seat) {
  return seat == kernel::nobody ? DataNode{} : number(seat);
}

template <typename Items, typename Write>
DataNode listNode(const Items& items, const Write& write) {
  DataNode list = DataNode::list();
  list.items.reserve(items.size());
  for (const auto& item : items) list.items.push_back(write(item));
  return list;
}

DataNode singleKey(std::string key, DataNode value) {
  DataNode map = DataNode::map();
  map.set(std::move(key), std::move(value));
  return map;
}

class TraceWriter {
 public:
  explicit TraceWriter(const kernel::Rules& rules) : m_rules(rules), m_slots(rules.variableSlotCount()) {
    const auto& variables = rules.def().variables;
    for (std::uint32_t variable = 0; variable < variables.size(); ++variable) {
      if (variables[variable].scope == language::VariableScope::Global) {
        m_slots[rules.variableSlot(variable, kernel::nobody)] = {variable, kernel::nobody};
        continue;
      }
      for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
        m_slots[rules.variableSlot(variable, seat)] = {variable, seat};
      }
    }
  }

  DataNode head(const GameTrace& trace) const {
    DataNode node = DataNode::map();
    node.set("format", word(words::format));
    node.set("version", number(words::version));
    node.set("game", word(trace.gameId));
    node.set("gameHash", word(hashText(trace.gameHash)));
    node.set("seed", word(std::to_string(trace.seed)));
    node.set("players", number(trace.seats));
    node.set("agents", listNode(trace.agents, word));
    node.set("initialHash", word(hashText(trace.initialHash)));
    node.set("stop", word(words::word(words::stops, trace.stop)));
    node.set("outcome", trace.outcome ? outcome(*trace.outcome) : DataNode{});
    if (trace.agentError) {
      DataNode error = DataNode::map();
      error.set("player", number(trace.agentError->seat));
      error.set("reason", word(trace.agentError->reason));
      node.set("agentError", std::move(error));
    }
    if (trace.givenUp) node.set("givenUp", word(words::word(words::bounds, trace.givenUp->excess.bound)));
    return node;
  }

  DataNode entry(const TraceEntry& entry) const {
    DataNode node = DataNode::map();
    node.set("player", number(entry.move.player));
    node.set("move", word(entry.moveText));
    node.set("kind", word(words::word(words::moves, entry.move.kind)));
    if (entry.move.kind == kernel::Move::Kind::Action) {
      node.set("action", word(m_rules.def().actions[entry.move.action].id.name));
    }
    node.set("args", listNode(entry.move.args, [this](const Value& value) { return argument(value); }));
    node.set("legalMoves", number(entry.legalMoveCount));
    node.set("stateHash", word(hashText(entry.stateHash)));
    node.set("positionHash", word(hashText(entry.positionHash)));
    node.set("deltas", listNode(entry.deltas, [this](const Delta& delta) { return change(delta); }));
    node.set("notes", listNode(entry.notes, [this](const Note& note) { return remark(note); }));
    return node;
  }

 private:
  struct Slot {
    std::uint32_t variable = 0;
    kernel::Seat seat = kernel::nobody;
  };

  static DataNode outcome(const kernel::Outcome& outcome) {
    DataNode node = DataNode::map();
    node.set("endCondition", number(outcome.endCondition));
    node.set("seats", listNode(outcome.seats, [](kernel::SeatResult result) {
               return word(words::word(words::results, result));
             }));
    node.set("scores", listNode(outcome.scores, number));
    return node;
  }

  DataNode zone(std::int64_t id) const {
    return id == UINT32_MAX ? DataNode{}
                            : word(m_rules.zone(kernel::ZoneId(static_cast<std::size_t>(id))).name);
  }

  DataNode argument(const Value& value) const {
    switch (value.kind) {
      case Value::Kind::Nothing:
        return {};
      case Value::Kind::Integer:
        return number(value.payload);
      case Value::Kind::Bool:
        return DataNode::ofBool(value.payload != 0);
      case Value::Kind::Symbol:
        return word(m_rules.symbol(value.payload));
      case Value::Kind::Token:
        return singleKey("token", number(value.payload));
      case Value::Kind::Zone:
        return singleKey("zone", zone(value.payload));
      case Value::Kind::Player:
        break;
    }
    return singleKey("player", seatNode(value.payload));
  }

  void setVariable(DataNode& node, std::uint32_t slot) const {
    const Slot& place = m_slots[slot];
    node.set("variable", word(m_rules.def().variables[place.variable].id.name));
    if (place.seat != kernel::nobody) node.set("player", number(place.seat));
  }

  DataNode change(const Delta& delta) const {
    DataNode node = DataNode::map();
    node.set("kind", word(words::word(words::deltas, delta.kind)));
    switch (delta.kind) {
      case Delta::Kind::Variable:
        setVariable(node, delta.subject);
        break;
      case Delta::Kind::TokenProperty:
        node.set("token", number(delta.subject));
        node.set("property", word(m_rules.def().propertyNames[delta.property]));
        break;
      case Delta::Kind::Shuffled:
        node.set("zone", zone(delta.subject));
        break;
      case Delta::Kind::Phase:
      case Delta::Kind::ActivePlayer:
      case Delta::Kind::Rolled:
        break;
      default:
        node.set("token", number(delta.subject));
    }
    node.set("before", side(delta.kind, delta.before));
    node.set("after", side(delta.kind, delta.after));
    return node;
  }

  DataNode side(Delta::Kind kind, std::int64_t value) const {
    switch (kind) {
      case Delta::Kind::TokenCreated:
      case Delta::Kind::TokenMoved:
      case Delta::Kind::TokenDestroyed:
        return zone(value);
      case Delta::Kind::TokenOwner:
      case Delta::Kind::ActivePlayer:
        return seatNode(value);
      default:
        return number(value);
    }
  }

  DataNode remark(const Note& note) const {
    DataNode node = DataNode::map();
    node.set("kind", word(words::word(words::notes, note.kind)));
    switch (note.kind) {
      case Note::Kind::TriggerFired:
      case Note::Kind::TriggerDepthExceeded:
        node.set("trigger", trigger(note.subject));
        break;
      case Note::Kind::Clamped:
        setVariable(node, note.subject);
        break;
      default:
        node.set("subject", number(note.subject));
    }
    node.set("amount", number(note.amount));
    if (!note.chain.empty()) {
      node.set("chain", listNode(note.chain, [this](std::uint32_t index) { return trigger(index); }));
    }
    return node;
  }

  DataNode trigger(std::uint32_t index) const { return word(m_rules.def().triggers[index].id.name); }

  const kernel::Rules& m_rules;
  std::vector<Slot> m_slots;
};

}  // namespace

std::uint64_t gameHash(const language::GameDef& def) {
  return stableHash(text::writeJsonLine(language::writeGameDef(def)));
}

text::DataNode writeTrace(const kernel::Rules& rules, const GameTrace& trace) {
  const TraceWriter writer(rules);
  DataNode node = writer.head(trace);
  TraceDigest digest(node);
  DataNode entries = listNode(trace.entries, [&](const TraceEntry& entry) { return writer.entry(entry); });
  for (const DataNode& entry : entries.items) digest.add(entry);
  node.set(words::entries, std::move(entries));
  node.set(words::digest, word(hashText(digest.value())));
  return node;
}

std::string traceText(const kernel::Rules& rules, const GameTrace& trace) {
  const TraceWriter writer(rules);
  const DataNode head = writer.head(trace);
  TraceDigest digest(head);
  std::string text = text::writeJson(head);
  text.erase(text.find_last_of('}'));
  while (!text.empty() && text.back() == '\n') text.pop_back();
  text += ",\n  \"" + std::string(words::entries) + "\": [";
  bool first = true;
  for (const TraceEntry& entry : trace.entries) {
    const DataNode data = writer.entry(entry);
    digest.add(data);
    text += first ? "\n    " : ",\n    ";
    text += text::writeJsonLine(data);
    while (text.back() == '\n') text.pop_back();
    first = false;
  }
  text += first ? "]" : "\n  ]";
  return text + ",\n  \"" + words::digest + "\": \"" + hashText(digest.value()) + "\"\n}\n";
}

}  // namespace ludo::sim
