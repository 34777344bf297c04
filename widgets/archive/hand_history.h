// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <variant>
#include <vector>

#include "core/campaign/intervention.h"
#include "core/campaign/opinions.h"

namespace ludo::widgets {

/// Somebody gave a game other stars.
struct StarChange {
  campaign::CandidateId candidate = 0;
  std::optional<std::int64_t> before;
  std::optional<std::int64_t> after;  ///< nothing: they were taken back
};
/// Something that was said of games.
using Opinion = std::variant<StarChange, campaign::PairedComparison>;
/// Something that a person did in the workbench.
using HandStep = std::variant<campaign::Intervention, Opinion>;

/// What undoes an intervention; nothing where nothing does.
std::optional<campaign::InterventionKind> oppositeOf(campaign::InterventionKind kind);

/// What a person did in the workbench, in its order: what can be undone and redone. Interventions are those
/// that the store keeps, and so of earlier sessions, too; opinions are those that it was told. A plain value.
class HandHistory {
 public:
  /// All that the store has.
  void setInterventions(const std::vector<campaign::Intervention>& interventions);
  /// An opinion was kept.
  void said(const Opinion& opinion);
  /// The one that undo() or redo() gave was taken back, or kept again.
  void undid();
  void redid();
  /// Another store.
  void clear() { *this = HandHistory(); }

  /// What is undone next. An intervention is undone by its opposite, which names its number.
  std::optional<HandStep> undo() const;
  /// What is redone next. Of interventions that is the one that undid, which is undone in the same way.
  std::optional<HandStep> redo() const;

 private:
  /// An opinion, and the number of the last intervention before it was kept, or taken back.
  struct Said {
    Opinion opinion;
    std::uint64_t after = 0;
  };
  using Interventions = std::vector<campaign::Intervention>;
  static std::optional<HandStep> latest(const Interventions& interventions, const std::vector<Said>& said);
  void move(std::vector<Said>& from, std::vector<Said>& to) const;

  Interventions m_done;
  Interventions m_undone;  ///< those that undid
  std::vector<Said> m_said;
  std::vector<Said> m_unsaid;
  std::uint64_t m_last = 0;  ///< the number of the last intervention
  std::uint64_t m_lastOpinion =
      0;  ///< of the last one before a new opinion: what was undone by then stays so
};

}  // namespace ludo::widgets
