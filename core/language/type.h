// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/language/consequence.h"
#include "core/language/node.h"
#include "core/text/data_node.h"

/// The description of the language: one Type for each C++ type that a game text can hold. Everything that
/// reads, writes, checks, completes or documents games walks these; a construct is described once, in a
/// describe_*.cpp. This is the class grammar of Browne ("A Class Grammar for General Games", 2016).
///
/// A Type knows its C++ type only through the functions it carries, which work on `void*`: whoever walks
/// pairs each pointer with the Type it belongs to. A walk starts with typeOf<T>() and the address of a T.
namespace ludo::language {

struct Type;
using TypeGetter = const Type& (*)();

enum class TypeKind {
  Integer,  ///< a whole number
  Bool,
  Text,         ///< free text
  Enumeration,  ///< one of a few words
  Definition,   ///< a name defined here (Id<K>)
  Reference,    ///< a name used here (Ref<K>)
  Notation,     ///< a short text (or small mapping) with a form of its own, such as a zone selector
  Optional,     ///< a value that may be left out
  List,
  Map,     ///< names to values, in order
  Record,  ///< a mapping with fixed keys
  Union,   ///< one of several types, told apart by their form
};

/// What an effect does to the zone that a field names.
enum class TokenFlow {
  None,
  Leave,  ///< tokens leave it
  Enter,  ///< tokens come into it
};

struct Field {
  std::string name;
  std::string doc;
  TypeGetter type = nullptr;
  bool required = false;
  void* (*access)(void* record) = nullptr;
  std::vector<std::string> binds = {};  ///< names that the rules bind inside it, such as "$zone"
  bool seesBind = false;  ///< the name that the record's `bind` gives is bound inside it, each option in turn
  TokenFlow tokens = TokenFlow::None;
  bool saysAll = false;        ///< a list alone in place of the record is meant for it: it says all there is
  std::string leavesOut = {};  ///< what is not there where it is true: `setup: false` says the same
  /// The field is there only where another one, an enumeration, is this word: its key, and the word.
  std::pair<std::string, std::string> onlyWhere = {};

  bool isAlwaysRequired() const { return required && onlyWhere.first.empty(); }
};

struct EnumValue {
  std::string name;
  std::string doc;
  Consequences consequences = {};  ///< what an effect may bring about when this value stands in it
};

/// One way to write a notation, for completion, the grammar and the manual.
struct NotationForm {
  std::string text;  ///< e.g. "hand:actor"
  std::string doc;
};

/// How a record is recognised inside a union.
enum class RecordForm {
  Plain,   ///< not a member of a union
  Keyed,   ///< { addVar: {...} }: a mapping whose only key is `tag`
  Tagged,  ///< { ref: "gvar", ... }: key `tagKey` holds `tag`
  Valued,  ///< { op: "<", ... }: key `tagKey` is an enumeration field and holds one of its values
};

struct Type {
  TypeKind kind = TypeKind::Record;
  std::string name;       ///< as the manual calls it: "addVar", "condition", "zone selector"
  std::string doc;        ///< one line
  std::string example;    ///< YAML of one use; records of unions have one each
  std::size_t bytes = 0;  ///< Record and Union: what a value takes, without what it points to

  // Integer
  std::int64_t minimum = INT64_MIN;
  std::int64_t maximum = INT64_MAX;
  std::int64_t (*getInteger)(const void*) = nullptr;
  void (*setInteger)(void*, std::int64_t) = nullptr;

  // Bool
  bool (*getBool)(const void*) = nullptr;
  void (*setBool)(void*, bool) = nullptr;

  // Text, Definition, Reference
  std::string* (*text)(void*) = nullptr;
  Span* (*nameSpan)(void*) = nullptr;
  std::uint32_t* (*nameIndex)(void*) = nullptr;  ///< Reference
  NameKind nameKind = NameKind::Zone;

  // Enumeration
  std::vector<EnumValue> values;
  int (*getEnum)(const void*) = nullptr;
  void (*setEnum)(void*, int) = nullptr;

  // Notation: `parse` returns what is wrong, or nothing; it must leave spans and names filled.
  std::optional<std::string> (*parse)(void*, const text::DataNode&) = nullptr;
  text::DataNode (*format)(const void*) = nullptr;
  std::vector<NotationForm> forms;
  std::string schema;        ///< JSON Schema of it
  std::vector<Field> parts;  ///< what a walk visits inside (references, selectors)

  // Optional
  void* (*optionalValue)(void*) = nullptr;  ///< null when empty
  void* (*optionalEmplace)(void*) = nullptr;
  void (*optionalReset)(void*) = nullptr;

  // Optional, List and Map
  TypeGetter element = nullptr;
  std::size_t (*size)(const void*) = nullptr;
  void* (*at)(void*, std::size_t) = nullptr;
  void* (*append)(void*) = nullptr;
  std::uint32_t* (*listNumber)(void*) = nullptr;  ///< effect lists only
  bool oneOrMany = false;                         ///< List: a single element may stand for the list

  // Map
  TypeGetter key = nullptr;  ///< a Definition, Reference or Text
  void* (*keyAt)(void*, std::size_t) = nullptr;

  // Record
  std::vector<Field> fields;
  RecordForm form = RecordForm::Plain;
  std::string tagKey;
  std::string tag;
  bool macro = false;         ///< gone after compilation
  bool asks = false;          ///< it asks for something, by one of the fields that are not required at least
  Consequences consequences;  ///< effects: what they may bring about, apart from the effects inside them
  const void* (*defaults)() = nullptr;

  // Record and Union
  Node* (*node)(void*) = nullptr;  ///< provenance; null for unions
  Span* (*span)(void*) = nullptr;  ///< unions keep a span of their own

  // Union
  std::vector<TypeGetter> alternatives;
  std::size_t (*alternativeIndex)(const void*) = nullptr;
  void* (*alternative)(void*) = nullptr;
  void* (*emplaceAlternative)(void*, std::size_t) = nullptr;

  const Field* field(std::string_view fieldName) const;
};

/// The described type of C++ type T; defined for every type of the language in describe_*.cpp.
template <typename T>
const Type& typeOf();

}  // namespace ludo::language
