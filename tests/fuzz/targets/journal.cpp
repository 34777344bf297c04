// SPDX-License-Identifier: Apache-2.0
#include <map>

#include "../checks.h"
#include "../folder.h"
#include "../mutate/journal_file.h"
#include "../samples.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/sim/journal.h"

namespace ludo::fuzz {
namespace {

using sim::Journal;

constexpr std::size_t largestJournal = std::size_t{64} << 20U;
/// The numbers that records are looked for under.
constexpr std::uint64_t parts = 4;
constexpr std::uint64_t indices = 16;

using Records = std::map<std::pair<std::uint64_t, std::uint64_t>, std::string>;

Records recordsOf(const Journal& journal) {
  Records records;
  for (std::uint64_t part = 0; part < parts; ++part) {
    for (std::uint64_t index = 0; index < indices; ++index) {
      const std::optional<std::string> data = journal.find(part, index);
      require(data.has_value() == journal.has(part, index), "a record is there and is not");
      if (data) records[{part, index}] = *data;
    }
  }
  return records;
}

std::unique_ptr<Journal> opened(const std::string& path) {
  Journal::Opened result = Journal::open(path, fuzzedRun());
  auto* journal = std::get_if<std::unique_ptr<Journal>>(&result);
  return journal != nullptr ? std::move(*journal) : nullptr;
}

/// What was there when it was opened first, and the games after, are there when it is opened again.
void goOn(const std::string& path, std::unique_ptr<Journal> journal) {
  Records records = recordsOf(*journal);
  const std::uint64_t found = journal->found();
  for (std::uint64_t part = 0; part < parts; ++part) {
    if (records.contains({part, 0})) continue;
    require(journal->add(part, 0, "added"), "a journal that was opened takes nothing");
    records[{part, 0}] = "added";
  }
  const std::uint64_t size = journal->size();
  require(size >= found && bool(journal->finish()), "a journal does not end well");
  journal.reset();
  journal = opened(path);
  require(journal != nullptr, "a journal is refused that was written a moment ago");
  require(journal->found() == size, "a journal has more or fewer records than it said");
  require(recordsOf(*journal) == records, "a journal has other records than it said");
}

void feed(std::string_view input) {
  const std::string path = workFolder() + "/fuzzed.journal";
  putFile(path, input);
  if (std::unique_ptr<Journal> journal = opened(path)) return goOn(path, std::move(journal));
  require(*readFile(path) == input, "a journal that is refused is not left as it was");
}

}  // namespace

const Target journalTarget{"journal", &feed, &mutateJournal, largestJournal};

}  // namespace ludo::fuzz
