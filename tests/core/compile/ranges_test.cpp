// SPDX-License-Identifier: Apache-2.0
#include "core/compile/ranges.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "core/kernel/arithmetic.h"

namespace ludo::compile {
namespace {

using namespace language;

/// A value of which nothing is known.
ValueExpr anything() {
  ValueExpr value;
  value.node = TokenPropertyValue{};
  return value;
}

ValueExpr variable(std::uint32_t index) {
  GlobalVariableValue read;
  read.var = VariableRef("v" + std::to_string(index));
  read.var.index = index;
  ValueExpr value;
  value.node = read;
  return value;
}

void addVariable(GameDef& def, std::int64_t low, std::int64_t high, std::int64_t init) {
  VariableDef variable;
  variable.id = "v" + std::to_string(def.variables.size());
  variable.min = low;
  variable.max = high;
  variable.init = init;
  def.variables.push_back(variable);
}

/// An effect of the setup that sets the variable to the value, or adds it.
void write(GameDef& def, std::uint32_t index, ValueExpr value, bool adds = false) {
  VariableRef var("v");
  var.index = index;
  Effect effect;
  if (adds) {
    AddVarEffect add;
    add.var = var;
    add.delta = std::move(value);
    effect.node = std::move(add);
  } else {
    SetVarEffect set;
    set.var = var;
    set.value = std::move(value);
    effect.node = std::move(set);
  }
  def.setup.items.push_back(std::move(effect));
}

ValueExpr number(std::int64_t value) {
  ValueExpr result;
  result.node = value;
  return result;
}

TEST(Ranges, AVariableIsWhereTheRulesCanTakeIt) {
  GameDef def;
  for (int i = 0; i < 5; ++i) addVariable(def, -10, 10, 3);
  write(def, 1, number(2), true);
  write(def, 2, number(-1), true);
  write(def, 3, number(7));
  write(def, 4, anything());
  const Ranges ranges(def);
  EXPECT_EQ(ranges.variable(0), (Range{3, 3}));
  EXPECT_EQ(ranges.variable(1), (Range{3, 10}));
  EXPECT_EQ(ranges.variable(2), (Range{-10, 3}));
  EXPECT_EQ(ranges.variable(3), (Range{3, 7}));
  EXPECT_EQ(ranges.variable(4), (Range{-10, 10}));
}

TEST(Ranges, AConstructThatIsNotKnownMayDoAnything) {
  GameDef def;
  addVariable(def, 0, 9, 0);
  CaptureEffect capture;
  capture.score = VariableRef("v");
  capture.score->index = 0;
  Effect effect;
  effect.node = capture;
  def.setup.items.push_back(effect);
  EXPECT_EQ(Ranges(def).variable(0), (Range{0, 9}));
}

bool holds(CompareOp op, std::int64_t a, std::int64_t b) {
  switch (op) {
    case CompareOp::Equal:
      return a == b;
    case CompareOp::NotEqual:
      return a != b;
    case CompareOp::Less:
      return a < b;
    case CompareOp::LessOrEqual:
      return a <= b;
    case CompareOp::Greater:
      return a > b;
    case CompareOp::GreaterOrEqual:
      return a >= b;
  }
  return false;
}

/// Whatever values two variables have, what is computed of them is in the range, and what is proved holds.
RC_GTEST_PROP(Ranges, AreSound, ()) {
  GameDef def;
  std::int64_t values[2] = {};
  for (std::int64_t& value : values) {
    const auto bound = [] {
      return *rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-5, 6), rc::gen::arbitrary<std::int64_t>());
    };
    std::int64_t low = bound();
    std::int64_t high = bound();
    if (low > high) std::swap(low, high);
    value = *rc::gen::element(low, high, std::midpoint(low, high));
    addVariable(def, low, high, low);
    write(def, static_cast<std::uint32_t>(&value - values), anything());
  }
  const Ranges ranges(def);
  const auto op = static_cast<ArithmeticOp>(*rc::gen::inRange(0, 7));
  ArithmeticValue node;
  node.op = op;
  node.left = Box<ValueExpr>(variable(0));
  node.right = Box<ValueExpr>(variable(1));
  ValueExpr computed;
  computed.node = std::move(node);
  const Range range = ranges.of(computed);
  const std::int64_t result = kernel::compute(op, values[0], values[1]).value;
  RC_ASSERT(range.low <= result);
  RC_ASSERT(result <= range.high);

  CompareCondition compare;
  compare.op = static_cast<CompareOp>(*rc::gen::inRange(0, 6));
  compare.left = variable(0);
  compare.right = variable(1);
  Condition condition;
  condition.node = compare;
  const Truth truth = ranges.of(condition);
  const bool does = holds(compare.op, values[0], values[1]);
  RC_ASSERT(truth != Truth::Always || does);
  RC_ASSERT(truth != Truth::Never || !does);
}

}  // namespace
}  // namespace ludo::compile
