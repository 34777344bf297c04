// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/animated_png.h"

#include <QBuffer>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <limits>

namespace ludo::widgets {
namespace {

constexpr std::array<char, 8> pngBegin{'\x89', 'P', 'N', 'G', '\r', '\n', '\x1a', '\n'};
constexpr qsizetype kindSize = 4, chunkFrame = 12;

constexpr std::array<quint32, 256> crcTable = [] {
  std::array<quint32, 256> table{};
  for (quint32 i = 0; i < table.size(); ++i) {
    quint32 rest = i;
    for (int bit = 0; bit < 8; ++bit) rest = (rest & 1U) != 0 ? 0xEDB88320U ^ rest >> 1U : rest >> 1U;
    table[i] = rest;
  }
  return table;
}();

quint32 crcOf(const QByteArray& bytes) {
  quint32 sum = 0xFFFFFFFFU;
  for (const char byte : bytes) sum = crcTable[(sum ^ static_cast<quint8>(byte)) & 0xFFU] ^ sum >> 8U;
  return ~sum;
}

QByteArray bigEndianBytes(quint32 number) {
  QByteArray bytes(4, '\0');
  qToBigEndian(number, bytes.data());
  return bytes;
}

QByteArray bigEndianBytes(quint16 number) {
  QByteArray bytes(2, '\0');
  qToBigEndian(number, bytes.data());
  return bytes;
}

QByteArray chunk(const char* kind, const QByteArray& content) {
  const QByteArray counted = QByteArray(kind, kindSize) + content;
  return bigEndianBytes(static_cast<quint32>(content.size())) + counted + bigEndianBytes(crcOf(counted));
}

struct Chunks {
  QByteArray header;
  QByteArray pixels;
};

/// What Qt writes of an image.
Chunks chunksOf(const QImage& image) {
  QByteArray file;
  QBuffer buffer(&file);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  Chunks chunks;
  for (qsizetype at = pngBegin.size(); at + chunkFrame <= file.size();) {
    const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(file.constData() + at));
    const QByteArray kind = file.mid(at + 4, kindSize);
    if (kind == "IHDR") chunks.header = file.mid(at + 8, size);
    if (kind == "IDAT") chunks.pixels += file.mid(at + 8, size);
    at += size + chunkFrame;
  }
  return chunks;
}

/// The smallest rectangle outside of which two images of one size are equal; of equal ones, one pixel.
QRect differenceOf(const QImage& a, const QImage& b) {
  const auto* const lines = &a;
  const auto isSame = [&](int y) {
    return std::equal(lines->constScanLine(y), lines->constScanLine(y) + a.bytesPerLine(),
                      b.constScanLine(y));
  };
  int top = 0, bottom = a.height() - 1;
  while (top < bottom && isSame(top)) ++top;
  while (bottom > top && isSame(bottom)) --bottom;
  int left = a.width() - 1, right = 0;
  for (int y = top; y <= bottom; ++y) {
    const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    for (int x = 0; x < left; ++x) {
      if (one[x] != other[x]) left = x;
    }
    for (int x = a.width() - 1; x > right; --x) {
      if (one[x] != other[x]) right = x;
    }
  }
  return left > right ? QRect(0, top, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

}  // namespace

void AnimatedPng::addChunk(const char* kind, const QByteArray& content) {
  m_body += chunk(kind, content);
}

void AnimatedPng::add(const QImage& image, int milliseconds) {
  QImage opaque = image.convertToFormat(QImage::Format_RGB32);
  if (opaque.size() != m_size) opaque = opaque.copy(QRect(QPoint(), m_size));
  const QRect part = m_frames == 0 ? QRect(QPoint(), m_size) : differenceOf(m_last, opaque);
  addFrame(opaque.copy(part), part.topLeft(), milliseconds);
  m_last = opaque;
}

void AnimatedPng::addFrame(const QImage& part, QPoint place, int milliseconds) {
  // One kind of pixels in all: Qt would choose another for few colours.
  const Chunks chunks = chunksOf(part.convertToFormat(QImage::Format_RGB888));
  const auto shown =
      static_cast<quint16>(std::clamp(milliseconds, 1, int{std::numeric_limits<quint16>::max()}));
  QByteArray control = bigEndianBytes(m_number++);
  control += bigEndianBytes(static_cast<quint32>(part.width())) +
             bigEndianBytes(static_cast<quint32>(part.height()));
  control +=
      bigEndianBytes(static_cast<quint32>(place.x())) + bigEndianBytes(static_cast<quint32>(place.y()));
  control += bigEndianBytes(shown) + bigEndianBytes(quint16{1000});
  // It stays, and the next one is put over it.
  control += QByteArray(2, '\0');
  addChunk("fcTL", control);
  if (m_frames++ == 0) {
    m_header = chunks.header;
    addChunk("IDAT", chunks.pixels);
  } else {
    addChunk("fdAT", bigEndianBytes(m_number++) + chunks.pixels);
  }
}

QByteArray AnimatedPng::finish() const {
  if (m_frames == 0) return {};
  const QByteArray control = bigEndianBytes(static_cast<quint32>(m_frames)) + bigEndianBytes(quint32{0});
  return QByteArray(pngBegin.data(), pngBegin.size()) + chunk("IHDR", m_header) + chunk("acTL", control) +
         m_body + chunk("IEND", {});
}

}  // namespace ludo::widgets
