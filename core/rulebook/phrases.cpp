// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/phrases.h"

#include <span>

namespace ludo::rulebook {
namespace {

constexpr Phrase effectRows[] = {
    {"setVar", "", "set {player's} {var} to {value}"},
    {"addVar", "", "add {delta} to {player's} {var}"},
    {"moveToken", "", "move {token}[ from {from}] to {to}[, {position}]"},
    {"moveTokenAdjacent", "", "move {token} one step {direction}[, if it is in {from}]"},
    {"moveAll", "", "move all tokens of {from}[ for which {filter}] to {to}[, {position}]"},
    {"draw", "", "take the top {count} of {from} to {to}, as far as there are so many"},
    {"shuffle", "", "shuffle {zone}"},
    {"createToken", "", "put {count} × {type} in {zone}[, owned by {owner}][, with {props}]"},
    {"place", "", "put a new {type} [of {owner}|of yours] on {zone}"},
    {"destroyToken", "", "take {token} out of the game"},
    {"setTokenProp", "", "set the {prop} of {token} to {value}"},
    {"setOwner", "", "[{token} now belongs to {player}|{token} now belongs to nobody]"},
    {"capture", "", "capture {what}[, to {to}|, out of the game][; each adds 1 to {score}]"},
    {"sow", "",
     "take all tokens of {from} and hand them out one by one, to one space after another, going "
     "{direction}[; leave "
     "out a space if {skip}]"},
    {"swap", "", "{first} and {second} change places"},
    {"reveal", "", "show {what} to [{to}|everybody]"},
    {"peek", "", "[{player}|you] may look at {what}"},
    {"if", "", "if {when}"},
    {"forEach", "", "for each of {over}[, {limit} at most], called {bind}"},
    {"repeat", "", "do this {times} times[, but only as long as {while}]"},
    {"let", "", "let {bind} be {value}, as it is now"},
    {"chooseOne", "", "[{chooser+chooses}|choose] {bind}, one of {options}"},
    {"chooseN", "", "[{chooser+chooses}|choose] {bind}, [at least {min} and at most ]{n} of {options}"},
    {"roll", "", "roll a die with the numbers 1 to {sides}; {bind} is what it shows"},
    {"randomOne", "", "chance picks {bind}, one of {options}"},
    {"endPhase", "", "the phase ends"},
    {"endTurn", "", "the turn ends"},
    {"extraTurn", "", "[{player+has}|you have] another turn before the next player's"},
    {"goToPhase", "", "go on with the phase {phase}"},
    {"setActive", "", "it is now the turn of {player}"},
    {"eliminate", "", "{player+is} out of the game"},
    {"refillToSize", "", "fill up {zone} from {from} until it holds {size}"},
    {"discardDownTo", "",
     "[{chooser+moves}|move] tokens of {zone}, of your choice, to {to} until {size} are left"},
    {"do", "", "do {name}[ with {with}]; see “Terms”"},
};

constexpr Phrase conditionRows[] = {
    {"not", "", "it is not so that {arg}"},
    {"compare", "==", "{left} is {right}"},
    {"compare", "!=", "{left} is not {right}"},
    {"compare", "<", "{left} is less than {right}"},
    {"compare", "<=", "{left} is at most {right}"},
    {"compare", ">", "{left} is more than {right}"},
    {"compare", ">=", "{left} is at least {right}"},
    {"in", "", "{item} is one of {set}"},
    {"is", "empty", "[no {type} is on {zone}|{zone} is empty]"},
    {"is", "occupied", "[a {type} is on {zone}|{zone} is occupied]"},
    {"is", "own", "[a {type} of yours is on {zone}|a token of yours is on {zone}]"},
    {"is", "enemy", "[a {type} of another player is on {zone}|a token of another player is on {zone}]"},
    {"adjacent", "", "{to} is next to {zone}[, going {direction}]"},
    {"connected", "",
     "a path of spaces next to each other leads from [{zone}|{from}] to [{to}|{toRegion}], and of each space "
     "on it it "
     "holds that [{via}|a token of yours is on it]"},
    {"stuck", "", "the player who is to act cannot"},
    {"defined condition", "", "{name} holds[ for {with}]"},
};

constexpr Phrase valueRows[] = {
    {"global variable", "", "the {var}"},
    {"player variable", "", "{player's} {var}"},
    {"zone count", "", "the number of tokens in {zone}"},
    {"zone property", "", "the {prop} of {zone}"},
    {"token property", "", "the {prop} of {token}"},
    {"token owner", "", "the owner of {token}"},
    {"token type of", "", "the kind of {token}"},
    {"token zone", "", "the place of {token}"},
    {"binding value", "", "{name}"},
    {"constant value", "", "{name}"},
    {"player value", "", "{player}"},
    {"seat", "", "the number of {player's} seat, counted from 0"},
    {"player at", "", "the player in seat {seat}, counted from 0 and on round the table"},
    {"zone value", "", "{zone}"},
    {"token value", "", "{token}"},
    {"direction value", "", "the direction {direction}"},
    {"turn number", "", "the number of turns that have begun"},
    {"passes", "", "the number of passes in a row"},
    {"last zone", "", "the space where a token was put last"},
    {"nothing", "", "nothing"},
    {"repetitions", "",
     "the number of times that the tokens[ in {in}] have stood as they stand now[, with the same player to "
     "move{toMove}]"},
    {"step", "", "the space [{steps} steps|one step] {direction} of {from}"},
    {"lines", "",
     "the number of straight lines of [exactly {exact}]{length} [spaces for which {where}|{type} tokens of "
     "{player}|"
     "tokens of {player}|{type} tokens of yours|tokens of yours] in a row[ through {through}][, going "
     "{directions}][, "
     "counting only the lines {among}][, without {excluding}][, all with the same {sharing}]"},
    {"group size", "",
     "the number of spaces that hang together with {zone}, itself included, through spaces for which it "
     "holds that "
     "[{via}|a token of yours is on it]"},
    {"distance", "",
     "the number of steps of the shortest way from {from} to [{to}|{toRegion}][, through spaces for which "
     "{via}]"},
    {"pattern", "",
     "the number of places where these spaces lie together: [{at}|a space], and those to which these steps "
     "lead from "
     "it: {cells}[ (it may be turned{rotate})][ (it may be mirrored{reflect})], if of each it holds that "
     "[{where}|a "
     "token of yours is on it]"},
    {"legal count", "", "the number of ways in which {player} can now [take the action {action}|act]"},
    {"arithmetic", "+", "{left} plus {right}"},
    {"arithmetic", "-", "{left} minus {right}"},
    {"arithmetic", "*", "{left} times {right}"},
    {"arithmetic", "div", "{left} divided by {right}, rounded towards 0"},
    {"arithmetic", "mod", "what is left over when {left} is divided by {right}"},
    {"arithmetic", "min", "the smaller of {left} and {right}"},
    {"arithmetic", "max", "the larger of {left} and {right}"},
    {"absolute value", "", "{value} without its sign"},
    {"negative", "", "minus {value}"},
    {"if value", "", "{then} if {when}, otherwise {else}"},
    {"aggregate", "count", "the number of {query}"},
    {"aggregate", "sum",
     "[the total {prop} of {query}|the total, for each {bind} of {query}, of {each}|the total of {query}]"},
    {"aggregate", "min",
     "[the smallest {prop} of {query}|the smallest, for each {bind} of {query}, of {each}|the smallest of "
     "{query}]"},
    {"aggregate", "max",
     "[the largest {prop} of {query}|the largest, for each {bind} of {query}, of {each}|the largest of "
     "{query}]"},
    {"defined value", "", "{name}[ for {with}]"},
};

constexpr Phrase queryRows[] = {
    {"tokensInZone", "", "[the top {top} of ]the tokens in {zone}[ for which {where}]"},
    {"intsInRange", "", "the numbers from {min} to {max}"},
    {"enums", "", "[all that {of} can be|{values}]"},
    {"players", "", "[{of}|the players][ for whom {where}]"},
    {"zone filter", "", "{owner}"},
    {"zones", "", "[the spaces of {in}|all places][ that belong to {filter}][ for which {where}]"},
    {"tokens", "", "the [{type} ]tokens[ of {player}][ on {in}][ for which {where}]"},
    {"adjacentZones", "", "the spaces next to {zone}[, going {direction},][ for which {where}]"},
    {"tokensInAdjacentZones", "", "the tokens on the spaces next to {zone}[ for which {where}]"},
    {"connectedZones", "",
     "the spaces that can be reached from {zone} step by step[, through spaces for which {via}][, in "
     "{maxDepth} steps "
     "at most]"},
    {"ray", "",
     "the spaces in a straight line from {from}[, going {directions}][, {max} at most], as long as "
     "[{through}|they are "
     "empty][; the line ends with the first space for which {until}]"},
    {"hops", "",
     "the spaces just behind a neighbour of {from} in a straight line[, going {directions}], if of the one "
     "jumped over "
     "it holds that [{over}|it is occupied], and of the one landed on that [{to}|it is empty]"},
    {"leaps", "",
     "the spaces to which the steps {path} lead from {from}, whatever lies between[; the path may be "
     "turned{rotate}][; the path may be mirrored{reflect}][, if {where}]"},
    {"directions", "", "[the directions {of}|all directions]"},
    {"between", "", "the spaces between {from} and {to} in a straight line"},
    {"sandwiched", "",
     "the spaces enclosed in a straight line between {from} and another space[, going {directions}][, "
     "exactly {length} "
     "of them], if of each enclosed one it holds that [{where}|a token of another player is on it], and of "
     "the one at "
     "the far end that [{by}|a token of yours is on it]"},
    // What stands between the collections.
    {"set query", "union", "; and also "},
    {"set query", "intersection", "; but only those that are also among "},
    {"set query", "difference", "; but none of "},
    {"filter", "", "those {bind} of {of} for which {where}"},
    {"distinct", "",
     "the different ones of {of} (two are alike when for each, called {bind}, this is the same: {by})"},
    {"binding list", "", "{name}"},
    {"defined query", "", "{name}[ for {with}]"},
};

constexpr Phrase wordRows[] = {
    {"insert position", "top", "on top"},
    {"insert position", "bottom", "at the bottom"},
    {"insert position", "random", "at a random place"},
    {"zone owner", "none", "one for all"},
    {"zone owner", "player", "one for each player"},
    {"visibility", "public", "everybody sees what is there"},
    {"visibility", "owner", "only its owner sees what is there"},
    {"visibility", "hidden", "nobody sees what is there"},
    {"ordering", "stack", "a pile: what was put there last lies on top"},
    {"ordering", "queue", "a queue: what has been there longest is taken first"},
    {"ordering", "set", "in no order"},
    {"limit scope", "turn", "in a turn"},
    {"limit scope", "phase", "in a phase"},
    {"limit scope", "game", "in the whole game"},
    {"pass rule", "allowed", "A player may also pass"},
    {"pass rule", "forced", "Who can do nothing else passes"},
    {"pass rule", "out", "A player may pass, and is then out of this phase"},
    {"pass rule", "skip", "Who can do nothing is passed over"},
    {"event", "phaseEnter", "[when the phase {phase} begins|when a phase begins]"},
    {"event", "phaseExit", "[when the phase {phase} ends|when a phase ends]"},
    {"event", "turnStart", "when a turn begins"},
    {"event", "turnEnd", "when a turn ends"},
    {"event", "actionResolved", "[when {action} was done|when an action was done]"},
    {"event", "tokenEntered", "when [a {type} |a token ]comes [into {zone}|into {region}|into any place]"},
    {"result type", "win", "[{player+wins}|you win]"},
    {"result type", "lose", "[{player+loses}|you lose]"},
    {"result type", "draw", "the game is drawn"},
    {"result type", "lossAll", "everybody loses"},
    {"result type", "winAll", "everybody wins who is not out of the game"},
    {"result type", "byScore", "the best score wins; who has equal best scores draws"},
    {"neighbours", "orthogonal", "two spaces are next to each other when they share a side"},
    {"neighbours", "diagonal", "two spaces are next to each other when they share just a corner"},
    {"neighbours", "all", "two spaces are next to each other when they share a side or a corner"},
    {"parameter type", "number", "a number"},
    {"parameter type", "boolean", "yes or no"},
    {"parameter type", "text", "a word"},
    {"parameter type", "token", "a token"},
    {"parameter type", "zone", "a space"},
    {"parameter type", "player", "a player"},
    {"parameter type", "direction", "a direction"},
};

constexpr std::span<const Phrase> groups[] = {effectRows, conditionRows, valueRows, queryRows, wordRows};

}  // namespace

std::vector<Phrase> phrases() {
  std::vector<Phrase> all;
  for (const std::span<const Phrase> group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

const Phrase* phraseFor(std::string_view type, std::string_view value) {
  const Phrase* any = nullptr;
  for (const std::span<const Phrase> group : groups) {
    for (const Phrase& phrase : group) {
      if (phrase.type != type) continue;
      if (phrase.value == value) return &phrase;
      if (phrase.value.empty()) any = &phrase;
    }
  }
  return any;
}

}  // namespace ludo::rulebook
