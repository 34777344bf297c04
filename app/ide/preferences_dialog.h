// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>

#include "app/ide/preferences.h"

class QComboBox;
class QSpinBox;

namespace ludo::ide {

class PreferencesDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

  /// The preferences as chosen; what the dialog does not show is kept.
  Preferences preferences() const;

 private:
  void makeSpelling();

  Preferences m_before;
  QComboBox* m_language;
  QComboBox* m_theme = nullptr;
  QComboBox* m_spelling = nullptr;
  QSpinBox* m_fontSize = nullptr;
  QSpinBox* m_autosave = nullptr;
};

}  // namespace ludo::ide
