// SPDX-License-Identifier: Apache-2.0
#include "core/variation/fresh_value.h"

#include "core/generate/short_names.h"
#include "core/language/write.h"

namespace ludo::variation {

using namespace language;

namespace {

template <typename T>
text::DataNode filled(const std::function<void(const Type&, void*)>& fill) {
  T value;
  fill(typeOf<T>(), &value);
  generate::shortenNames(typeOf<T>(), &value);
  return writeValue(typeOf<T>(), &value);
}

}  // namespace

text::DataNode dataOf(const Type& type, const std::function<void(const Type&, void*)>& fill) {
  if (&type == &typeOf<ValueExpr>()) return filled<ValueExpr>(fill);
  if (&type == &typeOf<Query>()) return filled<Query>(fill);
  if (&type == &typeOf<Condition>()) return filled<Condition>(fill);
  return filled<Effect>(fill);
}

text::DataNode freshValue(const Site& site, const generate::WrittenGame& game, generate::Chooser& chooser) {
  generate::Vocabulary names = game.names;
  names.setBound(site.bound);
  // A definition must not come to itself through others.
  if (site.section == "definitions") names.learnOnly({});
  generate::Filler filler(chooser, names, freshSize);
  filler.trail() = site.trail;
  filler.allowStuck(site.section == "end");
  filler.keepShort(true);
  return dataOf(*site.type, [&](const Type& type, void* value) { filler.fill(type, value, site.needed); });
}

}  // namespace ludo::variation
