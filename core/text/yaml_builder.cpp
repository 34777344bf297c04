// SPDX-License-Identifier: Apache-2.0
#include "core/text/yaml_builder.h"

#include <yaml-cpp/mark.h>

#include <algorithm>

namespace ludo::text {

namespace kinds = diagnostics::kinds;

namespace {

void markCollections(DataNode& node) {
  if (node.kind != DataKind::List && node.kind != DataKind::Map) return;
  node.damaged = true;
  for (DataNode& item : node.items) markCollections(item);
  for (DataEntry& entry : node.entries) markCollections(entry.value);
}

}  // namespace

YamlBuilder::YamlBuilder(const SourceText& source, Span block, const WorkingCopy& copy, const YamlScan& scan,
                         Mistakes& mistakes)
    : m_source(source), m_block(block), m_copy(copy), m_scan(scan), m_mistakes(mistakes) {}

void YamlBuilder::OnDocumentStart(const YAML::Mark& /*mark*/) {}
void YamlBuilder::OnDocumentEnd() {}

Span YamlBuilder::place(const YAML::Mark& mark) const {
  auto offset = static_cast<std::size_t>(std::max(mark.pos, 0));
  std::uint32_t begin = std::clamp(m_copy.origin(offset), m_block.begin, m_block.end);
  auto end = m_scan.scalarEnds.find(begin);
  return {begin, end == m_scan.scalarEnds.end() ? begin : end->second};
}

void YamlBuilder::OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) {
  DataNode node;
  node.span = place(mark);
  if (!m_frames.empty() && m_frames.back().node.kind == DataKind::Map && !m_frames.back().hasKey) {
    // "null" is a name like any other when it is a key.
    node = DataNode::ofString(std::string(m_source.view(node.span)));
    node.span = place(mark);
  } else {
    node.damaged = true;
  }
  scalar(std::move(node));
}

void YamlBuilder::OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) {
  DataNode node;
  node.span = place(mark);
  node.damaged = true;
  scalar(std::move(node));
}

void YamlBuilder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                           const std::string& value) {
  Span span = place(mark);
  bool isKey = !m_frames.empty() && m_frames.back().node.kind == DataKind::Map && !m_frames.back().hasKey;
  DataNode node = DataNode::ofString(value);
  if (tag != "!" && !isKey) {
    PlainScalar plain = readPlain(value);
    if (plain.reading == PlainReading::Integer) {
      node = DataNode::ofInteger(plain.integer);
    } else if (plain.reading == PlainReading::Boolean) {
      node = DataNode::ofBool(plain.boolean);
    } else {
      m_mistakes.add(kinds::UnquotedText, span, "The text \"" + value.substr(0, 40) + "\" is not quoted");
      node.damaged = true;
    }
  }
  node.span = span;
  node.damaged = node.damaged || m_scan.damaged.contains(span.begin);
  scalar(std::move(node));
}

void YamlBuilder::OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/,
                                  YAML::anchor_t /*anchor*/, YAML::EmitterStyle::value style) {
  open(DataKind::List, mark, style);
}

void YamlBuilder::OnSequenceEnd() {
  close();
}

void YamlBuilder::OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                             YAML::EmitterStyle::value style) {
  open(DataKind::Map, mark, style);
}

void YamlBuilder::OnMapEnd() {
  close();
}

void YamlBuilder::open(DataKind kind, const YAML::Mark& mark, YAML::EmitterStyle::value style) {
  Frame frame;
  frame.node.kind = kind;
  std::uint32_t begin = place(mark).begin;
  frame.node.span = {begin, begin};
  frame.isFlow = style == YAML::EmitterStyle::Flow;
  m_frames.push_back(std::move(frame));
}

void YamlBuilder::close() {
  if (m_frames.empty()) return;
  Frame frame = std::move(m_frames.back());
  m_frames.pop_back();
  DataNode& node = frame.node;
  auto end = frame.isFlow ? m_scan.flowEnds.find(node.span.begin) : m_scan.flowEnds.end();
  if (end != m_scan.flowEnds.end()) {
    node.span.end = end->second;
    // Brackets whose end was guessed may hold too little or too much.
    if (m_scan.damaged.contains(node.span.begin)) markCollections(node);
  } else if (node.kind == DataKind::List && !node.items.empty()) {
    node.span.end = std::max(node.span.end, node.items.back().span.end);
  } else if (!node.entries.empty()) {
    const DataEntry& last = node.entries.back();
    node.span.end = std::max({node.span.end, last.keySpan.end, last.value.span.end});
  }
  add(std::move(node));
}

/// A scalar is a key where a mapping waits for one.
void YamlBuilder::scalar(DataNode node) {
  if (!m_frames.empty() && m_frames.back().node.kind == DataKind::Map && !m_frames.back().hasKey) {
    Frame& frame = m_frames.back();
    frame.hasKey = true;
    frame.key = std::move(node.text);
    frame.keySpan = node.span;
  } else {
    add(std::move(node));
  }
}

void YamlBuilder::add(DataNode node) {
  if (m_frames.empty()) {
    if (!m_hasRoot) m_root = std::move(node);
    m_hasRoot = true;
    return;
  }
  Frame& frame = m_frames.back();
  if (frame.node.kind == DataKind::List) {
    frame.node.items.push_back(std::move(node));
    return;
  }
  if (!frame.hasKey) {
    // A collection as a key; the scan has reported what led here.
    frame.hasKey = true;
    frame.key.clear();
    frame.keySpan = node.span;
    frame.node.damaged = true;
    return;
  }
  frame.hasKey = false;
  if (frame.key == "<<") {
    frame.node.damaged = true;
    frame.node.span.end = std::max(frame.node.span.end, node.span.end);
    return;
  }
  auto [first, isNew] = frame.seen.emplace(frame.key, frame.keySpan);
  if (!isNew) {
    duplicate(frame, first->second, node);
    frame.node.span.end = std::max(frame.node.span.end, node.span.end);
    return;
  }
  frame.node.entries.push_back(DataEntry{std::move(frame.key), frame.keySpan, std::move(node)});
}

void YamlBuilder::duplicate(const Frame& frame, Span first, const DataNode& value) {
  std::size_t index =
      m_mistakes.add(kinds::DuplicateKey, frame.keySpan, "The key \"" + frame.key + "\" is given twice");
  if (index >= Mistakes::limit) return;
  diagnostics::Diagnostic& mistake = m_mistakes.at(index);
  mistake.suggestion = "Keep one of the two";
  mistake.related.push_back({"The key \"" + frame.key + "\" is first given here", first});
  const std::string& text = m_source.content();
  std::size_t begin = frame.keySpan.begin;
  std::size_t end = std::max(value.span.end, frame.keySpan.end);
  if (frame.isFlow) {
    // The comma before the entry goes with it.
    std::size_t before = text.find_last_not_of(" \t\r\n", begin - 1);
    if (before != std::string::npos && text[before] == ',') begin = before;
  } else {
    std::size_t line = m_source.lineStart(m_source.lineOf(begin));
    bool beginsLine = text.find_first_not_of(" \t", line) == begin;
    if (beginsLine) begin = line;
    std::size_t last = m_source.lineOf(end);
    if (beginsLine) end = m_source.lineStart(static_cast<std::uint32_t>(last) + 1);
    end = std::min<std::size_t>(end, m_block.end);
  }
  mistake.fix = diagnostics::Fix{"Remove the second", {{spanOf(begin, end), ""}}, false};
}

DataNode YamlBuilder::take() {
  while (!m_frames.empty()) {
    m_frames.back().node.damaged = true;
    m_frames.back().hasKey = m_frames.back().node.kind == DataKind::Map && m_frames.back().hasKey;
    close();
  }
  return std::move(m_root);
}

}  // namespace ludo::text
