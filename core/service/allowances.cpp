// SPDX-License-Identifier: Apache-2.0
#include "core/service/allowances.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"

namespace ludo::service {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Kind;
using diagnostics::Severity;
namespace kinds = diagnostics::kinds;

constexpr std::string_view mark = "lint:";
constexpr std::string_view verb = "allow";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return text.substr(text.size());
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// One code of one comment.
struct Allowance {
  const Kind* kind = nullptr;
  Span code;
  Span comment;            ///< from its mark to the end of the line
  std::uint32_t line = 0;  ///< that it is about
  std::string reason;
  bool isUsed = false;
};

/// Where the texts, numbers and words of a block stand, from the first on.
void addScalars(const text::DataNode& node, std::vector<Span>& scalars) {
  for (const text::DataNode& item : node.items) addScalars(item, scalars);
  for (const text::DataEntry& entry : node.entries) addScalars(entry.value, scalars);
  const bool isScalar = node.kind != text::DataKind::List && node.kind != text::DataKind::Map;
  if (isScalar && node.span.known()) scalars.push_back(node.span);
}

std::vector<Span> scalarsOf(const text::DataNode& root) {
  std::vector<Span> scalars;
  addScalars(root, scalars);
  std::ranges::sort(scalars, {}, &Span::begin);
  return scalars;
}

bool isWithin(const std::vector<Span>& scalars, std::size_t offset) {
  const auto behind = std::ranges::upper_bound(scalars, offset, {}, &Span::begin);
  return behind != scalars.begin() && std::prev(behind)->contains(offset);
}

const Kind* kindOf(std::string_view code) {
  const auto all = diagnostics::allKinds();
  const auto found = std::ranges::find(all, code, &Kind::code);
  return found == all.end() ? nullptr : *found;
}

bool isAboutAllowances(const Kind& kind) {
  return &kind == &kinds::BadAllowance || &kind == &kinds::IdleAllowance;
}

bool mayBeAllowed(const Kind& kind) {
  return kind.severity != Severity::Error && !isAboutAllowances(kind);
}

class Reader {
 public:
  Reader(const SourceText& source, diagnostics::List& list) : m_source(source), m_list(list) {}

  void read(const text::YamlBlock& block) {
    const std::string& content = m_source.content();
    std::optional<std::vector<Span>> scalars;
    for (std::size_t at = content.find(mark, block.content.begin); at < block.content.end;
         at = content.find(mark, at + mark.size())) {
      const std::size_t hash = content.find_last_not_of(" \t", at - 1);
      const bool isComment = at > 0 && hash != std::string::npos && content[hash] == '#' &&
                             (hash == 0 || content[hash - 1] <= ' ');
      if (!isComment) continue;
      if (!scalars) scalars = scalarsOf(block.root);
      if (isWithin(*scalars, hash)) continue;
      if (allowances.size() + m_list.size() >= limits::mistakes) {
        report(span(m_source.line(m_source.lineOf(hash))), "There are too many comments that allow something",
               "Mend some of what they allow; those from here on are not read");
        return;
      }
      readComment(block, hash, at + mark.size());
    }
  }

  std::vector<Allowance> allowances;

 private:
  Span span(std::string_view part) const {
    const auto begin = static_cast<std::uint32_t>(part.data() - m_source.content().data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  /// The line itself, or the next one with more than a comment where there is nothing before it.
  std::uint32_t lineAbout(const text::YamlBlock& block, std::size_t hash) {
    const std::uint32_t from = m_source.lineOf(hash);
    const std::size_t begin = m_source.lineStart(from);
    if (!trimmed(std::string_view(m_source.content()).substr(begin, hash - begin)).empty()) return from;
    // Comments below each other are about the same line.
    if (from < m_next) return m_next;
    for (std::uint32_t line = from + 1; m_source.lineStart(line) < block.content.end; ++line) {
      const std::string_view text = trimmed(m_source.line(line));
      if (!text.empty() && !text.starts_with('#')) return m_next = line;
    }
    return from;
  }

  Diagnostic& report(Span place, std::string message, std::string suggestion) {
    Diagnostic& told = diagnostics::report(m_list, kinds::BadAllowance, place, {}, std::move(message));
    told.suggestion = std::move(suggestion);
    return told;
  }

  void readComment(const text::YamlBlock& block, std::size_t hash, std::size_t from) {
    const std::uint32_t line = m_source.lineOf(hash);
    const std::string_view whole = trimmed(m_source.line(line).substr(hash - m_source.lineStart(line)));
    std::string_view rest = m_source.line(line).substr(from - m_source.lineStart(line));
    rest = trimmed(rest);
    if (!rest.starts_with(verb) || (rest.size() > verb.size() && rest[verb.size()] != ' ')) {
      report(span(whole), "The comment begins with \"lint:\" and does not say what it allows",
             "Write it as in: # lint: allow never-ends - the players decide");
      return;
    }
    const std::size_t first = allowances.size();
    rest = trimmed(rest.substr(verb.size()));
    rest = readCodes(rest);
    for (const std::string_view dash : {"-", "–", "—", ":"}) {
      if (!rest.starts_with(dash)) continue;
      rest = trimmed(rest.substr(dash.size()));
      break;
    }
    if (rest.empty() && first < allowances.size()) {
      report(span(whole), "The comment gives no reason",
             "Write after a dash why the line is right as it is: # lint: allow " +
                 std::string(allowances[first].kind->code) + " - the reason");
    }
    for (std::size_t i = first; i < allowances.size(); ++i) {
      allowances[i].comment = span(whole);
      allowances[i].line = lineAbout(block, hash);
      allowances[i].reason = trimmed(rest);
    }
  }

  /// What is left of the comment behind the codes.
  std::string_view readCodes(std::string_view rest) {
    bool isFirst = true;
    while (true) {
      std::size_t end = 0;
      while (end < rest.size() &&
             (isLetterOrDigit(rest[end]) || rest[end] == '_' ||
              (rest[end] == '-' && end > 0 && end + 1 < rest.size() && isLetterOrDigit(rest[end + 1]))))
        ++end;
      if (end == 0 && isFirst)
        report(span(rest), "The comment does not say what it allows",
               "Name the code that stands in brackets behind a warning");
      if (end == 0) return rest;
      addCode(rest.substr(0, end));
      isFirst = false;
      rest = trimmed(rest.substr(end));
      if (!rest.starts_with(',')) return rest;
      rest = trimmed(rest.substr(1));
    }
  }

  void addCode(std::string_view code) {
    const Kind* kind = kindOf(code);
    if (kind != nullptr && mayBeAllowed(*kind)) {
      allowances.push_back({kind, span(code), {}, 0, {}, false});
    } else if (kind != nullptr) {
      report(span(code), '"' + std::string(code) + "\" cannot be allowed",
             kind->severity == Severity::Error ? "It is a mistake: mend what it tells of"
                                               : "Mend the comment that it tells of");
    } else {
      tellUnknown(code);
    }
  }

  void tellUnknown(std::string_view code) {
    std::vector<std::string> codes;
    for (const Kind* known : diagnostics::allKinds()) {
      if (mayBeAllowed(*known)) codes.emplace_back(known->code);
    }
    Diagnostic& told = report(span(code), "No warning has the code \"" + std::string(code) + '"',
                              "Use the code that stands in brackets behind the warning");
    if (const std::optional<std::string> meant = nearest(code, codes)) {
      told.alternatives = {*meant};
      told.fix = diagnostics::Fix{"Write " + *meant, {{told.span, *meant}}, false};
    }
  }

  const SourceText& m_source;
  diagnostics::List& m_list;
  std::uint32_t m_next = 0;  ///< the line that the comments above it are about, last found
};

/// From the end of what stands before the comment; with its line where there is nothing.
Span wholeComment(const SourceText& source, Span comment) {
  const std::uint32_t line = source.lineOf(comment.begin);
  const std::size_t begin = source.lineStart(line);
  const std::string_view before = std::string_view(source.content()).substr(begin, comment.begin - begin);
  const std::size_t last = before.find_last_not_of(" \t");
  if (last == std::string_view::npos)
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(source.lineStart(line + 1))};
  return {static_cast<std::uint32_t>(begin + last + 1), comment.end};
}

void tellIdle(const SourceText& source, const Allowance& allowance, diagnostics::List& list) {
  Diagnostic& told = diagnostics::report(list, kinds::IdleAllowance, allowance.code, {},
                                         "Nothing of the kind \"" + std::string(allowance.kind->code) +
                                             "\" is told of line " + std::to_string(allowance.line));
  told.suggestion = "Take the comment out, or put it above the line that it is about";
  told.fix = diagnostics::Fix{"Take the comment out", {{wholeComment(source, allowance.comment), {}}}, false};
}

bool isOfTests(const Kind& kind) {
  return std::ranges::find(kinds::testKinds, &kind) != std::end(kinds::testKinds);
}

}  // namespace

std::vector<diagnostics::Allowed> takeAllowed(const text::MarkdownDocument& document, diagnostics::List& list,
                                              Told told) {
  std::vector<diagnostics::Allowed> allowed;
  if (document.source->content().find(mark) == std::string::npos) return allowed;
  diagnostics::List mistakes;
  Reader reader(*document.source, mistakes);
  for (const text::YamlBlock& block : document.blocks) reader.read(block);
  const auto allowanceOf = [&](const Diagnostic& diagnostic) {
    return std::ranges::find_if(reader.allowances, [&](const Allowance& allowance) {
      return allowance.kind == diagnostic.kind && diagnostic.span.known() &&
             document.source->lineOf(diagnostic.span.begin) == allowance.line;
    });
  };
  std::erase_if(list, [&](Diagnostic& diagnostic) {
    const auto found = allowanceOf(diagnostic);
    if (found == reader.allowances.end()) return false;
    found->isUsed = true;
    allowed.push_back({std::move(diagnostic), found->reason});
    return true;
  });
  for (const Allowance& allowance : reader.allowances) {
    const bool wasLookedFor =
        told == Told::All || (told == Told::WithoutTests && !isOfTests(*allowance.kind));
    if (!allowance.isUsed && wasLookedFor) tellIdle(*document.source, allowance, mistakes);
  }
  std::ranges::move(mistakes, std::back_inserter(list));
  return allowed;
}

std::optional<diagnostics::Fix> allowanceFor(const Analysis& analysis, const Diagnostic& told) {
  const auto isInside = [&told](const text::YamlBlock& block) {
    return told.span.known() && block.content.contains(told.span.begin);
  };
  if (!mayBeAllowed(*told.kind) || std::ranges::none_of(analysis.markdown.blocks, isInside))
    return std::nullopt;
  const std::uint32_t line = analysis.source->lineOf(told.span.begin);
  const std::string_view text = analysis.source->line(line);
  const auto begin = static_cast<std::uint32_t>(analysis.source->lineStart(line));
  const std::string indentation(std::min(text.find_first_not_of(' '), text.size()), ' ');
  const std::string_view behind = std::string_view(analysis.source->content()).substr(begin + text.size());
  const std::string_view lineEnd = behind.starts_with("\r\n") ? "\r\n" : "\n";
  std::string comment = indentation + "# lint: allow " + std::string(told.kind->code) + " - ";
  comment.append(reasonToWrite).append(lineEnd);
  return diagnostics::Fix{"Allow this here, with a reason", {{{begin, begin}, std::move(comment)}}, false};
}

}  // namespace ludo::service
