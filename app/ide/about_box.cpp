// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/about_box.h"

#include <QApplication>
#include <QMessageBox>

namespace ludo::ide {
namespace {

struct AboutBoxTexts {
  Q_DECLARE_TR_FUNCTIONS(AboutBox)
};

}  // namespace

void showAbout(QWidget* parent) {
  QMessageBox::about(
      parent, AboutBoxTexts::tr("About LudoForge"),
      AboutBoxTexts::tr(
          "<h3>LudoForge %1</h3><p>Write, play and study board, card and resource games.</p>"
          "<p>Free software under the GNU General Public License, version 3 or later. It comes with "
          "no warranty.</p>")
          .arg(QApplication::applicationVersion()));
}

}  // namespace ludo::ide
