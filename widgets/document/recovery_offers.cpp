// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/recovery_offers.h"

#include "widgets/document/text_file.h"

namespace ludo::widgets {

bool RecoveryOffers::isIn(const QString& copy) const {
  return std::any_of(m_recoveries.begin(), m_recoveries.end(),
                     [&](const Recovery& recovery) { return recovery.copy == copy; });
}

Recovery RecoveryOffers::take() {
  Recovery recovery = std::move(m_recoveries.front());
  m_recoveries.erase(m_recoveries.begin());
  return recovery;
}

QStringList RecoveryOffers::removeAccepted() {
  QStringList failures;
  for (const QString& copy : std::exchange(m_accepted, {})) {
    const Result<Done> removed = removeFile(copy);
    if (!removed) failures << asSentence(removed.failure());
  }
  return failures;
}

}  // namespace ludo::widgets
