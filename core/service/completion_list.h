// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/service/analysis.h"
#include "core/service/cursor_context.h"
#include "core/service/known_names.h"
#include "core/service/written_out.h"

namespace ludo::service {

/// What is inserted together with a completion, before and after it: a dash, a bracket.
struct Frame {
  std::string before;
  std::string after;
};

/// The completions at one cursor while they are collected, and what those who collect them ask about the
/// text. It refers to the analysis and the context that it is made with. Private to the room.
class CompletionList {
 public:
  CompletionList(const Analysis& analysis, const CursorContext& context, std::size_t offset)
      : m_analysis(analysis), m_context(context), m_offset(offset) {}

  const Analysis& analysis() const { return m_analysis; }
  const CursorContext& context() const { return m_context; }
  std::size_t offset() const { return m_offset; }

  /// All names that the document defines.
  const std::vector<KnownName>& names();
  /// The innermost mapping around the cursor that is of this type; null when there is none.
  const LooseNode* around(const language::Type& record) const;
  /// Sections that this document lacks, required ones first, and then those that may be continued in a new
  /// block.
  std::vector<const language::Field*> missingSections() const;
  std::size_t columnOf(std::size_t offset) const;

  /// What is added from now on takes the place of this part of the source.
  void replace(Span span);
  /// What is added from now on takes the place of this value; inside quotes, of what stands between them.
  void replaceValue(const LooseNode& value);
  Span replaces() const { return m_replaces; }
  bool inQuotes() const { return m_inQuotes; }

  void add(std::string text, std::string label, std::string kind, std::string detail);
  /// Something that is written in quotes.
  void addText(const std::string& text, std::string kind, std::string detail, const Frame& frame = {});
  /// Something that is written without quotes; not offered inside them.
  void addPlain(const std::string& text, std::string detail, const Frame& frame);
  /// What was added last can also be written out whole.
  void writeOut(WrittenOut whole);
  bool has(const std::string& text) const;
  std::vector<Completion> take() { return std::move(m_found); }

 private:
  const Analysis& m_analysis;
  const CursorContext& m_context;
  std::size_t m_offset;
  Span m_replaces;
  bool m_inQuotes = false;
  std::string m_closingQuote;  ///< not empty: the quote that the value still lacks
  std::optional<std::vector<KnownName>> m_names;
  std::vector<Completion> m_found;
};

}  // namespace ludo::service
