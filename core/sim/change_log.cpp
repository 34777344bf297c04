// SPDX-License-Identifier: Apache-2.0
#include "core/sim/change_log.h"

#include "core/sim/summary.h"

namespace ludo::sim {

using engine::Change;
using engine::ChangeKind;
using kernel::Delta;
using kernel::Note;
using kernel::Seat;

ChangeLog::ChangeLog(const kernel::Rules& rules, bool keepsIdentities, bool countsTokens)
    : m_isCells(!keepsIdentities && !countsTokens),
      m_countsTokens(countsTokens),
      m_tokenAt(rules.zones().size()) {}

void ChangeLog::start(const kernel::State& state) {
  m_owners.clear();
  if (m_countsTokens) return;
  for (const kernel::Token& token : state.tokens) m_owners.push_back(token.owner);
  for (std::size_t zone = 0; m_isCells && zone < state.zones.size(); ++zone) {
    if (!state.zones[zone].empty()) m_tokenAt[zone] = state.zones[zone].front().index;
  }
}

std::uint32_t ChangeLog::token(const Change& change) const {
  return m_isCells ? m_tokenAt[static_cast<std::size_t>(change.subject)]
                   : static_cast<std::uint32_t>(change.subject);
}

void ChangeLog::write(std::span<const Change> changes, kernel::EventLog& log) {
  const auto add = [&log](Delta::Kind kind, std::uint32_t subject, std::int64_t before, std::int64_t after) {
    log.deltas.push_back({kind, subject, before, after, 0, node});
  };
  const auto note = [&log](Note::Kind kind, std::int64_t effect) {
    log.notes.push_back({kind, 0, 0, static_cast<std::uint32_t>(effect), {}});
  };
  for (const Change& change : changes) {
    switch (change.kind) {
      case ChangeKind::Other:
        add(Delta::Kind::Rolled, 0, 0, 0);
        break;
      case ChangeKind::Variable:
        for (std::int64_t i = 0; i < change.before; ++i)
          add(Delta::Kind::Variable, static_cast<std::uint32_t>(change.subject), 0, 0);
        break;
      case ChangeKind::Created:
        create(change, log);
        break;
      case ChangeKind::Moved:
        for (std::int64_t i = 0; m_countsTokens && i < change.subject; ++i)
          add(Delta::Kind::TokenMoved, 0, change.before, change.after);
        if (!m_countsTokens) move(token(change), change.before, change.after, log);
        break;
      case ChangeKind::Swapped: {
        const std::uint32_t a = m_tokenAt[static_cast<std::size_t>(change.before)];
        const std::uint32_t b = m_tokenAt[static_cast<std::size_t>(change.after)];
        move(a, change.before, change.after, log);
        move(b, change.after, change.before, log);
        break;
      }
      case ChangeKind::Destroyed:
        add(Delta::Kind::TokenDestroyed, token(change), change.before, kernel::ZoneId::none);
        break;
      case ChangeKind::Owner: {
        Seat& owner = m_owners[token(change)];
        if (owner == change.after) break;
        add(Delta::Kind::TokenOwner, token(change), owner, change.after);
        owner = static_cast<Seat>(change.after);
        break;
      }
      case ChangeKind::Property:
        add(Delta::Kind::TokenProperty, token(change), 0, 0);
        break;
      case ChangeKind::Fired:
        log.notes.push_back(
            {Note::Kind::TriggerFired, static_cast<std::uint32_t>(change.subject), change.before, node, {}});
        break;
      case ChangeKind::Clamped:
        note(Note::Kind::Clamped, change.subject);
        break;
      case ChangeKind::ZoneFull:
        note(Note::Kind::ZoneFull, change.subject);
        break;
      case ChangeKind::NothingToMove:
        note(Note::Kind::NothingToMove, change.subject);
        break;
    }
  }
}

void ChangeLog::move(std::uint32_t token, std::int64_t from, std::int64_t to, kernel::EventLog& log) {
  log.deltas.push_back({Delta::Kind::TokenMoved, token, from, to, 0, node});
  if (m_isCells) m_tokenAt[static_cast<std::size_t>(to)] = token;
}

// Ids are given in the order in which tokens come.
void ChangeLog::create(const Change& change, kernel::EventLog& log) {
  const auto id = static_cast<std::uint32_t>(m_owners.size());
  m_owners.push_back(static_cast<Seat>(change.before));
  if (m_isCells) m_tokenAt[static_cast<std::size_t>(change.after)] = id;
  log.deltas.push_back({Delta::Kind::TokenCreated, id, kernel::ZoneId::none, change.after, 0, node});
}

std::uint64_t ChangeLog::hashOf(const engine::Played& played) const {
  const engine::Move& move = played.move;
  std::array<kernel::Value, engine::maximumParameters> arguments = move.arguments;
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    if ((played.tokens >> i & 1U) != 0)
      arguments[i] = kernel::Value::ofToken(kernel::TokenId(m_tokenAt[arguments[i].zone().index]));
  }
  return moveHash(move.kind, move.action, std::span(arguments).first(move.argumentCount));
}

}  // namespace ludo::sim
