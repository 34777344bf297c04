// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "app/cli/game_file.h"
#include "core/kernel/rules.h"

namespace ludo::cli {

/// A constant of a specification with another value than the written one.
struct ConstantSetting {
  std::string name;
  std::int64_t value = 0;
};

/// A specification or compiled game as the text it is, to be made into a GameDef as often as that is timed:
/// read, checked and compiled, as far as play needs it. Remarks, proofs and the document's own tests are left
/// out.
class BenchGame {
 public:
  /// A file in which there was a game.
  explicit BenchGame(const GameFile& file) : m_source(file.source) {}

  bool isSpecification() const;
  /// The names of the specification's constants.
  std::vector<std::string> constants() const;
  /// Whether the constant has that value anyway.
  bool isAsWritten(const ConstantSetting& setting) const;
  /// The game with the constant set, if one is given; without a game when that is a mistake.
  GameFile make(const std::optional<ConstantSetting>& setting) const;

 private:
  void makeSpecification(const std::optional<ConstantSetting>& setting, GameFile& file) const;

  SourcePtr m_source;
};

/// Processor time of one call in seconds; the median of a few.
double timeOf(const std::function<void()>& call);

}  // namespace ludo::cli
