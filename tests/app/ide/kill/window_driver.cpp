// SPDX-License-Identifier: GPL-3.0-or-later
// The window as `ludoforge` runs it, with somebody at the keyboard, for kill_window.
//   window_driver type SEED NAME HABITS [options and files of ludoforge]   until it is killed
//   window_driver look [options]      tells what was opened and offered, and ends as by a crash
//   window_driver accept FOLDER [options]   accepts all that is offered, saves it, and quits
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QTextStream>
#include <QTimer>
#include <algorithm>
#include <csignal>

#include "app/ide/document_area.h"
#include "app/ide/main_window.h"
#include "app/ide/resources.h"
#include "app/ide/start.h"
#include "text_hash.h"
#include "typist.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

/// "<T for untitled, D for a file> <hash of the text> <hash of the offered text or -> <L when the dialog
/// lists it or -> <name>"
void look(MainWindow& window) {
  QTextStream out(stdout);
  std::vector<widgets::Document*> listed;
  if (const RecoveryDialog* dialog = window.recoveryDialog()) listed = dialog->offered();
  for (const Workbench* bench : window.documents()->workbenches()) {
    const widgets::Document& document = bench->document();
    if (document.openElsewhere() != nullptr) continue;
    out << (document.isUntitled() ? 'T' : 'D') << ' ' << testing::hashOf(document.text()) << ' '
        << (document.recovery() != nullptr ? testing::hashOf(document.recovery()->text) : QStringLiteral("-"))
        << ' ' << (std::ranges::find(listed, &document) != listed.end() ? 'L' : '-') << ' ' << document.name()
        << '\n';
  }
  out << "done\n";
  out.flush();
  ::kill(::getpid(), SIGKILL);
}

void accept(MainWindow& window, const QString& folder) {
  bool isFine = true;
  for (Workbench* bench : window.documents()->workbenches()) {
    widgets::Document& document = bench->document();
    if (document.openElsewhere() != nullptr) continue;
    if (document.recovery() != nullptr) document.acceptRecovery();
    while (document.recovery() != nullptr) document.discardRecovery();
    const bool saved = document.isUntitled()
                           ? static_cast<bool>(document.saveAs(folder + u'/' + document.name()))
                       : document.isModified() ? static_cast<bool>(document.save())
                                               : true;
    isFine = isFine && saved;
  }
  if (!isFine || !window.close()) QApplication::exit(1);
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication::setApplicationName(QStringLiteral("ludoforge"));
  initResources();
  QStringList words;
  for (int i = 1; i < argc; ++i) words << QString::fromLocal8Bit(argv[i]);
  const QString what = words.takeFirst();
  testing::Typist::Habits habits;
  QString folder;
  if (what == "type") {
    habits.seed = words.takeFirst().toUInt();
    habits.untitledName = words.takeFirst();
    const QString names = words.takeFirst();
    habits.meddles = names.contains(u'm');
    habits.beginsInFile = names.contains(u'l');
    habits.fillsDisk = names.contains(u'f');
  } else if (what == "accept") {
    folder = words.takeFirst();
  }
  words.prepend(QStringLiteral("ludoforge"));
  const Arguments arguments = parseArguments(words);
  QApplication application(argc, argv);
  // Whatever the window has to tell, nobody is there to read it.
  QTimer reader;
  QObject::connect(&reader, &QTimer::timeout, [] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) box->accept();
  });
  reader.start(50);
  return run(application, arguments, [&](MainWindow& window) {
    if (what == "type") new testing::Typist(window, habits);
    if (what == "look") look(window);
    if (what == "accept") accept(window, folder);
  });
}
