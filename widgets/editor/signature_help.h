// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QPointer>

#include "widgets/document/document.h"
#include "widgets/editor/language_services.h"

class QLabel;

namespace ludo::widgets {

class TextView;

/// What the keys of a construct are, as one reads it: those that stand there are ticked, those that have to
/// are said to, and the one at the cursor is bold, with what it means below. HTML.
QString signatureText(const service::Form& form);

/// Shows the keys of the construct round the caret above its line, when asked and while the braces of one are
/// typed, and follows the caret until it leaves them. It keeps out of the way of the list of completions,
/// which opens below the line. GUI thread.
class SignatureHelp : public QObject {
  Q_OBJECT
 public:
  /// `document` may go before it, and nothing is shown then.
  SignatureHelp(TextView* view, Document* document, LanguageServices services, QObject* parent = nullptr);

  /// Shows the keys, as soon as the text is analysed; at a place without any it says so.
  void request();
  bool isOpen() const;
  void close();
  /// Nothing is shown over this popup, which may open and move at any time. It outlives the help.
  void keepClearOf(QWidget* popup);
  /// After a character was typed: shows the keys of a construct that is written in braces.
  void noteTyped(char typed);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  /// There is nothing to show.
  void told(const QString& text);

 private:
  enum class Asked { No, ByTyping, ByKey };

  void answer();
  void show(const service::Form& form);
  bool isInTheWay(const QRect& place) const;

  TextView* m_view;
  QPointer<Document> m_document;
  LanguageServices m_services;
  QLabel* m_popup;
  QWidget* m_other = nullptr;
  Asked m_asked = Asked::No;
};

}  // namespace ludo::widgets
