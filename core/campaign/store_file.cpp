// SPDX-License-Identifier: Apache-2.0
// A store as a file: opened, held against its campaign, and wound up.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>

#include "core/base/quoted.h"
#include "core/campaign/store.h"
#include "core/campaign/store_statements.h"

namespace ludo::campaign {
namespace {

/// The first line of a text, not too long for a message.
std::string inShort(const std::string& text) {
  constexpr std::size_t longest = 80;
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() <= longest && line.size() == text.size() ? line : line.substr(0, longest) + "...";
}

}  // namespace

/// The files that stores of this process write. SQLite's locks are those of POSIX: they belong to the
/// process, and whoever in it opens the file once more and closes it ends them. So such a file is not even
/// opened.
class Store::OwnFiles {
 public:
  struct Id {
    dev_t device = 0;
    ino_t number = 0;
    auto operator<=>(const Id&) const = default;
  };

  /// Held by whoever opens a store, until it is in the list or refused.
  static std::mutex& mutex() {
    static std::mutex theMutex;
    return theMutex;
  }
  static std::set<Id>& list() {
    static std::set<Id> theList;
    return theList;
  }
  static bool has(const std::string& path) {
    struct stat info {};
    return ::stat(path.c_str(), &info) == 0 && list().contains({info.st_dev, info.st_ino});
  }
};

Store::Store(std::string path, int lock) : m_path(std::move(path)), m_lock(lock) {}

Store::~Store() {
  m_statements.reset();
  m_database.reset();
  struct stat info {};
  const std::scoped_lock lock(OwnFiles::mutex());
  if (m_isOwn && ::fstat(m_lock.get(), &info) == 0) OwnFiles::list().erase({info.st_dev, info.st_ino});
}

Store::Opened Store::open(const std::string& path, const Identity& identity, Begin begin) {
  const auto refused = [&path](const std::string& why, bool isWritten = false) {
    return Refused{true, "cannot open " + inApostrophes(path) + ": " + why, isWritten};
  };
  constexpr const char* isBusy = "another campaign is writing it";
  constexpr int flags = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  // Declared before the lock: its destructor takes the mutex, and has to run when the lock is released.
  std::unique_ptr<Store> store;
  std::unique_lock own(OwnFiles::mutex());
  if (OwnFiles::has(path)) return refused(isBusy, true);
  int file = begin == Begin::asItIs ? -1 : ::open(path.c_str(), flags | O_CREAT | O_EXCL, 0666);
  const bool made = file >= 0;
  if (begin == Begin::asItIs || (!made && errno == EEXIST)) file = ::open(path.c_str(), flags);
  if (file < 0) return refused(std::strerror(errno));
  store.reset(new Store(path, file));
  struct stat info {};
  if (::fstat(file, &info) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return refused("not a regular file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0)
    return errno == EWOULDBLOCK ? refused(isBusy, true) : refused(std::strerror(errno));
  OwnFiles::list().insert({info.st_dev, info.st_ino});
  store->m_isOwn = true;
  own.unlock();
  std::optional<Refused> problem = store->begin(identity, begin);
  if (!problem) return store;
  store.reset();
  if (made) ::unlink(path.c_str());
  return *problem;
}

std::optional<Store::Refused> Store::begin(const Identity& identity, Begin begin) {
  m_database = std::make_unique<Database>(m_path, Database::Access::write);
  Database& database = *m_database;
  const std::int64_t tables = database.number("SELECT count(*) FROM sqlite_master");
  if (!database.good()) return refusal();
  const bool isNew = tables == 0;
  if ((!isNew || begin == Begin::asItIs) && database.number("PRAGMA application_id") != storeApplication)
    return Refused{false, inApostrophes(m_path) +
                              " is no store of a campaign; name one, or a file that is not there yet"};
  if (!isNew && !isStoreFormat(database.number("PRAGMA user_version")))
    return Refused{false, inApostrophes(m_path) +
                              " was written by another version of this program (its format is " +
                              std::to_string(database.number("PRAGMA user_version")) + ", and this one's " +
                              std::to_string(plainStoreFormat) + " to " + std::to_string(storeFormat) +
                              "); name another file"};
  if (!isNew && begin == Begin::anew)
    return Refused{false, inApostrophes(m_path) +
                              " has a campaign in it already; give --resume to go on with it, or "
                              "name another file"};
  database.execute("PRAGMA journal_mode = WAL");
  database.execute("PRAGMA synchronous = NORMAL");
  if (const auto problem = isNew ? makeNew(identity) : compare(identity)) return problem;
  m_elites = elitesIn(database);
  m_statements = std::make_unique<Statements>(database);
  if (!database.good()) return refusal();
  return std::nullopt;
}

std::optional<Store::Refused> Store::makeNew(const Identity& identity) {
  Database& database = *m_database;
  database.execute("BEGIN IMMEDIATE");
  makeTables(database);
  {
    Statement insert(database, "INSERT INTO campaign VALUES (?, ?)");
    for (const Setting& setting : identity) insert.with(setting.name, setting.value).run();
  }
  database.execute("COMMIT");
  if (!database.good()) return refusal();
  return std::nullopt;
}

std::optional<Store::Refused> Store::compare(const Identity& identity) {
  Statement select(*m_database, "SELECT value FROM campaign WHERE name = ?");
  for (const Setting& setting : identity) {
    if (setting.isForReaders) continue;
    const bool there = select.with(setting.name).next();
    if (!m_database->good()) return refusal();
    const std::string value = there ? select.text(0) : "";
    select.end();
    if (there && value == setting.value) continue;
    return Refused{false, inApostrophes(m_path) + " is the store of another campaign: " + setting.name +
                              " is\n  " + inShort(value) + "\nthere, and\n  " + inShort(setting.value) +
                              "\nhere. Give what it was begun with, or name another file"};
  }
  return std::nullopt;
}

Store::Refused Store::refusal() const {
  const std::string& why = m_database->failure();
  switch (m_database->trouble()) {
    case Database::Trouble::damaged:
      return {false, inApostrophes(m_path) + " is no store of a campaign, or a damaged one (" + why +
                         "); 'ludo archive " + m_path + " --export json' saves what can be read of it"};
    case Database::Trouble::busy:
      return {true, inApostrophes(m_path) + ": another program is at work on it (" + why + ")"};
    default:
      return {true, "cannot write " + inApostrophes(m_path) + ": " + why};
  }
}

std::optional<Store::Refused> Store::failure() {
  const std::scoped_lock lock(m_mutex);
  if (m_database->good()) return std::nullopt;
  return refusal();
}

Result<Done> Store::finish() {
  commit();
  const std::scoped_lock lock(m_mutex);
  m_statements.reset();
  m_database->execute("PRAGMA journal_mode = DELETE");
  if (!m_database->good()) return Failure{refusal().message};
  return Done{};
}

std::string Store::harm() const {
  struct stat here {};
  struct stat there {};
  if (::fstat(m_lock.get(), &here) != 0) return {};
  if (::stat(m_path.c_str(), &there) != 0) return "was removed";
  return here.st_ino == there.st_ino && here.st_dev == there.st_dev ? std::string() : "was replaced";
}

}  // namespace ludo::campaign
