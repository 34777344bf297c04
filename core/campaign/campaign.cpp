// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/campaign.h"

#include <algorithm>
#include <chrono>
#include <deque>

#include "core/base/hash.h"
#include "core/campaign/candidate_run.h"
#include "core/campaign/local_workforce.h"
#include "core/language/write.h"
#include "core/sim/digits.h"
#include "core/text/json_data.h"

namespace ludo::campaign {

Store::Identity identityOf(const CampaignFile& file, const std::vector<FirstGame>& games,
                           const Breeder& breeder, const std::string& version) {
  const Settings& settings = file.settings;
  text::DataNode written = language::writeValue(settingsType(), &settings);
  std::erase_if(written.entries, [](const text::DataEntry& entry) {
    return entry.key == "candidates" || entry.key == "minutes" || entry.key == "threads";
  });
  Store::Identity identity{{"program", version}};
  // Each setting by itself, so that a message can name the one that differs.
  for (const text::DataEntry& entry : written.entries)
    identity.push_back({entry.key, text::writeJsonLine(entry.value)});
  for (std::size_t i = 0; i < games.size(); ++i)
    identity.push_back({"text of " + settings.games[i], sim::hashText(stableHash(games[i].text))});
  std::string operators;
  for (const std::string& name : namesOf(breeder.operators()))
    operators += (operators.empty() ? "" : ", ") + name;
  identity.push_back({knownOperators, operators});
  identity.push_back({campaignFileSetting, file.source->content(), true});
  for (std::size_t i = 0; i < games.size(); ++i) {
    identity.push_back({gamePathSetting(i), games[i].path, true});
    identity.push_back({gameSetting(i), games[i].text, true});
  }
  return identity;
}

Result<Campaign> Campaign::make(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games,
                                Store& store) {
  auto population = Population::make(plan, games.size(), chosenOperators(plan.settings(), breeder));
  if (!population) return Failure{population.failure()};
  return Campaign(plan, breeder, games, store, std::move(*population));
}

Campaign::Campaign(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games,
                   Store& store, Population population)
    : m_plan(plan), m_breeder(breeder), m_games(games), m_store(store), m_population(std::move(population)) {}

/// One call of run().
class Campaign::Run {
 public:
  Run(Campaign& campaign, Workforce& workforce, const RunOptions& options,
      const std::function<void(const Progress&)>& progress, const std::stop_token& stop)
      : m_campaign(campaign),
        m_options(options),
        m_progress(progress),
        m_stop(stop),
        m_candidates(campaign.m_plan, campaign.m_breeder, campaign.m_games, campaign.m_store, workforce),
        m_taken(campaign.m_store.rounds()),
        m_before(campaign.m_store.candidates()) {}

  RunEnd all() {
    for (;;) {
      while (m_open.size() < roundsUnderWay(m_finished) && wantsMore())
        m_open.push_back(m_candidates.begin(population().propose()));
      if (m_open.empty()) {
        showWhatWaits();
        return RunEnd::complete;
      }
      if (const auto end = waitForFront()) {
        showWhatWaits();
        return *end;
      }
      finishFront();
      tell(true);
    }
  }

 private:
  using Clock = std::chrono::steady_clock;

  /// What was done by hand since the last round was over is seen in the store at once, and taken in when the
  /// campaign goes on.
  void showWhatWaits() {
    Store& store = m_campaign.m_store;
    if (store.failure() || m_finished == 0 || m_finished < m_taken) return;
    const std::vector<Intervention> waiting = store.interventionsWaiting();
    if (waiting.empty()) return;
    population().intervene(waiting, store.measuredBefore(m_finished, measures(), SinceThen::byHand));
    settle();
    store.addRound(population().record(m_finished - 1), population().elites(),
                   population().archive().boundaries());
  }

  Population& population() { return m_campaign.m_population; }

  bool wantsMore() {
    const std::uint64_t bred =
        population().nextId() - std::min<std::uint64_t>(population().nextId(), m_campaign.m_games.size());
    return m_options.candidates == 0 || population().nextId() == 0 || bred < m_options.candidates;
  }

  std::optional<RunEnd> waitForFront() {
    while (!m_candidates.isWhole(m_open.front())) {
      const bool moreComes = m_candidates.receive(m_open);
      if (m_campaign.m_store.failure()) return RunEnd::notKept;
      if (m_stop.stop_requested()) return RunEnd::stopped;
      const auto minutes = std::chrono::duration<double, std::ratio<60>>(Clock::now() - m_start).count();
      if (m_options.minutes != 0 && minutes >= static_cast<double>(m_options.minutes))
        return RunEnd::timeOver;
      tell(false);
      if (!moreComes && !m_candidates.isWhole(m_open.front())) return RunEnd::waiting;
    }
    return std::nullopt;
  }

  void finishFront() {
    OpenRound open = std::move(m_open.front());
    m_open.pop_front();
    const bool isNew = open.round.number >= m_taken;
    if (isNew) m_candidates.findRepeated(open);
    const std::vector<Conclusion> conclusions = population().take(open.round, open.outcomes());
    for (std::size_t i = 0; i < open.round.remeasurements.size(); ++i) {
      if (open.again[i].placement)
        population().takeAgain(open.round.remeasurements[i], *open.again[i].placement);
    }
    ++m_finished;
    intervene(isNew);
    // Interventions that wait are shown in the store already, and taken in one round later.
    if (m_finished == m_taken && !m_campaign.m_store.interventionsWaiting().empty())
      m_campaign.m_store.restoreRound(population().record(open.round.number));
    if (!isNew) return;
    for (std::size_t i = 0; i < conclusions.size(); ++i) {
      if (open.candidates[i].outcome.conclusion.ending != conclusions[i].ending)
        m_campaign.m_store.settle(open.round.proposals[i].id, conclusions[i]);
    }
    m_campaign.m_store.addRound(population().record(open.round.number), population().elites(),
                                population().archive().boundaries());
    m_campaign.m_store.commit();
  }

  void intervene(bool isNew) {
    Store& store = m_campaign.m_store;
    const std::vector<Intervention> due = store.interventionsAt(m_finished, isNew);
    if (due.empty()) return;
    population().intervene(due, store.measuredBefore(m_finished, measures()));
    if (isNew) settle();
  }

  void settle() {
    for (const SettledByHand& each : population().settledByHand())
      m_campaign.m_store.settle(each.id, each.conclusion);
  }

  std::size_t measures() const { return m_campaign.m_plan.grid()->measureCount(); }

  void tell(bool roundIsOver) {
    constexpr std::chrono::milliseconds pause{100};
    const Clock::time_point now = Clock::now();
    if (!m_progress || (now - m_told < pause && !(roundIsOver && m_told == Clock::time_point()))) return;
    m_told = now;
    Progress progress;
    progress.evaluated = m_before + m_candidates.evaluated();
    progress.wanted = m_options.candidates == 0 ? 0 : m_options.candidates + m_campaign.m_games.size();
    const double minutes = std::chrono::duration<double, std::ratio<60>>(now - m_start).count();
    progress.perMinute = static_cast<double>(m_candidates.evaluated()) / std::max(minutes, 1e-6);
    progress.summary = population().summary();
    m_progress(progress);
  }

  Campaign& m_campaign;
  const RunOptions& m_options;
  const std::function<void(const Progress&)>& m_progress;
  const std::stop_token& m_stop;
  const Clock::time_point m_start = Clock::now();
  Clock::time_point m_told{};
  std::deque<OpenRound> m_open;
  CandidateRun m_candidates;
  std::uint64_t m_taken;         ///< rounds that were over when the run began
  std::uint64_t m_before;        ///< candidates that there were then
  std::uint64_t m_finished = 0;  ///< rounds of this run, those taken from the store too
};

RunEnd Campaign::run(const RunOptions& options, const std::function<void(const Progress&)>& progress,
                     const std::stop_token& stop) {
  LocalWorkforce workforce(
      m_plan, m_breeder, [this](std::uint64_t hash, CandidateId id) { return m_store.findSame(hash, id); },
      options.threads);
  return runWith(workforce, options, progress, stop);
}

RunEnd Campaign::runWith(Workforce& workforce, const RunOptions& options,
                         const std::function<void(const Progress&)>& progress, const std::stop_token& stop) {
  RunEnd end = Run(*this, workforce, options, progress, stop).all();
  m_store.commit();
  if (m_store.failure()) end = RunEnd::notKept;
  return end;
}

}  // namespace ludo::campaign
