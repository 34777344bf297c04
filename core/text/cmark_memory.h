// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cmark.h>

#include <csetjmp>
#include <cstddef>
#include <string_view>

namespace ludo::text {

/// All memory of one document that cmark reads. cmark ends the program when it is refused memory; here it is
/// left at that point instead, and what it had is given back. Of one thread; one at a time in it.
class CmarkMemory {
 public:
  /// May keep so many bytes.
  explicit CmarkMemory(std::size_t limit) : m_limit(limit) {}
  CmarkMemory(const CmarkMemory&) = delete;
  CmarkMemory& operator=(const CmarkMemory&) = delete;
  /// Ends all nodes and iterators, which nobody frees one by one.
  ~CmarkMemory() { releaseAll(); }

  /// The document; null when it needs more than the limit. Throws std::bad_alloc, once the new-handler was
  /// called, when the system has no more memory.
  cmark_node* parse(std::string_view text, int options);
  /// Steps through a node of the document. Null and bad_alloc as above.
  cmark_iter* iterate(cmark_node* node);

 private:
  struct Block;
  template <typename Call>
  auto guarded(const Call& call) -> decltype(call());
  void* take(Block* old, std::size_t size);
  void release(Block* block);
  void releaseAll();

  static void* allocate(std::size_t count, std::size_t size);
  static void* reallocate(void* memory, std::size_t size);
  static void free(void* memory);
  static cmark_mem functions;
  static thread_local CmarkMemory* current;  ///< whose cmark is at work

  std::size_t m_limit;
  std::size_t m_used = 0;
  Block* m_first = nullptr;
  bool m_isRefused = false;  ///< by the system, not by the limit
  std::jmp_buf m_exit;
};

}  // namespace ludo::text
