// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/text/flow_scan.h"
#include "core/text/key_scan.h"
#include "core/text/scalar_scan.h"

namespace ludo::text {

inline std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

/// Reads the lines of a block: their indentation, keys and dashes, with the open collections on a stack.
class BlockScan {
 public:
  BlockScan(ScanContext& context, Span content);

  void run();

 private:
  /// How a line begins.
  enum class Shape { Item, Key, Text };

  struct Line {
    std::size_t begin = 0;
    std::size_t content = 0;
    std::size_t end = 0;
    int column = 0;       ///< of the content, once tabs and strange spaces are repaired
    bool isRest = false;  ///< something that was told and is left out stands before the content
  };

  /// An open collection: its entries begin in `column`. Pending is an entry whose value has not come yet.
  struct Level {
    bool isList = false;
    int column = 0;
    bool pending = false;
    bool silent = false;  ///< a mistake about the pending entry is told already
    Span entry;           ///< of the pending key or dash
    std::size_t valueAt = 0;
    std::string name;
  };

  /// Where a line that fits nothing evidently belongs.
  struct Target {
    int column = 0;
    bool certain = false;
  };

  /// A text without quotes that the next line may continue.
  struct OpenText {
    Span span;
    std::size_t mistake = Mistakes::limit;
    std::size_t repair = 0;
    std::size_t nextLine = 0;
    bool isContinued = false;
    std::string joined;
  };

  /// Lines that are moved together with the first one that was out of place.
  struct Shift {
    int from = 0;
    int by = 0;
    std::size_t mistake = Mistakes::limit;
  };

  // block_scan.cpp: lines and their places.
  Line readLine(std::size_t begin);
  Line nextLine();
  int nextColumn() { return nextLine().column; }
  std::size_t nextContent() { return nextLine().content; }
  void reportIndentation(const Line& line);
  void clearIndentation(const Line& line, bool isEmpty);
  void indent(const Line& line, int column);
  void takeLine(Line line);
  bool documentMarker(const Line& line);
  bool isDash(std::size_t position, std::size_t lineEnd, bool beginsLine);
  Shape shapeOf(const Line& line);
  bool fits(int column, Shape shape) const;
  std::optional<Target> target(int column, Shape shape) const;
  bool place(Line& line, Shape shape);
  void dashAmongKeys(const Line& line);
  void popTo(int column, Shape shape);
  void emptyValue(const Level& level);
  void enter(bool isList, int column, Span entry, std::size_t valueAt, std::string name);

  // block_content.cpp: what stands in a line.
  void content(std::size_t position, int column, const Line& line);
  void keyed(const FoundKey& key, int column, const Line& line);
  void valueOfKey(std::size_t position, int column, const Line& line);
  void mergeKey(const FoundKey& key, int column, const Line& line);
  void value(std::size_t position, const Line& line);
  void plainValue(std::size_t position, const Line& line);
  void blockText(std::size_t position);
  void finishLine(std::size_t position);
  void textLine(const Line& line);
  bool missingColon(const Line& line);
  bool continuesText(const Line& line);
  void closeText();
  Span wholeLines(const Line& line, std::size_t end);
  int rawColumn(int column) const { return m_shift ? column - m_shift->by : column; }
  void setDone();

  ScanContext& m_context;
  ScalarScan m_scalars;
  FlowScan m_flow;
  Span m_content;
  std::size_t m_next;  ///< where the next unread line begins
  std::vector<Level> m_levels;
  std::optional<OpenText> m_openText;
  std::optional<Shift> m_shift;
  bool m_isRootDone = false;
  std::size_t m_dashRun = Mistakes::limit;
  std::size_t m_dashRunEnd = 0;
};

}  // namespace ludo::text
