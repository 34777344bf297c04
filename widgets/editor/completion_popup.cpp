// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/completion_popup.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "widgets/editor/completion_model.h"
#include "widgets/editor/editor_colours.h"

namespace ludo::widgets {

namespace {

constexpr int mostRows = 9;

/// Label on the left, its kind, dimmed, on the right.
class CompletionDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    bool chosen = (option.state & QStyle::State_Selected) != 0;
    QColor background = option.palette.color(chosen ? QPalette::Highlight : QPalette::Base);
    QColor text = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
    painter->fillRect(option.rect, background);
    QRect inner = option.rect.adjusted(8, 0, -8, 0);
    QString kind = index.data(CompletionModel::KindRole).toString();
    painter->setFont(option.font);
    int kindWidth = option.fontMetrics.horizontalAdvance(kind);
    QColor dimmed = text;
    dimmed.setAlphaF(0.75F);
    painter->setPen(dimmed);
    painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, kind);
    painter->setPen(text);
    inner.setRight(inner.right() - kindWidth - 16);
    QString label = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, inner.width());
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, label);
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    int text = option.fontMetrics.horizontalAdvance(index.data().toString());
    int kind = option.fontMetrics.horizontalAdvance(index.data(CompletionModel::KindRole).toString());
    return {text + kind + 40, option.fontMetrics.height() + 6};
  }
};

}  // namespace

CompletionPopup::CompletionPopup(CompletionModel* model, QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint),
      m_model(model),
      m_list(new QListView),
      m_detail(new QLabel) {
  setAttribute(Qt::WA_ShowWithoutActivating);
  setFocusPolicy(Qt::NoFocus);
  setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
  setAccessibleName(tr("Completions"));
  m_list->setModel(model);
  m_list->setItemDelegate(new CompletionDelegate(m_list));
  m_list->setFocusPolicy(Qt::NoFocus);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setUniformItemSizes(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setAccessibleName(tr("Completions"));
  m_detail->setWordWrap(true);
  m_detail->setMargin(8);
  m_detail->setTextFormat(Qt::PlainText);
  m_detail->setBackgroundRole(QPalette::AlternateBase);
  m_detail->setForegroundRole(QPalette::Text);
  m_detail->setAutoFillBackground(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(1, 1, 1, 1);
  layout->setSpacing(0);
  layout->addWidget(m_list);
  layout->addWidget(m_detail);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompletionPopup::showDetail);
  connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { emit chosen(index.row()); });
}

void CompletionPopup::showAt(const QPoint& below, int lineHeight) {
  m_below = below;
  m_lineHeight = lineHeight;
  refresh();
  show();
}

void CompletionPopup::refresh() {
  if (m_model->rowCount() > 0) m_list->setCurrentIndex(m_model->index(0));
  showDetail();
}

void CompletionPopup::showDetail() {
  QString detail = m_list->currentIndex().data(CompletionModel::DetailRole).toString();
  m_detail->setText(detail);
  m_detail->setVisible(!detail.isEmpty());
  place();
}

void CompletionPopup::place() {
  int rows = std::clamp(m_model->rowCount(), 1, mostRows);
  int rowHeight = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
  bool scrolls = m_model->rowCount() > mostRows;
  int wanted = m_list->sizeHintForColumn(0) + (scrolls ? m_list->verticalScrollBar()->sizeHint().width() : 0);
  int character = fontMetrics().averageCharWidth();
  int width = std::clamp(wanted, character * 40, character * 70);
  m_list->setFixedHeight(rows * rowHeight);
  int detailHeight = m_detail->isVisibleTo(this) ? m_detail->heightForWidth(width) : 0;
  QSize size(width + 2, rows * rowHeight + detailHeight + 2);
  QPoint corner = m_below;
  if (QScreen* shown = screen()) {
    QRect room = shown->availableGeometry();
    if (corner.y() + size.height() > room.bottom()) corner.setY(m_below.y() - m_lineHeight - size.height());
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())));
  }
  setFixedSize(size);
  move(corner);
}

bool CompletionPopup::moveChoice(int key) {
  int rows = m_model->rowCount();
  int row = chosenRow();
  switch (key) {
    case Qt::Key_Up:
      row = (row + rows - 1) % rows;
      break;
    case Qt::Key_Down:
      row = (row + 1) % rows;
      break;
    case Qt::Key_PageUp:
      row = std::max(0, row - mostRows + 1);
      break;
    case Qt::Key_PageDown:
      row = std::min(rows - 1, row + mostRows - 1);
      break;
    default:
      return false;
  }
  m_list->setCurrentIndex(m_model->index(row));
  return true;
}

int CompletionPopup::chosenRow() const {
  return std::max(0, m_list->currentIndex().row());
}

}  // namespace ludo::widgets
