// SPDX-License-Identifier: Apache-2.0
#include "core/sim/trace_digest.h"

#include "core/base/hash.h"
#include "core/sim/trace_words.h"

namespace ludo::sim {
namespace {

using text::DataKind;
using text::DataNode;

std::uint64_t contentHash(const DataNode& node) {
  auto hash = static_cast<std::uint64_t>(node.kind);
  switch (node.kind) {
    case DataKind::Null:
      break;
    case DataKind::Bool:
      return combine(hash, node.boolean ? 1 : 0);
    case DataKind::Integer:
      return combine(hash, static_cast<std::uint64_t>(node.integer));
    case DataKind::String:
      return combine(hash, stableHash(node.text));
    case DataKind::List:
      for (const DataNode& item : node.items) hash = combine(hash, contentHash(item));
      return combine(hash, node.items.size());
    case DataKind::Map:
      // A sum, since the order of keys says nothing.
      for (const text::DataEntry& entry : node.entries)
        hash += combine(stableHash(entry.key), contentHash(entry.value));
      break;
  }
  return combine(hash, node.entries.size());
}

}  // namespace

TraceDigest::TraceDigest(const DataNode& head) {
  for (const text::DataEntry& entry : head.entries) {
    if (entry.key == words::entries || entry.key == words::digest) continue;
    m_value += combine(stableHash(entry.key), contentHash(entry.value));
  }
}

void TraceDigest::add(const DataNode& entry) {
  m_value = combine(m_value, contentHash(entry));
}

}  // namespace ludo::sim
