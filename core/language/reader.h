// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::language {

/// What readValue() does, one method a kind of type. Private to the room.
class Reader {
 public:
  explicit Reader(diagnostics::List& diagnostics) : m_diagnostics(diagnostics) {}

  bool read(const Type& type, void* target, const text::DataNode& data, const std::string& path);

 private:
  using Data = text::DataNode;

  bool readInteger(const Type& type, void* target, const Data& data, const std::string& path);
  bool readName(const Type& type, void* target, const Data& data, const std::string& path);
  bool readWord(const Type& type, void* target, const Data& data, const std::string& path);
  bool readNotation(const Type& type, void* target, const Data& data, const std::string& path);
  bool readList(const Type& type, void* target, const Data& data, const std::string& path);
  bool readMap(const Type& type, void* target, const Data& data, const std::string& path);
  bool readRecord(const Type& type, void* target, const Data& data, const std::string& path);
  bool readUnion(const Type& type, void* target, const Data& data, const std::string& path);
  bool readScalarOfUnion(const Type& type, void* target, const Data& data, const std::string& path);
  bool readAlternative(const Type& type, std::size_t index, void* target, const Data& data,
                       const std::string& path);
  bool rejectMapping(const Type& type, const Data& data, const std::string& path);
  void rejectUnknownKey(const Type& type, const text::DataEntry& entry, const std::string& path);

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, const std::string& path,
                                  std::string message);
  bool wrongType(const std::string& needed, const Data& data, const std::string& path);
  /// Adds the nearest of `alternatives` as suggestion, and as a fix that puts `quote + it + quote` in `span`.
  void suggest(diagnostics::Diagnostic& diagnostic, const std::string& written,
               std::vector<std::string> alternatives, Span span, bool quoted);

  diagnostics::List& m_diagnostics;
};

}  // namespace ludo::language
