// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a picture of each panel with a real game in it, in the light and the dark theme, and writes a page
// that shows them: panel_gallery FOLDER [SAMPLE]
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTableView>
#include <QTest>
#include <QTextStream>
#include <QTranslator>

#include "app/ide/document_area.h"
#include "app/ide/input_events.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/resources.h"
#include "app/ide/samples.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/games_panel.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/simulate/simulate_panel.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

constexpr QSize windowSize(1440, 800);
constexpr int panelWidth = 720;  ///< pixels
constexpr int simulatedGames = 300;
constexpr int settle = 500;      ///< milliseconds
constexpr int unfolding = 2000;  ///< milliseconds, of the panel with the problems
constexpr int patience = 60000;  ///< milliseconds

bool save(QWidget& widget, const QString& file) {
  QTest::qWait(settle);
  return widget.grab().toImage().convertToFormat(QImage::Format_RGB888).save(file, "PNG", 0);
}

/// Fills the panels: a game begun, a simulation, one of its games in the replayer.
bool fill(MainWindow& window, Workbench& workbench) {
  emit workbench.workspace().newGameRequested();
  auto* simulate = workbench.panel<widgets::SimulatePanel>();
  auto* charts = workbench.panel<widgets::ChartsPanel>();
  simulate->setGames(simulatedGames);
  simulate->start();
  if (!QTest::qWaitFor([&] { return charts->simulation().valid(); }, patience)) return false;
  window.commands().action(commandOf(Panel::Charts))->trigger();
  QTest::qWait(settle);
  QTableView* games = charts->games()->table();
  input::doubleClick(games->viewport(), games->visualRect(games->model()->index(0, 0)).center());
  return QTest::qWaitFor([&] { return workbench.panel<widgets::ReplayPanel>()->replay() != nullptr; },
                         patience);
}

bool takePictures(Theme theme, const QDir& folder, const QString& sample) {
  Themes themes(*qApp);
  MainWindow window(themes, {});
  window.overrideTheme(theme);
  window.resize(windowSize);
  window.show();
  if (!window.documents()->openSample(sample)) return false;
  Workbench& workbench = *window.documents()->current();
  if (!QTest::qWaitFor([&] { return workbench.hasGame(); }, patience) || !fill(window, workbench))
    return false;
  const auto fileOf = [&](const char* name) {
    return folder.filePath(QStringLiteral("%1-%2.png").arg(QLatin1String(name), themeName(theme)));
  };
  // For what follows the cursor: it is in the first action.
  const std::string text = workbench.editor()->view()->content();
  const std::size_t action = text.find("id:", text.find(R"(section: "actions")"));
  if (action == std::string::npos) return false;
  workbench.editor()->view()->setCaret(action);
  for (const PanelInfo& info : panelInfos()) {
    if (info.panel == Panel::Problems) continue;
    window.commands().action(commandOf(info.panel))->trigger();
    window.resizeDocks({window.dock(info.panel)}, {panelWidth}, Qt::Horizontal);
    if (!save(*window.dock(info.panel), fileOf(info.id))) return false;
  }
  workbench.focusEditor();
  if (!save(*workbench.editor(), fileOf("editor"))) return false;
  // Something to be told.
  widgets::TextView* view = workbench.editor()->view();
  const std::size_t place = view->content().find("players:");
  if (place == std::string::npos) return false;
  view->replace({static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(place + 7)}, "player");
  if (!QTest::qWaitFor([&] { return workbench.problemCount() > 0; }, patience)) return false;
  window.commands().action(commandOf(Panel::Problems))->trigger();
  QTest::qWait(unfolding);
  return save(*window.dock(Panel::Problems), fileOf("problems"));
}

bool writeIndex(const QDir& folder) {
  QFile file(folder.filePath(QStringLiteral("index.md")));
  if (!file.open(QIODevice::WriteOnly)) return false;
  QTextStream text(&file);
  text << R"(# The panels

Taken by `panel_gallery`, with a sample in the light and the dark theme.
)";
  const auto add = [&text](const QString& title, const QString& id) {
    text << "\n## " << title << "\n\n| Light | Dark |\n|---|---|\n| ![" << title << ", light](" << id
         << "-light.png) | ![" << title << ", dark](" << id << "-dark.png) |\n";
  };
  add(QStringLiteral("Editor"), QStringLiteral("editor"));
  for (const PanelInfo& info : panelInfos()) add(panelTitle(info.panel), QString::fromLatin1(info.id));
  text.flush();
  return text.status() == QTextStream::Ok;
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2 || arguments.size() > 3) {
    QTextStream(stderr) << "usage: panel_gallery FOLDER [SAMPLE]\n";
    return 2;
  }
  initResources();
  // For its plurals; the program has it within itself.
  QTranslator english;
  if (english.load(QStringLiteral(LUDO_TRANSLATIONS "/ludoforge_en.qm")))
    QApplication::installTranslator(&english);
  const QString name = arguments.size() > 2 ? arguments[2] : QStringLiteral("breakthrough.md");
  const QString sample = QDir(samplesFolder()).filePath(name);
  const QDir folder(arguments[1]);
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    if (folder.mkpath(QStringLiteral(".")) && takePictures(theme, folder, sample)) continue;
    QTextStream(stderr) << "the pictures in the theme " << themeName(theme) << " could not be taken\n";
    return 3;
  }
  return writeIndex(folder) ? 0 : 3;
}
