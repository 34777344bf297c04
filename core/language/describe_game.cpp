// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/game_def.h"
#include "core/language/language.h"

namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

LUDO_DESCRIBE(ZoneOwner,
              enumeration<ZoneOwner>("zone owner", "Whether a zone exists once or once a player.",
                                     {{"none", "One zone for all."}, {"player", "Each player has one."}}))
LUDO_DESCRIBE(Visibility, enumeration<Visibility>("visibility", "Who sees the tokens of a zone.",
                                                  {{"public", "Everybody."},
                                                   {"owner", "Its owner only."},
                                                   {"hidden", "Nobody."}}))
LUDO_DESCRIBE(Ordering,
              enumeration<Ordering>("ordering", "How the tokens of a zone are ordered.",
                                    {{"stack", "Last in, first out; the top is what was put there last."},
                                     {"queue",
                                      "First in, first out; the top is what has been there longest."},
                                     {"set", "No order."}}))
LUDO_DESCRIBE(LimitScope, enumeration<LimitScope>("limit scope", "How long a limit counts, for each player.",
                                                  {{"turn", "Within a turn."},
                                                   {"phase", "Within a phase."},
                                                   {"game", "In the whole game."}}))
LUDO_DESCRIBE(PassRule,
              enumeration<PassRule>("pass rule", "Whether a player may do nothing.",
                                    {{"never", "Passing is not possible."},
                                     {"allowed", "A player may always pass."},
                                     {"forced",
                                      "A player passes when, and only when, nothing else is legal."},
                                     {"out",
                                      "A player may always pass, and is then out of the phase while it goes "
                                      "round, which it does until its `until` holds."},
                                     {"skip",
                                      "Who can take no action is passed over, without a move; when nobody of "
                                      "the phase can, it ends."}}))
LUDO_DESCRIBE(EventKind, enumeration<EventKind>("event", "What a trigger waits for.",
                                                {{"phaseEnter", "A phase begins."},
                                                 {"phaseExit", "A phase ends."},
                                                 {"turnStart", "A turn begins."},
                                                 {"turnEnd", "A turn ends."},
                                                 {"actionResolved", "An action has been taken."},
                                                 {"tokenEntered", "A token has come into a zone."}}))
LUDO_DESCRIBE(ResultKind,
              enumeration<ResultKind>("result type", "How the game ends.",
                                      {{"win", "The players named win, the others lose."},
                                       {"lose", "The players named lose, the others win."},
                                       {"draw", "Nobody wins."},
                                       {"lossAll", "Everybody loses."},
                                       {"winAll", "Everybody wins who was not eliminated."},
                                       {"byScore", "The best score wins; equal best scores draw."}}))
LUDO_DESCRIBE(ScoreOrder,
              enumeration<ScoreOrder>("score order", "Which score is best.",
                                      {{"highest", "More is better."}, {"lowest", "Less is better."}}))
LUDO_DESCRIBE(TokenShape, enumeration<TokenShape>("token shape", "How a token is drawn.",
                                                  {{"disc", "A disc."},
                                                   {"ring", "A ring."},
                                                   {"cross", "A cross."},
                                                   {"square", "A square."},
                                                   {"triangle", "A triangle."},
                                                   {"hexagon", "A hexagon."},
                                                   {"card", "A card with its name."}}))
LUDO_DESCRIBE(BoardStyle, enumeration<BoardStyle>("board style", "How a board is drawn.",
                                                  {{"cells", "Square cells."},
                                                   {"hexes", "Hexagonal cells."},
                                                   {"intersections", "Points where lines cross."},
                                                   {"track", "A row of spaces."},
                                                   {"graph", "Points and lines."}}))
LUDO_DESCRIBE(VariableType, enumeration<VariableType>("variable type", "What a variable holds.",
                                                      {{"int", "A whole number, within its bounds."},
                                                       {"text", "Text, such as a token type."},
                                                       {"token", "A token."},
                                                       {"zone", "A zone."},
                                                       {"player", "A player."}}))

LUDO_DESCRIBE(PlayerCount, RecordType<PlayerCount>("player count", "How many can play.")
                               .required<&PlayerCount::min>("min", "The fewest players.")
                               .required<&PlayerCount::max>("max", "The most players.")
                               .example("{ min: 2, max: 4 }"))
LUDO_DESCRIBE(Metadata,
              RecordType<Metadata>("metadata", "What the game is called and how many play it.")
                  .required<&Metadata::id>("id", "A short name for files and records.")
                  .optional<&Metadata::name>("name", "The name for people; the id unless written.")
                  .optional<&Metadata::description>("description", "One sentence about the game.")
                  .optional<&Metadata::author>("author", "Who made it.")
                  .optional<&Metadata::version>("version", "Which version of the rules this is.")
                  .required<&Metadata::players>("players", "How many can play.")
                  .optional<&Metadata::maxTriggerDepth>(
                      "maxTriggerDepth", "How long a chain of triggers may become; 5 unless written.")
                  .optional<&Metadata::maxTurns>(
                      "maxTurns", "After how many turns a simulated game is cut off; 1000 unless written.")
                  .example(R"y({ id: "my-game", players: { min: 2, max: 2 } })y"))
LUDO_DESCRIBE(VariableDef,
              RecordType<VariableDef>("variable", "Something that the rules keep.")
                  .required<&VariableDef::id>("id", "Its name.")
                  .required<&VariableDef::scope>("scope", "One for the game, or one a player.")
                  .optional<&VariableDef::type>(
                      "type",
                      "What it holds; a whole number unless written. Anything else is nothing at the start.")
                  .optional<&VariableDef::init>("init", "Its value at the start; 0 unless written.")
                  .onlyWhere("type", "int")
                  .required<&VariableDef::min>("min", "Its smallest value.")
                  .onlyWhere("type", "int")
                  .required<&VariableDef::max>("max", "Its largest value.")
                  .onlyWhere("type", "int")
                  .example(R"y({ id: "threat", scope: "global", min: 0, max: 12 })y"))
LUDO_DESCRIBE(DirectedEdge, RecordType<DirectedEdge>("directed edge", "An edge from a zone that has a name.")
                                .required<&DirectedEdge::direction>("direction", "The direction.")
                                .required<&DirectedEdge::to>("to", "The zone it leads to.")
                                .example(R"y({ direction: "e", to: "cell_0_1" })y"))
LUDO_DESCRIBE(ZoneDef,
              RecordType<ZoneDef>("zone", "A place for tokens, and a node of the board graph.")
                  .required<&ZoneDef::id>("id", "Its name.")
                  .optional<&ZoneDef::owner>("owner", "Whether each player has one; none unless written.")
                  .optional<&ZoneDef::visibility>("visibility", "Who sees its tokens; public unless written.")
                  .optional<&ZoneDef::ordering>("ordering",
                                                "How its tokens are ordered; a stack unless written.")
                  .optional<&ZoneDef::capacity>(
                      "capacity",
                      "How many tokens it can hold; any number unless written. What comes to a "
                      "full zone stays where it was.")
                  .optional<&ZoneDef::adjacentTo>("adjacentTo", "The zones next to it.")
                  .optional<&ZoneDef::directions>("directions", "Edges from it that have a name.")
                  .optional<&ZoneDef::props>("props", "Its properties, which never change.",
                                             &mapOf<&PropertyDef::id, &PropertyDef::value>)
                  .optional<&ZoneDef::board>("board", "The board it belongs to.")
                  .optional<&ZoneDef::x>("x", "Where to draw it, in hundredths of a cell from the left.")
                  .optional<&ZoneDef::y>("y", "Where to draw it, in hundredths of a cell from the top.")
                  .example(R"y({ id: "deck", owner: "none", visibility: "hidden", ordering: "stack" })y"))
LUDO_DESCRIBE(RegionDef,
              RecordType<RegionDef>("region", "A named set of zones.")
                  .required<&RegionDef::id>("id", "Its name.")
                  .optional<&RegionDef::zones>("zones", "Its zones, the same for all players.")
                  .optional<&RegionDef::perSeat>(
                      "perSeat",
                      "Its zones for each seat: the actor's, or a named player's as in \"home:opponent\".")
                  .example(R"y({ id: "start", zones: ["cell_0_0"] })y"))
LUDO_DESCRIBE(DirectionSetDef,
              RecordType<DirectionSetDef>("direction set", "A name for several directions.")
                  .required<&DirectionSetDef::id>("id", "Its name.")
                  .optional<&DirectionSetDef::directions>("directions", "The directions, the same for all.")
                  .optional<&DirectionSetDef::perSeat>("perSeat", "The directions as each seat sees them.")
                  .example(R"y({ id: "orthogonal", directions: ["e"] })y"))
LUDO_DESCRIBE(DirectionTurn,
              RecordType<DirectionTurn>("direction turn", "What becomes of a direction on a turned board.")
                  .required<&DirectionTurn::direction>("direction", "The direction.")
                  .required<&DirectionTurn::turned>("turned", "The same after the smallest turn.")
                  .required<&DirectionTurn::mirrored>("mirrored", "The same in a mirror.")
                  .example(R"y({ direction: "e", turned: "e", mirrored: "e" })y"))
LUDO_DESCRIBE(LineSetDef, RecordType<LineSetDef>("line set", "Lines of the designer's own.")
                              .required<&LineSetDef::id>("id", "Its name.")
                              .required<&LineSetDef::lines>("lines", "The zones of each line.")
                              .example(R"y({ id: "mills", lines: [["cell_0_0", "cell_0_1"]] })y"))
LUDO_DESCRIBE(
    TokenTypeDef,
    RecordType<TokenTypeDef>("token type", "A kind of piece, card or marker.")
        .required<&TokenTypeDef::id>("id", "Its name.")
        .optional<&TokenTypeDef::name>(
            "name", "The name for people; {property} stands for a property. The id unless written.")
        .optional<&TokenTypeDef::props>("props", "Its properties and their starting values.",
                                        &mapOf<&PropertyDef::id, &PropertyDef::value>)
        .optional<&TokenTypeDef::mayBe>(
            "mayBe",
            "Which numbers or words a property may be, for players who cannot know it: bots imagine "
            "these. Needed only where it does not follow from the roll or choice that makes it.",
            &mapOf<&std::pair<PropertyRef, Query>::first, &std::pair<PropertyRef, Query>::second>)
        .example(R"y({ id: "card", props: { cost: 1 } })y"))

LUDO_DESCRIBE(ParamDef,
              RecordType<ParamDef>("parameter", "Something the player picks when taking the action.")
                  .required<&ParamDef::name>("name", "The name it is bound to, with a $.")
                  .required<&ParamDef::domain>("domain", "What there is to pick from.")
                  .example(R"y({ name: "$cell", domain: { query: "zones", in: "cell" } })y"))
LUDO_DESCRIBE(ParameterType, enumeration<ParameterType>("parameter type", "What a parameter stands for.",
                                                        {{"number", "A whole number."},
                                                         {"boolean", "true or false."},
                                                         {"text", "A text."},
                                                         {"token", "A token."},
                                                         {"zone", "A zone."},
                                                         {"player", "A player."},
                                                         {"direction", "A direction, or a set of them."}}))
LUDO_DESCRIBE(FormulaParameter, RecordType<FormulaParameter>("definition parameter",
                                                             "Something that a use of the definition gives.")
                                    .required<&FormulaParameter::name>("name", "Its name, with a $.")
                                    .required<&FormulaParameter::is>("is", "What it stands for.")
                                    .example(R"y({ name: "$from", is: "zone" })y"))
LUDO_DESCRIBE(
    FormulaDef,
    RecordType<FormulaDef>(
        "definition", "A condition, a value, a query or effects with a name, to be used in several places.")
        .required<&FormulaDef::id>("id", "Its name.")
        .optional<&FormulaDef::parameters>("parameters",
                                           "What each use gives; nothing else that is bound there is seen.")
        .optional<&FormulaDef::condition>("condition", "Either the condition ...")
        .optional<&FormulaDef::value>("value", "... or the value ...")
        .optional<&FormulaDef::query>("query", "... or the query ...")
        .optional<&FormulaDef::effects>("effects", "... or the effects that it stands for.")
        .example(
            R"y({ id: "isOpen", parameters: [{ name: "$at", is: "zone" }], condition: { is: "empty", zone: "$at" } })y"))
LUDO_DESCRIBE(LimitDef, RecordType<LimitDef>("limit", "How often a player may take an action.")
                            .required<&LimitDef::scope>("scope", "How long it counts.")
                            .required<&LimitDef::max>("max", "How often; asked whenever moves are listed.")
                            .example(R"y({ scope: "turn", max: 1 })y"))
LUDO_DESCRIBE(
    ActionDef,
    RecordType<ActionDef>("action", "Something a player can do.")
        .required<&ActionDef::id>("id", "Its name.")
        .optional<&ActionDef::label>("label", "The text for people; {$param} stands for what was picked.")
        .optional<&ActionDef::actor>("actor", "Who may take it; whoever acts in the phase unless written.")
        .required<&ActionDef::phase>("phase", "The phase, or phases, in which it may be taken.",
                                     &oneOrManyOf<PhaseRef>)
        .optional<&ActionDef::params>("params", "What the player picks; at most 8.")
        .optional<&ActionDef::pre>("pre", "It may be taken only when this holds.")
        .optional<&ActionDef::cost>("cost",
                                    "What it costs; it may be taken only when this can be paid in full.")
        .optional<&ActionDef::effects>("effects", "What it does.")
        .optional<&ActionDef::post>("post",
                                    "It may be taken only when this holds after its cost and effects.")
        .optional<&ActionDef::limits>("limits", "How often it may be taken.")
        .optional<&ActionDef::longest>("longest",
                                       "Of the ways to take it, only those are legal with which the player "
                                       "can then take it most often in a "
                                       "row, each time after its cost and effects.")
        .example(R"y({ id: "wait", actor: "active", phase: "main" })y"))
LUDO_DESCRIBE(EventMatch, RecordType<EventMatch>("event match", "Which events of the kind count.")
                              .optional<&EventMatch::phase>("phase", "Only this phase.")
                              .optional<&EventMatch::action>("action", "Only this action.")
                              .optional<&EventMatch::zone>("zone", "Only tokens that enter this zone.")
                              .optional<&EventMatch::region>("region", "Only tokens that enter this region.")
                              .optional<&EventMatch::type>("type", "Only tokens of this type.")
                              .example(R"y({ action: "wait" })y"))
LUDO_DESCRIBE(
    TriggerDef,
    RecordType<TriggerDef>("trigger", "Something that happens when something else has happened.")
        .required<&TriggerDef::id>("id", "Its name.")
        .required<&TriggerDef::event>("event", "What it waits for.")
        .optional<&TriggerDef::match>("match", "Which events of the kind count.")
        .optional<&TriggerDef::when>("when", "It fires only when this holds.")
        .binds({"$player", "$token", "$zone"})
        .required<&TriggerDef::effects>("effects", "What it does.")
        .binds({"$player", "$token", "$zone"})
        .example(
            R"y({ id: "alarm", event: "turnEnd", effects: [{ addVar: { scope: "global", var: "threat", delta: 1 } }] })y"))
LUDO_DESCRIBE(
    ResultDef,
    RecordType<ResultDef>("result", "How the game ends, and for whom.")
        .required<&ResultDef::type>("type", "How it ends.")
        .optional<&ResultDef::player>(
            "player",
            "Who wins or loses. The actor unless written: who acted last; or, when the condition asks for "
            "stuck, who was to act.")
        .example(R"y({ type: "win", player: "actor" })y"))
LUDO_DESCRIBE(
    EndDef,
    RecordType<EndDef>("end condition", "When the game ends, and how.")
        .optional<&EndDef::id>("id", "Its name, for reports.")
        .required<&EndDef::when>("when", "The game ends when this holds.")
        .required<&EndDef::result>("result", "How it ends.")
        .example(
            R"y({ id: "tooHot", when: { op: ">=", left: { ref: "gvar", var: "threat" }, right: 12 }, result: { type: "lossAll" } })y"))
LUDO_DESCRIBE(ScoringDef,
              RecordType<ScoringDef>("scoring", "How players are ranked.")
                  .required<&ScoringDef::score>("score", "A player's score; the player is the actor in it.")
                  .optional<&ScoringDef::order>("order", "Which score is best; the highest unless written.")
                  .optional<&ScoringDef::tieBreaks>(
                      "tieBreaks", "Further scores, compared in turn while players are level.")
                  .example(R"y({ score: { ref: "pvar", player: "actor", var: "money" } })y"))
LUDO_DESCRIBE(
    TokenLook,
    RecordType<TokenLook>("token look",
                          "How tokens of a type are drawn: one look for a type, or for a type and a seat.")
        .required<&TokenLook::type>("type", "The token type.")
        .optional<&TokenLook::seat>("seat", "Only tokens of this seat.")
        .optional<&TokenLook::shape>("shape", "Its shape; a disc unless written.")
        .optional<&TokenLook::colour>("colour",
                                      "Its colour, such as \"#d55e00\"; the player's colour unless written.")
        .optional<&TokenLook::label>("label", "A short text on it; {property} stands for a property.")
        .optional<&TokenLook::picture>(
            "picture",
            "A picture on it: an SVG or PNG file in the document's folder or below, "
            "such as \"cards/{suit}.svg\"; {property} stands for a property.")
        .optional<&TokenLook::back>(
            "back",
            "A picture on the back of a card, which is seen while its face is not: an SVG or PNG file in the "
            "document's folder or below. Cards that can be taken for each other show it where all have the "
            "same.")
        .example(R"y({ type: "card", shape: "card" })y"))
LUDO_DESCRIBE(BoardLook, RecordType<BoardLook>("board look", "How a board is drawn: one look for each.")
                             .required<&BoardLook::board>("board", "The board.")
                             .optional<&BoardLook::style>("style", "Its style.")
                             .optional<&BoardLook::picture>(
                                 "picture",
                                 "A picture below its spaces, over all of them: an SVG or PNG file in the "
                                 "document's folder or below.")
                             .example(R"y({ board: "cell", style: "cells" })y"))
LUDO_DESCRIBE(ZoneLook,
              RecordType<ZoneLook>("zone look",
                                   "What is drawn below the tokens of a zone: one look for each.")
                  .required<&ZoneLook::zone>("zone", "The zone; a space of a board is one.")
                  .optional<&ZoneLook::picture>(
                      "picture",
                      "A picture over all of it: an SVG or PNG file in the document's folder or below.")
                  .example(R"y({ zone: "deck", picture: "shelf.svg" })y"))
LUDO_DESCRIBE(RenderingDef, RecordType<RenderingDef>("rendering", "How the game is drawn.")
                                .optional<&RenderingDef::tokens>("tokens", "How tokens are drawn.")
                                .optional<&RenderingDef::boards>("boards", "How boards are drawn.")
                                .optional<&RenderingDef::zones>("zones", "What is drawn below zones.")
                                .example(R"y({ tokens: [{ type: "card", shape: "card" }] })y"))
LUDO_DESCRIBE(GameDef,
              RecordType<GameDef>("game", "A compiled game.")
                  .required<&GameDef::metadata>("metadata", "What it is called and how many play it.")
                  .optional<&GameDef::constants>("constants", "Numbers with a name.",
                                                 &mapOf<&ConstantDef::id, &ConstantDef::value>)
                  .optional<&GameDef::variables>("variables", "What the rules keep.")
                  .optional<&GameDef::zones>("zones", "Places for tokens.")
                  .optional<&GameDef::regions>("regions", "Named sets of zones.")
                  .optional<&GameDef::directionSets>("directionSets", "Names for several directions.")
                  .optional<&GameDef::compass>("compass", "How directions turn and mirror.")
                  .optional<&GameDef::lineSets>("lineSets", "Lines of the designer's own.")
                  .optional<&GameDef::tokenTypes>("tokenTypes", "Kinds of tokens.")
                  .optional<&GameDef::definitions>("definitions",
                                                   "Conditions, values and queries with a name.")
                  .optional<&GameDef::setup>("setup", "What happens before the first turn.")
                  .required<&GameDef::turn>("turn", "Who plays when.")
                  .required<&GameDef::actions>("actions", "What players can do.")
                  .optional<&GameDef::triggers>("triggers", "What happens by itself.")
                  .required<&GameDef::end>("end", "When the game ends.")
                  .optional<&GameDef::scoring>("scoring", "How players are ranked.")
                  .optional<&GameDef::rendering>("rendering", "How it is drawn."))

const Type& gameDefType() {
  return typeOf<GameDef>();
}

}  // namespace ludo::language
