// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <deque>

#include "widgets/archive/hand_history.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Keeps opinions in stores on a worker, one after the other, so that none is lost for a newer one. GUI
/// thread.
class OpinionKeeper : public QObject {
  Q_OBJECT
 public:
  enum class Way : std::uint8_t { say, undo, redo };

  explicit OpinionKeeper(QObject* parent = nullptr);

  /// What stars there were before is looked up when it is said.
  void keep(const QString& store, const Opinion& opinion, Way way);
  bool running() const { return m_job.running(); }

 signals:
  void kept(const ludo::widgets::Opinion& opinion, ludo::widgets::OpinionKeeper::Way way);
  void failed(const QString& reason);
  /// Nothing is left to keep.
  void rested();

 private:
  struct Wish {
    std::string store;
    Opinion opinion;
    Way way = Way::say;
  };
  void next();

  std::deque<Wish> m_wishes;
  Way m_way = Way::say;  ///< of what is being kept
  LatestJob<Result<Opinion>> m_job;
};

}  // namespace ludo::widgets
