// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/lens_bar.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>

#include "widgets/lens/lens_words.h"
#include "widgets/models/fate_words.h"
#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

using diagnostics::Severity;

LensBar::LensBar(Lens* lens, QWidget* parent) : QWidget(parent), m_lens(lens), m_state(new QLabel) {
  setAccessibleName(tr("Live lens"));
  m_tests = addPart("lensTests");
  m_recorded = addPart("lensRecorded");
  m_broken = new QMenu(this);
  m_broken->setAccessibleName(tr("Recorded games that go otherwise"));
  m_games = addPart("lensGames");
  // It shows of its words what fits.
  m_games->setMinimumWidth(1);
  m_state->setForegroundRole(QPalette::PlaceholderText);
  m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(6, 0, 6, 0);
  layout->setSpacing(2);
  layout->addWidget(m_tests);
  layout->addWidget(m_recorded);
  layout->addWidget(m_games);
  layout->addStretch();
  layout->addWidget(m_state, 1);
  hide();
  setFixedHeight(fontMetrics().height() + 8);
  connect(m_tests, &QToolButton::clicked, this, &LensBar::goToFailedTest);
  connect(m_recorded, &QToolButton::clicked, this, &LensBar::offerRecorded);
  connect(m_games, &QToolButton::clicked, this, &LensBar::lookIntoGames);
  connect(m_lens, &Lens::changed, this, &LensBar::showFindings);
  showFindings();
}

QToolButton* LensBar::addPart(const char* name) {
  auto* part = new QToolButton;
  part->setObjectName(QString::fromLatin1(name));
  part->setAutoRaise(true);
  part->setFocusPolicy(Qt::TabFocus);
  part->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  return part;
}

void LensBar::showPart(QToolButton& part, const QString& text, const QString& html, bool isBad) {
  part.setVisible(!text.isEmpty());
  part.setText(text);
  part.setAccessibleName(text);
  part.setAccessibleDescription(QTextDocumentFragment::fromHtml(html).toPlainText());
  part.setToolTip(html);
  part.setIcon(isBad ? severityIcon(Severity::Warning, palette()) : QIcon());
  // What is about an earlier text is still there, but quieter.
  QPalette tinted = palette();
  if (!m_lens->isCurrent()) {
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    for (const QPalette::ColorRole role : {QPalette::ButtonText, QPalette::WindowText})
      tinted.setColor(role, quiet);
  }
  part.setPalette(tinted);
}

void LensBar::showFindings() {
  setVisible(m_lens->isOn());
  const LensFindings& findings = m_lens->findings();
  if (findings.analysis == nullptr) {
    for (QToolButton* part : {m_tests, m_recorded, m_games}) part->hide();
    m_state->setText(m_lens->isLooking() ? tr("Trying the rules out…")
                                         : tr("The rules are tried out as soon as the text has no errors"));
    m_state->show();
    return;
  }
  const service::Analysis& analysis = *findings.analysis;
  QString tests = testsHtml(analysis);
  if (tests.isEmpty()) tests = tr("The tests of this text, played after each change");
  showPart(*m_tests, testsText(analysis), tests, failedTests(analysis) > 0);
  QString recorded = recordedHtml(findings.recorded);
  if (recorded.isEmpty())
    recorded = tr("The recorded games that lie beside the file, played under the rules as they are now");
  showPart(*m_recorded, recordedText(findings.recorded), recorded, brokenGames(findings.recorded) > 0);
  showGames();
}

void LensBar::showGames() {
  const LensFindings& findings = m_lens->findings();
  const QString text = gamesText(findings);
  showPart(*m_games, text, gamesHtml(findings), false);
  m_state->setVisible(text.isEmpty());
  m_state->setText(tr("Trying the rules out…"));
  int room = width() - 4 * fontMetrics().averageCharWidth();
  for (const QToolButton* part : {m_tests, m_recorded})
    room -= part->isHidden() ? 0 : part->sizeHint().width();
  m_games->setText(m_games->fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, room)));
}

void LensBar::goToFailedTest() {
  if (!m_lens->isCurrent()) return;
  const std::vector<spec_tests::TestResult>& tests = m_lens->findings().analysis->tests;
  for (const spec_tests::TestResult& test : tests) {
    if (!test.failures.empty()) return emit placeRequested(test.failures.front().span);
  }
  if (!tests.empty()) emit placeRequested({tests.front().span.begin, tests.front().span.begin});
}

void LensBar::offerRecorded() {
  constexpr std::size_t mostOffered = 20;
  m_broken->clear();
  for (const RecordedFile& file : m_lens->findings().recorded) {
    if (file.game.holds() || file.game.seats == 0 || m_broken->actions().size() >= qsizetype{mostOffered})
      continue;
    QString text = tr("%1: %2").arg(QFileInfo(file.path).completeBaseName(), fateText(file.game, file.move));
    const QAction* offer = m_broken->addAction(text.replace(u'&', QLatin1String("&&")));
    connect(offer, &QAction::triggered, this, [this, game = file.game] { lookIntoRecorded(game); });
  }
  const QPoint above = m_recorded->mapToGlobal(QPoint(0, 0));
  if (m_broken->isEmpty()) return QToolTip::showText(above, m_recorded->toolTip(), m_recorded);
  m_broken->setActiveAction(m_broken->actions().constFirst());
  m_broken->popup(above - QPoint(0, m_broken->sizeHint().height()));
}

void LensBar::lookIntoRecorded(const sim::RecordedGame& game) {
  const service::AnalysisPtr& analysis = m_lens->findings().analysis;
  emit recordedRequested(kernel::makeRules(analysis->game, game.seats), game.seed, game.moves);
}

void LensBar::lookIntoGames() {
  const LensFindings& findings = m_lens->findings();
  if (findings.now == nullptr || findings.now->batch.games.empty()) return;
  SimulationResult result;
  result.rules = findings.now->rules;
  result.batch = std::shared_ptr<const sim::Batch>(findings.now, &findings.now->batch);
  result.report = findings.report;
  emit gamesRequested(result);
}

void LensBar::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_lens->setInSight(true);
}

void LensBar::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_lens->setInSight(false);
}

void LensBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (m_lens->findings().analysis != nullptr) showGames();
}

void LensBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showFindings();
}

}  // namespace ludo::widgets
