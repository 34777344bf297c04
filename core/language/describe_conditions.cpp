// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/expressions.h"

namespace ludo::language {

using namespace describing;

LUDO_DESCRIBE(LogicOp, enumeration<LogicOp>("logic operator", "How conditions combine.",
                                            {{"and", "All of them hold."}, {"or", "At least one holds."}}))
LUDO_DESCRIBE(CompareOp, enumeration<CompareOp>("comparison", "How two values compare.",
                                                {{"==", "Equal."},
                                                 {"!=", "Different."},
                                                 {"<", "Less; whole numbers only."},
                                                 {"<=", "Less or equal; whole numbers only."},
                                                 {">", "Greater; whole numbers only."},
                                                 {">=", "Greater or equal; whole numbers only."}}))
LUDO_DESCRIBE(Occupancy, enumeration<Occupancy>("occupancy", "What stands on top in a zone.",
                                                {{"empty", "No token is there."},
                                                 {"occupied", "At least one token is there."},
                                                 {"own", "The top token belongs to the actor."},
                                                 {"enemy", "The top token belongs to another player."}}))

LUDO_DESCRIBE(LogicCondition,
              RecordType<LogicCondition>("logic", "Several conditions at once.")
                  .valued("op")
                  .required<&LogicCondition::op>("op", "How they combine.")
                  .required<&LogicCondition::args>("args", "The conditions.")
                  .example(R"y({ op: "and", args: [true, { op: "==", left: 1, right: 1 }] })y"))
LUDO_DESCRIBE(NotCondition, RecordType<NotCondition>("not", "Holds when its argument does not.")
                                .tagged("op", "not")
                                .required<&NotCondition::arg>("arg", "The condition.")
                                .example(R"y({ op: "not", arg: { op: "==", left: 1, right: 2 } })y"))
LUDO_DESCRIBE(CompareCondition,
              RecordType<CompareCondition>("compare", "Compares two values.")
                  .valued("op")
                  .required<&CompareCondition::op>("op", "The comparison.")
                  .required<&CompareCondition::left>("left", "The left side.")
                  .required<&CompareCondition::right>("right", "The right side.")
                  .example(R"y({ op: ">=", left: { ref: "gvar", var: "threat" }, right: 12 })y"))
LUDO_DESCRIBE(InCondition,
              RecordType<InCondition>("in", "Whether a collection contains a value.")
                  .tagged("op", "in")
                  .required<&InCondition::item>("item", "The value.")
                  .required<&InCondition::set>("set", "The collection.")
                  .example(R"y({ op: "in", item: 2, set: { query: "intsInRange", min: 1, max: 6 } })y"))
LUDO_DESCRIBE(IsCondition, RecordType<IsCondition>("is", "What stands on top in a zone.")
                               .valued("is")
                               .required<&IsCondition::is>("is", "What should stand there.")
                               .required<&IsCondition::zone>("zone", "The zone.")
                               .optional<&IsCondition::type>("type", "Only a token of this type counts.")
                               .example(R"y({ is: "empty", zone: "deck" })y"))
LUDO_DESCRIBE(AdjacentCondition,
              RecordType<AdjacentCondition>("adjacent", "Whether one zone is next to another.")
                  .tagged("ref", "adjacent")
                  .required<&AdjacentCondition::zone>("zone", "From this zone ...")
                  .required<&AdjacentCondition::to>("to", "... to this one.")
                  .optional<&AdjacentCondition::direction>("direction", "In this direction, or one of these.",
                                                           &oneOrManyOf<DirectionSelector>)
                  .example(R"y({ ref: "adjacent", zone: "cell_0_0", to: "cell_0_1" })y"))
LUDO_DESCRIBE(
    ConnectedCondition,
    RecordType<ConnectedCondition>("connected", "Whether a path of adjacent zones joins two places.")
        .tagged("ref", "connected")
        .optional<&ConnectedCondition::zone>("zone", "The path begins in this zone ...")
        .optional<&ConnectedCondition::from>("from", "... or anywhere in this region.")
        .optional<&ConnectedCondition::to>("to", "The path ends in this zone ...")
        .optional<&ConnectedCondition::toRegion>("toRegion", "... or anywhere in this region.")
        .optional<&ConnectedCondition::via>("via",
                                            "What every zone of the path, bound to $zone, must fulfil; the "
                                            "actor's own tokens unless written.")
        .binds({"$zone"})
        .example(
            R"y({ ref: "connected", from: "top", toRegion: "bottom", via: { is: "own", zone: "$zone" } })y"))
LUDO_DESCRIBE(StuckCondition,
              RecordType<StuckCondition>("stuck",
                                         "The player who is to act cannot; holds only in an end condition.")
                  .tagged("ref", "stuck")
                  .example(R"y({ ref: "stuck" })y"))
LUDO_DESCRIBE(
    DefinedCondition,
    RecordType<DefinedCondition>("defined condition", "A condition of the section \"definitions\".")
        .tagged("ref", "defined")
        .required<&DefinedCondition::name>("name", "The definition.")
        .optional<&DefinedCondition::with>("with", "What its parameters stand for.",
                                           &mapOf<&FormulaArgument::name, &FormulaArgument::value>)
        .example(
            R"y({ ref: "defined", name: "isFree", with: { $where: { ref: "zone", zone: "cell_0_0" } } })y"))
LUDO_DESCRIBE(Condition, unionType<Condition>("condition", "Something that holds or does not hold."))

}  // namespace ludo::language
