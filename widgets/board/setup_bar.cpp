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
constexpr int subjectRole = Qt::UserRole + 3;
constexpr int boardRole = Qt::UserRole + 4;

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

void SetupBar::setGame(const kernel::Rules& rules, const std::vector<editing::WrittenRegion>& regions,
                       const std::vector<editing::WrittenBoard>& boards) {
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
    m_types->setItemData(m_types->count() - 1, static_cast<int>(Subject::Region), subjectRole);
  }
  const auto addSubject = [this](const QString& text, Subject subject, const QString& board) {
    m_types->addItem(text);
    m_types->setItemData(m_types->count() - 1, static_cast<int>(subject), subjectRole);
    m_types->setItemData(m_types->count() - 1, board, boardRole);
  };
  for (const editing::WrittenBoard& board : boards) {
    const QString id = QString::fromStdString(board.id);
    addSubject(tr("Spaces of %1").arg(id), Subject::Spaces, id);
    if (board.isGraph) addSubject(tr("Connections of %1").arg(id), Subject::Edges, id);
  }
  m_owners->clear();
  for (kernel::Seat seat = 0; seat < rules.seats(); ++seat)
    m_owners->addItem(seatIcon(palette(), seat), seatName(seat), static_cast<int>(seat));
  m_owners->addItem(tr("Nobody"), static_cast<int>(kernel::nobody));
  if (before) choose(*before);
  updateOwners();
}

void SetupBar::updateOwners() {
  const auto subject = static_cast<Subject>(m_types->currentData(subjectRole).toInt());
  const bool isOwned = subject == Subject::Token ||
                       (subject == Subject::Region && m_types->currentData(hasOwnerRole).toBool());
  m_owners->setEnabled(isOwned);
}

std::optional<SetupBar::Choice> SetupBar::choice() const {
  if (m_types->currentIndex() < 0) return std::nullopt;
  return Choice{m_types->currentData().toString().toStdString(),
                static_cast<kernel::Seat>(m_owners->currentData().toInt()),
                m_types->currentData(regionRole).toString().toStdString(),
                static_cast<Subject>(m_types->currentData(subjectRole).toInt()),
                m_types->currentData(boardRole).toString().toStdString()};
}

void SetupBar::choose(const Choice& choice) {
  const Subject subject = choice.region.empty() ? choice.subject : Subject::Region;
  for (int row = 0; row < m_types->count(); ++row) {
    const auto has = [&](int role, const std::string& text) {
      return m_types->itemData(row, role).toString() == QString::fromStdString(text);
    };
    const bool isSame = static_cast<int>(subject) == m_types->itemData(row, subjectRole).toInt() &&
                        has(Qt::UserRole, choice.type) && has(regionRole, choice.region) &&
                        has(boardRole, choice.board);
    if (isSame) m_types->setCurrentIndex(row);
  }
  const int owner = m_owners->findData(static_cast<int>(choice.owner));
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
