// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace ludo::sim {

/// Work that is cut by number, done on several threads and handed on in the order of its numbers, so that
/// what is made of it does not depend on threads. Private to the room.
template <typename Item>
struct InOrder {
  /// Does one piece of work; nothing when a stop cut it short. Used by one thread only.
  using Worker = std::function<std::optional<Item>(std::uint64_t index)>;

  std::uint64_t count = 0;
  unsigned threads = 1;
  /// Called on each thread, with the request to stop that its work is to heed.
  std::function<Worker(const std::stop_token&)> makeWorker;
  /// Gets item 0, 1, 2 and so on, one at a time, from any of the threads. False: that is enough.
  std::function<bool(Item&&)> take;

  /// Returns when everything was taken, `take` had enough, or soon after `stop` is requested. Items behind
  /// one that is missing then are dropped.
  void run(const std::stop_token& stop) {
    std::stop_source source;
    const std::stop_callback forward(stop, [&source] { source.request_stop(); });
    std::atomic<std::uint64_t> next{0};
    std::mutex mutex;
    std::map<std::uint64_t, Item> waiting;
    std::uint64_t taken = 0;
    const auto hand = [&](std::uint64_t index, Item&& item) {
      const std::scoped_lock lock(mutex);
      waiting.emplace(index, std::move(item));
      while (!waiting.empty() && waiting.begin()->first == taken) {
        Item first = std::move(waiting.begin()->second);
        waiting.erase(waiting.begin());
        ++taken;
        if (take(std::move(first))) continue;
        taken = UINT64_MAX;
        source.request_stop();
      }
    };
    const auto work = [&] {
      const std::stop_token token = source.get_token();
      const Worker worker = makeWorker(token);
      while (!token.stop_requested()) {
        const std::uint64_t index = next++;
        if (index >= count) break;
        std::optional<Item> item = worker(index);
        if (!item) break;
        hand(index, std::move(*item));
      }
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back(work);
  }
};

}  // namespace ludo::sim
