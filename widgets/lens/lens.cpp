// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/lens.h"

#include <QFileInfo>
#include <algorithm>

#include "core/sim/trace.h"

namespace ludo::widgets {
namespace {

using SamplePtr = LensFindings::SamplePtr;
using Samples = std::vector<SamplePtr>;

constexpr std::size_t mostKept = 4;

kernel::RulesPtr rulesOf(const std::string& name, const std::string& text, const std::string& path,
                         const std::stop_token& stop) {
  const auto source = std::make_shared<const SourceText>(name, text, path);
  const service::AnalysisPtr analysis =
      service::analyse(source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
  return analysis ? analysis->rules : nullptr;
}

/// What was played of these rules before; else nothing played.
SamplePtr found(const kernel::RulesPtr& rules, const Samples& kept) {
  LiveSample fresh = sampleOf(rules);
  for (const SamplePtr& sample : kept) {
    if (sample->gameHash != fresh.gameHash || sample->rules->seats() != rules->seats()) continue;
    // The lines that its parts stand at may be others now.
    LiveSample moved = *sample;
    moved.rules = rules;
    return std::make_shared<const LiveSample>(std::move(moved));
  }
  return std::make_shared<const LiveSample>(std::move(fresh));
}

SamplePtr played(const SamplePtr& sample, const std::stop_token& stop) {
  if (sample == nullptr || sample->isAtBound()) return sample;
  LiveSample more = *sample;
  playMore(more, stop);
  return std::make_shared<const LiveSample>(std::move(more));
}

std::shared_ptr<const metrics::EvalReport> evaluated(const LiveSample& sample,
                                                     const service::Analysis& analysis) {
  auto report = std::make_shared<metrics::EvalReport>(metrics::evaluate(*sample.rules, sample.batch));
  metrics::nameLines(*report, *analysis.source);
  return report;
}

void judge(LensFindings& findings) {
  findings.report = evaluated(*findings.now, *findings.analysis);
  const auto saved = findings.saved ? evaluated(*findings.saved, *findings.analysis) : nullptr;
  findings.figures = liveFigures(*findings.report, saved.get());
  if (findings.now->batch.coverage)
    findings.unused = unusedRules(*findings.now->rules, *findings.now->batch.coverage);
  const bool isAtBound =
      findings.now->isAtBound() && (findings.saved == nullptr || findings.saved->isAtBound());
  const bool isClear =
      !findings.figures.empty() && std::ranges::all_of(findings.figures, &LiveFigure::isClear);
  findings.isComplete = isAtBound || isClear;
}

/// The first look: recorded games, the saved rules, and what is known of both already.
void look(LensFindings& findings, const QString& folder, const Samples& kept, const std::stop_token& stop) {
  const service::Analysis& analysis = *findings.analysis;
  findings.recorded = playRecordedFiles(analysis.game, folder, stop);
  findings.now = found(analysis.rules, kept);
  findings.saved = nullptr;
  if (findings.savedText && findings.savedRules == nullptr) {
    const bool isSaved = *findings.savedText == analysis.source->content();
    findings.savedRules =
        isSaved ? analysis.rules
                : rulesOf(analysis.source->name(), *findings.savedText, analysis.source->path(), stop);
  }
  if (findings.savedRules && sim::gameHash(findings.savedRules->def()) != findings.now->gameHash)
    findings.saved = found(findings.savedRules, kept);
}

}  // namespace

Lens::Lens(const Document& document, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(
          [this](std::uint64_t, Result<LensFindings> result) {
            // What cannot be found out is not known: the analysis tells of the text's own failures.
            if (result) take(std::move(*result));
            emit changed();
          },
          Urgency::Background) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(600);
  connect(&m_pause, &QTimer::timeout, this, &Lens::begin);
  connect(&document, &Document::edited, this, &Lens::rest);
  connect(&document, &Document::analysisChanged, this, &Lens::lookAgain);
  connect(&document, &Document::saved, this, &Lens::lookAgain);
}

void Lens::setOn(bool on) {
  if (on == m_isOn) return;
  m_isOn = on;
  if (!on) m_findings = {};
  lookAgain();
}

void Lens::setInSight(bool inSight) {
  if (inSight == m_isInSight) return;
  m_isInSight = inSight;
  if (inSight && isCurrent() && m_findings.isComplete) return;
  lookAgain();
}

bool Lens::isCurrent() const {
  return m_document.analysisIsCurrent() && m_findings.analysis == m_document.analysis();
}

void Lens::rest() {
  m_pause.stop();
  m_job.cancel();
  if (m_isOn) emit changed();
}

void Lens::lookAgain() {
  m_pause.stop();
  m_job.cancel();
  const bool hasGame = m_document.analysisIsCurrent() && m_document.analysis()->rules != nullptr;
  if (m_isOn && m_isInSight && hasGame) m_pause.start();
  emit changed();
}

void Lens::begin() {
  LensFindings findings;
  findings.analysis = m_document.analysis();
  findings.savedText = m_document.savedText();
  if (findings.savedText == m_findings.savedText) findings.savedRules = m_findings.savedRules;
  const QString folder = m_document.isUntitled() ? QString() : QFileInfo(m_document.path()).absolutePath();
  m_job.start(m_document.revision(),
              [findings = std::move(findings), folder, kept = m_kept](const std::stop_token& stop) mutable {
                look(findings, folder, kept, stop);
                judge(findings);
                return std::move(findings);
              });
  emit changed();
}

void Lens::step(LensFindings findings) {
  m_job.start(m_document.revision(), [findings = std::move(findings)](const std::stop_token& stop) mutable {
    findings.now = played(findings.now, stop);
    findings.saved = played(findings.saved, stop);
    judge(findings);
    return std::move(findings);
  });
}

void Lens::take(LensFindings findings) {
  m_findings = std::move(findings);
  keep(m_findings.saved);
  keep(m_findings.now);
  if (!m_findings.isComplete) step(m_findings);
}

void Lens::keep(const SamplePtr& sample) {
  if (sample == nullptr) return;
  std::erase_if(m_kept, [&](const SamplePtr& other) { return other->gameHash == sample->gameHash; });
  m_kept.push_back(sample);
  if (m_kept.size() > mostKept) m_kept.erase(m_kept.begin());
}

}  // namespace ludo::widgets
