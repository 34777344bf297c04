// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/adviser.h"

namespace ludo::widgets {

Adviser::Adviser(QObject* parent)
    : QObject(parent),
      m_job(
          [this](std::uint64_t, Result<Advice> advice) {
            if (advice) return take(std::move(*advice));
            emit changed();
            emit failed(QString::fromStdString(advice.failure()));
          },
          Urgency::Background) {}

void Adviser::ask(const std::string& agent, const PlaySession& session) {
  m_advice.reset();
  m_job.start(
      0, [agent, session](std::stop_token stop) { return askForAdvice(agent, session, std::move(stop)); });
  emit changed();
}

void Adviser::take(Advice advice) {
  m_advice = std::move(advice);
  emit changed();
}

void Adviser::clear() {
  if (!m_job.running() && !m_advice) return;
  m_job.cancel();
  m_advice.reset();
  emit changed();
}

}  // namespace ludo::widgets
