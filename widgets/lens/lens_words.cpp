// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/lens_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "widgets/models/core_words.h"
#include "widgets/models/fate_words.h"

namespace ludo::widgets {
namespace {

using metrics::Figure;

class Words {
  Q_DECLARE_TR_FUNCTIONS(Lens)
};

constexpr std::size_t mostListed = 12;

QString escapedText(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString lineHtml(const QString& html) {
  return QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html);
}

/// What a number is about, with the number in it where %1 stands.
QString figurePattern(const Figure& figure) {
  if (figure.id == "plies") return Words::tr("%1 moves");
  if (figure.id == "branching") return Words::tr("%1 choices");
  return outcomeTitle(figure.id) + QStringLiteral(" %1");
}

QString figureTitle(const Figure& figure) {
  if (figure.id == "plies") return Words::tr("Moves in a game");
  if (figure.id == "branching") return Words::tr("Choices at a move");
  return outcomeTitle(figure.id);
}

QString valueText(const Figure& figure, double value, int decimals) {
  const QLocale locale;
  return figure.isShare ? Words::tr("%1 %").arg(locale.toString(value * 100, 'f', decimals))
                        : locale.toString(value, 'f', 1);
}

QString signedText(const Figure& figure, double value) {
  return (value < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + valueText(figure, std::abs(value), 1);
}

QString rowHtml(const LiveFigure& figure, bool isCompared) {
  const Figure& now = figure.now;
  QString row =
      QStringLiteral("<td>%1</td><td align='right'>&nbsp;&nbsp;%2</td><td>&nbsp;&nbsp;%3</td>")
          .arg(figureTitle(now).toHtmlEscaped(), valueText(now, now.value, 1),
               Words::tr("%1 to %2").arg(valueText(now, now.low95, 1), valueText(now, now.high95, 1)));
  if (!isCompared) return QStringLiteral("<tr>%1</tr>").arg(row);
  if (figure.saved.kind == Figure::Kind::Absent)
    return QStringLiteral("<tr>%1<td>&nbsp;&nbsp;–</td><td></td></tr>").arg(row);
  const metrics::Estimate& difference = figure.difference.estimate;
  QString change = Words::tr("%1 (%2 to %3)")
                       .arg(signedText(now, difference.value), signedText(now, difference.low),
                            signedText(now, difference.high));
  if (figure.differs()) change = QStringLiteral("<b>%1</b>").arg(change);
  return QStringLiteral("<tr>%1<td align='right'>&nbsp;&nbsp;%2</td><td>&nbsp;&nbsp;%3</td></tr>")
      .arg(row, valueText(now, figure.saved.value, 1), change);
}

}  // namespace

int failedTests(const service::Analysis& analysis) {
  return static_cast<int>(std::ranges::count_if(
      analysis.tests, [](const spec_tests::TestResult& test) { return !test.failures.empty(); }));
}

QString testsText(const service::Analysis& analysis) {
  const auto all = static_cast<int>(analysis.document.tests.size());
  if (all == 0) return {};
  if (const int failed = failedTests(analysis); failed > 0)
    return Words::tr("%1 of %n test(s) fail", nullptr, all).arg(failed);
  const auto run = static_cast<int>(std::ranges::count(analysis.tests, true, &spec_tests::TestResult::run));
  if (analysis.tests.size() < analysis.document.tests.size())
    return Words::tr("%1 of %n test(s) hold; there are mistakes in the others", nullptr, all).arg(run);
  if (run < all) return Words::tr("%1 of %n test(s) hold; the others take too long", nullptr, all).arg(run);
  return Words::tr("%n test(s) hold", nullptr, all);
}

QString testsHtml(const service::Analysis& analysis) {
  QString html;
  for (const spec_tests::TestResult& test : analysis.tests) {
    if (test.failures.empty()) continue;
    html += lineHtml(QStringLiteral("<b>%1</b><br>%2")
                         .arg(escapedText(test.name), escapedText(test.failures.front().message)));
  }
  return html;
}

int brokenGames(const std::vector<RecordedFile>& files) {
  return static_cast<int>(
      std::ranges::count_if(files, [](const RecordedFile& file) { return !file.game.holds(); }));
}

QString recordedText(const std::vector<RecordedFile>& files) {
  const auto all = static_cast<int>(files.size());
  if (all == 0) return {};
  const int broken = brokenGames(files);
  if (broken == 0) return Words::tr("%n recorded game(s) hold", nullptr, all);
  return Words::tr("%1 of %n recorded game(s) go otherwise", nullptr, all).arg(broken);
}

QString recordedHtml(const std::vector<RecordedFile>& files) {
  QString html;
  std::size_t listed = 0;
  for (const RecordedFile& file : files) {
    if (file.game.holds()) continue;
    if (listed++ == mostListed) return html + lineHtml(QStringLiteral("…"));
    html += lineHtml(QStringLiteral("<b>%1</b> %2")
                         .arg(QFileInfo(file.path).completeBaseName().toHtmlEscaped(),
                              fateText(file.game, file.move).toHtmlEscaped()));
  }
  return html;
}

QString gamesText(const LensFindings& findings) {
  if (findings.figures.empty()) return {};
  QStringList parts;
  bool differs = false;
  for (const LiveFigure& figure : findings.figures) {
    QString value = valueText(figure.now, figure.now.value, 0);
    if (figure.differs())
      value = valueText(figure.now, figure.saved.value, 0) + QStringLiteral(" → ") + value;
    differs = differs || figure.differs();
    parts << figurePattern(figure.now).arg(value);
  }
  // The end is cut off where there is little space.
  if (findings.saved && findings.isComplete && !differs) parts << Words::tr("as with the saved rules");
  const auto games = static_cast<int>(findings.now->batch.games.size());
  parts << Words::tr("%n random game(s)", nullptr, games);
  return parts.join(QStringLiteral(" · "));
}

QString gamesHtml(const LensFindings& findings) {
  if (findings.figures.empty()) return {};
  const bool isCompared = findings.saved != nullptr;
  QString head = QStringLiteral("<th></th><th align='right'>&nbsp;&nbsp;%1</th><th>&nbsp;&nbsp;%2</th>")
                     .arg(Words::tr("Now"), Words::tr("95 % interval"));
  if (isCompared)
    head += QStringLiteral("<th align='right'>&nbsp;&nbsp;%1</th><th>&nbsp;&nbsp;%2</th>")
                .arg(Words::tr("Saved"), Words::tr("Difference"));
  QString html = QStringLiteral("<table style='white-space:nowrap'><tr>%1</tr>").arg(head);
  for (const LiveFigure& figure : findings.figures) html += rowHtml(figure, isCompared);
  html += QStringLiteral("</table>");
  const auto games = static_cast<int>(findings.now->batch.games.size());
  html += lineHtml(findings.isComplete
                       ? Words::tr("%n game(s) by moves drawn at random", nullptr, games)
                       : Words::tr("%n game(s) so far, by moves drawn at random", nullptr, games));
  return html;
}

namespace {

QString unusedInSimulation(const metrics::RuleUse& rule, int count) {
  using Role = metrics::RulePart::Role;
  if (rule.part.role == Role::Trigger)
    return Words::tr("This trigger did not fire in %n game(s) of the last simulation", nullptr, count);
  if (rule.part.role == Role::End)
    return Words::tr("This end was not met in %n game(s) of the last simulation", nullptr, count);
  if (rule.part.role == Role::Effect)
    return Words::tr("This effect did not run in %n game(s) of the last simulation", nullptr, count);
  if (rule.use.possible > 0)
    return Words::tr(
               "This action was not taken in %n game(s) of the last simulation, though it was legal %1 times",
               nullptr, count)
        .arg(rule.use.possible);
  return Words::tr("This action was never legal in %n game(s) of the last simulation", nullptr, count);
}

}  // namespace

QString unusedText(const metrics::RuleUse& rule, std::uint64_t games, GamesOf whose) {
  const auto count = static_cast<int>(games);
  if (whose == GamesOf::Simulation) return unusedInSimulation(rule, count);
  using Role = metrics::RulePart::Role;
  if (rule.part.role == Role::Trigger)
    return Words::tr("This trigger did not fire in %n random game(s)", nullptr, count);
  if (rule.part.role == Role::End)
    return Words::tr("This end was not met in %n random game(s)", nullptr, count);
  if (rule.part.role == Role::Effect)
    return Words::tr("This effect did not run in %n random game(s)", nullptr, count);
  if (rule.use.possible > 0)
    return Words::tr("This action was not taken in %n random game(s), though it was legal %1 times", nullptr,
                     count)
        .arg(rule.use.possible);
  return Words::tr("This action was never legal in %n random game(s)", nullptr, count);
}

}  // namespace ludo::widgets
