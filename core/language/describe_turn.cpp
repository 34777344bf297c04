// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/game_def.h"
#include "core/language/language.h"

// Turns and their phases.
namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

namespace {

std::optional<std::string> parseActionCount(void* target, const DataNode& data) {
  auto& phase = as<PhaseDef>(target);
  phase.untilEnded = data.kind == DataKind::String && data.text == "any";
  phase.minActions.reset();
  if (phase.untilEnded) return std::nullopt;
  if (data.kind == DataKind::Map) {
    const DataNode* least = data.find("min");
    const DataNode* most = data.find("max");
    phase.minActions.emplace();
    const bool range = least != nullptr && most != nullptr && data.entries.size() == 2 &&
                       !typeOf<Number>().parse(&*phase.minActions, *least) &&
                       !typeOf<Number>().parse(&phase.actions, *most);
    if (range) return std::nullopt;
  } else if (!typeOf<Number>().parse(&phase.actions, data)) {
    return std::nullopt;
  }
  return "Write a whole number, the quoted name of a constant, a range such as { min: 1, max: 3 }, or "
         "\"any\"";
}
DataNode formatActionCount(const void* target) {
  const auto& phase = as<PhaseDef>(target);
  if (phase.untilEnded) return DataNode::ofString("any");
  if (!phase.minActions) return typeOf<Number>().format(&phase.actions);
  DataNode range = DataNode::map();
  range.set("min", typeOf<Number>().format(&*phase.minActions));
  range.set("max", typeOf<Number>().format(&phase.actions));
  return range;
}
const Type& actionCountType() {
  static const Type described = [] {
    Type t = notation<PhaseDef>(
        "action count", "How many actions a player takes in a phase.", &parseActionCount, &formatActionCount,
        {{"1", "So many; 0 means that the phase only runs its effects."},
         {"{ min: 1, max: 3 }", "At least and at most so many."},
         {"any", "As many as the player likes, until the phase is ended."}},
        R"({"oneOf":[{"type":["integer","string"]},{"type":"object","properties":)"
        R"({"min":{"type":["integer","string"]},"max":{"type":["integer","string"]}},)"
        R"("required":["min","max"],"additionalProperties":false}]})");
    t.node = nullptr;
    t.parts = {part<&PhaseDef::actions>("actions"), part<&PhaseDef::minActions>("actions")};
    return t;
  }();
  return described;
}

bool parseSeats(std::vector<std::int64_t>& seats, const DataNode& data) {
  if (data.kind != DataKind::List) return false;
  for (const DataNode& item : data.items) {
    if (item.kind != DataKind::Integer || item.integer < 0) return false;
    seats.push_back(item.integer);
  }
  return true;
}
std::optional<std::string> parseTurnOrder(void* target, const DataNode& data) {
  auto& order = as<TurnOrder>(target);
  order = TurnOrder{};
  order.span = data.span;
  if (data.kind == DataKind::String && data.text == "roundRobin") return std::nullopt;
  bool good = data.kind == DataKind::Map && !data.entries.empty();
  for (const text::DataEntry& entry : data.entries) {
    bool repeat = entry.key == "repeat";
    good = good && (repeat || entry.key == "once") &&
           parseSeats(repeat ? order.repeat : order.once, entry.value);
  }
  for (const text::DataEntry& entry : data.entries) {
    if (!good || !entry.value.items.empty()) continue;
    return entry.key == "repeat"
               ? "Name the seats that \"repeat\" is to have; without \"repeat\" every player "
                 "plays in seat order, again and again"
               : "Name the seats that \"once\" is to have, or leave it out";
  }
  if (good) return std::nullopt;
  return "Write \"roundRobin\", or { repeat: [0, 1] } or { once: [0], repeat: [1, 1, 0, 0] } "
         "with seats "
         "counted from 0";
}
DataNode formatTurnOrder(const void* target) {
  const auto& order = as<TurnOrder>(target);
  if (order.once.empty() && order.repeat.empty()) return DataNode::ofString("roundRobin");
  DataNode result = DataNode::map();
  for (auto [key, seats] : {std::pair{"once", &order.once}, std::pair{"repeat", &order.repeat}}) {
    if (seats->empty()) continue;
    DataNode list = DataNode::list();
    for (std::int64_t seat : *seats) list.items.push_back(DataNode::ofInteger(seat));
    result.set(key, std::move(list));
  }
  return result;
}

}  // namespace

LUDO_DESCRIBE(
    TurnOrder,
    notation<TurnOrder>("turn order", "Who plays after whom.", &parseTurnOrder, &formatTurnOrder,
                        {{"roundRobin", "Every player in seat order, again and again."},
                         {"{ repeat: [0, 1] }", "These seats, again and again."},
                         {"{ once: [0], repeat: [1, 0] }",
                          "First these seats once, then those again and again; every player in seat order "
                          "without \"repeat\"."}},
                        R"({"oneOf":[{"const":"roundRobin"},{"type":"object","properties":)"
                        R"({"once":{"type":"array","minItems":1,"items":{"type":"integer","minimum":0}},)"
                        R"("repeat":{"type":"array","minItems":1,"items":{"type":"integer","minimum":0}}},)"
                        R"("additionalProperties":false,"minProperties":1}]})"))
LUDO_DESCRIBE(
    PhaseDef,
    RecordType<PhaseDef>("phase", "A part of a turn.")
        .required<&PhaseDef::id>("id", "Its name.")
        .whole("actions", "How many actions the player takes; 1 unless written.", &actionCountType)
        .optional<&PhaseDef::players>(
            "players",
            "Who acts, one player after another, from the active one on; the active "
            "player unless written.")
        .optional<&PhaseDef::simultaneous>(
            "simultaneous",
            "Each of its players, or everybody, picks a move unseen; then all are carried out in "
            "seat order.")
        .optional<&PhaseDef::until>("until",
                                    "It goes round again until this holds; checked after each action.")
        .optional<&PhaseDef::pass>("pass", "Whether the player may do nothing; never unless written.")
        .optional<&PhaseDef::onEnter>("onEnter", "What happens when it begins.")
        .optional<&PhaseDef::onExit>("onExit", "What happens when it ends.")
        .optional<&PhaseDef::skipIf>("skipIf", "It is left out when this holds.")
        .example(R"y({ id: "main", actions: 1 })y"))
LUDO_DESCRIBE(TurnDef,
              RecordType<TurnDef>("turn", "Who plays when, and what a turn consists of.")
                  .optional<&TurnDef::order>("order", "Who plays after whom; round robin unless written.")
                  .required<&TurnDef::phases>("phases", "The parts of a turn, in order.")
                  .example(R"y({ order: "roundRobin", phases: [{ id: "main" }] })y"))

}  // namespace ludo::language
