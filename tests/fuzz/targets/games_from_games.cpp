// SPDX-License-Identifier: Apache-2.0
// What is made of any specification, and the model that is read from a file.
#include "../checks.h"
#include "../mutate/document.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/generate/learn.h"
#include "core/text/json_data.h"
#include "core/variation/child.h"

namespace ludo::fuzz {
namespace {

/// By two operators of chance: games again, and what learning says of them is a model again.
void feedChildren(std::string_view input) {
  if (!isSmall(input)) return;
  diagnostics::List told;
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(input));
  const variation::ParentPtr parent = variation::Parent::read(source, told);
  if (parent == nullptr) return;
  const std::uint64_t seed = stableHash(input);
  for (const std::uint64_t turn : {seed, seed / 97}) {
    const auto operators = variation::operators();
    const variation::Operator& by = *operators[turn % operators.size()];
    const auto child = variation::makeChild(*parent, parent.get(), by, turn);
    if (!child) continue;
    const auto error = generate::firstError(std::make_shared<const SourceText>("fuzzed.md", child->text));
    if (error) require(false, child->operatorName + ": " + error->message + "\n" + child->diff);
  }
}

void feedModel(std::string_view input) {
  const Result<generate::TreeModel> model =
      generate::TreeModel::read(SourceText("fuzzed.json", std::string(input)));
  require(model || !model.failure().empty(), "a model is refused without a reason");
  if (!model || !isSmall(input)) return;
  const std::string written = text::writeJson(model->write());
  const Result<generate::TreeModel> again = generate::TreeModel::read(SourceText("again.json", written));
  require(again && text::writeJson(again->write()) == written, "a model is another one when read again");
}

}  // namespace

const Target childrenTarget{"children", &feedChildren, &mutateDocument, 0};
const Target modelTarget{"model", &feedModel, &mutateJson, limits::textBytes};

}  // namespace ludo::fuzz
