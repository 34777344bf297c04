// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QImage>

namespace ludo::widgets {

/// Writes images one after the other as an animated PNG (PNG third edition, W3C), which browsers play for
/// ever and other programs show the first image of. Qt has no writer of animations; it writes the images, and
/// here they are put together. Of each image but the first, only what differs from the one before is kept.
/// Any thread.
class AnimatedPng {
 public:
  explicit AnimatedPng(QSize size) : m_size(size) {}

  /// An image of the size, and how long it is seen. Opaque: what is seen through it is black.
  void add(const QImage& image, int milliseconds);
  int frames() const { return m_frames; }
  /// Of what is written so far.
  qsizetype size() const { return m_body.size(); }
  /// The whole file; empty without an image.
  QByteArray finish() const;

 private:
  void addChunk(const char* kind, const QByteArray& content);
  void addFrame(const QImage& part, QPoint place, int milliseconds);

  QSize m_size;
  QImage m_last;
  QByteArray m_header;  ///< IHDR, as the first image has it
  QByteArray m_body;
  int m_frames = 0;
  quint32 m_number = 0;  ///< of the next chunk that is counted
};

}  // namespace ludo::widgets
