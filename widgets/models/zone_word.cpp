// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/zone_word.h"

#include <QCoreApplication>

namespace ludo::widgets {

using kernel::LabelWords;

namespace {

struct ZoneTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreWords)
};

}  // namespace

LabelWords labelWords() {
  LabelWords words;
  words.choose = ZoneTexts::tr("Choose %1").toStdString();
  words.stop = ZoneTexts::tr("Stop choosing").toStdString();
  words.endPhase = ZoneTexts::tr("End the phase").toStdString();
  words.pass = ZoneTexts::tr("Pass").toStdString();
  words.hiddenToken = ZoneTexts::tr("hidden token").toStdString();
  words.player = ZoneTexts::tr("player %1").toStdString();
  words.onSpace = ZoneTexts::tr("%1 on %2").toStdString();
  words.inZone = ZoneTexts::tr("%1 in %2").toStdString();
  words.ofPlayer = ZoneTexts::tr("%1 of player %2").toStdString();
  return words;
}

QString zoneWord(const kernel::Rules& rules, kernel::ZoneId zone) {
  const kernel::ZoneInstance& instance = rules.zone(zone);
  const QString name = QString::fromStdString(rules.zoneNames().of(instance.def));
  return instance.owner == kernel::nobody
             ? name
             : ZoneTexts::tr("%1 of player %2").arg(name).arg(instance.owner + 1);
}

}  // namespace ludo::widgets
