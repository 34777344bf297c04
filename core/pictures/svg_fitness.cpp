// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <vector>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/pictures/fitness.h"

namespace ludo::pictures {
namespace {

using Why = std::optional<std::string>;

/// Elements that refer to other files, repeat a part of the picture, move, or run.
constexpr std::array<std::string_view, 20> refusedElements{
    "image",   "use",     "pattern",       "mask",      "filter",  "marker",          "script",
    "handler", "video",   "audio",         "animation", "animate", "animateColor",    "animateMotion",
    "set",     "discard", "foreignObject", "switch",    "iframe",  "animateTransform"};

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\n";

std::string_view localName(std::string_view name) {
  return name.substr(name.rfind(':') + 1);
}

/// Reads XML without a document type as far as it is marked up. There are no entities but the five that all
/// XML has, so that names and marks are what they look like.
class SvgScanner {
 public:
  explicit SvgScanner(std::string_view text) : m_text(text) {}

  Why run() {
    if (m_text.starts_with(byteOrderMark)) m_at = byteOrderMark.size();
    if (m_text.find('\0') != std::string_view::npos) return "it is no text in UTF-8";
    if (Why why = declaration()) return why;
    while (m_at < m_text.size()) {
      if (Why why = m_text[m_at] == '<' ? mark() : text()) return why;
    }
    if (!m_open.empty()) return "the element <" + std::string(m_open.back()) + "> has no end";
    return m_hasRoot ? std::nullopt : Why("it holds no drawing");
  }

 private:
  Why declaration() {
    if (!rest().starts_with("<?xml ")) return std::nullopt;
    const std::size_t end = m_text.find("?>", m_at);
    if (end == std::string_view::npos) return endsTooEarly();
    const std::string declared = lowerCase(m_text.substr(m_at, end - m_at));
    const bool isOther =
        declared.find("encoding") != std::string::npos && declared.find("utf-8") == std::string::npos;
    if (isOther) return "it is no text in UTF-8";
    m_at = end + 2;
    return std::nullopt;
  }

  Why mark() {
    if (rest().starts_with("<!--")) return skipTo("-->");
    if (rest().starts_with("<![CDATA[")) return plainText();
    if (rest().starts_with("<!")) return "it declares a document type";
    if (rest().starts_with("<?")) return "it holds an instruction for programs";
    if (rest().starts_with("</")) return endTag();
    return startTag();
  }

  Why startTag() {
    ++m_at;
    const std::string_view name = takeName();
    if (name.empty() || (m_open.empty() && m_hasRoot)) return notXml();
    if (!m_hasRoot && localName(name) != "svg")
      return "it holds no drawing: it begins with <" + std::string(name) + '>';
    if (std::ranges::find(refusedElements, localName(name)) != refusedElements.end())
      return "it holds <" + std::string(name) + ">, which pictures of a game may not";
    m_hasRoot = true;
    while (true) {
      const bool isApart = skipBlanks();
      if (rest().starts_with("/>")) {
        m_at += 2;
        return std::nullopt;
      }
      if (rest().starts_with(">")) {
        ++m_at;
        m_open.push_back(name);
        return m_open.size() > limits::svgDepth ? Why("its elements lie too deep in one another")
                                                : std::nullopt;
      }
      if (!isApart) return notXml();
      if (Why why = attribute()) return why;
    }
  }

  Why attribute() {
    const std::string_view name = takeName();
    skipBlanks();
    if (name.empty() || !rest().starts_with("=")) return notXml();
    ++m_at;
    skipBlanks();
    const char quote = m_at < m_text.size() ? m_text[m_at] : '\0';
    const std::size_t end =
        quote == '"' || quote == '\'' ? m_text.find(quote, m_at + 1) : std::string_view::npos;
    if (end == std::string_view::npos) return notXml();
    const std::string_view value = m_text.substr(m_at + 1, end - m_at - 1);
    m_at = end + 1;
    if (value.find('<') != std::string_view::npos) return notXml();
    if (localName(name) == "href" && !value.starts_with('#')) return refersElsewhere(value);
    return whyUnfitText(value);
  }

  /// Text without marks and entities, such as a style.
  Why plainText() {
    const std::size_t begin = m_at;
    if (m_open.empty()) return notXml();
    if (Why why = skipTo("]]>")) return why;
    return whyReferring(m_text.substr(begin, m_at - begin));
  }

  Why endTag() {
    m_at += 2;
    const std::string_view name = takeName();
    skipBlanks();
    if (m_open.empty() || m_open.back() != name || !rest().starts_with(">")) return notXml();
    ++m_at;
    m_open.pop_back();
    return std::nullopt;
  }

  Why text() {
    const std::size_t end = std::min(m_text.find('<', m_at), m_text.size());
    const std::string_view between = m_text.substr(m_at, end - m_at);
    m_at = end;
    if (m_open.empty() && between.find_first_not_of(blanks) != std::string_view::npos) return notXml();
    return whyUnfitText(between);
  }

  /// What styles and values may refer to, however its letters are written: "&#117;rl(" is "url(".
  static Why whyUnfitText(std::string_view text) {
    constexpr std::array<std::string_view, 5> known{"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
      const std::string_view left = text.substr(at);
      const auto isHere = [&](std::string_view entity) { return left.starts_with(entity); };
      if (left.front() != '&' || std::ranges::any_of(known, isHere)) {
        plain += text[at++];
        continue;
      }
      constexpr std::size_t longest = 10;
      const std::size_t end = left.substr(0, longest).find(';');
      const std::optional<std::uint32_t> number =
          end == std::string_view::npos ? std::nullopt : numberOf(left.substr(1, end - 1));
      if (!number) return "it holds an entity that XML does not know";
      constexpr std::uint32_t ascii = 128;
      plain += *number < ascii ? static_cast<char>(*number) : '?';
      at += end + 1;
    }
    return whyReferring(plain);
  }

  /// Of "#117" and "#x75".
  static std::optional<std::uint32_t> numberOf(std::string_view written) {
    const bool isHex = written.starts_with("#x");
    if (!written.starts_with('#')) return std::nullopt;
    written.remove_prefix(isHex ? 2 : 1);
    std::uint32_t number = 0;
    const char* const last = written.data() + written.size();
    const auto [stop, error] = std::from_chars(written.data(), last, number, isHex ? 16 : 10);
    return error == std::errc() && stop == last ? std::optional(number) : std::nullopt;
  }

  static Why whyReferring(std::string_view text) {
    if (text.find("@import") != std::string_view::npos) return refersElsewhere("@import");
    for (std::size_t at = text.find("url("); at != std::string_view::npos; at = text.find("url(", at + 1)) {
      const std::size_t target = text.find_first_not_of(" '\"", at + 4);
      if (target == std::string_view::npos || text[target] != '#') return refersElsewhere(text.substr(at));
    }
    return std::nullopt;
  }

  Why skipTo(std::string_view end) {
    const std::size_t found = m_text.find(end, m_at);
    if (found == std::string_view::npos) return endsTooEarly();
    m_at = found + end.size();
    return std::nullopt;
  }

  std::string_view takeName() {
    const std::size_t end = std::min(m_text.find_first_of(" \t\r\n/>=<\"'", m_at), m_text.size());
    const std::string_view name = m_text.substr(m_at, end - m_at);
    m_at = end;
    return name;
  }

  bool skipBlanks() {
    const std::size_t begin = m_at;
    m_at = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size());
    return m_at > begin;
  }

  std::string_view rest() const { return m_text.substr(m_at); }
  static Why refersElsewhere(std::string_view what) {
    constexpr std::size_t most = 40;
    return "it refers to something outside itself: " + std::string(what.substr(0, most));
  }
  static Why endsTooEarly() { return "it ends too early"; }
  static Why notXml() { return "it is no well-formed XML"; }

  std::string_view m_text;
  std::size_t m_at = 0;
  std::vector<std::string_view> m_open;
  bool m_hasRoot = false;
};

}  // namespace

std::optional<std::string> whyUnfitSvg(std::string_view bytes) {
  return SvgScanner(bytes).run();
}

}  // namespace ludo::pictures
