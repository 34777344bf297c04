// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>
#include <memory>
#include <stop_token>
#include <string>

#include "core/language/game_def.h"
#include "widgets/pictures/picture.h"

namespace ludo::widgets {

/// The pictures that a game's tokens and boards may show, by their files' names. What cannot be drawn is not
/// among them: the analysis has told of it. Immutable; shared between threads.
class GamePictures {
 public:
  /// Null when there is none of that name.
  PicturePtr find(const std::string& name) const;
  std::size_t count() const { return m_entries.size(); }

 private:
  struct Entry {
    std::optional<pictures::FileStamp> stamp;
    std::uint64_t hash = 0;  ///< of the file's bytes
    int side = 0;
    PicturePtr picture;
  };
  friend std::shared_ptr<const GamePictures> loadPictures(const language::GameDef& game,
                                                          const std::string& document, std::int64_t pixels,
                                                          const std::shared_ptr<const GamePictures>& before,
                                                          const std::stop_token& stop);

  const Entry* entry(const std::string& name) const;

  std::map<std::string, Entry> m_entries;
};
using GamePicturesPtr = std::shared_ptr<const GamePictures>;

/// How many pixels the pictures of a game have together.
constexpr std::int64_t pixelsOnScreen = 8'000'000;
constexpr std::int64_t pixelsOnPaper = 64'000'000;

/// Whether a game shows any.
bool showsPictures(const language::GameDef& game);

/// Reads and decodes what a game shows from the folder of its document; what is as it was is taken from
/// `before`, without reading it where the file's stamp says so. Null where the game shows none. Any thread;
/// stops early when asked to.
GamePicturesPtr loadPictures(const language::GameDef& game, const std::string& document, std::int64_t pixels,
                             const GamePicturesPtr& before = {}, const std::stop_token& stop = {});

}  // namespace ludo::widgets
