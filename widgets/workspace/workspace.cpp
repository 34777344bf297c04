// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

Workspace::Workspace(const Document& document, std::shared_ptr<ReportShelf> reports,
                     std::shared_ptr<JobList> jobs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_reports(reports ? std::move(reports) : std::make_shared<ReportShelf>()),
      m_jobs(jobs ? std::move(jobs) : std::make_shared<JobList>()) {
  const auto loadPictures = [this] {
    if (m_document.analysis()) m_pictures.load(m_document.analysis()->game, m_document.home());
  };
  connect(&m_document, &Document::analysisChanged, this, loadPictures);
  connect(&m_document, &Document::pathChanged, this, loadPictures);
}

void Workspace::listJob(RunningWork* work, QWidget* panel) {
  listJob(work, [this, panel] { emit panelRequested(panel, true); });
}

void Workspace::listJob(RunningWork* work, const std::function<void()>& showResult) {
  const auto name = [this, work] { work->setSubject(m_document.name()); };
  connect(&m_document, &Document::pathChanged, work, name);
  connect(work, &RunningWork::begun, work, name);
  connect(work, &RunningWork::resultRequested, this, showResult);
  m_jobs->follow(work);
}

void Workspace::setPosition(Position position) {
  m_position = std::move(position);
  emit positionChanged();
}

void Workspace::setCaret(std::size_t offset) {
  if (offset == m_caret) return;
  m_caret = offset;
  emit caretMoved();
}

void Workspace::setSettingUp(bool settingUp) {
  if (settingUp == m_isSettingUp) return;
  m_isSettingUp = settingUp;
  emit settingUpChanged();
}

void Workspace::setSimulating(bool simulating) {
  if (simulating == m_isSimulating) return;
  m_isSimulating = simulating;
  emit simulatingChanged();
}

}  // namespace ludo::widgets
