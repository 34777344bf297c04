// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/kernel/value.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

class Rules;

/// Where the value of a token's property comes from: 0 when it follows from what happened openly; else the
/// place in the rules (an OriginSite, counted from 1) that wrote it by chance or by a choice.
using Origin = std::uint16_t;

/// What a token is, apart from its owner.
struct Nature {
  std::uint32_t type = 0;
  std::vector<Value> props;     ///< in the order of the type
  std::vector<Origin> origins;  ///< of the props
};

/// A place in the rules that writes values not everybody can know, and what it may have written.
struct OriginSite {
  std::uint32_t node = 0;                 ///< the effect that writes
  std::vector<std::uint32_t> properties;  ///< what it writes together, by Ref<Property>::index
  /// Each holds one value for each of the properties; all are equally likely. Not empty, but for a branch
  /// (see natures).
  std::vector<std::vector<Value>> outcomes;
  /// What it writes cannot be told from its own rolls and choices: the outcomes are all values that the
  /// property has anywhere in the rules.
  bool isGuessed = false;
  /// What it writes depends on the property itself: it is uncertain only where that was.
  bool isPassedOn = false;
  /// Of a branch that chance or a choice decides: the tokens that it may make. It has no outcomes then.
  std::vector<Nature> natures;
};

/// The places in a game's rules that give properties values which not everybody can know. Found from the text
/// alone: a value is uncertain that is made from a roll, a random pick, a number or word that a player chose,
/// or a property of a token. Immutable; belongs to the Rules.
class Origins {
 public:
  Origins() = default;
  /// `rules` are complete but for their origins. `positions` as in Rules.
  Origins(const Rules& rules, std::span<const language::EffectList> positions);

  /// Whether there are any sites.
  bool any() const { return !m_sites.empty(); }
  /// The properties that some site writes, rising.
  const std::vector<std::uint32_t>& properties() const { return m_properties; }
  const std::vector<OriginSite>& sites() const { return m_sites; }
  /// `origin` is not 0.
  const OriginSite& site(Origin origin) const { return m_sites[origin - 1U]; }
  /// The origin of the value that an effect gives to a property; 0: it is certain.
  Origin of(std::uint32_t node, std::uint32_t property) const;
  /// The origin of the type of a token that the effect makes: the branch of chance that the effect stands in;
  /// 0: none.
  Origin ofNature(std::uint32_t node) const;
  /// Whether chance decides somewhere which of several kinds of token is made.
  bool makesNatures() const { return !m_branchOf.empty(); }
  /// The effects that change a token's property or leave it, as chance decides openly.
  const std::vector<std::uint32_t>& openWrites() const { return m_openWrites; }
  /// The value that the property has in the outcome with this number, below the site's number of outcomes.
  const Value& outcome(Origin origin, std::uint32_t property, std::size_t number) const;

  /// Draws new values for a token's uncertain properties. `originOf(property)` gives the origin of a
  /// property, 0 where it is certain or the token lacks it; `write(property, value)` takes the new value.
  template <typename OriginOf, typename Write>
  void draw(Rng& random, OriginOf originOf, Write write) const {
    // What one site has written together is drawn together.
    const std::uint64_t drawn = random.next();
    for (const std::uint32_t property : m_properties) {
      const Origin origin = originOf(property);
      if (origin == 0) continue;
      write(property, outcome(origin, property, combine(drawn, origin) % site(origin).outcomes.size()));
    }
  }

 private:
  std::vector<OriginSite> m_sites;
  std::vector<std::uint32_t> m_properties;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Origin> m_byEffect;  ///< by node and property
  std::map<std::uint32_t, Origin> m_branchOf;                            ///< by node
  std::vector<std::uint32_t> m_openWrites;
};

}  // namespace ludo::kernel
