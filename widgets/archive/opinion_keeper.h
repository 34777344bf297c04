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
  /// What is done with an opinion: it is given, taken back, or given again.
  enum class Act : std::uint8_t { say, undo, redo };

  explicit OpinionKeeper(QObject* parent = nullptr);

  /// What stars there were before is looked up when it is said.
  void keep(const QString& store, const Opinion& opinion, Act act);
  bool running() const { return m_job.running(); }

 signals:
  void kept(const ludo::widgets::Opinion& opinion, ludo::widgets::OpinionKeeper::Act way);
  void failed(const QString& reason);
  /// Nothing is left to keep.
  void rested();

 private:
  struct Wish {
    std::string store;
    Opinion opinion;
    Act act = Act::say;
  };
  void next();

  std::deque<Wish> m_wishes;
  Act m_act = Act::say;  ///< of what is being kept
  LatestJob<Result<Opinion>> m_job;
};

}  // namespace ludo::widgets
