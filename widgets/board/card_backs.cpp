// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/card_backs.h"

#include "core/kernel/token_names.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

PicturePtr backOf(const kernel::Rules& rules, const kernel::Token& token, const GamePicturesPtr& pictures) {
  if (!pictures) return nullptr;
  const language::TokenLook* look = kernel::tokenLook(rules, token);
  return look == nullptr || look->back.empty() ? nullptr : pictures->find(look->back);
}

UnknownBacks::UnknownBacks(const kernel::Rules& rules, const kernel::State& state, const Viewer& viewer,
                           const GamePicturesPtr& pictures) {
  if (!pictures) return;
  for (const std::vector<kernel::TokenId>& zone : state.zones) {
    for (const kernel::TokenId id : zone) {
      const kernel::Token& token = state.tokens[id.index];
      if (viewer.knows(rules, token)) continue;
      const PicturePtr back = backOf(rules, token, pictures);
      const auto [known, isFirst] = m_byPool.try_emplace(token.pool, back);
      if (!isFirst && known->second != back) known->second = nullptr;
    }
  }
}

PicturePtr UnknownBacks::of(const kernel::Token& token) const {
  const auto known = m_byPool.find(token.pool);
  return known == m_byPool.end() ? nullptr : known->second;
}

}  // namespace ludo::widgets
