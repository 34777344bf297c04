// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <set>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/name_places.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

/// The entry of the section that a place stands in: the lines that belong to its dash, the outermost one.
Span entryAround(const Context& context, Span place) {
  Line line = lineOf(context.source, place.begin);
  Line first = line;
  while (line.number > 1 && !line.text.starts_with("```")) {
    if (line.hasDash() && line.indent() <= 2) first = line;
    if (line.hasDash() && line.indent() <= 2) break;
    line = lineAt(context.source, line.number - 1);
  }
  if (!first.hasDash()) return {};
  return {first.begin, lineAt(context.source, endOfEntry(context.source, first)).begin};
}

/// Where a word stands in a part of the text, as a whole.
std::vector<std::uint32_t> placesOf(const Context& context, Span within, const std::string& word) {
  const std::string_view text = context.text();
  const auto isPart = [&](std::size_t at) {
    return at < text.size() && (isLetterOrDigit(text[at]) || text[at] == '_' || text[at] == '$');
  };
  std::vector<std::uint32_t> places;
  for (std::size_t at = text.find(word, within.begin); at != std::string_view::npos && at < within.end;
       at = text.find(word, at + 1)) {
    if ((at == 0 || !isPart(at - 1)) && !isPart(at + word.size()))
      places.push_back(static_cast<std::uint32_t>(at));
  }
  return places;
}

/// The names that the entry binds: what stands under `name` and `bind`.
std::set<std::string> boundIn(const Context& context, Span within) {
  std::set<std::string> names;
  const std::string_view text = context.view(within);
  for (const std::string_view key : {"name: \"", "bind: \""}) {
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
      const std::size_t begin = at + key.size();
      const std::size_t end = text.find('"', begin);
      if (end != std::string_view::npos) names.insert(std::string(text.substr(begin, end - begin)));
    }
  }
  return names;
}

std::set<std::string> bindingsIn(std::string_view message) {
  std::set<std::string> names;
  for (std::size_t at = message.find('$'); at != std::string_view::npos; at = message.find('$', at + 1)) {
    std::size_t end = at + 1;
    while (end < message.size() && isLetterOrDigit(message[end])) ++end;
    names.insert(std::string(message.substr(at, end - at)));
  }
  return names;
}

void proposeRenamed(const Context& context, const std::vector<std::uint32_t>& places, const std::string& from,
                    const std::string& to, int cost, Proposals& proposals) {
  Proposal all{{}, "Call it \"" + to + '"', {}, cost};
  if (places.size() == 1 && from.starts_with('$'))
    all.message = "It is called \"" + from + "\" here, and \"" + to + "\" where it is used";
  for (const std::uint32_t place : places)
    all.edits.push_back({{place, place + static_cast<std::uint32_t>(from.size())}, to});
  if (!all.edits.empty() && context.view(all.edits.front().span) == from) proposals.push_back(std::move(all));
}

}  // namespace

void proposeBindings(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  const Span entry = entryAround(context, told.span);
  if (!entry.known()) return;
  const std::set<std::string> bound = boundIn(context, entry);
  for (const std::string& name : bound) {
    const std::vector<std::uint32_t> places = placesOf(context, entry, name);
    const bool isPlain = !name.empty() && name[0] != '$' &&
                         std::ranges::all_of(name, [](char c) { return isLetterOrDigit(c); });
    if (isPlain) {
      std::vector<std::uint32_t> quoted;
      std::ranges::copy_if(places, std::back_inserter(quoted), [&](std::uint32_t at) {
        const char before = at > 0 ? context.text()[at - 1] : ' ';
        return before == '"' || before == '{' || before == '(' || before == ':';
      });
      proposeRenamed(context, quoted, name, "$" + name, 5, proposals);
    }
    // It is called otherwise wherever it is used.
    if (places.size() != 1 || !name.starts_with('$')) continue;
    for (const std::string& used : bindingsIn(told.message)) {
      if (bound.contains(used)) continue;
      // What is used once may be what is wrong.
      const bool isOften = placesOf(context, entry, used).size() > 1;
      const bool isLike = nearest(used, {name}).has_value();
      const Span all{0, static_cast<std::uint32_t>(context.text().size())};
      const bool isUsual = placesOf(context, all, used).size() > placesOf(context, all, name).size();
      if (isLike && (isOften || isUsual || isLikelierName(context, used, name)))
        proposeRenamed(context, places, name, used, -1, proposals);
      else if (isOften)
        proposeRenamed(context, places, name, used, 6, proposals);
    }
  }
}

}  // namespace ludo::mend
