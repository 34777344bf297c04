// SPDX-License-Identifier: Apache-2.0
#include "core/sim/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/quoted.h"
#include "core/sim/packing.h"

namespace ludo::sim {
namespace {

// A file is this line and then records. The payload of the first is the identity; that of the others is
// Content.
constexpr std::string_view firstLine = "ludo-journal 2\n";
constexpr std::string_view anyFirstLine = "ludo-journal ";
/// How long a game that was added may wait for its sync.
constexpr std::chrono::seconds syncDelay{1};

/// So many bytes in front of a new record show whether they are still there.
constexpr std::uint64_t shownBytes = 16;

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

/// The record that says how many others a whole shard has.
constexpr std::uint64_t sealPart = stableHash("seal of a shard");

}  // namespace

template <MaybeConst<Journal::Setting> Self>
auto parts(Self& setting) {
  auto& [name, value] = setting;
  return std::tie(name, value);
}

std::string differences(const Journal::Identity& there, const Journal::Identity& here) {
  const auto valueIn = [](const Journal::Identity& identity, const std::string& name) {
    const auto found = std::ranges::find(identity, name, &Journal::Setting::name);
    if (found == identity.end()) return std::string("not set");
    return found->value.empty() ? std::string("none") : inApostrophes(found->value);
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

std::string shardSetting(const std::string& name) {
  return std::string(shardName) + " " + name;
}

Journal::Identity withoutShard(const Journal::Identity& identity) {
  Journal::Identity rest = identity;
  std::erase_if(rest, [](const Journal::Setting& setting) { return setting.name.starts_with(shardName); });
  return rest;
}

std::size_t Journal::KeyHash::operator()(const Key& key) const {
  return combine(key.part, key.index);
}

Journal::Opened Journal::open(const std::string& path, const Identity& identity,
                              const std::optional<Shard>& shard) {
  const auto refused = [&path](const std::string& why) {
    return Refused{true, "cannot open " + inApostrophes(path) + ": " + why};
  };
  constexpr int flags = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  int file = ::open(path.c_str(), flags | O_CREAT | O_EXCL, 0666);
  const bool made = file >= 0;
  if (!made && errno == EEXIST) file = ::open(path.c_str(), flags);
  if (file < 0) return refused(std::strerror(errno));
  std::unique_ptr<Journal> journal(new Journal(path, file));
  struct stat info {};
  if (::fstat(file, &info) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return refused("not a regular file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0)
    return refused(errno == EWOULDBLOCK ? "another run is writing it" : std::strerror(errno));
  Identity whole = identity;
  if (shard) whole.push_back({std::string(shardName), shardText(*shard)});
  journal->m_shard = shard;
  std::optional<Refused> problem = journal->begin(whole, static_cast<std::uint64_t>(info.st_size));
  if (!problem) {
    journal->m_syncer =
        std::jthread([&journal = *journal](const std::stop_token& stop) { journal.syncWhenAdded(stop); });
    return journal;
  }
  if (made) ::unlink(path.c_str());
  return *problem;
}

Journal::Opened Journal::read(const std::string& path) {
  const auto refused = [&path](const std::string& why) {
    return Refused{true, "cannot open " + inApostrophes(path) + ": " + why};
  };
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return refused(std::strerror(errno));
  std::unique_ptr<Journal> journal(new Journal(path, file));
  struct stat info {};
  if (::fstat(file, &info) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return refused("not a regular file");
  if (::flock(file, LOCK_SH | LOCK_NB) != 0)
    return refused(errno == EWOULDBLOCK ? "a run is writing it" : std::strerror(errno));
  journal->m_failure = "it is only read";
  const auto size = static_cast<std::uint64_t>(info.st_size);
  std::optional<Refused> problem = journal->readIdentity(size);
  if (!problem) problem = journal->findRecords(size);
  if (problem) return *problem;
  const auto& identity = journal->m_identity;
  const auto setting = std::ranges::find(identity, shardName, &Setting::name);
  if (setting != identity.end()) journal->m_shard = parseShard(setting->value);
  return journal;
}

/// The first record; what is behind it begins at m_end then.
std::optional<Journal::Refused> Journal::readIdentity(std::uint64_t size) {
  const std::optional<std::string> line = m_records.read(0, std::min<std::uint64_t>(size, firstLine.size()));
  if (!line) return Refused{true, "cannot read " + inApostrophes(m_path)};
  if (*line != firstLine) {
    if (line->starts_with(anyFirstLine))
      return Refused{false, inApostrophes(m_path) + " was written by another version; name another file"};
    return Refused{
        false, inApostrophes(m_path) + " is no journal of a run; name one, or a file that is not there yet"};
  }
  const std::optional<RecordFile::Extent> extent = m_records.recordAt(firstLine.size());
  const std::optional<std::string> payload = extent ? m_records.read(*extent) : std::nullopt;
  std::optional<Identity> identity = payload ? unpacked<Identity>(*payload) : std::nullopt;
  if (!identity)
    return Refused{false, inApostrophes(m_path) + " is damaged at its beginning; name another file"};
  m_identity = std::move(*identity);
  m_records.setSalt(stableHash(*payload));
  m_end = extent->end();
  return std::nullopt;
}

std::optional<Journal::Refused> Journal::begin(const Identity& identity, std::uint64_t size) {
  const std::string beginning = std::string(firstLine) + m_records.record(packed(identity));
  const std::optional<std::string> there = m_records.read(0, std::min<std::uint64_t>(size, beginning.size()));
  if (!there) return Refused{true, "cannot read " + inApostrophes(m_path)};
  // Whoever made it came no farther. Less than the first line may be anybody's.
  const bool isTorn =
      size < beginning.size() && beginning.starts_with(*there) && (size == 0 || size >= firstLine.size());
  if (isTorn) {
    m_identity = identity;
    return makeNew(beginning);
  }
  if (auto refused = readIdentity(size)) return refused;
  if (const std::string differing = differences(m_identity, identity); !differing.empty()) {
    return Refused{false, inApostrophes(m_path) + " is the journal of another run:\n" + differing +
                              "Give what it was begun with, or name another file"};
  }
  if (auto refused = findRecords(size)) return refused;
  m_dropped = size - m_end;
  const int error = m_dropped > 0 ? m_records.cut(m_end) : 0;
  if (error != 0) return Refused{true, cannotWrite(error)};
  return std::nullopt;
}

std::optional<Journal::Refused> Journal::makeNew(std::string_view beginning) {
  int error = m_records.write(0, beginning);
  if (error == 0) error = m_records.cut(beginning.size());
  if (error == 0) error = m_records.sync();
  if (error == 0) error = syncFolderOf(m_path);
  if (error != 0) return Refused{true, cannotWrite(error)};
  m_end = beginning.size();
  m_records.setSalt(stableHash(beginning.substr(firstLine.size() + RecordFile::headSize)));
  return std::nullopt;
}

std::optional<Journal::Refused> Journal::findRecords(std::uint64_t size) {
  while (const std::optional<RecordFile::Extent> extent = m_records.nextRecord(m_end, size)) {
    m_damaged += extent->offset - RecordFile::headSize - m_end;
    m_end = extent->end();
    const std::optional<std::string> payload = m_records.read(*extent);
    const std::optional<Content> content = payload ? unpacked<Content>(*payload) : std::nullopt;
    if (content) m_extents[{content->part, content->index}] = *extent;
  }
  if (m_records.exhausted())
    return Refused{false, inApostrophes(m_path) + " is damaged too much to look through; name another file"};
  return std::nullopt;
}

std::string Journal::cannotWrite(int error) const {
  return "cannot write " + inApostrophes(m_path) + ": " + std::strerror(error);
}

std::optional<std::string> Journal::find(std::uint64_t part, std::uint64_t index) const {
  const auto found = m_extents.find({part, index});
  if (found == m_extents.end()) return std::nullopt;
  const std::optional<std::string> payload = m_records.read(found->second);
  std::optional<Content> content = payload ? unpacked<Content>(*payload) : std::nullopt;
  return content ? std::optional(std::move(content->data)) : std::nullopt;
}

bool Journal::add(std::uint64_t part, std::uint64_t index, std::string_view data) {
  const std::string bytes = m_records.record(packed(Content{part, index, std::string(data)}));
  const std::scoped_lock lock(m_mutex);
  if (!m_failure.empty()) return false;
  findHarm(false);
  const std::uint64_t known = std::min(m_end, shownBytes);
  if (m_last.empty()) m_last = m_records.read(m_end - known, known).value_or("");
  if (const int error = m_records.write(m_end, bytes); error != 0) {
    m_failure = cannotWrite(error);
    // If this fails too, what is torn is cut off when the journal is opened again.
    static_cast<void>(m_records.cut(m_end));
    return false;
  }
  // A file that was cut since it was looked at has its length again, with zeros in what was cut.
  if (m_harm.empty() && !isLastKept()) m_harm = "was cut";
  m_last = bytes.substr(bytes.size() - std::min<std::size_t>(bytes.size(), shownBytes));
  m_end += bytes.size();
  ++m_added;
  m_unsynced = true;
  m_wake.notify_one();
  return true;
}

std::vector<Journal::Key> Journal::keys() const {
  std::vector<Key> list;
  for (const auto& [key, extent] : m_extents) {
    if (key.part != sealPart) list.push_back(key);
  }
  std::ranges::sort(list);
  return list;
}

bool Journal::seal() {
  if (isSealed()) return true;
  const std::uint64_t records = size() - (m_extents.contains({sealPart, 0}) ? 1 : 0);
  return add(sealPart, 0, std::to_string(records));
}

bool Journal::isSealed() const {
  const std::optional<std::string> records = find(sealPart, 0);
  return records && *records == std::to_string(m_extents.size() - 1);
}

void Journal::syncWhenAdded(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  while (m_wake.wait(lock, stop, [this] { return m_unsynced; })) {
    // Many games share one sync. At a stop, finish() has synced what there is, or nobody waits for it.
    m_wake.wait_for(lock, stop, syncDelay, [] { return false; });
    if (stop.stop_requested()) return;
    m_unsynced = false;
    findHarm(true);
    lock.unlock();
    const int error = m_records.sync();
    lock.lock();
    if (error != 0 && m_failure.empty()) m_failure = cannotWrite(error);
  }
}

Result<Done> Journal::finish() {
  const std::scoped_lock lock(m_mutex);
  const int error = m_failure.empty() ? m_records.sync() : 0;
  if (error != 0) m_failure = cannotWrite(error);
  if (!m_failure.empty()) return Failure{m_failure};
  m_unsynced = false;
  findHarm(true);
  return Done{};
}

std::string Journal::harm() const {
  const std::scoped_lock lock(m_mutex);
  return m_harm;
}

bool Journal::isLastKept() const {
  return m_records.read(m_end - m_last.size(), m_last.size()) == m_last;
}

void Journal::findHarm(bool byName) {
  struct stat own {};
  if (!m_harm.empty() || ::fstat(m_records.descriptor(), &own) != 0) return;
  if (static_cast<std::uint64_t>(own.st_size) < m_end || (byName && !isLastKept())) {
    m_harm = "was cut";
    return;
  }
  struct stat named {};
  if (!byName) return;
  if (::stat(m_path.c_str(), &named) != 0)
    m_harm = "was removed";
  else if (named.st_dev != own.st_dev || named.st_ino != own.st_ino)
    m_harm = "was replaced by another file";
}

JournalPart::JournalPart(Journal* journal, std::string name)
    : m_journal(journal), m_name(std::move(name)), m_part(stableHash(m_name)) {}

JournalPart JournalPart::part(const std::string& name) const {
  return JournalPart(m_journal, m_name + "/" + name);
}

}  // namespace ludo::sim
