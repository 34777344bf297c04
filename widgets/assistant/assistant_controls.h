// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/assistant/assistance.h"

class QComboBox;
class QFormLayout;
class QPlainTextEdit;

namespace ludo::widgets {

class ExampleList;
class SeedBox;

/// What the assistant is asked for, and by whom it is done. GUI thread.
class AssistantControls : public QWidget {
  Q_OBJECT
 public:
  explicit AssistantControls(QWidget* parent = nullptr);

  AssistantTask task() const;
  void setTask(AssistantTask task);
  /// Servers of language models that the user has named.
  void setEndpoints(std::vector<model::Endpoint> endpoints);
  /// Without the specification.
  AssistantRequest request() const;
  /// Why nothing can be begun; empty when it can.
  QString mistake() const;

 signals:
  void changed();

 private:
  void showFields();

  QFormLayout* m_form;
  QComboBox* m_task;
  QPlainTextEdit* m_words;
  ExampleList* m_examples;
  QComboBox* m_model;
  SeedBox* m_seed;
  std::vector<model::Endpoint> m_endpoints;
};

}  // namespace ludo::widgets
