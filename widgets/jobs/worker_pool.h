// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace ludo::widgets {

/// What work waits for when all threads are busy. Less urgent work leaves threads free for what is more
/// urgent.
enum class Urgency {
  Background,  ///< what may take seconds: playing games, reading large files
  Prompt,      ///< what somebody waits for who types or looks
  Saving,      ///< what would be lost: texts and sessions on their way to the disk
};

/// Threads that the jobs of all documents share, so that many documents do not make many threads. Work of one
/// urgency begins in the order in which it was posted. All functions may be called on any thread.
class WorkerPool {
 public:
  using Work = std::function<void()>;

  /// That of the program; its threads begin when they are needed.
  static WorkerPool& shared();

  /// For so many cores, at least one.
  explicit WorkerPool(unsigned cores);
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  /// Work that has not begun never does; waits for what runs.
  ~WorkerPool();

  /// No more threads than this are ever started: as many as there are cores, and some for urgent work.
  std::size_t mostThreads() const { return m_mostThreads; }
  std::size_t threads() const;

  /// Returns a number for withdraw(). `work` does not throw.
  std::uint64_t post(Urgency urgency, Work work);
  /// Takes back work that has not begun. False when it has.
  bool withdraw(std::uint64_t number);

 private:
  static constexpr std::size_t urgencies = 3;
  /// Threads that only work of this urgency and above may have, beyond those for the urgency below.
  static constexpr std::size_t reserved = 2;

  struct Posted {
    std::uint64_t number = 0;
    Work work;
  };

  void serve(const std::stop_token& end);
  /// The most urgent work that may begin now: an index of m_waiting, or `urgencies`.
  std::size_t next() const;

  const std::size_t m_cores;
  const std::size_t m_mostThreads;
  mutable std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::uint64_t m_number = 0;
  std::array<std::deque<Posted>, urgencies> m_waiting;
  std::array<std::size_t, urgencies> m_running{};
  std::size_t m_idle = 0;  ///< threads without work, those included that have not begun yet
  // Last, so that they are joined while all they use is still there.
  std::vector<std::jthread> m_threads;
};

}  // namespace ludo::widgets
