// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <string>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace ludo::widgets {

class BotBox;

/// Several bots, one below the other, to which more can be added; never fewer than two. GUI thread.
class BotList : public QWidget {
  Q_OBJECT
 public:
  explicit BotList(const std::vector<std::string>& agents, QWidget* parent = nullptr);

  /// From the top; texts that makeAgent understands.
  std::vector<std::string> agents() const;
  void setAgents(const std::vector<std::string>& agents);
  const std::vector<BotBox*>& boxes() const { return m_boxes; }

 signals:
  void agentsChanged();

 private:
  void addRow(const std::string& agent);
  void removeRow(int index);
  void nameRows();

  QVBoxLayout* m_rows;
  std::vector<BotBox*> m_boxes;
  std::vector<QWidget*> m_lines;  ///< each with its box and a button that removes it
  QPushButton* m_add;
};

}  // namespace ludo::widgets
