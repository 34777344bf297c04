// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/document_notices.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include "widgets/document/text_file.h"
#include "widgets/editor/notice_bar.h"

namespace ludo::widgets {

using diagnostics::Severity;

DocumentNotices::DocumentNotices(Document* document, NoticeBar* bar, QObject* parent)
    : QObject(parent), m_document(document), m_bar(bar) {
  connect(document, &Document::analysisFailed, this, &DocumentNotices::showFailure);
  connect(document, &Document::autosaveFailed, this, [this](const QString& reason) {
    showFailure(tr("Unsaved changes could not be kept safe. %1").arg(reason));
  });
  connect(document, &Document::recoveryChanged, this, &DocumentNotices::update);
  connect(document, &Document::openElsewhereChanged, this, &DocumentNotices::update);
  connect(document, &Document::outsideChangeChanged, this, &DocumentNotices::update);
  update();
}

void DocumentNotices::showFailure(const QString& message) {
  m_failure = message;
  update();
}

void DocumentNotices::update() {
  if (m_document && m_document->recovery()) {
    showRecovery();
  } else if (m_document && m_document->openElsewhere()) {
    showOpenElsewhere();
  } else if (m_document && m_document->outsideChange() != OutsideChange::None) {
    showOutsideChange();
  } else if (!m_failure.isEmpty()) {
    m_bar->showNotice(Severity::Error, m_failure, {{tr("Dismiss"), [this] { showFailure({}); }}});
  } else {
    m_bar->hide();
  }
}

void DocumentNotices::showRecovery() {
  const Recovery& recovery = *m_document->recovery();
  QString time = QLocale().toString(recovery.savedAt, QLocale::ShortFormat);
  if (m_document->isUntitled()) {
    QString message =
        tr("This text was never saved. It was kept from %1, when LudoForge last stopped.").arg(time);
    const QString& origin = m_document->home();
    if (!origin.isEmpty() && !QFileInfo::exists(origin))
      message +=
          u' ' + tr("Its pictures lay beside %1, which is gone.").arg(QDir::toNativeSeparators(origin));
    m_bar->showNotice(Severity::Warning, message,
                      {{tr("Keep it"), [this] { m_document->acceptRecovery(); }},
                       {tr("Discard it"), [this] { m_document->discardRecovery(); }}});
    return;
  }
  QString message =
      recovery.newerThanFile
          ? tr("Unsaved changes from %1 were kept when LudoForge last stopped.").arg(time)
          : tr("Unsaved changes from %1 were kept, but the file was changed after that.").arg(time);
  m_bar->showNotice(Severity::Warning, message,
                    {{tr("Recover them"), [this] { m_document->acceptRecovery(); }},
                     {tr("Discard them"), [this] { m_document->discardRecovery(); }}});
}

void DocumentNotices::showOpenElsewhere() {
  const LockHolder& holder = *m_document->openElsewhere();
  const QString who = holderText(holder);
  QString message = tr("Read only: open in another window");
  if (holder.isThisProcess()) {
    message = tr("Read only: open in another tab");
  } else if (!holder.isCertain) {
    message = tr("Read only: opened on another computer, perhaps still open there (%1)").arg(who);
  } else if (!who.isEmpty()) {
    message = tr("Read only: open in another window (%1)").arg(who);
  }
  // A window that certainly runs keeps its file: closing it there is the way.
  const NoticeBar::Choice other =
      holder.isCertain
          ? NoticeBar::Choice{tr("Try again"), [this] { reopen(LockFile::OtherHosts::Respect); }}
          : NoticeBar::Choice{tr("Edit anyway"), [this] { reopen(LockFile::OtherHosts::Ignore); }};
  m_bar->showNotice(Severity::Info, message, {{tr("Edit a copy"), [this] { emit copyRequested(); }}, other});
}

void DocumentNotices::reopen(LockFile::OtherHosts otherHosts) {
  const Result<Done> opened = m_document->open(m_document->path(), otherHosts);
  if (!opened) showFailure(asSentence(opened.failure()));
}

void DocumentNotices::showOutsideChange() {
  auto keep = [this] { m_document->keepMine(); };
  if (m_document->outsideChange() == OutsideChange::Removed) {
    m_bar->showNotice(Severity::Warning, tr("The file was removed or renamed. Saving writes it again."),
                      {{tr("Keep editing"), keep}});
    return;
  }
  auto reload = [this] {
    Result<Done> result = m_document->reload();
    if (!result) showFailure(asSentence(result.failure()));
  };
  QString message =
      m_document->isModified()
          ? tr("Another program changed the file. You have unsaved changes; reloading can be undone.")
          : tr("Another program changed the file.");
  m_bar->showNotice(Severity::Warning, message, {{tr("Reload"), reload}, {tr("Keep mine"), keep}});
}

}  // namespace ludo::widgets
