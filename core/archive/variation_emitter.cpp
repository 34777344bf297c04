// SPDX-License-Identifier: Apache-2.0
#include "core/archive/variation_emitter.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/archive/deviates.h"
#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

class VariationEmitter final : public Emitter {
 public:
  VariationEmitter(VariationSettings settings, std::uint64_t seed)
      : m_settings(std::move(settings)), m_rng(seed) {}

  std::vector<Proposal> ask(const Archive& archive) override {
    std::vector<Proposal> proposals(m_settings.batch);
    for (Proposal& proposal : proposals) {
      proposal.solution = m_settings.start;
      if (archive.size() > 0 && archive.solutionLength() == m_settings.start.size())
        inherit(archive, proposal);
      addNoise(proposal.solution);
      clip(m_settings.bounds, proposal.solution);
    }
    return proposals;
  }

  void tell(const Archive& /*archive*/, std::span<const Candidate> /*candidates*/,
            std::span<const Addition> /*additions*/) override {}

  EmitterState state() const override { return {m_rng, std::nullopt, std::nullopt, 0}; }
  Result<Done> restore(EmitterState state) override {
    if (state.strategy) return Failure{"the state is of an emitter that adapts a distribution"};
    m_rng = state.rng;
    return Done{};
  }

 private:
  void inherit(const Archive& archive, Proposal& proposal) {
    const Candidate& parent = archive.member(m_rng.below(archive.size()));
    proposal.solution = parent.solution;
    proposal.parents = {parent.id};
    if (m_settings.lineSigma == 0) return;
    const Candidate& other = archive.member(m_rng.below(archive.size()));
    const double share = m_settings.lineSigma * normal(m_rng);
    for (std::size_t i = 0; i < parent.solution.size(); ++i)
      proposal.solution[i] += share * (other.solution[i] - parent.solution[i]);
    if (other.id != parent.id) proposal.parents.push_back(other.id);
  }

  void addNoise(std::vector<double>& solution) {
    m_noise.resize(solution.size());
    drawNormal(m_rng, m_noise);
    for (std::size_t i = 0; i < solution.size(); ++i) solution[i] += m_settings.sigma * m_noise[i];
  }

  VariationSettings m_settings;
  Rng m_rng;
  std::vector<double> m_noise;
};

std::optional<std::string> mistake(const VariationSettings& settings) {
  if (settings.start.empty()) return "a solution needs at least one number";
  if (settings.start.size() > maximumLength) return "a solution has more than 100,000 numbers";
  if (!std::ranges::all_of(settings.start, usable)) return "the start is not made of finite numbers";
  if (settings.batch == 0 || settings.batch > maximumBatch) return "a batch has 1 to 100,000 solutions";
  if (!usable(settings.sigma) || settings.sigma < 0) return "the sigma of noise is a number from 0";
  if (!usable(settings.lineSigma) || settings.lineSigma < 0) return "the sigma of lines is a number from 0";
  return boundsMistake(settings.bounds, settings.start.size());
}

}  // namespace

VariationSettings VariationSettings::gaussian(std::vector<double> start, double sigma) {
  return {.start = std::move(start), .sigma = sigma, .bounds = {}};
}

VariationSettings VariationSettings::isoLine(std::vector<double> start, double sigma, double lineSigma) {
  return {.start = std::move(start), .sigma = sigma, .lineSigma = lineSigma, .bounds = {}};
}

Result<std::unique_ptr<Emitter>> makeVariationEmitter(VariationSettings settings, std::uint64_t seed) {
  if (const auto wrong = mistake(settings)) return Failure{*wrong};
  return std::unique_ptr<Emitter>(std::make_unique<VariationEmitter>(std::move(settings), seed));
}

}  // namespace ludo::archive
