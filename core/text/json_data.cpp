// SPDX-License-Identifier: Apache-2.0
#include "core/text/json_data.h"

#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_map>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
using diagnostics::List;
namespace kinds = diagnostics::kinds;
using Json = nlohmann::json;

constexpr std::size_t mostMistakes = 100;

/// Reads bytes and keeps count of them, so that the end of the token just read is known.
class CountingIterator {
 public:
  using difference_type = std::ptrdiff_t;
  using value_type = char;
  using pointer = const char*;
  using reference = const char&;
  using iterator_category = std::input_iterator_tag;

  CountingIterator(const char* at, std::size_t* count) : m_at(at), m_count(count) {}
  reference operator*() const { return *m_at; }
  CountingIterator& operator++() {
    ++m_at;
    ++*m_count;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
  bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

 private:
  const char* m_at;
  std::size_t* m_count;
};

/// Builds data from nlohmann's events. An event tells the kind of a token but not its place: the place is
/// found by going on from the last token's end over what may stand between two.
class JsonBuilder {
 public:
  JsonBuilder(std::string_view content, const std::size_t& readCount, List& list, int maxDepth,
              const JsonItems* items)
      : m_content(content), m_readCount(readCount), m_list(list), m_maxDepth(maxDepth), m_items(items) {
    if (m_content.starts_with("\xEF\xBB\xBF")) m_cursor = 3;
  }

  bool null() { return word(4, DataNode{}); }
  bool boolean(bool value) { return word(value ? 4 : 5, DataNode::ofBool(value)); }
  bool number_integer(std::int64_t value) { return word(numberLength(), DataNode::ofInteger(value)); }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(INT64_MAX)) return refuseNumber();
    return number_integer(static_cast<std::int64_t>(value));
  }
  bool number_float(double /*value*/, const std::string& /*text*/) { return refuseNumber(); }
  bool string(std::string& value) {
    std::size_t length = m_readCount - skipToToken();
    return word(length, DataNode::ofString(std::move(value)));
  }
  bool binary(std::vector<std::uint8_t>& /*value*/) { return false; }
  bool key(std::string& value) {
    std::size_t begin = skipToToken();
    m_cursor = m_readCount;
    Level& top = m_levels.back();
    top.key = std::move(value);
    top.keySpan = span(begin, m_cursor);
    if (!isKept()) return true;
    auto [first, isNew] = top.seen.emplace(top.key, top.keySpan);
    if (!isNew) {
      Diagnostic& mistake =
          report(kinds::DuplicateKey, top.keySpan, "The key \"" + top.key + "\" is given twice");
      mistake.suggestion = "Keep one of the two";
      mistake.related.push_back({"First given here", first->second});
    }
    return true;
  }
  bool start_object(std::size_t /*size*/) { return open(DataNode::map()); }
  bool start_array(std::size_t /*size*/) { return open(DataNode::list()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& error) {
    std::size_t at = std::min(position > 0 ? position - 1 : 0, m_content.size());
    std::size_t end = std::min(at + 1, m_content.size());
    while (end < m_content.size() && (static_cast<unsigned char>(m_content[end]) & 0xC0U) == 0x80U) ++end;
    report(kinds::InvalidJson, span(at, end), reason(error.what()));
    return false;
  }

  bool failed() const { return m_failed; }
  DataNode take() { return std::move(m_root); }

 private:
  struct Level {
    DataNode node;
    std::string key;
    Span keySpan;
    std::size_t valuesBefore = 0;
    std::unordered_map<std::string, Span> seen;
  };

  static Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }

  /// nlohmann's text without its exception number and its own line count.
  static std::string reason(std::string_view what) {
    if (what.find("number overflow") != std::string_view::npos) return "The number is too large";
    std::size_t dash = what.find(" - ");
    std::size_t colon = what.find(": ");
    if (dash != std::string_view::npos) {
      what.remove_prefix(dash + 3);
    } else if (colon != std::string_view::npos) {
      what.remove_prefix(colon + 2);
    }
    return "The text is not JSON here: " + std::string(what.substr(0, 300));
  }

  Diagnostic& report(const diagnostics::Kind& kind, Span place, std::string message) {
    m_failed = true;
    if (++m_reported > mostMistakes) {
      m_overflow = Diagnostic{};
      return m_overflow;
    }
    return diagnostics::report(m_list, kind, place, {}, std::move(message));
  }

  std::size_t skipToToken() {
    static constexpr std::string_view between = " \t\r\n,:";
    std::size_t at = m_content.find_first_not_of(between, m_cursor);
    m_cursor = at == std::string_view::npos ? m_content.size() : at;
    return m_cursor;
  }

  std::size_t numberLength() {
    std::size_t begin = skipToToken();
    std::size_t end = m_content.find_first_not_of("+-0123456789.eE", begin);
    return (end == std::string_view::npos ? m_content.size() : end) - begin;
  }

  bool refuseNumber() {
    std::size_t length = numberLength();
    Span place = span(m_cursor, m_cursor + length);
    std::string number(m_content.substr(m_cursor, std::min<std::size_t>(length, 60)));
    if (number.find_first_of(".eE") == std::string::npos) {
      report(kinds::NumberTooLarge, place, "The integer " + number + " does not fit into 64 bits");
    } else {
      report(kinds::DisguisedNumber, place, "The number " + number + " is not a plain integer").suggestion =
          "Write an integer without fraction or exponent";
    }
    return word(length, DataNode{});
  }

  bool word(std::size_t length, DataNode node) {
    std::size_t begin = skipToToken();
    m_cursor = begin + length;
    node.span = span(begin, m_cursor);
    return add(std::move(node));
  }

  bool add(DataNode node) {
    if (++m_values > limits::jsonValues) {
      report(kinds::TooLarge, node.span,
             "From here on the text has more than " + std::to_string(limits::jsonValues) + " values");
      return false;
    }
    if (isItem()) {
      m_items->take(node);
      m_values = m_levels.back().valuesBefore;
    } else if (!isKept()) {
      return true;
    } else if (m_levels.empty()) {
      m_root = std::move(node);
    } else if (Level& top = m_levels.back(); top.node.kind == DataKind::List) {
      top.node.items.push_back(std::move(node));
    } else {
      top.node.entries.push_back(DataEntry{std::move(top.key), top.keySpan, std::move(node)});
    }
    return true;
  }

  /// Whether what is read now belongs to the list whose items are not kept.
  bool isItem() const { return m_levels.size() == 2 && isInItems(); }
  bool isInItems() const {
    return m_items != nullptr && m_levels.size() >= 2 && m_levels[0].node.kind == DataKind::Map &&
           m_levels[0].key == m_items->key && m_levels[1].node.kind == DataKind::List;
  }
  /// Whether what is read now goes into something that is given to somebody.
  bool isKept() const {
    return m_items == nullptr || m_items->isRestKept || (m_levels.size() > 2 && isInItems());
  }

  bool open(DataNode node) {
    std::size_t begin = skipToToken();
    m_cursor = begin + 1;
    node.span = span(begin, m_cursor);
    if (m_levels.size() >= static_cast<std::size_t>(m_maxDepth)) {
      report(kinds::TooDeep, node.span,
             "Lists and objects are nested deeper than " + std::to_string(m_maxDepth) + " levels");
      return false;
    }
    m_levels.push_back(Level{std::move(node), {}, {}, m_values, {}});
    return true;
  }

  bool close() {
    std::size_t begin = skipToToken();
    m_cursor = begin + 1;
    DataNode node = std::move(m_levels.back().node);
    m_levels.pop_back();
    node.span.end = static_cast<std::uint32_t>(m_cursor);
    return add(std::move(node));
  }

  std::string_view m_content;
  const std::size_t& m_readCount;
  List& m_list;
  int m_maxDepth;
  const JsonItems* m_items;
  std::size_t m_cursor = 0;
  std::size_t m_values = 0;
  std::size_t m_reported = 0;
  bool m_failed = false;
  Diagnostic m_overflow;
  std::vector<Level> m_levels;
  DataNode m_root;
};

/// The first text or number that is longer than one may be. nlohmann's reader keeps several copies of each.
std::optional<Span> longToken(std::string_view content) {
  std::size_t begin = 0;
  bool isText = false;
  for (std::size_t at = 0; at < content.size(); ++at) {
    const char c = content[at];
    const bool isBetween = c == ' ' || c == '\n' || c == ',' || c == ':' || c == '\t' || c == '\r' ||
                           c == '[' || c == ']' || c == '{' || c == '}';
    if (c == '"') isText = !isText;
    if (isText && c == '\\') ++at;
    if (c == '"' || (!isText && isBetween)) begin = at;
    if (at - begin > limits::jsonTokenBytes)
      return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 1)};
  }
  return std::nullopt;
}

DataNode damagedData() {
  DataNode damaged;
  damaged.damaged = true;
  return damaged;
}

}  // namespace

DataNode readJson(const SourceText& source, List& diagnostics, int maxDepth, const JsonItems* items) {
  const std::string& content = source.content();
  const bool mayBeLong = content.size() > limits::jsonTokenBytes;
  if (const std::optional<Span> token = mayBeLong ? longToken(content) : std::nullopt) {
    report(diagnostics, kinds::TooLarge, *token, {},
           "This text or number is longer than " + std::to_string(limits::jsonTokenBytes >> 20U) + " MiB");
    return damagedData();
  }
  std::size_t readCount = 0;
  JsonBuilder builder(content, readCount, diagnostics, maxDepth, items);
  CountingIterator begin(content.data(), &readCount);
  CountingIterator end(content.data() + content.size(), &readCount);
  bool complete = Json::sax_parse(begin, end, &builder);
  return complete && !builder.failed() ? builder.take() : damagedData();
}

}  // namespace ludo::text
