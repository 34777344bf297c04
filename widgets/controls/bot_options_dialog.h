// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <string>

#include "core/agents/registry.h"

class QFormLayout;
class QLabel;

namespace ludo::widgets {

/// Asks for what can be set of a kind of agent. Its fields are made of the agent's own description. GUI
/// thread.
class BotOptionsDialog : public QDialog {
  Q_OBJECT
 public:
  /// `kind` outlives the dialog; `agent` is of this kind, and what the fields say at first.
  BotOptionsDialog(const agents::AgentKind& kind, const std::string& agent, QWidget* parent = nullptr);

  /// The agent as makeAgent understands it: only what differs from the standard is mentioned.
  std::string agent() const;

 private:
  void addField(const agents::AgentOption& option, double value);
  void showText();

  const agents::AgentKind& m_kind;
  QFormLayout* m_form;
  std::vector<QWidget*> m_fields;  ///< one an option: a check box, or a box of whole or other numbers
  QLabel* m_text;
};

}  // namespace ludo::widgets
