// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/lens/live_sample.h"
#include "widgets/lens/recorded_files.h"

namespace ludo::widgets {

/// What the lens has found out about one text. Its tests are in the analysis.
struct LensFindings {
  using SamplePtr = std::shared_ptr<const LiveSample>;

  service::AnalysisPtr analysis;       ///< of that text; null: nothing found out yet
  std::vector<RecordedFile> recorded;  ///< games beside the specification, played under its rules
  SamplePtr now;
  SamplePtr saved;  ///< of the saved text; null where its rules are the same, or it has errors
  std::shared_ptr<const metrics::EvalReport> report;  ///< of `now`
  std::vector<LiveFigure> figures;
  std::vector<metrics::RuleUse> unused;  ///< rules that no game has used
  bool isComplete = false;               ///< nothing more is played

  /// So that the next text need not find it out again.
  std::optional<std::string> savedText;
  kernel::RulesPtr savedRules;
};

/// Looks at the rules while they are written: after a pause in typing it plays the recorded games that lie
/// beside the file and random games, of the text and of the saved one, until the numbers are clear or a bound
/// is reached. The next edit stops it. Plays on a worker thread and only while it is on and somebody sees
/// it. GUI thread.
class Lens : public QObject {
  Q_OBJECT
 public:
  /// `document` outlives the lens.
  explicit Lens(const Document& document, QObject* parent = nullptr);

  bool isOn() const { return m_isOn; }
  void setOn(bool on);
  /// Whether what it finds out is in sight.
  void setInSight(bool inSight);
  /// The pause in typing after which it begins.
  void setPause(std::chrono::milliseconds pause) { m_pause.setInterval(pause); }
  /// Looks again: a recorded game came or went.
  void lookAgain();

  /// Of the newest text that it came to; see isCurrent().
  const LensFindings& findings() const { return m_findings; }
  /// Whether the findings are about the text as it is now.
  bool isCurrent() const;
  /// Whether it is at work, or about to be.
  bool isLooking() const { return m_pause.isActive() || m_job.running(); }

 signals:
  void changed();

 private:
  using SamplePtr = LensFindings::SamplePtr;

  void rest();
  void begin();
  void step(LensFindings findings);
  void take(LensFindings findings);
  void keep(const SamplePtr& sample);

  const Document& m_document;
  bool m_isOn = false;
  bool m_isInSight = false;
  LensFindings m_findings;
  std::vector<SamplePtr> m_kept;  ///< of earlier rules, so that an undone edit costs nothing; the newest last
  QTimer m_pause;
  LatestJob<LensFindings> m_job;
};

}  // namespace ludo::widgets
