// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

#include "core/base/budget.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::compile {

/// What a board takes of the parts that all boards of a game may have together (limits::boardParts). Borrows
/// all that it is given.
class BoardParts {
 public:
  BoardParts(const language::BoardDef& board, const std::string& path, Budget& budget,
             diagnostics::List& list)
      : m_board(board),
        m_path(path),
        m_weight(weightOf(board.id.name.size())),
        m_budget(budget),
        m_list(list) {}

  /// What a part counts that holds a name or a text of so many bytes.
  static std::int64_t weightOf(std::size_t bytes);
  /// Of a part that names a space.
  std::int64_t weight() const { return m_weight; }

  /// False, with a diagnostic the first time, when the boards would have more parts than they may.
  bool spend(std::size_t parts, std::int64_t weight, Span place);
  /// The same of the spaces of a shape, before they are made.
  bool spendSpaces(std::int64_t spaces);

 private:
  const language::BoardDef& m_board;
  const std::string& m_path;
  std::int64_t m_weight;
  Budget& m_budget;
  diagnostics::List& m_list;
};

}  // namespace ludo::compile
