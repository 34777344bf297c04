// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/command_palette.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/ide/fuzzy_match.h"
#include "app/ide/icons.h"

namespace ludo::ide {
namespace {

constexpr int keysRole = Qt::UserRole + 1;

/// Draws a command's keys at the right end of its row.
class CommandDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isEnabled = index.flags().testFlag(Qt::ItemIsEnabled);
    QColor colour = option.palette.color(isEnabled ? QPalette::Active : QPalette::Disabled,
                                         isSelected ? QPalette::HighlightedText : QPalette::Text);
    colour.setAlphaF(0.8F);
    painter->save();
    painter->setPen(colour);
    painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(keysRole).toString());
    painter->restore();
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return QSize(size.width(), std::max(size.height(), option.fontMetrics.height() + 12));
  }
};

QString titleOf(const CommandInfo& info) {
  QString menu = menuTitle(info.menu);
  menu.remove(u'&');
  return QStringLiteral("%1: %2").arg(menu, CommandTable::plainText(info));
}

}  // namespace

std::vector<Command> matchingCommands(const CommandTable& table, const QString& typed) {
  struct Match {
    Command command;
    int score;
    bool enabled;
  };
  std::vector<Match> matches;
  for (const CommandInfo& info : commandInfos()) {
    if (info.command == Command::CommandPalette) continue;
    const std::optional<int> score = fuzzyScore(typed, titleOf(info));
    if (score) matches.push_back({info.command, *score, table.action(info.command)->isEnabled()});
  }
  std::stable_sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) {
    return a.enabled != b.enabled ? a.enabled : a.score > b.score;
  });
  std::vector<Command> commands;
  commands.reserve(matches.size());
  for (const Match& match : matches) commands.push_back(match.command);
  return commands;
}

CommandPaletteDialog::CommandPaletteDialog(const CommandTable& table, QWidget* parent)
    : QDialog(parent, Qt::Popup), m_table(table) {
  setObjectName(QStringLiteral("commandPalette"));
  setWindowTitle(tr("Command palette"));
  m_field = new QLineEdit(this);
  m_field->setPlaceholderText(tr("Type a part of a command"));
  m_field->setAccessibleName(tr("Command"));
  m_field->setClearButtonEnabled(true);
  m_field->installEventFilter(this);
  m_list = new QListWidget(this);
  m_list->setAccessibleName(tr("Commands that fit"));
  m_list->setItemDelegate(new CommandDelegate(m_list));
  m_list->setFocusPolicy(Qt::NoFocus);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setUniformItemSizes(true);
  m_list->setIconSize(QSize(16, 16));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 10, 10, 10);
  layout->addWidget(m_field);
  layout->addWidget(m_list);
  resize(520, 400);
  // A popup is never activated, and so gives nobody in it the keyboard by itself.
  m_field->setFocus();
  connect(m_field, &QLineEdit::textChanged, this, &CommandPaletteDialog::fill);
  connect(m_list, &QListWidget::itemClicked, this, &CommandPaletteDialog::runCurrent);
  fill({});
}

void CommandPaletteDialog::fill(const QString& typed) {
  m_list->clear();
  const QIcon noIcon = blankIcon(m_list->iconSize());
  m_shown = matchingCommands(m_table, typed);
  for (const Command command : m_shown) {
    const CommandInfo& info = *std::find_if(commandInfos().begin(), commandInfos().end(),
                                            [&](const CommandInfo& each) { return each.command == command; });
    const QAction* action = m_table.action(command);
    auto* item =
        new QListWidgetItem(action->icon().isNull() ? noIcon : action->icon(), titleOf(info), m_list);
    item->setData(keysRole, action->shortcut().toString(QKeySequence::NativeText));
    item->setToolTip(action->statusTip());
    if (!action->isEnabled()) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
  }
  if (m_list->count() == 0) {
    auto* none = new QListWidgetItem(tr("No command fits"), m_list);
    none->setFlags(Qt::NoItemFlags);
  }
  m_list->setCurrentRow(0);
}

void CommandPaletteDialog::paintEvent(QPaintEvent* event) {
  QDialog::paintEvent(event);
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool CommandPaletteDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_field || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      QCoreApplication::sendEvent(m_list, event);
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      runCurrent();
      return true;
    default:
      return QDialog::eventFilter(watched, event);
  }
}

void CommandPaletteDialog::runCurrent() {
  const int row = m_list->currentRow();
  if (row < 0 || row >= static_cast<int>(m_shown.size())) return;
  QAction* action = m_table.action(m_shown[static_cast<std::size_t>(row)]);
  if (!action->isEnabled()) return;
  accept();
  // After the palette has gone, so that the command finds the focus where it was.
  QTimer::singleShot(0, action, &QAction::trigger);
}

}  // namespace ludo::ide
