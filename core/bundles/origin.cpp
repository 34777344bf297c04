// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/origin.h"

#include <algorithm>
#include <functional>
#include <set>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::bundles {

using language::Type;

namespace {

/// Visits every span of the value once, with the node it belongs to where there is one.
void forEachSpan(const Type& root, void* value,
                 const std::function<void(Span& span, const language::Node* node)>& visit) {
  std::set<Span*> seen;
  const auto once = [&](Span* span, const language::Node* node) {
    if (span->known() && seen.insert(span).second) visit(*span, node);
  };
  language::walk(root, value, [&](const Type& type, void* part, const language::Path&) {
    if (type.node != nullptr) once(&type.node(part)->span, type.node(part));
    if (type.span != nullptr) once(type.span(part), nullptr);
    if (type.nameSpan != nullptr) once(type.nameSpan(part), nullptr);
    return true;
  });
}

std::string placeText(const BundleInstance& instance, Span span) {
  const LineColumn place = instance.source->lineColumn(span.begin - instance.base);
  return instance.source->name() + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

}  // namespace

const BundleInstance* Composition::instanceAt(Span span) const {
  if (!span.known()) return nullptr;
  const auto next = std::ranges::upper_bound(instances, span.begin, {}, &BundleInstance::base);
  return next == instances.begin() ? nullptr : &*std::prev(next);
}

const Origin* Composition::originOf(std::uint32_t node) const {
  const auto found = std::ranges::lower_bound(origins, node, {}, &Origin::node);
  return found != origins.end() && found->node == node ? &*found : nullptr;
}

void shiftSpans(const Type& type, void* value, std::uint32_t distance) {
  forEachSpan(type, value, [distance](Span& span, const language::Node*) {
    span = {span.begin + distance, span.end + distance};
  });
}

void showAtUses(const Composition& composition, diagnostics::List& diagnostics) {
  for (diagnostics::Diagnostic& diagnostic : diagnostics) {
    for (diagnostics::RelatedPlace& related : diagnostic.related) {
      const BundleInstance* instance = composition.instanceAt(related.span);
      if (instance == nullptr) continue;
      related.message += ", in " + placeText(*instance, related.span);
      related.span = instance->use;
    }
    const BundleInstance* instance = composition.instanceAt(diagnostic.span);
    if (instance == nullptr) continue;
    diagnostic.message = "In the bundle \"" + instance->bundle + "\": " + diagnostic.message;
    diagnostic.related.insert(diagnostic.related.begin(),
                              {"Written in " + placeText(*instance, diagnostic.span), Span{}});
    diagnostic.fix.reset();
    diagnostic.span = instance->use;
  }
}

void takeOrigins(language::GameDef& game, Composition& composition) {
  if (composition.instances.empty()) return;
  forEachSpan(language::gameDefType(), &game, [&](Span& span, const language::Node* node) {
    const BundleInstance* instance = composition.instanceAt(span);
    if (instance == nullptr) return;
    if (node != nullptr) {
      const auto index = static_cast<std::uint32_t>(instance - composition.instances.data());
      composition.origins.push_back(
          {node->node, index, {span.begin - instance->base, span.end - instance->base}});
    }
    span = instance->use;
  });
  std::ranges::sort(composition.origins, {}, &Origin::node);
}

}  // namespace ludo::bundles
