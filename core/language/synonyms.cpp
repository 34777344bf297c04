// SPDX-License-Identifier: Apache-2.0
#include "core/language/synonyms.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/language/foreign_synonyms.h"

namespace ludo::language {
namespace {

constexpr Synonym keys[] = {
    // Conditions.
    {"condition", {"pre", "when", "where", "skipIf"}},
    {"if", {"pre", "when", "where", "skipIf"}},
    {"guard", {"pre", "when", "where"}},
    {"require", {"pre", "when"}},
    {"requirement", {"pre", "when"}},
    {"precondition", {"pre", "when"}},
    {"postcondition", {"post"}},
    {"filter", {"where", "match", "when"}},
    // Effects.
    {"effect", {"effects", "then", "in", "onEnter"}},
    {"do", {"effects", "then", "in"}},
    {"action", {"effects", "then", "in"}},
    {"body", {"effects", "then", "in"}},
    {"consequence", {"effects", "then"}},
    {"otherwise", {"else"}},
    {"price", {"cost"}},
    {"payment", {"cost"}},
    // Choices and bindings.
    {"parameter", {"params"}},
    {"argument", {"params", "args"}},
    {"input", {"params"}},
    {"from", {"domain", "options", "over"}},
    {"option", {"domain", "options"}},
    {"choice", {"domain", "options", "params"}},
    {"value", {"domain", "delta", "init", "n"}},
    {"range", {"domain"}},
    {"collection", {"over", "domain", "options", "query", "set"}},
    {"as", {"bind", "name"}},
    {"bindto", {"bind"}},
    {"binding", {"bind", "name"}},
    {"name", {"id", "bind", "var"}},
    {"key", {"id"}},
    {"title", {"name", "label"}},
    {"label", {"name"}},
    {"summary", {"description"}},
    {"desc", {"description"}},
    // Numbers.
    {"initial", {"init"}},
    {"initialvalue", {"init"}},
    {"start", {"init"}},
    {"startvalue", {"init"}},
    {"default", {"init"}},
    {"minimum", {"min"}},
    {"lower", {"min"}},
    {"maximum", {"max"}},
    {"upper", {"max"}},
    {"cap", {"max", "capacity"}},
    {"limit", {"limits", "max", "capacity"}},
    {"amount", {"delta", "value", "count", "n", "times"}},
    {"by", {"delta"}},
    {"change", {"delta"}},
    {"number", {"count", "n", "delta", "value"}},
    {"count", {"n", "times", "size", "length"}},
    {"n", {"count"}},
    {"width", {"cols"}},
    {"column", {"cols"}},
    {"height", {"rows"}},
    {"size", {"radius", "length", "capacity"}},
    {"side", {"sides"}},
    // Things.
    {"variable", {"var", "variables"}},
    {"zone", {"from"}},
    {"source", {"from"}},
    {"src", {"from"}},
    {"destination", {"to"}},
    {"dest", {"to"}},
    {"target", {"to", "var"}},
    {"into", {"to"}},
    {"location", {"tokenZone", "zone"}},
    {"place", {"zone"}},
    {"space", {"zone"}},
    {"card", {"token", "tokens"}},
    {"piece", {"token", "tokens"}},
    {"tokentype", {"type"}},
    {"kind", {"type", "event"}},
    {"property", {"prop", "props"}},
    {"attribute", {"prop", "props"}},
    {"stat", {"props"}},
    {"who", {"player", "actor", "chooser"}},
    {"player", {"actor", "chooser", "owner"}},
    {"by", {"actor", "chooser"}},
    {"owner", {"player"}},
    {"winner", {"player"}},
    {"loser", {"player"}},
    {"outcome", {"result"}},
    {"visible", {"visibility"}},
    {"order", {"ordering"}},
    {"adjacent", {"adjacentTo"}},
    {"adjacency", {"adjacentTo", "neighbours"}},
    {"neighbor", {"neighbours", "adjacentTo"}},
    {"neighbour", {"adjacentTo"}},
    {"color", {"colour"}},
    {"on", {"event"}},
    {"trigger", {"event"}},
    {"tiebreaker", {"tieBreaks"}},
    {"points", {"score"}},
    // Sides of operators.
    {"lhs", {"left"}},
    {"a", {"left"}},
    {"rhs", {"right"}},
    {"b", {"right"}},
    {"operator", {"op"}},
    {"comparison", {"op"}},
    {"cmp", {"op"}},
    {"condition", {"args", "arg"}},
    {"operand", {"args"}},
    {"clause", {"args"}},
    // Constructs.
    {"add", {"addVar", "+"}},
    {"addvariable", {"addVar"}},
    {"increment", {"addVar"}},
    {"incvar", {"addVar"}},
    {"inc", {"addVar"}},
    {"changevar", {"addVar"}},
    {"modifyvar", {"addVar"}},
    {"gain", {"addVar"}},
    {"set", {"setVar"}},
    {"assign", {"setVar"}},
    {"setvariable", {"setVar"}},
    {"move", {"moveToken"}},
    {"transfer", {"moveToken"}},
    {"movecard", {"moveToken"}},
    {"movepiece", {"moveToken"}},
    {"moveto", {"moveToken"}},
    {"drawcard", {"draw"}},
    {"deal", {"draw"}},
    {"dealcard", {"draw"}},
    {"create", {"createToken"}},
    {"spawn", {"createToken"}},
    {"addtoken", {"createToken"}},
    {"put", {"place"}},
    {"placetoken", {"place"}},
    {"placepiece", {"place"}},
    {"destroy", {"destroyToken"}},
    {"removetoken", {"destroyToken"}},
    {"setprop", {"setTokenProp"}},
    {"setproperty", {"setTokenProp"}},
    {"changeowner", {"setOwner"}},
    {"for", {"forEach"}},
    {"loop", {"repeat", "forEach"}},
    {"choose", {"chooseOne"}},
    {"pick", {"chooseOne"}},
    {"select", {"chooseOne"}},
    {"choosemany", {"chooseN"}},
    {"rolldice", {"roll"}},
    {"rolldie", {"roll"}},
    {"dice", {"roll"}},
    {"nextphase", {"endPhase"}},
    {"advancephase", {"endPhase"}},
    {"nextturn", {"endTurn"}},
    {"anotherturn", {"extraTurn"}},
    {"setphase", {"goToPhase"}},
    {"refill", {"refillToSize"}},
    {"discardto", {"discardDownTo"}},
    {"call", {"do"}},
    {"defined", {"do"}},
    {"perform", {"do"}},
    {"execute", {"do"}},
    {"run", {"do"}},
    {"invoke", {"do"}},
    {"procedure", {"do"}},
    {"subroutine", {"do"}},
    {"function", {"do", "defined"}},
    // References and queries.
    {"var", {"gvar"}},
    {"variable", {"gvar"}},
    {"globalvar", {"gvar"}},
    {"globalvariable", {"gvar"}},
    {"playervar", {"pvar"}},
    {"playervariable", {"pvar"}},
    {"count", {"zoneCount"}},
    {"zonesize", {"zoneCount"}},
    {"tokencount", {"zoneCount"}},
    {"prop", {"tokenProp"}},
    {"property", {"tokenProp"}},
    {"tokenproperty", {"tokenProp"}},
    {"zoneproperty", {"zoneProp"}},
    {"cellprop", {"zoneProp"}},
    {"spaceprop", {"zoneProp"}},
    {"attribute", {"zoneProp", "tokenProp"}},
    {"knight", {"leaps"}},
    {"leap", {"leaps"}},
    {"offset", {"step", "leaps"}},
    {"const", {"constant"}},
    {"tokenin", {"tokensInZone"}},
    {"zonetoken", {"tokensInZone"}},
    {"intrange", {"intsInRange"}},
    {"integer", {"intsInRange"}},
    {"enum", {"enums"}},
    {"allplayer", {"players"}},
    {"neighbor", {"adjacentZones"}},
    // Words.
    {"shared", {"none"}},
    {"common", {"none"}},
    {"neutral", {"none"}},
    {"nobody", {"none"}},
    {"each", {"player"}},
    {"perplayer", {"player", "pvar"}},
    {"player", {"pvar"}},
    {"private", {"owner"}},
    {"open", {"public"}},
    {"faceup", {"public"}},
    {"visible", {"public"}},
    {"secret", {"hidden"}},
    {"facedown", {"hidden"}},
    {"lifo", {"stack"}},
    {"fifo", {"queue"}},
    {"unordered", {"set"}},
    {"bag", {"set"}},
    {"optional", {"allowed"}},
    {"yes", {"allowed"}},
    {"no", {"never", "none"}},
    {"forbidden", {"never"}},
    {"integer", {"int"}},
    {"victory", {"win"}},
    {"loss", {"lose"}},
    {"tie", {"draw"}},
    {"score", {"byScore"}},
    {"highestscore", {"byScore"}},
    {"onturnstart", {"turnStart"}},
    {"turnbegin", {"turnStart"}},
    {"onturnend", {"turnEnd"}},
    {"phasestart", {"phaseEnter"}},
    {"phaseend", {"phaseExit"}},
    {"afteraction", {"actionResolved"}},
    {"actiontaken", {"actionResolved"}},
    {"tokenmoved", {"tokenEntered"}},
    {"front", {"top"}},
    {"back", {"bottom"}},
    {"unoccupied", {"empty"}},
    {"square", {"cells", "grid"}},
    {"hexagon", {"hexes", "hex"}},
    {"hexagonal", {"hex"}},
    {"rectangle", {"grid"}},
    // Operators.
    {"=", {"=="}},
    {"===", {"=="}},
    {"eq", {"=="}},
    {"equal", {"=="}},
    {"<>", {"!="}},
    {"neq", {"!="}},
    {"ne", {"!="}},
    {"notequal", {"!="}},
    {"lt", {"<"}},
    {"lessthan", {"<"}},
    {"lte", {"<="}},
    {"le", {"<="}},
    {"=<", {"<="}},
    {"gt", {">"}},
    {"greaterthan", {">"}},
    {"gte", {">="}},
    {"ge", {">="}},
    {"=>", {">="}},
    {"atleast", {">="}},
    {"atmost", {"<="}},
    {"&&", {"and"}},
    {"||", {"or"}},
    {"|", {"or"}},
    {"&", {"and"}},
    {"!", {"not"}},
    {"/", {"div"}},
    {"divide", {"div"}},
    {"%", {"mod"}},
    {"plus", {"+"}},
    {"sum", {"+"}},
    {"minus", {"-"}},
    {"subtract", {"-"}},
    {"x", {"*"}},
    {"time", {"*"}},
    {"multiply", {"*"}},
};

constexpr Synonym sections[] = {
    {"meta", {"metadata"}},    {"info", {"metadata"}},        {"game", {"metadata"}},
    {"header", {"metadata"}},  {"const", {"constants"}},      {"parameter", {"constants"}},
    {"var", {"variables"}},    {"state", {"variables"}},      {"resource", {"variables"}},
    {"area", {"zones"}},       {"place", {"zones"}},          {"location", {"zones"}},
    {"map", {"boards"}},       {"card", {"tokenTypes"}},      {"piece", {"tokenTypes"}},
    {"token", {"tokenTypes"}}, {"component", {"tokenTypes"}}, {"start", {"setup"}},
    {"initial", {"setup"}},    {"initialstate", {"setup"}},   {"initialsetup", {"setup"}},
    {"phase", {"turn"}},       {"turnorder", {"turn"}},       {"turnstructure", {"turn"}},
    {"round", {"turn"}},       {"move", {"actions"}},         {"rule", {"actions"}},
    {"event", {"triggers"}},   {"reaction", {"triggers"}},    {"endcondition", {"end"}},
    {"ending", {"end"}},       {"endgame", {"end"}},          {"gameend", {"end"}},
    {"gameover", {"end"}},     {"terminal", {"end"}},         {"victory", {"end"}},
    {"win", {"end"}},          {"wincondition", {"end"}},     {"score", {"scoring"}},
    {"point", {"scoring"}},    {"display", {"rendering"}},    {"view", {"rendering"}},
    {"ui", {"rendering"}},     {"example", {"tests"}},        {"import", {"bundles"}},
    {"use", {"bundles"}},      {"include", {"bundles"}},      {"module", {"bundles"}},
    {"mechanic", {"bundles"}}, {"package", {"bundles"}},      {"library", {"bundles"}},
    {"plugin", {"bundles"}},   {"extension", {"bundles"}},    {"scenario", {"tests"}},
};

/// A table by what is written, made once: words that mean nothing are asked for very often.
class Index {
 public:
  template <std::size_t N>
  explicit Index(const Synonym (&table)[N]) {
    for (const Synonym& synonym : table) m_rows[synonym.written].push_back(&synonym);
  }

  /// The rows of what is written, with and without its plural, in the order of the table.
  std::optional<std::string> lookUp(std::string_view written,
                                    const std::vector<std::string>& accepted) const {
    const std::string exact = withoutSeparators(written);
    const std::string word = foldedName(written);
    std::vector<const Synonym*> rows = rowsOf(exact);
    if (word != exact) {
      const std::vector<const Synonym*> more = rowsOf(word);
      rows.insert(rows.end(), more.begin(), more.end());
      std::sort(rows.begin(), rows.end());
    }
    for (const Synonym* synonym : rows) {
      for (std::string_view meant : synonym->meant) {
        if (!meant.empty() && std::ranges::count(accepted, meant) > 0) return std::string(meant);
      }
    }
    return std::nullopt;
  }

 private:
  std::vector<const Synonym*> rowsOf(const std::string& word) const {
    const auto at = m_rows.find(word);
    return at == m_rows.end() ? std::vector<const Synonym*>() : at->second;
  }
  std::unordered_map<std::string_view, std::vector<const Synonym*>> m_rows;
};

std::optional<MeantWord> meantBy(const Index& table, std::string_view written,
                                 const std::vector<std::string>& accepted) {
  const std::string word = foldedName(written);
  // A separator is no difference, but "-" itself is an operator.
  for (const std::string& candidate : accepted) {
    if (!word.empty() && foldedName(candidate) == word) return MeantWord{candidate, true};
  }
  if (std::optional<std::string> meant = table.lookUp(written, accepted)) return MeantWord{*meant, true};
  if (std::optional<std::string> like = nearest(written, accepted)) return MeantWord{*like, false};
  return std::nullopt;
}

}  // namespace

std::optional<MeantWord> meantWord(std::string_view written, const std::vector<std::string>& accepted) {
  if (written.size() > limits::comparedWord) return std::nullopt;
  static const Index known(keys);
  static const Index further(furtherKeys);
  static const Index foreign(foreignKeys);
  std::optional<MeantWord> meant = meantBy(known, written, accepted);
  if (meant && meant->certain) return meant;
  // Less usual words are no more than likely.
  for (const Index* table : {&further, &foreign}) {
    if (std::optional<std::string> other = table->lookUp(written, accepted)) return MeantWord{*other, false};
  }
  return meant;
}

std::optional<MeantWord> meantSection(std::string_view written, const std::vector<std::string>& names) {
  if (written.size() > limits::comparedWord) return std::nullopt;
  static const Index known(sections);
  static const Index foreign(foreignSections);
  std::optional<MeantWord> meant = meantBy(known, written, names);
  if (meant && meant->certain) return meant;
  if (std::optional<std::string> other = foreign.lookUp(written, names)) return MeantWord{*other, false};
  return meant;
}

bool sameLetters(std::string_view a, std::string_view b) {
  return withoutSeparators(a) == withoutSeparators(b);
}

bool isPlaceholder(std::string_view text) {
  static constexpr std::string_view marks[] = {"TODO",         "FIXME", "TBD",        "...",
                                               "\xE2\x80\xA6", "???",   "placeholder"};
  for (std::string_view mark : marks) {
    if (text == mark || (text.starts_with(mark) && text.substr(mark.size()).starts_with(":"))) return true;
  }
  const bool angled = text.size() > 2 && text.starts_with('<') && text.ends_with('>') &&
                      text.find_first_of("<>", 1) == text.size() - 1;
  const bool braced = text.size() > 4 && text.starts_with("{{") && text.ends_with("}}");
  return angled || braced;
}

}  // namespace ludo::language
