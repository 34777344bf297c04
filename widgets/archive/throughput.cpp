// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/throughput.h"

namespace ludo::widgets {
namespace {

constexpr std::int64_t stretch = 10'000;
constexpr std::size_t mostPoints = 2'000;
constexpr double minute = 60'000;

}  // namespace

void Throughput::add(std::uint64_t candidates, std::int64_t milliseconds) {
  if (!m_latest.empty() && candidates < m_latest.back().candidates) *this = {};
  // A gap: nothing was watched, or nothing ran.
  const bool isPause = !m_latest.empty() && milliseconds - m_latest.back().milliseconds > stretch;
  if (isPause) m_latest.clear();
  while (m_latest.size() > 1 && milliseconds - m_latest[1].milliseconds >= stretch)
    m_latest.erase(m_latest.begin());
  const bool isMore = !m_latest.empty() && candidates > m_latest.front().candidates &&
                      milliseconds > m_latest.front().milliseconds;
  if (isMore) {
    const Count& first = m_latest.front();
    m_points.emplace_back(static_cast<double>(candidates),
                          static_cast<double>(candidates - first.candidates) * minute /
                              static_cast<double>(milliseconds - first.milliseconds));
  }
  m_latest.push_back({candidates, milliseconds});
  if (m_points.size() <= mostPoints) return;
  for (std::size_t i = 0; 2 * i < m_points.size(); ++i) m_points[i] = m_points[2 * i];
  m_points.resize((m_points.size() + 1) / 2);
}

}  // namespace ludo::widgets
