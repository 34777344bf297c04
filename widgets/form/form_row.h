// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <functional>

#include "core/service/form.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace ludo::widgets {

/// One key of a construct: what is written there, to be changed, and the problems that were found in it. GUI
/// thread.
class FormRow : public QWidget {
  Q_OBJECT
 public:
  /// `choices` is asked for what may be chosen when the list is opened.
  FormRow(const service::FormField& field, std::function<QStringList()> choices, QWidget* parent = nullptr);

  const std::string& name() const { return m_field.name; }
  /// Another value of the same key. What is being typed stays.
  void show(const service::FormField& field, const QStringList& problems);
  QComboBox* input() const { return m_input; }
  QLabel* problems() const { return m_problems; }

 signals:
  void valueEntered(const QString& value);
  /// What is written there takes several lines, and is wanted to be seen in the text.
  void placeRequested(ludo::Span place);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void enter();
  void fillChoices();

  service::FormField m_field;
  std::function<QStringList()> m_choices;
  QComboBox* m_input;
  QPushButton* m_place;
  QLabel* m_problems;
};

}  // namespace ludo::widgets
