// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/effects.h"

namespace ludo::language {

using namespace describing;

LUDO_DESCRIBE(VariableScope,
              enumeration<VariableScope>("variable scope", "Where a variable lives.",
                                         {{"global", "One for the game."}, {"pvar", "One for each player."}}))
LUDO_DESCRIBE(InsertPosition,
              enumeration<InsertPosition>(
                  "insert position", "Where a token goes in an ordered zone.",
                  {{"top", "On top, where the next draw takes it; a queue is always joined at its end."},
                   {"bottom", "Under all others."},
                   {"random", "At a random place.", Consequence::UseChance}}))

LUDO_DESCRIBE(SetVarEffect,
              RecordType<SetVarEffect>("setVar", "Sets a variable, kept within its bounds.")
                  .keyed()
                  .may(Consequence::ChangeVariables)
                  .required<&SetVarEffect::scope>("scope", "Where the variable lives.")
                  .optional<&SetVarEffect::player>("player", "Whose variable; the actor's unless written.")
                  .required<&SetVarEffect::var>("var", "The variable.")
                  .required<&SetVarEffect::value>("value", "The new value.")
                  .example(R"y({ setVar: { scope: "global", var: "threat", value: 0 } })y"))
LUDO_DESCRIBE(AddVarEffect,
              RecordType<AddVarEffect>("addVar", "Adds to a variable, kept within its bounds.")
                  .keyed()
                  .may(Consequence::ChangeVariables)
                  .required<&AddVarEffect::scope>("scope", "Where the variable lives.")
                  .optional<&AddVarEffect::player>("player", "Whose variable; the actor's unless written.")
                  .required<&AddVarEffect::var>("var", "The variable.")
                  .required<&AddVarEffect::delta>("delta", "How much to add; negative to take away.")
                  .example(R"y({ addVar: { scope: "pvar", player: "actor", var: "money", delta: 1 } })y"))
LUDO_DESCRIBE(MoveTokenEffect,
              RecordType<MoveTokenEffect>("moveToken", "Moves one token to another zone.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .required<&MoveTokenEffect::token>("token", "The token.")
                  .optional<&MoveTokenEffect::from>("from", "Only if it is in this zone.")
                  .tokensLeave()
                  .required<&MoveTokenEffect::to>("to", "Where it goes.")
                  .tokensEnter()
                  .optional<&MoveTokenEffect::position>("position",
                                                        "Where in an ordered zone; on top unless written.")
                  .example(R"y({ moveToken: { token: "top(deck)", to: "hand:actor" } })y"))
LUDO_DESCRIBE(MoveTokenAdjacentEffect,
              RecordType<MoveTokenAdjacentEffect>("moveTokenAdjacent",
                                                  "Moves a token one step in a direction.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .required<&MoveTokenAdjacentEffect::token>("token", "The token.")
                  .optional<&MoveTokenAdjacentEffect::from>("from", "Only if it is in this zone.")
                  .tokensLeave()
                  .required<&MoveTokenAdjacentEffect::direction>("direction", "Which way.")
                  .example(R"y({ moveTokenAdjacent: { token: "top(cell_0_0)", direction: "e" } })y"))
LUDO_DESCRIBE(MoveAllEffect,
              RecordType<MoveAllEffect>("moveAll", "Moves all tokens of a zone, in their order.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .required<&MoveAllEffect::from>("from", "Where they are.")
                  .tokensLeave()
                  .required<&MoveAllEffect::to>("to", "Where they go.")
                  .tokensEnter()
                  .optional<&MoveAllEffect::filter>("filter",
                                                    "Only tokens, bound to $token, for which this holds.")
                  .binds({"$token"})
                  .optional<&MoveAllEffect::position>("position",
                                                      "Where in an ordered zone; on top unless written.")
                  .example(R"y({ moveAll: { from: "hand:actor", to: "discard:actor" } })y"))
LUDO_DESCRIBE(DrawEffect,
              RecordType<DrawEffect>("draw",
                                     "Moves tokens from the top of one zone to another, as far as they last.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .required<&DrawEffect::from>("from", "Where they come from.")
                  .tokensLeave()
                  .required<&DrawEffect::to>("to", "Where they go.")
                  .tokensEnter()
                  .required<&DrawEffect::count>("count", "How many.")
                  .example(R"y({ draw: { from: "deck", to: "hand:each", count: 5 } })y"))
LUDO_DESCRIBE(
    ShuffleEffect,
    RecordType<ShuffleEffect>("shuffle",
                              "Puts the tokens of a zone in random order. Who does not see them cannot tell "
                              "them apart any more; that is all it does to a set.")
        .keyed()
        .may(Consequence::UseChance)
        .required<&ShuffleEffect::zone>("zone", "The zone.")
        .example(R"y({ shuffle: { zone: "deck" } })y"))
LUDO_DESCRIBE(
    CreateTokenEffect,
    RecordType<CreateTokenEffect>("createToken", "Makes new tokens in a zone.")
        .keyed()
        .may(Consequence::CreateTokens)
        .required<&CreateTokenEffect::type>("type", "Their type; none are made of what is no type.")
        .required<&CreateTokenEffect::zone>("zone", "Where.")
        .tokensEnter()
        .optional<&CreateTokenEffect::owner>(
            "owner", "Who owns them; nobody unless written. Several players where the zone is one of each.")
        .optional<&CreateTokenEffect::count>("count", "How many; 1 unless written.")
        .optional<&CreateTokenEffect::props>(
            "props", "Properties that differ from the type's.",
            &mapOf<&std::pair<PropertyRef, ValueExpr>::first, &std::pair<PropertyRef, ValueExpr>::second>)
        .example(R"y({ createToken: { type: "card", zone: "deck", count: 3 } })y"))
LUDO_DESCRIBE(PlaceEffect,
              RecordType<PlaceEffect>("place", "Puts a new token of the actor on a space.")
                  .keyed()
                  .may(Consequence::CreateTokens)
                  .required<&PlaceEffect::type>("type", "Its type.")
                  .required<&PlaceEffect::zone>("zone", "Where.")
                  .tokensEnter()
                  .optional<&PlaceEffect::owner>("owner", "Who owns it; the actor unless written.")
                  .example(R"y({ place: { type: "card", zone: "cell_0_0" } })y"))
LUDO_DESCRIBE(DestroyTokenEffect,
              RecordType<DestroyTokenEffect>("destroyToken", "Takes a token out of the game.")
                  .keyed()
                  .may(Consequence::DestroyTokens)
                  .required<&DestroyTokenEffect::token>("token", "The token.")
                  .example(R"y({ destroyToken: { token: "top(deck)" } })y"))
LUDO_DESCRIBE(
    SetTokenPropEffect,
    RecordType<SetTokenPropEffect>("setTokenProp",
                                   "Changes a property of a token; nothing where its type has no such "
                                   "property.")
        .keyed()
        .may(Consequence::ChangeProperties)
        .required<&SetTokenPropEffect::token>("token", "The token.")
        .required<&SetTokenPropEffect::prop>("prop", "The property.")
        .required<&SetTokenPropEffect::value>("value", "The new value.")
        .example(R"y({ setTokenProp: { token: "top(deck)", prop: "cost", value: 2 } })y"))
LUDO_DESCRIBE(SetOwnerEffect,
              RecordType<SetOwnerEffect>("setOwner", "Gives a token to a player.")
                  .keyed()
                  .may(Consequence::ChangeOwners)
                  .required<&SetOwnerEffect::token>("token", "The token.")
                  .optional<&SetOwnerEffect::player>("player", "Its new owner; nobody unless written.")
                  .example(R"y({ setOwner: { token: "top(deck)", player: "actor" } })y"))
LUDO_DESCRIBE(
    CaptureEffect,
    RecordType<CaptureEffect>("capture", "Takes tokens out of play, or to a zone, and counts them.")
        .keyed()
        .may({Consequence::MoveTokens, Consequence::DestroyTokens, Consequence::ChangeVariables})
        .required<&CaptureEffect::what>("what", "The tokens, or zones whose top token is meant.")
        .optional<&CaptureEffect::to>("to", "Where they go; out of the game unless written.")
        .tokensEnter()
        .optional<&CaptureEffect::score>("score",
                                         "A variable that grows by 1 for each; the actor's, if each has one.")
        .example(
            R"y({ capture: { what: { query: "sandwiched", from: "cell_0_0" }, to: "discard:actor" } })y"))
LUDO_DESCRIBE(SowEffect,
              RecordType<SowEffect>("sow",
                                    "Hands the tokens of a zone out along a direction, one to each zone.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .required<&SowEffect::from>("from", "The zone to empty.")
                  .tokensLeave()
                  .required<&SowEffect::direction>("direction", "Which way.")
                  .optional<&SowEffect::skip>("skip", "Zones, bound to $zone, for which this holds get none.")
                  .binds({"$zone"})
                  .example(R"y({ sow: { from: "cell_0_0", direction: "e" } })y"))
LUDO_DESCRIBE(SwapEffect, RecordType<SwapEffect>("swap", "Two tokens change places.")
                              .keyed()
                              .may(Consequence::MoveTokens)
                              .required<&SwapEffect::first>("first", "The one.")
                              .required<&SwapEffect::second>("second", "The other.")
                              .example(R"y({ swap: { first: "top(deck)", second: "bottom(deck)" } })y"))
LUDO_DESCRIBE(RevealEffect,
              RecordType<RevealEffect>("reveal", "Shows players what tokens are, wherever these are.")
                  .keyed()
                  .may(Consequence::Reveal)
                  .required<&RevealEffect::what>("what",
                                                 "The tokens, or zones all of whose tokens are meant.")
                  .optional<&RevealEffect::to>("to", "Who sees them; everybody unless written.")
                  .example(R"y({ reveal: { what: { query: "tokensInZone", zone: "deck", top: 1 } } })y"))
LUDO_DESCRIBE(PeekEffect,
              RecordType<PeekEffect>("peek", "Shows one player what tokens are, wherever these are.")
                  .keyed()
                  .may(Consequence::Reveal)
                  .required<&PeekEffect::what>("what", "The tokens, or zones all of whose tokens are meant.")
                  .optional<&PeekEffect::player>("player", "Who looks; the actor unless written.")
                  .example(R"y({ peek: { what: { query: "tokensInZone", zone: "deck", top: 3 } } })y"))
LUDO_DESCRIBE(IfEffect, RecordType<IfEffect>("if", "Does one thing or another.")
                            .keyed()
                            .required<&IfEffect::when>("when", "The condition.")
                            .required<&IfEffect::then>("then", "What to do when it holds.")
                            .optional<&IfEffect::otherwise>("else", "What to do when it does not.")
                            .example(R"y({ if: { when: true, then: [{ shuffle: { zone: "deck" } }] } })y"))
LUDO_DESCRIBE(
    ForEachEffect,
    RecordType<ForEachEffect>("forEach", "Does something for every member of a collection.")
        .keyed()
        .required<&ForEachEffect::bind>("bind", "The name each member is bound to, with a $.")
        .required<&ForEachEffect::over>("over", "The collection, taken before the first round.")
        .required<&ForEachEffect::effects>("effects", "What to do with each.")
        .optional<&ForEachEffect::limit>(
            "limit", "At most this many rounds; as many as there are members unless written.")
        .example(
            R"y({ forEach: { bind: "$p", over: { query: "players" }, effects: [{ addVar: { scope: "pvar", player: "$p", var: "money", delta: 1 } }] } })y"))
LUDO_DESCRIBE(RepeatEffect,
              RecordType<RepeatEffect>("repeat", "Does something several times.")
                  .keyed()
                  .required<&RepeatEffect::times>("times", "How often, asked once before the first time.")
                  .optional<&RepeatEffect::goesOn>(
                      "while", "Only as long as this holds, asked before each time; so often at most.")
                  .required<&RepeatEffect::effects>("effects", "What to do.")
                  .example(R"y({ repeat: { times: 2, effects: [{ shuffle: { zone: "deck" } }] } })y"))
LUDO_DESCRIBE(
    LetEffect,
    RecordType<LetEffect>("let", "Names a value for some effects.")
        .keyed()
        .required<&LetEffect::bind>("bind", "The name, with a $.")
        .required<&LetEffect::value>("value", "The value, taken now.")
        .required<&LetEffect::in>("in", "The effects that may use it.")
        .example(
            R"y({ let: { bind: "$n", value: { ref: "zoneCount", zone: "deck" }, in: [{ setVar: { scope: "global", var: "threat", value: "$n" } }] } })y"))
LUDO_DESCRIBE(
    ChooseOneEffect,
    RecordType<ChooseOneEffect>("chooseOne",
                                "A player picks one option; the effects after it may use the pick.")
        .keyed()
        .may(Consequence::AskPlayer)
        .required<&ChooseOneEffect::bind>("bind", "The name of the pick, with a $.")
        .required<&ChooseOneEffect::options>("options", "What there is to pick from.")
        .optional<&ChooseOneEffect::chooser>("chooser", "Who picks; the actor unless written.")
        .example(
            R"y({ chooseOne: { bind: "$pick", options: { query: "tokensInZone", zone: "hand:actor" } } })y"))
LUDO_DESCRIBE(
    ChooseNEffect,
    RecordType<ChooseNEffect>("chooseN",
                              "A player picks several options, one after another, in the order of the list: "
                              "after a pick, only what comes "
                              "behind it is offered, so that no set can be picked in two ways.")
        .keyed()
        .may(Consequence::AskPlayer)
        .required<&ChooseNEffect::bind>("bind", "The name of the picks, with a $.")
        .required<&ChooseNEffect::options>("options", "What there is to pick from.")
        .required<&ChooseNEffect::n>("n", "How many; fewer when there are not so many.")
        .optional<&ChooseNEffect::min>("min", "The player may stop after this many; n unless written.")
        .optional<&ChooseNEffect::chooser>("chooser", "Who picks; the actor unless written.")
        .example(
            R"y({ chooseN: { bind: "$picks", options: { query: "tokensInZone", zone: "hand:actor" }, n: 2 } })y"))
LUDO_DESCRIBE(RollEffect,
              RecordType<RollEffect>("roll", "Rolls a die; the effects after it may use the result.")
                  .keyed()
                  .may(Consequence::UseChance)
                  .required<&RollEffect::bind>("bind", "The name of the result, with a $.")
                  .optional<&RollEffect::sides>(
                      "sides", "The die has the numbers from 1 to this, at least 1; 6 unless written.")
                  .example(R"y({ roll: { bind: "$die" } })y"))
LUDO_DESCRIBE(
    RandomOneEffect,
    RecordType<RandomOneEffect>("randomOne",
                                "Chance picks one option; the effects after it may use the pick.")
        .keyed()
        .may(Consequence::UseChance)
        .required<&RandomOneEffect::bind>("bind", "The name of the pick, with a $.")
        .required<&RandomOneEffect::options>("options", "What there is to pick from.")
        .example(
            R"y({ randomOne: { bind: "$pick", options: { query: "tokensInZone", zone: "hand:actor" } } })y"))
LUDO_DESCRIBE(EndPhaseEffect,
              RecordType<EndPhaseEffect>("endPhase", "Ends the phase once the action has resolved.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .example(R"y({ endPhase: {} })y"))
LUDO_DESCRIBE(EndTurnEffect,
              RecordType<EndTurnEffect>("endTurn", "Ends the turn once the action has resolved.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .example(R"y({ endTurn: {} })y"))
LUDO_DESCRIBE(ExtraTurnEffect,
              RecordType<ExtraTurnEffect>("extraTurn", "Gives a player a turn before the order goes on.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .optional<&ExtraTurnEffect::player>("player", "Who; the actor unless written.")
                  .example(R"y({ extraTurn: {} })y"))
LUDO_DESCRIBE(GoToPhaseEffect,
              RecordType<GoToPhaseEffect>("goToPhase",
                                          "Goes on with another phase once the action has resolved.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .required<&GoToPhaseEffect::phase>("phase", "The phase.")
                  .example(R"y({ goToPhase: { phase: "main" } })y"))
LUDO_DESCRIBE(SetActiveEffect,
              RecordType<SetActiveEffect>(
                  "setActive",
                  "Makes a player the active one for the rest of the turn; the next turn is that of whoever "
                  "comes after them. To give somebody the next turn, add extraTurn.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .required<&SetActiveEffect::player>("player", "Who.")
                  .example(R"y({ setActive: { player: "opponent" } })y"))
LUDO_DESCRIBE(EliminateEffect,
              RecordType<EliminateEffect>(
                  "eliminate",
                  "A player is out: no more turns, a loss at the end, and no longer among the players.")
                  .keyed()
                  .may(Consequence::ChangeTurn)
                  .required<&EliminateEffect::player>("player", "Who.")
                  .example(R"y({ eliminate: { player: "actor" } })y"))
LUDO_DESCRIBE(RefillToSizeEffect,
              RecordType<RefillToSizeEffect>("refillToSize", "Draws until a zone holds so many tokens.")
                  .keyed()
                  .may(Consequence::MoveTokens)
                  .macro()
                  .required<&RefillToSizeEffect::zone>("zone", "The zone to fill.")
                  .tokensEnter()
                  .required<&RefillToSizeEffect::from>("from", "Where the tokens come from.")
                  .tokensLeave()
                  .required<&RefillToSizeEffect::size>("size", "How many it should hold.")
                  .example(R"y({ refillToSize: { zone: "hand:actor", from: "deck", size: 5 } })y"))
LUDO_DESCRIBE(DiscardDownToEffect,
              RecordType<DiscardDownToEffect>("discardDownTo",
                                              "A player picks tokens to put away until so many are left.")
                  .keyed()
                  .may({Consequence::MoveTokens, Consequence::AskPlayer})
                  .macro()
                  .required<&DiscardDownToEffect::zone>("zone", "The zone with too many.")
                  .tokensLeave()
                  .required<&DiscardDownToEffect::to>("to", "Where they go.")
                  .tokensEnter()
                  .required<&DiscardDownToEffect::size>("size", "How many may stay.")
                  .optional<&DiscardDownToEffect::chooser>(
                      "chooser", "Who picks; the zone's owner unless written, of a shared zone the actor.")
                  .example(R"y({ discardDownTo: { zone: "hand:actor", to: "discard:actor", size: 5 } })y"))
LUDO_DESCRIBE(DoEffect,
              RecordType<DoEffect>("do", "Carries out effects of the section \"definitions\".")
                  .keyed()
                  .macro()
                  .required<&DoEffect::name>("name", "The definition.")
                  .optional<&DoEffect::with>("with", "What its parameters stand for.",
                                             &mapOf<&FormulaArgument::name, &FormulaArgument::value>)
                  .example(R"y({ do: { name: "pay", with: { $price: 2 } } })y"))
LUDO_DESCRIBE(Effect, unionType<Effect>("effect", "A change to the state, or control over other effects."))

}  // namespace ludo::language
