// SPDX-License-Identifier: Apache-2.0
#include "core/generate/trail.h"

namespace ludo::generate {

Trail::Step::Step(Trail& trail, const language::Type& record, const language::Field& field) : m_trail(trail) {
  std::string before = trail.m_steps.empty() ? std::string() : trail.m_steps.back().lastInside;
  trail.m_steps.push_back({&record, &field, std::move(before), {}});
}

Trail::Step::~Step() {
  std::string last = std::move(m_trail.m_steps.back().previous);
  m_trail.m_steps.pop_back();
  if (!m_trail.m_steps.empty()) m_trail.m_steps.back().lastInside = std::move(last);
}

std::vector<std::string> Trail::context() const {
  std::vector<std::string> found;
  if (m_steps.empty()) return found;
  found.push_back(place());
  found.push_back("after " + m_steps.back().previous);
  for (std::size_t out = 2; out <= 3 && out <= m_steps.size(); ++out)
    found.push_back("in " + text(m_steps[m_steps.size() - out]));
  return found;
}

}  // namespace ludo::generate
