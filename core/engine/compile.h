// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/encoding.h"
#include "core/engine/program.h"
#include "core/lowering/method_notes.h"
#include "core/machine/executable.h"

namespace ludo::engine {

/// What runs a game's rules.
enum class Execution : std::uint8_t {
  Reference,    ///< the kernel
  Interpreted,  ///< lowered code, in the interpreter: ready at once, anywhere
  Native,       ///< lowered code, translated to the processor's own
};

/// Why an encoding would not do.
struct Obstacle {
  Encoding encoding;
  std::string what;        ///< what there is no code for: "a choice in a loop"
  std::uint32_t node = 0;  ///< the language node it is about; 0 for the game as a whole
  Span span;               ///< where that is written, or what is around it; may be unknown
  std::string instead;     ///< how to say it so that there is code; may be empty
};

struct Compilation {
  ProgramPtr program;
  Execution execution = Execution::Reference;  ///< what it has come to
  Encoding encoding;                           ///< of lowered code
  std::string reason;      ///< Reference: what there is no code for, e.g. "simultaneous phases"; Interpreted,
                           ///< where native was wanted: machine::whyNotNative()
  std::uint32_t node = 0;  ///< Reference: the language node it is about; 0 for the game as a whole
  std::string whyNoRecording;       ///< why lowered code cannot tell what moves change, where it was to
  std::vector<Obstacle> obstacles;  ///< of all encodings before the one taken, which would be faster
  std::vector<MethodNote> notes;    ///< of lowered code: how it does what the rules ask for
};

/// Makes the fastest program up to `wanted` that this game and this build allow. Never fails: what cannot be
/// lowered runs on the kernel, and what cannot be translated in the interpreter. Of the encodings the fastest
/// that will do, or none but `only`. Thread-safe.
Compilation compileProgram(kernel::RulesPtr rules, Execution wanted = Execution::Native,
                           std::optional<Encoding> only = std::nullopt);
/// A program in the interpreter, of the fastest encoding that will do, which counts what it does for each
/// node of the rules, 0 for what is of none. Of one thread.
struct CountedProgram {
  ProgramPtr program;
  const machine::CountingInterpreter* counter;  ///< lives as long as the program
};
/// Nothing where there is no code.
std::optional<CountedProgram> compileCounting(kernel::RulesPtr rules);
/// The same with code that tells what moves change, where there can be such code (Program::recorder).
Compilation compileRecording(kernel::RulesPtr rules, Execution wanted = Execution::Native);

}  // namespace ludo::engine
