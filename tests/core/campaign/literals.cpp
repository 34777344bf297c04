// SPDX-License-Identifier: Apache-2.0
#include "literals.h"

#include <algorithm>
#include <array>

#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/language/union_forms.h"

namespace ludo::campaign {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What says how a game looks, is called or is tested decides nothing of how it is played.
constexpr std::array<std::string_view, 3> asides = {"metadata", "rendering", "tests"};

class Collector {
 public:
  std::vector<Literal> take() { return std::move(m_literals); }

  void addSection(const Type& section, const DataNode& root, const std::string& name) {
    for (const DataEntry& entry : root.entries) {
      const std::string path = name + "." + entry.key;
      if (section.kind == TypeKind::List) {
        if (entry.key == "items") add(section, entry.value, path);
      } else if (section.kind == TypeKind::Map) {
        add(section.element(), entry.value, path);
      } else if (const Field* field = section.field(entry.key)) {
        add(field->type(), entry.value, path);
      }
    }
  }

 private:
  void add(const Type& wanted, const DataNode& node, const std::string& path) {
    const Type& type = language::stripped(wanted);
    const bool isNumber =
        node.kind == DataKind::Integer && (type.kind == TypeKind::Integer || type.kind == TypeKind::Notation);
    const bool isWord = node.kind == DataKind::String && type.kind == TypeKind::Enumeration;
    if (isNumber || isWord) {
      m_literals.push_back({&node, &type, path});
    } else if (type.kind == TypeKind::List) {
      addList(type, node, path);
    } else if (type.kind == TypeKind::Map) {
      for (const DataEntry& entry : node.entries) add(type.element(), entry.value, path + "." + entry.key);
    } else if (type.kind == TypeKind::Record) {
      addRecord(type, node, path);
    } else if (type.kind == TypeKind::Union) {
      addMember(type, node, path);
    }
  }

  void addList(const Type& type, const DataNode& node, const std::string& path) {
    if (node.kind != DataKind::List) return add(type.element(), node, path);
    for (std::size_t i = 0; i < node.items.size(); ++i)
      add(type.element(), node.items[i], path + "[" + std::to_string(i) + "]");
  }

  void addRecord(const Type& type, const DataNode& node, const std::string& path) {
    for (const DataEntry& entry : node.entries) {
      if (const Field* field = type.field(entry.key)) add(field->type(), entry.value, path + "." + entry.key);
    }
  }

  void addMember(const Type& type, const DataNode& node, const std::string& path) {
    for (const language::TypeGetter getter : type.alternatives) {
      const Type& member = getter();
      if (node.kind == DataKind::Integer && member.kind == TypeKind::Integer) return add(member, node, path);
      if (member.kind != TypeKind::Record || !language::matches(member, node)) continue;
      if (member.form != RecordForm::Keyed) return addRecord(member, node, path);
      return addRecord(member, node.entries.front().value, path + "." + member.tag);
    }
  }

  std::vector<Literal> m_literals;
};

}  // namespace

std::vector<Literal> literalsOf(const text::MarkdownDocument& document) {
  Collector collector;
  for (const text::YamlBlock& block : document.blocks) {
    const Field* section = language::specDocumentType().field(block.section);
    if (section == nullptr || std::ranges::find(asides, block.section) != asides.end()) continue;
    collector.addSection(language::stripped(section->type()), block.root, block.section);
  }
  return collector.take();
}

}  // namespace ludo::campaign
