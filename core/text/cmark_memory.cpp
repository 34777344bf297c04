// SPDX-License-Identifier: Apache-2.0
#include "core/text/cmark_memory.h"

#include <cstdlib>
#include <cstring>
#include <new>

namespace ludo::text {

/// Stands before what cmark gets, in a list of all.
struct alignas(std::max_align_t) CmarkMemory::Block {
  Block* before;
  Block* after;
  std::size_t size;
  void* content() { return this + 1; }
  static Block* of(void* content) { return static_cast<Block*>(content) - 1; }
};

thread_local CmarkMemory* CmarkMemory::current = nullptr;
cmark_mem CmarkMemory::functions{&CmarkMemory::allocate, &CmarkMemory::reallocate, &CmarkMemory::free};

void* CmarkMemory::take(Block* old, std::size_t size) {
  const std::size_t oldSize = old == nullptr ? 0 : old->size;
  const std::size_t whole = size + sizeof(Block);
  const bool fits = size < m_limit && m_used - oldSize + whole <= m_limit;
  // A block that moves leaves the list first.
  Block* const before = old == nullptr ? nullptr : old->before;
  Block* const after = old == nullptr ? m_first : old->after;
  auto* block = fits ? static_cast<Block*>(std::realloc(old, whole)) : nullptr;
  if (block == nullptr) {
    m_isRefused = fits;
    // Only frames of cmark are left, which has no destructors; all that it holds is in the list.
    std::longjmp(m_exit, 1);
  }
  m_used += whole - oldSize;
  *block = {before, after, whole};
  (before == nullptr ? m_first : before->after) = block;
  if (after != nullptr) after->before = block;
  return block->content();
}

void CmarkMemory::release(Block* block) {
  (block->before == nullptr ? m_first : block->before->after) = block->after;
  if (block->after != nullptr) block->after->before = block->before;
  m_used -= block->size;
  std::free(block);
}

void CmarkMemory::releaseAll() {
  while (Block* const block = m_first) {
    m_first = block->after;
    std::free(block);
  }
  m_used = 0;
}

void* CmarkMemory::allocate(std::size_t count, std::size_t size) {
  // As for calloc, the memory is empty.
  return std::memset(current->take(nullptr, count * size), 0, count * size);
}

void* CmarkMemory::reallocate(void* memory, std::size_t size) {
  return current->take(memory == nullptr ? nullptr : Block::of(memory), size);
}

void CmarkMemory::free(void* memory) {
  if (memory != nullptr) current->release(Block::of(memory));
}

template <typename Call>
auto CmarkMemory::guarded(const Call& call) -> decltype(call()) {
  current = this;
  decltype(call()) volatile result = nullptr;
  // The way out of a C library that has none of its own.
  if (setjmp(m_exit) == 0) result = call();  // NOLINT(cert-err52-cpp)
  current = nullptr;
  if (result != nullptr) return result;
  releaseAll();
  if (!m_isRefused) return nullptr;
  // What operator new does.
  if (const std::new_handler handler = std::get_new_handler()) handler();
  throw std::bad_alloc();
}

cmark_node* CmarkMemory::parse(std::string_view text, int options) {
  return guarded([&] {
    cmark_parser* parser = cmark_parser_new_with_mem(options, &functions);
    cmark_parser_feed(parser, text.data(), text.size());
    cmark_node* root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    return root;
  });
}

cmark_iter* CmarkMemory::iterate(cmark_node* node) {
  return guarded([node] { return cmark_iter_new(node); });
}

}  // namespace ludo::text
