// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/language/effects.h"

/// Tests that a specification holds about itself: a position, moves, and what must be so between them. They
/// are no part of the compiled game. What each field means is said once, in describe_tests.cpp.
namespace ludo::language {

/// One argument of a move, as the move shows it: "cell_1_2", "copper#4", "P1", "3". A token may be named by
/// its type alone, a player by the seat.
struct TestArgument : Node {
  std::string text;
};

/// A move as people read it: "place(cell_1_2)", "choose(copper)", "pass", "endPhase", "stop". Arguments may
/// be left out from the right.
struct TestMove : Node {
  std::string name;  ///< what stands before the arguments
  ActionRef action;  ///< empty for the built-in moves
  std::vector<TestArgument> arguments;
};

/// A move with what its dice show: an action with some of its arguments, by the names of its parameters, or
/// any move as people read it. Exactly one of the two.
struct TakeStep : Node {
  std::optional<ActionRef> action;
  std::optional<TestMove> move;
  std::vector<std::pair<BindingRef, TestArgument>> with;  ///< of the action
  std::vector<Number> rolls;  ///< what the dice of the move show, in order; empty: left to chance
};
struct RandomStep : Node {
  Number plies = 1;
};

/// A variable's value; for a player's variable one value for all, or one a seat.
struct TestVariable : Node {
  VariableRef var;
  std::vector<ValueExpr> values;
};

/// How often an action was taken; one number for all seats, or one a seat.
struct TestUses : Node {
  ActionRef action;
  std::vector<Number> times;
};

struct LegalExpectation : Node {
  std::vector<TestMove> includes;
  std::vector<TestMove> excludes;
  std::vector<TestMove> exactly;
  std::optional<Number> count;
};

struct TokenCount : Node {
  TokenTypeRef type;
  Number count = 0;
};
/// The seats that know what a token is: all, or these and no others.
struct KnownBy : Node {
  bool all = false;
  std::vector<std::int64_t> seats;  ///< unless all; empty: nobody
};
struct ZoneExpectation : Node {
  ZoneSelector zone;
  std::optional<Number> count;
  std::vector<TokenCount> holds;
  std::optional<TokenTypeRef> top;
  std::optional<PlayerSelector> topOwner;
  std::optional<PlayerSelector> owner;
  std::optional<KnownBy> knownBy;
};
struct TokenExpectation : Node {
  TokenSelector token;
  KnownBy knownBy;
};

enum class ExpectedResult { Win, Lose, Draw, NotOver, Over };
/// How the game stands for all seats, or for each.
struct ResultExpectation : Node {
  std::vector<ExpectedResult> seats;
};
/// The id of the end condition that decided.
struct EndName : Node {
  std::string id;
};

struct ExpectStep : Node {
  std::optional<PlayerSelector> toMove;
  std::optional<PhaseRef> phase;
  std::optional<LegalExpectation> legal;
  std::vector<TestVariable> variables;
  std::vector<ZoneExpectation> zones;
  std::vector<TokenExpectation> tokens;
  std::optional<Condition> condition;
  std::optional<ResultExpectation> result;
  std::optional<EndName> endedBy;
  std::vector<Number> scores;
};

/// One line of a test's script.
struct TestStep {
  TestStep();
  TestStep(const TestStep&);
  TestStep(TestStep&&) noexcept;
  TestStep& operator=(const TestStep&);
  TestStep& operator=(TestStep&&) noexcept;
  ~TestStep();

  std::variant<TestMove, TakeStep, RandomStep, ExpectStep> node;
  Span span;
};

/// Where a test begins, when not where the game does.
struct TestPosition : Node {
  bool emptied = false;
  std::vector<TestVariable> variables;
  EffectList effects;
  std::optional<PlayerSelector> active;
  std::optional<PhaseRef> phase;
  std::optional<Number> turnNumber;
  std::optional<Number> passes;
  std::vector<TestUses> used;
  std::vector<Number> rolls;  ///< what the dice show before the first decision; empty: left to chance
};

struct TestDef : Node {
  TestDef();
  TestDef(const TestDef&);
  TestDef(TestDef&&) noexcept;
  TestDef& operator=(const TestDef&);
  TestDef& operator=(TestDef&&) noexcept;
  ~TestDef();

  std::string name;
  std::optional<Number> players;
  std::int64_t seed = 1;
  std::optional<TestPosition> given;
  std::vector<TestStep> script;
};

}  // namespace ludo::language
