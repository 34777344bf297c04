// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <memory>
#include <vector>

#include "core/language/spec_document.h"
#include "core/language/type.h"

namespace ludo::grammar {

/// Fresh objects of the language's types, to try readings on. Descriptions cannot make an object by itself,
/// but can put one into its owner: so each stands in a document of its own, which grows along the shortest
/// way from its root. Private to the room.
class ScratchValues {
 public:
  ScratchValues();
  /// Null for a type that no document holds. The object lives until the next call.
  void* fresh(const language::Type& type);

 private:
  using Type = language::Type;
  struct Step {
    const Type* owner = nullptr;  ///< null at the root
    std::size_t number = 0;       ///< of a field, or of an alternative
    bool isKey = false;           ///< of a mapping
  };
  void add(const Type& type, const Step& step);
  static void* inside(const Step& step, void* owner);

  std::map<const Type*, Step> m_steps;
  std::vector<const Type*> m_found;
  std::unique_ptr<language::SpecDocument> m_document;
};

}  // namespace ludo::grammar
