// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_row.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/models/colours.h"

namespace ludo::widgets {

FormRow::FormRow(const service::FormField& field, std::function<QStringList()> choices, QWidget* parent)
    : QWidget(parent),
      m_field(field),
      m_choices(std::move(choices)),
      m_input(new QComboBox),
      m_place(new QPushButton),
      m_problems(new QLabel) {
  const QString name = QString::fromStdString(field.name);
  const QString doc = QString::fromStdString(field.doc);
  // Also where there are few words: what is written may be none of them.
  m_input->setEditable(true);
  m_input->setInsertPolicy(QComboBox::NoInsert);
  m_input->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_input->setMinimumContentsLength(8);
  m_input->setAccessibleName(field.required ? tr("%1, required").arg(name) : name);
  m_input->setAccessibleDescription(doc);
  m_input->setToolTip(doc);
  m_input->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  // What is not written yet: what may be, and what holds until then.
  m_input->lineEdit()->setPlaceholderText(
      QStringLiteral("%1: %2").arg(QString::fromStdString(field.type), doc));
  m_input->installEventFilter(this);
  m_place->setAccessibleName(tr("%1, show in the text").arg(name));
  m_place->setToolTip(doc);
  m_problems->setWordWrap(true);
  m_problems->setAccessibleName(tr("Problems of %1").arg(name));
  m_problems->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(m_input);
  layout->addWidget(m_place);
  layout->addWidget(m_problems);
  setFocusProxy(m_input);
  connect(m_input->lineEdit(), &QLineEdit::editingFinished, this, &FormRow::enter);
  connect(m_input, &QComboBox::activated, this, &FormRow::enter);
  connect(m_place, &QPushButton::clicked, this, [this] { emit placeRequested(m_field.span); });
}

void FormRow::show(const service::FormField& field, const QStringList& problems) {
  const QString shown = QString::fromStdString(field.value);
  const bool isTyping =
      m_input->lineEdit()->hasFocus() && m_input->currentText() != QString::fromStdString(m_field.value);
  m_field = field;
  m_input->setVisible(field.isOneLine);
  m_place->setVisible(!field.isOneLine);
  if (!field.isOneLine) {
    const auto lines = static_cast<int>(std::ranges::count(field.value, '\n')) + 1;
    m_place->setText(tr("%n line(s) in the text", nullptr, lines));
  } else if (!isTyping) {
    m_input->setEditText(shown);
  }
  m_problems->setText(problems.join(u'\n'));
  m_problems->setVisible(!problems.isEmpty());
}

void FormRow::enter() {
  const QString value = m_input->currentText().trimmed();
  if (value == QString::fromStdString(m_field.value)) return;
  // Enter and the list both tell of the same value.
  m_field.value = value.toStdString();
  emit valueEntered(value);
}

void FormRow::fillChoices() {
  const QString written = m_input->currentText();
  const QSignalBlocker quiet(m_input);
  m_input->clear();
  m_input->addItems(m_choices());
  m_input->setCurrentIndex(m_input->findText(written));
  m_input->setEditText(written);
}

bool FormRow::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_input) return QWidget::eventFilter(watched, event);
  // Before the list opens, by mouse or by key, it is filled; a wheel over a form scrolls the form.
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress) fillChoices();
  if (event->type() == QEvent::Wheel && !m_input->hasFocus()) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace ludo::widgets
