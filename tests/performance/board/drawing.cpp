// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of a board takes: a grid of 50 by 50 spaces, 2,500 zones, 2,400 of them with a piece, is
// panned, zoomed and played on, each frame drawn in full into the pixels of a window of 1,600 by 1,000. Run
// by hand: ludo_drawing_benchmark [frames]
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTextStream>
#include <QWheelEvent>
#include <algorithm>
#include <ctime>

#include "core/kernel/kernel.h"
#include "core/service/analysis.h"
#include "widgets/board/board_panel.h"
#include "widgets/board/board_view.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

constexpr QSize windowSize(1600, 1000);
constexpr std::size_t pieces = 2400;
constexpr std::size_t stride = 7919;        ///< a prime, so that they lie all over
constexpr double frameLimit = 1000.0 / 60;  ///< milliseconds

/// A piece goes to any empty space.
const char* const game = R"(
```yaml
section: "metadata"
id: "large"
players: { min: 2, max: 2 }
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 50, cols: 50 } }, neighbours: "all", capacity: 1 }
```

```yaml
section: "tokenTypes"
items: [{ id: "man" }]
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "actions"
items:
  - id: "place"
    phase: "main"
    params: [{ name: "$to", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ createToken: { type: "man", zone: "$to", owner: "actor" } }]
```

```yaml
section: "end"
items:
  - { id: "full", when: { op: "==", left: { ref: "zoneCount", zone: "cell_0_0" }, right: 2 }, result: { type: "draw" } }
```
)";

/// Of this thread's processor time, in milliseconds: who else uses the machine takes no part.
double processorTime() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// What some frames took.
void tell(const QString& what, std::vector<double> times) {
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * double(times.size() - 1))];
  };
  const auto over = std::ranges::count_if(times, [](double time) { return time > frameLimit; });
  QTextStream(stdout)
      << QStringLiteral("%1: median %2 ms, 95th percentile %3 ms, longest %4 ms; %5 of %6 over 16.7 ms\n")
             .arg(what)
             .arg(at(0.5), 0, 'f', 1)
             .arg(at(0.95), 0, 'f', 1)
             .arg(times.back(), 0, 'f', 1)
             .arg(over)
             .arg(times.size());
}

class Frames {
 public:
  Frames(BoardPanel& panel, int count)
      : m_panel(panel), m_screen(windowSize, QImage::Format_RGB32), m_count(count) {}

  /// `prepare` takes no part, `act` does.
  template <typename Act>
  void time(
      const QString& what, const Act& act, const std::function<void(int)>& prepare = [](int) {}) {
    std::vector<double> times;
    for (int frame = 0; frame < m_count; ++frame) {
      prepare(frame);
      const double before = processorTime();
      act(frame);
      QPainter painter(&m_screen);
      m_panel.render(&painter);
      painter.end();
      times.push_back(processorTime() - before);
    }
    tell(what, std::move(times));
  }

 private:
  BoardPanel& m_panel;
  QImage m_screen;
  int m_count;
};

void turnWheel(BoardView& view, int delta) {
  const QPointF middle = QRectF(view.rect()).center();
  QWheelEvent event(middle, view.mapToGlobal(middle), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&view, &event);
}

void drag(BoardView& view, QPointF from, QPointF to) {
  const auto send = [&view](QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(type, place, view.mapToGlobal(place), button, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
  };
  send(QEvent::MouseButtonPress, from, Qt::MiddleButton, Qt::MiddleButton);
  send(QEvent::MouseMove, to, Qt::NoButton, Qt::MiddleButton);
  send(QEvent::MouseButtonRelease, to, Qt::MiddleButton, Qt::NoButton);
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  const int frames = argc > 1 ? std::max(1, QString::fromLocal8Bit(argv[1]).toInt()) : 200;
  const auto analysis = service::analyse(std::make_shared<const SourceText>("large.md", game), 0, {},
                                         service::SpecTests::Leave, service::Fixes::Leave);
  if (!analysis->rules) {
    for (const auto& told : analysis->diagnostics) QTextStream(stderr) << told.message.c_str() << '\n';
    return 1;
  }
  kernel::State state = kernel::initialState(*analysis->rules, 1);
  const auto play = [&](std::size_t which) {
    const std::vector<kernel::Move> moves = kernel::legalMoves(*analysis->rules, state);
    kernel::applyMove(*analysis->rules, state, moves[which % moves.size()]);
  };
  for (std::size_t piece = 0; piece < pieces; ++piece) play(piece * stride);
  BoardPanel panel;
  panel.resize(windowSize);
  panel.show();
  panel.showPosition(analysis->rules, state);
  QElapsedTimer waited;
  waited.start();
  while (panel.view()->scene().zones.size() < 2500 && waited.elapsed() < 30000) QApplication::processEvents();
  if (panel.view()->scene().zones.size() < 2500) return 1;
  BoardView& view = *panel.view();
  Frames timed(panel, frames);
  timed.time("the whole board", [](int) {});
  timed.time("zooming", [&](int frame) { turnWheel(view, frame / 20 % 2 == 0 ? 60 : -60); });
  view.fit();
  timed.time("panning", [&](int frame) {
    const double step = frame / 20 % 2 == 0 ? 8 : -8;
    drag(view, {800, 500}, {800 + step, 500 + step});
  });
  view.fit();
  timed.time(
      "a piece is moved",
      [&](int) { panel.showPosition(analysis->rules, state, Viewer::everything(), true); },
      [&](int frame) { play(static_cast<std::size_t>(frame) * stride); });
  return 0;
}
