// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/document/recovery.h"

namespace ludo::widgets {

/// The unsaved texts of earlier runs that a document's user is asked about, one
/// after the other, the newest first. Each stays on disk until its answer, and
/// one that was accepted until its text is safe elsewhere. GUI thread.
class RecoveryOffers {
 public:
  /// Asks about these instead. Copies not asked about any more stay on disk.
  void ask(std::vector<Recovery> recoveries) { m_recoveries = std::move(recoveries); }
  /// Null when all is answered.
  const Recovery* current() const { return m_recoveries.empty() ? nullptr : &m_recoveries.front(); }
  /// Whether one of them is in this file.
  bool isIn(const QString& copy) const;

  /// Answers the current question, of which there must be one.
  Recovery take();
  /// Remembers a copy that is no longer needed once the text is safe.
  void removeWhenSafe(const QString& copy) { m_accepted << copy; }
  /// The text is safe: removes those copies. What could not be removed is
  /// returned as sentences.
  QStringList removeAccepted();

 private:
  std::vector<Recovery> m_recoveries;
  QStringList m_accepted;
};

}  // namespace ludo::widgets
