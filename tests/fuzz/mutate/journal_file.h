// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"

namespace ludo::fuzz {

/// The file of a sim::Journal as its writer sees it: a first line, and the payloads of its records, of which
/// the first says what run it is. Damage between them is passed over; what comes after the last one is
/// `rest`.
struct JournalFile {
  std::string firstLine;
  std::vector<std::string> payloads;
  std::string rest;

  static JournalFile read(std::string_view bytes);
  /// With checksums that are right.
  std::string bytes() const;
};

/// A journal's file whose records are damaged behind checksums that are right, torn, exchanged, doubled,
/// taken from the other file, or promised and never there; or else its bytes are changed.
std::string mutateJournal(std::string_view input, std::string_view other, Rng& random);

/// Numbers and lists as packed by sim: changed a byte at a time.
std::string mutatePacked(std::string_view input, std::string_view other, Rng& random);

}  // namespace ludo::fuzz
