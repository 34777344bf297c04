// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_texts.h"

#include <QtCore/QCoreApplication>

#include "widgets/board/board_scene.h"
#include "widgets/models/core_words.h"
#include "widgets/models/trace_model.h"

namespace ludo::widgets {

namespace {

constexpr std::size_t mostFields = 6;

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Replay)
};

QString endingText(const sim::GameTrace& trace) {
  switch (trace.stop) {
    case sim::Stop::TurnCap:
      return Texts::tr("The game was stopped at the turn cap.");
    case sim::Stop::NoLegalMoves:
      return Texts::tr("The game stopped because a player had no legal move.");
    case sim::Stop::Cancelled:
      return Texts::tr("The game was not played to its end.");
    case sim::Stop::AgentError:
      return Texts::tr("The game stopped because the bot of %1 failed: %2")
          .arg(seatName(trace.agentError->seat), QString::fromStdString(trace.agentError->reason));
    case sim::Stop::GivenUp:
      return Texts::tr("The game was given up because it asks for too much.");
    case sim::Stop::Ended:
      break;
  }
  if (!trace.outcome) return {};
  QStringList winners;
  for (std::size_t seat = 0; seat < trace.outcome->seats.size(); ++seat) {
    if (trace.outcome->seats[seat] == kernel::SeatResult::Win)
      winners << seatName(static_cast<kernel::Seat>(seat));
  }
  if (winners.isEmpty()) return Texts::tr("Nobody won.");
  return Texts::tr("Won by %1.").arg(winners.join(Texts::tr(" and ")));
}

QString divergenceHtml(const sim::Replay& replay) {
  const sim::Divergence& divergence = *replay.divergence();
  QString html = QStringLiteral("<b>%1</b> ")
                     .arg(Texts::tr("Not verified: ply %1 differs in its %2.")
                              .arg(divergence.step + 1)
                              .arg(divergenceTitle(divergence.what).toHtmlEscaped()));
  if (divergence.expectedHash != divergence.actualHash) {
    html += Texts::tr("Recorded %1, replayed %2. ")
                .arg(hashText(divergence.expectedHash), hashText(divergence.actualHash));
  }
  html += QStringLiteral("<a href=\"last\">%1</a>").arg(Texts::tr("Go to the last step that agrees"));
  QStringList fields;
  for (const std::string& field : divergence.fields) {
    if (fields.size() == static_cast<qsizetype>(mostFields)) {
      fields << Texts::tr("and %1 more").arg(divergence.fields.size() - mostFields);
      break;
    }
    fields << QString::fromStdString(field).toHtmlEscaped();
  }
  if (!fields.isEmpty()) html += QStringLiteral("<br>") + fields.join(QStringLiteral("<br>"));
  return html;
}

}  // namespace

QString verdictHtml(const sim::Replay& replay) {
  if (replay.divergence()) return divergenceHtml(replay);
  const std::size_t steps = replay.trace().entries.size();
  return QStringLiteral("<b>%1</b> %2")
      .arg(steps == 1 ? Texts::tr("Verified: the one step matches.")
                      : Texts::tr("Verified: all %1 steps match.").arg(steps),
           endingText(replay.trace()));
}

}  // namespace ludo::widgets
