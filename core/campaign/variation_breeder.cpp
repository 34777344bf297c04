// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/variation_breeder.h"

#include <map>
#include <mutex>

#include "core/base/hash.h"
#include "core/generate/learn.h"
#include "core/variation/child.h"

namespace ludo::campaign {
namespace {

/// Elites are bred from again and again, and reading one takes longer than changing it.
constexpr std::size_t mostKept = 64;

SourcePtr sourceOf(const std::string& path, const std::string& text) {
  return std::make_shared<const SourceText>(path, text, path);
}

}  // namespace

/// The model, and the parents that were read lately.
class VariationBreeder::Known {
 public:
  explicit Known(std::span<const FirstGame> games) {
    for (const FirstGame& game : games) {
      diagnostics::List told;
      std::optional<generate::WrittenGame> written = generate::readGame(sourceOf(game.path, game.text), told);
      if (written) generate::learn(generate::choicesOf(*written), m_model);
    }
  }

  const generate::TreeModel& model() const { return m_model; }

  /// Null when the text is no game.
  variation::ParentPtr parent(const std::string& path, const std::string& text) {
    const std::uint64_t key = combine(stableHash(path), stableHash(text));
    {
      const std::scoped_lock lock(m_mutex);
      if (const auto found = m_parents.find(key); found != m_parents.end()) return found->second;
    }
    diagnostics::List told;
    variation::ParentPtr parent = variation::Parent::read(sourceOf(path, text), told);
    const std::scoped_lock lock(m_mutex);
    if (m_parents.size() >= mostKept) m_parents.clear();
    m_parents.emplace(key, parent);
    return parent;
  }

 private:
  generate::TreeModel m_model;
  std::mutex m_mutex;
  std::map<std::uint64_t, variation::ParentPtr> m_parents;
};

VariationBreeder::VariationBreeder(std::span<const FirstGame> games)
    : m_known(std::make_unique<Known>(games)) {}

VariationBreeder::~VariationBreeder() = default;

const std::vector<OperatorInfo>& VariationBreeder::allOperators() {
  static const std::vector<OperatorInfo> all = [] {
    std::vector<OperatorInfo> infos;
    for (const auto& each : variation::operators())
      infos.push_back(
          {std::string(each->name()), std::string(each->doc()), each->needsMate() ? std::size_t{2} : 1});
    return infos;
  }();
  return all;
}

Result<Child> VariationBreeder::breed(std::size_t operatorIndex, const Parents& parents,
                                      std::uint64_t seed) const {
  const variation::Operator& by = *variation::operators()[operatorIndex];
  const variation::ParentPtr parent = m_known->parent(parents.path, parents.texts.front());
  const variation::ParentPtr mate =
      by.needsMate() ? m_known->parent(parents.path, parents.texts.back()) : nullptr;
  if (parent == nullptr || (by.needsMate() && mate == nullptr))
    return Failure{"a parent cannot be read from where the first one lies"};
  std::optional<variation::Child> child =
      variation::makeChild(*parent, mate.get(), by, seed, &m_known->model());
  if (!child) return Failure{"there is nothing in it to change so"};
  return Child{variation::withoutBrokenTests(child->text, parents.path), child->summary};
}

}  // namespace ludo::campaign
