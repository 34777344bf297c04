// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/service/complete_keys.h"
#include "core/service/complete_names.h"
#include "core/service/completion_list.h"

namespace ludo::service {

/// Offers what may stand as a value: words, numbers, names, lists, and mappings by their first keys. Private
/// to the room.
class ValueCompleter {
 public:
  explicit ValueCompleter(CompletionList& list) : m_list(list), m_keys(list), m_names(list) {}

  /// For a cursor on a value.
  void run();

 private:
  bool isSectionName() const;
  void offerTagWords(const Expected& expected);
  void offerValue(const language::Type& type, LooseForm form, const Frame& frame);
  void offerUnion(const language::Type& type, LooseForm form, const Frame& frame);
  /// A mapping where no key of it stands yet: in braces, unless keys may stand on the line.
  void offerMapping(const language::Type& type, LooseForm form, const Frame& frame);
  void offerList(const language::Type& type, LooseForm form, const Frame& frame);
  /// Whether values of this type are short enough to stand in brackets on one line.
  bool isScalar(const language::Type& type);

  CompletionList& m_list;
  KeyCompleter m_keys;
  NameCompleter m_names;
};

}  // namespace ludo::service
