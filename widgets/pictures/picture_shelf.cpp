// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/picture_shelf.h"

#include <QtGui/QGuiApplication>

namespace ludo::widgets {

PictureShelf::PictureShelf(QObject* parent)
    : QObject(parent), m_job([this](std::uint64_t, Result<GamePicturesPtr> loaded) {
        // Without memory for them the game is drawn without them.
        m_pictures = loaded ? std::move(*loaded) : nullptr;
        emit changed();
      }) {
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive && m_game) readAgain();
  });
}

void PictureShelf::load(language::GameDefPtr game, const QString& document) {
  // While the text has errors, its last board is still shown.
  if (!game) return;
  m_game = showsPictures(*game) ? std::move(game) : nullptr;
  m_document = document;
  if (m_game) return readAgain();
  m_job.cancel();
  if (!m_pictures) return;
  m_pictures = nullptr;
  emit changed();
}

void PictureShelf::readAgain() {
  m_job.start(0, [game = m_game, document = m_document.toStdString(),
                  before = m_pictures](const std::stop_token& stop) {
    return loadPictures(*game, document, pixelsOnScreen, before, stop);
  });
}

}  // namespace ludo::widgets
