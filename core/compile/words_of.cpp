// SPDX-License-Identifier: Apache-2.0
#include "core/compile/words_of.h"

#include <set>

#include "core/compile/walk_rules.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;

std::vector<std::string> wordsOf(const GameDef& def, const std::string& property) {
  std::vector<std::string> words;
  std::set<std::string> known;
  const auto add = [&](const std::string& name, const ValueExpr& value) {
    const auto* word = std::get_if<std::string>(&value.node);
    if (name == property && word != nullptr && known.insert(*word).second) words.push_back(*word);
  };
  for (const TokenTypeDef& type : def.tokenTypes) {
    for (const PropertyDef& prop : type.props) add(prop.id.name, prop.value);
  }
  walkRules(def, [&](const Type& type, const void* value, const Path&) {
    if (&type == &typeOf<CreateTokenEffect>()) {
      for (const auto& [prop, given] : static_cast<const CreateTokenEffect*>(value)->props)
        add(prop.name, given);
    }
    return true;
  });
  return words;
}

}  // namespace ludo::compile
