// SPDX-License-Identifier: Apache-2.0
#include "core/text/strict_yaml.h"

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>

#include "core/base/limits.h"
#include "core/text/yaml_builder.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
namespace kinds = diagnostics::kinds;

bool isHidden(unsigned char byte) {
  return (byte < 0x20U && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7FU;
}

/// Reports the control characters of a block as one mistake.
void reportControlCharacters(std::string_view text, Span content, Mistakes& mistakes) {
  std::vector<diagnostics::TextEdit> edits;
  for (std::size_t i = content.begin; i < content.end; ++i) {
    // A carriage return alone was a line's end on machines of old.
    bool isLoneReturn = text[i] == '\r' && (i + 1 >= text.size() || text[i + 1] != '\n');
    if (isLoneReturn || isHidden(static_cast<unsigned char>(text[i]))) {
      edits.push_back({spanOf(i, i + 1), isLoneReturn ? "\n" : ""});
    }
  }
  if (edits.empty()) return;
  std::size_t others = edits.size() - 1;
  std::string message = "A control character stands here";
  if (others > 0) message += ", and " + std::to_string(others) + " more in this block";
  std::size_t index = mistakes.add(kinds::ControlCharacter, edits.front().span, std::move(message));
  mistakes.at(index).suggestion = "Remove it, or write it as an escape such as \\x1B in quotes";
  mistakes.at(index).fix = diagnostics::Fix{"Remove control characters", std::move(edits), true};
}

/// Tells of a failure of the parser, unless a mistake near it was told already and is likely its cause.
void reportFailure(const YAML::Exception& error, const SourceText& source, Span content,
                   const WorkingCopy& copy, Mistakes& mistakes) {
  auto offset = static_cast<std::size_t>(std::max(error.mark.pos, 0));
  std::size_t begin =
      std::clamp(copy.origin(std::min(offset, copy.content().size())), content.begin, content.end);
  std::uint32_t line = source.lineOf(begin);
  for (const Diagnostic& mistake : mistakes.list()) {
    std::uint32_t other = source.lineOf(mistake.span.begin);
    if (other <= line && line <= source.lineOf(mistake.span.end) + 1) return;
  }
  std::size_t end = std::min<std::size_t>(begin + 1, content.end);
  while (end < content.end && (static_cast<unsigned char>(source.content()[end]) & 0xC0U) == 0x80U) ++end;
  mistakes.add(kinds::InvalidYaml, spanOf(begin, end), "The block is no YAML from here on: " + error.msg);
}

}  // namespace

DataNode readStrictYaml(const SourceText& source, Span content, diagnostics::List& diagnostics,
                        Budget* values) {
  Budget own(limits::yamlValues);
  auto size = static_cast<std::uint32_t>(source.content().size());
  content.end = std::min(content.end, size);
  content.begin = std::min(content.begin, content.end);
  Mistakes mistakes;
  reportControlCharacters(source.content(), content, mistakes);
  YamlScan scan = scanYaml(source, content, mistakes, values != nullptr ? *values : own);
  DataNode root;
  if (scan.isRefused) {
    root.damaged = true;
  } else {
    WorkingCopy copy(source.content(), content, std::move(scan.repairs));
    YamlBuilder builder(source, content, copy, scan, mistakes);
    bool failed = false;
    try {
      std::istringstream stream(copy.content());
      YAML::Parser parser(stream);
      parser.HandleNextDocument(builder);
    } catch (const YAML::Exception& error) {
      failed = true;
      reportFailure(error, source, content, copy, mistakes);
    }
    root = builder.take();
    root.damaged = root.damaged || failed;
  }
  mistakes.moveTo(diagnostics, content);
  return root;
}

}  // namespace ludo::text
