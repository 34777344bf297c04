// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTextStream>
#include <QTreeView>
#include <algorithm>

#include "app/ide/document_area.h"
#include "app/ide/input_events.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/start_page.h"
#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_card.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/games_panel.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/simulate/simulate_panel.h"

namespace ludo::ide {
namespace {

constexpr int pollMilliseconds = 20;
constexpr int settleMilliseconds = 400;  ///< for tool tips, glides and layouts to come to rest
constexpr int stepTimeoutMilliseconds = 60000;

/// Pictures are compared by people, so they have one size on every machine.
constexpr QSize windowSize(1440, 900);

void clickRow(QAbstractItemView* view, int row, bool twice) {
  const QPoint place = view->visualRect(view->model()->index(row, 0)).center();
  twice ? input::doubleClick(view->viewport(), place) : input::click(view->viewport(), place);
}

}  // namespace

Tour::Tour(MainWindow& window, QString folder, QObject* parent)
    : QObject(parent), m_window(window), m_folder(std::move(folder)) {
  m_poll.setInterval(pollMilliseconds);
  connect(&m_poll, &QTimer::timeout, this, &Tour::poll);
}

Workbench& Tour::workbench() const {
  return *m_window.documents()->current();
}

void Tour::add(QString name, QString caption, std::function<void()> act, std::function<bool()> done) {
  m_steps.push_back({std::move(name), std::move(caption), std::move(act), std::move(done)});
}

void Tour::addMenuSteps(const QString& name, const QString& caption, Command command,
                        std::function<bool()> done) {
  const auto menuOf = [this, command]() -> QMenu* {
    for (QAction* entry : m_window.menuBar()->actions()) {
      if (entry->menu() != nullptr &&
          entry->menu()->actions().contains(m_window.commands().action(command))) {
        return entry->menu();
      }
    }
    return nullptr;
  };
  add(
      QStringLiteral("%1-menu").arg(name), {},
      [this, menuOf] {
        QMenuBar* bar = m_window.menuBar();
        input::click(bar, bar->actionGeometry(menuOf()->menuAction()).center());
      },
      [menuOf] { return menuOf()->isVisible(); });
  add(
      name, caption,
      [this, menuOf, command] {
        input::click(menuOf(), menuOf()->actionGeometry(m_window.commands().action(command)).center());
      },
      std::move(done));
}

void Tour::clickDockTab(Panel panel) {
  const QString title = m_window.dock(panel)->windowTitle();
  for (QTabBar* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    for (int i = 0; i < bar->count(); ++i) {
      if (bar->tabText(i) == title) input::click(bar, bar->tabRect(i).center());
    }
  }
}

void Tour::makeSteps() {
  add(
      QStringLiteral("start-page"),
      tr("The start page: samples to open, templates to begin with, files of late."), [] {},
      [this] { return m_window.startPage()->isVisible() && m_window.startPage()->sampleCount() > 0; });
  addTextSteps();
  addPlaySteps();
  addSimulationSteps();
  addReplaySteps();
  addThemeSteps();
}

void Tour::addTextSteps() {
  add(
      QStringLiteral("open-a-sample"),
      tr("A sample is open: its prose and rules, checked and compiled, with the board beside it."),
      [this] {
        StartPage& page = *m_window.startPage();
        CardButton* card = page.sampleCard(0);
        for (int i = 0; i < page.sampleCount(); ++i) {
          if (page.sampleCard(i)->text() == QLatin1String("Tic-tac-toe")) card = page.sampleCard(i);
        }
        input::click(card);
      },
      [this] { return m_window.documents()->current() != nullptr && workbench().hasGame(); });
  add(
      QStringLiteral("make-a-mistake"), {},
      [this] {
        // The caret is put where a person would click; the letters are typed.
        const std::string text = workbench().document().text();
        const auto end = static_cast<std::uint32_t>(text.find("rows: 3") + std::string_view("row").size());
        workbench().goTo(Span{end, end});
        input::type(workbench().editor()->view(), QStringLiteral("z"));
      },
      [this] { return workbench().document().analysisIsCurrent() && workbench().problemCount() > 0; });
  add(
      QStringLiteral("see-the-problem"),
      tr("A typing mistake is marked as soon as it is made; the list says what is wrong and what to do."),
      [this] { clickRow(workbench().panel<widgets::ProblemsPanel>()->findChild<QTreeView*>(), 0, false); },
      [this] {
        return workbench().panel<widgets::ProblemsPanel>()->findChild<QTreeView*>()->currentIndex().isValid();
      });
  add(
      QStringLiteral("apply-the-fix"), tr("The fix is applied with one click, and the game is ready again."),
      [this] {
        const QString text = QCoreApplication::translate("ludo::widgets::ProblemsPanel", "Apply &fix");
        for (QPushButton* button :
             workbench().panel<widgets::ProblemsPanel>()->findChildren<QPushButton*>()) {
          if (button->text() == text) input::click(button);
        }
      },
      [this] { return workbench().hasGame() && workbench().problemCount() == 0; });
}

void Tour::addPlaySteps() {
  add(
      QStringLiteral("board"),
      tr("The board as the rules describe it; F12 on a zone leads to where it is written."),
      [this] { clickDockTab(Panel::Board); }, [this] { return m_window.dock(Panel::Board)->isRevealed(); });
  add(
      QStringLiteral("play"), tr("Both seats are yours: click on the board, or choose from the legal moves."),
      [this] { clickDockTab(Panel::Play); },
      [this] {
        return m_window.dock(Panel::Play)->isRevealed() &&
               workbench().panel<widgets::PlayPanel>()->session() != nullptr;
      });
  const std::vector<std::string> cells{"cell_1_1", "cell_0_1", "cell_0_0", "cell_2_2"};
  for (std::size_t ply = 0; ply < cells.size(); ++ply) {
    const bool isLast = ply + 1 == cells.size();
    add(
        QStringLiteral("move-%1").arg(ply + 1),
        isLast ? tr("Four moves later: marks on the board, moves in the list.") : QString(),
        [this, cell = cells[ply]] {
          const widgets::PlayPanel& play = *workbench().panel<widgets::PlayPanel>();
          const kernel::ZoneId zone = play.session()->rules().zoneNamed(cell);
          if (!zone.valid()) return fail(tr("the sample has no zone %1").arg(QString::fromStdString(cell)));
          widgets::BoardView* view = play.board()->view();
          input::click(view, view->zoneRect(zone).center());
        },
        [this, ply] {
          return workbench().panel<widgets::PlayPanel>()->session()->plies().size() == ply + 1;
        });
  }
}

void Tour::addSimulationSteps() {
  add(
      QStringLiteral("simulate"), {}, [this] { clickDockTab(Panel::Simulate); },
      [this] { return m_window.dock(Panel::Simulate)->isRevealed(); });
  add(
      QStringLiteral("run-a-simulation"),
      tr("Bots play a thousand games on worker threads; typing stays smooth meanwhile."),
      [this] {
        input::click(
            workbench().panel<widgets::SimulatePanel>()->findChild<QPushButton*>(QStringLiteral("run")));
      },
      [this] {
        return workbench().panel<widgets::SimulatePanel>()->running() ||
               workbench().panel<widgets::ChartsPanel>()->simulation().valid();
      });
  add(
      QStringLiteral("charts"),
      tr("Who wins, how long games last, how many choices there are: each with its interval."), [] {},
      [this] {
        return workbench().panel<widgets::ChartsPanel>()->simulation().valid() &&
               m_window.dock(Panel::Charts)->isRevealed() &&
               workbench().panel<widgets::ChartsPanel>()->card(QStringLiteral("length")) != nullptr;
      });
  add(
      QStringLiteral("show-a-chart"), {},
      [this] {
        workbench().panel<widgets::ChartsPanel>()->reveal(
            workbench().panel<widgets::ChartsPanel>()->card(QStringLiteral("length")));
      },
      [] { return true; });
  add(
      QStringLiteral("click-a-bar"), tr("A click on a bar lists the games behind it."),
      [this] {
        const widgets::BarChartView& view =
            *workbench().panel<widgets::ChartsPanel>()->card(QStringLiteral("length"))->view();
        input::click(view.viewport(), view.middleOf(0));
      },
      [this] {
        const widgets::ChartsPanel& charts = *workbench().panel<widgets::ChartsPanel>();
        const auto& bar = charts.card(QStringLiteral("length"))->chartData().barGames(0);
        return charts.games()->model().rowCount() == static_cast<int>(bar.size()) && !bar.empty();
      });
}

void Tour::addReplaySteps() {
  add(
      QStringLiteral("open-a-game"),
      tr("One of them in the replayer, every state computed again and its hash compared."),
      [this] { clickRow(workbench().panel<widgets::ChartsPanel>()->games()->table(), 0, true); },
      [this] {
        return workbench().panel<widgets::ReplayPanel>()->replay() != nullptr &&
               m_window.dock(Panel::Replay)->isRevealed();
      });
  for (int step = 1; step <= 3; ++step) {
    const bool isLast = step == 3;
    add(
        QStringLiteral("step-%1").arg(step),
        isLast ? tr("Three steps on: the move, its changes and the hash of the state.") : QString(),
        [this] { input::press(workbench().panel<widgets::ReplayPanel>()->slider(), Qt::Key_Right); },
        [this, step] {
          return workbench().panel<widgets::ReplayPanel>()->step() == static_cast<std::size_t>(step);
        });
  }
}

void Tour::addThemeSteps() {
  addMenuSteps(QStringLiteral("dark-theme"), tr("The dark theme, chosen from the View menu."),
               Command::ThemeDark, [this] { return m_window.preferences().theme == Theme::Dark; });
  addMenuSteps(QStringLiteral("command-palette"), {}, Command::CommandPalette,
               [] { return QApplication::activePopupWidget() != nullptr; });
  add(
      QStringLiteral("find-a-command"), tr("The command palette finds any command by a part of its name."),
      [] {
        // Without a window manager a popup need not get the focus; its field is what a person types into.
        input::type(QApplication::activePopupWidget()->findChild<QLineEdit*>(), QStringLiteral("sim"));
      },
      [] {
        const QWidget* palette = QApplication::activePopupWidget();
        const auto* field = palette != nullptr ? palette->findChild<QLineEdit*>() : nullptr;
        return field != nullptr && field->text() == QLatin1String("sim");
      });
  add(
      QStringLiteral("close-the-palette"), {},
      [] { input::press(QApplication::activePopupWidget()->findChild<QLineEdit*>(), Qt::Key_Escape); },
      [] { return QApplication::activePopupWidget() == nullptr; });
  addMenuSteps(QStringLiteral("light-theme"), {}, Command::ThemeLight,
               [this] { return m_window.preferences().theme == Theme::Light; });
}

void Tour::start() {
  if (!QDir().mkpath(m_folder)) return fail(tr("the folder %1 could not be made").arg(m_folder));
  m_window.resize(windowSize);
  m_index = QStringLiteral("# %1\n").arg(tr("A tour of LudoForge"));
  makeSteps();
  m_current = 0;
  begin();
}

void Tour::begin() {
  const std::size_t at = m_current;
  m_waiting.start();
  m_poll.start();
  m_steps[at].act();
}

void Tour::poll() {
  const Step& step = m_steps[m_current];
  if (step.done()) {
    m_poll.stop();
    QTimer::singleShot(step.caption.isEmpty() ? 0 : settleMilliseconds, this, &Tour::complete);
  } else if (m_waiting.elapsed() > stepTimeoutMilliseconds) {
    fail(tr("what it should lead to did not come within %1 s").arg(stepTimeoutMilliseconds / 1000));
  }
}

void Tour::complete() {
  const Step& step = m_steps[m_current];
  if (!step.caption.isEmpty() && !takePicture(step)) return fail(tr("its picture could not be saved"));
  ++m_current;
  if (m_current < m_steps.size()) return begin();
  if (!writeIndex()) return fail(tr("index.md could not be written"));
  emit finished(true);
}

bool Tour::takePicture(const Step& step) {
  QPixmap picture = m_window.grab();
  QPainter painter(&picture);
  for (QWidget* other : QApplication::topLevelWidgets()) {
    if (other == &m_window || !other->isVisible()) continue;
    painter.drawPixmap(m_window.mapFromGlobal(other->mapToGlobal(QPoint(0, 0))), other->grab());
  }
  painter.end();
  const QString file = QStringLiteral("%1-%2.png").arg(++m_pictures, 2, 10, QChar(u'0')).arg(step.name);
  m_index += QStringLiteral("\n%1\n\n![%2](%3)\n").arg(step.caption, step.caption.section(u':', 0, 0), file);
  return picture.save(QDir(m_folder).filePath(file));
}

bool Tour::writeIndex() {
  QFile file(QDir(m_folder).filePath(QStringLiteral("index.md")));
  const QByteArray text = m_index.toUtf8();
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

void Tour::fail(const QString& reason) {
  m_poll.stop();
  const QString name = m_current < m_steps.size() ? m_steps[m_current].name : QStringLiteral("start");
  QTextStream(stderr) << tr("The tour failed at the step “%1”: %2").arg(name, reason) << '\n';
  emit finished(false);
}

}  // namespace ludo::ide
