// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/type.h"

namespace ludo::compile {

/// The mistakes that are found in one value, into a list that belongs to the caller. Private to the room; of
/// one thread.
class Findings {
 public:
  explicit Findings(diagnostics::List& list) : m_list(list), m_first(list.size()) {}

  /// Beyond a number of them what is told is lost. The reference holds until the next one.
  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::uint32_t node,
                                  std::string message);
  /// Forgets what was told so far.
  void clear();
  /// Gives the diagnostics the paths of their nodes in the value.
  void fillPaths(const language::Type& root, const void* value, const std::string& path);

 private:
  diagnostics::List& m_list;
  std::size_t m_first;
  std::vector<std::pair<std::size_t, std::uint32_t>> m_places;  ///< of each: its index, and the node
  diagnostics::List m_unseen;  ///< the one beyond the limit that is told last
};

}  // namespace ludo::compile
