// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/go_to_line_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

GoToLineBar::GoToLineBar(TextView* view, QWidget* parent)
    : QWidget(parent), m_view(view), m_line(new QSpinBox), m_lines(new QLabel) {
  auto* label = new QLabel(tr("Go to &line"));
  label->setBuddy(m_line);
  m_line->setAccessibleName(tr("Line to go to"));
  m_line->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->addWidget(label);
  layout->addWidget(m_line);
  layout->addWidget(m_lines);
  layout->addStretch(1);
  hide();
  connect(m_line, &QSpinBox::valueChanged, this, [this](int line) {
    if (isVisible()) goTo(line);
  });
}

void GoToLineBar::open() {
  m_origin = m_view->caret();
  m_line->setRange(1, m_view->lines());
  m_line->setValue(static_cast<int>(m_view->lineOf(m_origin)) + 1);
  m_lines->setText(tr("of %1").arg(m_view->lines()));
  show();
  m_line->setFocus();
  m_line->selectAll();
}

void GoToLineBar::goTo(int line) {
  std::size_t offset = m_view->lineBegin(line - 1);
  m_view->reveal(offset);
  m_view->setCaret(offset);
}

void GoToLineBar::keyPressEvent(QKeyEvent* event) {
  bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!isEnter && event->key() != Qt::Key_Escape) {
    QWidget::keyPressEvent(event);
    return;
  }
  if (isEnter) {
    goTo(m_line->value());
  } else {
    m_view->reveal(m_origin);
    m_view->setCaret(m_origin);
  }
  hide();
  m_view->setFocus();
}

}  // namespace ludo::widgets
