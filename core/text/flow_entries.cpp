// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/text/flow_scan.h"
#include "core/text/strict_yaml.h"

// What stands between the commas of a collection in brackets: keys and values.
namespace ludo::text {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

std::size_t FlowScan::entry(std::size_t position) {
  Frame& frame = m_frames.back();
  std::size_t line = m_context.lineEnd(position);
  if (frame.expect != Expect::Value) {
    if (std::optional<FoundKey> key = findKey(m_context, position, line, true)) return keyed(position, *key);
  }
  if (frame.expect == Expect::Separator || frame.isList || frame.expect == Expect::Value) {
    bool isSecondValue = frame.expect == Expect::Separator && !frame.isList;
    if (!isSecondValue) {
      beginEntry(position);
      return value(position);
    }
  }
  // A mapping in braces and something that is no key.
  if (frame.expect == Expect::Separator) beginEntry(position);
  std::size_t end = position;
  char c = m_context.at(position);
  if (c == '"' || c == '\'') {
    end = quoted(position);
  } else if (c != '[' && c != '{') {
    // A name and a quoted text: the colon between them is missing. The line may be long, so only where there
    // is no such text the end of a plain one is looked for.
    end = position;
    while (end < line && !ScanContext::isBlank(m_context.at(end)) &&
           !ScanContext::endsFlowScalar(m_context.at(end)))
      ++end;
    std::size_t next = m_context.peekBlanks(end, line);
    bool isQuoted = next > end && next < line && (m_context.at(next) == '"' || m_context.at(next) == '\'');
    if (!isQuoted) end = m_scalars.plainEnd(position, true);
  }
  Frame& map = m_frames.back();
  map.key = m_context.shown(position, end);
  map.keySpan = spanOf(position, std::max(end, position + 1));
  if (end == position) {
    if (c == '[' || c == '{') {
      // A collection without a key: it gets one, so that what it holds is still read.
      m_context.reportRepaired(kinds::MissingColon, spanOf(position, position + 1),
                               "A mapping holds a \"" + std::string(1, c) + "\" without a key", "Name it",
                               {{spanOf(position, position), "key: "}}, false);
      map.expect = Expect::Value;
      map.keySpan = spanOf(position, position);
      m_lastEnd = position;
      return position;
    }
    end = position + 1;
  }
  m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] = static_cast<std::uint32_t>(end);
  m_lastEnd = end;
  char next = m_context.at(m_context.peekBlanks(end, line));
  bool isName = c == '"' || c == '\'' || isPlainKey(m_context.text().substr(position, end - position));
  if (isName && (next == '"' || next == '\'' || next == '[' || next == '{')) {
    m_context.reportRepaired(
        kinds::MissingColon, map.keySpan, "No colon follows the key \"" + map.key + "\"", "Insert a colon",
        {{spanOf(end, end), m_context.endsWord(end, line) ? ":" : ": "}}, c != '"' && c != '\'');
    map.expect = Expect::Value;
    return end;
  }
  if (c != '"' && c != '\'' && !isName) {
    m_context.repair(spanOf(position, end), quoteYaml(m_context.slice(position, end)));
  }
  missingValue(map, end);
  valueDone(end);
  return end;
}

std::size_t FlowScan::keyed(std::size_t position, const FoundKey& key) {
  beginEntry(position);
  if (m_frames.back().isList) {
    Frame pair;
    pair.isList = false;
    pair.isVirtual = true;
    pair.open = position;
    m_context.repair(spanOf(position, position), "{");
    push(pair);
  }
  Frame& frame = m_frames.back();
  frame.key = key.name;
  frame.keySpan = spanOf(key.begin, key.end);
  frame.afterComma = false;
  if (key.name == "<<" && key.form == FoundKey::Form::Plain) {
    m_context.found().scalarEnds[frame.keySpan.begin] = frame.keySpan.end;
    std::size_t end =
        m_scalars.plainEnd(m_context.peekBlanks(key.colon + 1, m_context.lineEnd(position)), true);
    std::size_t line = m_context.lineEnd(position);
    std::size_t next = m_context.peekBlanks(end, line);
    if (m_context.at(next) == ',') next = m_context.peekBlanks(next + 1, line);
    std::size_t index =
        m_context.report(kinds::MergeKey, spanOf(position, end), "Merging with << is not allowed");
    m_context.mistakes().at(index).suggestion = "Write the keys out";
    m_context.mistakes().at(index).fix =
        ScanContext::fix("Remove the merge", {{spanOf(position, next), ""}}, false);
    m_context.repair(spanOf(position, end), "<<: \"\"");
    m_lastEnd = end;
    valueDone(end);
    return end;
  }
  takeKey(m_context, key);
  frame.expect = Expect::Value;
  m_lastEnd = key.colon + 1;
  return key.colon + 1;
}

std::size_t FlowScan::value(std::size_t position) {
  bool hasValue = false;
  position = m_scalars.skipProperties(position, hasValue);
  char c = m_context.at(position);
  if (hasValue) {
    valueDone(position);
    return position;
  }
  std::size_t line = m_context.lineEnd(position);
  m_frames.back().afterComma = false;
  if (position >= line || c == ',' || c == ']' || c == '}') return position;
  if (c == '[' || c == '{') {
    Frame inner;
    inner.isList = c == '[';
    inner.open = position;
    push(inner);
    m_lastEnd = position + 1;
    return position + 1;
  }
  std::size_t end = position;
  if (c == '"' || c == '\'') {
    end = quoted(position);
  } else if (!m_scalars.smartQuoted(end) && !m_scalars.alias(end)) {
    end = m_scalars.plainEnd(position, true);
    // An integer or a truth value ends at once: what follows is the next entry without its comma.
    std::size_t word = position;
    while (word < end && !ScanContext::isBlank(m_context.at(word))) ++word;
    PlainReading first = readPlain(m_context.text().substr(position, word - position)).reading;
    if (word < end && (first == PlainReading::Integer || first == PlainReading::Boolean) &&
        findKey(m_context, m_context.peekBlanks(word, line), line, true)) {
      end = word;
    }
    if (end == position) end = position + 1;
    m_scalars.plain(position, end, {});
  }
  valueDone(end);
  return end;
}

}  // namespace ludo::text
