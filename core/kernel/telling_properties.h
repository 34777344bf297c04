// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::kernel {

/// The properties by which people tell the tokens of a type apart: those that the type's name shows in
/// braces, and those that createToken sets and nothing changes later. What follows from the name, as the rank
/// of a queen does, is left out. Immutable; belongs to the Rules.
class TellingProperties {
 public:
  /// The properties of one type, as indices into Token::props.
  struct OfType {
    std::vector<std::size_t> inName;  ///< in the order of the type
    std::vector<std::size_t> beside;  ///< those that the name does not show
  };

  TellingProperties() = default;
  /// `positions` as in Rules.
  TellingProperties(const language::GameDef& def, std::span<const language::EffectList> positions);

  const OfType& of(std::uint32_t type) const { return m_types[type]; }

 private:
  std::vector<OfType> m_types;
};

}  // namespace ludo::kernel
