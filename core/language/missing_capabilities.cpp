// SPDX-License-Identifier: Apache-2.0
#include "core/language/missing_capabilities.h"
#include "core/base/limits.h"

#include <array>

#include "core/diagnostics/kinds.h"
#include "core/language/synonyms.h"

namespace ludo::language {
namespace {

struct Request {
  std::array<std::string_view, 12> words;
  MissingCapability capability;
  std::string_view within = {};  ///< the name of the type in which alone it is asked for so
};

constexpr Request requests[] = {
    {{"freeText", "textInput", "userInput", "askText", "prompt", "say", "announce", "message", "chat"},
     {"free text",
      "players choose from options that can be listed",
      "Offer the texts with { query: \"enums\", values: [...] }",
      {"enums"}}},
    {{"float", "double", "real", "decimal", "fraction", "percent", "percentage", "ratio"},
     {"fractions", "numbers are whole, so that every machine computes the same",
      "Count in a smaller unit, such as hundredths"}},
    {{"probability", "chance", "odds", "weightedRandom", "random"},
     {"probabilities as numbers",
      "chance comes from dice, shuffled zones and drawn tokens",
      "Use { roll: { bind: \"$die\", sides: 100 } } and compare, or shuffle a zone and draw from it",
      {"roll", "shuffle"}}},
    {{"boolean", "bool", "list", "array", "object", "dictionary"},
     {"variables that hold several things, or yes and no",
      "a variable holds a whole number, text, a token, a zone or a player",
      "Use 0 and 1 for no and yes, and a zone for a list"}},
    {{"negotiate", "negotiation", "bargain", "trade", "promise", "alliance", "treaty", "persuade"},
     {"free negotiation",
      "all that players agree on has to be a move that can be checked",
      "Offer the deals as actions, and let the other player accept with chooseOne and \"chooser\"",
      {"chooser"}}},
    {{"vote", "voting", "ballot", "poll"},
     {"votes",
      "each player's choice has to be a move",
      "Let each player choose with chooseOne inside forEach over the players, and count in a variable",
      {"chooser"}}},
    {{"lineOfSight", "los", "canSee", "inSight", "visibleFrom", "fieldOfView"},
     {"line of sight between any two spaces",
      "a board has directions, and nothing lies between two of them",
      "Look along the directions with { query: \"ray\", from: \"$zone\" }",
      {"ray"}}},
    {{"attach", "attachTo", "attachment", "attached", "equip", "stackOn", "parentToken", "carries"},
     {"attachments of tokens to tokens", "a token is in a zone and nowhere else",
      "Keep the two in one zone, or give the token a property that says what it belongs to"}},
    {{"undo", "takeBack", "undoMove", "revert", "rollback", "rewind"},
     {"undo by a rule", "a play is a series of moves that only grows",
      "Let the rules bring things back with effects; to take back a move while testing, use the program"}},
    {{"timer", "timeLimit", "timeout", "seconds", "minutes", "clock", "realTime", "deadline", "countdown"},
     {"time limits",
      "a play has moves and turns but no clock",
      "Count actions with \"limits\", or turns with { ref: \"turnNumber\" }",
      {"limits", "turnNumber"}}},
    {{"team", "teams", "partner", "partners", "coalition"},
     {"teams", "each seat wins or loses by itself",
      "Give each player a variable with the number of the team, and end the game for all who have it"}},
    {{"coordinates", "angle", "rotation", "rotate", "continuous", "vector", "physics"},
     {"positions between the spaces", "tokens stand in zones, which are finite in number",
      "Make a board with as many spaces as the game needs"}},
    {{"movementCost", "moveCost", "edgeWeight", "weight", "weights", "terrainCost"},
     {"ways of different length",
      "all neighbours are one step away",
      "Put more spaces on the longer way, or take the price in \"cost\" from a property of the space",
      {"cost"}}},
    {{"script", "code", "lua", "javascript", "python", "formula", "eval", "expression"},
     {"program text",
      "rules are data that can be checked before they run",
      "Write the rule with conditions, values and effects",
      {},
      true}},
    {{"recursion", "recurse", "callItself"},
     {"definitions that use themselves", "every effect has to come to an end",
      "Use repeat or forEach, or a trigger for what follows from what happened"}},
    {{"while", "whileDo", "forever", "doWhile", "repeatUntil"},
     {"loops without a bound",
      "every effect has to come to an end",
      "Use repeat with \"times\", or forEach over a collection",
      {"repeat", "forEach"}}},
    {{"infinity", "infinite", "unlimited", "unbounded", "inf", "noLimit"},
     {"numbers without bounds", "a variable has bounds, so that positions can be told apart and counted",
      "Write a number that no play reaches, such as 9999"}},
    {{"sound", "music", "animation", "animate", "font"},
     {"sounds and moving pictures",
      "a board is drawn as it stands",
      "Use \"picture\", \"shape\", \"colour\" and \"label\" in the section \"rendering\"",
      {"picture", "shape", "label"}}},
    {{"history", "moveHistory", "previousState", "lastState", "log", "record"},
     {"memory of past moves",
      "a position holds all that decides what follows",
      "Ask how often a position has occurred with { ref: \"repetitions\" }, or keep what matters in a "
      "variable",
      {"repetitions"}}},
    {{"endGame", "gameOver", "finishGame", "stopGame", "win", "winGame", "lose", "loseGame", "victory",
      "declareWinner", "setWinner", "defeat"},
     {"effects that end the game",
      "the section \"end\" says when it is over and who wins, and is asked after every move",
      "Write there { id: \"goal\", when: { op: \">=\", left: { ref: \"pvar\", player: \"actor\", var: ... }, "
      "right: 10 }, result: { type: \"win\", player: \"actor\" } }",
      {"result"},
      false,
      true},
     "effect"},
    {{"full", "isFull", "notFull"},
     {"words for zones that are full",
      "a zone takes no more than its \"capacity\", and nothing else says how many it holds",
      "Compare the number of tokens: { op: \">=\", left: { ref: \"zoneCount\", zone: \"deck\" }, right: 5 }",
      {"zoneCount"},
      false,
      true},
     "condition"},
    {{"count", "dice", "times", "number", "amount", "n"},
     {"rolls of several dice at once",
      "each roll binds one number",
      "Write one roll for each die, with names of their own, and add them with { op: \"+\", left: \"$one\", "
      "right: \"$other\" }",
      {"roll"},
      false,
      true},
     "roll"},
};

constexpr MissingCapability ofBuiltNames = {
    "names put together while the rules run",
    "what a name stands for is known before the game begins",
    "Write one variable for each and choose with { ref: \"if\", when: ..., then: ..., else: ... }, or read a "
    "property of what is bound, as in { ref: \"tokenProp\", token: \"$card\", prop: \"price\" }",
    {},
    false,
    true};

// Of the message.
constexpr std::string_view beginning = "The language has no ";
constexpr std::string_view middle = ", as \"";
constexpr std::string_view end = "\" asks for: ";

}  // namespace

std::vector<const MissingCapability*> missingCapabilities() {
  std::vector<const MissingCapability*> all;
  for (const Request& request : requests) all.push_back(&request.capability);
  all.push_back(&ofBuiltNames);
  return all;
}

const MissingCapability* missingCapability(std::string_view written, std::string_view within) {
  if (written.size() > limits::comparedWord) return nullptr;
  for (const Request& request : requests) {
    if (!request.within.empty() && request.within != within) continue;
    for (std::string_view word : request.words) {
      if (!word.empty() && sameLetters(word, written)) return &request.capability;
    }
  }
  return nullptr;
}

const MissingCapability& builtName() {
  return ofBuiltNames;
}

void tellOf(const MissingCapability& capability, std::string_view written,
            diagnostics::Diagnostic& diagnostic) {
  diagnostic.kind = &diagnostics::kinds::MissingCapability;
  diagnostic.message = std::string(beginning) + std::string(capability.what) + std::string(middle) +
                       std::string(written) + std::string(end) + std::string(capability.why);
  diagnostic.suggestion = capability.workaround;
  diagnostic.alternatives.clear();
  diagnostic.fix.reset();
}

ToldCapability capabilityToldBy(std::string_view message) {
  for (const MissingCapability* capability : missingCapabilities()) {
    const std::string before = std::string(beginning) + std::string(capability->what) + std::string(middle);
    const std::string after = std::string(end) + std::string(capability->why);
    const bool isTold = message.size() >= before.size() + after.size() && message.starts_with(before) &&
                        message.ends_with(after);
    if (isTold)
      return {capability, message.substr(before.size(), message.size() - before.size() - after.size())};
  }
  return {};
}

}  // namespace ludo::language
