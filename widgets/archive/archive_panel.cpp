// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/archive/archive_view.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {
namespace {

QLabel* wrappingLabel(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

ArchivePanel::ArchivePanel(QWidget* parent) : QWidget(parent) {
  m_summary = wrappingLabel("summary", this);
  m_summary->setAccessibleName(tr("Summary of the archive"));
  m_status = wrappingLabel("status", this);
  m_status->setAccessibleName(tr("State of the campaign"));
  m_status->hide();
  auto* nothing = new QLabel(tr("No campaign is open. Open the store of one, the .sqlite file that it "
                                "keeps its games in, to see its archive: the best game of each kind."),
                             this);
  nothing->setWordWrap(true);
  nothing->setAlignment(Qt::AlignCenter);
  m_view = new ArchiveView(this);
  m_pages = new QStackedWidget(this);
  m_pages->addWidget(nothing);
  m_pages->addWidget(m_view);
  auto* layout = new QVBoxLayout(this);
  makeButtons();
  layout->addWidget(m_status);
  layout->addWidget(m_summary);
  layout->addWidget(m_pages, 1);
  connect(&m_loader, &ArchiveLoader::loaded, this, &ArchivePanel::showSnapshot);
  connect(&m_loader, &ArchiveLoader::failed, this, &ArchivePanel::showFailure);
  setFocusProxy(m_open);
}

void ArchivePanel::makeButtons() {
  m_open = new QPushButton(tr("Open campaign…"), this);
  m_open->setObjectName(QStringLiteral("openStore"));
  m_open->setAccessibleName(tr("Open the store of a campaign"));
  m_open->setToolTip(tr("Show the archive in the store of a campaign, also while it runs"));
  m_store = wrappingLabel("store", this);
  m_store->setAccessibleName(tr("Store"));
  auto* row = new QHBoxLayout;
  row->addWidget(m_open);
  row->addWidget(m_store, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(m_open, &QPushButton::clicked, this, &ArchivePanel::chooseStore);
}

void ArchivePanel::chooseStore() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open the store of a campaign"),
                                                    QFileInfo(m_loader.path()).path(),
                                                    tr("Stores of campaigns (*.sqlite);;All files (*)"));
  if (!path.isEmpty()) openStore(path);
}

void ArchivePanel::openStore(const QString& path) {
  m_status->setText(tr("Reading…"));
  m_status->show();
  m_loader.load(path);
}

void ArchivePanel::showSnapshot(const ArchiveSnapshotPtr& snapshot) {
  m_status->hide();
  m_store->setText(QFileInfo(snapshot->path).fileName());
  m_store->setToolTip(snapshot->path);
  m_summary->setText(summaryText(*snapshot));
  m_view->setSnapshot(snapshot);
  m_pages->setCurrentWidget(m_view);
}

void ArchivePanel::showFailure(const QString& reason) {
  m_status->setText(asSentence(reason.toStdString()));
  m_status->show();
}

}  // namespace ludo::widgets
