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

/// Why an encoding cannot hold a game. A value.
struct Obstacle {
  Encoding encoding;
  std::string what;        ///< what there is no code for: "a choice in a loop"
  std::uint32_t node = 0;  ///< the language node it is about; 0 for the game as a whole
  Span span;               ///< where that is written, or what is around it; may be unknown
  std::string instead;     ///< how to write it so that there is code; may be empty
};

/// What a node of the rules has of the instructions of the largest function. A value.
struct CodePart {
  std::uint32_t node = 0;
  Span span;         ///< may be unknown
  double share = 0;  ///< of all of the function's
};

/// A program, and what is to be told of how it runs. A value.
struct Compilation {
  ProgramPtr program;                          ///< never null
  Execution execution = Execution::Reference;  ///< what runs it
  Encoding encoding;                           ///< of lowered code
  std::string reason;      ///< Reference: what there is no code for, e.g. "simultaneous phases"; Interpreted,
                           ///< where native was wanted: machine::whyNotNative()
  std::uint32_t node = 0;  ///< Reference: the language node it is about; 0 for the game as a whole
  std::string whyNoRecording;       ///< why lowered code cannot tell what moves change, where it was to
  std::vector<Obstacle> obstacles;  ///< of all encodings before the one taken, which would be faster
  std::vector<MethodNote> notes;    ///< of lowered code: how it does what the rules ask for
  std::vector<CodePart>
      largest;  ///< where native code was wanted and there is none: what is long, longest first
};

/// Makes the fastest program, up to `wanted`, that this game and this build allow. Never fails: what cannot
/// be lowered runs on the kernel, and what cannot be translated runs in the interpreter. Takes the fastest
/// encoding that can hold the game, or tries `only` that one. Thread-safe.
Compilation compileProgram(kernel::RulesPtr rules, Execution wanted = Execution::Native,
                           std::optional<Encoding> only = std::nullopt);
/// A program in the interpreter that counts the operations it does for each node of the rules; 0: for no
/// node. Of the fastest encoding that can hold the game. One thread.
struct CountedProgram {
  ProgramPtr program;
  const machine::CountingInterpreter* counter;  ///< lives as long as the program
};
/// Nothing where the game cannot be lowered.
std::optional<CountedProgram> compileCounting(kernel::RulesPtr rules);
/// As compileProgram, with code that tells what moves change where there can be such code
/// (Program::recorder).
Compilation compileRecording(kernel::RulesPtr rules, Execution wanted = Execution::Native);

}  // namespace ludo::engine
