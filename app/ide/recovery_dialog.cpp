// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "widgets/editor/diff_view.h"

namespace ludo::ide {

using widgets::DiffLine;
using widgets::Document;

namespace {

/// What is known of the offered text beside its name.
QString aboutOf(const Document& document) {
  const widgets::Recovery& recovery = *document.recovery();
  const QString time = QLocale().toString(recovery.savedAt, QLocale::ShortFormat);
  if (document.isUntitled()) return RecoveryDialog::tr("Never saved. Kept from %1.").arg(time);
  const QString folder = QDir::toNativeSeparators(QFileInfo(document.path()).path());
  return recovery.newerThanFile
             ? RecoveryDialog::tr("In %1. Unsaved changes from %2.").arg(folder, time)
             : RecoveryDialog::tr("In %1. Unsaved changes from %2; the file was changed after that.")
                   .arg(folder, time);
}

}  // namespace

RecoveryDialog::RecoveryDialog(const std::vector<Document*>& documents, QWidget* parent)
    : QDialog(parent), m_job([this](std::uint64_t, Result<std::vector<DiffLine>> lines) {
        if (lines) m_diff->setDiff(std::move(*lines));
      }) {
  setWindowTitle(tr("Unsaved texts"));
  auto* message =
      new QLabel(tr("LudoForge was stopped before these texts were saved. "
                    "They were kept: choose what becomes of each."));
  message->setWordWrap(true);
  m_list = new QListWidget;
  m_list->setAccessibleName(tr("Unsaved texts"));
  m_about = new QLabel;
  m_about->setWordWrap(true);
  m_about->setTextFormat(Qt::PlainText);
  m_diff = new widgets::DiffView;
  m_diff->setAccessibleName(tr("What was not saved"));
  m_recover = new QPushButton(tr("&Recover this text"));
  m_discard = new QPushButton(tr("&Discard this text"));
  for (QPushButton* button : {m_recover, m_discard}) button->setAutoDefault(false);

  auto* answers = new QHBoxLayout;
  answers->addWidget(m_recover);
  answers->addWidget(m_discard);
  answers->addStretch(1);
  auto* right = new QWidget;
  auto* rightLayout = new QVBoxLayout(right);
  rightLayout->setContentsMargins(0, 0, 0, 0);
  rightLayout->addWidget(m_about);
  rightLayout->addWidget(m_diff, 1);
  rightLayout->addLayout(answers);
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(m_list);
  splitter->addWidget(right);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({200, 560});
  auto* buttons = new QDialogButtonBox;
  QPushButton* all = buttons->addButton(tr("Recover &all"), QDialogButtonBox::AcceptRole);
  all->setDefault(true);
  QPushButton* later = buttons->addButton(tr("Decide &later"), QDialogButtonBox::RejectRole);
  later->setToolTip(tr("Above each text it is asked again, until you choose"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(message);
  layout->addWidget(splitter, 1);
  layout->addWidget(buttons);
  resize(780, 480);

  for (Document* document : documents) {
    if (document->recovery() == nullptr) continue;
    m_documents.emplace_back(document);
    connect(document, &Document::recoveryChanged, this, &RecoveryDialog::list);
    connect(document, &QObject::destroyed, this, &RecoveryDialog::list);
  }
  connect(m_list, &QListWidget::currentRowChanged, this, &RecoveryDialog::showDiff);
  connect(m_recover, &QPushButton::clicked, this, [this] {
    if (Document* document = chosen()) document->acceptRecovery();
    list();
  });
  connect(m_discard, &QPushButton::clicked, this, [this] {
    if (Document* document = chosen()) document->discardRecovery();
    list();
  });
  connect(all, &QPushButton::clicked, this, &RecoveryDialog::recoverAll);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  list();
  all->setFocus();
}

std::vector<Document*> RecoveryDialog::offered() const {
  std::vector<Document*> left;
  for (const QPointer<Document>& document : m_documents) {
    if (document && document->recovery() != nullptr) left.push_back(document);
  }
  return left;
}

Document* RecoveryDialog::chosen() const {
  const std::vector<Document*> left = offered();
  const auto row = static_cast<std::size_t>(m_list->currentRow());
  return row < left.size() ? left[row] : nullptr;
}

void RecoveryDialog::list() {
  const std::vector<Document*> left = offered();
  if (left.empty()) return accept();
  const int row = std::max(0, m_list->currentRow());
  {
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const Document* document : left) m_list->addItem(document->name());
    m_list->setCurrentRow(std::min(row, static_cast<int>(left.size()) - 1));
  }
  showDiff();
}

void RecoveryDialog::showDiff() {
  const Document* document = chosen();
  if (document == nullptr) return;
  m_about->setText(aboutOf(*document));
  const std::string saved = document->isUntitled() ? std::string() : document->text();
  m_job.start(++m_shown, [saved, unsaved = document->recovery()->text](std::stop_token) {
    return widgets::diffLines(saved, unsaved);
  });
}

void RecoveryDialog::recoverAll() {
  for (Document* document : offered()) document->acceptRecovery();
  list();
}

}  // namespace ludo::ide
