// SPDX-License-Identifier: Apache-2.0
#include "core/engine/observed_hasher.h"

#include <algorithm>
#include <bit>

#include "core/kernel/features.h"
#include "core/kernel/kernel.h"
#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::TokenId;
using kernel::Value;
using kernel::ZoneId;

namespace {

/// More hashes of tokens at places than this would not stay in the cache.
constexpr std::size_t mostPlaced = 4'096;

/// The members of the set at `offset` that are below `end`, rising.
template <typename Visit>
void forEachIn(const Fields& fields, std::uint32_t offset, std::size_t end, Visit visit) {
  for (std::size_t first = 0; first < end; first += 64) {
    for (std::uint64_t left = fields.word(offset, first); left != 0; left &= left - 1)
      visit(first + static_cast<std::size_t>(std::countr_zero(left)));
  }
}

/// Of a text that is nothing there is no number.
}  // namespace

ObservedHasher::ObservedHasher(const kernel::Rules& rules, const Reduction& reduction,
                               const LoweredGame& game, const PositionFormat& format)
    : m_rules(rules),
      m_reduction(reduction),
      m_format(format),
      m_facts(game.facts),
      m_owners(static_cast<std::size_t>(rules.seats()) + 1) {
  for (std::size_t zone = 0; zone < reduction.rules()->zones().size(); ++zone) {
    const bool ordered = kernel::isOrdered(*reduction.rules(), ZoneId(zone));
    const bool isRow = ordered && reduction.rules()->zone(ZoneId(zone)).capacity != 1;
    m_place.push_back(isRow ? std::nullopt : std::optional<std::size_t>(ordered ? 1 : 0));
    if (isRow) m_rows.emplace_back(zone);
  }
  for (std::size_t slot = 0; slot < layout().variables.size(); ++slot)
    m_variableTerms.push_back(kernel::variableTerm(rules, slot));
  for (std::uint32_t type = 0; type < rules.def().tokenTypes.size(); ++type) addType(type);
  if (m_hashes.size() * m_place.size() > mostPlaced) return;
  for (const std::uint64_t hash : m_hashes) {
    for (std::size_t zone = 0; zone < m_place.size(); ++zone)
      m_placed.push_back(placedAt(hash, ZoneId(zone), m_place[zone].value_or(0)));
  }
}

void ObservedHasher::addType(std::uint32_t type) {
  std::vector<std::uint32_t>& properties =
      m_propertiesOf.emplace_back(m_rules.def().tokenTypes[type].props.size());
  bool isPlain = true;
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const int slot = m_rules.propertySlot(type, property);
    if (slot < 0) continue;
    properties[static_cast<std::size_t>(slot)] = property;
    isPlain = isPlain && !m_facts.properties[property].isStored;
  }
  m_isPlain.push_back(isPlain);
  for (Seat owner = nobody; owner < m_rules.seats(); ++owner) {
    std::uint64_t hash = kernel::tokenHash(m_rules, type, owner);
    for (std::size_t i = 0; isPlain && i < properties.size(); ++i) {
      const Facts::Property& facts = m_facts.properties[properties[i]];
      hash = kernel::withProperty(hash, m_reduction.whole(facts.valueOf(facts.starts[type], type)));
    }
    m_hashes.push_back(hash);
  }
}

std::uint64_t ObservedHasher::hash(const Position& position, Seat seat) const {
  return fold(position, sum(PositionFormat::of(position), seat), seat);
}

// In the order of kernel::positionHash and kernel::observedHash, which the comparison with the kernel holds
// it to.
std::uint64_t ObservedHasher::fold(const Position& position, std::uint64_t sum, Seat seat) const {
  const Fields fields = PositionFormat::of(position);
  const auto getIf = [&](const std::optional<Field>& field) {
    return field ? static_cast<std::uint64_t>(fields.get(*field)) : 0;
  };
  kernel::Hasher hasher(m_rules.hashSeed());
  hasher.add(sum);
  hasher.addSeat(static_cast<Seat>(fields.get(layout().active)));
  hasher.add(getIf(layout().phase));
  hasher.add(static_cast<std::uint64_t>(fields.get(layout().actionsTaken)));
  hasher.add(getIf(layout().passes));
  const std::uint64_t out =
      layout().turn ? static_cast<std::uint64_t>(fields.get(layout().turn->eliminated)) : 0;
  hasher.add(static_cast<std::uint64_t>(m_rules.seats()));
  for (Seat each = 0; each < m_rules.seats(); ++each) hasher.add(out >> static_cast<unsigned>(each) & 1U);
  hasher.addAll(layout().turn ? SeatList(fields.get(layout().turn->extraTurns)) : SeatList());
  hasher.addAll(m_format.toAct(fields));
  hasher.addAll(layout().turn ? SeatList(fields.get(layout().turn->outOfPhase)) : SeatList());
  addHistory(hasher, position);
  addCommitted(hasher, fields, seat);
  addChoice(hasher, fields, seat);
  return seat == nobody ? hasher.result() : kernel::observed(hasher.result(), seat);
}

void ObservedHasher::addHistory(kernel::Hasher& hasher, const Position& position) const {
  if (!layout().history || PositionFormat::of(position).get(layout().history->count) == 0) return;
  for (std::size_t repetition = 0; repetition < layout().history->repetitions; ++repetition) {
    std::vector<std::uint64_t> history = m_format.historyOf(position, repetition);
    std::ranges::sort(history);
    hasher.addAll(history);
  }
}

void ObservedHasher::addCommitted(kernel::Hasher& hasher, const Fields& fields, Seat seat) const {
  const bool isOver = fields.get(layout().status) == Status::Over;
  const std::int64_t all = layout().turn && !isOver ? fields.get(layout().turn->committedCount) : 0;
  const auto word = [&](std::int64_t move, std::uint32_t number) {
    const auto words = static_cast<std::uint32_t>(move) * layout().turn->committedWords + number;
    return fields.get(Field{layout().turn->committed + 8 * words, machine::Width::Word});
  };
  const auto isSeen = [&](std::int64_t move) { return seat == nobody || word(move, 1) == seat; };
  std::uint64_t seen = 0;
  for (std::int64_t move = 0; move < all; ++move) seen += isSeen(move) ? 1 : 0;
  hasher.add(seen);
  for (std::int64_t move = 0; move < all; ++move) {
    if (!isSeen(move)) continue;
    const auto action = static_cast<std::uint32_t>(word(move, 0));
    const bool acts = action < m_rules.def().actions.size();
    hasher.add(static_cast<std::uint64_t>(acts ? kernel::Move::Kind::Action : kernel::Move::Kind::Pass));
    hasher.addSeat(static_cast<Seat>(word(move, 1)));
    hasher.add(acts ? action : kernel::Move().action);
    for (std::uint32_t arg = 0; acts && arg < m_format.parameterCount(action); ++arg)
      hasher.add(valueHash(fields, {m_format.parameterKind(action, arg), word(move, 2 + arg)}, seat));
  }
}

void ObservedHasher::addChoice(kernel::Hasher& hasher, const Fields& fields, Seat seat) const {
  const ChoicePoint* choice = m_format.pending(fields);
  if (choice == nullptr) return;
  const OptionFields& options = *layout().options;
  const auto add = [&](std::int64_t value) { hasher.add(valueHash(fields, {choice->kind, value}, seat)); };
  hasher.addSeat(static_cast<Seat>(fields.get(*layout().chooser)));
  hasher.add(kernel::Task().list);
  hasher.add(choice->name);
  const std::int64_t next = options.next ? fields.get(*options.next) : 0;
  const std::int64_t all = fields.get(options.all ? *options.all : options.count);
  hasher.add(static_cast<std::uint64_t>(next));
  for (std::int64_t i = 0; i < all; ++i) add(fields.get(options.options, (i + all - next) % all));
  const std::int64_t picked = options.picked ? fields.get(*options.picked) : 0;
  hasher.add(static_cast<std::uint64_t>(picked));
  if (picked == 0) return;
  // The last answers are the picks.
  const ReplayFields& replay = *layout().replay;
  for (std::int64_t answer = fields.get(replay.count) - picked; answer < fields.get(replay.count); ++answer) {
    const auto words = static_cast<std::uint32_t>(answer) * replay.answerWords;
    add(fields.get(Field{replay.answers + words * 8, machine::Width::Word}));
  }
}

std::uint64_t ObservedHasher::valueHash(const Fields& fields, const Value& value, Seat seat) const {
  if (value.kind == Value::Kind::Token && layout().tokens) return tokenHash(fields, value.token(), seat);
  if (value.kind == Value::Kind::Token) {
    if (const std::optional<std::uint64_t> held = heldHash(fields, value.payload)) return *held;
    return valueHash(fields, Value(), seat);
  }
  const Value whole = m_reduction.whole(value);
  return combine(static_cast<std::uint64_t>(whole.kind), static_cast<std::uint64_t>(whole.payload));
}

// A token without an id is its zone, and its first one where several are counted there.
std::optional<std::uint64_t> ObservedHasher::heldHash(const Fields& fields, std::int64_t zone) const {
  if (zone < 0) return std::nullopt;
  const ZoneId at(static_cast<std::size_t>(zone));
  if (layout().counts) {
    if (fields.get(layout().counts->counts, zone) == 0) return std::nullopt;
    return placed(variety(m_facts.onlyType, nobody), at, m_place[at.index].value_or(1));
  }
  const std::uint64_t term = zoneTerm(fields, at.index);
  return term == 0 ? std::nullopt : std::optional(term);
}

std::uint64_t ObservedHasher::observedMoveHash(const Position& position, const Move& move, Seat seat) const {
  const Fields fields = PositionFormat::of(position);
  std::uint64_t hash = kernel::beginMoveHash(move.kind, move.player, move.action);
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    const Value& value = move.arguments[i];
    const bool isToken = layout().tokens && value.kind == Value::Kind::Token;
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(
        hash, isToken ? tokenHash(fields, value.token(), seat) : static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

std::uint64_t ObservedHasher::sum(const Fields& fields, Seat seat) const {
  std::uint64_t sum = 0;
  for (std::size_t slot = 0; slot < m_variableTerms.size(); ++slot) sum += variableTerm(fields, slot);
  if (layout().tokens) return sum + sumOfIds(fields, seat);
  return sum + (layout().counts ? sumOfCounts(fields) : sumOfCells(fields));
}

std::uint64_t ObservedHasher::sumOfIds(const Fields& fields, Seat seat) const {
  const TokenFields& tokens = *layout().tokens;
  std::uint64_t sum = 0;
  const auto addAll = [&](std::uint64_t some, std::size_t first, Seat owner) {
    for (; some != 0; some &= some - 1) {
      const TokenId token(first + static_cast<std::size_t>(std::countr_zero(some)));
      const ZoneId zone(static_cast<std::size_t>(fields.get(tokens.zones, token.index)));
      const std::optional<std::size_t>& place = m_place[zone.index];
      if (place) sum += term(fields, token, owner, zone, *place, seat);
    }
  };
  for (std::size_t first = 0; first < tokens.capacity; first += 64) {
    std::uint64_t left = fields.word(tokens.inPlay, first);
    for (std::size_t owner = 0; owner < tokens.owned.size(); ++owner) {
      const std::uint64_t owned = left & fields.word(tokens.owned[owner], first);
      addAll(owned, first, static_cast<Seat>(owner));
      left &= ~owned;
    }
    addAll(left, first, nobody);
  }
  for (const ZoneId zone : m_rows) sum += rowTerm(fields, zone, seat);
  return sum + sumOfUnknown(fields, seat);
}

std::uint64_t ObservedHasher::sumOfCounts(const Fields& fields) const {
  std::uint64_t sum = 0;
  for (std::size_t zone = 0; zone < m_place.size(); ++zone) sum += zoneTerm(fields, zone);
  return sum;
}

std::uint64_t ObservedHasher::sumOfCells(const Fields& fields) const {
  std::uint64_t sum = 0;
  const auto addAll = [&](std::uint32_t set, Seat owner) {
    forEachIn(fields, set, m_place.size(), [&](std::size_t zone) { sum += cellTerm(fields, zone, owner); });
  };
  if (layout().ownerless) addAll(*layout().ownerless, nobody);
  for (std::size_t seat = 0; seat < layout().owners.size(); ++seat)
    addAll(layout().owners[seat], static_cast<Seat>(seat));
  return sum;
}

std::uint64_t ObservedHasher::term(const Fields& fields, TokenId token, Seat owner, ZoneId zone,
                                   std::size_t place, Seat seat) const {
  const std::uint32_t type = typeOf(fields, token);
  if (!knows(fields, token, seat)) return placedAt(unknownHash(fields, token, owner), zone, place);
  if (m_isPlain[type]) return placed(variety(type, owner), zone, place);
  return placedAt(knownHash(fields, token, type, owner), zone, place);
}

std::uint64_t ObservedHasher::unknownHash(const Fields& fields, TokenId token, Seat owner) const {
  const auto pool = static_cast<std::uint32_t>(fields.get(*layout().tokens->pools, token.index));
  return kernel::unknownHash(owner, pool);
}

std::uint64_t ObservedHasher::sumOfUnknown(const Fields& fields, Seat seat) const {
  const TokenFields& tokens = *layout().tokens;
  std::uint64_t sum = 0;
  const auto created = static_cast<std::size_t>(fields.get(tokens.created));
  for (std::size_t id = 0; tokens.knownBy && seat != nobody && id < created; ++id) {
    const TokenId token(id);
    if (knows(fields, token, seat)) continue;
    const std::uint32_t type = typeOf(fields, token);
    std::uint64_t hash = m_hashes[variety(type, nobody)];
    const std::int64_t nature = tokens.natures ? fields.get(*tokens.natures, token.index) : 0;
    if (nature != 0) hash = kernel::withOrigin(m_rules.hashSeed(), static_cast<kernel::Origin>(nature));
    for (const std::uint32_t property : m_propertiesOf[type]) {
      if (m_isPlain[type] || nature != 0) break;
      const std::optional<Table>& origins = tokens.origins[property];
      const std::int64_t origin = origins ? fields.get(*origins, token.index) : 0;
      hash = origin == 0 ? kernel::withProperty(hash, propertyOf(fields, token, type, property))
                         : kernel::withOrigin(hash, static_cast<kernel::Origin>(origin));
    }
    sum += kernel::unplacedHash(hash, static_cast<std::uint32_t>(fields.get(*tokens.pools, token.index)));
  }
  return sum;
}

std::uint64_t ObservedHasher::placedAt(std::uint64_t hash, ZoneId zone, std::size_t place) const {
  return kernel::placedAt(hash, m_reduction.wholeZone(zone), place);
}

std::uint64_t ObservedHasher::placed(std::size_t variety, ZoneId zone, std::size_t place) const {
  return m_placed.empty() || !m_place[zone.index] ? placedAt(m_hashes[variety], zone, place)
                                                  : m_placed[variety * m_place.size() + zone.index];
}

Seat ObservedHasher::ownerOf(const Fields& fields, TokenId token) const {
  for (std::size_t seat = 0; seat < layout().tokens->owned.size(); ++seat) {
    if (fields.contains(layout().tokens->owned[seat], token.index)) return static_cast<Seat>(seat);
  }
  return nobody;
}

std::uint32_t ObservedHasher::typeOf(const Fields& fields, TokenId token) const {
  const std::optional<Table>& types = layout().tokens->types;
  return types ? static_cast<std::uint32_t>(fields.get(*types, token.index)) : 0;
}

bool ObservedHasher::knows(const Fields& fields, TokenId token, Seat seat) const {
  const std::optional<Table>& knownBy = layout().tokens->knownBy;
  if (!knownBy || seat == nobody) return true;
  return (fields.get(*knownBy, token.index) >> seat & 1) != 0;
}

std::uint64_t ObservedHasher::knownHash(const Fields& fields, TokenId token, std::uint32_t type,
                                        Seat owner) const {
  if (m_isPlain[type]) return m_hashes[variety(type, owner)];
  return withProperties(fields, layout().tokens->properties, token.index, type, owner);
}

std::uint64_t ObservedHasher::withProperties(const Fields& fields,
                                             const std::vector<std::optional<Table>>& tables,
                                             std::size_t index, std::uint32_t type, Seat owner) const {
  std::uint64_t hash = m_hashes[variety(type, owner)];
  for (const std::uint32_t property : m_propertiesOf[type]) {
    const Facts::Property& facts = m_facts.properties[property];
    const std::int64_t payload =
        facts.isStored ? fields.get(*tables[property], static_cast<std::int64_t>(index)) : facts.starts[type];
    hash = kernel::withProperty(hash, m_reduction.whole(facts.valueOf(payload, type)));
  }
  return hash;
}

Value ObservedHasher::propertyOf(const Fields& fields, TokenId token, std::uint32_t type,
                                 std::uint32_t property) const {
  const Facts::Property& facts = m_facts.properties[property];
  const std::int64_t payload =
      facts.isStored ? fields.get(*layout().tokens->properties[property], token.index) : facts.starts[type];
  return facts.valueOf(payload, type);
}

std::uint64_t ObservedHasher::tokenHash(const Fields& fields, TokenId token, Seat seat) const {
  const TokenFields& tokens = *layout().tokens;
  const Seat owner = ownerOf(fields, token);
  const std::uint64_t bare = knows(fields, token, seat)
                                 ? knownHash(fields, token, typeOf(fields, token), owner)
                                 : unknownHash(fields, token, owner);
  const std::int64_t zone = fields.get(tokens.zones, token.index);
  if (zone < 0) return bare;
  const ZoneId where(static_cast<std::size_t>(zone));
  if (m_place[where.index]) return placedAt(bare, where, *m_place[where.index]);
  std::size_t place = 1;
  for (std::int64_t at = fields.get(*tokens.belows, token.index); at >= 0;
       at = fields.get(*tokens.belows, at))
    ++place;
  return placedAt(bare, where, place);
}

}  // namespace ludo::engine
