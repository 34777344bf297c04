// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/autosave.h"

#include <QFileInfo>

#include "widgets/document/text_file.h"

namespace ludo::widgets {

Autosave::Autosave(Delay delay, TextSource text, QObject* parent) : QObject(parent), m_text(std::move(text)) {
  startWorker();
  m_idle.setSingleShot(true);
  connect(&m_idle, &QTimer::timeout, this, &Autosave::writeNow);
  setDelay(delay);
}

void Autosave::setDelay(Delay delay) {
  m_enabled = delay.has_value();
  if (m_enabled) {
    m_idle.setInterval(*delay);
  } else {
    discard();
  }
}

void Autosave::startWorker() {
  m_worker = std::make_unique<LatestJob<std::string>>(
      [this](std::uint64_t, Result<std::string> outcome) { noteOutcome(std::move(outcome)); });
}

QString Autosave::pathFor(const QString& file) {
  if (file.isEmpty()) return {};
  QFileInfo info(file);
  return info.absolutePath() + QStringLiteral("/.") + info.fileName() + QStringLiteral(".autosave");
}

void Autosave::setPath(const QString& path) {
  m_idle.stop();
  m_path = path;
  m_failing = false;
}

void Autosave::moveTo(const QString& path) {
  end(true);
  startWorker();
  setPath(path);
}

void Autosave::schedule() {
  if (m_enabled && m_worker && !m_path.isEmpty()) m_idle.start();
}

void Autosave::writeNow() {
  m_idle.stop();
  if (!m_enabled || !m_worker || m_path.isEmpty()) return;
  m_worker->start(++m_writes, [path = m_path, text = m_text()](std::stop_token) {
    Result<Done> result = writeTextFile(path, text);
    return result ? std::string() : result.failure();
  });
}

void Autosave::discard() {
  m_idle.stop();
  if (!m_worker || m_path.isEmpty()) return;
  // On the worker, so that it comes after a write that is still running.
  m_worker->start(++m_writes, [path = m_path](std::stop_token) {
    Result<Done> result = removeFile(path);
    return result ? std::string() : result.failure();
  });
}

void Autosave::end(bool removeCopy) {
  m_idle.stop();
  m_worker.reset();
  if (!removeCopy || m_path.isEmpty()) return;
  Result<Done> removed = removeFile(m_path);
  if (!removed) emit failed(asSentence(removed.failure()));
}

void Autosave::noteOutcome(Result<std::string> outcome) {
  std::string reason = outcome ? *outcome : outcome.failure();
  if (reason.empty()) {
    m_failing = false;
    emit written();
    return;
  }
  if (!m_failing) emit failed(asSentence(reason));
  m_failing = true;
}

}  // namespace ludo::widgets
