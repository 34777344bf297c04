// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/mend/messages.h"
#include "core/mend/proposers.h"
#include "core/wording/colours.h"
#include "core/wording/formula_nodes.h"
#include "core/wording/lines.h"
#include "core/wording/numbers.h"
#include "core/wording/path.h"
#include "core/wording/truths.h"

namespace ludo::mend {
namespace {

/// A value on one line: from `at` to where the next entry, bracket or comment begins.
Span valueAt(const SourceText& source, std::uint32_t at) {
  const Line line = lineOf(source, at);
  const std::string& text = source.content();
  if (at < line.end && text[at] == '"') {
    const Span quoted = quotedAround(source, at);
    if (quoted.known()) return quoted;
  }
  std::uint32_t end = at;
  while (end < line.end && std::string_view(",}]#|").find(text[end]) == std::string_view::npos) ++end;
  while (end > at && text[end - 1] == ' ') --end;
  return {at, end};
}

void propose(Proposals& proposals, Span span, std::string text, int cost) {
  std::string title = "Write " + text;
  proposals.push_back({{{span, std::move(text)}}, std::move(title), {}, cost, false});
}

/// `-{ ref: ... }` and `-"$n"`: what is said to be less.
void proposeNegatives(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const Line line = lineOf(context.source, told.span.begin);
  for (std::size_t at = line.text.find(": -"); at != std::string_view::npos;
       at = line.text.find(": -", at + 1)) {
    const std::size_t sign = at + 2;
    const std::string_view rest = line.text.substr(sign + 1);
    std::size_t end = 0;
    if (rest.starts_with('"')) {
      end = rest.find('"', 1);
    } else if (rest.starts_with('{')) {
      int depth = 0;
      for (; end < rest.size(); ++end) {
        depth += rest[end] == '{' ? 1 : rest[end] == '}' ? -1 : 0;
        if (depth == 0) break;
      }
    }
    if (end == 0 || end >= rest.size()) continue;
    std::string made = "{ op: \"neg\", value: " + std::string(rest.substr(0, end + 1)) + " }";
    const Span span = spanOf(line.begin + sign, line.begin + sign + 1 + end + 1);
    std::string title = "Write " + made;
    proposals.push_back(
        {{{span, std::move(made)}}, std::move(title), "A minus stands before numbers only", 1});
  }
}

/// `{ ships:actor: "occupied" }`: a zone as a key, and what stands there.
void proposeOccupancy(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const Line line = lineOf(context.source, told.span.begin);
  for (std::size_t at = line.text.find("{ "); at != std::string_view::npos;
       at = line.text.find("{ ", at + 1)) {
    const std::size_t close = line.text.find(" }", at);
    if (close == std::string_view::npos) return;
    const std::string_view inner = line.text.substr(at + 2, close - at - 2);
    const std::size_t colon = inner.find(": \"");
    if (colon == std::string_view::npos || !inner.ends_with('"')) continue;
    const std::string_view zone = inner.substr(0, colon);
    const std::string word = occupancyMeant(inner.substr(colon + 3, inner.size() - colon - 4));
    if (word.empty() || zone.find(':') == std::string_view::npos || zone.find(' ') != std::string_view::npos)
      continue;
    propose(proposals, spanOf(line.begin + at, line.begin + close + 2),
            "{ is: \"" + word + "\", zone: \"" + std::string(zone) + "\" }", 4);
  }
}

/// The numbers of `min` and `max` on the line of the mistake, or below it, changed for one another.
void proposeSwappedBounds(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const std::uint32_t first = context.source.lineOf(told.span.begin);
  const auto numberAfter = [&](std::string_view key) -> Span {
    for (std::uint32_t number = first > 3 ? first - 3 : 1;
         number <= std::min(first + 3, context.source.lineCount()); ++number) {
      const Line line = lineAt(context.source, number);
      const std::size_t at = line.text.find(std::string(key) + ": ");
      if (at == std::string_view::npos) continue;
      const Span value =
          valueAt(context.source, line.begin + static_cast<std::uint32_t>(at + key.size() + 2));
      if (number == first || first != number) return value;
    }
    return {};
  };
  const Span min = numberAfter("min");
  const Span max = numberAfter("max");
  if (!min.known() || !max.known()) return;
  std::vector<diagnostics::TextEdit> edits = {{min, std::string(context.view(max))},
                                              {max, std::string(context.view(min))}};
  if (max.begin < min.begin) std::swap(edits[0], edits[1]);
  if (edits[0].span.end <= edits[1].span.begin && edits[0].replacement != edits[1].replacement)
    proposals.push_back({std::move(edits), "Change the two numbers for one another", {}, 12, false});
}

/// The key whose value stands in the span; the span where it is a key itself.
Span keyBefore(const Context& context, Span value) {
  const std::vector<const text::DataNode*> path = pathTo(context.markdown, value);
  for (const text::DataNode* node : path) {
    for (const text::DataEntry& entry : node->entries) {
      if (entry.value.span == value) return entry.keySpan;
    }
  }
  return value;
}

/// `phase:` alone: the only one that the game has, or the one that the entry before names.
void proposeNameFor(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
  const bool isAlone =
      path.size() > 2 && told.fix && told.fix->edits.size() == 1 && path.back().type != nullptr;
  const language::Type* type = isAlone ? &bare(*path.back().type) : nullptr;
  if (type != nullptr && type->kind == language::TypeKind::List) type = &bare(type->element());
  if (type == nullptr || type->kind != language::TypeKind::Reference) return;
  const diagnostics::TextEdit& edit = told.fix->edits.front();
  const std::size_t at = edit.replacement.find("\"\"");
  const auto propose = [&](const std::string& name, int cost) {
    if (at == std::string::npos || name.empty()) return;
    std::string text = edit.replacement;
    text.replace(at, 2, '"' + name + '"');
    proposals.push_back({{{edit.span, std::move(text)}}, "Write \"" + name + '"', {}, cost});
  };
  const std::vector<std::string>& names = context.words.ofKind(type->nameKind);
  if (names.size() == 1) return propose(names.front(), 4);
  const text::DataNode& entry = *path[path.size() - 2].node;
  const auto key = std::ranges::find_if(
      entry.entries, [&](const text::DataEntry& held) { return &held.value == path.back().node; });
  if (key == entry.entries.end()) return;
  std::string before;
  for (const text::DataNode& item : path[path.size() - 3].node->items) {
    const text::DataNode* value = item.find(key->key);
    if (&item != &entry && value != nullptr && (before.empty() || item.span.begin < entry.span.begin))
      before = value->text;
  }
  propose(before, 6);
}

/// Where nothing stands, what needs nothing, or leaving it out, may be meant as well as an empty text.
void proposeForNothing(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  namespace kinds = diagnostics::kinds;
  if (told.kind != &kinds::EmptyValue && told.kind != &kinds::NullValue) return;
  if (told.fix && told.fix->edits.size() == 1) {
    const diagnostics::TextEdit& edit = told.fix->edits.front();
    const std::size_t at = edit.replacement.find("\"\"");
    if (at != std::string::npos) {
      for (const char* nothing : {"true", "{}", "[]"}) {
        std::string text = edit.replacement;
        text.replace(at, 2, nothing);
        // A key alone says that it is so.
        const int cost = std::string_view(nothing) == "true" ? 9 : 12;
        proposals.push_back(
            {{{edit.span, std::move(text)}}, std::string("Write ") + nothing, {}, cost, false});
      }
    }
  }
  proposeNameFor(context, told, proposals);
  std::string word(context.view(told.span));
  std::erase(word, '"');
  const bool isWord = !word.empty() && std::ranges::all_of(word, [](char c) {
    return isLetterOrDigit(c) || c == '_' || c == '-';
  });
  // "{ \"deck\", owner: ... }": a name without its key.
  if (isWord && told.kind == &kinds::EmptyValue) {
    for (const char* key : {"id", "name"})
      proposals.push_back({{{told.span, std::string(key) + ": \"" + word + '"'}},
                           std::string("Write ") + key + ": \"" + word + '"',
                           {},
                           10});
  }
  const Line line = lineOf(context.source, told.span.begin);
  const bool isDash = context.view(told.span).starts_with('-');
  const Span entry =
      isDash ? Span{line.begin, line.next} : entryOfKey(context.source, keyBefore(context, told.span));
  if (entry.end > entry.begin) proposals.push_back({{{entry, ""}}, "Take it out", {}, 14, false});
}

bool isNumberNeeded(const diagnostics::Diagnostic& told) {
  return told.message.find("a number is needed") != std::string::npos ||
         told.message.ends_with("is not a number") || told.suggestion == "Write a number";
}

/// What has no key in a mapping may be what is told to be missing there, or what says what the mapping is.
void proposeKeyed(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  namespace kinds = diagnostics::kinds;
  const bool isUnnamed = told.kind == &kinds::MissingColon || told.kind == &kinds::EmptyValue;
  const char mark = context.text()[told.span.begin];
  if (!isUnnamed || (mark != '{' && mark != '[' && mark != '"')) return;
  const std::uint32_t line = context.source.lineOf(told.span.begin);
  std::vector<std::string> keys;
  for (const diagnostics::Diagnostic& other : context.told) {
    if (!other.span.known() || context.source.lineOf(other.span.begin) != line) continue;
    if (other.kind == &kinds::UnknownConstruct)
      keys.insert(keys.end(), other.alternatives.begin(), other.alternatives.end());
    if (other.kind == &kinds::MissingKey) keys.push_back(lastQuoted(other.message));
  }
  for (const std::string& key : keys) {
    if (!key.empty() && std::ranges::all_of(key, [](char c) { return isLetterOrDigit(c); }))
      proposals.push_back({{{{told.span.begin, told.span.begin}, key + ": "}},
                           "Write the key \"" + key + "\" before it",
                           "A value of a mapping stands without its key",
                           4});
  }
}

}  // namespace

void proposeValues(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  proposeForNothing(context, told, proposals);
  proposeNegatives(context, told, proposals);
  proposeOccupancy(context, told, proposals);
  proposeKeyed(context, told, proposals);
  const bool isList = told.span.end <= context.text().size() &&
                      (context.view(told.span).starts_with('[') || context.view(told.span).starts_with('{'));
  if (const std::string colour = isList ? colourMeant(context.view(told.span)) : ""; !colour.empty())
    propose(proposals, told.span, '"' + colour + '"', 6);
  const Line line = lineOf(context.source, told.span.begin);
  // #"d55e00": the mark before the quotes is taken for a comment.
  constexpr std::size_t whole = 9;
  for (std::size_t at = line.text.find(" #\""); at != std::string_view::npos;
       at = line.text.find(" #\"", at + 1)) {
    const auto begin = line.begin + static_cast<std::uint32_t>(at) + 1;
    const std::string_view written = line.text.substr(at + 1, whole);
    if (written.size() == whole && written.ends_with('"'))
      propose(proposals, {begin, begin + static_cast<std::uint32_t>(whole)},
              "\"#" + std::string(written.substr(2)), 2);
  }
  // A minus apart from its number is taken for the dash of a list.
  for (std::size_t at = line.text.find(": - "); at != std::string_view::npos;
       at = line.text.find(": - ", at + 1)) {
    const auto begin = line.begin + static_cast<std::uint32_t>(at) + 2;
    const Span value = valueAt(context.source, begin + 2);
    if (isDigits(context.view(value)))
      propose(proposals, {begin, value.end}, "-" + std::string(context.view(value)), 4);
  }
  // The mistake may be told of the key; what is wrong is its value then.
  std::vector<Span> places = {valueAt(context.source, told.span.begin)};
  for (std::size_t at = line.text.find(": "); at != std::string_view::npos && places.size() < 24;
       at = line.text.find(": ", at + 1))
    places.push_back(valueAt(context.source, line.begin + static_cast<std::uint32_t>(at) + 2));
  for (std::size_t i = 0; i < places.size(); ++i) {
    std::string_view written = context.view(places[i]);
    if (written.empty() || written.size() > 40) continue;
    const int further = i == 0 ? 0 : 2;
    const bool isQuoted = written.size() > 1 && written.front() == '"' && written.back() == '"';
    const std::string_view bare = isQuoted ? written.substr(1, written.size() - 2) : written;
    // Of other values on the line, only those that have a digit.
    const bool hasDigit = bare.find_first_of("0123456789") != std::string_view::npos;
    const std::string number = numberMeant(bare);
    if (!number.empty() && number != written && (i == 0 || hasDigit))
      propose(proposals, places[i], number, 5 + further);
    // "(3)" of a ledger is less than nothing, which tests may tell.
    if (bare.starts_with('(') && bare.ends_with(')') && isDigits(bare.substr(1, bare.size() - 2)))
      propose(proposals, places[i], "-" + number, 6 + further);
    if (bare.starts_with('-') && isDigits(bare.substr(1)))
      propose(proposals, places[i], std::string(bare.substr(1)), 6 + further);
    if (const auto [min, max] = rangeMeant(bare); !min.empty())
      propose(proposals, places[i], "{ min: " + min + ", max: " + max + " }", 10 + further);
    const std::optional<bool> truth = truthMeant(bare);
    // l for 1 and O for 0.
    const bool isLetter = told.kind == &diagnostics::kinds::UnquotedText && bare.size() == 1;
    if (isLetter && std::string_view("lIoO").find(bare[0]) != std::string_view::npos)
      propose(proposals, places[i], bare == "l" || bare == "I" ? "1" : "0", 7);
    static constexpr std::string_view truths[] = {"true", "false", "True", "False", "yes", "no"};
    if (truth && isNumberNeeded(told) && std::ranges::find(truths, bare) != std::end(truths))
      propose(proposals, places[i], *truth ? "1" : "0", 6 + further);
    // What is said outright, as by "!false", is no slip of the pen.
    for (const bool each : {true, false}) {
      const char* word = each ? "true" : "false";
      if (truth.value_or(each) == each && bare != word && bare.size() > 2 && editDistance(bare, word, 1) <= 1)
        propose(proposals, places[i], word, 8 + further);
    }
    if (truth && written != (*truth ? "true" : "false"))
      propose(proposals, places[i], *truth ? "true" : "false", 10 + further);
    // A colour of six digits.
    const bool isColour = (bare.size() == 6 || bare.size() == 3) &&
                          bare.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    if (isColour) propose(proposals, places[i], "\"#" + std::string(bare) + '"', 12 + further);
    const std::string colour = colourMeant(bare);
    if (!colour.empty()) propose(proposals, places[i], '"' + colour + '"', 6 + further);
  }
  proposeSwappedBounds(context, told, proposals);
}

}  // namespace ludo::mend
