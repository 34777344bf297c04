// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/text/data_node.h"

namespace ludo::sim {

/// A hash over all that a trace says, whatever the layout of its text and the order of its keys, to tell a
/// trace that was changed after it was written. Plies are added one by one, so that a long game never has to
/// be there as data whole. Private to the room.
class TraceDigest {
 public:
  /// Of the trace's data; its entries and its own digest are left out.
  explicit TraceDigest(const text::DataNode& head);
  void add(const text::DataNode& entry);
  std::uint64_t value() const { return m_value; }

 private:
  std::uint64_t m_value = 0;
};

}  // namespace ludo::sim
