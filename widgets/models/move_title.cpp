// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/move_title.h"

#include "core/kernel/label_in_play.h"
#include "widgets/models/zone_word.h"

namespace ludo::widgets {

std::vector<QString> moveTitles(const kernel::Rules& rules, const kernel::State& state,
                                const std::vector<kernel::Move>& moves) {
  std::vector<QString> titles;
  for (const std::string& label : kernel::moveLabels(rules, state, moves, labelWords()))
    titles.push_back(QString::fromStdString(label));
  return titles;
}

QString moveTitle(const kernel::Rules& rules, const kernel::State& state,
                  const std::vector<kernel::Move>& moves, const kernel::Move& move) {
  return QString::fromStdString(kernel::moveLabelAmong(rules, state, moves, move, labelWords()));
}

QString moveTitle(const kernel::Rules& rules, const kernel::State& state, const kernel::Move& move) {
  return QString::fromStdString(kernel::labelInPlay(rules, state, move, labelWords()));
}

}  // namespace ludo::widgets
