// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTextStream>
#include <QTranslator>
#include <cstdio>
#include <cstdlib>

#include "app/ide/arguments.h"
#include "app/ide/preferences.h"
#include "app/ide/resources.h"
#include "app/ide/samples.h"
#include "app/ide/start.h"
#include "core/base/stack_limit.h"
#include "core/base/standard_streams.h"

using namespace ludo::ide;

namespace {

constexpr int exitWrongUsage = 2;
constexpr int exitNoDisplay = 3;
constexpr int exitNoStreams = 3;
constexpr int exitNoStack = 3;

/// English first, for its plurals, and over it the user's language: the one chosen in the preferences, in the
/// user's country.
void translate(QApplication& application, const QString& chosen) {
  const QLocale::Language language = QLocale(chosen).language();
  if (!chosen.isEmpty() && language != QLocale().language())
    QLocale::setDefault(QLocale(language, QLocale().territory()));
  const QString ours = QStringLiteral(":/i18n");
  const auto install = [&](const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(&application);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
      QApplication::installTranslator(translator);
  };
  install(QLocale(QLocale::English), QStringLiteral("ludoforge"), ours);
  install(QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QLocale(), QStringLiteral("ludoforge"), ours);
}

/// X11 and Wayland only; other systems always have a display.
bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
  return true;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  if (!ludo::holdStandardStreams()) return exitNoStreams;
  if (const std::optional<std::string> shortage = ludo::stackShortage()) {
    std::fprintf(stderr, "ludoforge: %s\n", shortage->c_str());
    return exitNoStack;
  }
  QCoreApplication::setApplicationName(QStringLiteral("ludoforge"));
  // The name of its desktop file, by which Wayland finds the icon of a window.
  QGuiApplication::setDesktopFileName(QStringLiteral("org.ludoforge.LudoForge"));
  QCoreApplication::setApplicationVersion(QString::fromLatin1(programVersion()));
  initResources();
  const Arguments early = parseArguments(withoutToolkitOptions(argc, argv));
  QTextStream out(stdout);
  QTextStream err(stderr);
  switch (early.kind) {
    case Arguments::Kind::Help:
      out << early.message;
      return EXIT_SUCCESS;
    case Arguments::Kind::Version:
      out << "ludoforge " << programVersion() << '\n';
      return EXIT_SUCCESS;
    case Arguments::Kind::Wrong:
      err << "ludoforge: " << early.message << "\nSee ludoforge --help\n";
      return exitWrongUsage;
    case Arguments::Kind::Run:
      break;
  }
  if (!hasDisplay()) {
    if (early.tourFolder.isEmpty()) {
      err << "ludoforge: there is no display to show a window on; ludoforge --tour FOLDER works without "
             "one\n";
      return exitNoDisplay;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  QApplication application(argc, argv);
  // A tour shows the program with its first settings.
  translate(application,
            early.tourFolder.isEmpty() ? readPreferences(preferencesFile()).language : QString());
  return run(application, early);
}
