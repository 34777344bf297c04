// SPDX-License-Identifier: Apache-2.0
#include "core/compile/property_texts.h"

#include "core/compile/walk_rules.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;

PropertyTexts::PropertyTexts(const GameDef& def) {
  for (const TokenTypeDef& type : def.tokenTypes) {
    for (const PropertyDef& property : type.props) take(property.id.name, property.value);
  }
  walkRules(def, [this](const Type& type, const void* value, const Path&) {
    if (&type == &typeOf<CreateTokenEffect>()) {
      for (const auto& [property, given] : static_cast<const CreateTokenEffect*>(value)->props)
        take(property.name, given);
    } else if (&type == &typeOf<SetTokenPropEffect>()) {
      const auto& effect = *static_cast<const SetTokenPropEffect*>(value);
      m_isOpen = m_isOpen || effect.prop.isText();
      take(effect.prop.name, effect.value);
    }
    return true;
  });
}

std::vector<std::string> PropertyTexts::of(const std::string& property) const {
  const auto found = m_texts.find(property);
  if (m_isOpen || m_open.contains(property) || found == m_texts.end()) return {};
  return {found->second.begin(), found->second.end()};
}

void PropertyTexts::take(const std::string& property, const ValueExpr& value) {
  if (const auto* text = std::get_if<std::string>(&value.node)) {
    m_texts[property].insert(*text);
  } else if (std::holds_alternative<std::int64_t>(value.node) || std::holds_alternative<bool>(value.node)) {
    m_withOthers.insert(property);
  } else {
    m_open.insert(property);
  }
}

}  // namespace ludo::compile
