// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/compile/value_type.h"
#include "core/language/type.h"
#include "core/service/analysis.h"
#include "core/service/loose_yaml.h"

/// Where in the language a place in a text is, while the text is being written. Shared by completion, hover
/// and go to definition; private to the room.
namespace ludo::service {

using compile::ValueType;

/// What the language expects somewhere.
struct Expected {
  const language::Type* type = nullptr;   ///< never an Optional; null when the text leaves it open
  const language::Type* owner = nullptr;  ///< the record that has `field`
  const language::Field* field = nullptr;
  std::string tagKey;  ///< not empty: the word that picks an alternative of the union `type`
};

/// One level between a block and the cursor.
struct Level {
  const LooseNode* node = nullptr;
  Expected expected;
  const LooseEntry* entry = nullptr;  ///< Map: the entry that the cursor is in
  std::size_t index = 0;              ///< List: the item that the cursor is in
};

struct CursorContext {
  enum class Side { Key, Value };

  std::shared_ptr<const LooseNode> root;
  std::string section;                            ///< as written; may be empty or unknown
  const language::Field* sectionField = nullptr;  ///< null when there is no such section
  Span block;                                     ///< content of the block
  std::vector<Level> levels;                      ///< outermost first; never empty
  Side side = Side::Value;

  const Level& here() const { return levels.back(); }
};

/// The context of a byte offset; nothing outside YAML blocks and where nothing can be said.
std::optional<CursorContext> contextAt(const Analysis& analysis, std::size_t offset);

/// The alternative of a union that a mapping has chosen by its tag key; null while it has not. Members that
/// are marked by their only key are not looked for: they are one level further in.
const language::Type* chosenAlternative(const language::Type& type, const LooseNode& map);
/// Whether a mapping with these keys could still become the record.
bool couldBecome(const language::Type& record, const LooseNode& map);
/// What the value of an entry of a mapping should be.
Expected expectedUnder(const Expected& map, const LooseNode& node, const LooseEntry& entry);
Expected expectedItem(const Expected& list);

/// A name that the rules bind before the cursor and that may be used there.
struct BoundName {
  std::string name;
  Span span;  ///< where it is bound
  std::string doc;
  ValueType type = ValueType::Any;
  bool isList = false;  ///< it holds several values
};
std::vector<BoundName> bindingsAt(const CursorContext& context, std::size_t offset);

}  // namespace ludo::service
