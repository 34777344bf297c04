// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::drafting {

/// What is known of a mistake when fixes of others like it are looked for. A plain value.
struct MistakeShape {
  std::string code;     ///< of its kind, such as "unknown-name"
  std::string path;     ///< where it is, without numbers: "actions[].effect[].move.to"
  std::string type;     ///< what the language wants there, such as "zone selector"; empty where unknown
  std::string message;  ///< what was told, without the names in it
  std::string help;     ///< what to do, as it was told; the same
  std::string written;  ///< what stands there
  bool operator==(const MistakeShape&) const = default;
};
MistakeShape shapeOf(const diagnostics::Diagnostic& told, const SourceText& source);

/// A fix after which the mistake was gone.
struct KeptFix {
  MistakeShape mistake;
  std::string title;   ///< what it did, in words
  std::string before;  ///< the text that was replaced; empty where something came in
  std::string after;
  std::uint64_t times = 1;  ///< how often it worked
  bool operator==(const KeptFix&) const = default;
};
KeptFix keptFix(const diagnostics::Diagnostic& told, const diagnostics::Fix& fix, const SourceText& source);

/// Fixes that worked, to be found again for the next mistake like theirs. Owned and used by one thread. All
/// that it answers follows from what it was given, in that order.
class FixMemory {
 public:
  /// A file that is not there is an empty memory; one that is no such file is refused.
  static Result<FixMemory> read(const std::string& path);
  Result<Done> write(const std::string& path) const;
  /// The same from and to the text of a file; `name` is told when it is refused.
  static Result<FixMemory> fromText(const std::string& name, std::string text);
  std::string text() const;

  /// One that is there already counts once more. Beyond `most` those that worked least often go.
  void keep(KeptFix fix);
  /// The likest first, of equals those that worked more often.
  std::vector<KeptFix> find(const MistakeShape& mistake, std::size_t count) const;
  const std::vector<KeptFix>& all() const { return m_fixes; }

  static constexpr std::size_t most = 10'000;

 private:
  std::vector<KeptFix> m_fixes;
};

}  // namespace ludo::drafting
