// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/running_work.h"

#include <algorithm>

namespace ludo::widgets {

RunningWork::RunningWork(QString what, QObject* parent) : QObject(parent), m_what(std::move(what)) {}

void RunningWork::setSubject(const QString& subject) {
  if (subject == m_subject) return;
  m_subject = subject;
  emit changed();
}

void RunningWork::setRunning(bool running) {
  if (running == m_isRunning) return;
  m_isRunning = running;
  if (running) {
    m_hasBegun = true;
    m_state.clear();
    emit begun();
  }
  emit changed();
}

void RunningWork::setShare(std::optional<double> share) {
  if (share == m_share) return;
  m_share = share;
  emit changed();
}

void RunningWork::say(const QString& state) {
  if (state == m_state) return;
  m_state = state;
  emit changed();
}

void JobList::follow(RunningWork* work) {
  connect(work, &RunningWork::begun, this, [this, work] { putFirst(work); });
  connect(work, &RunningWork::changed, this, [this, work] {
    if (work->hasBegun()) emit changed();
  });
  connect(work, &QObject::destroyed, this, &JobList::drop);
  if (work->hasBegun()) putFirst(work);
}

int JobList::runningCount() const {
  return static_cast<int>(std::ranges::count_if(m_works, &RunningWork::isRunning));
}

void JobList::putFirst(RunningWork* work) {
  std::erase(m_works, work);
  m_works.insert(m_works.begin(), work);
  emit changed();
}

void JobList::drop(const QObject* work) {
  // What is left of it is no work any more, only an address.
  if (std::erase_if(m_works, [work](const RunningWork* each) { return each == work; }) > 0) emit changed();
}

}  // namespace ludo::widgets
