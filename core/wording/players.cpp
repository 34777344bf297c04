// SPDX-License-Identifier: Apache-2.0
#include "core/wording/players.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/wording/letters_of.h"

namespace ludo::mend {
namespace {

/// In small letters, without separators.
constexpr std::pair<std::string_view, std::string_view> playerSynonyms[] = {{"self", "actor"},
                                                                            {"me", "actor"},
                                                                            {"my", "actor"},
                                                                            {"mine", "actor"},
                                                                            {"i", "actor"},
                                                                            {"you", "actor"},
                                                                            {"your", "actor"},
                                                                            {"yours", "actor"},
                                                                            {"own", "actor"},
                                                                            {"player", "actor"},
                                                                            {"this", "actor"},
                                                                            {"acting", "actor"},
                                                                            {"actingplayer", "actor"},
                                                                            {"thisplayer", "actor"},
                                                                            {"owner", "actor"},
                                                                            {"current", "actor"},
                                                                            {"currentactor", "actor"},
                                                                            {"activeactor", "actor"},
                                                                            {"ich", "actor"},
                                                                            {"moi", "actor"},
                                                                            {"he", "actor"},
                                                                            {"she", "actor"},
                                                                            {"they", "actor"},
                                                                            {"turnplayer", "active"},
                                                                            {"turn", "active"},
                                                                            {"onmove", "active"},
                                                                            {"tomove", "active"},
                                                                            {"opp", "opponent"},
                                                                            {"otherseat", "opponent"},
                                                                            {"theother", "opponent"},
                                                                            {"otherside", "opponent"},
                                                                            {"gegner", "opponent"},
                                                                            {"adversaire", "opponent"},
                                                                            {"alle", "all"},
                                                                            {"tous", "all"},
                                                                            {"each", "all"},
                                                                            {"eachplayer", "all"},
                                                                            {"everyplayer", "all"},
                                                                            {"opponents", "opponent"},
                                                                            {"everyoneelse", "allOther"},
                                                                            {"everybodyelse", "allOther"},
                                                                            {"eachother", "allOther"},
                                                                            {"eachopponent", "allOther"},
                                                                            {"therest", "allOther"},
                                                                            {"notactor", "allOther"},
                                                                            {"notme", "allOther"},
                                                                            {"notself", "allOther"},
                                                                            {"allbutactor", "allOther"},
                                                                            {"allbutme", "allOther"},
                                                                            {"allexceptactor", "allOther"},
                                                                            {"allexceptme", "allOther"},
                                                                            {"everyonebutme", "allOther"},
                                                                            {"currentplayer", "actor"},
                                                                            {"mover", "actor"},
                                                                            {"activeplayer", "active"},
                                                                            {"onturn", "active"},
                                                                            {"enemy", "opponent"},
                                                                            {"other", "opponent"},
                                                                            {"otherplayer", "opponent"},
                                                                            {"rival", "opponent"},
                                                                            {"adversary", "opponent"},
                                                                            {"foe", "opponent"},
                                                                            {"them", "opponent"},
                                                                            {"everyone", "all"},
                                                                            {"everybody", "all"},
                                                                            {"every", "all"},
                                                                            {"allplayers", "all"},
                                                                            {"players", "all"},
                                                                            {"any", "all"},
                                                                            {"anyone", "all"},
                                                                            {"others", "allOther"},
                                                                            {"allothers", "allOther"},
                                                                            {"otherplayers", "allOther"},
                                                                            {"allopponents", "allOther"},
                                                                            {"enemies", "allOther"},
                                                                            {"next", "left"},
                                                                            {"nextplayer", "left"},
                                                                            {"leftneighbour", "left"},
                                                                            {"following", "left"},
                                                                            {"previous", "right"},
                                                                            {"prev", "right"},
                                                                            {"previousplayer", "right"},
                                                                            {"myself", "actor"},
                                                                            {"oneself", "actor"},
                                                                            {"whoeveracts", "actor"},
                                                                            {"whoacts", "actor"},
                                                                            {"whoisacting", "actor"},
                                                                            {"theactor", "actor"},
                                                                            {"playeractor", "actor"},
                                                                            {"actorplayer", "actor"},
                                                                            {"his", "actor"},
                                                                            {"her", "actor"},
                                                                            {"their", "actor"},
                                                                            {"playertomove", "active"},
                                                                            {"playeronturn", "active"},
                                                                            {"whoistomove", "active"},
                                                                            {"whoeveristomove", "active"},
                                                                            {"whoseturnitis", "active"},
                                                                            {"playerwhoseturnitis", "active"},
                                                                            {"theonetomove", "active"},
                                                                            {"both", "all"},
                                                                            {"bothplayers", "all"},
                                                                            {"eachoftheplayers", "all"},
                                                                            {"alloftheplayers", "all"},
                                                                            {"everysingleplayer", "all"},
                                                                            {"eachone", "all"},
                                                                            {"everyseat", "all"},
                                                                            {"allseats", "all"},
                                                                            {"nextone", "left"},
                                                                            {"thenextone", "left"},
                                                                            {"playertotheleft", "left"},
                                                                            {"leftplayer", "left"},
                                                                            {"playertotheright", "right"},
                                                                            {"rightplayer", "right"},
                                                                            {"nonactor", "allOther"},
                                                                            {"theopposition", "opponent"},
                                                                            {"opposing", "opponent"},
                                                                            {"opposingplayer", "opponent"},
                                                                            {"theotherone", "opponent"},
                                                                            {"theotherplayer", "opponent"},
                                                                            {"last", "right"}};

}  // namespace

const std::vector<std::string>& playerWords() {
  static const std::vector<std::string> players = {"actor",    "active", "opponent", "all",
                                                   "allOther", "left",   "right"};
  return players;
}

std::optional<std::string> seatByPosition(std::string_view written) {
  static constexpr std::string_view ordinals[] = {"first", "second", "third",   "fourth",
                                                  "fifth", "sixth",  "seventh", "eighth"};
  std::string word = lettersOf(written);
  if (const std::size_t end = word.find("player"); end != std::string::npos && end > 0) word.resize(end);
  const auto ordinal = std::ranges::find(ordinals, word);
  if (ordinal != std::end(ordinals)) return std::to_string(ordinal - std::begin(ordinals));
  // "P2" of records, which count from 1; who writes "P0" counts from 0.
  const bool isNumbered = written.size() == 2 && (written[0] == 'P' || written[0] == 'p') &&
                          written[1] >= '0' && written[1] <= '9';
  if (!isNumbered) return std::nullopt;
  return std::string(1, written[1] == '0' ? '0' : static_cast<char>(written[1] - 1));
}

std::optional<std::string> playerMeant(std::string_view written, const KnownWords& words) {
  const std::vector<std::string>& players = playerWords();
  if (std::ranges::find(players, written) != players.end()) return std::string(written);
  const bool isSeat = !written.empty() && written.find_first_not_of("0123456789") == std::string_view::npos;
  if (isSeat) return std::string(written);
  constexpr std::string_view article = "the ";
  const bool hasArticle = written.starts_with(article) || written.starts_with("The ");
  const std::string folded = lettersOf(hasArticle ? written.substr(article.size()) : written, "$");
  // "seat 1", "players[1]"
  const std::size_t digits = folded.find_first_of("0123456789");
  const std::string before = folded.substr(0, std::min(digits, folded.size()));
  if (digits != std::string::npos && folded.find_first_not_of("0123456789", digits) == std::string::npos &&
      (before == "seat" ||
       (before == "players" || (before == "player" && written.find('[') != std::string_view::npos))))
    return folded.substr(digits);
  if (auto seat = seatByPosition(written)) return seat;
  for (const auto& [synonym, meant] : playerSynonyms) {
    // For two, the next one is the other one.
    if (synonym == folded) return meant == "left" && words.mostPlayers == 2 ? "opponent" : std::string(meant);
  }
  // "ctx.currentPlayer"
  static constexpr std::string_view holders[] = {"ctx", "game", "state", "G", "this", "context"};
  const std::size_t dot = written.find('.');
  if (dot != std::string_view::npos &&
      std::ranges::find(holders, written.substr(0, dot)) != std::end(holders))
    return playerMeant(written.substr(dot + 1), words);
  if (written.starts_with('$')) {
    if (auto plain = meantOf(written.substr(1), players); plain && *plain == written.substr(1)) return plain;
    return meantOf(written, words.bindings);
  }
  if (std::string bound = "$" + std::string(written);
      std::ranges::find(words.bindings, bound) != words.bindings.end())
    return bound;
  std::optional<std::string> best = meantOf(written, players);
  if (best) return best;
  // Two letters wrong in a word of five or more.
  for (const std::string& player : players) {
    if (player.size() > 4 && editDistance(written, player, 2) <= 2) return player;
  }
  return std::nullopt;
}

}  // namespace ludo::mend
