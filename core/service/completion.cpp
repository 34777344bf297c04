// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>
#include <set>

#include "core/bundles/bundle_library.h"
#include "core/bundles/compose.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/service/binding_type.h"
#include "core/service/cursor_context.h"
#include "core/service/known_names.h"

namespace ludo::service {

using language::BundleUse;
using language::EnumValue;
using language::Field;
using language::NameKind;
using language::RecordForm;
using language::Type;
using language::TypeGetter;
using language::TypeKind;

namespace {

constexpr std::string_view itemsKey = "items";
/// So many of the player selectors are offered behind a zone whose colon is not typed yet.
constexpr std::size_t usualPlayers = 4;

/// Collects what may stand at one cursor.
class Completer {
 public:
  Completer(const Analysis& analysis, const CursorContext& context, std::size_t offset)
      : m_analysis(analysis), m_context(context), m_offset(offset) {}

  std::vector<Completion> run() {
    if (m_context.place == CursorContext::Place::Key)
      completeKey();
    else
      completeValue();
    return std::move(m_found);
  }

 private:
  /// How the text that is inserted has to begin, and how further keys are separated.
  struct Writing {
    std::string prefix;
    std::string separator;  ///< between two keys of one mapping
    bool colon = true;      ///< false: the colon after the key is there already
  };

  const std::vector<KnownName>& names() {
    if (!m_names) m_names = knownNames(m_analysis);
    return *m_names;
  }
  std::size_t columnOf(std::size_t offset) const {
    const SourceText& source = *m_analysis.source;
    return offset - source.lineStart(source.lineOf(offset));
  }
  /// A line break and the indentation of a column.
  static std::string newLine(std::size_t column) { return '\n' + std::string(column, ' '); }

  void add(std::string text, std::string label, std::string kind, std::string detail) {
    m_found.push_back({std::move(text), std::move(label), std::move(kind), std::move(detail), m_replaces});
  }

  // Keys.

  void completeKey() {
    const Level& level = m_context.here();
    const LooseEntry& entry = *level.entry;
    m_replaces = entry.keySpan;
    LooseNode others = *level.node;
    std::erase_if(others.entries, [&](const LooseEntry& other) { return other.keySpan == entry.keySpan; });

    bool inBraces = m_analysis.source->view(level.node->span).starts_with('{');
    Writing writing{"", inBraces ? ", " : newLine(columnOf(entry.keySpan.begin)), !entry.colon};
    if (m_context.levels.size() == 1)
      offerTopKeys(others, writing);
    else if (level.expected.type != nullptr)
      offerKeys(*level.expected.type, others, writing);
  }

  void offerTopKeys(const LooseNode& others, const Writing& writing) {
    if (others.entry("section") == nullptr) {
      for (const Field* field : missingSections()) {
        add("section: \"" + field->name + '"', "section: \"" + field->name + '"', "section", field->doc);
      }
    }
    if (m_context.sectionField == nullptr) return;
    const Type& type = *m_context.here().expected.type;
    if (type.kind != TypeKind::List) {
      offerKeys(type, others, writing);
    } else if (others.entry(itemsKey) == nullptr) {
      add(writing.colon ? "items:\n  - " : "items", "items", "key", m_context.sectionField->doc);
    }
  }

  void offerKeys(const Type& type, const LooseNode& others, const Writing& writing) {
    if (type.kind == TypeKind::List)
      offerKeys(language::stripped(type.element()), others, writing);
    else if (type.kind == TypeKind::Record)
      offerFields(type, others, writing);
    else if (type.kind == TypeKind::Union)
      offerConstructs(type, others, writing);
    else if (type.kind == TypeKind::Map && type.key().kind == TypeKind::Reference)
      offerNamesAsKeys(type.key().nameKind, others, writing);
    else if (type.kind == TypeKind::Map && m_context.here().expected.owner == &language::typeOf<BundleUse>())
      offerBundleParameters(others, writing);
  }

  /// What follows a key that is written out: its colon, and where entries have lines of their own, the
  /// beginning of the first: a dash in a list of mappings, the indentation in a mapping with new names.
  static std::string afterKey(const Field& field, const Writing& writing) {
    if (!writing.colon) return "";
    const Type& type = language::stripped(field.type());
    std::string line = ":" + writing.separator + "  ";
    if (!writing.separator.starts_with('\n')) return ": ";
    if (type.kind == TypeKind::Map && type.key().kind != TypeKind::Reference) return line;
    if (type.kind != TypeKind::List || type.oneOrMany) return ": ";
    const TypeKind element = language::stripped(type.element()).kind;
    return element == TypeKind::Record || element == TypeKind::Union ? line + "- " : ": ";
  }

  void offerFields(const Type& record, const LooseNode& others, const Writing& writing) {
    for (bool required : {true, false}) {
      for (const Field& field : record.fields) {
        if (field.required != required || others.entry(field.name) != nullptr) continue;
        add(writing.prefix + field.name + afterKey(field, writing), field.name, "key",
            required ? field.doc + " Required." : field.doc);
      }
    }
  }

  void offerConstructs(const Type& type, const LooseNode& others, const Writing& writing) {
    if (const Type* chosen = chosenAlternative(type, others)) {
      offerFields(*chosen, others, writing);
      return;
    }
    for (TypeGetter getter : type.alternatives) {
      const Type& record = getter();
      if (record.kind != TypeKind::Record) continue;
      if (record.form == RecordForm::Keyed && others.entries.empty()) {
        std::string text = record.fields.empty() ? record.tag + ": {}" : record.tag + ": ";
        add(writing.prefix + (writing.colon ? text : record.tag), record.tag, "construct", record.doc);
      } else if (couldBecome(record, others)) {
        offerTag(record, others, writing);
      }
    }
  }

  void offerTag(const Type& record, const LooseNode& others, const Writing& writing) {
    auto next = std::find_if(record.fields.begin(), record.fields.end(), [&](const Field& field) {
      return field.required && field.name != record.tagKey && others.entry(field.name) == nullptr;
    });
    std::string further = next == record.fields.end() ? "" : writing.separator + next->name + ": ";
    if (!writing.colon) {
      // Only the key is rewritten: once for all the words it may hold.
      bool offered = std::any_of(m_found.begin(), m_found.end(),
                                 [&](const Completion& c) { return c.text == record.tagKey; });
      if (!offered) add(record.tagKey, record.tagKey, "key", record.doc);
      return;
    }
    for (const EnumValue& word : language::tagWords(record)) {
      std::string text = language::tagText(record, word.name);
      std::string doc = record.form == RecordForm::Valued ? record.doc + ' ' + word.doc : word.doc;
      add(writing.prefix + text + further, text, "construct", doc);
    }
  }

  void offerNamesAsKeys(NameKind kind, const LooseNode& others, const Writing& writing) {
    if (kind == NameKind::Binding) offerParametersAsKeys(others, writing);
    for (const KnownName& known : names()) {
      if (known.kind != kind || others.entry(known.name) != nullptr) continue;
      add(writing.prefix + known.name + (writing.colon ? ": " : ""), known.name,
          std::string(nameKindLabel(kind)), known.doc);
    }
  }

  /// What a definition asks for where it is used.
  void offerParametersAsKeys(const LooseNode& others, const Writing& writing) {
    if (m_context.levels.size() < 2) return;
    const LooseEntry* name = m_context.levels[m_context.levels.size() - 2].node->entry("name");
    if (name == nullptr) return;
    for (const language::FormulaDef& formula : m_analysis.document.definitions) {
      if (formula.id.name != name->value.text) continue;
      for (const language::FormulaParameter& parameter : formula.parameters) {
        if (others.entry(parameter.name.name) != nullptr) continue;
        add(writing.prefix + parameter.name.name + (writing.colon ? ": " : ""), parameter.name.name,
            "parameter",
            language::typeOf<language::ParameterType>().values[static_cast<std::size_t>(parameter.is)].doc);
      }
    }
  }

  /// What the bundle asks for: parameters that have no default first.
  void offerBundleParameters(const LooseNode& others, const Writing& writing) {
    const LooseNode* written = around(language::typeOf<BundleUse>());
    const LooseEntry* use = written != nullptr ? written->entry("use") : nullptr;
    if (use == nullptr) return;
    const auto library = bundles::BundleLibrary::forDocument(m_analysis.source->path());
    for (bool required : {true, false}) {
      for (const language::ParameterDef& parameter : bundles::parametersOf(use->value.text, library)) {
        if (parameter.value.has_value() == required || others.entry(parameter.name.name) != nullptr) continue;
        const Type& kinds = language::typeOf<language::ParameterKind>();
        const std::string& doc = parameter.doc.empty()
                                     ? kinds.values[static_cast<std::size_t>(parameter.kind)].doc
                                     : parameter.doc;
        add(writing.prefix + parameter.name.name + (writing.colon ? ": " : ""), parameter.name.name,
            "parameter", required ? doc + " Required." : doc);
      }
    }
  }

  // Values.

  void completeValue() {
    const Level& level = m_context.here();
    const LooseNode& node = *level.node;
    bool afterQuote = node.quote != '\0' && m_offset > node.span.begin;
    m_inQuotes = afterQuote && (!node.closed || m_offset < node.span.end);
    m_closingQuote = m_inQuotes && !node.closed ? std::string(1, node.quote) : "";
    m_replaces = m_inQuotes ? node.inner() : node.span;
    if (isSectionName()) {
      for (const Field* field : missingSections()) offerText(field->name, "section", field->doc);
    } else if (!level.expected.tagKey.empty()) {
      offerTagWords(level.expected);
    } else if (level.expected.type != nullptr) {
      offerValue(*level.expected.type, node.form, node.lacksDash ? "- " : "");
    }
  }

  bool isSectionName() const {
    return m_context.levels.size() == 2 && m_context.levels.front().entry->key == "section";
  }

  /// Sections that this document lacks, required ones first, and those that may be continued in a new block.
  std::vector<const Field*> missingSections() const {
    std::set<std::string> present;
    for (const text::YamlBlock& block : m_analysis.markdown.blocks) {
      if (block.content != m_context.block) present.insert(block.section);
    }
    std::vector<const Field*> missing;
    std::vector<const Field*> repeatable;
    for (const Field& field : language::specDocumentType().fields) {
      if (!present.contains(field.name))
        missing.push_back(&field);
      else if (language::stripped(field.type()).kind == TypeKind::List)
        repeatable.push_back(&field);
    }
    std::stable_partition(missing.begin(), missing.end(), [](const Field* field) { return field->required; });
    missing.insert(missing.end(), repeatable.begin(), repeatable.end());
    return missing;
  }

  /// Something that is written in quotes.
  void offerText(const std::string& text, std::string kind, std::string detail,
                 const std::string& prefix = "", const std::string& suffix = "") {
    if (m_inQuotes)
      add(text + m_closingQuote, text, std::move(kind), std::move(detail));
    else
      add(prefix + '"' + text + '"' + suffix, text, std::move(kind), std::move(detail));
  }
  void offerPlain(const std::string& text, std::string detail, const std::string& prefix) {
    if (!m_inQuotes) add(prefix + text, text, "value", std::move(detail));
  }

  void offerTagWords(const Expected& expected) {
    const LooseNode& map = *m_context.levels[m_context.levels.size() - 2].node;
    for (TypeGetter getter : expected.type->alternatives) {
      const Type& record = getter();
      if (!couldBecome(record, map) || record.tagKey != expected.tagKey) continue;
      for (const EnumValue& word : language::tagWords(record)) offerText(word.name, "construct", word.doc);
    }
  }

  void offerValue(const Type& type, LooseForm form, const std::string& prefix,
                  const std::string& suffix = "") {
    switch (type.kind) {
      case TypeKind::Bool:
        offerPlain("true", "", prefix);
        offerPlain("false", "", prefix);
        break;
      case TypeKind::Enumeration:
        for (const EnumValue& value : type.values) offerText(value.name, "value", value.doc, prefix, suffix);
        break;
      case TypeKind::Reference:
        offerNames(type.nameKind, prefix, suffix);
        break;
      case TypeKind::Text:
        for (const EnumValue& name : namesMeant()) offerText(name.name, "name", name.doc, prefix, suffix);
        break;
      case TypeKind::Notation:
        offerNotation(type, prefix, suffix);
        break;
      case TypeKind::List:
        offerList(type, form, prefix);
        break;
      case TypeKind::Union:
        offerNamesInUnion(type, prefix, suffix);
        offerMapping(type, form, prefix);
        for (TypeGetter alternative : type.alternatives) {
          const TypeKind kind = alternative().kind;
          if (kind == TypeKind::Bool || kind == TypeKind::Notation)
            offerValue(alternative(), form, prefix, suffix);
        }
        break;
      case TypeKind::Record:
      case TypeKind::Map:
        offerMapping(type, form, prefix);
        break;
      default:
        break;
    }
  }

  /// A mapping where no key of it stands yet: in braces, unless keys may stand on the line.
  void offerMapping(const Type& type, LooseForm form, const std::string& prefix) {
    if (m_inQuotes) return;
    Writing writing{prefix + "{ ", ", "};
    if (form == LooseForm::Line) writing = {prefix, newLine(columnOf(m_replaces.begin) + prefix.size())};
    offerKeys(type, LooseNode{}, writing);
  }

  void offerList(const Type& type, LooseForm form, const std::string& prefix) {
    const Type& element = language::stripped(type.element());
    if (form == LooseForm::Line && !m_inQuotes) {
      offerValue(element, form, prefix + "- ");
      if (type.oneOrMany) offerValue(element, form, prefix);
      return;
    }
    if (type.oneOrMany) offerValue(element, form, prefix);
    if (m_inQuotes) return;
    bool isScalar = element.kind == TypeKind::Reference || element.kind == TypeKind::Notation ||
                    element.kind == TypeKind::Enumeration ||
                    (element.kind == TypeKind::Text && !namesMeant().empty());
    if (isScalar) {
      offerValue(element, form, prefix + '[', "]");
    } else if (form == LooseForm::Flow) {
      offerValue(element, form, prefix + '[');
    } else {
      std::size_t column = columnOf(m_context.levels[m_context.levels.size() - 2].entry->keySpan.begin);
      add(newLine(column + 2) + "- ", "-", "value", "A list, each entry on a line of its own.");
    }
  }

  void offerNamesInUnion(const Type& type, const std::string& prefix, const std::string& suffix) {
    for (TypeGetter getter : type.alternatives) {
      if (getter().kind != TypeKind::Text) continue;
      // A quoted text may name a binding or a constant.
      offerNames(NameKind::Binding, prefix, suffix);
      offerNames(NameKind::Constant, prefix, suffix);
    }
  }

  void offerNames(NameKind kind, const std::string& prefix, const std::string& suffix) {
    if (kind == NameKind::Binding) {
      offerBindings(prefix, suffix);
      return;
    }
    std::optional<bool> perPlayer = kind == NameKind::Variable ? scopeOfVariable() : std::nullopt;
    for (const KnownName& known : names()) {
      if (known.kind != kind || (perPlayer && known.perPlayer != *perPlayer)) continue;
      offerText(known.name, std::string(nameKindLabel(kind)), known.doc, prefix, suffix);
    }
  }

  /// The innermost mapping around the cursor that is of this type; null when there is none.
  const LooseNode* around(const Type& record) const {
    for (auto level = m_context.levels.rbegin(); level != m_context.levels.rend(); ++level) {
      if (level->expected.type == &record && level->node->kind == LooseKind::Map) return level->node;
    }
    return nullptr;
  }

  /// The names that a text at the cursor has to be one of; none where any text will do.
  std::vector<EnumValue> namesMeant() {
    const Expected& expected = m_context.here().expected;
    if (expected.owner == &language::typeOf<language::BoardLook>()) return boardNames();
    if (expected.owner == &language::typeOf<language::GraphEdge>() && expected.field->name != "label")
      return graphNodes();
    const bool isSpace = expected.owner == &language::typeOf<language::BoardRegion>() ||
                         (expected.owner == &language::typeOf<language::BoardDef>());
    return isSpace ? spacesOfBoard() : std::vector<EnumValue>();
  }
  std::vector<EnumValue> boardNames() {
    std::vector<EnumValue> boards;
    for (const KnownName& known : names()) {
      if (known.kind == NameKind::Board) boards.push_back({known.name, known.doc});
    }
    return boards;
  }
  std::vector<EnumValue> graphNodes() const {
    std::vector<EnumValue> found;
    const LooseNode* graph = around(language::typeOf<language::GraphShape>());
    const LooseEntry* nodes = graph != nullptr ? graph->entry("nodes") : nullptr;
    if (nodes == nullptr) return found;
    for (const LooseNode& node : nodes->value.items) {
      const LooseEntry* id = node.entry("id");
      if (id != nullptr && !id->value.text.empty())
        found.push_back({id->value.text, language::typeOf<language::GraphNode>().doc});
    }
    return found;
  }
  std::vector<EnumValue> spacesOfBoard() {
    std::vector<EnumValue> spaces;
    const LooseNode* board = around(language::typeOf<language::BoardDef>());
    const LooseEntry* id = board != nullptr ? board->entry("id") : nullptr;
    if (id == nullptr || id->value.text.empty()) return spaces;
    for (const KnownName& known : names()) {
      if (known.kind == NameKind::Zone && known.board == id->value.text)
        spaces.push_back({known.name, known.doc});
    }
    return spaces;
  }

  /// Whether the mapping around the cursor speaks of players' variables or of global ones.
  std::optional<bool> scopeOfVariable() const {
    const Type* owner = m_context.here().expected.owner;
    if (owner == &language::typeOf<language::GlobalVariableValue>()) return false;
    if (owner == &language::typeOf<language::PlayerVariableValue>()) return true;
    const LooseEntry* scope = m_context.levels[m_context.levels.size() - 2].node->entry("scope");
    if (scope == nullptr || scope->value.text.empty()) return std::nullopt;
    return scope->value.text == "pvar";
  }

  void offerBindings(const std::string& prefix, const std::string& suffix) {
    std::vector<BoundName> bindings = bindingsAt(m_context, m_offset);
    const ValueType wanted = wantedType(m_context);
    const bool wantsList = m_context.here().expected.owner == &language::typeOf<language::BindingQuery>();
    // Those bound last are the likeliest.
    for (auto binding = bindings.rbegin(); binding != bindings.rend(); ++binding) {
      const bool fits =
          wanted == ValueType::Any || binding->type == ValueType::Any || binding->type == wanted;
      if (!fits || binding->isList != wantsList) continue;
      offerText(binding->name, "binding", binding->doc, prefix, suffix);
    }
  }

  void offerNotation(const Type& type, const std::string& prefix, const std::string& suffix) {
    if (&type == &language::typeOf<language::ZoneSelector>()) {
      offerZones(prefix, suffix, "", "", true);
    } else if (&type == &language::typeOf<language::RegionSelector>()) {
      offerRegions(prefix, suffix);
    } else if (&type == &language::typeOf<language::TokenSelector>()) {
      offerTokens(prefix, suffix);
    } else if (&type == &language::typeOf<language::PlayerSelector>()) {
      offerPlayers(prefix, suffix);
    } else if (&type == &language::typeOf<language::DirectionSelector>()) {
      offerNames(NameKind::DirectionSet, prefix, suffix);
      offerBindings(prefix, suffix);
    } else if (&type == &language::typeOf<language::Number>()) {
      offerNames(NameKind::Constant, prefix, suffix);
    } else if (&type == &language::typeOf<language::TestMove>()) {
      offerMoves(prefix, suffix);
    } else if (&type == &language::typeOf<language::BundleName>()) {
      const auto library = bundles::BundleLibrary::forDocument(m_analysis.source->path());
      for (const std::string& id : library.ids())
        offerText(id, "bundle", "A bundle of the library.", prefix, suffix);
    } else {
      for (const language::NotationForm& form : type.forms) {
        bool isText = std::isalpha(static_cast<unsigned char>(form.text[0])) != 0;
        if (isText)
          offerText(form.text, "value", form.doc, prefix, suffix);
        else
          offerPlain(form.text, form.doc, prefix);
      }
    }
  }

  /// Before the parenthesis the name of a move, after it what its arguments may name.
  void offerMoves(const std::string& prefix, const std::string& suffix) {
    const std::string& content = m_analysis.source->content();
    std::size_t begin = m_offset;
    while (begin > m_replaces.begin && content[begin - 1] != '(' && content[begin - 1] != ',' &&
           content[begin - 1] != ' ')
      --begin;
    const bool arguments = begin > m_replaces.begin;
    if (arguments) {
      std::size_t end = m_offset;
      while (end < m_replaces.end && content[end] != ')' && content[end] != ',') ++end;
      m_replaces = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
      m_closingQuote.clear();
      for (NameKind kind : {NameKind::TokenType, NameKind::Zone}) offerNames(kind, prefix, suffix);
      return;
    }
    offerNames(NameKind::Action, prefix, suffix);
    for (const language::NotationForm& form : language::typeOf<language::TestMove>().forms) {
      if (form.text.find('(') == std::string::npos) offerText(form.text, "value", form.doc, prefix, suffix);
    }
  }

  /// The forms of a player selector that are words of the language, not examples.
  static std::vector<EnumValue> playerWords() {
    std::vector<EnumValue> words;
    for (const language::NotationForm& form : language::typeOf<language::PlayerSelector>().forms) {
      if (std::isalpha(static_cast<unsigned char>(form.text[0])) != 0) words.push_back({form.text, form.doc});
    }
    return words;
  }

  void offerPlayers(const std::string& prefix, const std::string& suffix) {
    for (const EnumValue& word : playerWords()) offerText(word.name, "player", word.doc, prefix, suffix);
    offerBindings(prefix, suffix);
    std::int64_t seats = std::clamp<std::int64_t>(m_analysis.document.metadata.players.max.literal, 0, 16);
    for (std::int64_t seat = 0; seat < seats; ++seat) {
      offerText(std::to_string(seat), "player", "The player in seat " + std::to_string(seat) + '.', prefix,
                suffix);
    }
  }

  /// Zones as `before` zone `after`; those of boards only where `boards`.
  void offerZones(const std::string& prefix, const std::string& suffix, const std::string& before,
                  const std::string& after, bool boards) {
    if (before.empty()) offerBindings(prefix, suffix);
    for (const KnownName& known : names()) {
      if (known.kind != NameKind::Zone || (!boards && !known.board.empty())) continue;
      if (!known.perPlayer) {
        offerText(before + known.name + after, "zone", known.doc, prefix, suffix);
        continue;
      }
      bool chosen = m_context.here().node->text.find(known.name + ':') != std::string::npos;
      std::vector<EnumValue> players = playerWords();
      if (!chosen) players.resize(std::min(players.size(), usualPlayers));
      for (const EnumValue& player : players) {
        offerText(before + known.name + ':' + player.name + after, "zone", known.doc + ". " + player.doc,
                  prefix, suffix);
      }
    }
  }

  /// Parts of other players only once a colon asks for them.
  void offerRegions(const std::string& prefix, const std::string& suffix) {
    for (const KnownName& known : names()) {
      if (known.kind != NameKind::Region) continue;
      offerText(known.name, "region", known.doc, prefix, suffix);
      if (!known.perPlayer || !m_context.here().node->text.starts_with(known.name + ':')) continue;
      for (const EnumValue& player : playerWords()) {
        const bool several = player.name == "all" || player.name == "allOther";
        if (!several)
          offerText(known.name + ':' + player.name, "region", known.doc + ". " + player.doc, prefix, suffix);
      }
    }
  }

  void offerTokens(const std::string& prefix, const std::string& suffix) {
    offerBindings(prefix, suffix);
    for (const char* end : {"top(", "bottom("}) {
      // A board has many spaces: they are listed once it is clear which end is meant.
      bool begun = m_context.here().node->text.starts_with(end);
      offerZones(prefix, suffix, end, ")", begun);
    }
  }

  const Analysis& m_analysis;
  const CursorContext& m_context;
  std::size_t m_offset;
  Span m_replaces;
  bool m_inQuotes = false;
  std::string m_closingQuote;
  std::optional<std::vector<KnownName>> m_names;
  std::vector<Completion> m_found;
};

}  // namespace

std::vector<Completion> completionsAt(const Analysis& analysis, std::size_t offset) {
  std::optional<CursorContext> context = contextAt(analysis, offset);
  if (!context) return {};
  return Completer(analysis, *context, offset).run();
}

}  // namespace ludo::service
