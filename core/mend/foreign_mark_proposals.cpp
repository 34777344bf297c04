// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/mend/proposers.h"
#include "core/wording/foreign_marks.h"
#include "core/wording/lines.h"

namespace ludo::mend {

void proposeForeignMarks(const Context& context, Proposals& proposals) {
  Proposal all{{},
               "Write the plain marks",
               "Marks stand here in place of those of the language, as a page or a text in print has them",
               2};
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const std::uint32_t end = context.source.lineOf(block.content.end);
    for (std::uint32_t number = context.source.lineOf(block.content.begin); number <= end; ++number) {
      const Line line = lineAt(context.source, number);
      if (line.isEmpty() || line.text.starts_with("```")) continue;
      std::string made = withPlainMarks(line.text);
      if (made != line.text) all.edits.push_back({{line.begin, line.end}, std::move(made)});
    }
  }
  if (!all.edits.empty()) proposals.push_back(std::move(all));
}

}  // namespace ludo::mend
