// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/grammar/recogniser.h"

namespace ludo::grammar {

/// One of the words that may come next, with the marks before and right behind it.
struct Continuation {
  std::string text;
  bool isOpen = false;  ///< it may go on in more ways than are listed: the begin of a number, a name, a text
  bool operator==(const Continuation&) const = default;
};

/// What may follow, to be asked among: the alternatives for the next word, each as far as there is no choice.
/// In order of their bytes. Where there would be more than `most`, those are cut shorter and left open. Reads
/// ahead in the recogniser, and leaves it as it was.
std::vector<Continuation> continuationsAfter(Recogniser& recogniser, std::size_t most = 100);

}  // namespace ludo::grammar
