// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/language/expressions.h"

namespace ludo::language {

using namespace describing;

LUDO_DESCRIBE(SetOp, enumeration<SetOp>("set operator", "How collections combine.",
                                        {{"union", "What is in any of them."},
                                         {"intersection", "What is in all of them."},
                                         {"difference", "What is in the first and in none of the others."}}))

LUDO_DESCRIBE(
    TokensInZoneQuery,
    RecordType<TokensInZoneQuery>("tokensInZone", "The tokens of a zone, bottom first.")
        .tagged("query", "tokensInZone")
        .required<&TokensInZoneQuery::zone>("zone", "The zone.")
        .optional<&TokensInZoneQuery::top>("top",
                                           "Only so many, from the top, of those for which `where` holds.")
        .optional<&TokensInZoneQuery::where>("where", "Only tokens, bound to $token, for which this holds.")
        .binds({"$token"})
        .example(R"y({ query: "tokensInZone", zone: "deck" })y"))
LUDO_DESCRIBE(IntsInRangeQuery,
              RecordType<IntsInRangeQuery>("intsInRange", "The whole numbers from min to max.")
                  .tagged("query", "intsInRange")
                  .required<&IntsInRangeQuery::min>("min", "The smallest.")
                  .required<&IntsInRangeQuery::max>("max", "The largest.")
                  .example(R"y({ query: "intsInRange", min: 1, max: 6 })y"))
LUDO_DESCRIBE(EnumsQuery, RecordType<EnumsQuery>("enums", "A few words.")
                              .tagged("query", "enums")
                              .optional<&EnumsQuery::values>("values", "Either the words ...")
                              .optional<&EnumsQuery::of>(
                                  "of",
                                  "... or a property: every word that a token type or createToken gives it, "
                                  "each once, in the order of the text.")
                              .example(R"y({ query: "enums", values: ["red", "blue"] })y"))
LUDO_DESCRIBE(PlayersQuery,
              RecordType<PlayersQuery>("players",
                                       "The players in seat order, without those who were eliminated.")
                  .tagged("query", "players")
                  .optional<&PlayersQuery::of>("of", "Only these players.")
                  .optional<&PlayersQuery::where>("where",
                                                  "Only players, bound to $player, for whom this holds.")
                  .binds({"$player"})
                  .example(R"y({ query: "players" })y"))
LUDO_DESCRIBE(ZoneFilter, RecordType<ZoneFilter>("zone filter", "Which zones are meant.")
                              .required<&ZoneFilter::owner>("owner", "Only zones of this player.")
                              .example(R"y({ owner: "actor" })y"))
LUDO_DESCRIBE(ZonesQuery,
              RecordType<ZonesQuery>("zones", "Zones, in document order.")
                  .tagged("query", "zones")
                  .optional<&ZonesQuery::in>(
                      "in", "Only the zones of this region; a board's id is the region of all its zones.")
                  .optional<&ZonesQuery::filter>("filter", "Only zones of a player.")
                  .optional<&ZonesQuery::where>("where", "Only zones, bound to $zone, for which this holds.")
                  .binds({"$zone"})
                  .example(R"y({ query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } })y"))
LUDO_DESCRIBE(TokensQuery,
              RecordType<TokensQuery>("tokens", "All tokens in play, zone by zone.")
                  .tagged("query", "tokens")
                  .optional<&TokensQuery::player>("player", "Only tokens of this player.")
                  .optional<&TokensQuery::type>("type", "Only tokens of this type.")
                  .optional<&TokensQuery::in>("in", "Only tokens in this region.")
                  .optional<&TokensQuery::where>("where",
                                                 "Only tokens, bound to $token, for which this holds.")
                  .binds({"$token"})
                  .example(R"y({ query: "tokens", player: "actor" })y"))
LUDO_DESCRIBE(
    AdjacentZonesQuery,
    RecordType<AdjacentZonesQuery>("adjacentZones", "The zones next to a zone.")
        .tagged("query", "adjacentZones")
        .required<&AdjacentZonesQuery::zone>("zone", "The zone.")
        .optional<&AdjacentZonesQuery::direction>("direction",
                                                  "Only in this direction, or in these; \"all\" are all "
                                                  "directions of the board, whatever its neighbours are.",
                                                  &oneOrManyOf<DirectionSelector>)
        .optional<&AdjacentZonesQuery::where>("where", "Only zones, bound to $zone, for which this holds.")
        .binds({"$zone"})
        .example(R"y({ query: "adjacentZones", zone: "cell_0_0" })y"))
LUDO_DESCRIBE(
    TokensInAdjacentZonesQuery,
    RecordType<TokensInAdjacentZonesQuery>("tokensInAdjacentZones", "The tokens in the zones next to a zone.")
        .tagged("query", "tokensInAdjacentZones")
        .required<&TokensInAdjacentZonesQuery::zone>("zone", "The zone.")
        .optional<&TokensInAdjacentZonesQuery::where>("where",
                                                      "Only tokens, bound to $token, for which this holds.")
        .binds({"$token"})
        .example(R"y({ query: "tokensInAdjacentZones", zone: "cell_0_0" })y"))
LUDO_DESCRIBE(
    ConnectedZonesQuery,
    RecordType<ConnectedZonesQuery>("connectedZones", "The zones that can be reached from a zone.")
        .tagged("query", "connectedZones")
        .required<&ConnectedZonesQuery::zone>("zone", "Where to begin.")
        .optional<&ConnectedZonesQuery::via>("via",
                                             "Go only through zones, bound to $zone, for which this holds.")
        .binds({"$zone"})
        .optional<&ConnectedZonesQuery::maxDepth>("maxDepth", "At most this many steps away.")
        .example(R"y({ query: "connectedZones", zone: "cell_0_0", via: { is: "own", zone: "$zone" } })y"))
LUDO_DESCRIBE(
    RayQuery,
    RecordType<RayQuery>("ray", "The zones one after another in straight lines from a zone.")
        .tagged("query", "ray")
        .required<&RayQuery::from>("from", "Where the lines begin; not part of them.")
        .optional<&RayQuery::directions>(
            "directions", "Only these directions; all unless written, whatever the board's neighbours are.",
            &oneOrManyOf<DirectionSelector>)
        .optional<&RayQuery::through>("through",
                                      "A line goes on through zones, bound to $zone, for which this holds; "
                                      "empty ones unless written.")
        .binds({"$zone"})
        .optional<&RayQuery::until>(
            "until",
            "A line ends with the first zone, bound to $zone, for which this holds; that zone is part of it, "
            "even if the line could not go through it.")
        .binds({"$zone"})
        .optional<&RayQuery::max>("max", "A line has at most so many zones.")
        .example(R"y({ query: "ray", from: "cell_0_0", directions: "orthogonal" })y"))
LUDO_DESCRIBE(
    HopsQuery,
    RecordType<HopsQuery>("hops", "The zones just behind a neighbour of a zone: where a jump over it lands.")
        .tagged("query", "hops")
        .required<&HopsQuery::from>("from", "Where the jump begins.")
        .optional<&HopsQuery::directions>(
            "directions", "Only these directions; all unless written, whatever the board's neighbours are.",
            &oneOrManyOf<DirectionSelector>)
        .optional<&HopsQuery::over>("over",
                                    "What the zone jumped over, bound to $zone, must fulfil; occupied "
                                    "unless written.")
        .binds({"$zone"})
        .optional<&HopsQuery::to>(
            "to", "What the zone landed on, bound to $zone, must fulfil; empty unless written.")
        .binds({"$zone"})
        .example(R"y({ query: "hops", from: "cell_0_0", over: { is: "enemy", zone: "$zone" } })y"))
LUDO_DESCRIBE(
    LeapsQuery,
    RecordType<LeapsQuery>("leaps",
                           "The zones that several steps lead to, whatever lies between: a knight's leap.")
        .tagged("query", "leaps")
        .required<&LeapsQuery::from>("from", "Where the leap begins.")
        .required<&LeapsQuery::path>("path",
                                     "The steps, one after another; of a set of directions, its first one.")
        .optional<&LeapsQuery::rotate>("rotate", "The path may be turned.")
        .optional<&LeapsQuery::reflect>("reflect", "The path may be mirrored.")
        .optional<&LeapsQuery::where>("where", "Only zones, bound to $zone, for which this holds.")
        .binds({"$zone"})
        .example(
            R"y({ query: "leaps", from: "cell_0_0", path: ["e", "e", "s"], rotate: true, reflect: true })y"))
LUDO_DESCRIBE(DirectionsQuery,
              RecordType<DirectionsQuery>("directions", "Directions, one by one, to bind a name to each.")
                  .tagged("query", "directions")
                  .optional<&DirectionsQuery::of>("of", "Only these; all directions unless written.",
                                                  &oneOrManyOf<DirectionSelector>)
                  .example(R"y({ query: "directions", of: "orthogonal" })y"))
LUDO_DESCRIBE(BetweenQuery,
              RecordType<BetweenQuery>(
                  "between",
                  "The zones that lie between two others in a straight line; none if no line joins them.")
                  .tagged("query", "between")
                  .required<&BetweenQuery::from>("from", "One end, not included.")
                  .required<&BetweenQuery::to>("to", "The other end, not included.")
                  .example(R"y({ query: "between", from: "cell_0_0", to: "cell_0_2" })y"))
LUDO_DESCRIBE(
    SandwichedQuery,
    RecordType<SandwichedQuery>(
        "sandwiched",
        "The zones enclosed in straight lines between a zone and an anchor (custodial capture).")
        .tagged("query", "sandwiched")
        .required<&SandwichedQuery::from>("from", "The zone at one end.")
        .optional<&SandwichedQuery::directions>("directions", "Only these directions; all unless written.",
                                                &oneOrManyOf<DirectionSelector>)
        .optional<&SandwichedQuery::length>("length", "Only exactly so many zones in a line.")
        .optional<&SandwichedQuery::where>("where",
                                           "What an enclosed zone, bound to $zone, must fulfil; an enemy's "
                                           "token unless written.")
        .binds({"$zone"})
        .optional<&SandwichedQuery::by>("by",
                                        "What the anchor, bound to $zone, must fulfil; the actor's own token "
                                        "unless written.")
        .binds({"$zone"})
        .example(R"y({ query: "sandwiched", from: "cell_0_0" })y"))
LUDO_DESCRIBE(
    SetQuery,
    RecordType<SetQuery>("set query",
                         "Collections made into one, each option once, in the order of the first.")
        .valued("query")
        .required<&SetQuery::op>("query", "How they combine.")
        .required<&SetQuery::of>("of", "The collections.")
        .example(
            R"y({ query: "union", of: [{ query: "tokensInZone", zone: "deck" }, { query: "tokensInZone", zone: "hand:actor" }] })y"))
LUDO_DESCRIBE(
    FilterQuery,
    RecordType<FilterQuery>("filter", "What of a collection fulfils a condition.")
        .tagged("query", "filter")
        .required<&FilterQuery::of>("of", "The collection.")
        .required<&FilterQuery::bind>("bind", "A name, with a $, for each option in turn.")
        .required<&FilterQuery::where>("where", "Only options for which this holds.")
        .seesBind()
        .example(
            R"y({ query: "filter", of: { query: "intsInRange", min: 1, max: 6 }, bind: "$n", where: { op: ">", left: "$n", right: { ref: "gvar", var: "threat" } } })y"))
LUDO_DESCRIBE(
    DistinctQuery,
    RecordType<DistinctQuery>("distinct",
                              "Of options that are alike, only the first: one card of each kind, or all the "
                              "different suits in a hand.")
        .tagged("query", "distinct")
        .required<&DistinctQuery::of>("of", "The collection.")
        .required<&DistinctQuery::bind>("bind", "A name, with a $, for each option in turn.")
        .required<&DistinctQuery::by>(
            "by", "What tells options apart: those for which all of this is the same are alike.",
            &oneOrManyOf<ValueExpr>)
        .seesBind()
        .example(
            R"y({ query: "distinct", of: { query: "tokensInZone", zone: "hand:actor" }, bind: "$card", by: { ref: "tokenType", token: "$card" } })y"))
LUDO_DESCRIBE(BindingQuery, RecordType<BindingQuery>("binding list", "What chooseN picked.")
                                .tagged("query", "binding")
                                .required<&BindingQuery::name>("name", "The bound name, with its $.")
                                .example(R"y({ query: "binding", name: "$cards" })y"))
LUDO_DESCRIBE(DefinedQuery,
              RecordType<DefinedQuery>("defined query", "A query of the section \"definitions\".")
                  .tagged("query", "defined")
                  .required<&DefinedQuery::name>("name", "The definition.")
                  .optional<&DefinedQuery::with>("with", "What its parameters stand for.",
                                                 &mapOf<&FormulaArgument::name, &FormulaArgument::value>)
                  .example(R"y({ query: "defined", name: "freeCells" })y"))
LUDO_DESCRIBE(Query, unionType<Query>("query", "A finite, ordered collection of options."))

}  // namespace ludo::language
