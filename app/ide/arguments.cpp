// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace ludo::ide {

Arguments parseArguments(const QStringList& words) {
  QCommandLineParser parser;
  parser.setApplicationDescription(Arguments::tr("Write, play and study board, card and resource games."));
  const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                Arguments::tr("Show this help and leave."));
  const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                   Arguments::tr("Show the version and leave."));
  const QCommandLineOption theme(QStringLiteral("theme"),
                                 Arguments::tr("Use another theme: light, dark, high-contrast or system."),
                                 QStringLiteral("name"));
  const QCommandLineOption tour(
      QStringLiteral("tour"),
      Arguments::tr("Walk through the program by itself and save a picture of each step in <folder>."),
      QStringLiteral("folder"));
  const QCommandLineOption newInstance(
      QStringLiteral("new-instance"),
      Arguments::tr("Open another window, even when LudoForge is already open."));
  parser.addOptions({help, version, theme, tour, newInstance});
  parser.addPositionalArgument(QStringLiteral("files"), Arguments::tr("Specifications to open (.md)."),
                               QStringLiteral("[files…]"));

  Arguments arguments;
  const auto wrong = [&](const QString& message) {
    arguments.kind = Arguments::Kind::Wrong;
    arguments.message = message;
    return arguments;
  };
  if (!parser.parse(words)) return wrong(parser.errorText());
  if (parser.isSet(help)) {
    arguments.kind = Arguments::Kind::Help;
    arguments.message = parser.helpText();
    // What Qt calls a program before there is an application.
    arguments.message.replace(QStringLiteral("<executable_name>"), QCoreApplication::applicationName());
    return arguments;
  }
  if (parser.isSet(version)) {
    arguments.kind = Arguments::Kind::Version;
    return arguments;
  }
  if (parser.isSet(theme)) {
    arguments.theme = themeNamed(parser.value(theme));
    if (!arguments.theme)
      return wrong(Arguments::tr("There is no theme “%1”; there are light, dark, high-contrast and system.")
                       .arg(parser.value(theme)));
  }
  if (parser.isSet(tour)) {
    arguments.tourFolder = parser.value(tour);
    if (arguments.tourFolder.isEmpty())
      return wrong(Arguments::tr("--tour needs a folder for its pictures."));
  }
  arguments.newInstance = parser.isSet(newInstance);
  for (const QString& file : parser.positionalArguments())
    arguments.files << QFileInfo(file).absoluteFilePath();
  return arguments;
}

QStringList withoutToolkitOptions(int argc, char** argv) {
  static const QStringList withValue{QStringLiteral("-platform"), QStringLiteral("-style"),
                                     QStringLiteral("-display"), QStringLiteral("-stylesheet"),
                                     QStringLiteral("-qwindowgeometry")};
  QStringList words;
  for (int i = 0; i < argc; ++i) {
    const QString word = QString::fromLocal8Bit(argv[i]);
    if (withValue.contains(word)) {
      ++i;
    } else if (word != QLatin1String("-reverse")) {
      words << word;
    }
  }
  return words;
}

}  // namespace ludo::ide
