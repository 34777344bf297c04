// SPDX-License-Identifier: Apache-2.0
#include "journal_file.h"

#include <algorithm>

#include "bytes.h"
#include "core/base/hash.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t sizeBytes = 4;
constexpr std::size_t headBytes = sizeBytes + 8;

std::string numberBytes(std::uint64_t number, std::size_t count) {
  std::string bytes;
  for (std::size_t i = 0; i < count; ++i) bytes += static_cast<char>((number >> (8 * i)) & 255U);
  return bytes;
}

std::string record(std::string_view payload) {
  return numberBytes(payload.size(), sizeBytes) + numberBytes(stableHash(payload), headBytes - sizeBytes) +
         std::string(payload);
}

/// The payload of a sound record at the beginning of `bytes`.
std::optional<std::string_view> firstPayload(std::string_view bytes) {
  if (bytes.size() < headBytes) return std::nullopt;
  std::size_t size = 0;
  for (std::size_t i = sizeBytes; i-- > 0;) size = size << 8U | static_cast<unsigned char>(bytes[i]);
  if (size > bytes.size() - headBytes) return std::nullopt;
  const std::string_view payload = bytes.substr(headBytes, size);
  const bool sound = record(payload) == bytes.substr(0, headBytes + size);
  return sound ? std::optional(payload) : std::nullopt;
}

/// A head that promises so many bytes.
std::string hugeHead(Rng& random) {
  return numberBytes(random.next() >> random.below(64), sizeBytes) + numberBytes(random.next(), 8);
}

void changeRecords(JournalFile& file, const JournalFile& other, Rng& random) {
  std::vector<std::string>& payloads = file.payloads;
  std::string& payload = payloads[random.below(payloads.size())];
  switch (random.below(8)) {
    case 0:
      std::swap(payload, payloads[random.below(payloads.size())]);
      break;
    case 1: {
      const std::string copy = payload;
      payloads.insert(payloads.begin() + static_cast<std::ptrdiff_t>(random.below(payloads.size())), copy);
      break;
    }
    case 2:
      payloads.erase(payloads.begin() + static_cast<std::ptrdiff_t>(random.below(payloads.size())));
      break;
    case 3:
      if (!other.payloads.empty()) payloads.push_back(other.payloads[random.below(other.payloads.size())]);
      break;
    case 4:
      file.rest = record(payload).substr(0, random.below(headBytes + payload.size()));
      break;
    case 5:
      file.rest += hugeHead(random);
      break;
    default:
      payload = mutatePacked(payload, {}, random);
  }
}

}  // namespace

JournalFile JournalFile::read(std::string_view bytes) {
  JournalFile file;
  const std::size_t newline = std::min(bytes.find('\n'), bytes.size() - 1);
  file.firstLine = bytes.substr(0, newline + 1);
  bytes.remove_prefix(file.firstLine.size());
  while (const std::optional<std::string_view> payload = firstPayload(bytes)) {
    file.payloads.emplace_back(*payload);
    bytes.remove_prefix(headBytes + payload->size());
  }
  file.rest = bytes;
  return file;
}

std::string JournalFile::bytes() const {
  std::string bytes = firstLine;
  for (const std::string& payload : payloads) bytes += record(payload);
  return bytes + rest;
}

std::string mutateJournal(std::string_view input, std::string_view other, Rng& random) {
  JournalFile file = input.empty() ? JournalFile() : JournalFile::read(input);
  if (file.payloads.empty() || random.below(6) == 0) return damaged(input, other, random);
  const JournalFile donor = other.empty() ? JournalFile() : JournalFile::read(other);
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
