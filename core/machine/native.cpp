// SPDX-License-Identifier: Apache-2.0
#include <cassert>

#include "core/base/limits.h"
#include "core/base/program_folder.h"
#include "core/machine/executable.h"
#include "core/machine/flow.h"
#include "core/machine/prepare.h"

#ifdef LUDO_NATIVE
#include <dlfcn.h>

#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <vector>

#include "core/machine/llvm/native_code.h"
#endif

namespace ludo::machine {

void Executable::runAll(std::uint32_t function, std::span<machine::Invocation> runs, std::uint64_t* scratch,
                        std::int64_t a, std::int64_t b, std::int64_t c) const {
  for (machine::Invocation& one : runs)
    one.result = run(function, {one.state, scratch, one.argument}, a, b, c);
}

#ifdef LUDO_NATIVE
namespace {

/// The translator of the library, which stays loaded for good; null, and why, where there is none.
struct Library {
  const native::Translator* translator = nullptr;
  std::string missing;
};

Library load() {
  const std::string folder = programFolder();
  if (folder.empty()) return {nullptr, "the system does not tell in which folder the program is"};
  // By its full path: a bare name would be looked for in folders that a caller can choose.
  const std::string path = folder + "/../lib/ludoforge/libludo_native.so";
  void* library = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
  void* symbol = library ? dlsym(library, "ludoNativeTranslator") : nullptr;
  if (symbol == nullptr)
    return {nullptr,
            std::string(
                "its library cannot be loaded (it belongs in ../lib/ludoforge, seen from the program): ") +
                dlerror()};
  const native::Translator* translator = reinterpret_cast<decltype(&ludoNativeTranslator)>(symbol)();
  if (translator == nullptr) return {nullptr, "LLVM makes no code for this processor"};
  return {translator, ""};
}

const Library& library() {
  static const Library result = load();
  return result;
}

const native::Translator* translator() {
  return library().translator;
}

/// Which of two ways to run a function many times is faster, found by timing some runs of each: code in which
/// runs soon part is many times slower in step, and its text does not tell. What comes out is the same either
/// way, so that time may decide.
class Race {
 public:
  enum Way : std::size_t { Lanes, InTurn };

  bool isWonBy(Way way) const { return m_winner.load(std::memory_order_relaxed) == static_cast<int>(way); }

  /// Whether this way has been tried less.
  bool isNext(Way way) {
    const std::scoped_lock lock(m_mutex);
    return m_runs[way] < m_runs[1 - way];
  }

  template <typename Run>
  void time(Way way, std::size_t runs, const Run& run) {
    const auto begin = std::chrono::steady_clock::now();
    run();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    const std::scoped_lock lock(m_mutex);
    m_seconds[way] += took.count();
    m_runs[way] += runs;
    if (m_runs[Lanes] < enough || m_runs[InTurn] < enough) return;
    const auto each = [this](Way of) { return m_seconds[of] / static_cast<double>(m_runs[of]); };
    m_winner = each(Lanes) <= each(InTurn) ? Lanes : InTurn;
  }

 private:
  static constexpr std::size_t enough = 64;  ///< runs, so that one that was interrupted decides nothing

  std::atomic<int> m_winner = -1;
  std::mutex m_mutex;
  std::array<double, 2> m_seconds{};
  std::array<std::size_t, 2> m_runs{};
};

class NativeExecutable final : public Executable {
 public:
  NativeExecutable(Module module, InStep inStep)
      : m_module(std::move(module)), m_inStep(inStep), m_functions(m_module.functions.size()) {}

  std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a, std::int64_t b,
                   std::int64_t c) const override {
    native::Entry entry = m_functions[function].entry.load(std::memory_order_acquire);
    if (entry == nullptr) {
      if (!getReady(function)) return interpreter().run(function, memories, a, b, c);
      entry = m_functions[function].entry.load(std::memory_order_acquire);
    }
    return entry(memories.state, memories.scratch, memories.argument, a, b, c);
  }

  bool getReady(std::uint32_t number) const override {
    Function& function = m_functions[number];
    std::call_once(function.once, [&] {
      function.code = translator()->translate(m_module, number);
      if (function.code)
        function.entry.store(reinterpret_cast<native::Entry>(function.code->address()),
                             std::memory_order_release);
    });
    return function.code != nullptr;
  }

  void runAll(std::uint32_t number, std::span<Invocation> runs, std::uint64_t* scratch, std::int64_t a,
              std::int64_t b, std::int64_t c) const override {
    const std::size_t lanes = inStep(number);
    const auto inTurn = [&](std::span<Invocation> some) {
      if (!getReady(number)) return interpreter().runAll(number, some, scratch, a, b, c);
      const native::Entry entry = m_functions[number].entry.load(std::memory_order_acquire);
      for (Invocation& one : some) one.result = entry(one.state, scratch, one.argument, a, b, c);
    };
    const auto inLanes = [&](std::span<Invocation> some) {
      void* address = m_functions[number].lanes->address();
      reinterpret_cast<native::LanesEntry>(address)(some.data(), some.size(), a, b, c);
    };
    // With lanes left empty one after the other is as fast.
    if (lanes == 1 || runs.size() < lanes) return inTurn(runs);
    if (m_inStep == InStep::WherePossible || m_functions[number].race.isWonBy(Race::Lanes))
      return inLanes(runs);
    if (!getReady(number)) return inLanes(runs);
    Race& race = m_functions[number].race;
    // Half each; of fewer all in the way that was tried less.
    const bool areMany = runs.size() >= 2 * lanes;
    const std::size_t half = areMany                    ? runs.size() / 2 / lanes * lanes
                             : race.isNext(Race::Lanes) ? runs.size()
                                                        : 0;
    if (half > 0) race.time(Race::Lanes, half, [&] { inLanes(runs.first(half)); });
    if (half < runs.size()) race.time(Race::InTurn, runs.size() - half, [&] { inTurn(runs.subspan(half)); });
  }

  unsigned inStep(std::uint32_t number) const override {
    Function& function = m_functions[number];
    std::call_once(function.lanesOnce,
                   [&] { function.lanes = translator()->translateLanes(m_module, number, m_inStep); });
    return function.lanes && !function.race.isWonBy(Race::InTurn) ? translator()->lanes() : 1;
  }

 private:
  struct Function {
    std::once_flag once;
    std::unique_ptr<native::Code> code;
    std::atomic<native::Entry> entry = nullptr;
    std::once_flag lanesOnce;
    std::unique_ptr<native::Code> lanes;
    Race race;
  };

  const Executable& interpreter() const {
    std::call_once(m_interpreterOnce, [this] { m_interpreter = makeInterpreter(m_module); });
    return *m_interpreter;
  }

  Module m_module;
  InStep m_inStep;
  mutable std::vector<Function> m_functions;
  mutable std::once_flag m_interpreterOnce;
  mutable std::unique_ptr<Executable> m_interpreter;  ///< for what cannot be translated
};

}  // namespace

std::unique_ptr<Executable> makeNative(const Module& module, InStep inStep) {
  assert(faults(module).empty());
  if (!whyNotNative(module).empty()) return nullptr;
  Module prepared = prepareForNative(module);
  assert(faults(prepared).empty());
  return std::make_unique<NativeExecutable>(std::move(prepared), inStep);
}

std::string whyNotNative() {
  return library().missing;
}

std::string whyNotNative(const Module& module) {
  if (translator() == nullptr) return whyNotNative();
  for (const machine::Function& function : module.functions) {
    const std::size_t size = sizeOf(function);
    if (size > limits::translatedSize)
      return "its rules come to " + std::to_string(size) + " instructions, and " +
             std::to_string(limits::translatedSize) + " is the most that are translated";
  }
  return "";
}
#else
std::unique_ptr<Executable> makeNative(const Module& /*module*/, InStep /*inStep*/) {
  return nullptr;
}

std::string whyNotNative() {
  return "this build was made without LLVM";
}

std::string whyNotNative(const Module& /*module*/) {
  return whyNotNative();
}
#endif

}  // namespace ludo::machine
