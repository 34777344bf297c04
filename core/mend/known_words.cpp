// SPDX-License-Identifier: Apache-2.0
#include "core/mend/known_words.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/base/nearest.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::mend {
namespace {

const std::vector<std::string> players = {"actor", "active", "opponent", "all", "allOther", "left", "right"};

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
                                                                            {"currentplayer", "actor"},
                                                                            {"mover", "actor"},
                                                                            {"activeplayer", "active"},
                                                                            {"onturn", "active"},
                                                                            {"enemy", "opponent"},
                                                                            {"other", "opponent"},
                                                                            {"otherplayer", "opponent"},
                                                                            {"opponents", "opponent"},
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
                                                                            {"last", "right"}};

std::string letters(std::string_view word) {
  std::string result;
  for (char c : word) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '$')
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return result;
}

}  // namespace

KnownWords::KnownWords(const language::GameDef& game, std::string_view text) {
  for (const language::ZoneDef& zone : game.zones) zones.push_back(zone.id.name);
  for (const language::RegionDef& region : game.regions) zones.push_back(region.id.name);
  for (const language::VariableDef& variable : game.variables)
    (variable.scope == language::VariableScope::Global ? globals : perPlayer).push_back(variable.id.name);
  for (const language::FormulaDef& formula : game.definitions) {
    Definition& definition = definitions[formula.id.name];
    definition.key = formula.query ? "query" : formula.effects ? "" : "ref";
    for (const language::FormulaParameter& parameter : formula.parameters)
      definition.parameters.push_back(parameter.name.name);
  }
  // Bound by the rules themselves.
  std::set<std::string> bound = {"$player", "$token", "$zone"};
  for (std::size_t at = text.find("\"$"); at != std::string_view::npos; at = text.find("\"$", at + 1)) {
    std::size_t end = at + 2;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end < text.size() && text[end] == '"') bound.insert(std::string(text.substr(at + 1, end - at - 1)));
  }
  bindings.assign(bound.begin(), bound.end());
  language::walkConst(language::gameDefType(), &game, [this](const language::Type& type, const void* value) {
    if (type.kind == language::TypeKind::Definition)
      m_names[type.nameKind].push_back(language::textOf(type, value));
    return true;
  });
  m_names[language::NameKind::Binding] = bindings;
  m_names[language::NameKind::Zone] = zones;
}

const std::vector<std::string>& KnownWords::ofKind(language::NameKind kind) const {
  static const std::vector<std::string> none;
  const auto found = m_names.find(kind);
  return found == m_names.end() ? none : found->second;
}

bool KnownWords::isKnown(const language::Type& type, const std::string& written) const {
  const auto isIn = [](const std::vector<std::string>& known, std::string_view word) {
    return std::ranges::find(known, word) != known.end();
  };
  if (type.kind == language::TypeKind::Reference) return isIn(ofKind(type.nameKind), written);
  if (isIn(ofKind(language::NameKind::Direction), written) ||
      isIn(ofKind(language::NameKind::DirectionSet), written))
    return true;
  return isIn(bindings, written) || isIn(players, written) ||
         isIn(zones, written.substr(0, written.find(':')));
}

std::optional<std::string> meantOf(std::string_view written, const std::vector<std::string>& known) {
  if (std::ranges::find(known, written) != known.end()) return std::string(written);
  return nearest(written, known);
}

std::optional<std::string> playerMeant(std::string_view written, const KnownWords& words) {
  if (std::ranges::find(players, written) != players.end()) return std::string(written);
  const bool isSeat = !written.empty() && written.find_first_not_of("0123456789") == std::string_view::npos;
  if (isSeat) return std::string(written);
  const std::string folded = letters(written);
  for (const auto& [synonym, meant] : playerSynonyms) {
    if (synonym == folded) return std::string(meant);
  }
  if (written.starts_with('$')) {
    if (auto plain = meantOf(written.substr(1), players); plain && *plain == written.substr(1)) return plain;
    return meantOf(written, words.bindings);
  }
  std::optional<std::string> best = meantOf(written, players);
  if (best) return best;
  // Two letters wrong in a word of five or more.
  for (const std::string& player : players) {
    if (player.size() > 4 && editDistance(written, player) <= 2) return player;
  }
  return std::nullopt;
}

}  // namespace ludo::mend
