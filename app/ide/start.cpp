// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/start.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextStream>
#include <QThread>
#include <QTimer>
#include <cstdlib>

#include "app/ide/document_area.h"
#include "app/ide/main_window.h"
#include "app/ide/mirrored_windows.h"
#include "app/ide/single_instance.h"
#include "app/ide/tour.h"

namespace ludo::ide {
namespace {

constexpr int exitTourFailed = 1;

/// For the window that is open to answer. A busy one answers in a blink; one that stands still never does.
constexpr std::chrono::milliseconds patience{3000};

/// Where the files go: to the window that is open, or into one of our own.
struct Destination {
  std::unique_ptr<InstanceServer> server;  ///< null when this window is not the one that files are handed to
  bool isTaken = false;                    ///< the other window took the files
  QString trouble;
};

Destination findDestination(const Arguments& arguments) {
  const QString folder = runtimeFolder();
  Destination destination;
  QElapsedTimer waited;
  waited.start();
  while (true) {
    destination.server = InstanceServer::start(folder);
    if (destination.server || arguments.newInstance || folder.isEmpty()) return destination;
    // There is none, and there can be none here.
    if (!InstanceServer::isElsewhere(folder)) return destination;
    const std::chrono::milliseconds left = patience - std::chrono::milliseconds(waited.elapsed());
    if (left.count() <= 0) break;
    const HandOver result = handOver(folder, arguments.files, left);
    destination.isTaken = result == HandOver::Taken;
    if (destination.isTaken) return destination;
    if (result == HandOver::NoAnswer) break;
    // It has just started and does not listen yet, or it ends.
    QThread::msleep(20);
  }
  destination.trouble =
      Arguments::tr("The LudoForge that is already open does not answer. This is another window.");
  return destination;
}

int runTour(QApplication& application, MainWindow& window, const Arguments& arguments) {
  Tour tour(window, arguments.tourFolder);
  QObject::connect(&tour, &Tour::finished, &application,
                   [](bool fine) { QApplication::exit(fine ? EXIT_SUCCESS : exitTourFailed); });
  // Once the event loop runs, so that it can be ended.
  QTimer::singleShot(0, &tour, &Tour::start);
  return QApplication::exec();
}

}  // namespace

int run(QApplication& application, const Arguments& arguments,
        const std::function<void(MainWindow&)>& opened) {
  const bool isTour = !arguments.tourFolder.isEmpty();
  Destination destination;
  if (!isTour) destination = findDestination(arguments);
  if (destination.isTaken) {
    QTextStream(stdout) << Arguments::tr(
                               "Opened in the LudoForge that is already open; --new-instance opens another.")
                        << '\n';
    return EXIT_SUCCESS;
  }
  if (!destination.trouble.isEmpty()) QTextStream(stderr) << "ludoforge: " << destination.trouble << '\n';
  MirroredWindows mirrored(application);
  Themes themes(application);
  const WindowFiles files =
      isTour ? WindowFiles{} : WindowFiles{preferencesFile(), sessionFile(),   recoveryFolder(),
                                           runtimeFolder(),   historyFolder(), wordsFile()};
  MainWindow window(themes, files);
  if (arguments.theme) window.overrideTheme(*arguments.theme);
  window.show();
  if (isTour) return runTour(application, window, arguments);
  // What is handed over before everything is open waits until then.
  bool isReady = false;
  QStringList handed = arguments.files;
  const auto take = [&](const QStringList& more) {
    if (isReady) return window.openFromOutside(more);
    handed << more;
  };
  if (destination.server)
    QObject::connect(destination.server.get(), &InstanceServer::filesHanded, &window, take);
  // After the window is there, so that it is seen at once.
  QTimer::singleShot(0, &window, [&] {
    window.restoreOpenFiles();
    isReady = true;
    for (const QString& file : handed) window.documents()->openFile(file);
    if (!destination.trouble.isEmpty()) window.mention(destination.trouble);
    if (opened) opened(window);
  });
  return QApplication::exec();
}

}  // namespace ludo::ide
