// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/diagnostics/kinds.h"
#include "core/sim/digits.h"
#include "core/text/data_node.h"

namespace ludo::sim {

/// Reads the fields of a trace. Reads on with stand-in values after the first mistake, which alone is
/// reported: in a damaged file one mistake leads to thousands. Private to the room.
class TraceFields {
 public:
  explicit TraceFields(diagnostics::List& diagnostics) : m_diagnostics(diagnostics) {}

 protected:
  using Index = std::unordered_map<std::string, std::size_t>;

  const text::DataNode* part(const text::DataNode& node, const char* key) {
    const text::DataNode* found = node.find(key);
    if (!found)
      fail(diagnostics::kinds::InvalidTrace, node.span, std::string("The key \"") + key + "\" is missing");
    return found;
  }

  const text::DataNode* list(const text::DataNode& node, const char* key) {
    const text::DataNode* found = part(node, key);
    return found && expect(*found, text::DataKind::List, std::string("\"") + key + "\"") ? found : nullptr;
  }

  std::string text(const text::DataNode& node, const char* key) {
    const text::DataNode* found = part(node, key);
    return found && expect(*found, text::DataKind::String, std::string("\"") + key + "\"") ? found->text
                                                                                           : std::string();
  }

  std::uint64_t hash(const text::DataNode& node, const char* key) {
    const std::string digits = text(node, key);
    const std::optional<std::uint64_t> value = parseHash(digits);
    if (!value && !m_failed) {
      fail(diagnostics::kinds::InvalidTrace, node.find(key)->span,
           "The text \"" + digits + "\" is not a hash of 16 hexadecimal digits");
    }
    return value.value_or(0);
  }

  std::int64_t number(const text::DataNode& node, const char* key, std::int64_t low, std::int64_t high) {
    const text::DataNode* found = part(node, key);
    return found ? integer(*found, low, high) : 0;
  }

  /// An integer from 0 up to, not including, `limit`.
  std::uint32_t small(const text::DataNode& node, const char* key, std::size_t limit) {
    return static_cast<std::uint32_t>(number(node, key, 0, static_cast<std::int64_t>(limit) - 1));
  }

  std::int64_t integer(const text::DataNode& node, std::int64_t low, std::int64_t high) {
    if (!expect(node, text::DataKind::Integer, "this value")) return 0;
    if (node.integer >= low && node.integer <= high) return node.integer;
    fail(diagnostics::kinds::InvalidTrace, node.span,
         "The number " + std::to_string(node.integer) + " is not from " + std::to_string(low) + " to " +
             std::to_string(high));
    return 0;
  }

  template <std::size_t N>
  std::size_t wordIndex(const text::DataNode& node, const char* key,
                        const std::array<std::string_view, N>& list) {
    const text::DataNode* found = part(node, key);
    return found ? wordOf(*found, list) : 0;
  }

  template <std::size_t N>
  std::size_t wordOf(const text::DataNode& node, const std::array<std::string_view, N>& list) {
    if (!expect(node, text::DataKind::String, "this value")) return 0;
    const auto found = std::find(list.begin(), list.end(), node.text);
    if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    fail(diagnostics::kinds::InvalidTrace, node.span,
         "The word \"" + node.text + "\" is none of the words that may stand here",
         std::vector<std::string>(list.begin(), list.end()));
    return 0;
  }

  std::uint32_t named(const text::DataNode& node, const char* key, const Index& names) {
    const text::DataNode* found = part(node, key);
    return found ? nameIndex(*found, names) : 0;
  }

  std::uint32_t nameIndex(const text::DataNode& node, const Index& names) {
    if (!expect(node, text::DataKind::String, "a name")) return 0;
    const auto found = names.find(node.text);
    if (found != names.end()) return static_cast<std::uint32_t>(found->second);
    fail(diagnostics::kinds::InvalidTrace, node.span, "The game has nothing called \"" + node.text + "\"");
    return 0;
  }

  bool expect(const text::DataNode& node, text::DataKind kind, const std::string& what) {
    if (node.damaged) m_failed = true;
    if (node.damaged || node.kind == kind) return !node.damaged;
    fail(diagnostics::kinds::InvalidTrace, node.span,
         "Expected " + std::string(text::describe(kind)) + " for " + what + ", found " +
             std::string(text::describe(node.kind)));
    return false;
  }

  void fail(const diagnostics::Kind& kind, Span span, std::string message,
            std::vector<std::string> alternatives = {}) {
    if (m_failed) return;
    m_failed = true;
    report(m_diagnostics, kind, span, m_path, std::move(message)).alternatives = std::move(alternatives);
  }

  std::string m_path;  ///< of what is read
  bool m_failed = false;

 private:
  diagnostics::List& m_diagnostics;
};

}  // namespace ludo::sim
