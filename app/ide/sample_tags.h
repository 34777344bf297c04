// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <set>
#include <span>

namespace ludo::ide {

/// What a game is played with, by which a sample is found.
enum class SampleTag : std::uint8_t { Board, Cards, Dice, Goods, Secrets, ForTwo, ForMore };

std::span<const SampleTag> sampleTags();
/// "Dice", in the user's language.
QString tagTitle(SampleTag tag);

/// The tags of a specification, from the words of the language that stand in it.
std::set<SampleTag> tagsOf(const QString& text);

}  // namespace ludo::ide
