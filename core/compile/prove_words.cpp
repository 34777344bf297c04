// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/nearest.h"
#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Which texts properties of tokens can ever be. What is computed, or chosen by a name, may be anything.
class Words {
 public:
  explicit Words(const GameDef& def) {
    for (const TokenTypeDef& type : def.tokenTypes) {
      for (const PropertyDef& property : type.props) take(property.id.name, property.value);
    }
    walkRules(def, [this](const Type& type, const void* value, const Path&) {
      if (&type == &typeOf<CreateTokenEffect>()) {
        for (const auto& [property, given] : static_cast<const CreateTokenEffect*>(value)->props)
          take(property.name, given);
      } else if (&type == &typeOf<SetTokenPropEffect>()) {
        const auto& effect = *static_cast<const SetTokenPropEffect*>(value);
        m_isOpen = m_isOpen || effect.prop.isBound();
        take(effect.prop.name, effect.value);
      }
      return true;
    });
  }

  /// The texts, unless the property may be others too.
  std::vector<std::string> of(const std::string& property) const {
    const auto found = m_words.find(property);
    if (m_isOpen || m_open.contains(property) || found == m_words.end()) return {};
    return {found->second.begin(), found->second.end()};
  }

 private:
  void take(const std::string& property, const ValueExpr& value) {
    if (const auto* text = std::get_if<std::string>(&value.node))
      m_words[property].insert(*text);
    else if (!std::holds_alternative<std::int64_t>(value.node) && !std::holds_alternative<bool>(value.node))
      m_open.insert(property);
  }

  std::map<std::string, std::set<std::string>> m_words;
  std::set<std::string> m_open;
  bool m_isOpen = false;
};

}  // namespace

void proveWords(Proofs& proofs) {
  const Words words(proofs.def);
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type != &typeOf<CompareCondition>()) return true;
    const auto& compare = *static_cast<const CompareCondition*>(value);
    for (const bool isTurned : {false, true}) {
      const ValueExpr& asked = isTurned ? compare.right : compare.left;
      const ValueExpr& said = isTurned ? compare.left : compare.right;
      const auto* property = std::get_if<TokenPropertyValue>(&asked.node);
      const auto* text = std::get_if<std::string>(&said.node);
      if (property == nullptr || text == nullptr || property->prop.isBound()) continue;
      const std::string& name = property->prop.name;
      const std::vector<std::string> known = words.of(name);
      if (known.empty() || std::ranges::find(known, *text) != known.end()) continue;
      auto& diagnostic =
          proofs.report(compare.op == CompareOp::NotEqual ? kinds::AlwaysTrue : kinds::AlwaysFalse, said.span,
                        path.text(), "No token ever has \"" + *text + "\" as its \"" + name + '"');
      diagnostic.alternatives = known;
      const auto meant = nearest(*text, known);
      diagnostic.suggestion = meant ? "Did you mean \"" + *meant + "\"?" : "Use one of the accepted words";
      if (meant && said.span.known())
        diagnostic.fix =
            diagnostics::Fix{"Replace with \"" + *meant + '"', {{said.span, '"' + *meant + '"'}}, false};
    }
    return true;
  });
}

}  // namespace ludo::compile
