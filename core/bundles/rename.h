// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"
#include "core/language/type.h"

namespace ludo::bundles {

/// Gives the names of one bundle their names in the host: its own get a prefix, its parameters become what
/// they are bound to, names of required bundles get those bundles' prefixes. Properties, directions and
/// bindings keep their names: they belong to their token types, zones and rules. Private to the room.
class Renaming {
 public:
  /// `document` is the bundle; it is changed by run().
  Renaming(language::SpecDocument& document, std::string prefix);

  void bind(const language::ParameterDef& parameter, const std::string& name);
  /// Names of the bundle `id` begin with `prefix`.
  void addRequired(const std::string& id, const std::string& prefix);
  /// The bundle is isolated: a name that it neither defines nor has as a parameter is a diagnostic.
  void run(diagnostics::List& diagnostics);

 private:
  using Key = std::pair<language::NameKind, std::string>;

  /// All names of a kind that the bundle may write.
  std::vector<std::string> known(language::NameKind kind) const;
  bool isOfOwnBoard(const std::string& name) const;
  std::string own(const std::string& name) const { return m_prefix + name; }
  /// The new name, or nothing when it is not known.
  std::optional<std::string> renamed(language::NameKind kind, const std::string& name) const;
  void renameTexts(const language::Type& type, void* value);
  void renameText(std::string& text) const;
  void renameSpace(std::string& space) const;

  language::SpecDocument& m_document;
  std::string m_prefix;  ///< with its dot
  std::set<Key> m_own;
  std::set<std::string> m_boards;
  std::map<Key, std::string> m_bound;
  std::map<std::string, std::string> m_required;
};

}  // namespace ludo::bundles
