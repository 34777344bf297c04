// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/run_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/jobs/running_work.h"

namespace ludo::widgets {
namespace {

constexpr int progressSteps = 1000;

}  // namespace

QString durationText(double seconds) {
  const auto whole = static_cast<qint64>(std::ceil(seconds));
  if (whole < 60) return RunBox::tr("%1 s").arg(whole);
  if (whole < 3600) return RunBox::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return RunBox::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

RunBox::RunBox(const QString& what, QWidget* parent)
    : QWidget(parent),
      m_run(new QPushButton(tr("Run"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_progress(new QProgressBar),
      m_status(new QLabel),
      m_work(new RunningWork(what, this)) {
  m_run->setObjectName(QStringLiteral("run"));
  m_run->setDefault(true);
  m_run->setAccessibleName(tr("%1: run").arg(what));
  m_cancel->setObjectName(QStringLiteral("cancel"));
  m_cancel->setAccessibleName(tr("%1: cancel").arg(what));
  m_cancel->setToolTip(tr("Stop now and keep the games played so far"));
  m_progress->setRange(0, progressSteps);
  m_progress->setAccessibleName(tr("%1: progress").arg(what));
  m_status->setObjectName(QStringLiteral("status"));
  m_status->setWordWrap(true);
  m_status->setAccessibleName(tr("%1: state").arg(what));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_run, 1);
  buttons->addWidget(m_cancel);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(buttons);
  layout->addWidget(m_progress);
  layout->addWidget(m_status);
  connect(m_run, &QPushButton::clicked, this, &RunBox::runRequested);
  connect(m_cancel, &QPushButton::clicked, this, &RunBox::cancelRequested);
  connect(m_work, &RunningWork::cancelRequested, this, &RunBox::cancelRequested);
  m_work->setShare(0);
  showState();
}

void RunBox::setReady(bool ready, const QString& reason) {
  m_isReady = ready;
  m_run->setToolTip(reason);
  showState();
}

void RunBox::setRunning(bool running) {
  if (running && !m_isRunning) m_progress->setValue(0);
  m_isRunning = running;
  if (running && m_work->share()) m_work->setShare(0);
  m_work->setRunning(running);
  showState();
}

void RunBox::setLengthUnknown() {
  m_progress->setRange(0, 0);
  m_work->setShare(std::nullopt);
  m_cancel->setToolTip(tr("Stop now"));
}

void RunBox::showProgress(const sim::BatchProgress& progress, const QString& part) {
  if (progress.total == 0) return;
  const QLocale locale;
  const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
  m_progress->setValue(static_cast<int>(share * progressSteps));
  m_work->setShare(share);
  const bool isLeast = progress.expected && progress.expected->bound == sim::ExpectedTime::Bound::Least;
  const QString far =
      (isLeast ? tr("%1 of %2 games · %3 games/s or fewer · more than %4 left")
               : tr("%1 of %2 games · %3 games/s · %4 left"))
          .arg(locale.toString(static_cast<qulonglong>(progress.done)),
               locale.toString(static_cast<qulonglong>(progress.total)),
               locale.toString(progress.gamesPerSecond, 'f', progress.gamesPerSecond < 10 ? 1 : 0),
               durationText(progress.secondsLeft));
  say(part.isEmpty() ? far : part + QStringLiteral(": ") + far);
}

void RunBox::say(const QString& text) {
  m_status->setText(text);
  m_work->say(text);
}

QString RunBox::said() const {
  return m_status->text();
}

void RunBox::showState() {
  m_run->setEnabled(m_isReady && !m_isRunning);
  m_cancel->setEnabled(m_isRunning);
  m_progress->setVisible(m_isRunning);
}

}  // namespace ludo::widgets
