// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/service/completion_list.h"

namespace ludo::service {

/// Offers the keys that a mapping may still get, with the colon and the beginning of what follows them.
/// Private to the room.
class KeyCompleter {
 public:
  explicit KeyCompleter(CompletionList& list) : m_list(list) {}

  /// How the text that is inserted has to begin, and how further keys are separated.
  struct Writing {
    std::string prefix;
    std::string separator;  ///< between two keys of one mapping
    bool colon = true;      ///< false: the colon after the key is there already
  };
  /// A line break and the indentation of a column.
  static std::string newLine(std::size_t column) { return '\n' + std::string(column, ' '); }

  /// For a cursor on a key.
  void run();
  /// The keys of a mapping of this type that has `others` already.
  void offerKeys(const language::Type& type, const LooseNode& others, const Writing& writing);

 private:
  void offerTopKeys(const LooseNode& others, const Writing& writing);
  void offerFields(const language::Type& record, const LooseNode& others, const Writing& writing);
  void offerConstructs(const language::Type& type, const LooseNode& others, const Writing& writing);
  void offerTag(const language::Type& record, const LooseNode& others, const Writing& writing);
  void offerNames(language::NameKind kind, const LooseNode& others, const Writing& writing);
  /// What a definition asks for where it is used.
  void offerParametersOfDefinition(const LooseNode& others, const Writing& writing);
  /// What the bundle asks for: parameters that have no default first.
  void offerParametersOfBundle(const LooseNode& others, const Writing& writing);

  CompletionList& m_list;
};

}  // namespace ludo::service
