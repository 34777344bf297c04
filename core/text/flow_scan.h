// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/text/key_scan.h"
#include "core/text/scalar_scan.h"

namespace ludo::text {

/// Reads one collection in brackets, with all inside it and over as many lines as it takes. Brackets are kept
/// on a stack of its own, so nesting costs no recursion.
class FlowScan {
 public:
  FlowScan(ScanContext& context, ScalarScan& scalars) : m_context(context), m_scalars(scalars) {}

  /// Reads the collection that opens at `position` and returns where it ends. It stands inside a block
  /// collection of column `parentColumn` and `depth` collections deep.
  std::size_t read(std::size_t position, int parentColumn, int depth);

 private:
  enum class Expect { First, Entry, Value, Separator };
  struct Frame {
    bool isList = true;
    bool isVirtual = false;  ///< its brackets are ours: not in the source
    bool isItem = false;     ///< a virtual mapping that stands for what follows a dash
    bool afterComma = false;
    Expect expect = Expect::First;
    std::size_t open = 0;
    std::size_t comma = 0;
    std::string key;
    Span keySpan;
  };

  void push(Frame frame);
  void pop(std::size_t end);
  void valueDone(std::size_t end);
  /// Makes the innermost frame ready for a value or a key at `position`.
  void beginEntry(std::size_t position);
  void closing(std::size_t position);
  void comma(std::size_t position);
  void dash(std::size_t position);
  void closeDashes();
  void dropTrailingComma(const Frame& frame);
  void missingValue(Frame& frame, std::size_t position);
  bool ended(std::size_t& position);
  void closeAll();
  std::size_t entry(std::size_t position);
  std::size_t keyed(std::size_t position, const FoundKey& key);
  std::size_t value(std::size_t position);
  std::size_t quoted(std::size_t position);
  void doubtFixes();
  void addDashEdit(Span span, std::string replacement);

  ScanContext& m_context;
  ScalarScan& m_scalars;
  std::vector<Frame> m_frames;
  std::size_t m_lastEnd = 0;
  std::size_t m_guessedFrom = Mistakes::limit;
  int m_parentColumn = -1;
  int m_depth = 0;
  std::size_t m_dashMistake = 0;
  bool m_hasDashes = false;
};

}  // namespace ludo::text
