// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/event_log.h"

namespace ludo::kernel {

/// Writes into an EventLog, which belongs to the caller, or nowhere when there is none (null). Each of its
/// lists is cut off after `maximumEntries`, so that a game that does absurdly much in one move cannot fill
/// the memory; a note then says so.
class LogWriter {
 public:
  static constexpr std::size_t maximumEntries = 20'000;

  explicit LogWriter(EventLog* log) : m_log(log) {}

  void add(const Delta& delta) {
    if (m_log == nullptr) return;
    if (m_log->deltas.size() < maximumEntries) {
      m_log->deltas.push_back(delta);
    } else {
      cutOff();
    }
  }
  void add(const Note& note) {
    if (m_log == nullptr) return;
    if (m_log->notes.size() < maximumEntries || note.kind == Note::Kind::GivenUp) {
      m_log->notes.push_back(note);
    } else {
      cutOff();
    }
  }
  /// Notes that the effect runs, where the log wants to know.
  void addEffect(std::uint32_t node) {
    if (m_log == nullptr || !m_log->wantsEffects) return;
    if (m_log->effects.size() < maximumEntries) {
      m_log->effects.push_back(node);
    } else {
      cutOff();
    }
  }

 private:
  void cutOff() {
    if (m_cutOff) return;
    m_cutOff = true;
    m_log->notes.push_back(
        Note{Note::Kind::IterationLimit, 0, static_cast<std::int64_t>(maximumEntries), 0, {}});
  }

  EventLog* m_log;
  bool m_cutOff = false;
};

}  // namespace ludo::kernel
