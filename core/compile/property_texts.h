// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::compile {

/// Which texts the properties of tokens can ever be, from what types and effects give them. What is computed,
/// or given to a property that is known in play only, may be anything. Private to the room.
class PropertyTexts {
 public:
  explicit PropertyTexts(const language::GameDef& def);

  /// All texts that it can be, in order; none where it may be others too, or is never text.
  std::vector<std::string> of(const std::string& property) const;
  /// Whether it is text in all tokens at all times.
  bool isOnlyText(const std::string& property) const {
    return !of(property).empty() && !m_withOthers.contains(property);
  }

 private:
  void take(const std::string& property, const language::ValueExpr& value);

  std::map<std::string, std::set<std::string>> m_texts;
  std::set<std::string> m_withOthers;  ///< are numbers or truths, too
  std::set<std::string> m_open;
  bool m_isOpen = false;  ///< any may be anything
};

}  // namespace ludo::compile
