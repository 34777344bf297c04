// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/people_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ludo::widgets {
namespace {

enum Column { Game, Stars, Compared, Strength, StrengthInterval, Fitness, FitnessInterval, Columns };

QString starsText(std::int64_t stars) {
  return QString(static_cast<qsizetype>(stars), QChar(0x2605)) +
         QString(static_cast<qsizetype>(campaign::mostStars - stars), QChar(0x2606));
}

}  // namespace

PeoplePage::PeoplePage(QWidget* parent) : QWidget(parent) {
  new QVBoxLayout(this);
  makeQuestion();
  makeTable();
  m_agreement = new QLabel(this);
  m_agreement->setObjectName(QStringLiteral("agreement"));
  m_agreement->setAccessibleName(tr("How far people and fitness agree"));
  m_agreement->setWordWrap(true);
  layout()->addWidget(m_agreement);
}

void PeoplePage::makeQuestion() {
  m_question = new QLabel(this);
  m_question->setObjectName(QStringLiteral("question"));
  m_question->setWordWrap(true);
  auto* row = new QHBoxLayout;
  const auto add = [this, row](const char* name, campaign::Preference preference) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    row->addWidget(button, 1);
    connect(button, &QPushButton::clicked, this, [this, preference] { answer(preference); });
    return button;
  };
  m_first = add("preferFirst", campaign::Preference::first);
  m_equal = add("preferNone", campaign::Preference::equal);
  m_second = add("preferSecond", campaign::Preference::second);
  m_equal->setText(tr("Either"));
  m_equal->setToolTip(tr("I would as gladly play the one as the other"));
  layout()->addWidget(m_question);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void PeoplePage::makeTable() {
  m_games = new QTableWidget(0, Columns, this);
  m_games->setObjectName(QStringLiteral("judgedGames"));
  m_games->setAccessibleName(tr("Games that people have judged, the best first"));
  m_games->setHorizontalHeaderLabels({tr("Game"), tr("Stars"), tr("Compared"), tr("Strength"),
                                      tr("95 % interval"), tr("Fitness"), tr("95 % interval")});
  m_games->horizontalHeaderItem(Strength)->setToolTip(tr(
      "How strong people find it, in Elo: who is 100 points stronger is preferred in 64 of 100 comparisons"));
  m_games->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_games->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_games->setSelectionMode(QAbstractItemView::SingleSelection);
  m_games->setTabKeyNavigation(false);
  m_games->setShowGrid(false);
  m_games->setAlternatingRowColors(true);
  m_games->verticalHeader()->hide();
  m_games->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  static_cast<QVBoxLayout*>(layout())->addWidget(m_games, 1);
  connect(m_games, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (row >= 0 && m_snapshot)
      emit candidateRequested(m_snapshot->opinions.games[static_cast<std::size_t>(row)].id);
  });
}

void PeoplePage::setSnapshot(ArchiveSnapshotPtr snapshot) {
  m_snapshot = std::move(snapshot);
  showQuestion();
  showGames();
}

void PeoplePage::showQuestion() {
  const bool asks = m_snapshot && m_snapshot->opinions.next;
  for (QPushButton* button : {m_first, m_equal, m_second}) button->setEnabled(asks);
  m_first->setText({});
  m_second->setText({});
  if (!asks)
    return m_question->setText(
        tr("When the archive has two games, you are asked here which one you would rather play."));
  m_question->setText(tr("Which would you rather play?"));
  const auto show = [this](QPushButton* button, campaign::CandidateId id) {
    const QString name = m_snapshot->nameOf(id);
    button->setText(QStringLiteral("%1 (%2)").arg(name, QString::number(id)));
    button->setAccessibleName(tr("I would rather play %1, candidate %2").arg(name).arg(id));
    button->setToolTip(button->accessibleName());
  };
  show(m_first, m_snapshot->opinions.next->first);
  show(m_second, m_snapshot->opinions.next->second);
}

void PeoplePage::answer(campaign::Preference preference) {
  if (!m_snapshot || !m_snapshot->opinions.next) return;
  const auto [first, second] = *m_snapshot->opinions.next;
  // Until the answer is kept there is nothing more to say.
  for (QPushButton* button : {m_first, m_equal, m_second}) button->setEnabled(false);
  emit compared({first, second, preference});
}

void PeoplePage::showGames() {
  const QSignalBlocker blocker(m_games);
  const std::vector<campaign::JudgedGame> games =
      m_snapshot ? m_snapshot->opinions.games : std::vector<campaign::JudgedGame>();
  const bool isFirst = m_games->rowCount() == 0;
  m_games->setRowCount(static_cast<int>(games.size()));
  const QLocale locale;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const campaign::JudgedGame& game = games[i];
    const auto set = [&](int column, const QString& text) {
      auto* item = new QTableWidgetItem(text);
      if (column > Stars) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_games->setItem(static_cast<int>(i), column, item);
    };
    const auto estimate = [&](int column, const std::optional<campaign::Estimate>& shown, int decimals) {
      const QString none = QStringLiteral("–");
      const auto number = [&](double value) { return locale.toString(value, 'f', decimals); };
      const bool isThere = shown && shown->measured();
      set(column, isThere ? number(shown->value) : none);
      set(column + 1, isThere ? tr("%1 to %2").arg(number(shown->low), number(shown->high)) : none);
    };
    set(Game, QStringLiteral("%1 (%2)").arg(m_snapshot->nameOf(game.id), QString::number(game.id)));
    set(Stars, game.stars ? starsText(*game.stars) : QStringLiteral("–"));
    set(Compared, locale.toString(static_cast<qulonglong>(game.comparisons)));
    estimate(Strength, game.strength, 0);
    estimate(Fitness, game.fitness, 3);
  }
  if (isFirst && !games.empty()) m_games->resizeColumnsToContents();
  const auto agreement = [&locale](const QString& text, const campaign::Agreement& shown) {
    const auto number = [&locale](double value) { return locale.toString(value, 'f', 2); };
    return text.arg(number(shown.tau), number(shown.low), number(shown.high),
                    locale.toString(static_cast<qulonglong>(shown.games)));
  };
  QStringList lines;
  if (m_snapshot && m_snapshot->opinions.byComparing)
    lines << agreement(tr("Comparisons and fitness agree by Kendall's tau %1 (%2 to %3), over %4 games."),
                       *m_snapshot->opinions.byComparing);
  if (m_snapshot && m_snapshot->opinions.byStars)
    lines << agreement(tr("Stars and fitness agree by Kendall's tau %1 (%2 to %3), over %4 games."),
                       *m_snapshot->opinions.byStars);
  if (lines.isEmpty())
    lines << tr(
        "How far people and fitness agree can be told when five games are judged, and not all alike.");
  m_agreement->setText(lines.join(u'\n'));
}

}  // namespace ludo::widgets
