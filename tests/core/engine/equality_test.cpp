// SPDX-License-Identifier: Apache-2.0
// Programs play as the kernel does, on the samples.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/compile/analysis.h"
#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/kernel/kernel.h"

namespace ludo::engine {
namespace {

kernel::RulesPtr sample(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  const auto analysis = compile::analyse(std::make_shared<const SourceText>(path, std::move(*content)));
  if (!analysis->rules) throw std::runtime_error(path + " does not compile");
  return analysis->rules;
}

std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples"))
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

class Samples : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Samples, testing::ValuesIn(sampleNames()), [](const auto& parameter) {
  std::string name = parameter.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST_P(Samples, PlayAsTheKernelDoes) {
  const kernel::RulesPtr rules = sample(GetParam());
  const Compilation compiled = compileProgram(rules, Execution::Interpreted);
  if (compiled.execution == Execution::Reference) GTEST_SKIP() << "On the kernel: " << compiled.reason;
  std::uint64_t plies = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::optional<Divergence> found = compareGame(*compiled.program, seed, 300, plies);
    ASSERT_FALSE(found) << "seed " << seed << " after " << found->moves.size() << " plies: " << found->what;
  }
}

}  // namespace
}  // namespace ludo::engine
