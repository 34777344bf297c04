// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/machine/builder.h"

namespace ludo::machine {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// f(a, b): adds, and loads a constant; nothing is wrong with it.
Module sound() {
  Builder first("first", 1);
  first.returnValue(first.parameter(0));
  Builder second("f", 2);
  const Word sum = second.add(second.parameter(0), second.parameter(1));
  const Word found = second.load(Width::Word, {Memory::Constants, 8});
  const Word called = second.call(0, {Memory::State, 8}, sum);
  second.returnValue(second.add(called, found));
  Module module;
  module.functions = {first.finish(), second.finish()};
  module.constants = {1, 2};
  return module;
}

constexpr std::size_t addAt = 0;
constexpr std::size_t loadAt = 1;
constexpr std::size_t callAt = 4;  // behind a constant 0 for each unused operand

/// What is told when `damage` is done to f.
template <typename Damage>
std::vector<std::string> faultsAfter(const Damage& damage) {
  Module module = sound();
  damage(module.functions[1]);
  std::vector<std::string> result = faults(module);
  const std::string begin = "Function 1 'f': ";
  for (std::string& text : result) {
    EXPECT_EQ(text.substr(0, begin.size()), begin);
    text.erase(0, begin.size());
  }
  return result;
}

Instruction& at(Function& f, std::size_t number) {
  return f.blocks[0].code[number];
}

TEST(Faults, AreNotInSoundCode) {
  const Module module = sound();
  ASSERT_EQ(module.functions[1].blocks[0].code[addAt].op, Op::Add);
  ASSERT_EQ(module.functions[1].blocks[0].code[loadAt].op, Op::Load);
  ASSERT_EQ(module.functions[1].blocks[0].code[callAt].op, Op::Call);
  EXPECT_THAT(faults(module), IsEmpty());
}

TEST(Faults, TellOfASignatureThatCannotBe) {
  EXPECT_THAT(faultsAfter([](Function& f) { f.parameters = 4; }), ElementsAre("it has 4 parameters"));
  EXPECT_THAT(faultsAfter([](Function& f) { f.registers = 1; }),
              ElementsAre("it has fewer registers than parameters"));
  EXPECT_THAT(faultsAfter([](Function& f) { f.blocks.clear(); }), ElementsAre("it has no block"));
}

TEST(Faults, TellOfRegistersThatDoNotExist) {
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, addAt).result = 99; }),
              ElementsAre("block 0: add: its result is in no register"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, addAt).a = 99; }),
              ElementsAre("block 0: add: there is no register 99"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, addAt).b = none; }),
              ElementsAre("block 0: add: an operand is missing"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, loadAt).address.index = 99; }),
              ElementsAre("block 0: load: there is no register 99"));
  EXPECT_THAT(faultsAfter([](Function& f) { f.blocks[0].exit.value = 99; }),
              ElementsAre("block 0: there is no register 99"));
  EXPECT_THAT(faultsAfter([](Function& f) { f.blocks[0].exit.value = none; }),
              ElementsAre("block 0: its exit has no value"));
}

TEST(Faults, TellOfARegisterThatIsReadButNotWritten) {
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, addAt).a = f.registers++; }),
              ElementsAre("block 0: register " + std::to_string(sound().functions[1].registers) +
                          " is read but not surely written"));
}

TEST(Faults, TellOfARegisterThatIsWrittenOnOneWayOnly) {
  Builder builder("f", 1);
  Word inside;
  builder.ifThen(builder.parameter(0), [&] { inside = builder.add(builder.parameter(0), 1); });
  builder.returnValue(inside);
  Module module;
  module.functions.push_back(builder.finish());
  EXPECT_THAT(faults(module),
              ElementsAre("Function 0 'f': block 2: register 2 is read but not surely written"));
}

TEST(Faults, AreNotInAVariableOfALoop) {
  Builder builder("f", 1);
  const Variable sum = builder.variable(0);
  builder.forEachBelow(builder.parameter(0),
                       [&](Word i) { builder.set(sum, builder.add(builder.get(sum), i)); });
  builder.returnValue(builder.get(sum));
  Module module;
  module.functions.push_back(builder.finish());
  EXPECT_THAT(faults(module), IsEmpty());
}

TEST(Faults, TellOfTargetsThatCannotBe) {
  EXPECT_THAT(faultsAfter([](Function& f) {
                f.blocks[0].exit = {Exit::Kind::Jump, none, {1}};
              }),
              ElementsAre("block 0: there is no block 1"));
  EXPECT_THAT(faultsAfter([](Function& f) {
                f.blocks[0].exit = {Exit::Kind::Jump, none, {}};
              }),
              ElementsAre("block 0: a jump has 0 targets"));
  EXPECT_THAT(faultsAfter([](Function& f) {
                f.blocks[0].exit = {Exit::Kind::Branch, 0, {0}};
              }),
              ElementsAre("block 0: a branch has 1 targets"));
  EXPECT_THAT(faultsAfter([](Function& f) {
                f.blocks[0].exit = {Exit::Kind::Switch, 0, {}};
              }),
              ElementsAre("block 0: a switch has no target"));
  EXPECT_THAT(faultsAfter([](Function& f) { f.blocks[0].exit.targets = {0}; }),
              ElementsAre("block 0: a return has targets"));
}

TEST(Faults, TellOfABlockThatIsJumpedToButNeverWritten) {
  Builder builder("f", 0);
  builder.jump(builder.block());
  Module module;
  module.functions.push_back(builder.finish());
  EXPECT_THAT(faults(module), ElementsAre("Function 0 'f': block 1: its exit has no value"));
}

TEST(Faults, TellOfCallsThatCannotBe) {
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, callAt).immediate = 1; }),
              ElementsAre("block 0: call: function 1 does not stand before this one"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, callAt).a = none; }),
              ElementsAre("block 0: call: an operand is missing"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, callAt).b = none; }), IsEmpty());
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, callAt).address.memory = Memory::Argument; }),
              ElementsAre("block 0: call: its state is neither in the state nor in the scratch memory"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, callAt).address.offset = 4; }),
              ElementsAre("block 0: call: its address is not a multiple of 8"));
}

TEST(Faults, TellOfAddressesThatCannotBe) {
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, loadAt).address.offset = 4; }),
              ElementsAre("block 0: load: its address is not a multiple of 8"));
  EXPECT_THAT(faultsAfter([](Function& f) {
                at(f, loadAt).address = {Memory::State, 0, 4, 0};
                at(f, loadAt).width = Width::UInt16;
              }),
              IsEmpty());
  EXPECT_THAT(faultsAfter([](Function& f) {
                at(f, loadAt).address = {Memory::State, 0, 3, 0};
                at(f, loadAt).width = Width::UInt16;
              }),
              ElementsAre("block 0: load: its address is not a multiple of 2"));
  EXPECT_THAT(faultsAfter([](Function& f) { at(f, loadAt).address.offset = 16; }),
              ElementsAre("block 0: load: its address lies outside the constants"));
}

TEST(Faults, TellOfConstantsThatAreWritten) {
  EXPECT_THAT(faultsAfter([](Function& f) {
                Instruction& store = at(f, loadAt);
                store.op = Op::Store;
                store.b = 0;
                f.blocks[0].exit.value = 0;
                f.blocks[0].code.resize(loadAt + 1);
              }),
              ElementsAre("block 0: store: constants are not written"));
}

TEST(Faults, TellOfBytesThatCannotBeCopied) {
  auto copy = [](std::int64_t bytes, Address from) {
    return faultsAfter([&](Function& f) {
      Instruction instruction;
      instruction.op = Op::CopyBytes;
      instruction.immediate = bytes;
      instruction.address = {Memory::State, none, 0, 16};
      instruction.source = from;
      f.blocks[0].code.push_back(instruction);
    });
  };
  const Address state{Memory::State, none, 0, 0};
  EXPECT_THAT(copy(16, state), IsEmpty());
  EXPECT_THAT(copy(0, state), ElementsAre("block 0: copy bytes: 0 bytes cannot be copied"));
  EXPECT_THAT(copy(12, state), ElementsAre("block 0: copy bytes: 12 bytes cannot be copied"));
  EXPECT_THAT(copy(24, state), ElementsAre("block 0: copy bytes: the two places overlap"));
  EXPECT_THAT(copy(24, {Memory::Constants, none, 0, 0}),
              ElementsAre("block 0: copy bytes: its address lies outside the constants"));
}

}  // namespace
}  // namespace ludo::machine
