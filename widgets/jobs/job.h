// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <stop_token>
#include <thread>

#include "widgets/jobs/guarded.h"
#include "widgets/jobs/mailbox.h"

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
  Job(
      Work work, Finished finished, Progressed progressed = [](const Progress&) {})
      : m_progress(std::move(progressed)),
        m_result([this, finished = std::move(finished)](Result<Value> result) {
          m_running = false;
          finished(std::move(result));
        }),
        m_thread([this, work = std::move(work)](std::stop_token stop) { run(work, std::move(stop)); }) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  void cancel() { m_thread.request_stop(); }
  bool cancelled() const { return m_thread.get_stop_token().stop_requested(); }
  /// True until `finished` is called.
  bool running() const { return m_running; }

 private:
  void run(const Work& work, std::stop_token stop) {
    Report report = [this](Progress progress) { m_progress.post(std::move(progress)); };
    m_result.post(guarded([&] { return work(std::move(stop), report); }));
  }

  bool m_running = true;
  Mailbox<Progress> m_progress;
  Mailbox<Result<Value>> m_result;
  // Last, so that it is joined while all it uses is still there.
  std::jthread m_thread;
};

}  // namespace ludo::widgets
