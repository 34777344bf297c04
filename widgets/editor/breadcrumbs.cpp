// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/breadcrumbs.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

namespace {

constexpr qsizetype longestCrumb = 40;  ///< characters
constexpr int pause = 30;               ///< milliseconds after the last move of the caret

}  // namespace

Breadcrumbs::Breadcrumbs(TextView* view, QWidget* parent) : QWidget(parent), m_view(view) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(4, 0, 4, 0);
  layout->setSpacing(0);
  layout->addStretch(1);
  // The text does not become wider for them, nor jump when there are none.
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setFixedHeight(fontMetrics().height() + 6);
  setAccessibleName(tr("Where the cursor is"));
  m_changed.setSingleShot(true);
  m_changed.setInterval(pause);
  connect(&m_changed, &QTimer::timeout, this, &Breadcrumbs::refresh);
  connect(view, &QsciScintilla::cursorPositionChanged, this, [this] { m_changed.start(); });
  connect(view, &QsciScintilla::textChanged, this, [this] { m_changed.start(); });
}

QToolButton* Breadcrumbs::button(std::size_t index) {
  while (m_buttons.size() <= index) {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, which = m_buttons.size()] {
      if (which < m_crumbs.size()) emit chosen(m_crumbs[which].offset);
    });
    auto* mark = new QLabel(QStringLiteral("›"));
    mark->setForegroundRole(QPalette::PlaceholderText);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->count() - 1, button);
    row->insertWidget(row->count() - 1, mark);
    m_buttons.push_back(button);
    m_marks.push_back(mark);
  }
  return m_buttons[index];
}

void Breadcrumbs::refresh() {
  std::vector<Crumb> crumbs = crumbsAt(*m_view, m_view->caret());
  if (crumbs == m_crumbs) return;
  m_crumbs = std::move(crumbs);
  for (std::size_t i = 0; i < m_crumbs.size(); ++i) {
    QString text = m_crumbs[i].text;
    if (text.size() > longestCrumb) text = text.left(longestCrumb - 1) + QStringLiteral("…");
    QToolButton* shown = button(i);
    shown->setText(text.replace(u'&', QStringLiteral("&&")));
    shown->setAccessibleName(tr("Go to %1").arg(m_crumbs[i].text));
    shown->setToolTip(shown->accessibleName());
  }
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setVisible(i < m_crumbs.size());
    m_marks[i]->setVisible(i + 1 < m_crumbs.size());
  }
}

}  // namespace ludo::widgets
