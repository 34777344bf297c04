// SPDX-License-Identifier: Apache-2.0
#include "core/mend/trials.h"

#include "core/base/hash.h"
#include "core/base/limits.h"

namespace ludo::mend {
namespace {

/// So often the tests of changed texts are played, for all mistakes together.
constexpr std::int64_t mostPlays = 16;

/// To look at a text costs so much less than to read it anew: as little as one of which hardly anything
/// changed.
constexpr std::int64_t lookedAtShare = 8;

}  // namespace

bool isError(const diagnostics::Diagnostic& told) {
  return told.severity() == diagnostics::Severity::Error;
}

Key keyOf(const diagnostics::Diagnostic& told) {
  return {told.kind->code, told.message};
}

Keys keysOf(const diagnostics::List& list) {
  Keys keys;
  for (const diagnostics::Diagnostic& told : list) {
    if (isError(told)) keys.insert(keyOf(told));
  }
  return keys;
}

Trials::Trials(const Reader& read, const std::stop_token& stop)
    : m_read(read), m_stop(stop), m_bytes(limits::triedBytes), m_plays(mostPlays) {}

bool Trials::mayLookAt(std::string_view text) {
  return m_bytes.spend(static_cast<std::int64_t>(text.size()) / lookedAtShare) && !m_stop.stop_requested();
}

const Trials::Outcome* Trials::of(std::string text) {
  const std::uint64_t hash = stableHash(text);
  if (const auto known = m_outcomes.find(hash); known != m_outcomes.end()) return &known->second;
  if (areOver()) return nullptr;
  const Reading reading = m_read(std::move(text), Depth::Verdict);
  if (!m_bytes.spend(reading.work)) return nullptr;
  return &(m_outcomes[hash] = {keysOf(reading.errors), reading.meaning, reading.blocks, reading.isWorse});
}

std::optional<Reading> Trials::whole(std::string text) {
  if (areOver()) return std::nullopt;
  Reading reading = m_read(std::move(text), Depth::Whole);
  if (!m_bytes.spend(reading.work)) return std::nullopt;
  return reading;
}

std::optional<std::size_t> Trials::failuresOf(std::string text) {
  if (areOver() || !m_plays.spend(1)) return std::nullopt;
  const Reading reading = m_read(std::move(text), Depth::Played);
  if (!m_bytes.spend(reading.work)) return std::nullopt;
  return reading.failures;
}

}  // namespace ludo::mend
