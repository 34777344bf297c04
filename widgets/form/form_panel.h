// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <optional>
#include <vector>

#include "core/service/card_table.h"
#include "core/service/form.h"

class QFormLayout;
class QLabel;
class QScrollArea;

namespace ludo::widgets {

class CardTableView;
class FormRow;

/// The construct at the cursor as a form: a field for each key that it can have, from the description of the
/// language, and a grid for a table of cards. What is entered is asked for as an edit of the text. GUI
/// thread.
class FormPanel : public QWidget {
  Q_OBJECT
 public:
  explicit FormPanel(QWidget* parent = nullptr);

  /// What there is at a place of the analysed text. What was entered while the text was checked is asked for
  /// now.
  void showPlace(const service::AnalysisPtr& analysis, std::size_t offset);
  /// The text is no longer that of the analysis: what is entered waits.
  void wait();

  /// The row of a key; null when there is none.
  FormRow* row(const std::string& name) const;
  CardTableView* cards() const { return m_cards; }
  QLabel* title() const { return m_title; }

 signals:
  void changeRequested(const ludo::diagnostics::Fix& fix);
  void placeRequested(ludo::Span place);

 private:
  void showForm(const std::optional<service::Form>& form);
  void buildRows(const service::Form& form);
  QStringList problemsIn(const service::FormField& field, const service::Form& form) const;
  void enter(const std::string& field, const QString& value);

  service::AnalysisPtr m_analysis;  ///< null while the text is checked
  std::size_t m_offset = 0;
  struct Entered {
    std::string field;
    QString value;
  };
  std::vector<Entered> m_waiting;  ///< first to last
  std::string m_shape;             ///< of the rows: what construct they are of
  std::vector<FormRow*> m_rows;

  QLabel* m_title;
  QLabel* m_doc;
  QScrollArea* m_area;
  QFormLayout* m_form = nullptr;
  CardTableView* m_cards;
};

}  // namespace ludo::widgets
