// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/worker_pool.h"

#include <algorithm>

namespace ludo::widgets {

WorkerPool& WorkerPool::shared() {
  static WorkerPool pool(std::thread::hardware_concurrency());
  return pool;
}

WorkerPool::WorkerPool(unsigned cores)
    : m_cores(std::max(1U, cores)), m_mostThreads(m_cores + reserved * (urgencies - 1)) {
  m_threads.reserve(m_mostThreads);
}

WorkerPool::~WorkerPool() {
  std::lock_guard lock(m_mutex);
  for (std::deque<Posted>& waiting : m_waiting) waiting.clear();
}

std::size_t WorkerPool::threads() const {
  std::lock_guard lock(m_mutex);
  return m_threads.size();
}

std::uint64_t WorkerPool::post(Urgency urgency, Work work) {
  std::lock_guard lock(m_mutex);
  m_waiting[static_cast<std::size_t>(urgency)].push_back({++m_number, std::move(work)});
  std::size_t waiting = 0;
  for (const std::deque<Posted>& each : m_waiting) waiting += each.size();
  if (waiting > m_idle && m_threads.size() < m_mostThreads && next() < urgencies) {
    m_threads.emplace_back([this](const std::stop_token& end) { serve(end); });
    ++m_idle;
  }
  m_wake.notify_one();
  return m_number;
}

bool WorkerPool::withdraw(std::uint64_t number) {
  Work withdrawn;  // destroyed without the lock
  std::lock_guard lock(m_mutex);
  for (std::deque<Posted>& waiting : m_waiting) {
    const auto found = std::ranges::find(waiting, number, &Posted::number);
    if (found == waiting.end()) continue;
    withdrawn = std::move(found->work);
    waiting.erase(found);
    return true;
  }
  return false;
}

std::size_t WorkerPool::next() const {
  for (std::size_t urgency = urgencies; urgency-- > 0;) {
    if (m_waiting[urgency].empty()) continue;
    std::size_t running = 0;
    for (std::size_t other = 0; other <= urgency; ++other) running += m_running[other];
    if (running < m_cores + reserved * urgency) return urgency;
  }
  return urgencies;
}

void WorkerPool::serve(const std::stop_token& end) {
  std::unique_lock lock(m_mutex);
  while (m_wake.wait(lock, end, [this] { return next() < urgencies; })) {
    const std::size_t urgency = next();
    Work work = std::move(m_waiting[urgency].front().work);
    m_waiting[urgency].pop_front();
    ++m_running[urgency];
    --m_idle;
    lock.unlock();
    work();
    work = nullptr;
    lock.lock();
    --m_running[urgency];
    ++m_idle;
  }
}

}  // namespace ludo::widgets
