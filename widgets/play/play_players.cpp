// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_players.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QRegularExpressionValidator>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

#include "widgets/board/board_scene.h"
#include "widgets/controls/bot_box.h"
#include "widgets/play/seat_dot.h"

namespace ludo::widgets {

namespace {

constexpr int defaultDelay = 400;
constexpr int longestDelay = 10'000;

}  // namespace

PlayPlayers::PlayPlayers(QWidget* parent) : QWidget(parent) {
  m_form = new QFormLayout(this);
  m_form->setContentsMargins(0, 0, 0, 0);
  m_form->setVerticalSpacing(4);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);

  m_playerCount = new QSpinBox;
  m_playerCount->setAccessibleName(tr("Number of players"));
  m_playerCount->setToolTip(tr("A change begins a new game"));
  connect(m_playerCount, &QSpinBox::valueChanged, this, &PlayPlayers::countChanged);
  m_form->addRow(tr("Players"), m_playerCount);
  m_form->setRowVisible(m_playerCount, false);

  m_view = new QComboBox;
  m_view->addItems({tr("What you know"), tr("What the player to move knows"), tr("Everything")});
  m_view->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_view->setMinimumContentsLength(6);
  m_view->setAccessibleName(tr("Which hidden zones are shown"));
  m_view->setToolTip(
      tr("Whose hands and hidden zones lie open on the board. Between the turns of two people a curtain "
         "falls."));
  connect(m_view, &QComboBox::currentIndexChanged, this, &PlayPlayers::viewChanged);
  m_form->addRow(tr("Show"), m_view);

  m_delay = new QSpinBox;
  m_delay->setRange(0, longestDelay);
  m_delay->setSingleStep(100);
  m_delay->setSuffix(tr(" ms"));
  m_delay->setValue(defaultDelay);
  m_delay->setAccessibleName(tr("Delay of the bots"));
  m_delay->setToolTip(tr("The least time a bot takes for a move"));
  m_bots = new QHBoxLayout;
  m_bots->addWidget(m_delay, 1);
  m_form->addRow(tr("Bot delay"), m_bots);

  addClock();
  addHints();

  m_seed = new QLineEdit(QStringLiteral("1"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,19}")), m_seed));
  m_seed->setAccessibleName(tr("Seed"));
  m_seed->setToolTip(tr("The same seed and the same moves give the same game. Enter begins it."));
  connect(m_seed, &QLineEdit::returnPressed, this, &PlayPlayers::restartRequested);
  auto* fresh = new QToolButton;
  fresh->setText(tr("New"));
  fresh->setToolTip(tr("Begin a game with another seed"));
  fresh->setAccessibleName(tr("New seed"));
  connect(fresh, &QToolButton::clicked, this, [this] {
    setSeed(QRandomGenerator::global()->bounded(1U, 1'000'000U));
    emit restartRequested();
  });
  auto* line = new QHBoxLayout;
  line->addWidget(m_seed, 1);
  line->addWidget(fresh);
  m_form->addRow(tr("Seed"), line);
}

void PlayPlayers::addHints() {
  m_hints = new BotBox(tr("Bot that is asked for hints"));
  m_hints->setAgent("uct");
  m_form->addRow(tr("Hints by"), m_hints);
  m_thoughts = new QCheckBox(tr("Show what bots think"));
  m_thoughts->setToolTip(
      tr("Without being asked: the bot for hints thinks about each of your moves, and the bots who play say "
         "what they thought, unless it would tell what you may not know"));
  connect(m_thoughts, &QCheckBox::toggled, this, &PlayPlayers::thoughtsToggled);
  m_form->addRow(QString(), m_thoughts);
}

void PlayPlayers::addClock() {
  m_minutes = new QSpinBox;
  m_minutes->setRange(0, 600);
  m_minutes->setSpecialValueText(tr("None"));
  m_minutes->setSuffix(tr(" min"));
  m_minutes->setAccessibleName(tr("Minutes of each player for the game"));
  m_minutes->setToolTip(
      tr("How long each player may think in the whole game. A change sets all clocks anew."));
  m_increment = new QSpinBox;
  m_increment->setRange(0, 600);
  m_increment->setPrefix(tr("+ "));
  m_increment->setSuffix(tr(" s"));
  m_increment->setAccessibleName(tr("Seconds that each move adds"));
  m_increment->setToolTip(tr("Each move adds so many seconds to its player's clock"));
  m_timeEnds = new QCheckBox(tr("Who is out of time loses"));
  m_timeEnds->setToolTip(tr("Else it is only told, and the game goes on"));
  const auto show = [this] {
    m_increment->setEnabled(m_minutes->value() > 0);
    m_form->setRowVisible(m_timeEnds, m_minutes->value() > 0);
  };
  for (QSpinBox* box : {m_minutes, m_increment}) {
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, [this, show] {
      show();
      emit clockChanged();
    });
  }
  connect(m_timeEnds, &QCheckBox::toggled, this, &PlayPlayers::clockChanged);
  auto* line = new QHBoxLayout;
  line->addWidget(m_minutes, 1);
  line->addWidget(m_increment, 1);
  m_form->addRow(tr("Clock"), line);
  m_form->addRow(QString(), m_timeEnds);
  show();
}

void PlayPlayers::setRange(const language::GameDef& def, kernel::Seat smallest) {
  const QSignalBlocker blocker(m_playerCount);
  std::int64_t most = def.metadata.players.max.literal;
  if (!def.metadata.players.max.constant.empty()) {
    const auto& constants = def.constants;
    const std::uint32_t index = def.metadata.players.max.constant.index;
    most = index < constants.size() ? constants[index].value : smallest;
  }
  m_playerCount->setRange(smallest, static_cast<int>(std::clamp<std::int64_t>(most, smallest, 99)));
  m_form->setRowVisible(m_playerCount, m_playerCount->minimum() < m_playerCount->maximum());
}

void PlayPlayers::setSeats(kernel::Seat seats) {
  {
    const QSignalBlocker blocker(m_playerCount);
    m_playerCount->setValue(seats);
  }
  if (static_cast<std::size_t>(seats) == m_seats.size()) return;
  while (m_seats.size() > static_cast<std::size_t>(seats)) {
    m_form->removeRow(m_seats.back());
    m_seats.pop_back();
  }
  while (m_seats.size() < static_cast<std::size_t>(seats)) {
    const auto seat = static_cast<kernel::Seat>(m_seats.size());
    auto* box = new BotBox(tr("Who plays for %1").arg(seatName(seat)));
    box->addPerson(tr("You"));
    connect(box, &BotBox::agentChanged, this, &PlayPlayers::playersChanged);
    auto* label = new QWidget;
    auto* line = new QHBoxLayout(label);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    line->addWidget(new SeatDot(seat));
    line->addWidget(new QLabel(seatName(seat)));
    m_form->insertRow(1 + seat, label, box);
    m_seats.push_back(box);
  }
}

void PlayPlayers::setHasSecrets(bool secrets) {
  m_form->setRowVisible(m_view, secrets);
}

kernel::Seat PlayPlayers::count() const {
  return m_playerCount->value();
}

void PlayPlayers::addBotTool(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setFocusPolicy(Qt::StrongFocus);
  m_bots->addWidget(button);
}

std::string PlayPlayers::agentOf(kernel::Seat seat) const {
  if (static_cast<std::size_t>(seat) >= m_seats.size()) return {};
  return m_seats[static_cast<std::size_t>(seat)]->agent();
}

void PlayPlayers::setPlayer(kernel::Seat seat, const QString& agent) {
  m_seats.at(static_cast<std::size_t>(seat))->setAgent(agent.toStdString());
}

std::vector<std::string> PlayPlayers::names() const {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
    const std::string agent = agentOf(static_cast<kernel::Seat>(seat));
    names.push_back(agent.empty() ? "person" : agent);
  }
  return names;
}

int PlayPlayers::botDelay() const {
  return m_delay->value();
}
void PlayPlayers::setBotDelay(int milliseconds) {
  m_delay->setValue(milliseconds);
}
std::uint64_t PlayPlayers::seed() const {
  return m_seed->text().toULongLong();
}
void PlayPlayers::setSeed(std::uint64_t seed) {
  m_seed->setText(QString::number(seed));
}
PlayPlayers::View PlayPlayers::view() const {
  return static_cast<View>(m_view->currentIndex());
}

ClockSettings PlayPlayers::clock() const {
  return {m_minutes->value(), m_increment->value()};
}
void PlayPlayers::setClock(const ClockSettings& clock) {
  m_minutes->setValue(clock.minutes);
  m_increment->setValue(clock.increment);
}
bool PlayPlayers::timeEndsGame() const {
  return m_timeEnds->isChecked();
}
void PlayPlayers::setTimeEndsGame(bool ends) {
  m_timeEnds->setChecked(ends);
}
std::string PlayPlayers::hintAgent() const {
  return m_hints->agent();
}
void PlayPlayers::setHintAgent(const std::string& agent) {
  m_hints->setAgent(agent);
}
bool PlayPlayers::showsThoughts() const {
  return m_thoughts->isChecked();
}
void PlayPlayers::setShowsThoughts(bool shows) {
  m_thoughts->setChecked(shows);
}

}  // namespace ludo::widgets
