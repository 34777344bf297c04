// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_panel.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/form/card_table_view.h"
#include "widgets/form/form_row.h"

namespace ludo::widgets {

FormPanel::FormPanel(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel),
      m_doc(new QLabel),
      m_area(new QScrollArea),
      m_cards(new CardTableView) {
  m_title->setTextFormat(Qt::PlainText);
  QFont bold = m_title->font();
  bold.setBold(true);
  m_title->setFont(bold);
  m_title->setWordWrap(true);
  m_doc->setTextFormat(Qt::PlainText);
  m_doc->setWordWrap(true);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setFocusPolicy(Qt::NoFocus);
  auto* parts = new QSplitter(Qt::Vertical);
  parts->setChildrenCollapsible(false);
  parts->addWidget(m_area);
  parts->addWidget(m_cards);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_title);
  layout->addWidget(m_doc);
  layout->addWidget(parts, 1);
  connect(m_cards, &CardTableView::changeRequested, this, &FormPanel::changeRequested);
  showForm(std::nullopt);
  m_cards->hide();
}

void FormPanel::wait() {
  m_analysis = nullptr;
  m_cards->model()->setEditable(false);
}

void FormPanel::showPlace(const service::AnalysisPtr& analysis, std::size_t offset) {
  m_analysis = analysis;
  m_offset = offset;
  std::optional<service::CardTable> table = service::CardTable::at(*analysis, offset);
  m_cards->setVisible(table.has_value());
  m_cards->model()->setEditable(true);
  m_cards->model()->setTable(std::move(table));
  showForm(service::formAt(*analysis, offset));
  // One at a time: each changes the text.
  while (!m_waiting.empty() && m_analysis) {
    const Entered entered = m_waiting.front();
    m_waiting.erase(m_waiting.begin());
    enter(entered.field, entered.value);
  }
}

void FormPanel::showForm(const std::optional<service::Form>& form) {
  m_area->setVisible(form.has_value());
  m_doc->setVisible(form.has_value());
  if (!form) {
    m_shape.clear();
    m_title->setText(
        m_cards->model()->table()
            ? tr("Table of cards")
            : tr("Put the cursor into a zone, a token type, an action or anything else of the rules"));
    return;
  }
  const QString construct = QString::fromStdString(form->construct);
  m_title->setText(form->name.empty() ? construct
                                      : tr("%1 “%2”").arg(construct, QString::fromStdString(form->name)));
  m_doc->setText(QString::fromStdString(form->doc));
  if (m_shape != form->construct) buildRows(*form);
  for (std::size_t i = 0; i < m_rows.size(); ++i)
    m_rows[i]->show(form->fields[i], problemsIn(form->fields[i], *form));
}

void FormPanel::buildRows(const service::Form& form) {
  m_shape = form.construct;
  m_rows.clear();
  auto* page = new QWidget;
  m_form = new QFormLayout(page);
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  m_form->setContentsMargins(0, 0, 0, 0);
  for (const service::FormField& field : form.fields) {
    const std::string& name = field.name;
    auto* row = new FormRow(field, [this, name] {
      QStringList choices;
      if (!m_analysis) return choices;
      for (const std::string& choice : service::choicesFor(*m_analysis, m_offset, name))
        choices << QString::fromStdString(choice);
      return choices;
    });
    connect(row, &FormRow::valueEntered, this, [this, name](const QString& value) { enter(name, value); });
    connect(row, &FormRow::placeRequested, this, &FormPanel::placeRequested);
    const QString label = QString::fromStdString(name);
    auto* caption = new QLabel(field.required ? tr("%1 (required)").arg(label) : label);
    caption->setToolTip(QString::fromStdString(field.doc));
    caption->setBuddy(row->input());
    m_form->addRow(caption, row);
    m_rows.push_back(row);
  }
  // The area deletes the page that it had; a field in it may be what asked for the change.
  if (QWidget* before = m_area->takeWidget()) before->deleteLater();
  m_area->setWidget(page);
}

QStringList FormPanel::problemsIn(const service::FormField& field, const service::Form& form) const {
  QStringList problems;
  for (const diagnostics::Diagnostic& each : m_analysis->diagnostics) {
    const bool isWithin =
        field.isWritten && field.span.touches(each.span.begin) && each.span.end <= field.span.end;
    // What is missing is told at the construct.
    const bool isMissing = !field.isWritten && field.required && form.span.touches(each.span.begin) &&
                           each.message.find('"' + field.name + '"') != std::string::npos;
    if (each.span.known() && (isWithin || isMissing)) problems << QString::fromStdString(each.message);
  }
  return problems;
}

void FormPanel::enter(const std::string& field, const QString& value) {
  if (!m_analysis) {
    m_waiting.push_back({field, value});
    return;
  }
  if (const auto fix = service::setField(*m_analysis, m_offset, field, value.toStdString()))
    emit changeRequested(*fix);
}

FormRow* FormPanel::row(const std::string& name) const {
  if (m_shape.empty()) return nullptr;
  const auto found = std::ranges::find(m_rows, name, &FormRow::name);
  return found == m_rows.end() ? nullptr : *found;
}

}  // namespace ludo::widgets
