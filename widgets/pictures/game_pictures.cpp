// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/game_pictures.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/hash.h"
#include "core/base/limits.h"

namespace ludo::widgets {
namespace {

constexpr int leastSide = 64;
constexpr int mostSideOfToken = 1024;
constexpr int mostSideOfBoard = 2048;

std::set<std::string> filesOf(const std::set<std::string>& patterns, const pictures::PictureFolder& folder) {
  std::set<std::string> files;
  for (const std::string& pattern : patterns) {
    for (std::string& name : folder.matching(pattern)) {
      if (files.size() < limits::pictures) files.insert(std::move(name));
    }
  }
  return files;
}

}  // namespace

PicturePtr GamePictures::find(const std::string& name) const {
  const Entry* known = entry(name);
  return known == nullptr ? nullptr : known->picture;
}

const GamePictures::Entry* GamePictures::entry(const std::string& name) const {
  const auto found = m_entries.find(name);
  return found == m_entries.end() ? nullptr : &found->second;
}

bool showsPictures(const language::GameDef& game) {
  const auto hasOne = [](const auto& look) { return !look.picture.empty(); };
  const auto hasBack = [](const language::TokenLook& look) { return !look.back.empty(); };
  return std::ranges::any_of(game.rendering.tokens, hasOne) ||
         std::ranges::any_of(game.rendering.tokens, hasBack) ||
         std::ranges::any_of(game.rendering.boards, hasOne) ||
         std::ranges::any_of(game.rendering.zones, hasOne);
}

GamePicturesPtr loadPictures(const language::GameDef& game, const std::string& document, std::int64_t pixels,
                             const GamePicturesPtr& before, const std::stop_token& stop) {
  if (!showsPictures(game)) return nullptr;
  const pictures::PictureFolder folder = pictures::PictureFolder::ofDocument(document);
  std::set<std::string> ofTokens;
  std::set<std::string> ofBoards;
  for (const language::TokenLook& look : game.rendering.tokens) {
    ofTokens.insert(look.picture);
    ofTokens.insert(look.back);
  }
  for (const language::ZoneLook& look : game.rendering.zones) ofTokens.insert(look.picture);
  for (const language::BoardLook& look : game.rendering.boards) ofBoards.insert(look.picture);
  ofTokens.erase("");
  ofBoards.erase("");
  ofTokens = filesOf(ofTokens, folder);

  auto loaded = std::make_shared<GamePictures>();
  const auto load = [&](const std::set<std::string>& names, int mostSide) {
    const auto share =
        static_cast<double>(pixels) / static_cast<double>(std::max<std::size_t>(1, names.size()));
    const int side = std::clamp(static_cast<int>(std::sqrt(share)), leastSide, mostSide);
    for (const std::string& name : names) {
      if (stop.stop_requested()) return;
      const GamePictures::Entry* known = before ? before->entry(name) : nullptr;
      if (known != nullptr && known->side != side) known = nullptr;
      // Taken before the file is read: should it change meanwhile, it is read again the next time.
      const std::optional<pictures::FileStamp> stamp = folder.stampOf(name);
      if (known != nullptr && stamp && known->stamp == stamp) {
        loaded->m_entries.insert_or_assign(name, *known);
        continue;
      }
      const Result<std::string> bytes = folder.read(name);
      if (!bytes) continue;
      GamePictures::Entry entry{stamp, stableHash(*bytes), side, nullptr};
      const bool isKnown = known != nullptr && known->hash == entry.hash;
      entry.picture = isKnown ? known->picture : Picture::decode(*pictures::formatOf(name), *bytes, side);
      if (entry.picture) loaded->m_entries.insert_or_assign(name, std::move(entry));
    }
  };
  load(ofTokens, mostSideOfToken);
  load(filesOf(ofBoards, folder), mostSideOfBoard);
  return loaded;
}

}  // namespace ludo::widgets
