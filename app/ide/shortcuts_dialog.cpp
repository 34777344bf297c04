// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ide/fuzzy_match.h"
#include "app/ide/icons.h"

namespace ludo::ide {
namespace {

constexpr int commandRole = Qt::UserRole;

QString titleOf(Command command) {
  for (const CommandInfo& info : commandInfos()) {
    if (info.command == command) return CommandTable::plainText(info);
  }
  return {};
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(CommandTable& table, QWidget* parent) : QDialog(parent), m_table(table) {
  setWindowTitle(tr("Keyboard shortcuts"));
  for (const CommandInfo& info : commandInfos()) m_keys[info.command] = table.shortcut(info.command);

  m_filter = new QLineEdit(this);
  m_filter->setPlaceholderText(tr("Find a command"));
  m_filter->setAccessibleName(tr("Find a command"));
  m_filter->setClearButtonEnabled(true);
  m_tree = new QTreeWidget(this);
  m_tree->setAccessibleName(tr("Commands and their keys"));
  m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
  m_tree->setRootIsDecorated(false);
  m_tree->setIconSize(QSize(16, 16));
  m_tree->setAlternatingRowColors(true);
  m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_edit = new QKeySequenceEdit(this);
  m_edit->setAccessibleName(tr("New keys"));
  m_edit->setToolTip(tr("Press the new keys here"));
  auto* label = new QLabel(tr("New &keys"), this);
  label->setBuddy(m_edit);
  m_default = new QPushButton(tr("Default"), this);
  m_default->setToolTip(tr("Give this command its first keys again"));
  m_none = new QPushButton(tr("None"), this);
  m_none->setToolTip(tr("Take the keys from this command"));
  m_conflict = new QLabel(this);
  m_conflict->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(
      QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
  m_ok = buttons->button(QDialogButtonBox::Ok);

  auto* editRow = new QHBoxLayout;
  editRow->addWidget(label);
  editRow->addWidget(m_edit, 1);
  editRow->addWidget(m_default);
  editRow->addWidget(m_none);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_filter);
  layout->addWidget(m_tree, 1);
  layout->addLayout(editRow);
  layout->addWidget(m_conflict);
  layout->addWidget(buttons);
  resize(560, 560);

  connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
  connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::choose);
  connect(m_edit, &QKeySequenceEdit::editingFinished, this, [this] { change(m_edit->keySequence()); });
  connect(m_none, &QPushButton::clicked, this, [this] { change({}); });
  connect(m_default, &QPushButton::clicked, this,
          [this] { change(CommandTable::defaultShortcut(commandOf(*m_tree->currentItem()))); });
  connect(buttons, &QDialogButtonBox::accepted, this, &ShortcutsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &ShortcutsDialog::reject);
  connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
          &ShortcutsDialog::resetAll);
  fill();
}

void ShortcutsDialog::fill() {
  for (const CommandInfo& info : commandInfos()) {
    auto* item = new QTreeWidgetItem(m_tree, {CommandTable::plainText(info)});
    item->setData(0, commandRole, static_cast<int>(info.command));
    const QIcon icon = m_table.action(info.command)->icon();
    item->setIcon(0, icon.isNull() ? blankIcon(m_tree->iconSize()) : icon);
    item->setToolTip(0, m_table.action(info.command)->statusTip());
  }
  m_tree->setCurrentItem(m_tree->topLevelItem(0));
  showConflicts();
}

Command ShortcutsDialog::commandOf(const QTreeWidgetItem& item) const {
  return static_cast<Command>(item.data(0, commandRole).toInt());
}

void ShortcutsDialog::filter(const QString& typed) {
  for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = m_tree->topLevelItem(row);
    item->setHidden(!fuzzyScore(typed, item->text(0) + u' ' + item->text(1)));
  }
}

void ShortcutsDialog::choose() {
  QTreeWidgetItem* item = m_tree->currentItem();
  m_edit->setEnabled(item != nullptr);
  if (item != nullptr) m_edit->setKeySequence(m_keys[commandOf(*item)]);
}

void ShortcutsDialog::change(const QKeySequence& keys) {
  QTreeWidgetItem* item = m_tree->currentItem();
  if (item == nullptr) return;
  m_keys[commandOf(*item)] = keys;
  m_edit->setKeySequence(keys);
  showConflicts();
}

void ShortcutsDialog::resetAll() {
  for (auto& [command, keys] : m_keys) keys = CommandTable::defaultShortcut(command);
  choose();
  showConflicts();
}

void ShortcutsDialog::showConflicts() {
  std::map<QString, std::vector<Command>> byKeys;
  for (const auto& [command, keys] : m_keys) {
    if (!keys.isEmpty()) byKeys[keys.toString(QKeySequence::NativeText)].push_back(command);
  }
  QStringList conflicts;
  for (const auto& [keys, commands] : byKeys) {
    if (commands.size() < 2) continue;
    conflicts << tr("%1 is used by “%2” and “%3”.").arg(keys, titleOf(commands[0]), titleOf(commands[1]));
  }
  m_conflict->setText(conflicts.join(u'\n'));
  m_conflict->setVisible(!conflicts.isEmpty());
  m_ok->setEnabled(conflicts.isEmpty());
  for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = m_tree->topLevelItem(row);
    const QKeySequence& keys = m_keys[commandOf(*item)];
    item->setText(1, keys.toString(QKeySequence::NativeText));
    QFont font = item->font(1);
    font.setBold(keys != CommandTable::defaultShortcut(commandOf(*item)));
    item->setFont(1, font);
  }
}

void ShortcutsDialog::accept() {
  for (const auto& [command, keys] : m_keys) m_table.setShortcut(command, keys);
  QDialog::accept();
}

}  // namespace ludo::ide
