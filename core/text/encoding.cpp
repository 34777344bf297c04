// SPDX-License-Identifier: Apache-2.0
#include "core/text/encoding.h"

#include <algorithm>
#include <optional>

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/text/mistakes.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

/// The character that a byte of a Western European code page stands for.
std::uint32_t fromWindows1252(unsigned char byte) {
  static constexpr std::uint32_t upper[32] = {0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021,
                                              0x2C6,  0x2030, 0x160,  0x2039, 0x152,  0x8D,   0x17D,  0x8F,
                                              0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                              0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};
  return byte >= 0x80U && byte < 0xA0U ? upper[byte - 0x80U] : byte;
}

/// Which byte of a pair comes first.
enum class ByteOrder { Little, Big };

/// UTF-16 says its order in a mark at the beginning. Without one it is told by the first character, which is
/// one of ASCII in a Markdown text.
std::optional<ByteOrder> orderOfUtf16(std::string_view bytes) {
  if (bytes.size() < 2 || bytes.size() % 2 != 0) return std::nullopt;
  if (bytes.starts_with("\xFF\xFE")) return ByteOrder::Little;
  if (bytes.starts_with("\xFE\xFF")) return ByteOrder::Big;
  if (bytes[0] != '\0' && bytes[1] == '\0') return ByteOrder::Little;
  if (bytes[0] == '\0' && bytes[1] != '\0') return ByteOrder::Big;
  return std::nullopt;
}

/// The text in UTF-8, without the mark. Nothing when it is not well-formed, or holds a NUL character.
std::optional<std::string> fromUtf16(std::string_view bytes, ByteOrder order) {
  const auto unitAt = [&](std::size_t at) -> std::uint32_t {
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return order == ByteOrder::Little ? first | second << 8U : second | first << 8U;
  };
  std::string text;
  for (std::size_t at = unitAt(0) == 0xFEFFU ? 2 : 0; at < bytes.size(); at += 2) {
    std::uint32_t character = unitAt(at);
    const bool isPair = character >= 0xD800U && character < 0xDC00U && at + 2 < bytes.size();
    if (isPair) {
      const std::uint32_t low = unitAt(at += 2);
      if (low < 0xDC00U || low > 0xDFFFU) return std::nullopt;
      character = 0x10000U + ((character - 0xD800U) << 10U) + (low - 0xDC00U);
    } else if (character == 0 || (character >= 0xD800U && character <= 0xDFFFU)) {
      return std::nullopt;
    }
    appendUtf8(text, character);
  }
  return text;
}

bool checkUtf16(const SourceText& source, diagnostics::List& diagnostics) {
  const std::string& content = source.content();
  const std::optional<ByteOrder> order = orderOfUtf16(content);
  std::optional<std::string> text = order ? fromUtf16(content, *order) : std::nullopt;
  if (!text || text->empty()) return true;
  Diagnostic& mistake =
      diagnostics::report(diagnostics, kinds::InvalidUtf8, spanOf(0, 2), {}, "The text is UTF-16");
  mistake.suggestion = "Save the file as UTF-8";
  mistake.fix = Fix{"Write the text as UTF-8", {{spanOf(0, content.size()), std::move(*text)}}, true};
  return false;
}

bool checkBytes(const SourceText& source, diagnostics::List& diagnostics) {
  const std::string& content = source.content();
  std::vector<TextEdit> edits;
  std::size_t count = 0;
  for (std::size_t i = 0; i < content.size();) {
    std::size_t length = utf8Length(content, i);
    if (length == 0 && ++count <= limits::fixEdits) {
      std::string character;
      appendUtf8(character, fromWindows1252(static_cast<unsigned char>(content[i])));
      edits.push_back({spanOf(i, i + 1), character});
    }
    i += std::max<std::size_t>(length, 1);
  }
  if (edits.empty()) return true;
  Diagnostic& mistake =
      report(diagnostics, kinds::InvalidUtf8, edits.front().span, {}, "The text is not UTF-8 here");
  if (count > 1)
    mistake.message += " and in " + std::to_string(count - 1) + (count == 2 ? " more place" : " more places");
  mistake.suggestion = "Save the file as UTF-8";
  if (count <= limits::fixEdits)
    mistake.fix = Fix{"Read these bytes as Windows-1252", std::move(edits), false};
  return true;
}

}  // namespace

bool checkEncoding(const SourceText& source, diagnostics::List& diagnostics) {
  const std::string& content = source.content();
  if (!checkUtf16(source, diagnostics)) return false;
  if (std::size_t nul = content.find('\0'); nul != std::string::npos) {
    report(diagnostics, kinds::BinaryFile, spanOf(nul, nul + 1), {},
           "The file holds a NUL byte, so it is not a text")
        .suggestion = "Open the Markdown file of the game";
    return false;
  }
  if (content.find_first_not_of(" \t\r\n") == std::string::npos || content == "\xEF\xBB\xBF") {
    report(diagnostics, kinds::EmptyDocument, spanOf(0, 0), {}, "The document is empty").suggestion =
        "Begin with a block: ```yaml, then section: \"metadata\", then ```";
    return false;
  }
  return checkBytes(source, diagnostics);
}

}  // namespace ludo::text
