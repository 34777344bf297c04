// SPDX-License-Identifier: Apache-2.0
#include "tree.h"

#include <algorithm>

#include "bytes.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "dictionary.h"

namespace ludo::fuzz {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

constexpr std::int64_t numbers[] = {0,         1,          -1,         2,         3,         7,
                                    8,         63,         64,         65,        100,       255,
                                    256,       1'000,      65'535,     65'536,    1'000'000, INT32_MAX,
                                    INT32_MIN, UINT32_MAX, 1LL << 32U, INT64_MAX, INT64_MIN, -(1LL << 53U)};

template <typename Node>
void collect(Node& node, std::vector<Node*>& nodes) {
  nodes.push_back(&node);
  for (auto& item : node.items) collect(item, nodes);
  for (auto& entry : node.entries) collect(entry.value, nodes);
}

template <typename List>
auto& oneOf(List& list, Rng& random) {
  return list[random.below(std::size(list))];
}

class Mutation {
 public:
  Mutation(DataNode& root, const DataNode* donor, Rng& random) : m_random(random) {
    collect(root, m_nodes);
    if (donor != nullptr) collect(*donor, m_donated);
  }

  void run() {
    DataNode& node = *oneOf(m_nodes, m_random);
    if (!node.items.empty() && m_random.below(2) == 0) return changeItems(node);
    if (!node.entries.empty() && m_random.below(2) == 0) return changeEntries(node);
    if (node.kind == DataKind::Map && m_random.below(4) == 0) return (void)node.set(key(), part());
    if (node.kind == DataKind::List && m_random.below(4) == 0) return node.items.push_back(part());
    changeValue(node);
  }

 private:
  std::string key() { return oneOf(dictionary().keys, m_random); }

  /// A value from somewhere.
  DataNode part() {
    switch (m_random.below(6)) {
      case 0:
        return DataNode::ofInteger(oneOf(numbers, m_random));
      case 1:
        return DataNode::ofString(oneOf(dictionary().words, m_random));
      case 2:
        return oneOf(dictionary().examples, m_random);
      case 3:
        if (!m_donated.empty()) return *oneOf(m_donated, m_random);
        return DataNode::ofBool(m_random.below(2) == 0);
      default:
        return *oneOf(m_nodes, m_random);
    }
  }

  void changeValue(DataNode& node) {
    switch (m_random.below(8)) {
      case 0:
        return nest(node);
      case 1:
      case 2:
        node = part();
        return;
      default:
        break;
    }
    if (node.kind == DataKind::Integer) {
      const bool near = m_random.below(2) == 0 && node.integer > -1'000'000 && node.integer < 1'000'000;
      node.integer = near ? node.integer + m_random.between(-3, 3) : oneOf(numbers, m_random);
    } else if (node.kind == DataKind::String) {
      changeText(node.text);
    } else {
      node = part();
    }
  }

  void changeText(std::string& text) {
    switch (m_random.below(4)) {
      case 0:
        text = oneOf(dictionary().words, m_random);
        break;
      case 1:
        text = damaged(text, {}, m_random);
        break;
      default: {
        // The name of something else.
        const DataNode& other = *oneOf(m_nodes, m_random);
        text = other.kind == DataKind::String ? other.text : key();
      }
    }
  }

  void nest(DataNode& node) {
    const std::uint64_t depth = m_random.below(16) == 0 ? 1 + m_random.below(300) : 1 + m_random.below(3);
    for (std::uint64_t i = 0; i < depth; ++i) {
      DataNode outer = m_random.below(2) == 0 ? DataNode::list() : DataNode::map();
      if (outer.kind == DataKind::List) {
        outer.items.push_back(std::move(node));
      } else {
        outer.set(key(), std::move(node));
      }
      node = std::move(outer);
    }
  }

  /// How often to double a part; often only when it is small.
  std::size_t repeats(const DataNode& repeated) {
    std::vector<const DataNode*> nodes;
    collect(repeated, nodes);
    return m_random.below(16) == 0 ? 1 + m_random.below(1 + 2'000 / nodes.size()) : 1;
  }

  void changeItems(DataNode& node) {
    std::vector<DataNode>& items = node.items;
    const auto at = static_cast<std::ptrdiff_t>(m_random.below(items.size()));
    switch (m_random.below(4)) {
      case 0:
        items.erase(items.begin() + at);
        break;
      case 1:
        std::swap(items[static_cast<std::size_t>(at)], oneOf(items, m_random));
        break;
      case 2:
        items.insert(items.begin() + at, part());
        break;
      default: {
        const DataNode copy = items[static_cast<std::size_t>(at)];
        items.insert(items.begin() + at, repeats(copy), copy);
      }
    }
  }

  void changeEntries(DataNode& node) {
    std::vector<DataEntry>& entries = node.entries;
    const auto at = static_cast<std::ptrdiff_t>(m_random.below(entries.size()));
    DataEntry& entry = entries[static_cast<std::size_t>(at)];
    switch (m_random.below(4)) {
      case 0:
        entries.erase(entries.begin() + at);
        break;
      case 1:
        std::swap(entry.value, oneOf(entries, m_random).value);
        break;
      case 2:
        entry.key = m_random.below(8) == 0 ? damaged(entry.key, {}, m_random) : key();
        break;
      default: {
        const DataEntry copy = entry;
        for (std::size_t i = repeats(copy.value); i > 0; --i)
          node.set(copy.key + std::to_string(i), copy.value);
      }
    }
  }

  Rng& m_random;
  std::vector<DataNode*> m_nodes;
  std::vector<const DataNode*> m_donated;
};

using Read = DataNode (*)(const SourceText& source, diagnostics::List& diagnostics);

DataNode readJsonText(const SourceText& source, diagnostics::List& diagnostics) {
  return text::readJson(source, diagnostics);
}

DataNode readYamlText(const SourceText& source, diagnostics::List& diagnostics) {
  const Span whole{0, static_cast<std::uint32_t>(source.content().size())};
  return text::readStrictYaml(source, whole, diagnostics);
}

DataNode read(Read reader, std::string_view text) {
  diagnostics::List ignored;
  return reader(SourceText("input", std::string(text)), ignored);
}

/// Null when the bytes are to be changed.
DataNode mutated(Read reader, std::string_view input, std::string_view other, Rng& random) {
  DataNode root = random.below(8) == 0 ? DataNode() : read(reader, input);
  if (root.kind == DataKind::Null) return root;
  const DataNode donor = other.empty() ? DataNode() : read(reader, other);
  mutateTree(root, donor.kind == DataKind::Null ? nullptr : &donor, random);
  return root;
}

}  // namespace

void mutateTree(DataNode& root, const DataNode* donor, Rng& random) {
  for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
    Mutation(root, donor, random).run();
  }
}

std::string mutateJson(std::string_view input, std::string_view other, Rng& random) {
  const DataNode root = mutated(&readJsonText, input, other, random);
  if (root.kind == DataKind::Null) return damaged(input, other, random);
  return random.below(4) == 0 ? text::writeJsonLine(root) : text::writeJson(root);
}

std::string mutateYaml(std::string_view input, std::string_view other, Rng& random) {
  const DataNode root = mutated(&readYamlText, input, other, random);
  if (root.kind == DataKind::Null) return damaged(input, other, random);
  return text::writeYaml(root, random.below(16) == 0 ? static_cast<int>(random.below(4)) : 0);
}

}  // namespace ludo::fuzz
