// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_loader.h"

namespace ludo::widgets {
namespace {

constexpr int refreshMilliseconds = 1000;

}  // namespace

ArchiveLoader::ArchiveLoader(QObject* parent)
    : QObject(parent), m_job([this](std::uint64_t, Result<Read> result) { take(std::move(result)); }) {
  m_timer.setInterval(refreshMilliseconds);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    // A slow disk is not asked faster than it answers.
    if (!loading()) reload();
  });
}

void ArchiveLoader::load(const QString& path) {
  const ArchiveWishes own = path == m_path ? m_wishes : ArchiveWishes();
  m_job.start(++m_revision,
              [path, wishes = own](const std::stop_token& stop) { return readArchive(path, wishes, stop); });
}

void ArchiveLoader::setWishes(const ArchiveWishes& wishes) {
  m_wishes = wishes;
  reload();
}

void ArchiveLoader::reload() {
  if (!m_path.isEmpty()) load(m_path);
}

void ArchiveLoader::setWatching(bool watching) {
  watching ? m_timer.start() : m_timer.stop();
}

void ArchiveLoader::take(Result<Read> result) {
  if (!result || !*result) {
    m_wishes = m_loaded;
    return emit failed(QString::fromStdString(result ? result->failure() : result.failure()));
  }
  const Read& read = *result;
  if (!*read) return;
  m_path = (*read)->path;
  m_wishes = m_loaded = (*read)->wishes;
  emit loaded(*read);
}

}  // namespace ludo::widgets
