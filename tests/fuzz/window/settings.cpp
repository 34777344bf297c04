// SPDX-License-Identifier: Apache-2.0
// The files in which the window keeps what the user likes, and how the desk was left.
#include <QFile>

#include "app/ide/preferences.h"
#include "app/ide/session.h"
#include "checks.h"
#include "core/base/files.h"
#include "folder.h"
#include "mutate/bytes.h"
#include "mutate/tree.h"
#include "window_targets.h"

namespace ludo::fuzz {
namespace {

using namespace ide;

/// A file that is there as long as this is. Of a new name each time, since QSettings remembers what it read.
class OwnFile {
 public:
  explicit OwnFile(std::string_view content) {
    static int number = 0;
    m_path = workFolder() + "/settings" + std::to_string(++number);
    putFile(m_path, content);
  }
  OwnFile(const OwnFile&) = delete;
  OwnFile& operator=(const OwnFile&) = delete;
  ~OwnFile() { QFile::remove(path()); }
  QString path() const { return QString::fromStdString(m_path); }
  std::string content() const { return *readFile(m_path); }

 private:
  std::string m_path;
};

void feedPreferences(std::string_view input) {
  const OwnFile file(input);
  const Preferences preferences = readPreferences(file.path());
  require(
      preferences.fontSize >= Preferences::leastFontSize && preferences.fontSize <= Preferences::mostFontSize,
      "letters are of a size that there is not");
  require(preferences.autosaveSeconds >= 0 && preferences.autosaveSeconds <= Preferences::mostAutosaveSeconds,
          "texts are kept at times that there are not");
  if (!isSmall(input)) return;
  const OwnFile written("");
  require(writePreferences(preferences, written.path()).isEmpty(), "preferences cannot be written");
  const OwnFile again(written.content());
  require(readPreferences(again.path()) == preferences, "preferences are others when they are read again");
}

std::vector<std::string> preferences() {
  const OwnFile file("");
  Preferences liked;
  liked.theme = Theme::Dark;
  liked.fontSize = 17;
  liked.shortcuts = {{"game.simulate", "Ctrl+R"}, {"file.new", ""}, {"view.zoom", "Ctrl++, Ctrl+="}};
  require(writePreferences(liked, file.path()).isEmpty(), "preferences cannot be written");
  return {file.content(),
          R"([General]
fontSize=99999999999
liveLens=@Variant(\0\0\0\x1\0)
theme=dark, light
)",
          R"([shortcuts]
%00=x
a\b\c=Ctrl+\x416
file.new=@Invalid()
)",
          "fontSize=@Size(1 2)\n"};
}

void feedSession(std::string_view input) {
  const OwnFile file(input);
  const Session session = readSession(file.path());
  require(session.recentFiles.size() <= Session::mostRecentFiles, "more files are recent than may be");
  for (const auto& [path, caret] : session.carets)
    require(caret >= 0 && session.openFiles.contains(path), "a caret is nowhere");
  for (const auto& [path, game] : session.games) {
    require(session.openFiles.contains(path), "a game is of no open file");
    require(!game.moves.empty() && game.moves.size() <= widgets::GameUnderWay::mostMoves,
            "a game has more moves than may be, or none");
  }
  if (!isSmall(input)) return;
  const OwnFile written("");
  require(writeSession(session, written.path()).isEmpty(), "a session cannot be written");
  require(readSession(written.path()) == session, "a session is another one when it is read again");
}

std::vector<std::string> sessions() {
  const OwnFile file("");
  Session left;
  left.geometry = "some bytes";
  left.layout = R"({"layout":"write","desks":{}})";
  left.openFiles = QStringList{"/tmp/one.md", "/tmp/two, with a comma.md"};
  left.currentFile = "/tmp/one.md";
  left.recentFiles = left.openFiles;
  left.carets["/tmp/one.md"] = 7;
  left.games["/tmp/one.md"] = {18446744073709551615U, {"", "random"}, {"mark(cell_0_1)", "pass"}};
  require(writeSession(left, file.path()).isEmpty(), "a session cannot be written");
  return {file.content(), "{}", "[1, 2]",
          R"({"open":["relative.md","/a","/a",3],"current":"b","carets":{"/a":-1e300},"recent":[]})"};
}

}  // namespace

const Target preferencesTarget{"preferences", &feedPreferences, nullptr, std::size_t{1} << 20U, &preferences};
const Target sessionTarget{"session", &feedSession, &mutateJson, std::size_t{16} << 20U, &sessions};

}  // namespace ludo::fuzz
