// SPDX-License-Identifier: Apache-2.0
// What inputs are made of.
#include <gtest/gtest.h>

#include "core/database/database.h"
#include "folder.h"
#include "mutate/bytes.h"
#include "mutate/database.h"
#include "mutate/journal_file.h"
#include "seeds.h"

namespace ludo::fuzz {
namespace {

TEST(Seeds, HoldManyGames) {
  EXPECT_GE(freshSeeds(gameTarget).size(), 20U);
}

TEST(Mutation, GrowsUpToTheLimit) {
  constexpr std::size_t largest = 1 << 20U;
  std::size_t longest = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng random(seed);
    const std::string text = grown("a: 1\nb: 2\n", largest, random);
    EXPECT_LE(text.size(), largest);
    longest = std::max(longest, text.size());
  }
  EXPECT_GT(longest, largest / 2);
}

TEST(Mutation, ReachesWhatLiesBehindAChecksum) {
  // Most changed journals still have only sound records, and yet say something else.
  const std::string journal = freshSeeds(journalTarget).front();
  const JournalFile before = JournalFile::read(journal);
  ASSERT_EQ(before.payloads.size(), 13U);
  EXPECT_EQ(before.bytes(), journal);
  int changed = 0;
  Rng random(1);
  for (int i = 0; i < 100; ++i) {
    const JournalFile after = JournalFile::read(mutateJournal(journal, journal, random));
    changed += after.rest.empty() && !after.payloads.empty() && after.payloads != before.payloads ? 1 : 0;
  }
  EXPECT_GT(changed, 50);
}

TEST(Mutation, LeavesMostDatabasesReadable) {
  const std::string store = freshSeeds(storeTarget).front();
  const std::string path = workFolder() + "/changed.sqlite";
  int changed = 0;
  int readable = 0;
  Rng random(1);
  for (int i = 0; i < 50; ++i) {
    const std::string after = mutateDatabase(store, store, random);
    putFile(path, after);
    database::Database file(path, database::Database::Access::read);
    changed += after != store ? 1 : 0;
    readable += file.number("SELECT count(*) FROM sqlite_master") > 5 ? 1 : 0;
  }
  EXPECT_GT(changed, 45);
  EXPECT_GT(readable, 30);
}

}  // namespace
}  // namespace ludo::fuzz
