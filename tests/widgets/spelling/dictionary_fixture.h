// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace ludo::widgets::testing {

/// A folder with small dictionaries, so that tests need none that is installed.
class Dictionaries {
 public:
  Dictionaries() {
    write("en_US.aff", "SET UTF-8\nTRY esianrtolcdugmphbyfvkwzESIANRTOLCDUGMPHBYFVKWZ\n");
    write("en_US.dic", R"(9
every
player
draws
cards
from
the
and
wins
plays
)");
    // As older ones are: Latin-1, with a letter that English has not.
    write("de_DE.aff", "SET ISO8859-1\nTRY esianrtolcdugmphbyfvkwz\xE4\xF6\xFC\xDF\n");
    write("de_DE.dic", "7\njeder\nSpieler\nzieht\nKarten\nund\nw\xE4hlt\nvom\n");
  }
  QString path() const { return m_folder.path(); }
  QString file(const QString& name) const { return m_folder.filePath(name); }

 private:
  void write(const QString& name, const QByteArray& content) {
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
  }

  QTemporaryDir m_folder;
};

}  // namespace ludo::widgets::testing
