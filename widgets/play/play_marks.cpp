// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_marks.h"

namespace ludo::widgets {
namespace {

std::set<kernel::ZoneId> touchedZones(const PlaySession& session, const PlayedPly& ply) {
  std::set<kernel::ZoneId> zones;
  for (const kernel::Value& argument : ply.move.args) {
    if (argument.kind == kernel::Value::Kind::Zone) zones.insert(argument.zone());
  }
  for (const kernel::Delta& delta : ply.log.deltas) {
    if (delta.kind != kernel::Delta::Kind::TokenCreated && delta.kind != kernel::Delta::Kind::TokenMoved)
      continue;
    if (delta.after >= 0 && delta.after < static_cast<std::int64_t>(session.rules().zones().size())) {
      zones.insert(kernel::ZoneId(static_cast<std::size_t>(delta.after)));
    }
  }
  return zones;
}

MoveChooser::Targets drawnTargets(const PlaySession& session, const MoveChooser& chooser,
                                  const BoardScene& scene) {
  MoveChooser::Targets targets = chooser.targets();
  std::set<kernel::TokenId> drawn;
  for (const SceneZone& zone : scene.zones) {
    for (const SceneToken& token : zone.tokens) {
      drawn.insert(token.id);
      drawn.insert(token.others.begin(), token.others.end());
    }
  }
  // A token under others is not seen: its zone is marked.
  for (const kernel::TokenId token : targets.tokens) {
    const kernel::ZoneId zone = session.state().tokens[token.index].zone;
    if (!drawn.contains(token) && zone.valid()) targets.zones.insert(zone);
  }
  return targets;
}

}  // namespace

BoardMarks playMarks(const PlaySession& session, std::size_t plies, const MoveChooser& chooser,
                     const BoardScene& scene) {
  BoardMarks marks;
  if (plies > 0) marks.lastMove = touchedZones(session, session.plies()[plies - 1]);
  MoveChooser::Targets targets = drawnTargets(session, chooser, scene);
  marks.targets = std::move(targets.zones);
  marks.targetTokens = std::move(targets.tokens);
  for (const MoveChooser::Click& click : chooser.clicks()) {
    if (click.token.valid()) {
      marks.chosenTokens.insert(click.token);
    } else {
      marks.chosen.insert(click.zone);
    }
  }
  return marks;
}

}  // namespace ludo::widgets
