// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/hand_bar.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include "core/campaign/by_hand.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {
namespace {

using campaign::CandidateId;
using campaign::InterventionKind;

/// Where a game that was added lies, or why it lies nowhere.
QString placeText(const campaign::AddedGame& added, const QString& name) {
  if (added.conclusion.ending < campaign::CandidateEnding::measured) {
    const auto& info = campaign::endingTable()[static_cast<std::size_t>(added.conclusion.ending)];
    return HandBar::tr("“%1” has no place in the archive: %2 %3")
        .arg(name, QString::fromStdString(info.doc), QString::fromStdString(added.conclusion.reason));
  }
  if (added.wasThere)
    return HandBar::tr("“%1” has the rules of candidate %2, which is selected")
        .arg(name)
        .arg(*added.candidate);
  if (added.elite == added.candidate) return HandBar::tr("“%1” was measured, and holds its cell").arg(name);
  if (!added.elite) return HandBar::tr("“%1” was measured; its cell is selected").arg(name);
  return HandBar::tr("“%1” was measured; its cell is selected, which candidate %2 holds")
      .arg(name)
      .arg(*added.elite);
}

/// The first mistake, and how many there are.
QString mistakesText(const diagnostics::List& errors, const campaign::FirstGame& game, const QString& name) {
  const SourceText source(game.path, game.text);
  const diagnostics::Diagnostic& first = errors.front();
  const std::size_t line = source.lineOf(first.span.begin);
  QString text = HandBar::tr("“%1” does not compile. Line %2: %3")
                     .arg(name, QLocale().toString(static_cast<qulonglong>(line)),
                          QString::fromStdString(first.message));
  if (errors.size() > 1)
    text += HandBar::tr(" (and %1 more)").arg(QLocale().toString(static_cast<qulonglong>(errors.size() - 1)));
  return text;
}

}  // namespace

HandBar::HandBar(QWidget* parent) : QWidget(parent) {
  m_text = new QLabel(this);
  m_text->setObjectName(QStringLiteral("handText"));
  m_text->setAccessibleName(tr("What was done by hand"));
  m_text->setWordWrap(true);
  m_progress = new QProgressBar(this);
  m_progress->setObjectName(QStringLiteral("handProgress"));
  m_progress->setAccessibleName(tr("Progress"));
  m_progress->setMaximumWidth(160);
  m_progress->setTextVisible(false);
  m_cancel = new QPushButton(tr("Cancel"), this);
  m_cancel->setObjectName(QStringLiteral("handCancel"));
  m_cancel->setAccessibleName(tr("Cancel what is running"));
  m_undo = new QPushButton(tr("Undo"), this);
  m_undo->setObjectName(QStringLiteral("handUndo"));
  m_redo = new QPushButton(tr("Redo"), this);
  m_redo->setObjectName(QStringLiteral("handRedo"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_text, 1);
  row->addWidget(m_progress);
  row->addWidget(m_cancel);
  row->addWidget(m_undo);
  row->addWidget(m_redo);
  connect(m_cancel, &QPushButton::clicked, this, &HandBar::cancel);
  connect(m_undo, &QPushButton::clicked, this, &HandBar::undo);
  connect(m_redo, &QPushButton::clicked, this, &HandBar::redo);
  connectKeeper();
  update();
}

void HandBar::connectKeeper() {
  m_keeper = new OpinionKeeper(this);
  connect(m_keeper, &OpinionKeeper::failed, this, &HandBar::failed);
  connect(m_keeper, &OpinionKeeper::rested, this, [this] {
    update();
    emit opinionsKept();
  });
  connect(m_keeper, &OpinionKeeper::kept, this, [this](const Opinion& opinion, OpinionKeeper::Act way) {
    if (way == OpinionKeeper::Act::say) m_history.said(opinion);
    if (way == OpinionKeeper::Act::undo) m_history.undid();
    if (way == OpinionKeeper::Act::redo) m_history.redid();
    if (running()) return;
    m_text->setText(way == OpinionKeeper::Act::undo ? tr("Taken back: %1").arg(opinionText(opinion))
                                                    : opinionText(opinion));
  });
}

QString HandBar::doneText(InterventionKind kind, const QString& name) {
  switch (kind) {
    case InterventionKind::pin:
      return tr("“%1” is pinned").arg(name);
    case InterventionKind::unpin:
      return tr("“%1” is no longer pinned").arg(name);
    case InterventionKind::throwOut:
      return tr("“%1” was thrown out").arg(name);
    case InterventionKind::takeBack:
      return tr("“%1” is back").arg(name);
    default:
      return tr("“%1” was added").arg(name);
  }
}

void HandBar::intervene(const QString& store, InterventionKind kind, CandidateId id, const QString& name,
                        std::optional<std::uint64_t> undoes) {
  ask({tr("One moment…"), 0,
       [path = store.toStdString(), kind, id, undoes, done = doneText(kind, name)](
           const std::stop_token& stop, const HandJob::Report&) -> Ended {
         if (const auto refused = campaign::intervene(path, kind, id, stop, undoes))
           return Failure{refused->message};
         return Outcome{done, {}, {}};
       }});
}

void HandBar::playFurtherGames(const QString& store, CandidateId id, const QString& name,
                               std::uint64_t samples) {
  ask({tr("Playing more games of “%1”…").arg(name), samples,
       [path = store.toStdString(), id, samples, name](const std::stop_token& stop,
                                                       const HandJob::Report& report) -> Ended {
         const auto played = campaign::playFurtherGames(path, id, samples, report, stop);
         if (const auto* refused = std::get_if<campaign::Store::Refused>(&played))
           return Failure{refused->message};
         const bool isWhole = std::get<campaign::FurtherGames>(played).samples == samples;
         return Outcome{isWhole ? tr("More games of “%1” count now").arg(name)
                                : tr("Cancelled; the games of “%1” that were played count").arg(name),
                        {},
                        {}};
       }});
}

void HandBar::addGame(const QString& store, campaign::FirstGame game, const QString& name) {
  ask({tr("Measuring “%1”…").arg(name), 0,
       [path = store.toStdString(), game = std::move(game), name](const std::stop_token& stop,
                                                                  const HandJob::Report&) -> Ended {
         const auto result = campaign::addGame(path, game, stop);
         if (const auto* refused = std::get_if<campaign::Store::Refused>(&result))
           return Failure{refused->message};
         const auto& added = std::get<campaign::AddedGame>(result);
         if (!added.errors.empty()) return Failure{mistakesText(added.errors, game, name).toStdString()};
         if (!added.candidate) return Outcome{tr("Cancelled"), {}, {}};
         return Outcome{placeText(added, name), added.candidate, added.coordinates};
       }});
}

void HandBar::ask(Wish wish) {
  m_wishes.push_back(std::move(wish));
  if (!m_job) next();
}

void HandBar::next() {
  if (m_wishes.empty()) return update();
  Wish wish = std::move(m_wishes.front());
  m_wishes.pop_front();
  m_text->setText(wish.text);
  m_progress->setRange(0, static_cast<int>(wish.steps));
  m_progress->setValue(0);
  m_job = std::make_unique<HandJob>(
      std::move(wish.work), [this](const Result<Ended>& result) { take(result); },
      [this](const Progress& done) { m_progress->setValue(static_cast<int>(done)); });
  update();
}

void HandBar::take(const Result<Ended>& result) {
  const bool isFine = result && *result;
  if (isFine) {
    m_text->setText((*result)->text);
  } else {
    m_text->clear();
    emit failed(QString::fromStdString(result ? result->failure() : result.failure()));
  }
  m_job.reset();
  next();
  if (!isFine) return;
  if ((*result)->added) emit gameAdded(*(*result)->added, (*result)->coordinates);
  emit storeChanged();
}

void HandBar::setSnapshot(ArchiveSnapshotPtr snapshot) {
  if (m_snapshot && snapshot->path != m_snapshot->path) {
    if (!m_job) m_text->clear();
    m_history.clear();
  }
  m_snapshot = std::move(snapshot);
  m_history.setInterventions(m_snapshot->interventions);
  update();
}

void HandBar::say(const QString& store, const Opinion& opinion) {
  m_keeper->keep(store, opinion, OpinionKeeper::Act::say);
  update();
}

bool HandBar::canUndo() const {
  return m_undo->isEnabled() && m_history.undo();
}

bool HandBar::canRedo() const {
  return m_redo->isEnabled() && m_history.redo();
}

void HandBar::undo() {
  if (canUndo()) take(*m_history.undo(), OpinionKeeper::Act::undo);
}

void HandBar::redo() {
  if (canRedo()) take(*m_history.redo(), OpinionKeeper::Act::redo);
}

void HandBar::take(const HandStep& step, OpinionKeeper::Act way) {
  if (const auto* opinion = std::get_if<Opinion>(&step)) {
    m_keeper->keep(m_snapshot->path, *opinion, way);
    return update();
  }
  const auto& last = std::get<campaign::Intervention>(step);
  intervene(m_snapshot->path, *oppositeOf(last.kind), last.candidate, m_snapshot->nameOf(last.candidate),
            last.number);
}

void HandBar::cancel() {
  m_wishes.clear();
  if (m_job) m_job->cancel();
}

void HandBar::update() {
  const std::optional<HandStep> undo = m_history.undo();
  const std::optional<HandStep> redo = m_history.redo();
  m_progress->setVisible(running());
  m_cancel->setVisible(running());
  showStep(m_undo, undo, undo ? tr("Undo: %1").arg(stepText(*undo)) : QString());
  showStep(m_redo, redo, redo ? tr("Redo: %1").arg(redoneText(*redo)) : QString());
  // What was done in an earlier session can be undone, too, and is to be known then.
  if (!running() && m_text->text().isEmpty() && undo) m_text->setText(stepText(*undo));
  setVisible(running() || !m_text->text().isEmpty() || undo || redo);
  emit historyChanged();
}

/// Nothing is undone while something is being done.
void HandBar::showStep(QPushButton* button, const std::optional<HandStep>& step, const QString& tip) {
  button->setVisible(step.has_value());
  button->setEnabled(!running() && !m_keeper->running());
  button->setToolTip(tip);
  button->setAccessibleName(tip);
}

QString HandBar::stepText(const HandStep& step) const {
  if (const auto* opinion = std::get_if<Opinion>(&step)) return opinionText(*opinion);
  const auto& intervention = std::get<campaign::Intervention>(step);
  return doneText(intervention.kind, m_snapshot->nameOf(intervention.candidate));
}

/// An intervention that undid is undone itself.
QString HandBar::redoneText(const HandStep& step) const {
  const auto* undid = std::get_if<campaign::Intervention>(&step);
  if (undid == nullptr) return stepText(step);
  return doneText(*oppositeOf(undid->kind), m_snapshot->nameOf(undid->candidate));
}

QString HandBar::opinionText(const Opinion& opinion) const {
  if (const auto* change = std::get_if<StarChange>(&opinion)) {
    const QString name = m_snapshot->nameOf(change->candidate);
    return change->after ? tr("“%1” has %n star(s)", nullptr, static_cast<int>(*change->after)).arg(name)
                         : tr("“%1” has no stars").arg(name);
  }
  const auto& comparison = std::get<campaign::PairedComparison>(opinion);
  QString first = m_snapshot->nameOf(comparison.first);
  QString second = m_snapshot->nameOf(comparison.second);
  if (comparison.preference == campaign::Preference::equal)
    return tr("“%1” and “%2” are liked as well as each other").arg(first, second);
  if (comparison.preference == campaign::Preference::second) std::swap(first, second);
  return tr("“%1” is preferred to “%2”").arg(first, second);
}

}  // namespace ludo::widgets
