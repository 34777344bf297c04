// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <QSvgGenerator>

#include "core/base/files.h"
#include "widgets/charts/chart_builder.h"

namespace ludo::widgets {
namespace {

constexpr int exportWidth = 960;
constexpr int exportHeight = 600;
constexpr int pngScale = 2;

QString csvField(const QVariant& value) {
  if (value.userType() == QMetaType::Double) return QString::number(value.toDouble(), 'g', 10);
  QString text = value.toString();
  const bool needsQuotes =
      text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r');
  if (!needsQuotes) return text;
  text.replace(QStringLiteral("\""), QStringLiteral("\"\""));
  return QStringLiteral("\"%1\"").arg(text);
}

void paintChart(const ChartData& data, QPainter& painter) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
  font.setPointSizeF(11);
  BuiltChart built = buildChart(data, ChartColours::forPaper(), font, true);
  QGraphicsScene scene;
  scene.addItem(built.chart.get());
  built.chart->resize(exportWidth, exportHeight);
  scene.setSceneRect(0, 0, exportWidth, exportHeight);
  scene.render(&painter, QRectF(0, 0, exportWidth, exportHeight), scene.sceneRect());
  scene.removeItem(built.chart.get());
}

}  // namespace

QByteArray csvOf(const QAbstractItemModel& model) {
  QStringList lines;
  QStringList fields;
  for (int column = 0; column < model.columnCount(); ++column) {
    fields << csvField(model.headerData(column, Qt::Horizontal));
  }
  lines << fields.join(u',');
  for (int row = 0; row < model.rowCount(); ++row) {
    fields.clear();
    for (int column = 0; column < model.columnCount(); ++column) {
      fields << csvField(model.index(row, column).data(Qt::EditRole));
    }
    lines << fields.join(u',');
  }
  return (lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n")).toUtf8();
}

QByteArray pngOf(const ChartData& chart) {
  QImage image(exportWidth * pngScale, exportHeight * pngScale, QImage::Format_RGB32);
  image.setDevicePixelRatio(pngScale);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintChart(chart, painter);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(const ChartData& chart) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(QSize(exportWidth, exportHeight));
  generator.setViewBox(QRect(0, 0, exportWidth, exportHeight));
  generator.setTitle(chart.title);
  generator.setDescription(chart.summary());
  QPainter painter(&generator);
  painter.setRenderHint(QPainter::Antialiasing);
  paintChart(chart, painter);
  painter.end();
  return bytes;
}

Result<Done> exportChart(const ChartData& chart, const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (suffix == QLatin1String("png")) {
    bytes = pngOf(chart);
  } else if (suffix == QLatin1String("svg")) {
    bytes = svgOf(chart);
  } else if (suffix == QLatin1String("csv")) {
    bytes = csvOf(ReportModel(chart));
  } else {
    return Failure{
        ChartData::tr("A chart is saved as .png, .svg or .csv, not as “.%1”").arg(suffix).toStdString()};
  }
  return writeFile(path.toStdString(),
                   std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace ludo::widgets
