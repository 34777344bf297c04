// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/signature_help.h"

#include <QAccessible>
#include <QLabel>
#include <QScreen>
#include <QTextDocumentFragment>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

namespace {

constexpr int mostCharacters = 90;  ///< of a line

struct SignatureWords {
  Q_DECLARE_TR_FUNCTIONS(SignatureHelp)
};

QString escaped(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString keyText(const service::FormField& field) {
  QString text = QStringLiteral("%1:&nbsp;%2").arg(escaped(field.name), escaped(field.type));
  if (field.isAtCursor) text = QStringLiteral("<b>%1</b>").arg(text);
  if (field.isWritten) text.prepend(QStringLiteral("✓&nbsp;"));
  return field.required ? SignatureWords::tr("%1 (required)").arg(text) : text;
}

}  // namespace

QString signatureText(const service::Form& form) {
  QStringList keys;
  QString doc = escaped(form.doc);
  for (const service::FormField& field : form.fields) {
    keys << keyText(field);
    if (field.isAtCursor) doc = escaped(field.doc);
  }
  const QString none = keys.isEmpty() ? SignatureWords::tr("no keys") : keys.join(QStringLiteral(" · "));
  return QStringLiteral("<b>%1</b> — %2<br>%3").arg(escaped(form.construct), none, doc);
}

SignatureHelp::SignatureHelp(TextView* view, Document* document, LanguageServices services, QObject* parent)
    : QObject(parent),
      m_view(view),
      m_document(document),
      m_services(std::move(services)),
      m_popup(new QLabel(view, Qt::ToolTip | Qt::FramelessWindowHint)) {
  m_popup->setObjectName(QStringLiteral("signature"));
  m_popup->setAttribute(Qt::WA_ShowWithoutActivating);
  m_popup->setTextFormat(Qt::RichText);
  m_popup->setWordWrap(true);
  m_popup->setMargin(6);
  m_popup->setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
  m_popup->setBackgroundRole(QPalette::AlternateBase);
  m_popup->setForegroundRole(QPalette::Text);
  m_popup->setAutoFillBackground(true);
  m_popup->hide();
  connect(document, &Document::analysisChanged, this, [this] {
    if (m_asked != Asked::No && m_document->analysisIsCurrent()) answer();
  });
  connect(view, &QsciScintilla::cursorPositionChanged, this, [this] {
    if (isOpen() && m_document && m_document->analysisIsCurrent()) answer();
  });
}

void SignatureHelp::keepClearOf(QWidget* popup) {
  m_other = popup;
  popup->installEventFilter(this);
}

bool SignatureHelp::eventFilter(QObject* watched, QEvent* event) {
  const bool isPlaced = event->type() == QEvent::Show || event->type() == QEvent::Move;
  if (watched == m_other && isPlaced && isOpen() && isInTheWay(m_popup->geometry())) close();
  return QObject::eventFilter(watched, event);
}

bool SignatureHelp::isInTheWay(const QRect& place) const {
  return m_other != nullptr && m_other->isVisible() && m_other->geometry().intersects(place);
}

bool SignatureHelp::isOpen() const {
  return m_popup->isVisible();
}

void SignatureHelp::close() {
  m_asked = Asked::No;
  m_popup->hide();
}

void SignatureHelp::request() {
  if (!m_services.formAt || !m_document) return;
  m_asked = Asked::ByKey;
  if (m_document->analysisIsCurrent()) return answer();
  m_document->analyseNow();
}

void SignatureHelp::noteTyped(char typed) {
  const bool isMark = typed == '{' || typed == ',' || typed == ':';
  if (m_asked != Asked::No || !isMark || !m_services.formAt || !m_view->isInYaml(m_view->caret())) return;
  m_asked = Asked::ByTyping;
}

void SignatureHelp::answer() {
  const std::optional<service::Form> form = m_services.formAt(*m_document->analysis(), m_view->caret());
  const bool isMeant = form && (m_asked == Asked::ByKey || form->isInBraces);
  if (isMeant && m_view->hasFocus()) return show(*form);
  const bool isToBeTold = m_asked == Asked::ByKey && !isOpen() && m_view->hasFocus();
  close();
  if (isToBeTold) emit told(tr("There are no keys at the cursor"));
}

void SignatureHelp::show(const service::Form& form) {
  const QString text = signatureText(form);
  const bool isNew = !isOpen() || m_popup->text() != text;
  m_popup->setText(text);
  m_popup->setAccessibleName(QTextDocumentFragment::fromHtml(text).toPlainText());
  const int most = m_popup->fontMetrics().averageCharWidth() * mostCharacters;
  m_popup->setFixedWidth(std::min(most, std::max(m_view->width(), most / 2)));
  m_popup->setFixedHeight(m_popup->heightForWidth(m_popup->width()));
  // Above the line: below it is the place of the completions.
  const QPoint below = m_view->viewport()->mapToGlobal(m_view->pointBelow(m_view->caret()));
  QPoint corner(below.x(), below.y() - m_view->lineHeight() - m_popup->height() - 2);
  if (const QScreen* screen = m_view->screen()) {
    const QRect room = screen->availableGeometry();
    if (corner.y() < room.top()) return close();
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - m_popup->width())));
  }
  if (isInTheWay(QRect(corner, m_popup->size()))) return close();
  m_popup->move(corner);
  m_popup->show();
  if (!isNew) return;
  QAccessibleEvent said(m_popup, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

}  // namespace ludo::widgets
