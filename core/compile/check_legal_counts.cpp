// SPDX-License-Identifier: Apache-2.0
// Whether an action is legal may depend on how many ways there are to take another one, but not, however far
// round, on itself: that question would never be answered.
#include <algorithm>
#include <set>
#include <vector>

#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/language/walk.h"

namespace ludo::compile {

using language::ActionDef;
using language::LegalCountValue;
using language::Type;

namespace {

/// The actions asked about, and where the first question stands.
struct Questions {
  std::set<std::size_t> actions;
  const LegalCountValue* first = nullptr;
};

/// What has to be known to tell whether the action is legal; its effects count only when `post` tries them.
Questions questionsOf(const ActionDef& action, std::size_t actionCount) {
  Questions questions;
  // Nothing is changed; the walk is written for readers that do.
  auto& readable = const_cast<ActionDef&>(action);
  language::walk(language::typeOf<ActionDef>(), &readable, "",
                 [&](const Type& type, void* value, const std::string& path) {
                   if (path == "effects" && !action.post) return false;
                   if (&type != &language::typeOf<LegalCountValue>()) return true;
                   const auto* asked = static_cast<const LegalCountValue*>(value);
                   if (questions.first == nullptr) questions.first = asked;
                   if (!asked->action) {
                     for (std::size_t i = 0; i < actionCount; ++i) questions.actions.insert(i);
                   } else if (asked->action->resolved()) {
                     questions.actions.insert(asked->action->index);
                   }
                   return true;
                 });
  return questions;
}

}  // namespace

void Checker::checkLegalCounts() {
  std::vector<Questions> questions;
  for (const ActionDef& action : m_def.actions)
    questions.push_back(questionsOf(action, m_def.actions.size()));
  for (std::size_t start = 0; start < questions.size(); ++start) {
    std::set<std::size_t> reached;
    std::vector<std::size_t> open(questions[start].actions.begin(), questions[start].actions.end());
    while (!open.empty()) {
      const std::size_t action = open.back();
      open.pop_back();
      if (!reached.insert(action).second) continue;
      open.insert(open.end(), questions[action].actions.begin(), questions[action].actions.end());
    }
    if (!reached.contains(start)) continue;
    const LegalCountValue& asked = *questions[start].first;
    auto& diagnostic =
        report(diagnostics::kinds::CircularQuestion, asked.span, asked.node,
               "Whether \"" + m_def.actions[start].id.name + "\" is legal would depend on itself");
    diagnostic.suggestion = "Ask legalCount only for actions that do not ask back, and name the action";
  }
}

}  // namespace ludo::compile
