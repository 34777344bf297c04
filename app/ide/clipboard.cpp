// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/clipboard.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QTextEdit>
#include <algorithm>

#include "widgets/editor/text_view.h"

namespace ludo::ide::clipboard {
namespace {

/// The field in which a widget is typed into; null when it has none.
QLineEdit* fieldOf(QWidget* widget) {
  if (auto* field = qobject_cast<QLineEdit*>(widget)) return field;
  if (auto* combo = qobject_cast<QComboBox*>(widget)) return combo->lineEdit();
  if (qobject_cast<QAbstractSpinBox*>(widget) != nullptr) return widget->findChild<QLineEdit*>();
  return nullptr;
}

/// The selected rows, top first: a line each, tabs between the columns. Columns that are hidden are not
/// meant.
QString rowsOf(const QAbstractItemView& view) {
  QModelIndexList cells = view.selectionModel()->selectedIndexes();
  cells.removeIf([&](const QModelIndex& cell) { return view.visualRect(cell).isEmpty(); });
  const auto placeOf = [&](const QModelIndex& cell) {
    const QRect place = view.visualRect(cell);
    return std::pair(place.top(), place.left());
  };
  std::ranges::stable_sort(cells, {}, placeOf);
  QString text;
  for (qsizetype i = 0; i < cells.size(); ++i) {
    const bool isSameRow =
        i > 0 && cells[i - 1].row() == cells[i].row() && cells[i - 1].parent() == cells[i].parent();
    if (i > 0) text += isSameRow ? u'\t' : u'\n';
    text += cells[i].data().toString();
  }
  return text;
}

/// Does to the widget what fits its kind; each of these takes the widget as that kind.
template <typename Text, typename Field, typename View, typename Reader>
void act(QWidget* widget, Text text, Field field, View view, Reader reader) {
  if (auto* editor = qobject_cast<widgets::TextView*>(widget)) return text(*editor);
  if (QLineEdit* line = fieldOf(widget)) return field(*line);
  if (auto* items = qobject_cast<QAbstractItemView*>(widget)) return view(*items);
  if (auto* read = qobject_cast<QTextEdit*>(widget)) return reader(*read);
}

constexpr auto nothing = [](QWidget&) {};

}  // namespace

Offer offerOf(QWidget* widget) {
  Offer offer;
  act(
      widget,
      [&](QWidget&) {
        offer = {true, true};
      },
      [&](const QLineEdit& line) {
        offer = {true, !line.isReadOnly()};
      },
      [&](QWidget&) {
        offer = {true, false};
      },
      [&](QWidget&) {
        offer = {true, false};
      });
  return offer;
}

void cut(QWidget* widget) {
  act(
      widget, [](widgets::TextView& text) { text.cut(); }, [](QLineEdit& line) { line.cut(); }, nothing,
      nothing);
}

void copy(QWidget* widget) {
  act(
      widget, [](widgets::TextView& text) { text.copy(); }, [](const QLineEdit& line) { line.copy(); },
      [](const QAbstractItemView& view) {
        const QString rows = rowsOf(view);
        if (!rows.isEmpty()) QApplication::clipboard()->setText(rows);
      },
      [](QTextEdit& read) { read.copy(); });
}

void paste(QWidget* widget) {
  act(
      widget, [](widgets::TextView& text) { text.paste(); }, [](QLineEdit& line) { line.paste(); }, nothing,
      nothing);
}

void selectAll(QWidget* widget) {
  act(
      widget, [](widgets::TextView& text) { text.selectAll(); }, [](QLineEdit& line) { line.selectAll(); },
      [](QAbstractItemView& view) { view.selectAll(); }, [](QTextEdit& read) { read.selectAll(); });
}

}  // namespace ludo::ide::clipboard
