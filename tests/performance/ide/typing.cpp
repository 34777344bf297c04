// SPDX-License-Identifier: GPL-3.0-or-later
// How the window answers to typing: opens a long specification, types into it at a person's pace and tells
// how long the diagnostics of each keystroke took, how long the event loop was blocked, how long the start
// took and how much memory is used. Run by hand: ludo_typing_benchmark [keystrokes] [milliseconds between
// them]
#include <unistd.h>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <algorithm>
#include <fstream>

#include "../specs.h"
#include "app/ide/document_area.h"
#include "app/ide/input_events.h"
#include "app/ide/main_window.h"
#include "app/ide/resources.h"
#include "loop_times.h"
#include "widgets/board/board_panel.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/jobs/gui_watchdog.h"

using namespace ludo;
using namespace ludo::ide;
using performance::TimedApplication;

namespace {

constexpr int lines = 500;

/// Since the process began, in milliseconds; the system tells the begin to a hundredth of a second.
double sinceStart() {
  std::ifstream file("/proc/self/stat");
  std::string text((std::istreambuf_iterator<char>(file)), {});
  std::istringstream fields(text.substr(text.rfind(')') + 2));
  std::string field;
  constexpr int startField = 20;
  for (int i = 0; i < startField; ++i) fields >> field;
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  const double began = std::stod(field) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - began) * 1e3;
}

/// A line of /proc/self/status in MiB.
double mebibytes(const std::string& name) {
  std::ifstream file("/proc/self/status");
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with(name)) return std::stod(line.substr(name.size() + 1)) / 1024;
  }
  return 0;
}

struct Place {
  const char* what;
  std::string after;  ///< the last occurrence
  QString keys;       ///< typed again and again
};

/// Prose; a word of a text that players see, with rules that stay whole; rules that are broken while they are
/// written, with completion; a number that changes the game.
const Place places[] = {
    {"prose", "One may also sell a card", QStringLiteral(" or two, if one likes,")},
    {"a label", R"(label: "Sell)", QStringLiteral(" or give")},
    {"a rule", "effects:", QStringLiteral("\r  - addVar: { scope: \"global\", var: \"co")},
    {"a number", "delta: ", QStringLiteral("12\b\b")}};

/// Types, and waits for what the last key led to.
class Typist : public QObject {
 public:
  Typist(TimedApplication& application, Workbench& workbench, int keystrokes, int interval)
      : m_application(application), m_workbench(workbench), m_keystrokes(keystrokes) {
    m_clock.start();
    connect(&workbench.document(), &widgets::Document::analysisChanged, this, &Typist::takeAnalysis);
    connect(&workbench.document(), &widgets::Document::edited, this, [this] {
      if (m_pressedAt >= 0) m_waiting.emplace_back(m_workbench.document().revision(), m_pressedAt);
      m_pressedAt = -1;
    });
    connect(&m_timer, &QTimer::timeout, this, &Typist::press);
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.start(interval);
    m_application.reset();
    m_watchdog.reset();
  }

  const std::vector<double>& latencies() const { return m_latencies; }
  widgets::GuiWatchdog::Report loop() const { return m_watchdog.report(); }

 private:
  void press() {
    if (m_typed == m_keystrokes) {
      // quit() would ask about the unsaved text.
      if (m_waiting.empty()) QCoreApplication::exit();
      return;
    }
    const int each = (m_keystrokes + 3) / 4;
    const Place& place = places[m_typed / each];
    widgets::TextView* view = m_workbench.editor()->view();
    if (m_typed % each == 0) {
      const std::string text = m_workbench.document().text();
      const std::size_t at = text.rfind(place.after) + place.after.size();
      m_workbench.goTo(Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at)});
    }
    const QChar key = place.keys[(m_typed % each) % place.keys.size()];
    ++m_typed;
    m_pressedAt = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
    if (key == u'\r') {
      input::press(view, Qt::Key_Return);
    } else if (key == u'\b') {
      input::press(view, Qt::Key_Backspace);
    } else {
      input::type(view, QString(key));
    }
  }

  void takeAnalysis() {
    if (!m_workbench.document().analysisIsCurrent()) return;
    const double now = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
    for (const auto& [revision, pressed] : m_waiting) m_latencies.push_back(now - pressed);
    m_waiting.clear();
  }

  TimedApplication& m_application;
  Workbench& m_workbench;
  int m_keystrokes;
  int m_typed = 0;
  double m_pressedAt = -1;
  QElapsedTimer m_clock;
  QTimer m_timer;
  std::vector<std::pair<std::uint64_t, double>> m_waiting;
  std::vector<double> m_latencies;
  widgets::GuiWatchdog m_watchdog;
};

/// Handles events until something is true.
void waitFor(const std::function<bool()>& done) {
  while (!done()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

}  // namespace

int main(int argc, char** argv) {
  const int keystrokes = argc > 1 ? std::atoi(argv[1]) : 500;
  const int interval = argc > 2 ? std::atoi(argv[2]) : 120;
  initResources();
  TimedApplication application(argc, argv);
  const QTemporaryDir folder;
  const QString path = folder.filePath("long.md");
  {
    QFile file(path);
    const std::string text = performance::longSpecification(lines)->content();
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
      return 1;
  }
  QTextStream out(stdout);
  Themes themes(application);
  MainWindow window(themes,
                    {folder.filePath("p.ini"), folder.filePath("s.ini"), folder.filePath("recovery")});
  window.show();
  if (!window.documents()->openFile(path)) return 1;
  Workbench& workbench = *window.documents()->current();
  waitFor([&] {
    return workbench.hasGame() && !workbench.panel<widgets::BoardPanel>()->view()->scene().empty();
  });
  QCoreApplication::processEvents();
  out << "Start to a window with a game of " << lines << " lines: " << sinceStart() << " ms, "
      << mebibytes("VmRSS:") << " MiB\n";
  for (const TimedApplication::Block& block : application.blocksOver(TimedApplication::stallMilliseconds))
    out << "  at the start " << block.cpu << " ms (" << block.wall << " wall): " << block.event << '\n';
  // What starts late, such as idle styling, belongs to the start.
  QTimer settled;
  settled.setSingleShot(true);
  settled.start(1500);
  waitFor([&] { return !settled.isActive(); });

  Typist typist(application, workbench, keystrokes, interval);
  QCoreApplication::exec();

  const std::vector<double>& latencies = typist.latencies();
  out << latencies.size() << " keystrokes, one each " << interval << " ms; to their diagnostics: p50 "
      << quantile(latencies, 0.5) << " ms, p95 " << quantile(latencies, 0.95) << " ms, longest "
      << quantile(latencies, 1) << " ms (wall)\n";
  const auto blocks = application.blocksOver(TimedApplication::stallMilliseconds);
  const auto noticed = application.blocksOver(TimedApplication::stallMilliseconds / 2);
  const widgets::GuiWatchdog::Report loop = typist.loop();
  out << "Events that took the window's thread over 16 ms: " << blocks.size()
      << "; longest by wall time: " << application.longestWall().wall << " ms ("
      << application.longestWall().event << ")\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(noticed.size(), 12); ++i)
    out << "  " << noticed[i].cpu << " ms (" << noticed[i].wall << " wall): " << noticed[i].event << '\n';
  out << "Waits of the event loop over 16 ms (wall): " << loop.stalls << " of " << loop.beats << ", longest "
      << loop.longest.count() / 1000.0 << " ms\n";
  out << "Memory: " << mebibytes("VmRSS:") << " MiB, at most " << mebibytes("VmHWM:") << " MiB\n";
  return 0;
}
