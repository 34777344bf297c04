// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/sample_gallery.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/ide/card_button.h"
#include "app/ide/card_grid.h"

namespace ludo::ide {
namespace {

constexpr int sampleLines = 4;

}  // namespace

SampleGallery::SampleGallery(const std::vector<Sample>& samples, QWidget* parent)
    : QWidget(parent),
      m_samples(samples),
      m_pictureJob(
          [this](std::uint64_t card, const Result<SamplePicture>& made) {
            if (made && *made) {
              m_cards->cards()[card]->setPicture(
                  [picture = *made](QPainter& painter, const QRectF& rect, const QPalette& palette) {
                    drawPicture(painter, rect, *picture, palette);
                  });
            }
            ++m_drawn;
            drawNext();
          },
          widgets::Urgency::Background) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(10);
  QWidget* filters = makeFilters();
  filters->setVisible(!samples.empty());
  layout->addWidget(filters);
  m_none = new QLabel(tr("No sample is like that. Choose less, or search for another word."), this);
  m_none->setWordWrap(true);
  layout->addWidget(m_none);
  m_cards = new CardGrid(this);
  layout->addWidget(m_cards);
  for (const Sample& sample : samples) {
    auto* card = new CardButton(sample.name, sample.paragraph, sampleLines, m_cards);
    connect(card, &CardButton::clicked, this, [this, path = sample.path] { emit sampleRequested(path); });
    card->reservePicture();
    m_cards->add(card);
  }
  filter();
}

void SampleGallery::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_pictureJob.running()) drawNext();
}

void SampleGallery::drawNext() {
  if (m_drawn >= m_samples.size()) return;
  m_pictureJob.start(
      m_drawn, [path = m_samples[m_drawn].path](std::stop_token stop) { return pictureOf(path, stop); });
}

QWidget* SampleGallery::makeFilters() {
  auto* box = new QWidget(this);
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  m_search = new QLineEdit(box);
  m_search->setPlaceholderText(tr("Search the samples"));
  m_search->setAccessibleName(tr("Search the samples"));
  m_search->setToolTip(tr("Words of the name or the description"));
  m_search->setClearButtonEnabled(true);
  connect(m_search, &QLineEdit::textChanged, this, &SampleGallery::filter);
  connect(m_search, &QLineEdit::returnPressed, this, [this] {
    if (CardButton* first = firstShown()) first->click();
  });
  m_search->installEventFilter(this);
  layout->addWidget(m_search);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  for (const SampleTag tag : sampleTags()) {
    auto* button = new QToolButton(box);
    button->setText(tagTitle(tag));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(tr("Only samples with: %1").arg(tagTitle(tag)));
    button->setToolTip(tr("Only samples with: %1").arg(tagTitle(tag)));
    connect(button, &QToolButton::toggled, this, &SampleGallery::filter);
    row->addWidget(button);
    m_tags[tag] = button;
  }
  row->addStretch(1);
  layout->addLayout(row);
  return box;
}

bool SampleGallery::isWanted(const Sample& sample) const {
  const bool hasTags = std::ranges::all_of(
      m_tags, [&](const auto& tag) { return !tag.second->isChecked() || sample.tags.contains(tag.first); });
  const QString text = sample.name + u' ' + sample.paragraph;
  const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
  return hasTags && std::ranges::all_of(
                        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

void SampleGallery::filter() {
  if (m_cards == nullptr) return;
  std::vector<bool> shown;
  for (const Sample& sample : m_samples) shown.push_back(isWanted(sample));
  m_shownCount = static_cast<int>(std::ranges::count(shown, true));
  m_none->setVisible(m_shownCount == 0 && !m_samples.empty());
  m_cards->show(shown);
}

CardButton* SampleGallery::firstShown() const {
  const auto first =
      std::ranges::find_if(m_cards->cards(), [](const auto* card) { return !card->isHidden(); });
  return first == m_cards->cards().end() ? nullptr : *first;
}

void SampleGallery::focusSearch() {
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

bool SampleGallery::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress &&
      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Down) {
    if (CardButton* first = firstShown()) first->setFocus(Qt::TabFocusReason);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

CardButton* SampleGallery::card(int index) const {
  return m_cards->cards()[static_cast<std::size_t>(index)];
}

void SampleGallery::arrange(int width) {
  m_cards->arrange(width);
}

}  // namespace ludo::ide
