// SPDX-License-Identifier: Apache-2.0
#include "core/service/complete_names.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/bundles/bundle_library.h"
#include "core/language/language.h"
#include "core/pictures/picture_folder.h"
#include "core/service/binding_type.h"

namespace ludo::service {

using language::EnumValue;
using language::NameKind;
using language::NotationForm;
using language::Type;

namespace {

/// So many of the player selectors are offered behind a zone whose colon is not typed yet.
constexpr std::size_t usualPlayers = 4;

bool isWord(const NotationForm& form) {
  return isLetter(form.text[0]);
}

/// The forms of a player selector that are words of the language, not examples.
std::vector<EnumValue> playerWords() {
  std::vector<EnumValue> words;
  for (const NotationForm& form : language::typeOf<language::PlayerSelector>().forms) {
    if (isWord(form) && form.text.find('(') == std::string::npos) words.push_back({form.text, form.doc});
  }
  return words;
}

}  // namespace

void NameCompleter::offerNames(NameKind kind, const Frame& frame) {
  if (kind == NameKind::Binding) {
    offerBindings(frame);
    return;
  }
  const std::optional<bool> perPlayer =
      kind == NameKind::Variable ? wantsPlayerVariable() : std::optional<bool>();
  for (const KnownName& known : m_list.names()) {
    if (known.kind != kind || (perPlayer && known.perPlayer != *perPlayer)) continue;
    m_list.addText(known.name, std::string(nameKindLabel(kind)), known.doc, frame);
  }
}

void NameCompleter::offerNotation(const Type& notation, const Frame& frame) {
  if (&notation == &language::typeOf<language::ZoneSelector>()) {
    offerBindings(frame);
    offerHeld(language::VariableType::Zone, frame);
    offerZones(frame, "", "", Boards::Offer);
  } else if (&notation == &language::typeOf<language::RegionSelector>()) {
    offerRegions(frame);
  } else if (&notation == &language::typeOf<language::TokenSelector>()) {
    offerTokens(frame);
  } else if (&notation == &language::typeOf<language::PlayerSelector>()) {
    offerPlayers(frame);
  } else if (&notation == &language::typeOf<language::DirectionSelector>()) {
    offerDirections(frame);
  } else if (&notation == &language::typeOf<language::TokenTypeSelector>()) {
    offerNames(NameKind::TokenType, frame);
    offerBindings(frame);
    offerHeld(language::VariableType::Text, frame);
  } else if (&notation == &language::typeOf<language::PropertySelector>()) {
    offerNames(NameKind::Property, frame);
    offerBindings(frame);
    offerHeld(language::VariableType::Text, frame);
  } else if (&notation == &language::typeOf<language::Number>()) {
    offerNames(NameKind::Constant, frame);
  } else if (&notation == &language::typeOf<language::TestMove>()) {
    offerMoves(frame);
  } else if (&notation == &language::typeOf<language::BundleName>()) {
    offerBundles(frame);
  } else {
    for (const NotationForm& form : notation.forms) {
      if (isWord(form))
        m_list.addText(form.text, "value", form.doc, frame);
      else
        m_list.addPlain(form.text, form.doc, frame);
    }
  }
}

std::vector<EnumValue> NameCompleter::namesMeant() {
  const Expected& expected = m_list.context().here().expected;
  const bool isPicture =
      expected.field != nullptr && (expected.field->name == "picture" || expected.field->name == "back");
  if (isPicture) return pictureNames();
  if (expected.owner == &language::typeOf<language::BoardLook>()) return boardNames();
  if (expected.owner == &language::typeOf<language::GraphEdge>() && expected.field->name != "label")
    return graphNodes();
  const bool isSpace = expected.owner == &language::typeOf<language::BoardRegion>() ||
                       expected.owner == &language::typeOf<language::BoardDef>();
  return isSpace ? spacesOfBoard() : std::vector<EnumValue>();
}

std::vector<EnumValue> NameCompleter::boardNames() {
  std::vector<EnumValue> boards;
  for (const KnownName& known : m_list.names()) {
    if (known.kind == NameKind::Board) boards.push_back({known.name, known.doc});
  }
  return boards;
}

std::vector<EnumValue> NameCompleter::pictureNames() const {
  std::vector<EnumValue> names;
  for (std::string& name : pictures::PictureFolder::ofDocument(m_list.analysis().source->path()).names())
    names.push_back({std::move(name), "A picture beside the document."});
  return names;
}

std::vector<EnumValue> NameCompleter::graphNodes() const {
  std::vector<EnumValue> found;
  const LooseNode* graph = m_list.around(language::typeOf<language::GraphShape>());
  const LooseEntry* nodes = graph != nullptr ? graph->entry("nodes") : nullptr;
  if (nodes == nullptr) return found;
  for (const LooseNode& node : nodes->value.items) {
    const LooseEntry* id = node.entry("id");
    if (id != nullptr && !id->value.text.empty())
      found.push_back({id->value.text, language::typeOf<language::GraphNode>().doc});
  }
  return found;
}

std::vector<EnumValue> NameCompleter::spacesOfBoard() {
  std::vector<EnumValue> spaces;
  const LooseNode* board = m_list.around(language::typeOf<language::BoardDef>());
  const LooseEntry* id = board != nullptr ? board->entry("id") : nullptr;
  if (id == nullptr || id->value.text.empty()) return spaces;
  for (const KnownName& known : m_list.names()) {
    if (known.kind == NameKind::Zone && known.board == id->value.text)
      spaces.push_back({known.name, known.doc});
  }
  return spaces;
}

std::optional<bool> NameCompleter::wantsPlayerVariable() const {
  const CursorContext& context = m_list.context();
  const Type* owner = context.here().expected.owner;
  if (owner == &language::typeOf<language::GlobalVariableValue>()) return false;
  if (owner == &language::typeOf<language::PlayerVariableValue>()) return true;
  const LooseEntry* scope = context.levels[context.levels.size() - 2].node->entry("scope");
  if (scope == nullptr || scope->value.text.empty()) return std::nullopt;
  return scope->value.text == "pvar";
}

void NameCompleter::offerBindings(const Frame& frame) {
  const CursorContext& context = m_list.context();
  const std::vector<BoundName> bindings = bindingsAt(context, m_list.offset());
  const ValueType wanted = wantedType(context);
  const bool wantsList = context.here().expected.owner == &language::typeOf<language::BindingQuery>();
  // Those bound last are the likeliest.
  for (auto binding = bindings.rbegin(); binding != bindings.rend(); ++binding) {
    const bool fits = wanted == ValueType::Any || binding->type == ValueType::Any || binding->type == wanted;
    if (!fits || binding->isList != wantsList) continue;
    m_list.addText(binding->name, "binding", binding->doc, frame);
  }
}

void NameCompleter::offerHeld(language::VariableType type, const Frame& frame) {
  for (const KnownName& known : m_list.names()) {
    if (known.kind == NameKind::Variable && known.holds == type)
      m_list.addText("var(" + known.name + ")", "variable", known.doc, frame);
  }
}

void NameCompleter::offerPlayers(const Frame& frame) {
  for (const EnumValue& word : playerWords()) m_list.addText(word.name, "player", word.doc, frame);
  offerBindings(frame);
  offerHeld(language::VariableType::Player, frame);
  const language::Metadata& metadata = m_list.analysis().document.metadata;
  const std::int64_t seats = std::clamp<std::int64_t>(metadata.players.max.literal, 0, 16);
  for (std::int64_t seat = 0; seat < seats; ++seat)
    m_list.addText(std::to_string(seat), "player", "The player in seat " + std::to_string(seat) + '.', frame);
}

void NameCompleter::offerZones(const Frame& frame, const std::string& before, const std::string& after,
                               Boards boards) {
  for (const KnownName& known : m_list.names()) {
    if (known.kind != NameKind::Zone || (boards == Boards::Leave && !known.board.empty())) continue;
    if (!known.perPlayer) {
      m_list.addText(before + known.name + after, "zone", known.doc, frame);
      continue;
    }
    const std::string& typed = m_list.context().here().node->text;
    std::vector<EnumValue> players = playerWords();
    if (typed.find(known.name + ':') == std::string::npos)
      players.resize(std::min(players.size(), usualPlayers));
    for (const EnumValue& player : players) {
      // A token is in one zone.
      const bool isSeveral = player.name == "all" || player.name == "allOther";
      if (isSeveral && !before.empty()) continue;
      m_list.addText(before + known.name + ':' + player.name + after, "zone", known.doc + ". " + player.doc,
                     frame);
    }
  }
}

void NameCompleter::offerRegions(const Frame& frame) {
  offerNames(NameKind::Region, frame);
  offerOfPlayers(NameKind::Region, frame);
}

void NameCompleter::offerDirections(const Frame& frame) {
  offerNames(NameKind::DirectionSet, frame);
  offerBindings(frame);
  offerOfPlayers(NameKind::DirectionSet, frame);
}

// Only once a colon asks for them.
void NameCompleter::offerOfPlayers(NameKind kind, const Frame& frame) {
  const std::string& typed = m_list.context().here().node->text;
  for (const KnownName& known : m_list.names()) {
    if (known.kind != kind || !known.perPlayer || !typed.starts_with(known.name + ':')) continue;
    for (const EnumValue& player : playerWords()) {
      const bool several = player.name == "all" || player.name == "allOther";
      if (!several)
        m_list.addText(known.name + ':' + player.name, std::string(nameKindLabel(kind)),
                       known.doc + ". " + player.doc, frame);
    }
  }
}

void NameCompleter::offerTokens(const Frame& frame) {
  offerBindings(frame);
  offerHeld(language::VariableType::Token, frame);
  for (const char* end : {"top(", "bottom("}) {
    // A board has many spaces: they are listed once it is clear which end is meant.
    const bool begun = m_list.context().here().node->text.starts_with(end);
    offerZones(frame, end, ")", begun ? Boards::Offer : Boards::Leave);
  }
}

/// Before the parenthesis the name of a move, after it what its arguments may name.
void NameCompleter::offerMoves(const Frame& frame) {
  const std::string& content = m_list.analysis().source->content();
  const Span move = m_list.replaces();
  std::size_t begin = m_list.offset();
  while (begin > move.begin && std::string_view("(, ").find(content[begin - 1]) == std::string_view::npos)
    --begin;
  const bool inArguments = begin > move.begin;
  if (inArguments) {
    std::size_t end = m_list.offset();
    while (end < move.end && content[end] != ')' && content[end] != ',') ++end;
    m_list.replace({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    for (NameKind kind : {NameKind::TokenType, NameKind::Zone}) offerNames(kind, frame);
    return;
  }
  offerNames(NameKind::Action, frame);
  for (const NotationForm& form : language::typeOf<language::TestMove>().forms) {
    if (form.text.find('(') == std::string::npos) m_list.addText(form.text, "value", form.doc, frame);
  }
}

void NameCompleter::offerBundles(const Frame& frame) {
  const auto library = bundles::BundleLibrary::forDocument(m_list.analysis().source->path());
  for (const std::string& id : library.ids()) m_list.addText(id, "bundle", "A bundle of the library.", frame);
}

}  // namespace ludo::service
