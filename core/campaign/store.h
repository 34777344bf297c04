// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/file_descriptor.h"
#include "core/campaign/finding.h"
#include "core/campaign/intervention.h"
#include "core/campaign/store_schema.h"

namespace ludo::campaign {

/// What a campaign needs to know again of a candidate that was evaluated.
struct CandidateOutcome {
  Conclusion conclusion;
  std::optional<std::uint64_t> rulesHash;
  std::optional<Placement> placement;  ///< of the first believed sample; nothing when it was not measured
};

// Names of settings that are read again; see Store::Setting.
constexpr const char* knownOperators = "known operators";  ///< with commas between
constexpr const char* campaignFileSetting = "file";        ///< the text of the campaign file
constexpr const char* boundariesSetting = "boundaries";    ///< of axes that slide, as they are by now
/// Where a game lies that the campaign began with, and its text.
inline std::string gamePathSetting(std::size_t game) {
  return "path of game " + std::to_string(game);
}
inline std::string gameSetting(std::size_t game) {
  return "game " + std::to_string(game);
}

/// How the archive stood after a round.
struct RoundRecord {
  std::uint64_t number = 0;
  std::uint64_t candidates = 0;  ///< so far, with those that the campaign began with
  std::uint64_t filled = 0;      ///< cells
  double qdScore = 0;            ///< see archive::ArchiveSummary, as for best and mean
  std::optional<double> best;
  std::optional<double> mean;
  bool operator==(const RoundRecord&) const = default;
};

/// Who holds a cell.
struct EliteRecord {
  std::uint64_t cell = 0;
  CandidateId candidate = 0;
  bool anchored = false;  ///< it is an anchor: see archive::CellArchive
  Estimate fitness;
  std::vector<double> place;  ///< the measures of the axes, one an axis
  bool pinned = false;        ///< by hand
  bool operator==(const EliteRecord&) const = default;
};

/// The rules of an earlier candidate: who has them need not be played.
struct KnownRules {
  std::uint64_t hash = 0;  ///< CandidateOutcome::rulesHash
  CandidateId id = 0;      ///< the first one that has them
};

/// Those that stand in a store's file, by cell.
std::map<std::uint64_t, EliteRecord> elitesIn(Database& database);

/// The file of a campaign: an SQLite database to which one process adds what it finds out, and from which the
/// same campaign goes on after whatever ended it. What was committed outlives the end of the process; a power
/// cut loses at most what was committed in the last seconds, and breaks nothing. Any thread.
///
/// Once something cannot be written nothing more is: see failure().
class Store {
 public:
  /// What makes a campaign the one that it is, by name. The first value that differs refuses another.
  struct Setting {
    std::string name;
    std::string value;
    bool isForReaders = false;  ///< not compared
  };
  using Identity = std::vector<Setting>;

  struct Refused {
    bool bySystem = false;  ///< the system does not let it; else the file is not this campaign's
    std::string message;
    bool isWritten = false;  ///< since another campaign is writing it
  };
  using Opened = std::variant<std::unique_ptr<Store>, Refused>;
  enum class Begin : std::uint8_t {
    anew,      ///< a file that has something in it is refused
    orResume,  ///< a file that has something in it must be of this very campaign
    asItIs,    ///< the file is there, of whatever campaign
  };
  /// Makes the file if it is not there. One that is refused is left as it is.
  static Opened open(const std::string& path, const Identity& identity, Begin begin);
  ~Store();

  const std::string& path() const { return m_path; }

  /// Keeps what was found out of a candidate.
  void add(const Prospect& prospect, const std::string& operatorName, const Finding& finding,
           const std::optional<Placement>& placement);
  /// Its last word, when its round is over.
  void settle(CandidateId id, const Conclusion& conclusion);
  /// Keeps a further believed sample; the placement rests on it and on those before it.
  void addSample(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                 const Placement& placement);
  /// Takes the samples of a candidate away again, which turned out to be another one's game.
  void dropSamples(CandidateId id);
  /// A round is over; these hold the cells now. With the boundaries of all axes where some slide.
  void addRound(const RoundRecord& round, const std::vector<EliteRecord>& elites,
                const std::vector<std::vector<double>>& boundaries = {});
  /// Puts back the round as it was before the interventions that wait.
  void restoreRound(const RoundRecord& round);
  /// What was done by hand, and is to be done when so many rounds are over. What waits is taken in now,
  /// unless the round is told again.
  std::vector<Intervention> interventionsAt(std::uint64_t point, bool takeIn);
  /// What waits to be taken in.
  std::vector<Intervention> interventionsWaiting();
  std::vector<MeasuredCandidate> measuredBefore(std::uint64_t point, std::size_t measures,
                                                SinceThen since = SinceThen::leaveOut);
  /// Makes sure that what was added outlives the process.
  void commit();

  std::optional<CandidateOutcome> outcome(CandidateId id, std::size_t measures);
  /// In as many measures as the axes have; else the store is damaged.
  std::optional<Placement> placement(CandidateId id, std::uint64_t sampleNumber, std::size_t measures);
  std::vector<Sample> believedSamples(CandidateId id);
  /// Of a candidate that is there; else the store is damaged, and failure() says so.
  std::string specification(CandidateId id);
  /// The game, of so many, that the campaign began with, by first parents; as many as there are where a game
  /// was added by hand. The same.
  std::size_t ancestor(CandidateId id, std::size_t games);
  /// Where the specification lies, for its bundles.
  std::string gamePath(CandidateId id);
  std::optional<CandidateId> findSame(std::uint64_t rulesHash, CandidateId before);
  /// All that there are, by hash.
  std::vector<KnownRules> knownRules();
  /// Rounds that are over.
  std::uint64_t rounds();
  std::uint64_t candidates();

  /// Why nothing is kept any more; nothing while all is well.
  std::optional<Refused> failure();
  /// Commits, and makes one plain file of all. Fails with why something was not kept.
  Result<Done> finish();
  /// What somebody else did to the file, such as "was removed"; empty when nothing is known of the kind.
  std::string harm() const;

 private:
  struct Statements;
  class OwnFiles;
  Store(std::string path, int lock);
  std::optional<Refused> begin(const Identity& identity, Begin begin);
  std::optional<Refused> makeNew(const Identity& identity);
  std::optional<Refused> compare(const Identity& identity);
  void writeRound(const RoundRecord& round);
  void writeElites(const std::vector<EliteRecord>& elites);
  Refused refusal() const;
  void beginTransaction();

  std::string m_path;
  FileDescriptor m_lock;  ///< before the database: closing the file would end SQLite's own locks
  std::unique_ptr<Database> m_database;
  std::unique_ptr<Statements> m_statements;
  std::map<std::uint64_t, EliteRecord> m_elites;  ///< by cell, as they stand in the file
  bool m_isOwn = false;                           ///< among OwnFiles
  bool m_inTransaction = false;
  std::mutex m_mutex;
};

}  // namespace ludo::campaign
