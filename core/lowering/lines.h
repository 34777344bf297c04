// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/line_table.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Selectors;
class Spatial;
class Values;

/// Lines of tokens: what the kernel's lines.cpp does, but for patterns.
class Lines : private Part {
 public:
  explicit Lines(Parts& parts);

  /// The zones through which such a line goes, where the name of the zone asked about stands for every zone;
  /// nothing where only asking zone by zone will do.
  std::optional<ZoneSet> whereLines(const language::LinesValue& part);
  /// How many such lines there are.
  Word countLines(const language::LinesValue& part);
  /// Whether there is one, which may be found sooner than how many.
  Word hasLine(const language::LinesValue& part);

 private:
  /// `ask` in each of the cases of Selectors::decide().
  Word decided(const language::LinesValue& part, const std::function<Word()>& ask);
  struct LineTest {
    ZoneSet counting;                 ///< the zones that count as the player's
    std::vector<std::uint32_t> axes;  ///< a basic direction for each
    Word length = 1;                  ///< at least 1
    bool exact = false;               ///< longer lines do not count
    Word isPossible = 1;              ///< 0 where no line can be so long
  };
  LineTest lineTest(const language::LinesValue& part);
  bool isAxis(std::uint32_t direction) const;
  bool hasRing(const LineTest& test) const;
  Word fits(const LineTest& test, std::size_t length);
  Word countRings(const LineTest& test, std::uint32_t axis, const ZoneSet& goingOn);
  Word orRoundRing(const LineTest& test, std::uint32_t axis, const ZoneSet& goingOn, Word through,
                   Word otherwise);
  ZoneSet windows(const ZoneSet& counting, std::uint32_t direction, Word length);
  ZoneSet windowsInPlay(const ZoneSet& counting, std::uint32_t direction, Word length);
  ZoneSet spread(const ZoneSet& starts, std::uint32_t direction, Word length);
  Word countLinesThrough(const language::LinesValue& part, Word through);
  Word hasRunAround(const language::LinesValue& part, Word line, Word position);
  Word notExcluded(const language::LinesValue& part, const LineTable::Axis& axis, Word owner, Word line);
  Word hasLineByTable(const LineTest& test);
  Word countListedLines(const language::LinesValue& part, const LineTest& test);
  std::vector<std::vector<kernel::ZoneId>> listedLines(const language::LinesValue& part,
                                                       const LineTest& test);
  Word countThrough(const std::vector<std::vector<kernel::ZoneId>>& lines, Word through,
                    const std::function<Word(const ZoneSet&)>& isFull);
  ZoneSet having(std::uint32_t property, const ZoneSet& counting);
  Word areAlike(std::uint32_t property, Word one, Word other);
  Word countSharing(const language::LinesValue& part);
  Word countListedSharing(const language::LinesValue& part, std::uint32_t property, const LineTest& test,
                          const ZoneSet& counting, Word through);

  Arithmetic& m_arithmetic;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
