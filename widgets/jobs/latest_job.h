// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "widgets/jobs/guarded.h"
#include "widgets/jobs/mailbox.h"
#include "widgets/jobs/worker_pool.h"

namespace ludo::widgets {

/// Work that is only wanted for the newest revision of something: starting it
/// again asks the running work to stop, replaces work that has not begun, and
/// drops any older result. At most one piece of work running, on a thread of
/// the shared pool, and one waiting. Used from one thread with an event loop,
/// where `finished` is called. Destroying it asks the running work to stop and
/// waits for it; no callback comes after that.
template <typename Value>
class LatestJob {
 public:
  using Work = std::function<Value(std::stop_token)>;
  using Finished = std::function<void(std::uint64_t revision, Result<Value>)>;

  /// `finished` gets the result of the newest work only; an exception arrives
  /// as a Failure.
  explicit LatestJob(Finished finished, Urgency urgency = Urgency::Prompt)
      : m_finished(std::move(finished)),
        m_urgency(urgency),
        m_results([this](Delivery delivery) { deliver(std::move(delivery)); }) {}
  LatestJob(const LatestJob&) = delete;
  LatestJob& operator=(const LatestJob&) = delete;
  ~LatestJob() {
    std::unique_lock lock(m_mutex);
    m_waiting.reset();
    m_newestStop.request_stop();
    if (m_posted != 0 && WorkerPool::shared().withdraw(m_posted)) m_posted = 0;
    m_ended.wait(lock, [this] { return m_posted == 0; });
  }

  void start(std::uint64_t revision, Work work) {
    ++m_ticket;
    m_running = true;
    std::lock_guard lock(m_mutex);
    m_newestStop.request_stop();
    m_newestStop = std::stop_source();
    m_waiting = Request{m_ticket, revision, std::move(work), m_newestStop.get_token()};
    if (m_posted == 0) post();
  }

  /// Asks the running work to stop; its result and that of waiting work will
  /// not be delivered.
  void cancel() {
    ++m_ticket;
    m_running = false;
    std::lock_guard lock(m_mutex);
    m_waiting.reset();
    m_newestStop.request_stop();
  }

  /// True from start() until the newest result is delivered or cancelled.
  bool running() const { return m_running; }

 private:
  struct Request {
    std::uint64_t ticket = 0;
    std::uint64_t revision = 0;
    Work work;
    std::stop_token stop;
  };

  struct Delivery {
    std::uint64_t ticket = 0;
    std::uint64_t revision = 0;
    Result<Value> result;
  };

  void post() {
    m_posted = WorkerPool::shared().post(m_urgency, [this] { serve(); });
  }

  /// One request, so that others have their turn.
  void serve() {
    std::unique_lock lock(m_mutex);
    std::optional<Request> request;
    request.swap(m_waiting);
    lock.unlock();
    if (request) {
      m_results.post(
          {request->ticket, request->revision, guarded([&] { return request->work(request->stop); })});
      request.reset();
    }
    lock.lock();
    if (m_waiting) return post();
    m_posted = 0;
    // Under the lock: once it is free, the job may be gone.
    m_ended.notify_all();
  }

  void deliver(Delivery delivery) {
    if (delivery.ticket != m_ticket) return;
    m_running = false;
    m_finished(delivery.revision, std::move(delivery.result));
  }

  Finished m_finished;
  std::uint64_t m_ticket = 0;
  bool m_running = false;
  const Urgency m_urgency;
  std::mutex m_mutex;
  std::condition_variable m_ended;
  std::uint64_t m_posted = 0;  ///< its number in the pool, from start() until nothing waits or runs
  std::optional<Request> m_waiting;
  std::stop_source m_newestStop;
  Mailbox<Delivery> m_results;
};

}  // namespace ludo::widgets
