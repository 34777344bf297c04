// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::service {

struct LooseEntry;

enum class LooseKind { Empty, Scalar, Map, List };

/// How a value stands in its text, and so what could be written there.
enum class LooseForm {
  Line,    ///< at the start of a line or after a dash: keys may stand there without braces
  Inline,  ///< after a key on its line
  Flow,    ///< inside brackets or braces
};

/// A block of YAML as it is while someone types it: nothing is refused, everything has its place.
struct LooseNode {
  LooseKind kind = LooseKind::Empty;
  LooseForm form = LooseForm::Line;
  Span span;                        ///< scalars: quotes included; Empty: where the value would begin
  std::string text;                 ///< Scalar: what stands between the quotes, escapes as written
  char quote = '\0';                ///< Scalar: the quote it begins with
  bool closed = true;               ///< Scalar: its closing quote is there
  bool lacksDash = false;           ///< an entry of an indented list whose dash is not typed yet
  std::vector<LooseEntry> entries;  ///< Map
  std::vector<LooseNode> items;     ///< List

  const LooseEntry* entry(std::string_view key) const;
  /// The text between the quotes, or the whole of a plain scalar.
  Span inner() const;
};

struct LooseEntry {
  std::string key;
  Span keySpan;
  bool colon = false;
  LooseNode value;
};

/// Reads the part `content` of `text`. Where nothing stands at `cursor`, an empty key or an Empty node takes
/// its place in the result, so that every cursor is somewhere. Bounded: linear in the text, nesting beyond
/// a limit is left out. Never fails.
LooseNode readLoosely(std::string_view text, Span content, std::size_t cursor);

}  // namespace ludo::service
