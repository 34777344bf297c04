// SPDX-License-Identifier: Apache-2.0
#include "core/generate/trail.h"

namespace ludo::generate {

std::vector<std::string> Trail::context() const {
  std::vector<std::string> found;
  if (m_steps.empty()) return found;
  found.push_back(place());
  if (m_steps.size() > 1) found.push_back("in " + text(m_steps[m_steps.size() - 2]));
  found.push_back("after " + m_steps.back().previous);
  if (m_steps.size() > 2) found.push_back("in " + text(m_steps[m_steps.size() - 3]));
  return found;
}

}  // namespace ludo::generate
