// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QImage>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/store_reader.h"

namespace ludo::widgets {

/// All that is shown of one candidate of a campaign. A plain value.
struct CandidateCard {
  struct Measure {
    QString name;
    QString help;
    campaign::Estimate estimate;
    bool isKey = false;  ///< the campaign tells games apart or judges them by it
  };
  struct Parent {
    campaign::CandidateId id = 0;
    QString name;
    std::string text;
  };

  campaign::CandidateId id = 0;
  QString name;
  QString ending;  ///< what became of it
  std::optional<campaign::Estimate> fitness;
  std::optional<int> stars;  ///< that people gave it
  bool isPinned = false;
  bool isThrownOut = false;
  bool canBeHandled = false;      ///< its round is over: it can be pinned and thrown out
  QString byHand;                 ///< what was done to it by hand, with who and when; or empty
  std::string path;               ///< where its game lies, for bundles
  QString store;                  ///< which it was read from
  std::uint64_t samples = 0;      ///< that count
  double games = 0;               ///< of the agent against itself, that count
  bool canBeJudged = false;       ///< it was measured to the end
  QStringList lineage;            ///< a line for it, its first parent, that one's, to a game of the beginning
  std::vector<Measure> measures;  ///< that could be taken, key ones first; of all believed games together
  std::string text;               ///< its specification
  QStringList rules;              ///< in a few lines
  QImage picture;                 ///< of the board at the start; null where it has none
  kernel::RulesPtr playable;      ///< null where its text has errors
  std::string agent;              ///< that the campaign measures it with
  QString change;                 ///< what made it of its parents
  std::optional<Parent> parent;   ///< the first
};
using CandidateCardPtr = std::shared_ptr<const CandidateCard>;

/// Reads a candidate from a store. Fails with why the store is refused, or that it is not there. Stopped, it
/// leaves out what is not read yet. Any thread; it waits for the disk.
Result<CandidateCardPtr> readCard(const QString& store, campaign::CandidateId candidate,
                                  const std::stop_token& stop = {});

}  // namespace ludo::widgets
