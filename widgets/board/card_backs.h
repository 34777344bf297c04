// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "widgets/pictures/game_pictures.h"

namespace ludo::widgets {

struct Viewer;

/// How a token is to be drawn: the look for its seat, else the one for any seat; null: the rules say nothing.
const language::TokenLook* tokenLook(const kernel::Rules& rules, const kernel::Token& token);

/// The picture on its back; null where there is none.
PicturePtr backOf(const kernel::Rules& rules, const kernel::Token& token, const GamePicturesPtr& pictures);

/// The backs of the tokens whose face a viewer does not know. A back tells nothing of what is on the face: it
/// is seen where all unknown tokens that the token can be taken for (core/kernel/pools.h) have the same.
class UnknownBacks {
 public:
  UnknownBacks(const kernel::Rules& rules, const kernel::State& state, const Viewer& viewer,
               const GamePicturesPtr& pictures);

  PicturePtr of(const kernel::Token& token) const;

 private:
  std::map<std::uint32_t, PicturePtr> m_byPool;
};

}  // namespace ludo::widgets
