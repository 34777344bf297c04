// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/sim/record_file.h"
#include "core/sim/shard.h"

namespace ludo::sim {

/// A file that keeps each game of a run as soon as it is over, so that a run that was ended, however, goes on
/// where it was: the file begins with what makes the run the run it is, and then has one record a game.
/// Records are only ever added. When it is opened again, what is not whole at its end (the writer was killed,
/// the disk was full, the power failed) is cut off, and what is damaged before that is passed over: only the
/// games that it hit are lost.
///
/// The end of the process loses no game that was added. A power cut loses those added less than two seconds
/// before it at most: the file is synced when it is made, a second after a game was added, and in finish().
///
/// One process at a time. Any number of threads, once opened.
class Journal {
 public:
  /// What one run must have in common with another so that it can go on with its games, by name.
  struct Setting {
    std::string name;
    std::string value;
    bool operator==(const Setting&) const = default;
  };
  using Identity = std::vector<Setting>;

  /// Why a file cannot be used: the system does not let it, or it is not the journal of this run.
  struct Refused {
    bool bySystem = false;  ///< the system does not let it
    std::string message;
  };
  using Opened = std::variant<std::unique_ptr<Journal>, Refused>;

  /// Makes the file if it is not there. One that is refused is left as it is. The journal of a shard is that
  /// of no other shard.
  static Opened open(const std::string& path, const Identity& identity,
                     const std::optional<Shard>& shard = std::nullopt);
  /// Opens a journal to read it, whatever run it is of, and leaves it as it is. Nothing can be added.
  static Opened read(const std::string& path);

  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// What a record is of.
  struct Key {
    std::uint64_t part = 0;
    std::uint64_t index = 0;
    auto operator<=>(const Key&) const = default;
  };

  const std::string& path() const { return m_path; }
  /// With that of the shard; see withoutShard().
  const Identity& identity() const { return m_identity; }
  /// Nothing where it is the journal of a whole run.
  const std::optional<Shard>& shard() const { return m_shard; }

  /// Records that were there already.
  std::uint64_t found() const { return m_extents.size(); }
  /// All records, those that were added too. Not while others add.
  std::uint64_t size() const { return m_extents.size() + m_added; }
  /// Bytes at the end that were cut off.
  std::uint64_t dropped() const { return m_dropped; }
  /// Damaged bytes before that, which were passed over.
  std::uint64_t damaged() const { return m_damaged; }

  /// Whether a record was there when the journal was opened, and what it says.
  bool has(std::uint64_t part, std::uint64_t index) const { return m_extents.contains({part, index}); }
  std::optional<std::string> find(std::uint64_t part, std::uint64_t index) const;
  /// False when it cannot be written: see failure(). From then on nothing is.
  bool add(std::uint64_t part, std::uint64_t index, std::string_view data);

  /// What the records are of that were there when the journal was opened, in order.
  std::vector<Key> keys() const;
  /// Notes that the shard is whole: there is nothing more to add. False as of add().
  bool seal();
  /// Whether it was whole when it was opened, and nothing of it was lost since.
  bool isSealed() const;

  /// Waits until the disk has everything. Fails with why something was not written.
  Result<Done> finish();
  /// What somebody else did to the file since it was opened, such as "was removed"; empty when nothing is
  /// known of the kind. Looked for whenever something is written. Games that were added may not be there
  /// then.
  std::string harm() const;

 private:
  struct KeyHash {
    std::size_t operator()(const Key& key) const;
  };
  Journal(std::string path, int file) : m_path(std::move(path)), m_records(file) {}
  std::optional<Refused> begin(const Identity& identity, std::uint64_t size);
  std::optional<Refused> beginReading(std::uint64_t size);
  std::optional<Refused> readIdentity(std::uint64_t size);
  std::optional<Refused> makeNew(std::string_view beginning);
  std::optional<Refused> findRecords(std::uint64_t size);
  void syncWhenAdded(const std::stop_token& stop);
  bool isLastKept() const;
  void findHarm(bool byName);
  std::string cannotWrite(int error) const;

  std::string m_path;
  RecordFile m_records;
  Identity m_identity;
  std::optional<Shard> m_shard;
  std::unordered_map<Key, RecordFile::Extent, KeyHash> m_extents;
  std::uint64_t m_dropped = 0;
  std::uint64_t m_damaged = 0;
  mutable std::mutex m_mutex;  ///< for what follows
  std::uint64_t m_added = 0;
  std::uint64_t m_end = 0;  ///< of the last whole record
  std::string m_last;       ///< its last bytes
  std::string m_failure;    ///< why nothing is written any more
  std::string m_harm;
  bool m_unsynced = false;
  std::condition_variable_any m_wake;  ///< when m_unsynced becomes true
  std::jthread m_syncer;               ///< last: it uses all the rest
};

/// The setting that names a shard, and how those begin that only shards have.
inline constexpr std::string_view shardName = "shard";
/// What a run and its shards have in common.
Journal::Identity withoutShard(const Journal::Identity& identity);
/// How two runs differ, a line each; empty where they do not.
std::string differences(const Journal::Identity& there, const Journal::Identity& here);
/// The name of a setting that only shards have, such as how many games the whole run has.
std::string shardSetting(const std::string& name);

/// The games of one part of a run: "game", "match 1 seat 2". Without a journal it keeps nothing. A plain
/// value; the journal must outlive it.
class JournalPart {
 public:
  JournalPart() = default;
  JournalPart(Journal* journal, std::string name);
  /// A part of this part.
  JournalPart part(const std::string& name) const;
  bool has(std::uint64_t index) const { return m_journal != nullptr && m_journal->has(m_part, index); }
  /// How many of so many games from the first on it has.
  std::uint64_t countKept(std::uint64_t first, std::uint64_t count) const {
    std::uint64_t kept = 0;
    for (std::uint64_t i = 0; m_journal != nullptr && i < count; ++i) kept += has(first + i) ? 1 : 0;
    return kept;
  }
  /// Those of `count` games that are to be played: all, or those of the journal's shard.
  Shard::Range range(std::uint64_t count) const {
    return m_journal != nullptr && m_journal->shard() ? m_journal->shard()->range(count)
                                                      : Shard{}.range(count);
  }

  /// Game `index`: as it was kept, or else as it is played, and kept then. Nothing when `play` gives nothing,
  /// or when it cannot be kept. A record that `unpack` makes nothing of is as if it were not there.
  template <typename Game>
  std::optional<Game> game(std::uint64_t index,
                           const std::function<std::optional<Game>(std::string_view)>& unpack,
                           const std::function<std::string(const Game&)>& pack,
                           const std::function<std::optional<Game>()>& play) const {
    if (m_journal == nullptr) return play();
    if (const std::optional<std::string> kept = m_journal->find(m_part, index)) {
      if (std::optional<Game> game = unpack(*kept)) return game;
    }
    std::optional<Game> game = play();
    if (game && !m_journal->add(m_part, index, pack(*game))) return std::nullopt;
    return game;
  }

 private:
  Journal* m_journal = nullptr;
  std::string m_name;
  std::uint64_t m_part = 0;
};

}  // namespace ludo::sim
