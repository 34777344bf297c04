// SPDX-License-Identifier: Apache-2.0
#include "random_game.h"

#include <algorithm>

#include "core/compile/compile.h"
#include "core/language/language.h"
#include "core/text/strict_yaml.h"

namespace ludo::testing {

using namespace language;

namespace {

constexpr int deepest = 5;

class Filler {
 public:
  explicit Filler(Rng& rng) : m_rng(rng) {}

  void fill(const Type& type, void* value, int depth) {
    switch (type.kind) {
      case TypeKind::Integer:
        type.setInteger(value, std::clamp(integer(), type.minimum, type.maximum));
        break;
      case TypeKind::Bool:
        type.setBool(value, coin());
        break;
      case TypeKind::Text:
        *type.text(value) = text();
        break;
      case TypeKind::Definition:
      case TypeKind::Reference:
        *type.text(value) = (type.nameKind == NameKind::Binding ? "$" : "") + name();
        break;
      case TypeKind::Enumeration:
        type.setEnum(value, static_cast<int>(m_rng.below(type.values.size())));
        break;
      case TypeKind::Notation:
        fillNotation(type, value);
        break;
      case TypeKind::Optional:
        if (depth < deepest && coin()) fill(type.element(), type.optionalEmplace(value), depth + 1);
        break;
      case TypeKind::List:
      case TypeKind::Map:
        fillMany(type, value, depth);
        break;
      case TypeKind::Record:
        for (const Field& field : type.fields) {
          if (field.required || coin()) fill(field.type(), field.access(value), depth + 1);
        }
        break;
      case TypeKind::Union:
        fillUnion(type, value, depth);
        break;
    }
  }

 private:
  bool coin() { return m_rng.below(2) == 0; }

  std::int64_t integer() {
    switch (m_rng.below(4)) {
      case 0:
        return INT64_MIN + static_cast<std::int64_t>(m_rng.below(3));
      case 1:
        return INT64_MAX - static_cast<std::int64_t>(m_rng.below(3));
      default:
        return m_rng.between(-20, 200);
    }
  }

  std::string name() {
    static const std::string first = "abcXYZ";
    static const std::string rest = "abcXYZ019_-.";
    std::string result(1, first[m_rng.below(first.size())]);
    for (std::uint64_t i = m_rng.below(6); i > 0; --i) result += rest[m_rng.below(rest.size())];
    static const std::string special[] = {"true", "null", "yes", "no", "section", "items", "Infinity"};
    return m_rng.below(8) == 0 ? special[m_rng.below(std::size(special))] : result;
  }

  std::string text() {
    static const std::string pieces[] = {"word", " ",   "\"",   "\\",       "\n",  "\t", "```",  "# ",
                                         "- ",   ": ",  "{$x}", "'",        "é",   "漢", "\x01", "1.",
                                         "*",    "<b>", "|",    "    code", "~~~", "---"};
    std::string result;
    for (std::uint64_t i = m_rng.below(5); i > 0; --i) result += pieces[m_rng.below(std::size(pieces))];
    return result;
  }

  /// One of the forms that the notation's description shows.
  void fillNotation(const Type& type, void* value) {
    const NotationForm& form = type.forms[m_rng.below(type.forms.size())];
    SourceText source("form.yaml", form.text + "\n");
    diagnostics::List ignored;
    text::DataNode data =
        text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, ignored);
    if (data.kind == text::DataKind::Integer) data.integer = integer();
    if (data.kind == text::DataKind::Integer && !type.parse(value, data)) return;
    if (data.kind == text::DataKind::Map && !type.parse(value, data)) return;
    type.parse(value, text::DataNode::ofString(form.text));
  }

  void fillMany(const Type& type, void* value, int depth) {
    const std::uint64_t least = type.oneOrMany ? 1 : 0;
    const std::uint64_t count = depth >= deepest ? least : std::max(least, m_rng.below(4));
    for (std::uint64_t i = 0; i < count; ++i) {
      void* element = type.append(value);
      if (type.kind == TypeKind::Map) {
        // Keys of a mapping are distinct.
        fill(type.key(), type.keyAt(value, i), depth);
        *type.key().text(type.keyAt(value, i)) += std::to_string(i);
      }
      fill(type.element(), element, depth + 1);
    }
  }

  void fillUnion(const Type& type, void* value, int depth) {
    std::size_t choice = 0;
    do {
      choice = m_rng.below(type.alternatives.size());
    } while (
        type.alternatives[choice]().macro ||
        (depth >= deepest && type.alternatives[choice]().kind == TypeKind::Record && isDeep(type, choice)));
    fill(type.alternatives[choice](), type.emplaceAlternative(value, choice), depth + 1);
  }

  /// Whether the alternative must hold further values of a union; each union has some that need not.
  static bool isDeep(const Type& type, std::size_t choice) {
    for (const Field& field : type.alternatives[choice]().fields) {
      const Type& inner = field.type();
      const bool many = inner.kind == TypeKind::List || inner.kind == TypeKind::Optional;
      if (field.required && !many && inner.kind == TypeKind::Union) return true;
      if (field.required && inner.kind == TypeKind::Record) return true;
    }
    return false;
  }

  Rng& m_rng;
};

}  // namespace

GameDef randomGame(Rng& rng) {
  GameDef game;
  Filler(rng).fill(gameDefType(), &game, 0);
  // A specification has the global variables first.
  std::stable_partition(game.variables.begin(), game.variables.end(),
                        [](const VariableDef& variable) { return variable.scope == VariableScope::Global; });
  for (std::size_t i = 0; i < game.variables.size(); ++i) game.variables[i].id.name += std::to_string(i);
  // A field may be a macro, too: a game has what it stands for.
  compile::expandMacros(game);
  return game;
}

}  // namespace ludo::testing
