// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>

#include "core/base/letters.h"
#include "core/language/describe.h"
#include "core/language/language.h"
#include "core/language/spec_tests.h"

namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

namespace {

constexpr std::string_view moveForms =
    "A move is written as \"place(cell_0_0)\": the action and its arguments in parentheses, or "
    "\"choose(3)\", "
    "\"stop\", \"endPhase\" or \"pass\"";
constexpr std::string_view builtInMoves[] = {"choose", "stop", "endPhase", "pass"};

bool isName(std::string_view name) {
  return !name.empty() && isLetter(name[0]) && std::all_of(name.begin(), name.end(), [](char c) {
    return isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  });
}

/// Where the argument that begins at `from` ends: "card (hearts, rank 12)" is one.
std::size_t endOfArgument(std::string_view written, std::size_t from, std::size_t end) {
  int open = 0;
  for (std::size_t at = from; at < end; ++at) {
    if (written[at] == '(') ++open;
    if (written[at] == ')') --open;
    if (written[at] == ',' && open <= 0) return at;
  }
  return end;
}

/// Where the bracket is closed that opens there; the end of the text when it is not.
std::size_t endOfBrackets(std::string_view written, std::size_t from) {
  int open = 0;
  for (std::size_t at = from; at < written.size(); ++at) {
    if (written[at] == '(') ++open;
    if (written[at] == ')' && --open == 0) return at;
  }
  return written.size();
}

/// The arguments of `data` from offset `from` up to `end`; false when one is empty.
bool parseArguments(TestMove& move, const DataNode& data, std::size_t from, std::size_t end) {
  const std::string_view written = data.text;
  while (true) {
    const std::size_t comma = endOfArgument(written, from, end);
    std::size_t first = std::min(written.find_first_not_of(' ', from), comma);
    std::size_t last = comma;
    while (last > first && written[last - 1] == ' ') --last;
    if (first == last) return false;
    TestArgument& argument = move.arguments.emplace_back();
    argument.text = written.substr(first, last - first);
    argument.span = partOf(data, first, last - first);
    if (comma == end) return true;
    from = comma + 1;
  }
}

std::optional<std::string> parseMove(void* target, const DataNode& data) {
  auto& move = as<TestMove>(target);
  move = TestMove{};
  move.span = data.span;
  if (data.kind != DataKind::String) return std::string(moveForms);
  const std::string_view written = data.text;
  const std::size_t open = std::min(written.find('('), written.size());
  move.name = written.substr(0, open);
  if (!isName(move.name)) return std::string(moveForms);
  if (std::ranges::find(builtInMoves, move.name) == std::end(builtInMoves))
    move.action = reference<NameKind::Action>(data, 0, move.name);
  if (open == written.size()) return std::nullopt;
  const bool closed = endOfBrackets(written, open) + 1 == written.size();
  const bool good =
      closed && (open + 2 == written.size() || parseArguments(move, data, open + 1, written.size() - 1));
  return good ? std::nullopt : std::optional(std::string(moveForms));
}

DataNode formatMove(const void* target) {
  const auto& move = as<TestMove>(target);
  std::string text = move.name;
  for (const TestArgument& argument : move.arguments)
    text += (&argument == &move.arguments.front() ? "(" : ", ") + argument.text;
  return DataNode::ofString(move.arguments.empty() ? text : text + ")");
}

std::optional<std::string> parseArgument(void* target, const DataNode& data) {
  auto& argument = as<TestArgument>(target);
  argument.span = data.span;
  if (data.kind == DataKind::Integer) {
    argument.text = std::to_string(data.integer);
  } else if (data.kind == DataKind::Bool) {
    argument.text = data.boolean ? "true" : "false";
  } else if (data.kind == DataKind::String && !data.text.empty()) {
    argument.text = data.text;
  } else {
    return "An argument is a whole number, true or false, or the quoted name of what is picked";
  }
  return std::nullopt;
}

DataNode formatArgument(const void* target) {
  const std::string& text = as<TestArgument>(target).text;
  std::int64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isNumber = error == std::errc() && end == text.data() + text.size();
  if (isNumber && std::to_string(number) == text) return DataNode::ofInteger(number);
  if (text == "true" || text == "false") return DataNode::ofBool(text == "true");
  return DataNode::ofString(text);
}

constexpr std::string_view resultWords[] = {"win", "lose", "draw", "notOver", "over"};

std::optional<std::string> parseResult(void* target, const DataNode& data) {
  auto& result = as<ResultExpectation>(target);
  result = ResultExpectation{};
  result.span = data.span;
  std::vector<DataNode> written = data.kind == DataKind::List ? data.items : std::vector<DataNode>{data};
  for (const DataNode& word : written) {
    const auto* known = std::ranges::find(resultWords, word.text);
    const bool whole = known - std::begin(resultWords) >= 3;
    if (word.kind != DataKind::String || known == std::end(resultWords) || (whole && written.size() > 1)) {
      result.seats.clear();
      break;
    }
    result.seats.push_back(static_cast<ExpectedResult>(known - std::begin(resultWords)));
  }
  if (!result.seats.empty()) return std::nullopt;
  return "The result is a word for all players, or a list with \"win\", \"lose\" or \"draw\" for each seat";
}

DataNode formatResult(const void* target) {
  DataNode list = DataNode::list();
  for (ExpectedResult result : as<ResultExpectation>(target).seats)
    list.items.push_back(DataNode::ofString(std::string(resultWords[static_cast<std::size_t>(result)])));
  return list.items.size() == 1 ? list.items.front() : list;
}

std::optional<std::int64_t> seatIn(const DataNode& data) {
  std::int64_t seat = 0;
  const std::string& text = data.text;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
  return data.kind == DataKind::String && whole && seat >= 0 ? std::optional(seat) : std::nullopt;
}

std::optional<std::string> parseKnownBy(void* target, const DataNode& data) {
  auto& known = as<KnownBy>(target);
  known = KnownBy{};
  known.span = data.span;
  if (data.kind == DataKind::String && (data.text == "all" || data.text == "nobody")) {
    known.all = data.text == "all";
    return std::nullopt;
  }
  const std::vector<DataNode> written =
      data.kind == DataKind::List ? data.items : std::vector<DataNode>{data};
  bool good = !written.empty();
  for (const DataNode& item : written) {
    const std::optional<std::int64_t> seat = seatIn(item);
    good = good && seat && std::ranges::find(known.seats, *seat) == known.seats.end();
    if (good) known.seats.push_back(*seat);
  }
  if (good) return std::nullopt;
  return "Write \"all\", \"nobody\", the number of a seat such as \"0\", or a list of seats such as [\"0\", "
         "\"1\"], each once";
}

DataNode formatKnownBy(const void* target) {
  const auto& known = as<KnownBy>(target);
  if (known.all || known.seats.empty()) return DataNode::ofString(known.all ? "all" : "nobody");
  DataNode list = DataNode::list();
  for (std::int64_t seat : known.seats) list.items.push_back(DataNode::ofString(std::to_string(seat)));
  return list.items.size() == 1 ? list.items.front() : list;
}

std::optional<std::string> parseEndName(void* target, const DataNode& data) {
  auto& end = as<EndName>(target);
  end.span = data.span;
  if (data.kind != DataKind::String || data.text.empty())
    return "This needs the quoted id of an end condition";
  end.id = data.text;
  return std::nullopt;
}

DataNode formatEndName(const void* target) {
  return DataNode::ofString(as<EndName>(target).id);
}

}  // namespace

LUDO_DESCRIBE(TestMove, [] {
  Type t = notation<TestMove>("move", "A move as people read it.", &parseMove, &formatMove,
                              {{"wait(3)", "An action with its arguments; the last ones may be left out."},
                               {"choose(card)", "A pick among the options of a decision."},
                               {"stop", "The end of a decision that allows fewer picks."},
                               {"endPhase", "The built-in end of an open-ended phase."},
                               {"pass", "Doing nothing, where the phase allows it."}},
                              R"({"type":"string","minLength":1})");
  t.parts = {part<&TestMove::action>("action")};
  return t;
}())
LUDO_DESCRIBE(TestArgument,
              notation<TestArgument>(
                  "move argument", "What is picked for a parameter.", &parseArgument, &formatArgument,
                  {{"cell_0_0", "A zone; a player's own is called \"hand:0\"."},
                   {"card", "A token of a type; \"card#2\" is one of them, as records number them."},
                   {"card (hearts, rank 12)", "A token as it is shown, by its name and what tells it apart."},
                   {"P1", "A player, counted from 1; the seat \"0\" means the same."},
                   {"3", "A whole number."}},
                  R"({"type":["string","integer","boolean"]})"))
LUDO_DESCRIBE(
    TakeStep,
    RecordType<TakeStep>("take",
                         "A move, with what is picked by the parameters' names, or with what the dice show.")
        .keyed()
        .optional<&TakeStep::action>("action", "Either an action ...")
        .optional<&TakeStep::move>("move", "... or any move as people read it, such as a choice or a pass.")
        .optional<&TakeStep::with>(
            "with", "What is picked for the action, by its parameters' names; the others are left open.",
            &mapOf<&std::pair<BindingRef, TestArgument>::first, &std::pair<BindingRef, TestArgument>::second>)
        .optional<&TakeStep::rolls>("rolls",
                                    "What the dice show that are rolled until the next decision, in order; "
                                    "left to the test's seed unless written.",
                                    &oneOrManyOf<Number>)
        .example(R"y({ take: { action: "wait" } })y"))
LUDO_DESCRIBE(RandomStep,
              RecordType<RandomStep>("random", "Moves picked at random, as long as the game is not over.")
                  .keyed()
                  .required<&RandomStep::plies>("plies", "How many moves at most.")
                  .example("{ random: { plies: 20 } }"))
LUDO_DESCRIBE(LegalExpectation,
              RecordType<LegalExpectation>("legal moves", "Which moves are legal, and which are not.")
                  .asks()
                  .optional<&LegalExpectation::includes>("includes", "Legal, perhaps among others.",
                                                         &oneOrManyOf<TestMove>)
                  .optional<&LegalExpectation::excludes>("excludes", "Not legal.", &oneOrManyOf<TestMove>)
                  .optional<&LegalExpectation::exactly>(
                      "exactly", "Legal, and no others; where none is legal, write count: 0.",
                      &oneOrManyOf<TestMove>)
                  .saysAll()
                  .optional<&LegalExpectation::count>("count", "How many moves are legal.")
                  .example(R"y({ includes: ["wait"], count: 1 })y"))
LUDO_DESCRIBE(KnownBy,
              notation<KnownBy>("group of seats", "Who knows what a token is; whoever is not named does not.",
                                &parseKnownBy, &formatKnownBy,
                                {{"all", "Every player."},
                                 {"nobody", "No player."},
                                 {"0", "The player in a seat, counted from 0, and no other."},
                                 {"[\"0\", \"1\"]", "The players in these seats, and no others."}},
                                R"({"oneOf":[{"type":"string","pattern":"^(all|nobody|[0-9]+)$"},)"
                                R"({"type":"array","minItems":1,"items":{"type":"string",)"
                                R"("pattern":"^[0-9]+$"},"uniqueItems":true}]})"))
LUDO_DESCRIBE(
    ZoneExpectation,
    RecordType<ZoneExpectation>("zone content", "What a zone holds.")
        .asks()
        .required<&ZoneExpectation::zone>("zone", "The zone.")
        .optional<&ZoneExpectation::count>("count", "How many tokens it holds.")
        .optional<&ZoneExpectation::holds>("holds",
                                           "How many of which types it holds, and nothing else; where it "
                                           "holds nothing, write count: 0.",
                                           &mapOf<&TokenCount::type, &TokenCount::count>)
        .optional<&ZoneExpectation::top>("top", "The type of its top token.")
        .optional<&ZoneExpectation::topOwner>("topOwner", "Whose its top token is.")
        .optional<&ZoneExpectation::owner>("owner", "Whose all its tokens are.")
        .optional<&ZoneExpectation::knownBy>("knownBy", "Who knows of each of its tokens what it is.")
        .example(R"y({ zone: "deck", count: 10, top: "card", knownBy: "nobody" })y"))
LUDO_DESCRIBE(TokenExpectation,
              RecordType<TokenExpectation>("token knowledge", "Who knows what a single token is.")
                  .required<&TokenExpectation::token>("token", "The token.")
                  .required<&TokenExpectation::knownBy>("knownBy", "Who knows what it is.")
                  .example(R"y({ token: "top(deck)", knownBy: "nobody" })y"))
LUDO_DESCRIBE(ResultExpectation,
              notation<ResultExpectation>(
                  "expected result", "How the game stands.", &parseResult, &formatResult,
                  {{"notOver", "The game goes on."},
                   {"over", "The game is over, however it ended."},
                   {"draw", "A draw for all; so with \"win\" and \"lose\"."},
                   {"[\"win\", \"lose\"]", "One word for each seat."}},
                  R"({"oneOf":[{"enum":["win","lose","draw","notOver","over"]},{"type":"array","minItems":1,)"
                  R"("items":{"enum":["win","lose","draw"]}}]})"))
LUDO_DESCRIBE(EndName, notation<EndName>("end condition id", "Which end condition decided.", &parseEndName,
                                         &formatEndName, {{"goalReached", "The id of an end condition."}},
                                         R"({"type":"string","minLength":1})"))
LUDO_DESCRIBE(ExpectStep,
              RecordType<ExpectStep>("expect", "What must be so at this point; the actor is who is to move.")
                  .keyed()
                  .asks()
                  .optional<&ExpectStep::toMove>("toMove", "Who is to move.")
                  .optional<&ExpectStep::phase>("phase", "Which phase it is.")
                  .optional<&ExpectStep::legal>("legal", "Which moves are legal.")
                  .optional<&ExpectStep::variables>(
                      "variables", "What variables are; for players one value for all, or one a seat.",
                      &mapOf<&TestVariable::var, &TestVariable::values, &oneOrManyOf<ValueExpr>>)
                  .optional<&ExpectStep::zones>("zones", "What zones hold.")
                  .optional<&ExpectStep::tokens>("tokens", "Who knows what single tokens are.")
                  .optional<&ExpectStep::condition>("condition", "Something that holds.")
                  .optional<&ExpectStep::result>("result", "How the game stands.")
                  .optional<&ExpectStep::endedBy>("endedBy", "Which end condition decided.")
                  .optional<&ExpectStep::scores>("scores", "The players' scores, by seat.",
                                                 &oneOrManyOf<Number>)
                  .example(R"y({ expect: { toMove: "0", variables: { threat: 0, money: [2, 2] } } })y"))
LUDO_DESCRIBE(TestStep, unionType<TestStep>("test step", "A move, or what must be so between moves."))
LUDO_DESCRIBE(
    TestPosition,
    RecordType<TestPosition>("test position", "Where a test begins; the first turn starts after it.")
        .optional<&TestPosition::emptied>("emptied", "The game's own setup is left out.")
        .leavesOut("setup")
        .optional<&TestPosition::variables>(
            "variables", "What variables are; for players one value for all, or one a seat.",
            &mapOf<&TestVariable::var, &TestVariable::values, &oneOrManyOf<ValueExpr>>)
        .optional<&TestPosition::effects>("effects", "What else happens, after the setup.")
        .optional<&TestPosition::active>("active", "Whose turn it is; the first player's unless written.")
        .optional<&TestPosition::phase>("phase", "The phase the turn begins with; the first unless written.")
        .optional<&TestPosition::turnNumber>("turnNumber",
                                             "The number of the turn it begins with; 1 unless written.")
        .optional<&TestPosition::passes>("passes", "How many passes in a row came before; 0 unless written.")
        .optional<&TestPosition::used>(
            "used",
            "How often actions were taken before in the game, for their limits; one number for all, or one a "
            "seat.",
            &mapOf<&TestUses::action, &TestUses::times, &oneOrManyOf<Number>>)
        .optional<&TestPosition::rolls>("rolls",
                                        "What the dice show that are rolled before the first decision, in "
                                        "order; left to the test's seed unless written.",
                                        &oneOrManyOf<Number>)
        .example(R"y({ emptied: true, variables: { money: [0, 5] }, active: "1" })y"))
LUDO_DESCRIBE(
    TestDef, RecordType<TestDef>("test", "A short game, and what must be so in it.")
                 .required<&TestDef::name>("name", "What it shows, in words.")
                 .optional<&TestDef::players>("players", "How many play; the fewest unless written.")
                 .optional<&TestDef::seed>("seed", "The seed of all chance in it; 1 unless written.")
                 .optional<&TestDef::given>("given", "Where it begins; at the game's start unless written.")
                 .required<&TestDef::script>("script", "Moves and expectations, in order.")
                 .example(R"y({ name: "Waiting is legal", script: ["wait", { expect: { toMove: "1" } }] })y"))

const Type& testsType() {
  return Described<std::vector<TestDef>>::type();
}

}  // namespace ludo::language
