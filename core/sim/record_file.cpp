// SPDX-License-Identifier: Apache-2.0
#include "core/sim/record_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/base/hash.h"

namespace ludo::sim {
namespace {

// A record is the mark, 4 bytes of its payload's size, 8 bytes of the payload's stableHash, 4 bytes of the
// stableHash of all that combined with the salt, and the payload. Numbers have their lowest byte first. No
// text in UTF-8 has the mark in it.
constexpr std::string_view mark = "\xF7\xAAPL";
constexpr std::size_t sizeBytes = 4;
constexpr std::size_t hashBytes = 8;
constexpr std::size_t checkBytes = 4;
/// Read at a time while a mark is looked for: little at first, for there may be many small gaps, and then
/// more.
constexpr std::uint64_t firstStride = std::uint64_t{4} << 10U;
constexpr std::uint64_t mostStride = std::uint64_t{1} << 20U;

void addNumber(std::string& text, std::uint64_t number, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) text += static_cast<char>((number >> (8 * i)) & 255U);
}

std::uint64_t numberOf(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[i]);
  return number;
}

std::string headOf(std::uint64_t size, std::uint64_t hash, std::uint64_t salt) {
  std::string head(mark);
  addNumber(head, size, sizeBytes);
  addNumber(head, hash, hashBytes);
  addNumber(head, combine(stableHash(head), salt), checkBytes);
  return head;
}

}  // namespace

std::string RecordFile::record(std::string_view payload) const {
  return headOf(payload.size(), stableHash(payload), m_salt).append(payload);
}

std::optional<std::string> RecordFile::read(std::uint64_t offset, std::uint64_t size) const {
  std::string bytes(size, '\0');
  std::size_t filled = 0;
  while (filled < size) {
    const ssize_t got =
        ::pread(m_file.get(), bytes.data() + filled, size - filled, static_cast<off_t>(offset + filled));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return std::nullopt;
    filled += static_cast<std::size_t>(got);
  }
  return bytes;
}

std::optional<RecordFile::Extent> RecordFile::recordAt(std::uint64_t offset) {
  const std::optional<std::string> head = read(offset, headSize);
  if (!head) return std::nullopt;
  const std::uint64_t size = numberOf(std::string_view(*head).substr(mark.size(), sizeBytes));
  const std::uint64_t hash = numberOf(std::string_view(*head).substr(mark.size() + sizeBytes, hashBytes));
  if (size > limits::keptGameBytes || *head != headOf(size, hash, m_salt)) return std::nullopt;
  const std::optional<std::string> payload = read(offset + headSize, size);
  if (payload && stableHash(*payload) == hash) return Extent{offset + headSize, size};
  m_wasted += size;
  return std::nullopt;
}

std::optional<RecordFile::Extent> RecordFile::nextRecord(std::uint64_t offset, std::uint64_t size) {
  // Nearly always it is right here, and nothing has to be looked through.
  if (const std::optional<Extent> found = recordAt(offset)) return found;
  if (exhausted()) return std::nullopt;
  ++offset;
  for (std::uint64_t stride = firstStride; offset + headSize <= size;
       stride = std::min(2 * stride, mostStride)) {
    const std::uint64_t length = std::min(stride, size - offset);
    const std::optional<std::string> bytes = read(offset, length);
    if (!bytes) return std::nullopt;
    for (std::size_t at = bytes->find(mark); at != std::string::npos; at = bytes->find(mark, at + 1)) {
      if (const std::optional<Extent> found = recordAt(offset + at)) return found;
      if (exhausted()) return std::nullopt;
    }
    // A mark may lie across the end of what was read.
    offset += length < stride ? length : length - (mark.size() - 1);
  }
  return std::nullopt;
}

int RecordFile::write(std::uint64_t offset, std::string_view bytes) const {
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written =
        ::pwrite(m_file.get(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    done += static_cast<std::size_t>(written);
  }
  return 0;
}

int RecordFile::cut(std::uint64_t size) const {
  return ::ftruncate(m_file.get(), static_cast<off_t>(size)) == 0 ? 0 : errno;
}

int RecordFile::sync() const {
  return ::fdatasync(m_file.get()) == 0 ? 0 : errno;
}

}  // namespace ludo::sim
