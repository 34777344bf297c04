// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/card_view.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/sim/run_game.h"
#include "widgets/archive/game_sketch.h"
#include "widgets/archive/star_bar.h"
#include "widgets/document/text_file.h"
#include "widgets/models/core_words.h"

namespace ludo::widgets {
namespace {

constexpr int leastLinesOfLineage = 2;

QString decimal(double number) {
  return QLocale().toString(number, 'f', 3);
}

QString fileName(const QString& game, campaign::CandidateId id) {
  QString name = QStringLiteral("%1-%2.md").arg(game.isEmpty() ? QStringLiteral("game") : game).arg(id);
  return name.replace(u'/', u'-');
}

}  // namespace

CardView::CardView(QWidget* parent)
    : QWidget(parent),
      m_game([this](std::uint64_t, const Result<sim::GameTrace>& trace) {
        m_watch->setEnabled(m_card && m_card->playable);
        if (!trace) return emit failed(asSentence(trace.failure()));
        if (m_card && m_card->playable) emit replayRequested(m_card->playable, *trace);
      }),
      m_signJob([this](std::uint64_t, const Result<Result<CandidateSignsPtr>>& result) {
        if (result && *result) m_signs = **result;
        showSigns();
      }) {
  m_title = new QLabel(this);
  m_title->setObjectName(QStringLiteral("cardTitle"));
  m_title->setAccessibleName(tr("Selected game"));
  m_title->setWordWrap(true);
  m_ending = new QLabel(this);
  m_ending->setObjectName(QStringLiteral("cardEnding"));
  m_ending->setAccessibleName(tr("What became of it"));
  m_ending->setWordWrap(true);
  m_lineage = new QListWidget(this);
  m_lineage->setObjectName(QStringLiteral("lineage"));
  m_lineage->setAccessibleName(tr("Lineage"));
  m_lineage->setToolTip(tr("The game, its first parent, that one's first parent, and so on"));
  m_measures = new QTableWidget(0, 3, this);
  m_measures->setObjectName(QStringLiteral("measures"));
  m_measures->setAccessibleName(tr("What was measured"));
  m_measures->setHorizontalHeaderLabels({tr("Measure"), tr("Value"), tr("95 % interval")});
  m_measures->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_measures->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_measures->setTabKeyNavigation(false);
  m_measures->setShowGrid(false);
  m_measures->setAlternatingRowColors(true);
  m_measures->verticalHeader()->hide();
  m_measures->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  m_measures->horizontalHeader()->setStretchLastSection(true);
  m_measures->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_title);
  m_flags = new QLabel(this);
  m_flags->setObjectName(QStringLiteral("cardFlags"));
  m_flags->setAccessibleName(tr("Flags"));
  m_flags->setWordWrap(true);
  layout->addWidget(m_ending);
  layout->addWidget(m_flags);
  makeButtons();
  makeHandButtons();
  m_sketch = new GameSketch(this);
  layout->addWidget(m_sketch);
  m_lineage->setMinimumHeight(leastLinesOfLineage * (fontMetrics().height() + 4));
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->setObjectName(QStringLiteral("cardParts"));
  parts->setChildrenCollapsible(false);
  makeSigns();
  parts->addWidget(m_signList);
  parts->addWidget(m_lineage);
  parts->addWidget(m_measures);
  parts->setStretchFactor(0, 1);
  parts->setStretchFactor(2, 3);
  const int line = fontMetrics().height();
  parts->setSizes({4 * line, 3 * line, 20 * line});
  layout->addWidget(parts, 1);
  setCard(nullptr);
}

void CardView::makeButtons() {
  auto* row = new QHBoxLayout;
  const auto add = [this, row](const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(tip);
    button->setToolTip(tip);
    row->addWidget(button);
    return button;
  };
  m_open = add("openGame", tr("Open"), tr("Open the game in the editor, as a text without a file"));
  m_play = add("playGame", tr("Play"), tr("Open the game and play it"));
  m_watch =
      add("watchGame", tr("Watch"), tr("Step through a game by the bots that measured it; each is another"));
  m_openParent = add("openParent", tr("Open parent"), tr("Open the game that it was made of beside it"));
  m_save = add("exportGame", tr("Export…"), tr("Save the specification of the game"));
  row->addStretch();
  m_stars = new StarBar(this);
  row->addWidget(m_stars);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(m_stars, &StarBar::given, this, [this](int stars) {
    if (m_card) emit rated({m_card->id, stars});
  });
  connect(m_open, &QPushButton::clicked, this, &CardView::open);
  connect(m_play, &QPushButton::clicked, this, &CardView::play);
  connect(m_watch, &QPushButton::clicked, this, &CardView::watch);
  connect(m_openParent, &QPushButton::clicked, this, &CardView::openParent);
  connect(m_save, &QPushButton::clicked, this, &CardView::save);
}

void CardView::makeHandButtons() {
  auto* row = new QHBoxLayout;
  const auto add = [this, row](const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    row->addWidget(button);
    return button;
  };
  m_pin = add("pinGame");
  m_throwOut = add("throwOutGame");
  m_more = add("moreGames");
  m_more->setText(tr("More games"));
  m_breed = add("breedFromIt");
  m_breed->setText(tr("Breed…"));
  m_breed->setToolTip(tr("Begin another campaign that breeds from this game"));
  m_breed->setAccessibleName(m_breed->toolTip());
  connect(m_breed, &QPushButton::clicked, this, &CardView::breedRequested);
  m_byHand = new QLabel(this);
  m_byHand->setObjectName(QStringLiteral("cardByHand"));
  m_byHand->setAccessibleName(tr("What was done by hand"));
  m_byHand->setWordWrap(true);
  row->addWidget(m_byHand, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  using Kind = campaign::InterventionKind;
  connect(m_pin, &QPushButton::clicked, this,
          [this] { emit interventionRequested(m_card->isPinned ? Kind::unpin : Kind::pin); });
  connect(m_throwOut, &QPushButton::clicked, this,
          [this] { emit interventionRequested(m_card->isThrownOut ? Kind::takeBack : Kind::throwOut); });
  connect(m_more, &QPushButton::clicked, this, [this] { emit furtherGamesRequested(m_card->samples); });
}

/// Each button says what it does to the game as it is now.
void CardView::showByHand() {
  const bool isPinned = m_card && m_card->isPinned;
  const bool isOut = m_card && m_card->isThrownOut;
  const bool can = m_card && m_card->canBeHandled;
  const auto show = [](QPushButton* button, const QString& text, const QString& tip, bool enabled) {
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setEnabled(enabled);
  };
  show(m_pin, isPinned ? tr("Unpin") : tr("Pin"),
       isPinned ? tr("Let better games take its cell again")
                : tr("Keep it in its cell, also against better games, and breed from it"),
       can && !isOut);
  show(m_throwOut, isOut ? tr("Bring back") : tr("Throw out"),
       isOut ? tr("Let it compete for its cell again")
             : tr("Take it out of the archive; the next best game of its cell takes its place"),
       can);
  const QString games = QLocale().toString(m_card ? static_cast<qulonglong>(m_card->games) : qulonglong{0});
  show(m_more, tr("More games"), tr("Play as many games again as count now: %1").arg(games),
       can && !isOut && m_card->samples > 0);
  m_breed->setEnabled(m_card && m_card->playable);
  m_byHand->setText(m_card ? m_card->byHand : QString());
}

void CardView::setCard(CandidateCardPtr card) {
  const bool isOther = !m_card || !card || m_card->id != card->id || m_card->samples != card->samples;
  if (isOther) m_game.cancel();
  m_card = std::move(card);
  m_play->setEnabled(m_card && m_card->playable);
  m_watch->setEnabled(m_card && m_card->playable && !m_game.running());
  m_sketch->setGame(m_card ? m_card->rules : QStringList(), m_card ? m_card->picture : QImage());
  m_open->setEnabled(m_card != nullptr);
  m_openParent->setEnabled(m_card && m_card->parent);
  m_save->setEnabled(m_card != nullptr);
  showByHand();
  m_stars->setEnabled(m_card && m_card->canBeJudged);
  m_stars->setStars(m_card ? m_card->stars : std::nullopt);
  m_lineage->clear();
  m_ending->setVisible(m_card != nullptr);
  if (isOther) askForSigns();
  fillMeasures();
  if (!m_card) return m_title->setText(tr("Select a cell that holds a game."));
  QString title =
      tr("<b>%1</b> · candidate %2").arg(m_card->name.toHtmlEscaped(), QString::number(m_card->id));
  if (m_card->fitness)
    title += tr(" · fitness %1 (%2 to %3)")
                 .arg(decimal(m_card->fitness->value), decimal(m_card->fitness->low),
                      decimal(m_card->fitness->high));
  m_title->setText(title);
  m_ending->setText(m_card->ending);
  m_lineage->addItems(m_card->lineage);
}

void CardView::makeSigns() {
  m_signList = new QListWidget(this);
  m_signList->setObjectName(QStringLiteral("signs"));
  m_signList->setAccessibleName(tr("Flags, and games worth watching"));
  m_signList->setToolTip(
      tr("Of the latest games that count. Enter or a double click steps through the game."));
  m_signList->setWordWrap(true);
  m_signList->setMinimumHeight(leastLinesOfLineage * (fontMetrics().height() + 4));
  connect(m_signList, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
    const int row = m_signList->row(item);
    if (m_signs && row < static_cast<int>(m_signs->signs.size()))
      watchGame(m_signs->signs[static_cast<std::size_t>(row)].game);
  });
  m_measures->setToolTip(
      tr("Enter or a double click steps through a game behind the numbers, each time another."));
  connect(m_measures, &QTableWidget::itemActivated, this, [this] {
    if (m_signs && !m_signs->games.batch.games.empty())
      watchGame(m_watched % m_signs->games.batch.games.size());
  });
}

void CardView::askForSigns() {
  m_signs.reset();
  m_signJob.cancel();
  if (m_card && m_card->playable && m_card->samples > 0)
    m_signJob.start(0, [store = m_card->store, id = m_card->id, samples = m_card->samples](
                           const std::stop_token& stop) { return readSigns(store, id, samples, stop); });
  showSigns();
}

void CardView::showSigns() {
  m_signList->clear();
  m_flags->setVisible(m_signs || m_signJob.running());
  if (!m_signs) return m_flags->setText(tr("Looking for flags…"));
  const QString games = QLocale().toString(static_cast<qulonglong>(m_signs->games.report.games));
  for (const CandidateSigns::Sign& sign : m_signs->signs) {
    auto* item = new QListWidgetItem(sign.text, m_signList);
    item->setToolTip(sign.help);
  }
  QStringList titles;
  for (const metrics::Flag& flag : m_signs->games.report.flags) titles << flagTitle(flag.kind);
  titles.removeDuplicates();
  m_flags->setText(titles.isEmpty() ? tr("No flags in the latest %1 games").arg(games)
                                    : tr("<b>Flags</b> in the latest %1 games: %2")
                                          .arg(games, titles.join(QStringLiteral(" · ")).toHtmlEscaped()));
}

void CardView::watchGame(std::size_t game) {
  if (!m_signs) return;
  m_watch->setEnabled(false);
  m_game.start(++m_watched, [signs = m_signs, game](const std::stop_token&) {
    const sim::Batch& batch = signs->games.batch;
    return sim::replayGame(signs->games.rules, batch.options, batch.games[game]);
  });
}

void CardView::fillMeasures() {
  m_measures->setRowCount(m_card ? static_cast<int>(m_card->measures.size()) : 0);
  for (int row = 0; row < m_measures->rowCount(); ++row) {
    const CandidateCard::Measure& measure = m_card->measures[static_cast<std::size_t>(row)];
    const campaign::Estimate& estimate = measure.estimate;
    auto* name = new QTableWidgetItem(measure.name);
    QFont font = name->font();
    font.setBold(measure.isKey);
    name->setFont(font);
    name->setToolTip(measure.help);
    auto* value = new QTableWidgetItem(decimal(estimate.value));
    value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_measures->setItem(row, 0, name);
    m_measures->setItem(row, 1, value);
    m_measures->setItem(
        row, 2, new QTableWidgetItem(tr("%1 to %2").arg(decimal(estimate.low), decimal(estimate.high))));
  }
  m_measures->resizeColumnToContents(0);
}

void CardView::open() {
  if (m_card)
    emit documentRequested(QString::fromStdString(m_card->text), fileName(m_card->name, m_card->id));
}

void CardView::play() {
  if (m_card) emit playRequested(QString::fromStdString(m_card->text), fileName(m_card->name, m_card->id));
}

void CardView::watch() {
  if (!m_card || !m_card->playable) return;
  m_watch->setEnabled(false);
  m_game.start(++m_watched, [rules = m_card->playable, agent = m_card->agent,
                             seed = m_watched](const std::stop_token& stop) {
    return sim::runNamedGame(rules, seed, {agent}, {}, stop);
  });
}

void CardView::openParent() {
  if (!m_card || !m_card->parent) return;
  const CandidateCard::Parent& parent = *m_card->parent;
  emit documentRequested(QString::fromStdString(parent.text), fileName(parent.name, parent.id));
}

void CardView::save() {
  if (!m_card) return;
  QString path = QFileDialog::getSaveFileName(this, tr("Save the game"), fileName(m_card->name, m_card->id),
                                              tr("Specifications (*.md);;All files (*)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".md");
  const Result<Done> written = writeTextFile(path, m_card->text);
  if (!written) emit failed(asSentence(written.failure()));
}

}  // namespace ludo::widgets
