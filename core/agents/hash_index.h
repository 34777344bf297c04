// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cassert>
#include <cstdint>
#include <vector>

namespace ludo::agents {

/// Numbers 64-bit keys in the order in which they come: 0, 1, 2... Open addressing with linear probing; grows
/// by doubling and keeps its memory when cleared. Keys should be hashes: their low bits choose the bucket.
class HashIndex {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  std::uint32_t find(std::uint64_t key) const { return m_buckets[bucketOf(key)]; }

  /// The number of the key; a new one when it is seen for the first time.
  std::uint32_t add(std::uint64_t key) {
    std::size_t bucket = bucketOf(key);
    if (m_buckets[bucket] != none) return m_buckets[bucket];
    if (2 * (m_keys.size() + 1) > m_buckets.size()) {
      grow();
      bucket = bucketOf(key);
    }
    m_buckets[bucket] = static_cast<std::uint32_t>(m_keys.size());
    m_keys.push_back(key);
    return m_buckets[bucket];
  }

  std::size_t size() const { return m_keys.size(); }
  void clear() {
    m_keys.clear();
    m_buckets.assign(m_buckets.size(), none);
  }

 private:
  static constexpr std::size_t fewestBuckets = 64;

  /// The bucket that holds the key, or the free one where it belongs.
  std::size_t bucketOf(std::uint64_t key) const {
    const std::size_t mask = m_buckets.size() - 1;
    std::size_t bucket = key & mask;
    while (m_buckets[bucket] != none && m_keys[m_buckets[bucket]] != key) bucket = (bucket + 1) & mask;
    return bucket;
  }

  void grow() {
    m_buckets.assign(2 * m_buckets.size(), none);
    for (std::uint32_t number = 0; number < m_keys.size(); ++number)
      m_buckets[bucketOf(m_keys[number])] = number;
  }

  std::vector<std::uint64_t> m_keys;
  std::vector<std::uint32_t> m_buckets = std::vector<std::uint32_t>(fewestBuckets, none);
};

}  // namespace ludo::agents
