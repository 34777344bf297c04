// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/text/yaml_scan.h"

namespace ludo::text {

/// Reads the scalars of a block, the properties before them (anchors, tags) and aliases in their place.
/// Shared by the scanners of lines and of brackets, which differ in what ends a scalar.
class ScalarScan {
 public:
  explicit ScalarScan(ScanContext& context) : m_context(context) {}

  /// Reads a text that opens with " or ' and returns where it ends. Lines that continue it are indented
  /// deeper than `parentColumn`.
  std::size_t quoted(std::size_t position, bool inFlow, int parentColumn);

  /// Whether a typographic quotation mark at `position` opens a text that closes on its line; reads it then,
  /// moving `position` behind it.
  bool smartQuoted(std::size_t& position);

  /// Where a scalar without quotes that begins at `position` ends on its line, trailing spaces left out. A
  /// text that goes on with a hash sign is taken whole.
  std::size_t plainEnd(std::size_t position, bool inFlow);

  /// Judges the scalar without quotes between two places. `entry`, when known, is what to remove to leave its
  /// key out.
  void plain(std::size_t begin, std::size_t end, Span entry);

  /// Goes over anchors and tags, reporting them. `hasValue` tells that the scalar after a tag was read, too.
  std::size_t skipProperties(std::size_t position, bool& hasValue);
  bool isProperty(std::size_t position) const;

  /// Whether an alias (*name) stands at `position`; reads it then, moving `position` behind it.
  bool alias(std::size_t& position);

  /// Completes the fixes of anchors and aliases once all are known.
  void finish();

 private:
  struct Use {
    std::string name;
    std::size_t mistake;
  };

  std::size_t closingQuote(std::size_t position, std::size_t limit) const;
  bool goodAfterQuote(std::size_t position, bool inFlow);
  std::size_t strayQuote(std::size_t position, std::size_t close, bool inFlow, bool& handled);
  bool continuesOverLines(std::size_t position, bool inFlow, int parentColumn, std::size_t& close);
  std::size_t unclosed(std::size_t position, bool inFlow);
  std::string withinQuotes(std::size_t opening, std::size_t begin, std::size_t end) const;
  void checkEscapes(std::size_t begin, std::size_t end);
  std::size_t surrogatePair(std::size_t position, std::size_t end);
  std::size_t nameEnd(std::size_t position) const;
  void number(Span span, const std::string& shown, const PlainScalar& scalar);
  void text(Span span, const std::string& shown);

  ScanContext& m_context;
  std::unordered_map<std::string, std::size_t> m_anchored;
  std::vector<Use> m_anchors;
  std::vector<Use> m_aliases;
  std::unordered_set<std::string> m_aliasNames;
};

}  // namespace ludo::text
