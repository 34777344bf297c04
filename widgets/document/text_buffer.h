// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace ludo::widgets {

/// Holds a document's text (UTF-8, as it is in the file) while the document is
/// open; an editor is one. GUI thread only. Whoever changes the text tells the
/// document through Document::noteEdit.
class TextBuffer {
 public:
  TextBuffer() = default;
  TextBuffer(const TextBuffer&) = delete;
  TextBuffer& operator=(const TextBuffer&) = delete;
  virtual ~TextBuffer() = default;

  virtual std::string text() const = 0;
  /// Takes another text and forgets the undo history. The document knows: no Document::noteEdit.
  virtual void reset(const std::string& text) = 0;
  /// Takes another version of the same text as one step that can be undone. An edit like any other.
  virtual void replace(const std::string& text) = 0;
};

}  // namespace ludo::widgets
