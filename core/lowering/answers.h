// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/language/type.h"
#include "core/lowering/typed.h"

namespace ludo::engine {

class FunctionLowering;

/// Keeps in variables what is asked in a loop and comes to the same in each round, so that it is worked out
/// only in the first round that asks. This applies to parts of the rules that use no name bound inside a
/// period in which nothing changes the state: see Unchanged. Belongs to the FunctionLowering.
class Answers {
 public:
  explicit Answers(FunctionLowering& function) : m_function(function) {}
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  /// The value of the part, kept; `write` writes the code that works it out. Nothing where it cannot be kept.
  template <typename Part>
  std::optional<Typed> kept(const Part& part, const std::function<Typed()>& write) {
    if (!canKeep() || part.node == 0) return std::nullopt;
    return kept(language::typeOf<Part>(), &part, part.node, write);
  }

  /// A period begins in which nothing changes the state; see Unchanged.
  void beginPeriod();
  void endPeriod();
  /// The state may change from here on, until showPeriods() is given what this gives; see Changing.
  std::size_t hidePeriods();
  void showPeriods(std::size_t hidden) { m_hidden = hidden; }

 private:
  /// Words that hold an answer once `isKnown` is 1.
  struct Answer {
    Answer(std::uint32_t of, machine::Variable isKnownIn, machine::Variable payloadIn)
        : node(of), isKnown(isKnownIn), payload(payloadIn) {}
    std::uint32_t node;
    machine::Variable isKnown;
    machine::Variable payload;
    std::optional<machine::Variable> exists;  ///< where that is not known when code is written
    std::int64_t existsElse = 1;              ///< where it is
    std::optional<machine::Variable> rounds;  ///< that it took of loops in several others
  };
  /// A time in which nothing changes the state.
  struct Period {
    std::optional<machine::BlockId> before;  ///< runs once, before anything is asked; none where nothing runs
    std::size_t names = 0;                   ///< that stood before
    int loops = 0;                           ///< around it
    machine::Word actor;                     ///< who asks
    std::vector<Answer> answers;
  };
  struct Traits {
    bool takesLong = false;
    std::vector<std::uint32_t> names;
  };

  bool canKeep() const;
  std::optional<Typed> kept(const language::Type& type, const void* part, std::uint32_t node,
                            const std::function<Typed()>& write);
  const Traits& traitsOf(const language::Type& type, const void* part, std::uint32_t node);
  Answer& answerIn(Period& period, std::uint32_t node);
  void putExistence(Answer& answer, machine::BlockId before, machine::Word exists);
  Period* periodFor(const Traits& traits);

  FunctionLowering& m_function;
  std::vector<Period> m_periods;
  std::size_t m_hidden = 0;  ///< of them, outermost: something may have changed since
  int m_onceIn = 0;          ///< in so many loops what is being written runs once for each period
  std::unordered_map<std::uint32_t, Traits> m_traits;  ///< by node
};

/// While it lives, the code that is written does not change the state, except in trials that put everything
/// back.
class Unchanged {
 public:
  explicit Unchanged(FunctionLowering& function);
  Unchanged(const Unchanged&) = delete;
  Unchanged& operator=(const Unchanged&) = delete;
  ~Unchanged() { m_answers.endPeriod(); }

 private:
  Answers& m_answers;
};

/// While it lives, the code that is written may change the state.
class Changing {
 public:
  explicit Changing(FunctionLowering& function);
  Changing(const Changing&) = delete;
  Changing& operator=(const Changing&) = delete;
  ~Changing() { m_answers.showPeriods(m_hidden); }

 private:
  Answers& m_answers;
  std::size_t m_hidden;
};

}  // namespace ludo::engine
