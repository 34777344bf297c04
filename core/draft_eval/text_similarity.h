// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ludo::draft_eval {

/// Words, numbers and single marks of a text.
std::vector<std::string> tokensOf(std::string_view text);

/// The F1 of ROUGE-L: twice the longest common subsequence by the length of both texts, in tokens (Lin,
/// "ROUGE: A package for automatic evaluation of summaries", 2004). From 0 to 1.
double rougeL(const std::vector<std::string>& written, const std::vector<std::string>& truth);

/// BLEU with one to four words and the brevity penalty (Papineni et al., "BLEU: a method for automatic
/// evaluation of machine translation", 2002), against one truth and without smoothing. From 0 to 1.
double bleu(const std::vector<std::string>& written, const std::vector<std::string>& truth);

}  // namespace ludo::draft_eval
