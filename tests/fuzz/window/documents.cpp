// SPDX-License-Identifier: Apache-2.0
// What the window keeps beside documents and recorded games, and what its programs tell one another.
#include <QDir>

#include "app/ide/single_instance.h"
#include "checks.h"
#include "folder.h"
#include "mutate/bytes.h"
#include "mutate/tree.h"
#include "widgets/document/local_history.h"
#include "widgets/document/text_file.h"
#include "widgets/replay/replay_notes.h"
#include "window_targets.h"

namespace ludo::fuzz {
namespace {

using namespace widgets;

void feedNotes(std::string_view input) {
  const Result<std::vector<ReplayNote>> notes = readNotes(std::string(input));
  require(notes || !notes.failure().empty(), "notes are refused without a word");
  if (!notes) return;
  require(notes->size() <= mostReplayNotes, "there are more notes than may be");
  for (std::size_t i = 0; i < notes->size(); ++i) {
    require((*notes)[i].text.size() <= longestReplayNote, "a note is longer than may be");
    require(i == 0 || (*notes)[i - 1].step < (*notes)[i].step, "notes are not by rising step");
  }
  if (!isSmall(input)) return;
  const Result<std::vector<ReplayNote>> again = readNotes(notesText(*notes));
  require(again && *again == *notes, "notes are others when they are read again");
}

std::vector<std::string> notes() {
  return {
      notesText({{0, ""}, {3, "a mistake"}, {700, QString::fromUtf8("\xf0\x9f\x8e\xb2 \"here\"\n")}}),
      notesText({}),
      R"({"format":"ludo-notes","version":1,"notes":[{"ply":9007199254740993,"text":"\ud83c"},{"ply":1e300,"text":"x"}]})",
      R"({"format":"ludo-notes","notes":[{"ply":2,"text":"a"},{"ply":2,"text":"b"}]})"};
}

void feedHandOver(std::string_view input) {
  const auto files = ide::readHandOver(QByteArray(input.data(), static_cast<qsizetype>(input.size())));
  if (!files) return;
  for (const QString& file : *files) require(QDir::isAbsolutePath(file), "a file is nowhere");
  const QByteArray written = ide::handOverMessage(*files);
  if (written.size() > ide::mostHandOverBytes) return;
  require(ide::readHandOver(written) == files, "files are others when they are handed over again");
}

std::string mutateHandOver(std::string_view input, std::string_view other, Rng& random) {
  std::string message = mutateJson(input, other, random);
  std::erase(message, '\n');
  return message + '\n';
}

std::vector<std::string> messages() {
  return {ide::handOverMessage({"/tmp/a.md"}).toStdString(), ide::handOverMessage({}).toStdString(),
          ide::handOverMessage({R"(/a " b
.md)",
                                QString::fromUtf8("/\xc3\xa9.md")})
              .toStdString(),
          R"({"ludoforge":1,"files":["relative"]}
)",
          R"({"ludoforge":1}
)"};
}

/// What stands in the file of a lock that nobody holds may only say that it is of another machine.
void feedLock(std::string_view input) {
  const std::string path = workFolder() + "/fuzzed.lock";
  putFile(path, input);
  LockFile lock(QString::fromStdString(path));
  const LockFile::Outcome outcome = lock.tryLock();
  require(outcome != LockFile::Outcome::Impossible, "a lock cannot be had");
  if (outcome == LockFile::Outcome::HeldByOther) {
    require(!lock.holder().isCertain && !lock.holder().isThisProcess(), "nobody holds a lock for certain");
    require(lock.tryLock(LockFile::OtherHosts::Ignore) == LockFile::Outcome::Held, "a lock cannot be had");
  }
  require(lock.isHeld(), "a lock is held and is not");
  lock.release();
  require(!QFile::exists(QString::fromStdString(path)), "a lock is left");
}

std::vector<std::string> locks() {
  return {
      R"({"program":"ludoforge","user":"a","host":"b","machine":"0123456789abcdef","process":7,"since":"2026-01-01T00:00:00Z"})",
      R"({"machine":"x","process":-1e300,"since":"9999999-99-99"})", "", R"({"machine":7})"};
}

/// Each line is the name of a file. What is kept then comes first, and nothing else is lost before its time.
void feedHistory(std::string_view input) {
  constexpr std::size_t mostNames = 40;
  constexpr std::size_t longestName = 200;
  const QString root = QString::fromStdString(workFolder() + "/history");
  QDir(root).removeRecursively();
  const LocalHistory history(root);
  const QString document = QStringLiteral("/game.md");
  require(bool(history.keep(document, "first")), "a text cannot be kept");
  const QString folder = QFileInfo(history.of(document).front().file).path();
  std::size_t made = 0;
  for (std::size_t begin = 0; begin < input.size() && made < mostNames; ++made) {
    const std::size_t end = std::min(input.find('\n', begin), input.size());
    std::string name(input.substr(begin, std::min(end - begin, longestName)));
    std::erase_if(name, [](char c) { return c == '/' || c == '\0'; });
    begin = end + 1;
    if (name.empty() || name == "." || name == "..") continue;
    putFile(folder.toStdString() + "/" + name, "other");
  }
  require(bool(history.keep(document, "second")), "a text cannot be kept");
  const std::vector<Snapshot> kept = history.of(document);
  require(!kept.empty(), "a text is kept and is not there");
  const Result<std::string> newest = readTextFile(kept.front().file);
  require(newest && *newest == "second", "another text is taken for the newest one");
}

std::vector<std::string> names() {
  return {"20260101-000000-000.md", "99991231-235959-999.md\n20260101-000000-001.md\n",
          R"(zzz.md
20260230-000000-000.md
.md
)",
          "20260101-000000-000\n\xff.md\n99999999-999999-999.md"};
}

}  // namespace

const Target notesTarget{"notes", &feedNotes, &mutateJson, std::size_t{16} << 20U, &notes};
const Target handOverTarget{"handOver", &feedHandOver, &mutateHandOver,
                            static_cast<std::size_t>(ide::mostHandOverBytes), &messages};
const Target lockTarget{"lock", &feedLock, &mutateJson, std::size_t{1} << 20U, &locks};
const Target historyTarget{"history", &feedHistory, nullptr, 0, &names};

}  // namespace ludo::fuzz
