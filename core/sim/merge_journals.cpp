// SPDX-License-Identifier: Apache-2.0
#include "core/sim/merge_journals.h"

#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/quoted.h"

namespace ludo::sim {
namespace {

using Refused = Journal::Refused;

/// Settings of shards of one run are the same but for the number of the shard.
Journal::Identity comparable(const Journal& journal) {
  Journal::Identity identity = journal.identity();
  for (Journal::Setting& setting : identity) {
    if (setting.name == shardName) setting.value = "of " + std::to_string(journal.shard()->of);
  }
  return identity;
}

std::optional<Refused> refusalOf(const ShardJournals& shards) {
  const auto& journals = shards.journals;
  const Journal& first = *journals.front();
  for (const auto& journal : journals) {
    const std::string name = inApostrophes(journal->path());
    const std::string differing = differences(comparable(first), comparable(*journal));
    if (!differing.empty())
      return Refused{false, name + " (here) is of another run than " + inApostrophes(first.path()) +
                                " (there):\n" + differing + "Name the journals of one run"};
  }
  std::uint64_t next = 1;
  for (const auto& journal : journals) {
    const Shard& shard = *journal->shard();
    if (shard.number < next)
      return Refused{false, inApostrophes(journals[next - 2]->path()) + " and " +
                                inApostrophes(journal->path()) + " are both shard " + shardText(shard) +
                                "; name one of them"};
    if (shard.number > next) break;
    ++next;
  }
  const Shard missing{next, first.shard()->of};
  if (next <= missing.of)
    return Refused{false, "shard " + shardText(missing) + " is missing; name its journal too, or make it"};
  for (const auto& journal : journals) {
    if (!journal->isSealed())
      return Refused{false, inApostrophes(journal->path()) + " is not whole" +
                                (journal->damaged() > 0 ? ", for a part of it is damaged" : "") +
                                ": give the command that made it once more, which makes what is missing"};
  }
  return std::nullopt;
}

/// A file that is gone when the object is, unless it was kept.
class Draft {
 public:
  explicit Draft(std::string path) : m_path(std::move(path)) { ::unlink(m_path.c_str()); }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    if (!m_path.empty()) ::unlink(m_path.c_str());
  }
  const std::string& path() const { return m_path; }
  /// The system's error number, or 0.
  int keepAs(const std::string& path) {
    if (std::rename(m_path.c_str(), path.c_str()) != 0) return errno;
    m_path.clear();
    return syncFolderOf(path);
  }

 private:
  std::string m_path;
};

}  // namespace

std::variant<ShardJournals, Refused> openShards(const std::vector<std::string>& paths) {
  assert(!paths.empty());
  ShardJournals shards;
  for (const std::string& path : paths) {
    Journal::Opened opened = Journal::read(path);
    if (const auto* refused = std::get_if<Refused>(&opened)) return *refused;
    shards.journals.push_back(std::move(std::get<std::unique_ptr<Journal>>(opened)));
    if (!shards.journals.back()->shard())
      return Refused{false,
                     inApostrophes(path) + " is the journal of a whole run, and of no shard; leave it out"};
  }
  std::ranges::stable_sort(shards.journals, {}, [](const auto& journal) { return journal->shard()->number; });
  if (auto refused = refusalOf(shards)) return *refused;
  return shards;
}

std::variant<std::uint64_t, Refused> mergeShards(const ShardJournals& shards, const std::string& path) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return Refused{false, inApostrophes(path) + " is there already; name a file that is not"};
  struct Entry {
    Journal::Key key;
    const Journal* journal = nullptr;
  };
  std::vector<Entry> entries;
  for (const auto& journal : shards.journals) {
    for (const Journal::Key& key : journal->keys()) entries.push_back({key, journal.get()});
  }
  std::ranges::stable_sort(entries, {}, &Entry::key);
  Draft draft(path + ".merging");
  Journal::Opened opened = Journal::open(draft.path(), shards.run());
  if (const auto* refused = std::get_if<Refused>(&opened)) return *refused;
  Journal& all = *std::get<std::unique_ptr<Journal>>(opened);
  for (const auto& [key, journal] : entries) {
    const std::optional<std::string> data = journal->find(key.part, key.index);
    if (!data) return Refused{true, "cannot read " + inApostrophes(journal->path())};
    if (!all.add(key.part, key.index, *data)) break;
  }
  if (const Result<Done> finished = all.finish(); !finished) return Refused{true, finished.failure()};
  if (const int failed = draft.keepAs(path); failed != 0)
    return Refused{true, "cannot write " + inApostrophes(path) + ": " + std::strerror(failed)};
  return static_cast<std::uint64_t>(entries.size());
}

}  // namespace ludo::sim
