// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/game_filter.h"

#include <QLocale>
#include <algorithm>

namespace ludo::widgets {

const GameFilter::Range* GameFilter::rangeOf(const QString& measure) const {
  const auto found = m_ranges.find(measure);
  return found == m_ranges.end() ? nullptr : &found->second;
}

void GameFilter::setRange(const QString& measure, std::optional<Range> range) {
  if (range) {
    m_ranges[measure] = {std::min(range->from, range->to), std::max(range->from, range->to)};
  } else {
    m_ranges.erase(measure);
  }
}

std::vector<bool> GameFilter::matches(const ArchiveSnapshot& snapshot) const {
  if (m_ranges.empty()) return {};
  std::vector<bool> all(snapshot.elites.size(), true);
  for (std::size_t measure = 0; measure < snapshot.measures.size(); ++measure) {
    const Range* range = rangeOf(snapshot.measures[measure].name);
    for (std::size_t i = 0; range && i < all.size(); ++i) {
      const double value = measuredValue(snapshot.elites[i], measure);
      all[i] = all[i] && value >= range->from && value <= range->to;
    }
  }
  return all;
}

QString GameFilter::text(const ArchiveSnapshot& snapshot) const {
  const QLocale locale;
  const auto total = static_cast<int>(snapshot.elites.size());
  if (m_ranges.empty())
    return archiveText(QT_TRANSLATE_NOOP("Archive", "All %1 games")).arg(locale.toString(total));
  QStringList ranges;
  for (const ArchiveMeasure& measure : snapshot.measures) {
    if (const Range* range = rangeOf(measure.name))
      ranges << archiveText(QT_TRANSLATE_NOOP("Archive", "%1 %2 to %3"))
                    .arg(measure.title, locale.toString(range->from, 'g', 4),
                         locale.toString(range->to, 'g', 4));
  }
  const auto matching = static_cast<int>(std::ranges::count(matches(snapshot), true));
  return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 of %2 games: %3"))
      .arg(locale.toString(matching), locale.toString(total), ranges.join(QStringLiteral(", ")));
}

}  // namespace ludo::widgets
