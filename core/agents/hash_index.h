// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

namespace ludo::agents {

/// Numbers 64-bit keys in the order in which they come: 0, 1, 2... Open addressing with linear probing; grows
/// by doubling and keeps its memory when cleared. Keys should be hashes: their low bits choose the bucket.
class HashIndex {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;  ///< the number of a key that was never seen

  /// Fetches what the key's lookup will read from memory, while there is something else to do.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&m_buckets[key & (m_buckets.size() - 1)]); }
  std::uint32_t find(std::uint64_t key) const { return m_buckets[bucketOf(key)].number; }

  /// The number of the key; a new one when it is seen for the first time.
  std::uint32_t add(std::uint64_t key) {
    std::size_t bucket = bucketOf(key);
    if (m_buckets[bucket].number != none) return m_buckets[bucket].number;
    if (2 * (std::size_t{m_size} + 1) > m_buckets.size()) {
      grow();
      bucket = bucketOf(key);
    }
    m_buckets[bucket] = {key, m_size};
    return m_size++;
  }

  std::size_t size() const { return m_size; }
  void clear() {
    m_size = 0;
    m_buckets.assign(m_buckets.size(), {});
  }

 private:
  static constexpr std::size_t fewestBuckets = 64;
  struct Bucket {
    std::uint64_t key = 0;
    std::uint32_t number = none;
  };

  /// The bucket that holds the key, or the free one where it belongs.
  std::size_t bucketOf(std::uint64_t key) const {
    const std::size_t mask = m_buckets.size() - 1;
    std::size_t bucket = key & mask;
    while (m_buckets[bucket].number != none && m_buckets[bucket].key != key) bucket = (bucket + 1) & mask;
    return bucket;
  }

  void grow() {
    const std::vector<Bucket> old = std::exchange(m_buckets, std::vector<Bucket>(2 * m_buckets.size()));
    for (const Bucket& bucket : old) {
      if (bucket.number != none) m_buckets[bucketOf(bucket.key)] = bucket;
    }
  }

  std::uint32_t m_size = 0;
  std::vector<Bucket> m_buckets = std::vector<Bucket>(fewestBuckets);
};

}  // namespace ludo::agents
