// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "core/metrics/figures.h"

namespace ludo::widgets {

/// The reports that there are to compare: of the simulations of all open specifications, and of files that
/// were opened. Shared by their workspaces; the newest come last. GUI thread.
class ReportShelf : public QObject {
  Q_OBJECT
 public:
  /// Beyond so many the oldest go.
  static constexpr std::size_t mostReports = 50;

  struct Entry {
    quint64 id = 0;
    QString title;  ///< whose report it is: the name of a specification or of a file
    QString path;   ///< of the file that it was read from; empty for a simulation
    std::shared_ptr<const metrics::ReportFigures> figures;
  };

  const std::vector<Entry>& entries() const { return m_entries; }
  /// Null when it is not there any more.
  const Entry* find(quint64 id) const;
  /// Its id. A file that is there already is taken up anew, in its old place.
  quint64 add(const QString& title, metrics::ReportFigures figures, const QString& path = {});
  void remove(quint64 id);
  /// Puts a report before all others: what the others are compared with.
  void putFirst(quint64 id);

 signals:
  void changed();

 private:
  std::vector<Entry> m_entries;
  quint64 m_lastId = 0;
};

}  // namespace ludo::widgets
