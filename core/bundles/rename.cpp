// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/rename.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::bundles {

using namespace language;

namespace {

/// These belong to what they stand in, and cannot collide.
bool keepsItsName(NameKind kind) {
  return kind == NameKind::Binding || kind == NameKind::Direction || kind == NameKind::DirectionSet;
}

}  // namespace

Renaming::Renaming(SpecDocument& document, std::string prefix)
    : m_document(document), m_prefix(std::move(prefix)) {
  walk(specDocumentType(), &m_document, [this](const Type& type, void* value, const Path&) {
    if (&type == &typeOf<BundleDef>()) return false;
    if (type.kind == TypeKind::Definition) m_own.insert({type.nameKind, *type.text(value)});
    return true;
  });
  for (const BoardDef& board : m_document.boards) m_boards.insert(board.id.name);
}

void Renaming::bind(const ParameterDef& parameter, const std::string& name) {
  m_bound[{nameKindOf(parameter.kind), parameter.name.name}] = name;
}

void Renaming::addRequired(const std::string& id, const std::string& prefix) {
  m_required[id + '.'] = prefix + '.';
}

bool Renaming::isOfOwnBoard(const std::string& name) const {
  return std::ranges::any_of(m_boards, [&](const std::string& board) {
    return name == board || name.starts_with(board + '_') || name.starts_with(board + '.');
  });
}

std::optional<std::string> Renaming::renamed(NameKind kind, const std::string& name) const {
  if (auto bound = m_bound.find({kind, name}); bound != m_bound.end()) return bound->second;
  if (keepsItsName(kind)) return name;
  const bool isOwn = m_own.contains({kind, name});
  if (kind == NameKind::Property) return isOwn ? std::optional(name) : std::nullopt;
  const bool placed = kind == NameKind::Zone || kind == NameKind::Region;
  if (isOwn || (placed && isOfOwnBoard(name))) return own(name);
  for (const auto& [id, prefix] : m_required) {
    if (name.starts_with(id)) return prefix + name.substr(id.size());
  }
  return std::nullopt;
}

void Renaming::renameText(std::string& text) const {
  if (text.starts_with('$')) return;
  // A text where a value is needed may be a constant, or the id of a token type to compare with.
  for (NameKind kind : {NameKind::Constant, NameKind::TokenType}) {
    if (!m_own.contains({kind, text}) && !m_bound.contains({kind, text})) continue;
    text = *renamed(kind, text);
    return;
  }
}

// A board's own spaces are named by the board; a region of its shape, such as "corners", is not.
void Renaming::renameSpace(std::string& space) const {
  if (isOfOwnBoard(space)) space = own(space);
}

void Renaming::renameTexts(const Type& type, void* value) {
  if (&type == &typeOf<ValueExpr>()) {
    auto* text = std::get_if<std::string>(&static_cast<ValueExpr*>(value)->node);
    if (text != nullptr) renameText(*text);
  } else if (&type == &typeOf<EnumsQuery>()) {
    for (std::string& text : static_cast<EnumsQuery*>(value)->values) renameText(text);
  } else if (&type == &typeOf<EndDef>()) {
    std::string& id = static_cast<EndDef*>(value)->id;
    if (!id.empty()) id = own(id);
  } else if (&type == &typeOf<BoardLook>()) {
    std::string& board = static_cast<BoardLook*>(value)->board;
    if (m_boards.contains(board)) board = own(board);
  } else if (&type == &typeOf<BoardDef>()) {
    for (std::string& cell : static_cast<BoardDef*>(value)->remove) renameSpace(cell);
  } else if (&type == &typeOf<BoardRegion>()) {
    auto& region = *static_cast<BoardRegion*>(value);
    for (std::string& cell : region.cells) renameSpace(cell);
    for (std::vector<std::string>& cells : region.perSeat) {
      for (std::string& cell : cells) renameSpace(cell);
    }
  } else if (&type == &typeOf<BoardLines>()) {
    for (std::vector<std::string>& line : static_cast<BoardLines*>(value)->lines) {
      for (std::string& cell : line) renameSpace(cell);
    }
  }
}

std::vector<std::string> Renaming::known(NameKind kind) const {
  std::vector<std::string> names;
  for (const auto& [key, bound] : m_bound) {
    if (key.first == kind) names.push_back(key.second);
  }
  for (const Key& key : m_own) {
    if (key.first == kind) names.push_back(key.second);
  }
  return names;
}

void Renaming::run(diagnostics::List& diagnostics) {
  walk(specDocumentType(), &m_document, [&](const Type& type, void* value, const Path& path) {
    if (&type == &typeOf<BundleDef>()) return false;
    renameTexts(type, value);
    if (type.kind == TypeKind::Definition && !keepsItsName(type.nameKind) &&
        type.nameKind != NameKind::Property)
      *type.text(value) = own(*type.text(value));
    if (type.kind != TypeKind::Reference || type.text(value)->empty()) return true;
    std::string& name = *type.text(value);
    if (std::optional<std::string> found = renamed(type.nameKind, name)) {
      name = std::move(*found);
      return true;
    }
    const std::string label(nameKindLabel(type.nameKind));
    auto& diagnostic = report(diagnostics, diagnostics::kinds::UnknownName, *type.nameSpan(value),
                              path.text(), "There is no " + label + " called \"" + name + "\" in the bundle");
    std::vector<std::string> names = known(type.nameKind);
    if (auto best = nearest(name, names)) {
      diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    } else {
      diagnostic.suggestion = "Define it in the bundle, or make it a parameter that the game binds";
    }
    diagnostic.alternatives = std::move(names);
    return true;
  });
}

}  // namespace ludo::bundles
