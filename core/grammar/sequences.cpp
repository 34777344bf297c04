// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/sequences.h"

namespace ludo::grammar {

void appendLiteral(Sequence& sequence, std::string_view text) {
  if (text.empty()) return;
  if (!sequence.empty() && sequence.back().kind == Symbol::Kind::Literal)
    sequence.back().text += text;
  else
    sequence.push_back(Symbol::literal(std::string(text)));
}

void append(Sequence& sequence, const Sequence& more) {
  for (const Symbol& symbol : more) {
    if (symbol.kind == Symbol::Kind::Literal)
      appendLiteral(sequence, symbol.text);
    else
      sequence.push_back(symbol);
  }
}

}  // namespace ludo::grammar
