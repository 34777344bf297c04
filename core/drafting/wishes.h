// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/grammar/grammar.h"
#include "core/language/missing_capabilities.h"

namespace ludo::drafting {

/// Something that a model wanted to write and that the language leaves out on purpose.
struct Wish {
  const language::MissingCapability* capability = nullptr;
  std::string written;
  bool operator==(const Wish&) const = default;
};

/// What was wished for while a game was written, each word once, in order. A plain value.
class Wishes {
 public:
  /// Keeps the word where it asks for something that is left out.
  void hear(std::string_view word);
  /// The words that alternatives have between quotes.
  void hear(const grammar::Grammar& refused);
  void hear(const diagnostics::List& told);
  void hear(const Wishes& others);

  const std::vector<Wish>& all() const { return m_all; }
  bool operator==(const Wishes&) const = default;

 private:
  void keep(const language::MissingCapability* capability, std::string_view written);

  std::vector<Wish> m_all;
};

}  // namespace ludo::drafting
