// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QPointer>

#include "widgets/document/document.h"

namespace ludo::widgets {

class NoticeBar;

/// Chooses what a notice bar says of a document, one thing at a time, the most urgent first: unsaved text
/// from before, a file that another window has, a change from outside, a failure. GUI thread.
class DocumentNotices : public QObject {
  Q_OBJECT
 public:
  /// `bar` has to outlive this; `document` may go before.
  DocumentNotices(Document* document, NoticeBar* bar, QObject* parent = nullptr);

  /// Tells a failure until it is dismissed.
  void showFailure(const QString& message);

 signals:
  /// The user wants to edit the text apart from the file.
  void copyRequested();

 private:
  void update();
  void showRecovery();
  void showOpenElsewhere();
  void showOutsideChange();
  /// Opens the file once more, in the hope that it is free.
  void reopen(LockFile::OtherHosts otherHosts);

  QPointer<Document> m_document;
  NoticeBar* m_bar;
  QString m_failure;
};

}  // namespace ludo::widgets
