// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <mutex>
#include <stop_token>
#include <thread>

#include "widgets/jobs/guarded.h"

namespace ludo::widgets {

struct NoProgress {};

/// One piece of work on a thread of its own. The work gets copies of what it
/// needs (captured by value), a stop token and a way to report progress; it
/// returns a value. Created, used and destroyed on one thread with an event
/// loop, the owner's, which is where the callbacks are called.
///
/// Destroying the job asks the work to stop and waits for it; no callback comes
/// after that. A callback may destroy the job.
template <typename Value, typename Progress = NoProgress>
class Job {
 public:
  using Report = std::function<void(Progress)>;
  using Work = std::function<Value(std::stop_token, const Report&)>;
  using Finished = std::function<void(Result<Value>)>;
  using Progressed = std::function<void(const Progress&)>;

  /// Starts at once. `finished` is called exactly once, also after cancel():
  /// what cancelled work returns may be partial. An exception in `work` arrives
  /// as a Failure. `progressed` gets the latest report; reports that come
  /// faster than they are handled are skipped, so a quick worker cannot flood
  /// the event loop.
  Job(Work work, Finished finished, Progressed progressed = {})
      : m_finished(std::move(finished)),
        m_progressed(std::move(progressed)),
        m_thread([this, work = std::move(work)](std::stop_token stop) { run(work, std::move(stop)); }) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  void cancel() { m_thread.request_stop(); }
  bool cancelled() const { return m_thread.get_stop_token().stop_requested(); }
  /// True until `finished` is called.
  bool running() const { return m_running; }

 private:
  void run(const Work& work, std::stop_token stop) {
    Report report = [this](Progress progress) { post(std::move(progress)); };
    // Shared, because a queued functor has to be copyable and a Value may not
    // be.
    auto result = std::make_shared<Result<Value>>(guarded([&] { return work(std::move(stop), report); }));
    QMetaObject::invokeMethod(
        &m_receiver, [this, result] { finish(std::move(*result)); }, Qt::QueuedConnection);
  }

  void post(Progress progress) {
    std::lock_guard lock(m_mutex);
    bool alreadyPosted = m_latest.has_value();
    m_latest = std::move(progress);
    if (alreadyPosted) return;
    QMetaObject::invokeMethod(
        &m_receiver, [this] { showProgress(); }, Qt::QueuedConnection);
  }

  void showProgress() {
    std::optional<Progress> latest;
    {
      std::lock_guard lock(m_mutex);
      latest.swap(m_latest);
    }
    if (m_progressed) m_progressed(*latest);
  }

  void finish(Result<Value> result) {
    m_running = false;
    // Moved out first: the callback may destroy this job.
    Finished finished = std::move(m_finished);
    finished(std::move(result));
  }

  Finished m_finished;
  Progressed m_progressed;
  bool m_running = true;
  std::mutex m_mutex;
  std::optional<Progress> m_latest;
  QObject m_receiver;
  // Last, so that it is joined while all it uses is still there.
  std::jthread m_thread;
};

}  // namespace ludo::widgets
