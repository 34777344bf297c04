// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/make_archive_panel.h"

#include "widgets/archive/archive_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeArchivePanel(Workspace&) {
  return new ArchivePanel;
}

}  // namespace ludo::widgets
