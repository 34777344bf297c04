// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace ludo::campaign {

/// Threads that do jobs in the order in which they are given. The end of the crew has jobs that are being
/// done stopped, and leaves the rest.
class Crew {
 public:
  using Job = std::function<void(const std::stop_token&)>;

  explicit Crew(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i) {
      m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }
  }

  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  /// All at once, and not one after the other.
  ~Crew() {
    for (std::jthread& thread : m_threads) thread.request_stop();
  }

  void give(Job job) {
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
    m_given.notify_one();
  }

 private:
  void work(const std::stop_token& stop) {
    for (;;) {
      Job job;
      {
        std::unique_lock lock(m_mutex);
        if (!m_given.wait(lock, stop, [this] { return !m_jobs.empty(); }) || stop.stop_requested()) return;
        job = std::move(m_jobs.front());
        m_jobs.pop_front();
      }
      job(stop);
    }
  }

  std::mutex m_mutex;
  std::condition_variable_any m_given;
  std::deque<Job> m_jobs;
  std::vector<std::jthread> m_threads;  ///< last: they use all the rest
};

}  // namespace ludo::campaign
