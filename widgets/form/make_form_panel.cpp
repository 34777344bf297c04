// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/make_form_panel.h"

#include <QTimer>

#include "widgets/form/form_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

namespace {

constexpr std::chrono::milliseconds patience{80};  ///< with a caret that runs through the text

}  // namespace

QWidget* makeFormPanel(Workspace& workspace) {
  auto* panel = new FormPanel;
  auto* later = new QTimer(panel);
  later->setSingleShot(true);
  later->setInterval(patience);
  const auto follow = [panel, &workspace] {
    if (workspace.document().analysisIsCurrent())
      panel->showPlace(workspace.document().analysis(), workspace.caret());
  };
  QObject::connect(later, &QTimer::timeout, panel, follow);
  QObject::connect(&workspace.document(), &Document::edited, panel, &FormPanel::wait);
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, follow);
  QObject::connect(&workspace, &Workspace::caretMoved, later, qOverload<>(&QTimer::start));
  QObject::connect(panel, &FormPanel::changeRequested, &workspace, &Workspace::fixRequested);
  QObject::connect(panel, &FormPanel::placeRequested, &workspace, &Workspace::placeRequested);
  return panel;
}

}  // namespace ludo::widgets
