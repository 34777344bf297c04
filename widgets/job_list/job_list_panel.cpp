// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/job_list/job_list_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <cmath>

namespace ludo::widgets {

namespace {

constexpr int progressSteps = 1000;

}  // namespace

JobListPanel::JobListPanel(std::shared_ptr<JobList> jobs, QWidget* parent)
    : QWidget(parent), m_jobs(std::move(jobs)), m_none(new QLabel), m_list(nullptr) {
  m_none->setText(
      tr("Nothing runs. Simulations, tournaments, campaigns, drafts and what is saved appear here."));
  m_none->setWordWrap(true);
  auto* page = new QWidget;
  m_list = new QVBoxLayout(page);
  m_list->setContentsMargins(0, 0, 0, 0);
  m_list->addWidget(m_none);
  m_list->addStretch();
  auto* area = new QScrollArea;
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(page);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(area);
  connect(m_jobs.get(), &JobList::changed, this, &JobListPanel::showWorks);
  showWorks();
}

JobListPanel::Row JobListPanel::addRow() {
  Row row;
  row.box = new QWidget;
  row.title = new QLabel;
  row.title->setTextFormat(Qt::PlainText);
  QFont bold = row.title->font();
  bold.setBold(true);
  row.title->setFont(bold);
  row.title->setWordWrap(true);
  row.progress = new QProgressBar;
  row.state = new QLabel;
  row.state->setTextFormat(Qt::PlainText);
  row.state->setWordWrap(true);
  row.cancel = new QPushButton(tr("Cancel"));
  row.result = new QPushButton(tr("Show"));
  row.result->setToolTip(tr("Go to what there is of it"));
  auto* top = new QHBoxLayout;
  top->addWidget(row.title, 1);
  top->addWidget(row.cancel);
  top->addWidget(row.result);
  auto* layout = new QVBoxLayout(row.box);
  layout->setContentsMargins(0, 0, 0, 8);
  layout->addLayout(top);
  layout->addWidget(row.progress);
  layout->addWidget(row.state);
  const std::size_t index = m_rows.size();
  const auto workOf = [this, index] {
    return index < m_jobs->works().size() ? m_jobs->works()[index] : nullptr;
  };
  connect(row.cancel, &QPushButton::clicked, this, [workOf] {
    if (RunningWork* work = workOf()) work->cancel();
  });
  connect(row.result, &QPushButton::clicked, this, [workOf] {
    if (RunningWork* work = workOf()) work->showResult();
  });
  // Before the stretch at the end.
  m_list->insertWidget(m_list->count() - 1, row.box);
  return row;
}

void JobListPanel::showWorks() {
  const std::vector<RunningWork*>& works = m_jobs->works();
  m_none->setVisible(works.empty());
  while (m_rows.size() < works.size()) m_rows.push_back(addRow());
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    m_rows[i].box->setVisible(i < works.size());
    if (i < works.size()) showWork(m_rows[i], *works[i]);
  }
}

void JobListPanel::showWork(const Row& row, const RunningWork& work) const {
  const QString title =
      work.subject().isEmpty() ? work.what() : tr("%1 of %2").arg(work.what(), work.subject());
  row.title->setText(title);
  row.progress->setVisible(work.isRunning());
  row.progress->setRange(0, work.share() ? progressSteps : 0);
  if (work.share()) row.progress->setValue(static_cast<int>(std::lround(*work.share() * progressSteps)));
  row.progress->setAccessibleName(tr("%1: progress").arg(title));
  row.state->setText(work.state());
  row.state->setVisible(!work.state().isEmpty());
  row.state->setAccessibleName(tr("%1: state").arg(title));
  row.cancel->setVisible(work.isRunning());
  row.cancel->setAccessibleName(tr("%1: cancel").arg(title));
  row.result->setAccessibleName(tr("%1: show").arg(title));
}

}  // namespace ludo::widgets
