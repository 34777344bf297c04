// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/expressions.h"

namespace ludo::language {

using namespace describing;

LUDO_DESCRIBE(std::int64_t, integer<std::int64_t>("integer", "A whole number."))

LUDO_DESCRIBE(bool, [] {
  Type t;
  t.kind = TypeKind::Bool;
  t.name = "boolean";
  t.doc = "true or false.";
  t.getBool = [](const void* p) { return as<bool>(p); };
  t.setBool = [](void* p, bool x) { as<bool>(p) = x; };
  return t;
}())

LUDO_DESCRIBE(std::string, [] {
  Type t;
  t.kind = TypeKind::Text;
  t.name = "text";
  t.doc = "Quoted text.";
  t.text = [](void* p) { return &as<std::string>(p); };
  return t;
}())

LUDO_DESCRIBE(ArithmeticOp,
              enumeration<ArithmeticOp>("arithmetic operator", "How two whole numbers make one.",
                                        {{"+", "Sum."},
                                         {"-", "Difference."},
                                         {"*", "Product."},
                                         {"div", "Quotient without the remainder; 0 when dividing by 0."},
                                         {"mod",
                                          "Remainder, with the sign of the left side; 0 when dividing by 0."},
                                         {"min", "The smaller one."},
                                         {"max", "The larger one."}}))
LUDO_DESCRIBE(AggregateOp,
              enumeration<AggregateOp>("aggregate operator", "How a collection makes one number.",
                                       {{"sum", "The sum; 0 of nothing."},
                                        {"count", "How many there are."},
                                        {"min", "The smallest; 0 of nothing."},
                                        {"max", "The largest; 0 of nothing."}}))
LUDO_DESCRIBE(GlobalVariableValue,
              RecordType<GlobalVariableValue>("global variable", "The value of a global variable.")
                  .tagged("ref", "gvar")
                  .required<&GlobalVariableValue::var>("var", "The variable.")
                  .example(R"y({ ref: "gvar", var: "threat" })y"))
LUDO_DESCRIBE(PlayerVariableValue,
              RecordType<PlayerVariableValue>("player variable", "The value of a player's variable.")
                  .tagged("ref", "pvar")
                  .optional<&PlayerVariableValue::player>("player", "Whose; the actor's unless written.")
                  .required<&PlayerVariableValue::var>("var", "The variable.")
                  .example(R"y({ ref: "pvar", player: "actor", var: "money" })y"))
LUDO_DESCRIBE(ZoneCountValue, RecordType<ZoneCountValue>("zone count", "How many tokens a zone holds.")
                                  .tagged("ref", "zoneCount")
                                  .required<&ZoneCountValue::zone>("zone", "The zone.")
                                  .example(R"y({ ref: "zoneCount", zone: "deck" })y"))
LUDO_DESCRIBE(ZonePropertyValue,
              RecordType<ZonePropertyValue>(
                  "zone property",
                  "A property of a zone, which never changes; nothing when it lacks it. Spaces "
                  "of a board have some by themselves: grid and hex cells row, column and "
                  "toEdge, spaces of a track number and toEdge, all counted from 0.")
                  .tagged("ref", "zoneProp")
                  .required<&ZonePropertyValue::zone>("zone", "The zone.")
                  .required<&ZonePropertyValue::prop>("prop", "The property.")
                  .example(R"y({ ref: "zoneProp", zone: "cell_0_0", prop: "row" })y"))
LUDO_DESCRIBE(TokenPropertyValue,
              RecordType<TokenPropertyValue>("token property",
                                             "A property of a token; nothing when its type lacks it.")
                  .tagged("ref", "tokenProp")
                  .required<&TokenPropertyValue::token>("token", "The token.")
                  .required<&TokenPropertyValue::prop>("prop", "The property.")
                  .example(R"y({ ref: "tokenProp", token: "top(discard:actor)", prop: "cost" })y"))
LUDO_DESCRIBE(TokenOwnerValue,
              RecordType<TokenOwnerValue>("token owner", "The player who owns a token, or nothing.")
                  .tagged("ref", "tokenOwner")
                  .required<&TokenOwnerValue::token>("token", "The token.")
                  .example(R"y({ ref: "tokenOwner", token: "top(deck)" })y"))
LUDO_DESCRIBE(TokenTypeValue,
              RecordType<TokenTypeValue>("token type of", "The id of a token's type, as text.")
                  .tagged("ref", "tokenType")
                  .required<&TokenTypeValue::token>("token", "The token.")
                  .example(R"y({ ref: "tokenType", token: "top(deck)" })y"))
LUDO_DESCRIBE(TokenZoneValue, RecordType<TokenZoneValue>("token zone", "The zone a token is in, or nothing.")
                                  .tagged("ref", "tokenZone")
                                  .required<&TokenZoneValue::token>("token", "The token.")
                                  .example(R"y({ ref: "tokenZone", token: "top(deck)" })y"))
LUDO_DESCRIBE(BindingValue,
              RecordType<BindingValue>("binding value",
                                       "What a name is bound to; short for it is the quoted name.")
                  .tagged("ref", "binding")
                  .required<&BindingValue::name>("name", "The bound name, with its $.")
                  .example(R"y({ ref: "binding", name: "$x" })y"))
LUDO_DESCRIBE(ConstantValue,
              RecordType<ConstantValue>("constant value", "A constant; short for it is the quoted name.")
                  .tagged("ref", "constant")
                  .required<&ConstantValue::name>("name", "The constant.")
                  .example(R"y({ ref: "constant", name: "GOAL" })y"))
LUDO_DESCRIBE(PlayerValue, RecordType<PlayerValue>("player value", "A player, to compare with another.")
                               .tagged("ref", "player")
                               .required<&PlayerValue::player>("player", "Which one.")
                               .example(R"y({ ref: "player", player: "actor" })y"))
LUDO_DESCRIBE(SeatValue,
              RecordType<SeatValue>("seat", "The number of a player's seat, counted from 0; -1 for nobody.")
                  .tagged("ref", "seat")
                  .optional<&SeatValue::player>("player", "Whose; the actor's unless written.")
                  .example(R"y({ ref: "seat", player: "active" })y"))
LUDO_DESCRIBE(PlayerAtValue,
              RecordType<PlayerAtValue>("player at",
                                        "The player in a seat. Counting goes on round the table: behind the "
                                        "last seat comes seat 0, and -1 is the last.")
                  .tagged("ref", "playerAt")
                  .required<&PlayerAtValue::seat>("seat", "The number of the seat, counted from 0.")
                  .example(R"y({ ref: "playerAt", seat: { op: "+", left: { ref: "seat" }, right: 2 } })y"))
LUDO_DESCRIBE(ZoneValue, RecordType<ZoneValue>("zone value", "A zone, to compare with another or to hand on.")
                             .tagged("ref", "zone")
                             .required<&ZoneValue::zone>("zone", "Which one.")
                             .example(R"y({ ref: "zone", zone: "discard:actor" })y"))
LUDO_DESCRIBE(TokenValue,
              RecordType<TokenValue>("token value", "A token, to compare with another or to hand on.")
                  .tagged("ref", "token")
                  .required<&TokenValue::token>("token", "Which one.")
                  .example(R"y({ ref: "token", token: "top(deck)" })y"))
LUDO_DESCRIBE(
    DirectionValue,
    RecordType<DirectionValue>("direction value", "A direction, to compare with another or to hand on.")
        .tagged("ref", "direction")
        .required<&DirectionValue::direction>("direction",
                                              "Which one, or a set of them; of another player's, the first.")
        .example(R"y({ ref: "direction", direction: "e" })y"))
LUDO_DESCRIBE(TurnNumberValue,
              RecordType<TurnNumberValue>("turn number", "How many turns have begun; 1 in the first.")
                  .tagged("ref", "turnNumber")
                  .example(R"y({ ref: "turnNumber" })y"))
LUDO_DESCRIBE(PassesValue,
              RecordType<PassesValue>("passes",
                                      "How many passes in a row were just made, whoever made them and in "
                                      "whichever phases; an action makes it 0.")
                  .tagged("ref", "passes")
                  .example(R"y({ ref: "passes" })y"))
LUDO_DESCRIBE(
    LastZoneValue,
    RecordType<LastZoneValue>(
        "last zone",
        "Where a token was last put by place, createToken, moveToken, moveTokenAdjacent or sow, or nothing.")
        .tagged("ref", "last")
        .example(R"y({ ref: "last" })y"))
LUDO_DESCRIBE(NothingValue,
              RecordType<NothingValue>("nothing", "Nothing, to compare with or to set a variable to.")
                  .tagged("ref", "nothing")
                  .example(R"y({ ref: "nothing" })y"))
LUDO_DESCRIBE(
    RepetitionsValue,
    RecordType<RepetitionsValue>(
        "repetitions",
        "How often the tokens have stood as they stand now, this time included, whenever a player was to "
        "move. "
        "What counts is what everybody sees: types, owners and properties of the tokens in public zones.")
        .tagged("ref", "repetitions")
        .optional<&RepetitionsValue::in>(
            "in",
            "Only the tokens in this region count. Without it, no position comes back while a log or "
            "a pile elsewhere grows.")
        .optional<&RepetitionsValue::toMove>(
            "toMove", "It counts only when the same player was active; in post that is still the mover.")
        .example(R"y({ ref: "repetitions" })y"))
LUDO_DESCRIBE(
    StepValue,
    RecordType<StepValue>(
        "step",
        "The zone so many steps from a zone in a direction, or nothing; effects do nothing with nothing.")
        .tagged("ref", "step")
        .required<&StepValue::from>("from", "Where the steps begin.")
        .required<&StepValue::direction>("direction", "Which way; of a set, its first direction.")
        .optional<&StepValue::steps>(
            "steps", "How many; 1 unless written. 0 is the zone itself, and fewer lead nowhere.")
        .example(R"y({ ref: "step", from: "cell_0_0", direction: "e", steps: 2 })y"))
LUDO_DESCRIBE(
    LinesValue,
    RecordType<LinesValue>("lines",
                           "How many straight runs there are of zones whose top tokens belong together.")
        .tagged("ref", "lines")
        .optional<&LinesValue::player>("player",
                                       "Whose tokens; the actor's unless written. With where: "
                                       "anybody's unless written.")
        .required<&LinesValue::length>("length", "How many zones in a row, 1 at least.")
        .optional<&LinesValue::exact>("exact", "Longer runs do not count.")
        .optional<&LinesValue::through>("through", "Only runs through this zone.")
        .optional<&LinesValue::directions>("directions", "Only runs along these directions.",
                                           &oneOrManyOf<DirectionSelector>)
        .optional<&LinesValue::among>(
            "among", "Only the lines of this set that are as long and belong together throughout.")
        .optional<&LinesValue::excluding>("excluding", "Zones of this region are no part of any run.")
        .optional<&LinesValue::type>("type", "Only tokens of this type.")
        .optional<&LinesValue::where>("where", "Only zones, bound to $zone, for which this holds.")
        .binds({"$zone"})
        .optional<&LinesValue::sharing>(
            "sharing",
            "Only runs whose tokens all have the same value of this property; of several "
            "properties, a run counts once for each that is the same.",
            &oneOrManyOf<PropertyRef>)
        .example(R"y({ ref: "lines", length: 3 })y"))
LUDO_DESCRIBE(
    GroupSizeValue,
    RecordType<GroupSizeValue>("group size", "How many zones hang together with a zone, itself included.")
        .tagged("ref", "groupSize")
        .required<&GroupSizeValue::zone>("zone", "The zone; the group is empty when it does not fulfil via.")
        .optional<&GroupSizeValue::via>("via",
                                        "What every zone of the group, bound to $zone, must fulfil; the "
                                        "actor's own tokens unless written.")
        .binds({"$zone"})
        .example(R"y({ ref: "groupSize", zone: "cell_0_0" })y"))
LUDO_DESCRIBE(
    DistanceValue,
    RecordType<DistanceValue>(
        "distance", "How many steps the shortest way takes; the number of all zones when there is none.")
        .tagged("ref", "distance")
        .required<&DistanceValue::from>("from", "Where the way begins.")
        .optional<&DistanceValue::to>("to", "The way ends in this zone ...")
        .optional<&DistanceValue::toRegion>("toRegion", "... or anywhere in this region.")
        .optional<&DistanceValue::via>("via",
                                       "What every zone between the two ends, bound to $zone, must fulfil; "
                                       "any zone unless written.")
        .binds({"$zone"})
        .example(R"y({ ref: "distance", from: "cell_0_0", to: "cell_2_2" })y"))
LUDO_DESCRIBE(
    PatternValue,
    RecordType<PatternValue>("pattern", "How often an arrangement of zones occurs, each place once.")
        .tagged("ref", "pattern")
        .required<&PatternValue::cells>("cells",
                                        "The other zones of the arrangement: the steps that lead there from "
                                        "its first zone.")
        .optional<&PatternValue::at>("at", "Only with this as the first zone; anywhere unless written.")
        .optional<&PatternValue::rotate>("rotate", "It may be turned.")
        .optional<&PatternValue::reflect>("reflect", "It may be mirrored.")
        .optional<&PatternValue::where>("where",
                                        "What every zone of it, bound to $zone, must fulfil; the actor's own "
                                        "tokens unless written.")
        .binds({"$zone"})
        .example(R"y({ ref: "pattern", cells: [["e"], ["s"], ["e", "s"]] })y"))
LUDO_DESCRIBE(
    LegalCountValue,
    RecordType<LegalCountValue>(
        "legal count",
        "How many ways a player has to take an action now, even one who has passed out of the phase.")
        .tagged("ref", "legalCount")
        .optional<&LegalCountValue::action>("action", "The action; all of them together unless written.")
        .optional<&LegalCountValue::player>("player", "Who would take it; the actor unless written.")
        .example(R"y({ ref: "legalCount", action: "wait" })y"))
LUDO_DESCRIBE(ArithmeticValue,
              RecordType<ArithmeticValue>("arithmetic", "Whole-number arithmetic, exact in 64 bits.")
                  .valued("op")
                  .required<&ArithmeticValue::op>("op", "The operator.")
                  .required<&ArithmeticValue::left>("left", "The left side.")
                  .required<&ArithmeticValue::right>("right", "The right side.")
                  .example(R"y({ op: "+", left: { ref: "gvar", var: "threat" }, right: 1 })y"))
LUDO_DESCRIBE(AbsoluteValue, RecordType<AbsoluteValue>("absolute value", "A number without its sign.")
                                 .tagged("op", "abs")
                                 .required<&AbsoluteValue::value>("value", "The number.")
                                 .example(R"y({ op: "abs", value: -3 })y"))
LUDO_DESCRIBE(NegativeValue, RecordType<NegativeValue>("negative", "A number with the other sign.")
                                 .tagged("op", "neg")
                                 .macro()
                                 .required<&NegativeValue::value>("value", "The number.")
                                 .example(R"y({ op: "neg", value: { ref: "gvar", var: "threat" } })y"))
LUDO_DESCRIBE(ChosenValue,
              RecordType<ChosenValue>("if value", "One value or another.")
                  .tagged("ref", "if")
                  .required<&ChosenValue::when>("when", "The condition.")
                  .required<&ChosenValue::then>("then", "The value when it holds.")
                  .required<&ChosenValue::otherwise>("else", "The value when it does not.")
                  .example(R"y({ ref: "if", when: { is: "empty", zone: "deck" }, then: 1, else: 2 })y"))
LUDO_DESCRIBE(
    AggregateValue,
    RecordType<AggregateValue>("aggregate", "One number from a collection.")
        .keyed()
        .required<&AggregateValue::op>("op", "The operator.")
        .required<&AggregateValue::query>("query", "The collection.")
        .optional<&AggregateValue::prop>("prop", "Of tokens: this property of each.")
        .optional<&AggregateValue::bind>("bind", "A name, with a $, for each of them in turn ...")
        .optional<&AggregateValue::each>("each", "... and the value to take of it.")
        .seesBind()
        .example(R"y({ aggregate: { op: "count", query: { query: "tokensInZone", zone: "deck" } } })y"))
LUDO_DESCRIBE(FormulaArgument, RecordType<FormulaArgument>("argument", "What a parameter stands for.")
                                   .required<&FormulaArgument::name>("name", "The parameter, with its $.")
                                   .required<&FormulaArgument::value>("value", "Its value.")
                                   .example(R"y({ name: "$from", value: "$cell" })y"))
LUDO_DESCRIBE(
    DefinedValue,
    RecordType<DefinedValue>("defined value", "A value of the section \"definitions\".")
        .tagged("ref", "defined")
        .required<&DefinedValue::name>("name", "The definition.")
        .optional<&DefinedValue::with>("with", "What its parameters stand for.",
                                       &mapOf<&FormulaArgument::name, &FormulaArgument::value>)
        .example(
            R"y({ ref: "defined", name: "wealth", with: { $who: { ref: "player", player: "actor" } } })y"))
LUDO_DESCRIBE(ValueExpr,
              unionType<ValueExpr>(
                  "value", "A whole number, true or false, text, a token, a zone, a player or a direction."))

}  // namespace ludo::language
