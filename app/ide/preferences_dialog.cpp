// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/preferences_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ludo::ide {

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_before(preferences) {
  setWindowTitle(tr("Preferences"));
  m_theme = new QComboBox(this);
  m_theme->addItem(tr("As the system"), static_cast<int>(Theme::System));
  m_theme->addItem(tr("Light"), static_cast<int>(Theme::Light));
  m_theme->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
  m_theme->addItem(tr("High contrast"), static_cast<int>(Theme::HighContrast));
  m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preferences.theme)));
  m_theme->setAccessibleName(tr("Theme"));
  m_theme->setToolTip(tr("The colours of the whole window"));
  m_language = new QComboBox(this);
  m_language->addItem(tr("As the system"), QString());
  for (const auto& [code, name] : languages()) m_language->addItem(name, code);
  m_language->setCurrentIndex(m_language->findData(preferences.language));
  m_language->setAccessibleName(tr("Language"));
  m_language->setToolTip(tr("Of the window; games and what is told of them stay English"));
  auto* fromNextStart = new QLabel(tr("The language changes when LudoForge is started again."), this);
  fromNextStart->setForegroundRole(QPalette::PlaceholderText);
  fromNextStart->hide();
  connect(m_language, &QComboBox::currentIndexChanged, fromNextStart, [this, fromNextStart] {
    fromNextStart->setVisible(m_language->currentData().toString() != m_before.language);
  });
  m_fontSize = new QSpinBox(this);
  m_fontSize->setRange(Preferences::leastFontSize, Preferences::mostFontSize);
  m_fontSize->setSuffix(tr(" pt"));
  m_fontSize->setValue(preferences.fontSize);
  m_fontSize->setAccessibleName(tr("Text size of the editor"));
  m_fontSize->setToolTip(tr("Also Ctrl and the mouse wheel in the editor"));
  m_autosave = new QSpinBox(this);
  m_autosave->setRange(0, Preferences::mostAutosaveSeconds);
  m_autosave->setPrefix(tr("Within "));
  m_autosave->setSuffix(tr(" s"));
  m_autosave->setSpecialValueText(tr("Never"));
  m_autosave->setValue(preferences.autosaveSeconds);
  m_autosave->setAccessibleName(tr("Autosave"));
  m_autosave->setToolTip(
      tr("A copy of unsaved text is kept beside its file, or with the program's own data while it has no "
         "file"));
  auto* promise = new QLabel(this);
  promise->setForegroundRole(QPalette::PlaceholderText);
  const auto showPromise = [promise](int seconds) {
    promise->setText(seconds > 0 ? tr("After a crash, no more typing than this is missing.")
                                 : tr("After a crash, all that was not saved is missing."));
  };
  connect(m_autosave, &QSpinBox::valueChanged, promise, showPromise);
  showPromise(preferences.autosaveSeconds);

  makeSpelling();
  auto* form = new QFormLayout;
  form->addRow(tr("&Theme"), m_theme);
  form->addRow(tr("&Language"), m_language);
  form->addRow(QString(), fromNextStart);
  form->addRow(tr("Text &size"), m_fontSize);
  form->addRow(tr("S&pelling"), m_spelling);
  form->addRow(tr("&Autosave"), m_autosave);
  form->addRow(QString(), promise);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addSpacing(8);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PreferencesDialog::makeSpelling() {
  using widgets::Spelling;
  const Spelling spelling(widgets::dictionaryFolders(), {});
  m_spelling = new QComboBox(this);
  m_spelling->setAccessibleName(tr("Spelling"));
  m_spelling->addItem(tr("In the language of the text"), Spelling::asTheText);
  m_spelling->addItem(tr("Not checked"), Spelling::off);
  for (const widgets::SpellingLanguage& language : spelling.languages())
    m_spelling->addItem(language.name, language.code);
  m_spelling->setCurrentIndex(std::max(0, m_spelling->findData(m_before.spelling)));
  m_spelling->setEnabled(spelling.unavailable().isEmpty());
  m_spelling->setToolTip(
      spelling.unavailable().isEmpty()
          ? tr("Of the prose of a specification: unknown words are marked, and may be added")
          : spelling.unavailable());
}

Preferences PreferencesDialog::preferences() const {
  Preferences chosen = m_before;
  chosen.theme = static_cast<Theme>(m_theme->currentData().toInt());
  chosen.language = m_language->currentData().toString();
  chosen.spelling = m_spelling->currentData().toString();
  chosen.fontSize = m_fontSize->value();
  chosen.autosaveSeconds = m_autosave->value();
  return chosen;
}

}  // namespace ludo::ide
