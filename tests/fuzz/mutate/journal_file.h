// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"

namespace ludo::fuzz {

/// The file of a sim::Journal as its writer sees it: a first line, and payloads of records with their sizes
/// and checksums. What comes after the last sound record is `rest`.
struct JournalFile {
  std::string firstLine;
  std::vector<std::string> payloads;
  std::string rest;

  static JournalFile read(std::string_view bytes);
  std::string bytes() const;
};

/// A journal's file whose records are damaged behind checksums that are right, torn, exchanged, doubled,
/// taken from the other file, or begun and never ended; or else its bytes are changed.
std::string mutateJournal(std::string_view input, std::string_view other, Rng& random);

/// Numbers and lists as packed by sim: changed a byte at a time.
std::string mutatePacked(std::string_view input, std::string_view other, Rng& random);

}  // namespace ludo::fuzz
