// SPDX-License-Identifier: Apache-2.0
#include "core/generate/tree_model.h"

#include <numeric>

#include "core/text/json_data.h"

namespace ludo::generate {

using text::DataKind;
using text::DataNode;

void TreeModel::add(const Decision& decision, const std::string& outcome, std::uint64_t times) {
  Branch* branch = &m_roots[decision.what];
  branch->counts[outcome] += times;
  for (const std::string& part : decision.context) {
    branch = &branch->further[part];
    branch->counts[outcome] += times;
  }
}

/// Of n choices with t different outcomes, s t / (n + s t) goes to what the wider context says. Games are
/// few: `leaning` is what does best for games of the samples that were left out, and flat from 6 to 12.
void TreeModel::lean(const Branch* branch, const Branch* own, const Decision& decision,
                     const std::vector<std::size_t>& weights, std::vector<double>& probabilities) {
  std::uint64_t seen = 0;
  std::uint64_t kinds = 0;
  std::vector<std::uint64_t> counts(weights.size(), 0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    for (const Branch* each : {branch, own}) {
      if (each == nullptr || weights[i] == 0) continue;
      const auto found = each->counts.find(decision.outcomes[i]);
      if (found != each->counts.end()) counts[i] += found->second;
    }
    seen += counts[i];
    kinds += counts[i] > 0 ? 1 : 0;
  }
  if (kinds == 0) return;
  constexpr double leaning = 8;
  const double above = leaning * static_cast<double>(kinds);
  const double all = static_cast<double>(seen) + above;
  for (std::size_t i = 0; i < weights.size(); ++i)
    probabilities[i] = (static_cast<double>(counts[i]) + above * probabilities[i]) / all;
}

const TreeModel::Branch* TreeModel::find(const Branches& branches, const std::string& name) {
  const auto found = branches.find(name);
  return found == branches.end() ? nullptr : &found->second;
}

std::vector<double> TreeModel::probabilities(const Decision& decision,
                                             const std::vector<std::size_t>& weights,
                                             const TreeModel* own) const {
  const auto sum = static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::size_t{0}));
  std::vector<double> result(weights.size(), 0.0);
  for (std::size_t i = 0; i < weights.size(); ++i) result[i] = static_cast<double>(weights[i]) / sum;
  const Branch* branch = find(m_roots, decision.what);
  const Branch* ownBranch = own == nullptr ? nullptr : find(own->m_roots, decision.what);
  lean(branch, ownBranch, decision, weights, result);
  for (const std::string& part : decision.context) {
    if (branch != nullptr) branch = find(branch->further, part);
    if (ownBranch != nullptr) ownBranch = find(ownBranch->further, part);
    if (branch == nullptr && ownBranch == nullptr) break;
    lean(branch, ownBranch, decision, weights, result);
  }
  return result;
}

DataNode TreeModel::write(const Branch& branch) {
  DataNode data = DataNode::map();
  DataNode counts = DataNode::map();
  for (const auto& [outcome, count] : branch.counts)
    counts.set(outcome, DataNode::ofInteger(static_cast<std::int64_t>(count)));
  data.set("counts", std::move(counts));
  if (branch.further.empty()) return data;
  DataNode further = DataNode::map();
  for (const auto& [part, inner] : branch.further) further.set(part, write(inner));
  data.set("in", std::move(further));
  return data;
}

DataNode TreeModel::write() const {
  DataNode tree = DataNode::map();
  for (const auto& [what, branch] : m_roots) tree.set(what, write(branch));
  DataNode data = DataNode::map();
  data.set("tree", std::move(tree));
  return data;
}

bool TreeModel::read(const DataNode& data, Branch& branch) {
  const DataNode* counts = data.find("counts");
  if (counts == nullptr || counts->kind != DataKind::Map) return false;
  for (const text::DataEntry& entry : counts->entries) {
    constexpr std::int64_t most = 1'000'000'000'000;
    if (entry.value.kind != DataKind::Integer || entry.value.integer < 1 || entry.value.integer > most)
      return false;
    branch.counts[entry.key] = static_cast<std::uint64_t>(entry.value.integer);
  }
  const DataNode* further = data.find("in");
  if (further == nullptr) return true;
  for (const text::DataEntry& entry : further->entries) {
    if (!read(entry.value, branch.further[entry.key])) return false;
  }
  return further->kind == DataKind::Map;
}

Result<TreeModel> TreeModel::read(const SourceText& json) {
  diagnostics::List told;
  const DataNode data = text::readJson(json, told);
  if (diagnostics::hasErrors(told))
    return Failure{json.name() + ":" + std::to_string(json.lineOf(told.front().span.begin)) + ": " +
                   told.front().message};
  const DataNode* tree = data.find("tree");
  if (tree == nullptr || tree->kind != DataKind::Map)
    return Failure{json.name() + ": this is no model: it has no \"tree\""};
  TreeModel model;
  for (const text::DataEntry& entry : tree->entries) {
    if (!read(entry.value, model.m_roots[entry.key]))
      return Failure{json.name() + ":" + std::to_string(json.lineOf(entry.value.span.begin)) + ": below \"" +
                     entry.key +
                     "\" there are no counts, or counts that are not whole numbers of 1 and more"};
  }
  return model;
}

}  // namespace ludo::generate
