// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/autosave.h"

#include <QDir>
#include <QFileInfo>

#include "widgets/document/text_file.h"

namespace ludo::widgets {

using std::chrono::milliseconds;

namespace {

Result<Done> writeTo(const QString& path, const std::string& text) {
  if (path.isEmpty()) return Failure{"there is no place for it"};
  return writeTextFile(path, text);
}

/// In the second place when the first fails. The other one may hold an older text, which nobody should be
/// offered.
Result<Done> writeCopy(const Autosave::Places& places, const std::string& text) {
  Result<Done> first = writeTo(places.first, text);
  if (first) return removeFile(places.second);
  if (places.second.isEmpty()) return first;
  QDir().mkpath(QFileInfo(places.second).absolutePath());
  Result<Done> second = writeTo(places.second, text);
  if (!second) return places.first.isEmpty() ? second : first;
  (void)removeFile(places.first);
  return second;
}

Result<Done> removeCopy(const Autosave::Places& places) {
  const Result<Done> first = removeFile(places.first);
  const Result<Done> second = removeFile(places.second);
  return first ? second : first;
}

std::string reasonOf(const Result<Done>& result) {
  return result ? std::string() : result.failure();
}

}  // namespace

Autosave::Autosave(Limit limit, TextSource text, QObject* parent)
    : QObject(parent), m_limit(limit), m_text(std::move(text)) {
  startWorker();
  for (QTimer* timer : {&m_pause, &m_late}) {
    timer->setSingleShot(true);
    timer->setTimerType(Qt::PreciseTimer);
  }
  connect(&m_pause, &QTimer::timeout, this, &Autosave::writeNow);
  connect(&m_late, &QTimer::timeout, this, &Autosave::noteLate);
}

void Autosave::setLimit(Limit limit) {
  m_limit = limit;
  if (!m_limit) return discard();
  if (!m_waiting.isValid() || m_work != Work::None) return;
  m_late.start(*m_limit);
  waitFor(pause());
}

void Autosave::startWorker() {
  m_work = Work::None;
  m_writeAgain = false;
  m_worker = std::make_unique<LatestJob<std::string>>(
      [this](std::uint64_t, Result<std::string> outcome) { noteOutcome(std::move(outcome)); },
      Urgency::Saving);
}

void Autosave::forgetEdits() {
  m_pause.stop();
  m_late.stop();
  m_waiting.invalidate();
  m_writeAgain = false;
}

void Autosave::setPlaces(const Places& places) {
  forgetEdits();
  m_places = places;
  m_failing = false;
}

void Autosave::moveTo(const Places& places) {
  end(true);
  startWorker();
  setPlaces(places);
}

milliseconds Autosave::pause() const {
  return std::clamp(*m_limit - *m_limit / 8 - 2 * m_lastWrite, milliseconds(0), *m_limit / 4);
}

void Autosave::waitFor(milliseconds pause) {
  m_pause.start(std::max(pause, milliseconds(0)));
}

void Autosave::schedule() {
  if (!canWrite() || m_waiting.isValid()) return;
  m_waiting.start();
  if (!m_late.isActive()) m_late.start(*m_limit);
  // A running write goes on with what waits when it ends.
  if (m_work == Work::None) waitFor(pause());
}

void Autosave::writeNow() {
  m_pause.stop();
  if (!canWrite()) return;
  if (m_work != Work::None) {
    m_writeAgain = true;
    return;
  }
  m_work = Work::Write;
  m_waiting.invalidate();
  m_writing.start();
  m_worker->start(++m_works, [places = m_places, text = m_text()](std::stop_token) {
    return reasonOf(writeCopy(places, text));
  });
}

void Autosave::discard() {
  forgetEdits();
  if (!m_worker || m_places.isNowhere()) return;
  m_work = Work::Discard;
  // On the worker, so that it comes after a write that is still running.
  m_worker->start(++m_works, [places = m_places](std::stop_token) { return reasonOf(removeCopy(places)); });
}

void Autosave::end(bool remove) {
  forgetEdits();
  m_worker.reset();
  if (!remove || m_places.isNowhere()) return;
  const Result<Done> removed = removeCopy(m_places);
  if (!removed) emit failed(asSentence(removed.failure()));
}

void Autosave::noteOutcome(Result<std::string> outcome) {
  const bool wrote = std::exchange(m_work, Work::None) == Work::Write;
  if (wrote) m_lastWrite = milliseconds(m_writing.elapsed());
  const std::string reason = outcome ? *outcome : outcome.failure();
  if (!reason.empty()) {
    const bool failedBefore = m_failing;
    tell(asSentence(reason));
    // The text is as unsafe as before. What failed once may succeed in time; later, a disk may get space.
    if (wrote && canWrite()) {
      if (!m_waiting.isValid()) m_waiting.start();
      waitFor(failedBefore ? *m_limit : pause());
    }
    return;
  }
  m_late.stop();
  if (m_waiting.isValid() && canWrite()) {
    const milliseconds waited(m_waiting.elapsed());
    m_late.start(std::max(*m_limit - waited, milliseconds(0)));
    waitFor(pause() - waited);
  }
  if (std::exchange(m_writeAgain, false)) return writeNow();
  m_failing = false;
  if (wrote) emit written();
}

void Autosave::noteLate() {
  // Otherwise only this thread was late, and the write is about to begin.
  if (m_work != Work::Write) return;
  const milliseconds left = *m_limit / 2 - milliseconds(m_writing.elapsed());
  if (left.count() > 0) return m_late.start(left);
  tell(tr("The disk takes longer than %n second(s) to write.", nullptr,
          static_cast<int>(std::chrono::ceil<std::chrono::seconds>(*m_limit).count())));
}

void Autosave::tell(const QString& reason) {
  if (!m_failing) emit failed(reason);
  m_failing = true;
}

}  // namespace ludo::widgets
