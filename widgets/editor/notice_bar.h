// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>
#include <functional>
#include <vector>

#include "core/diagnostics/diagnostic.h"

class QHBoxLayout;
class QLabel;

namespace ludo::widgets {

/// One message above a text, with what can be done about it. Takes no focus and blocks nothing. GUI thread.
class NoticeBar : public QFrame {
  Q_OBJECT
 public:
  struct Choice {
    QString text;
    std::function<void()> act;
  };

  explicit NoticeBar(QWidget* parent = nullptr);

  /// Replaces what is shown. Choosing does not hide the bar: whoever answers a notice hides it.
  void showNotice(diagnostics::Severity severity, const QString& message, std::vector<Choice> choices);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void paintWithPalette();

  diagnostics::Severity m_severity = diagnostics::Severity::Info;
  QLabel* m_icon;
  QLabel* m_message;
  QHBoxLayout* m_choices;
};

}  // namespace ludo::widgets
