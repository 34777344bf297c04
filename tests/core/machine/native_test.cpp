// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <thread>

#include "core/base/limits.h"
#include "core/machine/builder.h"
#include "core/machine/executable.h"

namespace ludo::machine {
namespace {

Function times(std::int64_t factor) {
  Builder b("times", 1);
  b.returnValue(b.multiply(b.parameter(0), factor));
  return b.finish();
}

TEST(Native, IsThereWhereTheBuildHasIt) {
  Module module;
  module.functions.push_back(times(3));
#ifdef LUDO_NATIVE
  const std::unique_ptr<Executable> native = makeNative(module);
  ASSERT_NE(native, nullptr);
  EXPECT_TRUE(native->getReady(0));
  EXPECT_EQ(whyNotNative(), "");
#else
  EXPECT_EQ(makeNative(module), nullptr);
  EXPECT_EQ(whyNotNative(), "this build was made without LLVM");
#endif
}

TEST(Native, LeavesWhatIsTooLongToTheInterpreter) {
  if (!whyNotNative().empty()) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  Builder b("long", 1);
  Word sum = b.parameter(0);
  for (std::size_t i = 0; i <= limits::translatedSize; ++i) sum = b.add(sum, b.parameter(0));
  b.returnValue(sum);
  Module module;
  module.functions.push_back(b.finish());
  EXPECT_EQ(makeNative(module), nullptr);
  EXPECT_TRUE(whyNotNative(module).starts_with("its rules come to ")) << whyNotNative(module);
  EXPECT_EQ(makeInterpreter(module)->run(0, {}, 2),
            2 * (static_cast<std::int64_t>(limits::translatedSize) + 2));
}

TEST(Native, TranslatesAFunctionWithThoseThatItCalls) {
  Module module;
  module.functions.push_back(times(3));
  module.functions.push_back(times(5));
  Builder b("both", 1);
  // At a place known only when it runs, so that the calls stay calls.
  const At state{Memory::State, 0, b.parameter(0), 8};
  b.returnValue(b.subtract(b.call(1, state, 100), b.call(0, state, 10)));
  module.functions.push_back(b.finish());
  const std::unique_ptr<Executable> native = makeNative(module);
  if (!native) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  std::uint64_t word = 0;
  EXPECT_EQ(native->run(2, {&word, nullptr, nullptr}), 470);
  EXPECT_EQ(native->run(0, {}, 7), 21);
}

TEST(Native, TranslatesAFunctionForAllThreadsThatWantItFirst) {
  Module module;
  module.functions.push_back(times(3));
  module.functions.push_back(times(5));
  const std::unique_ptr<Executable> native = makeNative(module);
  if (!native) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  std::vector<std::int64_t> results(4, 0);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < results.size(); ++i) {
      threads.emplace_back([&, i] {
        const auto number = static_cast<std::int64_t>(i);
        results[i] = native->run(0, {}, number) + native->run(1, {}, number);
      });
    }
  }
  EXPECT_EQ(results, (std::vector<std::int64_t>{0, 8, 16, 24}));
}

}  // namespace
}  // namespace ludo::machine
