// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <map>
#include <vector>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

/// What stands on pieces for which the designer wrote nothing: a short form of what tells them apart, as far
/// as it differs from piece to piece: "K" and "Kn" for kinds king and knight, "TDRS" for a tall dark round
/// solid piece. What is short follows from the rules alone, so that it tells nothing of what is hidden. The
/// rules outlive it.
class TokenMarks {
 public:
  explicit TokenMarks(const kernel::Rules& rules);

  /// Whether pieces of a type differ in their properties.
  bool tellsApart(std::uint32_t type) const { return !m_types[type].properties.empty(); }
  /// Empty where there is nothing to tell apart.
  QString of(const kernel::State& state, const kernel::Token& token) const;

 private:
  struct Property {
    std::size_t slot = 0;                      ///< of the property; see kernel::Rules
    std::map<std::string, QString> shortened;  ///< by text; others are as they are
  };
  struct OfType {
    QString type;  ///< where several types are to be told apart
    std::vector<Property> properties;
  };
  OfType marksOf(std::uint32_t type) const;

  const kernel::Rules& m_rules;
  std::vector<OfType> m_types;
};

}  // namespace ludo::widgets
