// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"
#include "core/pictures/picture_folder.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/speaker.h"

/// The chapters of a rulebook, without prose.
namespace ludo::rulebook {

using Blocks = std::vector<Block>;

Block paragraph(std::string text);
Block heading(std::string text, Span place = {});
Block sentences(std::vector<Line> lines);

Blocks playersBlocks(const language::SpecDocument& document, const Speaker& speaker);
/// What lies on the table: boards with a picture, places, tokens, cards as they are drawn, and what is
/// counted.
Blocks tableBlocks(const language::SpecDocument& document, const kernel::Rules& rules,
                   const pictures::PictureFolder& folder, const Speaker& speaker);
Blocks setupBlocks(const language::SpecDocument& document, const Speaker& speaker);
Blocks turnBlocks(const language::SpecDocument& document, const Speaker& speaker);
Blocks actionBlocks(const language::SpecDocument& document, const Speaker& speaker);
Blocks triggerBlocks(const language::SpecDocument& document, const Speaker& speaker);
/// Conditions, values, collections and effects that have a name.
Blocks termBlocks(const language::SpecDocument& document, const Speaker& speaker);
Blocks endBlocks(const language::SpecDocument& document, const Speaker& speaker);

}  // namespace ludo::rulebook
