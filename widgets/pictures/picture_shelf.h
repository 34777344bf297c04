// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

#include "widgets/jobs/latest_job.h"
#include "widgets/pictures/game_pictures.h"

namespace ludo::widgets {

/// The pictures of the game that a document holds, which all its boards show. They are read again when the
/// game changes, and when the program comes to the front: somebody may have drawn in another one. GUI thread;
/// reading and decoding happen on worker threads.
class PictureShelf : public QObject {
  Q_OBJECT
 public:
  explicit PictureShelf(QObject* parent = nullptr);

  /// Null while there are none.
  const GamePicturesPtr& pictures() const { return m_pictures; }
  /// The pictures of this game beside the document at a path; of none where there is no game.
  void load(language::GameDefPtr game, const QString& document);

 signals:
  void changed();

 private:
  void readAgain();

  language::GameDefPtr m_game;
  QString m_document;
  GamePicturesPtr m_pictures;
  LatestJob<GamePicturesPtr> m_job;
};

}  // namespace ludo::widgets
