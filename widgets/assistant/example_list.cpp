// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/example_list.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ludo::widgets {
namespace {

constexpr int mostByLikeness = 3;
constexpr int linesOfExamples = 5;
constexpr std::chrono::milliseconds pauseInTyping{400};

std::string stemIn(const QListWidgetItem& item) {
  return item.data(Qt::UserRole).toString().toStdString();
}

}  // namespace

ExampleList::ExampleList(QWidget* parent)
    : QWidget(parent),
      m_list(new QListWidget),
      m_byLikeness(new QPushButton(tr("Those likest to the request"))),
      m_job([this](std::uint64_t, const Result<Result<std::vector<Example>>>& result) {
        // Where there are none to be read, the draft says why.
        if (result && *result) show(**result);
      }) {
  m_list->setObjectName(QStringLiteral("examples"));
  m_list->setAccessibleName(tr("Examples"));
  m_list->setToolTip(tr("The games that the draft is like. A language model is shown them"));
  m_list->setFixedHeight((m_list->fontMetrics().lineSpacing() + 4) * linesOfExamples);
  m_byLikeness->setObjectName(QStringLiteral("byLikeness"));
  m_byLikeness->setToolTip(tr("Tick the games whose descriptions are likest to the request"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_list);
  layout->addWidget(m_byLikeness, 0, Qt::AlignLeft);
  m_byLikeness->hide();
  m_pause.setSingleShot(true);
  m_pause.setInterval(pauseInTyping);
  connect(&m_pause, &QTimer::timeout, this, &ExampleList::look);
  connect(m_byLikeness, &QPushButton::clicked, this, &ExampleList::chooseByLikeness);
  connect(m_list, &QListWidget::itemChanged, this, [this] {
    m_isByHand = true;
    m_byLikeness->show();
    emit changed();
  });
}

void ExampleList::setWords(const QString& words) {
  m_words = words;
  if (isVisible() && m_words != m_shownFor) m_pause.start();
}

void ExampleList::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_shownFor.isNull() || m_words != m_shownFor) look();
}

void ExampleList::look() {
  m_shownFor = m_words.isNull() ? QStringLiteral("") : m_words;
  m_job.start(
      0, [words = m_words.toStdString()](const std::stop_token& stop) { return examplesFor(words, stop); });
}

void ExampleList::show(const std::vector<Example>& examples) {
  const std::vector<std::string> before = ticked();
  const bool hasWords = !m_shownFor.trimmed().isEmpty();
  {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Example& example : examples) {
      auto* item = new QListWidgetItem(QString::fromStdString(example.name), m_list);
      item->setData(Qt::UserRole, QString::fromStdString(example.stem));
      const bool isLike = hasWords && m_list->count() <= mostByLikeness;
      const bool isTicked = m_isByHand ? std::ranges::find(before, example.stem) != before.end() : isLike;
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
  }
  emit changed();
}

void ExampleList::chooseByLikeness() {
  m_isByHand = false;
  m_list->setFocus();
  m_byLikeness->hide();
  look();
}

std::vector<std::string> ExampleList::chosenByHand() const {
  return m_isByHand ? ticked() : std::vector<std::string>();
}

std::vector<std::string> ExampleList::ticked() const {
  std::vector<std::string> stems;
  for (int row = 0; row < m_list->count(); ++row) {
    const QListWidgetItem* item = m_list->item(row);
    if (item->checkState() == Qt::Checked) stems.push_back(stemIn(*item));
  }
  return stems;
}

QString ExampleList::mistake() const {
  const bool isNone = m_isByHand && m_list->count() > 0 && ticked().empty();
  return isNone ? tr("Tick an example that the game shall be like.") : QString();
}

}  // namespace ludo::widgets
