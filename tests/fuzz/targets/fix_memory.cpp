// SPDX-License-Identifier: Apache-2.0
// Fixes that worked, as they are kept in a file and tried on the next mistake.
#include "../checks.h"
#include "../folder.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/drafting/repair.h"
#include "core/service/analysis.h"

namespace ludo::fuzz {
namespace {

using namespace drafting;

constexpr std::size_t largestMemory = std::size_t{64} << 20U;

/// A small game with a mistake that nothing told mends, so that the memory is asked.
const std::string& brokenGame() {
  static const std::string text = [] {
    std::string game = *readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md");
    const std::string was = R"({ is: "empty", zone: "$zone" })";
    const std::size_t at = game.find(was);
    require(at != std::string::npos, "the sample is another one");
    return game.replace(at, was.size(), R"({ is: "unoccupied by anybody", zone: "$zone" })");
  }();
  return text;
}

/// The mistakes of the broken game.
const std::vector<MistakeShape>& someMistakes() {
  static const std::vector<MistakeShape> shapes = [] {
    std::vector<MistakeShape> made;
    const auto source = std::make_shared<const SourceText>("game.md", brokenGame());
    const service::AnalysisPtr analysis = service::analyse(source);
    for (const auto& told : analysis->diagnostics) made.push_back(shapeOf(told, *source));
    require(!made.empty(), "the broken game has no mistake");
    return made;
  }();
  return shapes;
}

/// What is read answers, takes one more, and is the same when it is written and read again. Now and then it
/// helps to mend a game.
void feed(std::string_view input) {
  constexpr std::size_t mostFound = 5;
  const std::string path = workFolder() + "/fuzzed.fixes";
  putFile(path, input);
  Result<FixMemory> memory = FixMemory::read(path);
  require(memory || !memory.failure().empty(), "a memory is refused without a word");
  if (!memory) return;
  require(memory->all().size() <= FixMemory::most, "more fixes are kept than may be");
  for (const MistakeShape& mistake : someMistakes())
    require(memory->find(mistake, mostFound).size() == std::min(mostFound, memory->all().size()),
            "fewer fixes are found than there are");
  KeptFix fix{someMistakes().front(), "title", "before", "after"};
  memory->keep(fix);
  require(memory->all().size() <= FixMemory::most, "more fixes are kept than may be");
  if (!isSmall(input)) return;
  require(bool(memory->write(path)), "a memory cannot be written");
  const Result<FixMemory> again = FixMemory::read(path);
  require(again && again->all() == memory->all(), "a memory is another one when it is read again");
  if (stableHash(input) % 64 == 0) repairByFixes("game.md", brokenGame(), {}, &*memory);
}

std::vector<std::string> seeds() {
  const std::string path = workFolder() + "/seed.fixes";
  std::vector<std::string> inputs;
  for (const std::size_t count : {0U, 1U, 3U, 12U}) {
    FixMemory memory;
    for (std::size_t i = 0; i < count; ++i) {
      MistakeShape shape = someMistakes()[i % someMistakes().size()];
      shape.message += std::string(i, '!');
      memory.keep({shape, "Write '...'", R"("unoccupied by anybody")", R"("empty")"});
    }
    require(bool(memory.write(path)), "cannot write " + path);
    inputs.push_back(*readFile(path));
  }
  return inputs;
}

}  // namespace

const Target fixMemoryTarget{"fixMemory", &feed, &mutateJson, largestMemory, &seeds};

}  // namespace ludo::fuzz
