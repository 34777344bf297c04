// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/sample_tags.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>

namespace ludo::ide {
namespace {

struct SampleTagsTexts {
  Q_DECLARE_TR_FUNCTIONS(SampleTags)
};

bool holds(const QString& text, const char* pattern) {
  return QRegularExpression(QString::fromLatin1(pattern)).match(text).hasMatch();
}

}  // namespace

std::span<const SampleTag> sampleTags() {
  using enum SampleTag;
  static constexpr std::array tags{Board, Cards, Dice, Goods, Secrets, ForTwo, ForMore};
  return tags;
}

QString tagTitle(SampleTag tag) {
  switch (tag) {
    case SampleTag::Board:
      return SampleTagsTexts::tr("Board");
    case SampleTag::Cards:
      return SampleTagsTexts::tr("Cards");
    case SampleTag::Dice:
      return SampleTagsTexts::tr("Dice");
    case SampleTag::Goods:
      return SampleTagsTexts::tr("Money and goods");
    case SampleTag::Secrets:
      return SampleTagsTexts::tr("Secrets");
    case SampleTag::ForTwo:
      return SampleTagsTexts::tr("For two");
    case SampleTag::ForMore:
      return SampleTagsTexts::tr("For three or more");
  }
  return {};
}

std::set<SampleTag> tagsOf(const QString& text) {
  static const QRegularExpression players(
      QStringLiteral("players:\\s*\\{\\s*min:\\s*(\\d+),\\s*max:\\s*(\\d+)"));
  std::set<SampleTag> tags;
  if (holds(text, "section: \"boards\"")) tags.insert(SampleTag::Board);
  if (holds(text, "\\bshuffle:")) tags.insert(SampleTag::Cards);
  if (holds(text, "\\broll:")) tags.insert(SampleTag::Dice);
  if (holds(text, "(?m)^\\s+(cost:$|(money|price):)")) tags.insert(SampleTag::Goods);
  if (holds(text, "visibility: \"owner\"")) tags.insert(SampleTag::Secrets);
  const QRegularExpressionMatch match = players.match(text);
  if (match.hasMatch() && match.captured(1).toInt() <= 2) tags.insert(SampleTag::ForTwo);
  if (match.hasMatch() && match.captured(2).toInt() > 2) tags.insert(SampleTag::ForMore);
  return tags;
}

}  // namespace ludo::ide
