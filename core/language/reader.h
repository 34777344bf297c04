// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/read.h"
#include "core/language/synonyms.h"

namespace ludo::language {

/// What readValue() does, one method a kind of type. Private to the room.
class Reader {
 public:
  Reader(diagnostics::List& diagnostics, const ReadContext& context)
      : m_diagnostics(diagnostics), m_context(context), m_told(diagnostics.size()) {}

  bool read(const Type& type, void* target, const text::DataNode& data, const std::string& path);

 private:
  using Data = text::DataNode;

  // reader.cpp: one kind of type each.
  bool readKind(const Type& type, void* target, const Data& data, const std::string& path);
  bool readInteger(const Type& type, void* target, const Data& data, const std::string& path);
  bool readBool(const Type& type, void* target, const Data& data, const std::string& path);
  bool readText(const Type& type, void* target, const Data& data, const std::string& path);
  bool readName(const Type& type, void* target, const Data& data, const std::string& path);
  bool readWord(const Type& type, void* target, const Data& data, const std::string& path);
  bool readNotation(const Type& type, void* target, const Data& data, const std::string& path);
  bool readList(const Type& type, void* target, const Data& data, const std::string& path);
  static bool isEmptyList(const Data& data) {
    return data.kind == text::DataKind::List && data.items.empty() && !data.damaged;
  }
  diagnostics::Diagnostic& reportEmptyList(const Data& data, const std::string& path);
  bool readMap(const Type& type, void* target, const Data& data, const std::string& path);

  // read_record.cpp: mappings with fixed keys.
  bool readRecord(const Type& type, void* target, const Data& data, const std::string& path);
  bool readNoMapping(const Type& type, void* target, const Data& data, const std::string& path);
  bool readShortForm(const Type& type, void* target, const Data& data, const std::string& path);
  const Field* rejectUnknownKey(const Type& type, void* target, const text::DataEntry& entry,
                                const std::string& path, const std::vector<std::string>& open);
  bool asksForSomething(const Type& type, const Data& data, const std::string& path);
  bool rejectField(const Type& type, const Field& field, const void* target, const Data& data,
                   const std::string& path);
  void reportMissing(const Type& type, const Field& field, const Data& data, const std::string& path);

  // read_union.cpp: one of several types, told apart by their form.
  bool readUnion(const Type& type, void* target, const Data& data, const std::string& path);
  bool readScalarOfUnion(const Type& type, void* target, const Data& data, const std::string& path);
  bool readAlternative(const Type& type, std::size_t index, void* target, const Data& data,
                       const std::string& path);

  // read_misplaced.cpp: mappings that are none of a union's alternatives, read as what was evidently meant.
  bool readMisformed(const Type& type, void* target, const Data& data, const std::string& path);
  bool rejectForeign(const Type& type, const Data& data, const std::string& path);
  bool readTagAsValue(const Type& type, void* target, const Data& data, const std::string& path);
  bool readTagAsKey(const Type& type, void* target, const Data& data, const std::string& path);
  bool readUnknownTag(const Type& type, void* target, const Data& data, const std::string& path);
  bool rejectCrowdedKey(const Type& type, const Data& data, const std::string& path);
  bool readUnknownKey(const Type& type, void* target, const Data& data, const std::string& path);

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, const std::string& path,
                                  std::string message);
  /// Reports that the value is of the wrong type; the value is lost.
  bool wrongType(const std::string& needed, const Data& data, const std::string& path);
  bool reportPlaceholder(const std::string& what, const Data& data, const std::string& path);
  /// Gives the diagnostic the accepted words, the one that is meant first, and a fix that puts it in `span`.
  /// Returns the word that is meant. `mayBeMissing`: the word may name what the language does not have,
  /// at all or `within` a type.
  std::optional<MeantWord> suggest(diagnostics::Diagnostic& diagnostic, const std::string& written,
                                   std::vector<std::string> accepted, Span span, bool quoted,
                                   bool mayBeMissing = true, std::string_view within = {});
  /// Remembers that the value of this type at this place is lost.
  void lose(const Type& type, Span place);
  /// Says what the place needs in the mistake that was told of the value when it was read as YAML.
  void refine(const Type& type, const Data& data);
  /// Takes back that the value lacks quotes, where something better is told of it.
  void forgetQuotes(const Data& data);
  diagnostics::Diagnostic* toldOf(Span place, std::initializer_list<const diagnostics::Kind*> kinds);
  /// Whether the value can be read without mistakes; says nothing.
  bool fits(const Type& type, void* target, const Data& data);
  char charAt(std::size_t offset) const;
  /// Takes the memory of a value from what one section may take. False, and told once, when there is none
  /// left.
  bool takeMemory(const Type& type, const Data& data, const std::string& path);
  /// Whether so much is wrong that reading on is of no use; told once.
  bool isHopeless(const Data& data);

  diagnostics::List& m_diagnostics;
  ReadContext m_context;
  std::size_t m_told;  ///< diagnostics there were before
  bool m_isHopeless = false;
  Budget m_memory{limits::sectionBytes};
};

/// "actions[0]" and "pre" -> "actions[0].pre".
std::string pathBelow(const std::string& path, const std::string& name);
/// "a zone", "an effect".
std::string withArticle(const std::string& noun);

}  // namespace ludo::language
