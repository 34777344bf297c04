// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_export.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/base/files.h"
#include "core/campaign/export.h"

namespace ludo::widgets {

Result<Done> exportArchive(const QString& store, const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  const bool isCsv = suffix == QLatin1String("csv");
  if (!isCsv && suffix != QLatin1String("json"))
    return Failure{
        QCoreApplication::translate("Archive", "an archive is saved as .json or .csv, not as “.%1”")
            .arg(suffix)
            .toStdString()};
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(store.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  campaign::StoreReader& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
  if (isCsv) return writeFile(path.toStdString(), campaign::exportCsv(reader));
  return writeFile(path.toStdString(),
                   [&reader](const TextSink& take) { campaign::exportJson(reader, take); });
}

}  // namespace ludo::widgets
