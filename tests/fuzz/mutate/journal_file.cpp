// SPDX-License-Identifier: Apache-2.0
#include "journal_file.h"

#include <sys/mman.h>

#include "../checks.h"
#include "bytes.h"
#include "core/base/hash.h"
#include "core/sim/record_file.h"

namespace ludo::fuzz {
namespace {

using sim::RecordFile;

/// A record of the run with this first payload.
std::string recordOf(std::string_view first, std::string_view payload) {
  RecordFile records(-1);
  records.setSalt(stableHash(first));
  return records.record(payload);
}

/// The head of a record whose payload is not there, many times.
std::string promised(const std::string& head, Rng& random) {
  std::string heads;
  for (std::uint64_t i = 1 + random.below(random.below(8) == 0 ? 1'000 : 3); i > 0; --i) heads += head;
  return heads;
}

void changeRecords(JournalFile& file, const JournalFile& other, Rng& random) {
  std::vector<std::string>& payloads = file.payloads;
  // The first one says what run it is, and few runs have another.
  const std::size_t first = payloads.size() == 1 || random.below(32) == 0 ? 0 : 1;
  const std::size_t at = first + random.below(payloads.size() - first);
  std::string& payload = payloads[at];
  const std::string record = recordOf(payloads.front(), payload);
  switch (random.below(8)) {
    case 0:
      std::swap(payload, payloads[first + random.below(payloads.size() - first)]);
      break;
    case 1:
      payloads.push_back(payload);
      break;
    case 2:
      payloads.erase(payloads.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 3:
      if (!other.payloads.empty()) payloads.push_back(other.payloads[random.below(other.payloads.size())]);
      break;
    case 4:
      file.rest = record.substr(0, random.below(record.size()));
      break;
    case 5:
      file.rest += promised(record.substr(0, RecordFile::headSize), random);
      break;
    default:
      payload = mutatePacked(payload, {}, random);
  }
}

}  // namespace

JournalFile JournalFile::read(std::string_view bytes) {
  JournalFile journal;
  const std::size_t newline = bytes.find('\n');
  if (newline == std::string_view::npos) return journal;
  journal.firstLine = bytes.substr(0, newline + 1);
  RecordFile records(::memfd_create("journal", MFD_CLOEXEC));
  require(records.write(0, bytes) == 0, "there is no memory for a journal");
  std::optional<RecordFile::Extent> extent = records.recordAt(newline + 1);
  std::uint64_t end = newline + 1;
  while (extent) {
    journal.payloads.push_back(records.read(*extent).value_or(""));
    if (journal.payloads.size() == 1) records.setSalt(stableHash(journal.payloads.front()));
    end = extent->end();
    extent = records.nextRecord(end, bytes.size());
  }
  journal.rest = bytes.substr(end);
  return journal;
}

std::string JournalFile::bytes() const {
  std::string bytes = firstLine;
  for (const std::string& payload : payloads) {
    const bool isFirst = &payload == &payloads.front();
    bytes += isFirst ? RecordFile(-1).record(payload) : recordOf(payloads.front(), payload);
  }
  return bytes + rest;
}

std::string mutateJournal(std::string_view input, std::string_view other, Rng& random) {
  JournalFile file = JournalFile::read(input);
  if (file.payloads.empty() || random.below(6) == 0) return damaged(input, other, random);
  const JournalFile donor = JournalFile::read(other);
  for (std::uint64_t changes = 1 + random.below(3); changes > 0 && !file.payloads.empty(); --changes)
    changeRecords(file, donor, random);
  return file.bytes();
}

std::string mutatePacked(std::string_view input, std::string_view other, Rng& random) {
  if (input.empty() || random.below(4) == 0) return damaged(input, other, random);
  std::string bytes(input);
  for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
    char& byte = bytes[random.below(bytes.size())];
    // Small steps make other numbers of the same kind, a high bit joins two.
    byte =
        static_cast<char>(byte + (random.below(3) == 0 ? random.between(-128, 127) : random.between(-1, 1)));
  }
  return bytes;
}

}  // namespace ludo::fuzz
