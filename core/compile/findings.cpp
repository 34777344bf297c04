// SPDX-License-Identifier: Apache-2.0
#include "core/compile/findings.h"

#include <unordered_map>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

diagnostics::Diagnostic& Findings::report(const diagnostics::Kind& kind, Span span, std::uint32_t node,
                                          std::string message) {
  const bool isLast = m_places.size() + 1 == limits::mistakes;
  if (isLast) {
    diagnostics::report(m_list, kinds::TooLarge, span, {}, "From here on, the rules were not checked")
        .suggestion = "Mend the mistakes above first";
    m_places.emplace_back(m_list.size() - 1, node);
  }
  if (isLast || m_places.size() >= limits::mistakes) {
    m_unseen.clear();
    return diagnostics::report(m_unseen, kind, span, {}, std::move(message));
  }
  m_places.emplace_back(m_list.size(), node);
  return diagnostics::report(m_list, kind, span, {}, std::move(message));
}

void Findings::clear() {
  m_list.resize(m_first);
  m_places.clear();
}

void Findings::fillPaths(const Type& root, const void* value, const std::string& path) {
  if (m_places.empty()) return;
  std::unordered_map<std::uint32_t, std::string> nodes;
  std::unordered_map<std::uint32_t, std::string> plain;  // of values without a number, by where they begin
  for (auto [index, node] : m_places) {
    if (node != 0)
      nodes.try_emplace(node);
    else
      plain.try_emplace(m_list[index].span.begin);
  }
  const auto fill = [](auto& paths, std::uint32_t key, const Path& place) {
    const auto wanted = paths.find(key);
    if (wanted != paths.end() && wanted->second.empty()) wanted->second = place.text();
  };
  const auto visit = [&](const Type& type, const void* part, const Path& place) {
    if (const Node* node = nodeOf(type, part)) fill(nodes, node->node, place);
    const Span* span = spanOf(type, part);
    if (span != nullptr && span->known()) fill(plain, span->begin, place);
    return true;
  };
  walkConst(root, value, visit, path);
  for (auto [index, node] : m_places) {
    diagnostics::Diagnostic& diagnostic = m_list[index];
    diagnostic.path = node != 0 ? nodes[node] : plain[diagnostic.span.begin];
  }
}

}  // namespace ludo::compile
