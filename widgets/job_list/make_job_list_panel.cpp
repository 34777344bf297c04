// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/job_list/make_job_list_panel.h"

#include "widgets/job_list/job_list_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeJobListPanel(Workspace& workspace) {
  return new JobListPanel(workspace.jobs());
}

}  // namespace ludo::widgets
