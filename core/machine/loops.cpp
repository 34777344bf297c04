// SPDX-License-Identifier: Apache-2.0
#include "core/machine/loops.h"

#include <algorithm>

namespace ludo::machine {
namespace {

class Search {
 public:
  explicit Search(const Function& function) : m_function(function), m_blocks(function.blocks.size()) {}

  std::vector<std::vector<BlockId>> run() {
    enter(0);
    while (!m_path.empty()) {
      Visit& visit = m_path.back();
      const std::vector<BlockId>& targets = m_function.blocks[visit.block].exit.targets;
      if (visit.next < targets.size()) {
        follow(visit.block, targets[visit.next++]);
      } else {
        leave();
      }
    }
    return std::move(m_loops);
  }

 private:
  struct Visit {
    BlockId block = 0;
    std::size_t next = 0;
  };
  struct Mark {
    std::uint32_t number = 0;  ///< in the order of discovery, from 1; 0: not seen
    std::uint32_t lowest = 0;  ///< number of the earliest open block that is known to be reached
    bool open = false;
  };

  void enter(BlockId block) {
    m_blocks[block] = {++m_count, m_count, true};
    m_open.push_back(block);
    m_path.push_back({block});
  }

  void follow(BlockId from, BlockId to) {
    if (m_blocks[to].number == 0) {
      enter(to);
    } else if (m_blocks[to].open) {
      m_blocks[from].lowest = std::min(m_blocks[from].lowest, m_blocks[to].number);
    }
  }

  void leave() {
    const BlockId block = m_path.back().block;
    const Mark mark = m_blocks[block];
    m_path.pop_back();
    if (!m_path.empty()) {
      Mark& before = m_blocks[m_path.back().block];
      before.lowest = std::min(before.lowest, mark.lowest);
    }
    if (mark.lowest != mark.number) return;
    const auto first = std::find(m_open.begin(), m_open.end(), block);
    std::vector<BlockId> together(first, m_open.end());
    m_open.erase(first, m_open.end());
    for (BlockId member : together) m_blocks[member].open = false;
    const std::vector<BlockId>& targets = m_function.blocks[block].exit.targets;
    const bool loops =
        together.size() > 1 || std::find(targets.begin(), targets.end(), block) != targets.end();
    if (loops) m_loops.push_back(std::move(together));
  }

  const Function& m_function;
  std::vector<Mark> m_blocks;
  std::uint32_t m_count = 0;
  std::vector<Visit> m_path;
  std::vector<BlockId> m_open;
  std::vector<std::vector<BlockId>> m_loops;
};

}  // namespace

std::vector<std::vector<BlockId>> outermostLoops(const Function& function) {
  return Search(function).run();
}

}  // namespace ludo::machine
