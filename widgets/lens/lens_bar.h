// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/lens/lens.h"
#include "widgets/models/games_model.h"

class QLabel;
class QMenu;
class QToolButton;

namespace ludo::widgets {

/// One line below a text with what the lens found out, always as high, so that nothing moves while somebody
/// types: tests, recorded games, random games. Each part explains itself in its tool tip, and a click goes
/// to what is behind it. Takes the keyboard by Tab only. GUI thread.
class LensBar : public QWidget {
  Q_OBJECT
 public:
  /// `lens` is not owned and outlives the bar, which tells it whether it is in sight.
  explicit LensBar(Lens* lens, QWidget* parent = nullptr);

  QToolButton* tests() const { return m_tests; }
  QToolButton* recorded() const { return m_recorded; }
  QToolButton* games() const { return m_games; }

 signals:
  /// A place of the text that was analysed last.
  void placeRequested(ludo::Span place);
  /// A recorded game is to be looked at where it is not as recorded any more.
  void recordedRequested(const ludo::kernel::RulesPtr& rules, std::uint64_t seed,
                         const std::vector<ludo::kernel::Move>& moves);
  /// The random games are to be looked into.
  void gamesRequested(const ludo::widgets::SimulationResult& games);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* addPart(const char* name);
  void showPart(QToolButton& part, const QString& text, const QString& html, bool isBad);
  void showFindings();
  void showGames();
  void goToFailedTest();
  void offerRecorded();
  void lookIntoRecorded(const sim::RecordedGame& game);
  void lookIntoGames();

  Lens* m_lens;
  QLabel* m_state;
  QToolButton* m_tests;
  QToolButton* m_recorded;
  QToolButton* m_games;
  QMenu* m_broken;  ///< recorded games that go otherwise now
};

}  // namespace ludo::widgets
