// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/described_choices.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QScreen>
#include <algorithm>
#include <utility>

#include "widgets/models/colours.h"

namespace ludo::widgets {
namespace {

constexpr int choiceMargin = 6;
constexpr double mutedInk = 0.7;

QFont nameFont(const QFont& font) {
  QFont bold = font;
  bold.setBold(true);
  return bold;
}

}  // namespace

DescribedChoices::DescribedChoices(QComboBox& box) : QStyledItemDelegate(&box), m_box(box) {
  box.setItemDelegate(this);
  box.view()->window()->installEventFilter(this);
}

bool DescribedChoices::eventFilter(QObject* watched, QEvent* event) {
  QWidget* list = m_box.view()->window();
  if (watched == list && event->type() == QEvent::Show) {
    // The box may be narrow and stand at the edge of the screen: no reason to cut what its choices are.
    const QRect screen = m_box.screen()->availableGeometry();
    const int frame = list->width() - m_box.view()->viewport()->width();
    const int width =
        std::min(std::max(list->width(), m_box.view()->sizeHintForColumn(0) + frame), screen.width());
    const int left =
        std::clamp(list->x(), screen.left(), std::max(screen.left(), screen.right() + 1 - width));
    list->setGeometry(left, list->y(), width, list->height());
  }
  return QStyledItemDelegate::eventFilter(watched, event);
}

void DescribedChoices::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString name = std::exchange(item.text, QString());
  const QString description = index.data(Qt::ToolTipRole).toString();
  m_box.style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
  const bool isChosen = item.state.testFlag(QStyle::State_Selected);
  const QColor ink = item.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text);
  const QColor back = item.palette.color(isChosen ? QPalette::Highlight : QPalette::Base);
  QRect room = item.rect.adjusted(choiceMargin, choiceMargin / 2, -choiceMargin, -choiceMargin / 2);
  painter->save();
  painter->setPen(ink);
  painter->setFont(description.isEmpty() ? item.font : nameFont(item.font));
  painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, name);
  room.setTop(room.top() + QFontMetrics(nameFont(item.font)).lineSpacing());
  painter->setPen(isChosen ? ink : mixed(back, ink, mutedInk));
  painter->setFont(item.font);
  painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, description);
  painter->restore();
}

QSize DescribedChoices::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString description = index.data(Qt::ToolTipRole).toString();
  const QFontMetrics bold(nameFont(item.font));
  const QFontMetrics plain(item.font);
  const int width = std::max(bold.horizontalAdvance(item.text), plain.horizontalAdvance(description));
  const int height = bold.lineSpacing() + (description.isEmpty() ? 0 : plain.lineSpacing());
  return {width + 2 * choiceMargin, height + choiceMargin};
}

}  // namespace ludo::widgets
