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
  if (added.verdict.ending < campaign::Ending::measured) {
    const auto& info = campaign::endingTable()[static_cast<std::size_t>(added.verdict.ending)];
    return HandBar::tr("“%1” has no place in the archive: %2 %3")
        .arg(name, QString::fromStdString(info.doc), QString::fromStdString(added.verdict.reason));
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

std::optional<InterventionKind> oppositeOf(InterventionKind kind) {
  switch (kind) {
    case InterventionKind::pin:
      return InterventionKind::unpin;
    case InterventionKind::unpin:
      return InterventionKind::pin;
    case InterventionKind::throwOut:
      return InterventionKind::takeBack;
    case InterventionKind::takeBack:
    case InterventionKind::add:
      return InterventionKind::throwOut;
    default:
      return std::nullopt;
  }
}

std::vector<campaign::Intervention> undoable(const std::vector<campaign::Intervention>& interventions) {
  std::vector<campaign::Intervention> done;
  for (const campaign::Intervention& each : interventions) {
    if (each.undoes) {
      std::erase_if(done, [&each](const campaign::Intervention& one) { return one.number == *each.undoes; });
    } else if (oppositeOf(each.kind)) {
      done.push_back(each);
    }
  }
  return done;
}

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
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_text, 1);
  row->addWidget(m_progress);
  row->addWidget(m_cancel);
  row->addWidget(m_undo);
  connect(m_cancel, &QPushButton::clicked, this, &HandBar::cancel);
  connect(m_undo, &QPushButton::clicked, this, &HandBar::undo);
  update();
}

QString HandBar::doneText(InterventionKind kind, const QString& name) {
  switch (kind) {
    case InterventionKind::pin:
      return tr("“%1” is pinned").arg(name);
    case InterventionKind::unpin:
      return tr("“%1” is pinned no more").arg(name);
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
  if (m_snapshot && snapshot->path != m_snapshot->path && !m_job) m_text->clear();
  m_snapshot = std::move(snapshot);
  m_undoable = undoable(m_snapshot->interventions);
  update();
}

void HandBar::undo() {
  if (m_undoable.empty() || m_job) return;
  const campaign::Intervention& last = m_undoable.back();
  intervene(m_snapshot->path, *oppositeOf(last.kind), last.candidate, m_snapshot->nameOf(last.candidate),
            last.number);
}

void HandBar::cancel() {
  m_wishes.clear();
  if (m_job) m_job->cancel();
}

void HandBar::update() {
  m_progress->setVisible(running());
  m_cancel->setVisible(running());
  m_undo->setVisible(!m_undoable.empty());
  m_undo->setEnabled(!running());
  // What was done in an earlier session can be undone, too, and is to be known then.
  if (!running() && m_text->text().isEmpty() && !m_undoable.empty())
    m_text->setText(doneText(m_undoable.back().kind, m_snapshot->nameOf(m_undoable.back().candidate)));
  if (!m_undoable.empty()) {
    const campaign::Intervention& last = m_undoable.back();
    m_undo->setToolTip(tr("Undo: %1").arg(doneText(last.kind, m_snapshot->nameOf(last.candidate))));
    m_undo->setAccessibleName(m_undo->toolTip());
  }
  setVisible(running() || !m_text->text().isEmpty() || !m_undoable.empty());
}

}  // namespace ludo::widgets
