// SPDX-License-Identifier: Apache-2.0
// Whether an action is legal may depend on how many ways there are to take another one, but not, however far
// round, on itself: that question would never be answered.
#include <algorithm>
#include <set>
#include <vector>

#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"
#include "core/language/walk.h"

namespace ludo::compile {

using language::ActionDef;
using language::GameDef;
using language::LegalCountValue;
using language::Type;

namespace {

/// The actions asked about, and where the first question stands.
struct Questions {
  std::set<std::size_t> actions;
  const LegalCountValue* first = nullptr;
};

/// Collects them from what is walked, and from the definitions used there.
class Questioner {
 public:
  explicit Questioner(const language::GameDef& def) : m_def(def) {}

  /// What has to be known to tell whether the action is legal; its effects count only when they are tried.
  Questions of(const ActionDef& action) {
    m_questions = {};
    m_followed.clear();
    language::walkConst(language::typeOf<ActionDef>(), &action, [&](const Type& type, const void* value) {
      if (value == &action.effects && !action.post && !action.longest) return false;
      take(type, value);
      return true;
    });
    return std::move(m_questions);
  }

 private:
  void take(const Type& type, const void* value) {
    if (type.kind == language::TypeKind::Reference && type.nameKind == language::NameKind::Formula) {
      follow(*static_cast<const language::FormulaRef*>(value));
    }
    if (&type != &language::typeOf<LegalCountValue>()) return;
    const auto* asked = static_cast<const LegalCountValue*>(value);
    if (m_questions.first == nullptr) m_questions.first = asked;
    if (!asked->action) {
      for (std::size_t i = 0; i < m_def.actions.size(); ++i) m_questions.actions.insert(i);
    } else if (asked->action->resolved()) {
      m_questions.actions.insert(asked->action->index);
    }
  }

  void follow(const language::FormulaRef& name) {
    if (!name.resolved() || !m_followed.insert(name.index).second) return;
    language::walkConst(language::typeOf<language::FormulaDef>(), &m_def.definitions[name.index],
                        [&](const Type& type, const void* value) {
                          take(type, value);
                          return true;
                        });
  }

  const language::GameDef& m_def;
  Questions m_questions;
  std::set<std::uint32_t> m_followed;
};

}  // namespace

void checkLegalCounts(const GameDef& def, Findings& findings) {
  std::vector<Questions> questions;
  Questioner questioner(def);
  for (const ActionDef& action : def.actions) questions.push_back(questioner.of(action));
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
        findings.report(diagnostics::kinds::CircularQuestion, asked.span, asked.node,
                        "Whether \"" + def.actions[start].id.name + "\" is legal would depend on itself");
    diagnostic.suggestion = def.actions[start].longest
                                ? "Its effects are tried to find the longest series: ask in \"until\" of the "
                                  "phase, or in another action"
                                : "Ask legalCount only for actions that do not ask back, and name the action";
  }
}

}  // namespace ludo::compile
