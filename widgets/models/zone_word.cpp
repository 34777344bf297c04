// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/zone_word.h"

#include <QCoreApplication>

namespace ludo::widgets {
namespace {

struct ZoneTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreWords)
};

}  // namespace

QString zoneWord(const kernel::Rules& rules, kernel::ZoneId zone) {
  const kernel::ZoneInstance& instance = rules.zone(zone);
  const language::ZoneDef& def = rules.def().zones[instance.def];
  const QString name = QString::fromStdString(def.id.name);
  if (instance.owner != kernel::nobody)
    return ZoneTexts::tr("%1 of player %2").arg(name).arg(instance.owner + 1);
  const QString prefix = QString::fromStdString(def.board) + u'_';
  if (def.board.empty() || !name.startsWith(prefix)) return name;
  QString own = name.mid(prefix.size());
  if (own.isEmpty() || !own[0].isLetter()) return name;
  return own.replace(u'_', u' ');
}

}  // namespace ludo::widgets
