// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/telling_properties.h"

#include <set>
#include <string>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// The names of properties that effects write.
struct Written {
  std::set<std::string> atCreation;
  std::set<std::string> later;

  bool visit(const Type& type, const void* part) {
    if (&type == &typeOf<CreateTokenEffect>()) {
      for (const auto& [property, value] : static_cast<const CreateTokenEffect*>(part)->props)
        atCreation.insert(property.name);
    } else if (&type == &typeOf<SetTokenPropEffect>()) {
      later.insert(static_cast<const SetTokenPropEffect*>(part)->prop.name);
    }
    return &type != &typeOf<ZoneDef>();  // a board has many, and no effects in them
  }
};

}  // namespace

TellingProperties::TellingProperties(const GameDef& def, std::span<const EffectList> positions) {
  Written written;
  const auto visit = [&](const Type& type, const void* part) { return written.visit(type, part); };
  walkConst(gameDefType(), &def, visit);
  for (const EffectList& position : positions) {
    for (const Effect& effect : position.items) walkConst(typeOf<Effect>(), &effect, visit);
  }
  for (const TokenTypeDef& type : def.tokenTypes) {
    OfType& slots = m_types.emplace_back();
    for (std::size_t slot = 0; slot < type.props.size(); ++slot) {
      const std::string& name = type.props[slot].id.name;
      if (type.name.find('{' + name + '}') != std::string::npos) {
        slots.inName.push_back(slot);
      } else if (written.atCreation.contains(name) && !written.later.contains(name)) {
        slots.beside.push_back(slot);
      }
    }
  }
}

}  // namespace ludo::kernel
