// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/limits.h"
#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;

namespace {

/// The longest text or name that may come to stand in a hole. Patterns are none.
std::size_t longestText(const GameDef& def) {
  std::size_t longest = 0;
  walkConst(gameDefType(), &def, [&longest](const Type& type, const void* part) {
    if (type.kind == TypeKind::Text || type.kind == TypeKind::Definition) {
      const std::string& text = textOf(type, part);
      if (text.find('{') == std::string::npos) longest = std::max(longest, text.size());
    }
    return &type != &typeOf<Metadata>();
  });
  return longest;
}

class ShownTexts {
 public:
  ShownTexts(std::size_t longest, Findings& findings) : m_longest(longest), m_findings(findings) {}

  /// A text with holes, which each take as much as the longest text.
  void check(const std::string& pattern, const Node& node, const std::string& whose) {
    const auto holes = static_cast<std::size_t>(std::ranges::count(pattern, '{'));
    // Nothing is multiplied before it is known to be small.
    const bool isLong = holes > limits::shownText || m_longest > limits::shownText ||
                        pattern.size() + holes * m_longest > limits::shownText;
    if (holes == 0) return;
    if (!isLong) {
      m_longestShown = std::max(m_longestShown, pattern.size() + holes * m_longest);
      return;
    }
    m_findings
        .report(diagnostics::kinds::TooLarge, node.span, node.node,
                whose + " may have more than " + std::to_string(limits::shownText >> 10U) + " KiB once its " +
                    std::to_string(holes) + (holes == 1 ? " hole is" : " holes are") + " filled")
        .suggestion = "Make it, or the texts that come to stand in it, shorter";
  }
  /// What was checked so far may stand in what follows.
  void nest() { m_longest = std::max(m_longest, m_longestShown); }

 private:
  std::size_t m_longest;
  std::size_t m_longestShown = 0;
  Findings& m_findings;
};

}  // namespace

void checkShownTexts(const GameDef& def, Findings& findings) {
  ShownTexts texts(longestText(def), findings);
  for (const TokenTypeDef& type : def.tokenTypes)
    texts.check(type.name, type, "The name of \"" + type.id.name + '"');
  for (const TokenLook& look : def.rendering.tokens) texts.check(look.label, look, "The label of tokens");
  texts.nest();
  for (const ActionDef& action : def.actions)
    texts.check(action.label, action, "The label of \"" + action.id.name + '"');
}

}  // namespace ludo::compile
