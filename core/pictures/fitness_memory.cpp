// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/fitness_memory.h"

#include "core/base/limits.h"

namespace ludo::pictures {

FitnessMemory& FitnessMemory::shared() {
  static FitnessMemory memory;
  return memory;
}

std::optional<Result<Done>> FitnessMemory::find(const FileStamp& stamp, Format format) const {
  const std::scoped_lock lock(m_mutex);
  const auto known = m_found.find({stamp, format});
  if (known == m_found.end()) return std::nullopt;
  return known->second;
}

void FitnessMemory::keep(const FileStamp& stamp, Format format, const Result<Done>& found) {
  const std::scoped_lock lock(m_mutex);
  if (m_found.size() >= limits::rememberedPictures) m_found.clear();
  m_found.insert_or_assign({stamp, format}, found);
}

std::size_t FitnessMemory::size() const {
  const std::scoped_lock lock(m_mutex);
  return m_found.size();
}

}  // namespace ludo::pictures
