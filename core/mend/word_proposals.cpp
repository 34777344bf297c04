// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/mend/proposers.h"
#include "core/wording/directions.h"
#include "core/wording/letters_of.h"
#include "core/wording/lines.h"
#include "core/wording/numbers.h"
#include "core/wording/players.h"
#include "core/wording/selector.h"
#include "core/wording/statement.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;

/// One word for another, where the first is not known.
class Words {
 public:
  Words(const Context& context, const Diagnostic& told, Proposals& proposals)
      : m_context(context), m_told(told), m_proposals(proposals) {
    m_span = placeOfWord();
    m_written = std::string(context.view(m_span));
    m_isQuoted = m_written.size() > 1 && m_written.front() == '"' && m_written.back() == '"';
    if (m_isQuoted) m_written = m_written.substr(1, m_written.size() - 2);
  }

  void run() {
    const bool isLine = m_written.find('\n') == std::string::npos;
    if (m_written.empty() || m_written.size() > limits::comparedWord || !isLine) return;
    alternatives();
    if (m_told.kind == &kinds::UnknownName) partOfName();
    directions();
    selector();
    candidates();
    if (m_told.kind == &kinds::UnknownKey) proposeLeftOut(m_context, m_told, m_written, m_proposals);
    if (m_told.kind == &kinds::WrongOwner) owners();
  }

  Span place() const { return m_span; }

 private:
  /// Where the word stands that is told of: a mistake may be told of all that holds it, or of its entry.
  Span placeOfWord() const {
    const std::string_view marked = m_context.view(m_told.span);
    const std::string& message = m_told.message;
    const std::size_t close = message.rfind('"');
    const std::size_t open = close == std::string::npos || close == 0 ? close : message.rfind('"', close - 1);
    if (open == std::string::npos || open >= close) return m_told.span;
    const std::string word = message.substr(open + 1, close - open - 1);
    if (word.empty() || marked.find(word) == 0 || (marked.starts_with('"') && marked.find(word) == 1))
      return m_told.span;
    const std::uint32_t last = endOfEntry(m_context.source, lineOf(m_context.source, m_told.span.begin));
    const std::size_t end = std::max<std::size_t>(m_told.span.end, lineAt(m_context.source, last).begin);
    const std::string_view near = m_context.text().substr(m_told.span.begin, end - m_told.span.begin);
    std::size_t at = near.find('"' + word + '"');
    const std::size_t width = at == std::string_view::npos ? word.size() : word.size() + 2;
    if (at == std::string_view::npos) at = near.find(word);
    if (at == std::string_view::npos) return m_told.span;
    const std::uint32_t begin = m_told.span.begin + static_cast<std::uint32_t>(at);
    return {begin, begin + static_cast<std::uint32_t>(width)};
  }

  void offer(Span span, const std::string& word, int cost) {
    std::vector<diagnostics::TextEdit> edits = {{span, word}};
    // The same unknown name in other places.
    for (const diagnostics::RelatedPlace& related : m_told.related) {
      const bool isSame = m_told.kind == &kinds::UnknownName && related.span.known() &&
                          related.span.begin >= edits.back().span.end && span == m_span &&
                          m_context.view(related.span) == m_context.view(span);
      if (isSame) edits.push_back({related.span, word});
    }
    m_proposals.push_back({std::move(edits),
                           "Replace with " + (word.starts_with('"') ? word : '"' + word + '"'),
                           {},
                           cost,
                           false});
  }
  void offerLike(const std::string& other, int cost) {
    offer(m_span, asWritten(other), cost);
    m_proposals.back().isRefutable = true;
  }
  std::string asWritten(const std::string& word) const { return m_isQuoted ? '"' + word + '"' : word; }

  void alternatives() {
    const std::string mine = lettersOf(m_written, "$");
    int further = 0;
    const auto op = operatorMeant(m_written);
    if (op && std::ranges::find(m_told.alternatives, *op) != m_told.alternatives.end())
      offer(m_span, asWritten(*op), 3);
    // What is denied is not what is meant.
    if (m_written.starts_with('!')) return;
    // What is in both may be in any of the two, or in the two at once.
    for (const char* meant : {"union", "intersection"}) {
      const bool isAccepted = std::ranges::find(m_told.alternatives, meant) != m_told.alternatives.end();
      if (m_written == "both" && isAccepted) offer(m_span, asWritten(meant), 8);
    }
    std::vector<std::string> words;
    std::ranges::copy_if(m_told.alternatives, std::back_inserter(words), [](const std::string& other) {
      return other.find_first_of(" {(") == std::string::npos;
    });
    // "first" is a side of a comparison, too, and a seat where a player is wanted.
    const auto said = m_told.kind == &kinds::InvalidNotation && !seatByPosition(m_written)
                          ? language::meantWord(m_written, words)
                          : std::nullopt;
    // What is like it comes below.
    const bool isLikeness =
        said && editDistance(m_written, said->word, m_written.size()) <= m_written.size() / 3;
    if (said && !isLikeness) offer(m_span, asWritten(said->word), 5);
    for (const std::string& other : m_told.alternatives) {
      // Examples of a form are no words.
      if (m_told.kind == &kinds::InvalidNotation && other.find_first_of(" {") != std::string::npos) continue;
      if (isOtherCall(other)) continue;
      // "P1" is no slip for the number 1.
      if (isDigits(other) && !isDigits(m_written)) continue;
      // What is said to be less is not added.
      if (other == "addVar" && isLessening(m_written)) continue;
      const std::size_t distance = editDistance(m_written, other, (m_written.size() + 1) / 2);
      const std::string theirs = lettersOf(other, "$");
      const bool isPart = mine.size() > 2 && theirs.size() > 2 &&
                          (mine.starts_with(theirs) || theirs.starts_with(mine) || mine.ends_with(theirs) ||
                           theirs.ends_with(mine));
      const auto far = static_cast<int>(distance);
      // A binding is marked, and a word of few that begins otherwise is another one.
      const bool isStrange = m_written.starts_with('$') != other.starts_with('$') ||
                             (m_told.kind == &kinds::UnknownWord && lowerCase(m_written[0]) != other[0]);
      if (!mine.empty() && (mine == theirs || hasSameWords(m_written, other)))
        offer(m_span, asWritten(other), 3);
      else if (distance <= std::max<std::size_t>(1, wordSize(other) / 3))
        offer(m_span, asWritten(other), 4 + far);
      else if (distance <= (wordSize(other) + 1) / 2 && m_written.size() > 3 && isLike(other) && !isStrange &&
               !losesSome(other) && (m_told.kind != &kinds::InvalidNotation || m_written.size() > 4))
        offerLike(other, 7 + far);
      else if (isPart && m_told.kind != &kinds::UnknownName && !losesSome(other))
        offer(m_span, asWritten(other), 12);
      else if (mayBeAny() && ++further <= 12)
        offer(m_span, asWritten(other), guess);
      else if (m_told.kind == &kinds::UnknownKey || isNameOfFew())
        proveable(asWritten(other));
    }
  }

  /// Whose the zone may be that every player has one of.
  void owners() {
    const Span place = quotedAround(m_context.source, m_told.span.begin);
    if (!place.known()) return;
    const std::string zone(m_context.view({place.begin + 1, place.end - 1}));
    if (zone.find(':') != std::string::npos || zone.find('(') != std::string::npos) return;
    const std::vector<TypedNode> path = typedPathTo(m_context.markdown, m_told.span);
    // Tests name players by their seats.
    const bool isOfTest = std::ranges::any_of(
        path, [](const TypedNode& node) { return node.type != nullptr && node.type->name == "test"; });
    const std::vector<std::string> players =
        isOfTest ? std::vector<std::string>{"0", "1", "2", "3", "all"}
                 : std::vector<std::string>{"actor", "active", "opponent", "all", "allOther"};
    for (const std::string& player : players) {
      offer(place, '"' + zone + ':' + player + '"', guess + 1);
      m_proposals.back().needsProof = true;
    }
  }

  /// A name that was given up may have been any of the others.
  bool isNameOfFew() const {
    constexpr std::size_t few = 12;
    return (m_told.kind == &kinds::UnknownName || m_told.kind == &kinds::UnboundName) &&
           m_told.alternatives.size() <= few;
  }

  /// Any other key or name that is accepted, where the game's own tests speak for it.
  void proveable(const std::string& key) {
    offer(m_span, key, guess + 1);
    m_proposals.back().needsProof = true;
    m_proposals.back().title += ", the only one that fits and with which the tests hold";
  }

  /// Of the word that may be mistyped for another: of a call, what is called where both say the same of it.
  std::size_t wordSize(const std::string& other) const {
    const std::size_t open = m_written.find('(');
    const std::size_t theirs = other.find('(');
    const bool isCall = open != std::string::npos && theirs != std::string::npos &&
                        m_written.substr(open) == other.substr(theirs);
    return isCall ? open : m_written.size();
  }

  /// "random(hand)" is no slip for "bottom(hand)": what is called is another word.
  bool isOtherCall(const std::string& other) const {
    const std::size_t mine = m_written.find('(');
    const std::size_t theirs = other.find('(');
    if (mine == std::string::npos || theirs == std::string::npos) return false;
    const std::size_t most = mine / 2;
    return editDistance(m_written.substr(0, mine), other.substr(0, theirs), most) > most;
  }

  /// In a short word, two wrong letters make another word.
  bool isLike(const std::string& other) const {
    if (m_written.size() > 4) return true;
    if (m_written[0] != other[0]) return false;
    // "size" is no slip for "seat".
    return m_told.kind != &kinds::UnknownKey || std::ranges::is_permutation(m_written, other);
  }

  /// Whether what is accepted may be meant although it is written quite otherwise: one of few words, or a key
  /// where one is missing.
  bool mayBeAny() const {
    const bool isWord = m_told.kind == &kinds::UnknownWord || m_told.kind == &kinds::UnknownSection ||
                        m_told.kind == &kinds::UnknownConstruct;
    if (isWord) return m_told.alternatives.size() <= 12;
    return m_told.kind == &kinds::UnknownKey &&
           std::ranges::any_of(m_context.told,
                               [](const Diagnostic& other) { return other.kind == &kinds::MissingKey; });
  }

  /// A name of which this is a part, or the other way round, when there is one only; or the only one there
  /// is.
  void partOfName() {
    std::vector<std::string> names;
    for (const std::string& other : m_told.alternatives) {
      if (other.find_first_of(" (:") == std::string::npos) names.push_back(other);
    }
    std::vector<std::string> parts;
    const auto isWithin = [&](const std::string& name) { return m_written.find(name) != std::string::npos; };
    // Several names are a list.
    const bool isList =
        m_written.find_first_of(" ,") != std::string::npos && std::ranges::count_if(names, isWithin) > 1;
    if (isList && m_told.kind == &kinds::UnknownName && std::ranges::find(names, "all") != names.end())
      return;
    std::ranges::copy_if(names, std::back_inserter(parts), [&](const std::string& other) {
      return isWordOf(m_written, other) || isWordOf(other, m_written);
    });
    // What stands last says what it is; a board's name before it where it is.
    std::ranges::stable_sort(parts, std::greater<>(),
                             [&](const std::string& part) { return m_written.ends_with(part); });
    const bool isEnd = !parts.empty() && m_written.find(',') == std::string::npos &&
                       m_written.size() > parts.front().size() && m_written.ends_with(parts.front());
    // Another name in it would be lost.
    const bool isLost = !parts.empty() && losesSome(parts.front());
    // "bidTotal" for "bid": the name with a word behind it.
    const auto goesOn = [&](const std::string& name) {
      return name.size() > m_written.size() && name.starts_with(m_written) &&
             isUpperCase(name[m_written.size()]);
    };
    const auto longer = std::ranges::find_if(names, goesOn);
    if (longer != names.end() && std::ranges::count_if(names, goesOn) == 1)
      offer(m_span, asWritten(*longer), 6);
    if ((parts.size() == 1 || isEnd) && !isLost) offer(m_span, asWritten(parts.front()), 11);
    if (parts.empty() && names.size() == 1) offer(m_span, asWritten(names.front()), 14);
  }

  /// Whether the name begins with the part, or the part is one of its words: "row" of rowValue and "main" of
  /// newMain, but not "card" of discard.
  static bool isWordOf(const std::string& part, const std::string& name) {
    if (part.size() < 3 || part.size() >= name.size()) return false;
    if (name.starts_with(part)) return true;
    const std::string capital = upperCase(part[0]) + part.substr(1);
    if (name.ends_with(capital)) return true;
    const std::size_t at = name.size() - part.size();
    return name.ends_with(part) && !isLetterOrDigit(name[at - 1]);
  }

  void directions() {
    const KnownWords& words = m_context.words;
    static constexpr const diagnostics::Kind* ofWords[] = {&kinds::UnknownName, &kinds::UnknownWord,
                                                           &kinds::InvalidName, &kinds::InvalidNotation};
    if (std::ranges::find(ofWords, m_told.kind) == std::ranges::end(ofWords)) return;
    if (m_told.kind == &kinds::UnknownName && m_told.message.find("direction") == std::string::npos) return;
    const bool isOfBoard = m_told.kind == &kinds::UnknownName && m_told.alternatives.empty();
    const std::vector<std::string>& known =
        isOfBoard ? words.ofKind(language::NameKind::Direction) : m_told.alternatives;
    for (const std::string& meant : directionsMeant(m_written, known)) offer(m_span, asWritten(meant), 7);
  }

  /// A name that nothing binds may be meant for the candidate of the query round it.
  void candidates() {
    static constexpr std::string_view pronouns[] = {"this", "it", "each", "candidate", "item"};
    const bool isPronoun = std::ranges::find(pronouns, m_written) != std::end(pronouns);
    if (m_told.kind != &kinds::UnboundName && m_told.kind != &kinds::UnknownName && !isPronoun) return;
    const Span place = quotedAround(m_context.source, m_told.span.begin);
    if (!place.known()) return;
    int further = 0;
    // What a query asks of its members is read of the one that is looked at.
    if (const std::string asked = candidateHere(); m_told.kind == &kinds::UnboundName && !asked.empty())
      offer(place, '"' + asked + '"', 7);
    const bool isMarked = m_written.starts_with('$') && m_context.words.isName(m_written.substr(1));
    if (isMarked) offer(place, '"' + m_written.substr(1) + '"', 13);
    // Where nothing is asked for, there is no candidate.
    if (m_written == "$player") offer(place, "\"actor\"", 14);
    for (const char* name : {"\"$zone\"", "\"$token\"", "\"$player\""}) offer(place, name, 15 + further++);
    // Another that is bound there; where several may be, none is meant.
    for (const std::string& name : m_told.alternatives) {
      if (m_told.kind == &kinds::UnboundName && name.starts_with('$') && !losesSome(name))
        offer(place, '"' + name + '"', 19);
    }
  }

  /// What the rules bind here: "$token" in the `where` of a query for tokens; empty where it is not one
  /// thing.
  std::string candidateHere() const {
    std::string found;
    for (const TypedNode& place : typedPathTo(m_context.markdown, m_told.span)) {
      if (place.type == nullptr || place.node->kind != text::DataKind::Map) continue;
      const language::Type* record = &bare(*place.type);
      if (record->kind == language::TypeKind::Union) record = memberOf(*record, *place.node);
      if (record == nullptr) continue;
      for (const language::Field& field : record->fields) {
        const text::DataNode* held = place.node->find(field.name);
        if (held != nullptr && held->span.touches(m_told.span.begin) && field.binds.size() == 1)
          found = field.binds.front();
      }
    }
    return found;
  }

  /// Selectors in the words that stand in the text.
  void selector() {
    const Span place = quotedAround(m_context.source, m_span.begin);
    if (!place.known() || !(m_told.span.begin < place.end && place.begin < m_told.span.end)) return;
    const std::string text(m_context.view({place.begin + 1, place.end - 1}));
    for (const SelectorMeant& meant : selectorsMeant(text, m_context.words))
      offer(place, '"' + meant.text + '"', meant.cost);
    // What is known may be written beside something that is not.
    // Several names are a list.
    const auto isWithin = [&](const std::string& other) {
      return other.size() > 1 && text.find(other) != std::string::npos;
    };
    if (std::ranges::count_if(m_told.alternatives, isWithin) > 1) return;
    for (const std::string& other : m_told.alternatives) {
      if (other.size() + 1 >= text.size()) continue;
      const std::size_t begin = text.size() - other.size();
      if (text.ends_with(other) && !isLetterOrDigit(text[begin - 1]) && isSpare(text.substr(0, begin)))
        offer(place, '"' + other + '"', 10);
      if (text.starts_with(other) && !isLetterOrDigit(text[other.size()]) &&
          isSpare(text.substr(other.size())))
        offer(place, '"' + other + '"', 11);
    }
    within(place, text);
  }

  /// The only one that is written within something else: "./bundles/market-row.md".
  void within(Span place, const std::string& text) {
    std::string found;
    for (const std::string& other : m_told.alternatives) {
      const std::size_t at = text.find(other);
      const std::size_t end = at + other.size();
      if (other.size() < 3 || at == std::string::npos || (at > 0 && isLetterOrDigit(text[at - 1])) ||
          (end < text.size() && isLetterOrDigit(text[end])) || !isSpare(text.substr(0, at)) ||
          !isSpare(text.substr(end)))
        continue;
      // One is a part of another: "race" of "race-to-goal".
      if (found.find(other) != std::string::npos) continue;
      if (!found.empty() && other.find(found) == std::string::npos) return;
      found = other;
    }
    if (!found.empty()) offer(place, '"' + found + '"', 11);
  }

  /// Whether a word of several is only one of them: "steam" of "steam, bunker(1)".
  bool losesSome(const std::string& other) const {
    const std::size_t at = m_written.find(other);
    if (at == std::string::npos || m_written.size() == other.size()) return false;
    return !isSpare(m_written.substr(0, at)) || !isSpare(m_written.substr(at + other.size()));
  }

  /// Whether nothing is lost with a part of a text: it names nothing, and says no more than a word.
  bool isSpare(const std::string& part) const {
    std::size_t words = 0;
    std::string word;
    for (const char c : part + ' ') {
      if (isLetterOrDigit(c) || c == '_' || c == '$') {
        word += c;
        continue;
      }
      if (word.empty()) continue;
      const bool isNumber = word.find_first_not_of("0123456789") == std::string::npos;
      const bool isOther = std::ranges::find(m_told.alternatives, word) != m_told.alternatives.end();
      if (isNumber || isOther || m_context.words.isDefined(word)) return false;
      static constexpr std::string_view joining[] = {"the",  "a",  "an", "of",  "in",
                                                     "from", "to", "my", "your"};
      if (std::ranges::find(playerWords(), word) != playerWords().end()) return false;
      words += std::ranges::find(joining, word) == std::end(joining) ? 1 : 0;
      word.clear();
    }
    return words < 3;
  }

  const Context& m_context;
  const Diagnostic& m_told;
  Proposals& m_proposals;
  Span m_span;
  std::string m_written;
  bool m_isQuoted = false;
};

}  // namespace

void proposeWords(const Context& context, const Diagnostic& told, Proposals& proposals) {
  proposeNames(context, told, proposals);
  if (!told.span.known() || told.span.end > context.text().size() || told.span.begin >= told.span.end) return;
  Words words(context, told, proposals);
  words.run();
  proposeForms(context, told, words.place(), proposals);
  proposeScopes(context, told, proposals);
}

}  // namespace ludo::mend
