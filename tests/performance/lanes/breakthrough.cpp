// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/breakthrough.cpp"

#include "lanes/games.h"
#include "lanes/nth_bit.h"
#include "lanes/step.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

template <typename Way>
class BreakthroughLanes {
 public:
  void begin(Vector where) {
    m_own = choose(where, all(0xFFFF), m_own);
    m_other = choose(where, all(Bits{0xFFFF} << 48), m_other);
    m_second &= ~where;
  }
  Plied play(RandomLanes& random) {
    const Vector left = ((m_own & ~firstColumn) << 7) & ~m_own;
    const Vector ahead = (m_own << 8) & ~(m_own | m_other);
    const Vector right = ((m_own & ~lastColumn) << 9) & ~m_own;
    const Vector untilAhead = countOf(left);
    const Vector untilRight = untilAhead + countOf(ahead);
    const Vector index = random.below(untilRight + countOf(right));
    const Vector isLeft = isLess(index, untilAhead);
    const Vector isRight = ~isLess(index, untilRight);
    const Vector before = choose(isRight, untilRight, untilAhead & ~isLeft);
    const Vector to = Way::nthBit(choose(isLeft, left, choose(isRight, right, ahead)), index - before);
    const Vector own = m_own ^ (to | (to >> (8 + isLeft - isRight)));
    const Vector other = m_other & ~to;
    const Vector won = ~isZero(to & farRow) | isZero(other);
    const Plied plied{all(~Bits{0}), won & ~m_second, won & m_second, Vector{}};
    m_own = turnedRound(other);
    m_other = turnedRound(own);
    m_second = ~m_second;
    return plied;
  }

 private:
  Vector m_own{};
  Vector m_other{};
  Vector m_second{};
};

}  // namespace

std::span<const LanesForm> breakthroughForms() {
  static constexpr std::array forms{
      LanesForm{"breakthrough", "lanes, sets", &makeLanes<InLanes<BreakthroughLanes<InVectors>, 1>>},
      LanesForm{"breakthrough", "lanes, sets x 2", &makeLanes<InLanes<BreakthroughLanes<InVectors>, 2>>},
      LanesForm{"breakthrough", "lanes, sets, pdep", &makeLanes<InLanes<BreakthroughLanes<LaneByLane>, 1>>},
      LanesForm{"breakthrough", "lanes, sets, pdep x 2",
                &makeLanes<InLanes<BreakthroughLanes<LaneByLane>, 2>>},
      LanesForm{"breakthrough", "2 in turn", &makeLanes<InTurn<Breakthrough, 2>>},
      LanesForm{"breakthrough", "4 in turn", &makeLanes<InTurn<Breakthrough, 4>>}};
  return forms;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
