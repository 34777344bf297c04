// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace ludo::ide {
namespace {

constexpr int ringWidth = 3;  ///< pixels

class Ring : public QWidget {
 public:
  explicit Ring(QWidget* target) : QWidget(target) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(target->rect());
    show();
    raise();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    constexpr double half = ringWidth / 2.0;
    // The program's: what the ring is round may have colours of its own.
    painter.setPen(QPen(QApplication::palette().color(QPalette::Highlight), ringWidth, Qt::SolidLine,
                        Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(rect()).adjusted(half, half, -half, -half));
  }
};

}  // namespace

FocusRing::~FocusRing() {
  delete m_ring;
}

void FocusRing::setOn(bool on) {
  if (on == m_on) return;
  m_on = on;
  if (on) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
    follow(QApplication::focusWidget());
  } else {
    qApp->disconnect(this);
    follow(nullptr);
  }
}

QWidget* FocusRing::target() const {
  return m_ring ? m_ring->parentWidget() : nullptr;
}

void FocusRing::follow(QWidget* focus) {
  if (focus == target()) return;
  if (QWidget* left = target()) left->removeEventFilter(this);
  delete m_ring;
  // The window itself has the focus only while nothing in it has.
  if (focus == nullptr || focus->isWindow()) return;
  m_ring = new Ring(focus);
  focus->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
  if (m_ring && watched == m_ring->parent() && event->type() == QEvent::Resize)
    m_ring->setGeometry(m_ring->parentWidget()->rect());
  // Widgets that were added since would cover the ring.
  if (m_ring && event->type() == QEvent::ChildAdded) m_ring->raise();
  return QObject::eventFilter(watched, event);
}

}  // namespace ludo::ide
