// SPDX-License-Identifier: Apache-2.0
// Decisions in the middle of a resolution. The options of a Choose task stand in canonical order; each pick
// leaves only the options after it open, so that no set can be picked in two ways.
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

void Resolution::offer(Task choice) {
  choice.kind = Task::Kind::Choose;
  const auto available = static_cast<std::int64_t>(choice.items.size());
  // Fewer than asked for means all of them; but a cost cannot be paid so.
  if (choice.minimum > available) m_editor.refuse();
  choice.maximum = std::clamp<std::int64_t>(choice.maximum, 0, available);
  choice.minimum = std::clamp<std::int64_t>(choice.minimum, 0, choice.maximum);
  if (choice.chooser == nobody) choice.chooser = m_state.actor;
  push(std::move(choice));
}

bool Resolution::settle() {
  Task& choice = m_state.tasks.back();
  const auto open = static_cast<std::int64_t>(choice.items.size()) - choice.next;
  const auto picked = static_cast<std::int64_t>(choice.picked.size());
  const std::int64_t needed = choice.minimum - picked;
  if (picked < choice.maximum && open > 0 && needed != open) return true;
  if (picked < choice.maximum) {
    m_budget.sweep(choice.items.size());
    choice.picked.insert(choice.picked.end(), choice.items.begin() + choice.next, choice.items.end());
  }
  Binding binding{choice.name, choice.many, Value(), {}};
  if (choice.many) {
    binding.list = std::move(choice.picked);
  } else if (!choice.picked.empty()) {
    binding.value = choice.picked.front();
  }
  pop();
  m_state.bindings.push_back(std::move(binding));
  return false;
}

void Resolution::answer(const Move& move) {
  Task& choice = m_state.tasks.back();
  if (move.kind == Move::Kind::Stop) {
    choice.maximum = static_cast<std::int64_t>(choice.picked.size());
    return;
  }
  m_budget.sweep(choice.items.size());
  const auto found = std::find(choice.items.begin() + choice.next, choice.items.end(), move.args.front());
  assert(found != choice.items.end());
  choice.next = static_cast<std::uint32_t>(found - choice.items.begin()) + 1;
  choice.picked.push_back(*found);
}

}  // namespace ludo::kernel
