// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_texts.h"

#include <QtCore/QCoreApplication>

#include "widgets/board/board_scene.h"
#include "widgets/models/core_words.h"
#include "widgets/models/trace_model.h"

namespace ludo::widgets {

namespace {

constexpr qsizetype mostFields = 6;
constexpr qsizetype mostMovesNamed = 12;

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Replay)
};

/// Each on a line below what is before; only the first where there are many.
QString linesHtml(const QStringList& lines) {
  QString html;
  for (const QString& line : lines.mid(0, mostFields)) html += QStringLiteral("<br>") + line.toHtmlEscaped();
  if (lines.size() > mostFields)
    html += QStringLiteral("<br>") + Texts::tr("and %1 more").arg(lines.size() - mostFields);
  return html;
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
  for (const std::string& field : divergence.fields) fields << QString::fromStdString(field);
  return html + linesHtml(fields);
}

QString matchText(const sim::Replay& replay) {
  const std::size_t steps = replay.trace().entries.size();
  return steps == 1 ? Texts::tr("Verified: the one step matches.")
                    : Texts::tr("Verified: all %1 steps match.").arg(steps);
}

QString fateHtml(const PresentRules& present) {
  if (present.goesAlike()) return Texts::tr("The game goes the same way under the present ones.");
  if (!present.game) return Texts::tr("The specification is of another game now.");
  if (present.game->holds())
    return Texts::tr("Under the present ones all moves are legal still, and the result is the same.");
  return Texts::tr("Under the present ones: %1.").arg(present.fate.toHtmlEscaped());
}

/// What happens otherwise at the first step that does, and a way there.
QString otherStepHtml(const PresentRules& present) {
  const std::size_t step = *present.step;
  const bool isRefused = step > present.game->moves.size();
  QStringList lines;
  if (isRefused) {
    QString legal = present.now.mid(0, mostMovesNamed).join(Texts::tr(", "));
    if (present.now.size() > mostMovesNamed)
      legal += Texts::tr(", ") + Texts::tr("and %1 more").arg(present.now.size() - mostMovesNamed);
    lines << (legal.isEmpty() ? Texts::tr("No move is legal there now.")
                              : Texts::tr("Legal there now: %1").arg(legal));
  } else {
    for (const QString& event : present.recorded) lines << Texts::tr("recorded: %1").arg(event);
    for (const QString& event : present.now) lines << Texts::tr("now: %1").arg(event);
  }
  QString html;
  if (!isRefused)
    html = (step == 0 ? Texts::tr("The setup is another already.")
                      : Texts::tr("Move %1 is the first that does something else.").arg(step)) +
           QLatin1Char(' ');
  if (step > 0)
    html +=
        QStringLiteral("<a href=\"step:%1\">%2</a>").arg(step - 1).arg(Texts::tr("Go to the step before"));
  return html + linesHtml(lines);
}

}  // namespace

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

QString verdictHtml(const sim::Replay& replay) {
  if (replay.divergence()) return divergenceHtml(replay);
  return QStringLiteral("<b>%1</b> %2").arg(matchText(replay), endingText(replay.trace()));
}

QString otherRulesHtml(const sim::Replay& replay, const PresentRules& present) {
  QString html =
      QStringLiteral("<b>%1</b> %2").arg(Texts::tr("Recorded with other rules."), fateHtml(present));
  if (present.step) html += QLatin1Char(' ') + otherStepHtml(present);
  return html + QStringLiteral("<br>") + Texts::tr("Under the rules it was recorded with:") +
         QLatin1Char(' ') + verdictHtml(replay);
}

QString noRulesHtml(const sim::Replay& replay) {
  return QStringLiteral("<b>%1</b><br>%2 %3")
      .arg(
          Texts::tr(
              "The specification has errors: whether the game goes the same way shows when they are mended."),
          Texts::tr("Under the rules it was recorded with:"), verdictHtml(replay));
}

}  // namespace ludo::widgets
