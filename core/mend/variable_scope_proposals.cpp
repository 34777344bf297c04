// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>

#include "core/diagnostics/kinds.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

/// The line that says whose the variables below it are, where it was lost and they stand among the others:
/// above the variable that is told of, or one of those above it.
void proposeScopeLine(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (told.kind != &diagnostics::kinds::WrongScope) return;
  const std::size_t open = told.message.find('"') + 1;
  const std::string name = told.message.substr(open, told.message.find('"', open) - open);
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (block.section != "variables") continue;
    const SourceText& source = context.source;
    const std::uint32_t first = source.lineOf(block.content.begin);
    for (std::uint32_t number = first; number < source.lineOf(block.content.end); ++number) {
      Line line = lineAt(source, number);
      if (!line.text.substr(line.indent()).starts_with(name + ":") || line.indent() == 0) continue;
      constexpr int mostAbove = 8;
      for (int above = 0; above < mostAbove && line.indent() > 0 && line.number > first; ++above) {
        for (const std::string scope : {"perPlayer", "global"}) {
          if (context.view(block.content).find(scope + ":") == std::string_view::npos)
            proposals.push_back({{{{line.begin, line.begin}, scope + ":\n"}},
                                 "Write " + scope + ": above it",
                                 "The line " + scope + ": is missing above this variable",
                                 2 + above});
        }
        line = lineAt(source, line.number - 1);
      }
      return;
    }
  }
}

}  // namespace

void proposeScopes(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  proposeScopeLine(context, told, proposals);
  static const std::vector<std::pair<std::string, std::vector<std::string>>> scopes = {
      {"ref", {"gvar", "pvar"}}, {"scope", {"global", "pvar"}}};
  const std::uint32_t middle = context.source.lineOf(told.span.begin);
  for (std::uint32_t number = middle > 3 ? middle - 3 : 1;
       number <= std::min(middle + 3, context.source.lineCount()); ++number) {
    const Line line = lineAt(context.source, number);
    for (const auto& [key, words] : scopes) {
      const std::string start = key + ": \"";
      for (std::size_t at = line.text.find(start); at != std::string_view::npos;
           at = line.text.find(start, at + 1)) {
        const std::size_t begin = at + start.size();
        // In a long line the mapping round the mistake is near.
        constexpr std::uint32_t nearby = 300;
        const std::uint32_t place = line.begin + static_cast<std::uint32_t>(at);
        if (place + nearby < told.span.begin || place > told.span.begin + nearby) continue;
        const std::size_t end = line.text.find('"', begin);
        if (end == std::string_view::npos) break;
        const std::string_view written = line.text.substr(begin, end - begin);
        const Span span{line.begin + static_cast<std::uint32_t>(begin) - 1,
                        line.begin + static_cast<std::uint32_t>(end) + 1};
        const bool isClose = number == middle;
        for (const std::string& word : words) {
          if (word == written) continue;
          const bool isScope = std::ranges::find(words, written) != words.end();
          // Another tag may be meant; what is no scope at all stands on the line of the mistake.
          if (!isScope && (key == "ref" || !isClose)) continue;
          proposals.push_back(
              {{{span, '"' + word + '"'}}, "Replace with \"" + word + '"', {}, isClose ? 9 : 12, false});
          const std::size_t player = line.text.find("player: ");
          if (!isClose || player == std::string_view::npos || word == "pvar") continue;
          const auto keyAt = line.begin + static_cast<std::uint32_t>(player);
          std::vector<diagnostics::TextEdit> edits = {{span, '"' + word + '"'},
                                                      {entryOfKey(context.source, {keyAt, keyAt + 6}), ""}};
          if (edits[1].span.begin < edits[0].span.begin) std::swap(edits[0], edits[1]);
          if (edits[0].span.end <= edits[1].span.begin)
            proposals.push_back(
                {std::move(edits), "Replace with \"" + word + "\", without a player", {}, 15, false});
        }
      }
    }
  }
}

}  // namespace ludo::mend
