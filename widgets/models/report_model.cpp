// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/report_model.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "widgets/models/core_words.h"

namespace ludo::widgets {
namespace {

QString wholeText(double value) {
  return QLocale().toString(static_cast<qlonglong>(std::llround(value)));
}
QString wholeText(std::uint64_t value) {
  return QLocale().toString(static_cast<qulonglong>(value));
}
QString decimalText(double value) {
  return QLocale().toString(value, 'f', 2);
}
QString percentText(double share) {
  return ChartData::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

double shareOf(std::uint64_t count, std::uint64_t n) {
  return n == 0 ? 0.0 : static_cast<double>(count) / static_cast<double>(n);
}

ChartData histogram(const char* id, const QString& title, const QString& valueTitle,
                    ChartData::Counted counted, bool wholeNumbers, const sim::Distribution& distribution) {
  ChartData chart;
  chart.kind = ChartData::Kind::Histogram;
  chart.id = QString::fromLatin1(id);
  chart.title = title;
  chart.valueTitle = valueTitle;
  chart.counted = counted;
  chart.wholeNumbers = wholeNumbers;
  chart.distribution = distribution;
  return chart;
}

ChartData shareBars(const char* id, const QString& title, const QString& valueTitle,
                    ChartData::Counted counted, std::vector<sim::Share> shares) {
  ChartData chart;
  chart.kind = ChartData::Kind::Shares;
  chart.id = QString::fromLatin1(id);
  chart.title = title;
  chart.valueTitle = valueTitle;
  chart.counted = counted;
  chart.shares = std::move(shares);
  return chart;
}

}  // namespace

QString ChartData::countTitle() const {
  return counted == Counted::Games ? tr("Games") : tr("Plies");
}

int ChartData::barCount() const {
  return static_cast<int>(kind == Kind::Histogram ? distribution.bins.size() : shares.size());
}

std::uint64_t ChartData::sampleSize() const {
  if (kind == Kind::Histogram) return distribution.n;
  return shares.empty() ? 0 : shares.front().n;
}

double ChartData::barLow(int bar) const {
  return distribution.bins[static_cast<std::size_t>(bar)].low - (wholeNumbers ? 0.5 : 0.0);
}

double ChartData::barHigh(int bar) const {
  return distribution.bins[static_cast<std::size_t>(bar)].high - (wholeNumbers ? 0.5 : 0.0);
}

QString ChartData::barName(int bar) const {
  if (kind == Kind::Shares) return QString::fromStdString(shares[static_cast<std::size_t>(bar)].name);
  const sim::Bin& bin = distribution.bins[static_cast<std::size_t>(bar)];
  if (!wholeNumbers) return QStringLiteral("%1–%2").arg(decimalText(bin.low), decimalText(bin.high));
  const double first = std::ceil(bin.low);
  const double last = std::max(first, std::ceil(bin.high) - 1);
  if (first == last) return wholeText(first);
  return QStringLiteral("%1–%2").arg(wholeText(first), wholeText(last));
}

std::uint64_t ChartData::barCountOfGames(int bar) const {
  const auto at = static_cast<std::size_t>(bar);
  return kind == Kind::Histogram ? distribution.bins[at].count : shares[at].count;
}

QString ChartData::barText(int bar) const {
  const QString share = percentText(shareOf(barCountOfGames(bar), sampleSize()));
  if (kind == Kind::Histogram) {
    return tr("%1: %2; %3: %4 (%5)")
        .arg(valueTitle, barName(bar), countTitle(), wholeText(barCountOfGames(bar)), share);
  }
  const sim::Share& item = shares[static_cast<std::size_t>(bar)];
  return tr("%1: %2, 95 % interval %3 to %4 (%5 of %6)")
      .arg(barName(bar), percentText(item.value), percentText(item.low95), percentText(item.high95),
           wholeText(item.count), wholeText(item.n));
}

const std::vector<std::uint64_t>& ChartData::barGames(int bar) const {
  const auto at = static_cast<std::size_t>(bar);
  return kind == Kind::Histogram ? distribution.bins[at].games : shares[at].games;
}

QString ChartData::summary() const {
  const QString size =
      (counted == Counted::Games ? tr("N = %1 games") : tr("N = %1 plies")).arg(wholeText(sampleSize()));
  if (kind == Kind::Shares) return tr("%1; lines show the 95 % interval").arg(size);
  return tr("%1; mean %2, 95 % interval %3 to %4; standard deviation %5; median %6; range %7 to %8")
      .arg(size, decimalText(distribution.mean), decimalText(distribution.low95),
           decimalText(distribution.high95), decimalText(distribution.standardDeviation),
           QLocale().toString(distribution.median, 'g', 4), QLocale().toString(distribution.minimum, 'g', 4),
           QLocale().toString(distribution.maximum, 'g', 4));
}

std::vector<ChartData> chartsOf(const metrics::EvalReport& report) {
  using enum ChartData::Counted;
  std::vector<ChartData> charts;
  if (!report.outcomes.empty()) {
    std::vector<sim::Share> outcomes = report.outcomes;
    for (sim::Share& outcome : outcomes) outcome.name = outcomeTitle(outcome.name).toStdString();
    charts.push_back(shareBars("outcomes", ChartData::tr("Outcomes"), ChartData::tr("Share of games (%)"),
                               Games, std::move(outcomes)));
  }
  const auto of = [&report](std::string_view id) {
    const metrics::Metric* metric = report.metric(id);
    return metric == nullptr ? sim::Distribution() : metric->distribution;
  };
  charts.push_back(histogram("length", ChartData::tr("Game length"), ChartData::tr("Length (plies)"), Games,
                             true, of("plies")));
  charts.push_back(
      histogram("turns", ChartData::tr("Turns"), ChartData::tr("Length (turns)"), Games, true, of("turns")));
  charts.push_back(histogram("branching", ChartData::tr("Choices in a game"),
                             ChartData::tr("Mean legal moves at a ply"), Games, false, of("branching")));
  charts.push_back(histogram("branching-per-ply", ChartData::tr("Choices at a ply"),
                             ChartData::tr("Legal moves"), Plies, true, of("branchingPerPly")));
  if (!report.actions.empty()) {
    std::vector<sim::Share> actions = report.actions;
    std::stable_sort(actions.begin(), actions.end(),
                     [](const sim::Share& a, const sim::Share& b) { return a.count > b.count; });
    for (sim::Share& action : actions) action.name = actionTitle(action.name).toStdString();
    charts.push_back(shareBars("actions", ChartData::tr("Action use"), ChartData::tr("Share of plies (%)"),
                               Plies, std::move(actions)));
  }
  if (!report.triggers.empty()) {
    charts.push_back(shareBars("triggers", ChartData::tr("Triggers"),
                               ChartData::tr("Share of games in which it fired (%)"), Games,
                               report.triggers));
  }
  for (std::size_t seat = 0; seat < report.scores.size(); ++seat) {
    const QByteArray id = "score-player-" + QByteArray::number(static_cast<qulonglong>(seat) + 1);
    charts.push_back(histogram(id.constData(), ChartData::tr("Score of player %1").arg(seat + 1),
                               ChartData::tr("Score (points)"), Games, true, report.scores[seat]));
  }
  std::erase_if(charts,
                [](const ChartData& chart) { return chart.sampleSize() == 0 || chart.barCount() == 0; });
  return charts;
}

ReportModel::ReportModel(ChartData chart, QObject* parent)
    : QAbstractTableModel(parent), m_chart(std::move(chart)) {}

void ReportModel::setChart(ChartData chart) {
  beginResetModel();
  m_chart = std::move(chart);
  endResetModel();
}

int ReportModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : m_chart.barCount();
}

int ReportModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return m_chart.kind == ChartData::Kind::Histogram ? 4 : 6;
}

QVariant ReportModel::histogramValue(int row, int column) const {
  const sim::Bin& bin = m_chart.distribution.bins[static_cast<std::size_t>(row)];
  switch (column) {
    case 0:
      return bin.low;
    case 1:
      return bin.high;
    case 2:
      return static_cast<qulonglong>(bin.count);
    default:
      return shareOf(bin.count, m_chart.distribution.n);
  }
}

QVariant ReportModel::shareValue(int row, int column) const {
  const sim::Share& share = m_chart.shares[static_cast<std::size_t>(row)];
  switch (column) {
    case 0:
      return QString::fromStdString(share.name);
    case 1:
      return static_cast<qulonglong>(share.count);
    case 2:
      return static_cast<qulonglong>(share.n);
    case 3:
      return share.value;
    case 4:
      return share.low95;
    default:
      return share.high95;
  }
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const bool isHistogram = m_chart.kind == ChartData::Kind::Histogram;
  if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) return m_chart.barText(index.row());
  if (role == Qt::TextAlignmentRole) {
    const bool isText = !isHistogram && index.column() == 0;
    return QVariant::fromValue(Qt::Alignment((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
  QVariant value =
      isHistogram ? histogramValue(index.row(), index.column()) : shareValue(index.row(), index.column());
  if (role == Qt::EditRole) return value;
  if (value.userType() == QMetaType::QString) return value;
  if (value.userType() == QMetaType::ULongLong)
    return wholeText(static_cast<std::uint64_t>(value.toULongLong()));
  if (index.column() >= 3) return percentText(value.toDouble());
  return m_chart.wholeNumbers && value.toDouble() == std::floor(value.toDouble())
             ? wholeText(value.toDouble())
             : decimalText(value.toDouble());
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (m_chart.kind == ChartData::Kind::Histogram) {
    switch (section) {
      case 0:
        return role == Qt::ToolTipRole ? tr("%1, from this value").arg(m_chart.valueTitle) : tr("From");
      case 1:
        return role == Qt::ToolTipRole ? tr("%1, up to but without this value").arg(m_chart.valueTitle)
                                       : tr("Below");
      case 2:
        return m_chart.countTitle();
      case 3:
        return tr("Share");
      default:
        return {};
    }
  }
  switch (section) {
    case 0:
      return tr("Name");
    case 1:
      return m_chart.countTitle();
    case 2:
      return role == Qt::ToolTipRole ? tr("Number of chances") : tr("Out of");
    case 3:
      return tr("Share");
    case 4:
      return role == Qt::ToolTipRole ? tr("Lower end of the 95 % interval (Wilson)") : tr("95 % from");
    case 5:
      return role == Qt::ToolTipRole ? tr("Upper end of the 95 % interval (Wilson)") : tr("95 % to");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
