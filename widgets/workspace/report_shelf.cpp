// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/report_shelf.h"

#include <algorithm>

namespace ludo::widgets {

const ReportShelf::Entry* ReportShelf::find(quint64 id) const {
  const auto found = std::ranges::find(m_entries, id, &Entry::id);
  return found == m_entries.end() ? nullptr : &*found;
}

quint64 ReportShelf::add(const QString& title, metrics::ReportFigures figures, const QString& path) {
  auto shared = std::make_shared<const metrics::ReportFigures>(std::move(figures));
  const auto same = path.isEmpty() ? m_entries.end() : std::ranges::find(m_entries, path, &Entry::path);
  quint64 id = 0;
  if (same != m_entries.end()) {
    id = same->id;
    same->figures = std::move(shared);
  } else {
    id = ++m_lastId;
    m_entries.push_back({id, title, path, std::move(shared)});
    if (m_entries.size() > mostReports) m_entries.erase(m_entries.begin());
  }
  emit changed();
  return id;
}

void ReportShelf::remove(quint64 id) {
  if (std::erase_if(m_entries, [id](const Entry& entry) { return entry.id == id; }) > 0) emit changed();
}

void ReportShelf::putFirst(quint64 id) {
  const auto found = std::ranges::find(m_entries, id, &Entry::id);
  if (found == m_entries.end() || found == m_entries.begin()) return;
  std::rotate(m_entries.begin(), found, found + 1);
  emit changed();
}

}  // namespace ludo::widgets
