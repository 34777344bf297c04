// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/type.h"
#include "core/language/walk.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Turn;
class Variables;

/// Players, zones, tokens, regions and directions: what the kernel's selectors.cpp and directions.cpp do.
/// What does not exist is -1.
class Selectors : private Part {
 public:
  explicit Selectors(Parts& parts);

  /// Whether the player is out of the game.
  Word isOut(Word seat);
  /// The seat that a selector of one player means.
  Word player(const language::PlayerSelector& selector);
  /// The seats that a selector may mean; in play those that it does not mean are -1.
  std::vector<Word> players(const language::PlayerSelector& selector);
  /// `each`: the seat to put in the place of a selector of several players.
  Word zone(const language::ZoneSelector& selector, std::optional<Word> each = std::nullopt);
  Word token(const language::TokenSelector& selector);
  /// Whether it names a token that is certainly in play.
  bool isInPlay(const language::TokenSelector& selector) const;
  /// Whether it is a name that stands for every zone, or every token, at once.
  bool isEvery(const language::ZoneSelector& selector) const;
  bool isEvery(const language::TokenSelector& selector) const;
  /// The zones of a region as the seat sees it.
  ZoneSet region(std::uint32_t region, Word seat);
  ZoneSet region(const language::RegionSelector& selector);
  /// As whose the region is seen: the player that the selector names, else the actor.
  Word ownerOf(const language::RegionSelector& selector);
  /// All directions that are meant, each once.
  std::vector<std::uint32_t> directions(const std::vector<language::DirectionSelector>& written);
  /// One basic direction for each step, the first that it means; nothing when a step means none.
  std::optional<std::vector<std::uint32_t>> stepsOf(const std::vector<language::DirectionSelector>& path);
  /// Whether the part itself (not its definitions) means different directions to different players, and it is
  /// not known which of them acts. Then code is written for each player.
  template <typename Of>
  bool dependsOnActor(const Of& part) const {
    if (isActorKnown()) return false;
    return language::anyWithin(part, [this](const language::Type& type, const void* value) {
      return type.kind == language::TypeKind::Reference &&
             type.nameKind == language::NameKind::DirectionSet &&
             !isAlikeForAll(static_cast<const language::DirectionSetRef*>(value)->index);
    });
  }
  /// Writes `body` with each player in turn as the actor; it is given whether that player acts.
  void forEachActor(const std::function<void(Word)>& body);
  /// Whether the part means directions that are known only in play, because of dependsOnActor() or because a
  /// name stands for one, or for the player who sees it.
  template <typename Of>
  bool isUndecided(const Of& part) const {
    return dependsOnActor(part) || boundDirection(part) || boundOwner(part);
  }
  /// Writes `body` for each of the cases in which the part means different directions; one of them runs. In
  /// each case one more thing is known; isUndecided() may still be true, and decide() be called again. Only
  /// if it is true.
  template <typename Of>
  void decide(const Of& part, const Body& body) {
    if (dependsOnActor(part)) return byActor(body);
    if (const std::optional<std::uint32_t> owner = boundOwner(part)) return byOwner(*owner, body);
    byDirection(*boundDirection(part), body);
  }
  /// The set that `write` gives, in whichever of these cases runs; nothing if it gives nothing in one of
  /// them.
  template <typename Of>
  std::optional<ZoneSet> decideSet(const Of& part, const SetWriter& writer,
                                   const std::function<std::optional<ZoneSet>()>& write) {
    return collected(writer, write, [&](const Body& body) { decide(part, body); });
  }
  /// The seats as bits, without those that are -1.
  Word maskOf(const std::vector<Word>& seats);

 private:
  bool isActorKnown() const;
  /// What a variable holds if it is of the kind: a global one, or the actor's own.
  Word held(const language::VariableRef& variable, kernel::Value::Kind kind);
  /// A name for a direction that is known only in play.
  template <typename Of>
  std::optional<std::uint32_t> boundDirection(const Of& part) const {
    std::optional<std::uint32_t> name;
    language::anyWithin(part, [&](const language::Type& type, const void* value) {
      if (&type != &language::typeOf<language::DirectionSelector>()) return false;
      const auto& selector = *static_cast<const language::DirectionSelector*>(value);
      if (selector.isBound() && isOpen(selector.binding.index)) name = selector.binding.index;
      return name.has_value();
    });
    return name;
  }
  /// A name for the player who sees a direction, who is known only in play.
  template <typename Of>
  std::optional<std::uint32_t> boundOwner(const Of& part) const {
    std::optional<std::uint32_t> name;
    language::anyWithin(part, [&](const language::Type& type, const void* value) {
      if (&type != &language::typeOf<language::DirectionSelector>()) return false;
      const auto& selector = *static_cast<const language::DirectionSelector*>(value);
      const bool isNamed = selector.owned && selector.owner.kind == language::PlayerSelector::Kind::Binding;
      if (isNamed && isOpenPlayer(selector.owner.binding.index)) name = selector.owner.binding.index;
      return name.has_value();
    });
    return name;
  }
  /// Whether the name stands for a text, or a player, that is known only in play.
  bool isOpen(std::uint32_t name) const;
  bool isOpenPlayer(std::uint32_t name) const;
  void byOwner(std::uint32_t name, const Body& body);
  void byActor(const Body& body);
  void byDirection(std::uint32_t name, const Body& body);
  std::optional<ZoneSet> collected(const SetWriter& writer,
                                   const std::function<std::optional<ZoneSet>()>& write,
                                   const std::function<void(const Body&)>& inEachCase);
  Word neighbourSeat(Word seat, int stride);
  /// Where in the table of direction sets the selector's set is; UINT32_MAX when it is none.
  std::uint32_t directionSet(const language::DirectionSelector& selector);
  bool isAlikeForAll(std::uint32_t set) const;

  Turn& m_turn;
  Variables& m_variables;
};

}  // namespace ludo::engine
