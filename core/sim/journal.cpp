// SPDX-License-Identifier: Apache-2.0
#include "core/sim/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/base/hash.h"
#include "core/sim/packing.h"

namespace ludo::sim {
namespace {

// A file is this line and then records. A record is 4 bytes of its payload's size, 8 bytes of its stableHash,
// the lowest first, and the payload. That of the first record is the identity; that of the others 8 bytes of
// the part, the index, and the data.
constexpr std::string_view firstLine = "ludo-journal 1\n";
constexpr std::size_t headSize = 12;
/// A record that says to be longer is damaged.
constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20U;

void addBytes(std::string& text, std::uint64_t number, int count) {
  for (int i = 0; i < count; ++i) text += static_cast<char>((number >> (8 * i)) & 255U);
}

std::uint64_t numberOf(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[i]);
  return number;
}

std::string record(std::string_view payload) {
  std::string text;
  text.reserve(headSize + payload.size());
  addBytes(text, payload.size(), 4);
  addBytes(text, stableHash(payload), 8);
  return text.append(payload);
}

/// What a record after the first one holds.
struct Content {
  std::uint64_t part = 0;
  std::uint64_t index = 0;
  std::string data;
};
template <MaybeConst<Content> Self>
auto parts(Self& content) {
  auto& [part, index, data] = content;
  return std::tie(part, index, data);
}

std::string quoted(const std::string& text) {
  return "'" + text + "'";
}

std::string differences(const Journal::Identity& there, const Journal::Identity& here) {
  const auto valueIn = [](const Journal::Identity& identity, const std::string& name) {
    const auto found = std::ranges::find(identity, name, &Journal::Setting::name);
    if (found == identity.end()) return std::string("not set");
    return found->value.empty() ? std::string("none") : quoted(found->value);
  };
  std::string text;
  const auto tell = [&](const std::string& name) {
    const std::string before = valueIn(there, name);
    const std::string now = valueIn(here, name);
    if (before != now) text += "  " + name + ": " + before + " there, " + now + " here\n";
  };
  for (const Journal::Setting& setting : here) tell(setting.name);
  for (const Journal::Setting& setting : there) {
    if (std::ranges::find(here, setting.name, &Journal::Setting::name) == here.end()) tell(setting.name);
  }
  return text;
}

}  // namespace

template <MaybeConst<Journal::Setting> Self>
auto parts(Self& setting) {
  auto& [name, value] = setting;
  return std::tie(name, value);
}

std::size_t Journal::KeyHash::operator()(const Key& key) const {
  return combine(key.part, key.index);
}

Journal::Opened Journal::open(const std::string& path, const Identity& identity) {
  const auto refused = [&path](const std::string& why) {
    return Refused{true, "cannot open " + quoted(path) + ": " + why};
  };
  constexpr int flags = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  int file = ::open(path.c_str(), flags | O_CREAT | O_EXCL, 0666);
  const bool made = file >= 0;
  if (!made) file = ::open(path.c_str(), flags);
  if (file < 0) return refused(std::strerror(errno));
  std::unique_ptr<Journal> journal(new Journal(path, file));
  struct stat info {};
  if (::fstat(file, &info) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return refused("not a regular file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0)
    return refused(errno == EWOULDBLOCK ? "another run is writing it" : std::strerror(errno));
  std::optional<Refused> problem = journal->begin(identity, static_cast<std::uint64_t>(info.st_size));
  if (!problem) return journal;
  if (made) ::unlink(path.c_str());
  return *problem;
}

std::optional<Journal::Refused> Journal::begin(const Identity& identity, std::uint64_t size) {
  const std::optional<std::string> line = readAt(0, firstLine.size());
  if (size > 0 && line != firstLine)
    return Refused{false,
                   quoted(m_path) + " is no journal of a run; name one, or a file that is not there yet"};
  std::string payload;
  const bool begun = size > 0 && readRecord(firstLine.size(), payload);
  const std::string beginning = std::string(firstLine) + record(packed(identity));
  if (!begun && size < beginning.size()) {
    if (write(beginning)) return std::nullopt;
    return Refused{true, m_failure};
  }
  const std::optional<Identity> there = begun ? unpacked<Identity>(payload) : std::nullopt;
  if (!there) return Refused{false, quoted(m_path) + " is damaged at its beginning; name another file"};
  if (const std::string other = differences(*there, identity); !other.empty()) {
    return Refused{false, quoted(m_path) + " is the journal of another run:\n" + other +
                              "Give what it was begun with, or name another file"};
  }
  m_end = firstLine.size() + headSize + payload.size();
  while (readRecord(m_end, payload)) {
    const std::optional<Content> content = unpacked<Content>(payload);
    if (!content) break;
    m_places[{content->part, content->index}] = {m_end, payload.size()};
    m_end += headSize + payload.size();
  }
  m_dropped = size - m_end;
  if (m_dropped > 0 && ::ftruncate(m_file, static_cast<off_t>(m_end)) != 0)
    return Refused{true, "cannot write " + quoted(m_path) + ": " + std::strerror(errno)};
  return std::nullopt;
}

Journal::~Journal() {
  ::close(m_file);
}

/// Nothing when the file ends before, or does not let itself be read.
std::optional<std::string> Journal::readAt(std::uint64_t offset, std::uint64_t size) const {
  std::string bytes(size, '\0');
  std::size_t filled = 0;
  while (filled < size) {
    const ssize_t got =
        ::pread(m_file, bytes.data() + filled, size - filled, static_cast<off_t>(offset + filled));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return std::nullopt;
    filled += static_cast<std::size_t>(got);
  }
  return bytes;
}

/// False when there is no whole and sound record.
bool Journal::readRecord(std::uint64_t offset, std::string& payload) const {
  const std::optional<std::string> head = readAt(offset, headSize);
  if (!head) return false;
  const std::uint64_t size = numberOf(std::string_view(*head).substr(0, 4));
  if (size > mostBytes) return false;
  std::optional<std::string> bytes = readAt(offset + headSize, size);
  if (!bytes || stableHash(*bytes) != numberOf(std::string_view(*head).substr(4))) return false;
  payload = std::move(*bytes);
  return true;
}

std::optional<std::string> Journal::find(std::uint64_t part, std::uint64_t index) const {
  const auto found = m_places.find({part, index});
  if (found == m_places.end()) return std::nullopt;
  const std::optional<std::string> payload = readAt(found->second.offset + headSize, found->second.size);
  std::optional<Content> content = payload ? unpacked<Content>(*payload) : std::nullopt;
  return content ? std::optional(std::move(content->data)) : std::nullopt;
}

bool Journal::add(std::uint64_t part, std::uint64_t index, std::string_view data) {
  const std::string bytes = record(packed(Content{part, index, std::string(data)}));
  const std::scoped_lock lock(m_mutex);
  const bool written = write(bytes);
  m_added += written ? 1 : 0;
  return written;
}

/// Whole or not at all, at the end.
bool Journal::write(std::string_view bytes) {
  if (!m_failure.empty()) return false;
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written =
        ::pwrite(m_file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(m_end + done));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      m_failure = "cannot write " + quoted(m_path) + ": " + std::strerror(written < 0 ? errno : ENOSPC);
      // If this fails too, what is torn is dropped when the journal is opened again.
      if (::ftruncate(m_file, static_cast<off_t>(m_end)) != 0) return false;
      return false;
    }
    done += static_cast<std::size_t>(written);
  }
  m_end += bytes.size();
  return true;
}

Result<Done> Journal::finish() {
  const std::scoped_lock lock(m_mutex);
  if (m_failure.empty() && ::fsync(m_file) != 0)
    m_failure = "cannot write " + quoted(m_path) + ": " + std::strerror(errno);
  if (!m_failure.empty()) return Failure{m_failure};
  return Done{};
}

JournalPart::JournalPart(Journal* journal, std::string name)
    : m_journal(journal), m_name(std::move(name)), m_part(stableHash(m_name)) {}

JournalPart JournalPart::part(const std::string& name) const {
  return JournalPart(m_journal, m_name + "/" + name);
}

}  // namespace ludo::sim
