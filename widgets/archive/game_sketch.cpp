// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/game_sketch.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ludo::widgets {
namespace {

constexpr int pictureSide = 132;

}  // namespace

GameSketch::GameSketch(QWidget* parent) : QWidget(parent) {
  m_picture = new QLabel(this);
  m_picture->setObjectName(QStringLiteral("sketchPicture"));
  m_picture->setAccessibleName(tr("The board at the start"));
  m_rules = new QLabel(this);
  m_rules->setObjectName(QStringLiteral("sketchRules"));
  m_rules->setAccessibleName(tr("The rules in short"));
  m_rules->setTextFormat(Qt::PlainText);
  m_rules->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_rules->setWordWrap(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_picture, 0, Qt::AlignTop);
  row->addWidget(m_rules, 1, Qt::AlignTop);
  hide();
}

void GameSketch::setGame(const QStringList& rules, const QImage& picture) {
  setVisible(!rules.isEmpty());
  m_rules->setText(rules.join(u'\n'));
  m_picture->setVisible(!picture.isNull());
  if (picture.isNull()) return;
  const int side = static_cast<int>(pictureSide * devicePixelRatioF());
  QPixmap pixmap =
      QPixmap::fromImage(picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  pixmap.setDevicePixelRatio(devicePixelRatioF());
  m_picture->setPixmap(pixmap);
}

}  // namespace ludo::widgets
