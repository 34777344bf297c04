// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/budget.h"
#include "core/mend/mend.h"

namespace ludo::mend {

bool isError(const diagnostics::Diagnostic& told);

/// What makes two diagnostics the same one in two states of a text.
using Key = std::pair<std::string_view, std::string>;
using Keys = std::multiset<Key>;
Key keyOf(const diagnostics::Diagnostic& told);
/// Those of the errors.
Keys keysOf(const diagnostics::List& list);

/// What is said of changed texts. Each is read once only; what all of them take is bounded. Of one thread.
class Trials {
 public:
  struct Outcome {
    Keys left;
    std::uint64_t meaning = 0;
    std::vector<Span> blocks;  ///< where rules are read
    bool isWorse = false;
  };

  Trials(const Reader& read, const std::stop_token& stop);

  /// Null when no more may be read.
  const Outcome* of(std::string text);
  /// All that is said of the text, and what was read of it; nothing when no more may be read.
  std::optional<Reading> whole(std::string text);

  /// How often the game's own tests fail with the text; nothing when it has none, or enough were played.
  std::optional<std::size_t> failuresOf(std::string text);

  /// Counts that a text is looked at for what may be meant. False when no more may be read.
  bool mayLookAt(std::string_view text);
  bool areOver() const { return m_bytes.exhausted() || m_stop.stop_requested(); }
  /// What may still be read, in bytes.
  std::int64_t left() const { return m_bytes.left(); }

 private:
  const Reader& m_read;
  const std::stop_token& m_stop;
  std::map<std::uint64_t, Outcome> m_outcomes;  ///< by hashes of the texts
  Budget m_bytes;
  Budget m_plays;
};

}  // namespace ludo::mend
