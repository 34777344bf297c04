// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/setup_bar.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/board_scene.h"
#include "widgets/board/seat_delegate.h"

namespace ludo::widgets {

namespace {

constexpr int regionRole = Qt::UserRole + 1;
constexpr int hasOwnerRole = Qt::UserRole + 2;

}  // namespace

SetupBar::SetupBar(QWidget* parent) : QWidget(parent) {
  m_types = new QComboBox;
  m_types->setAccessibleName(tr("What a click puts down or paints"));
  m_types->setToolTip(m_types->accessibleName());
  m_owners = new QComboBox;
  m_owners->setAccessibleName(tr("Whose it is"));
  m_owners->setToolTip(m_owners->accessibleName());
  for (QComboBox* box : {m_types, m_owners}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
      updateOwners();
      emit choiceChanged();
    });
  }
  m_message = new QLabel;
  m_message->setWordWrap(true);
  m_message->setTextFormat(Qt::RichText);
  m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  m_message->setAccessibleName(tr("Setting up"));
  connect(m_message, &QLabel::linkActivated, this, &SetupBar::textRequested);

  auto* choices = new QHBoxLayout;
  choices->addWidget(m_types, 1);
  choices->addWidget(m_owners, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 2, 6, 4);
  layout->addLayout(choices);
  layout->addWidget(m_message);
}

void SetupBar::setGame(const kernel::Rules& rules, const std::vector<editing::WrittenRegion>& regions) {
  const std::optional<Choice> before = choice();
  const QSignalBlocker noTypes(m_types);
  const QSignalBlocker noOwners(m_owners);
  m_types->clear();
  for (const language::TokenTypeDef& type : rules.def().tokenTypes) {
    const std::string& name = type.name.empty() ? type.id.name : type.name;
    m_types->addItem(QString::fromStdString(name), QString::fromStdString(type.id.name));
  }
  for (const editing::WrittenRegion& region : regions) {
    const QString id = QString::fromStdString(region.id);
    m_types->addItem(tr("Region %1").arg(id));
    m_types->setItemData(m_types->count() - 1, id, regionRole);
    m_types->setItemData(m_types->count() - 1, region.perSeat, hasOwnerRole);
  }
  m_owners->clear();
  for (kernel::Seat seat = 0; seat < rules.seats(); ++seat)
    m_owners->addItem(seatIcon(palette(), seat), seatName(seat), static_cast<int>(seat));
  m_owners->addItem(tr("Nobody"), static_cast<int>(kernel::nobody));
  if (before) choose(*before);
  updateOwners();
}

void SetupBar::updateOwners() {
  const bool isRegion = m_types->currentData(regionRole).isValid();
  m_owners->setEnabled(!isRegion || m_types->currentData(hasOwnerRole).toBool());
}

std::optional<SetupBar::Choice> SetupBar::choice() const {
  if (m_types->currentIndex() < 0) return std::nullopt;
  return Choice{m_types->currentData().toString().toStdString(),
                static_cast<kernel::Seat>(m_owners->currentData().toInt()),
                m_types->currentData(regionRole).toString().toStdString()};
}

void SetupBar::choose(const Choice& choice) {
  const bool isRegion = !choice.region.empty();
  const int type = m_types->findData(QString::fromStdString(isRegion ? choice.region : choice.type),
                                     isRegion ? regionRole : Qt::UserRole);
  const int owner = m_owners->findData(static_cast<int>(choice.owner));
  if (type >= 0) m_types->setCurrentIndex(type);
  if (owner >= 0) m_owners->setCurrentIndex(owner);
}

void SetupBar::showHint(const QString& text) {
  m_message->setText(text.toHtmlEscaped());
}

void SetupBar::showTrouble(const QString& text) {
  m_message->setText(
      QStringLiteral("%1 <a href=\"setup\">%2</a>").arg(text.toHtmlEscaped(), tr("Go to the text")));
}

QString SetupBar::message() const {
  return m_message->text();
}

}  // namespace ludo::widgets
