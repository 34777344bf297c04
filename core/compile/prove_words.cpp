// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>
#include <vector>

#include "core/base/nearest.h"
#include "core/compile/proofs.h"
#include "core/compile/property_texts.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// A property that is compared with a word which it never is.
class WordProof {
 public:
  WordProof(Proofs& proofs, const PropertyTexts& texts) : m_proofs(proofs), m_texts(texts) {}

  void prove(const ValueExpr& asked, const ValueExpr& said, CompareOp op, const Path& path) {
    const auto* property = std::get_if<TokenPropertyValue>(&asked.node);
    const auto* text = std::get_if<std::string>(&said.node);
    if (property == nullptr || text == nullptr || property->prop.isText()) return;
    const std::string& name = property->prop.name;
    const std::vector<std::string> known = m_texts.of(name);
    if (known.empty() || std::ranges::find(known, *text) != known.end()) return;
    auto& diagnostic =
        m_proofs.report(op == CompareOp::NotEqual ? kinds::AlwaysTrue : kinds::AlwaysFalse, said.span,
                        path.text(), "No token ever has \"" + *text + "\" as its \"" + name + '"');
    diagnostic.alternatives = known;
    const auto meant = nearest(*text, known);
    diagnostic.suggestion = meant ? "Did you mean \"" + *meant + "\"?" : "Use one of the accepted words";
    if (meant && said.span.known())
      diagnostic.fix =
          diagnostics::Fix{"Replace with \"" + *meant + '"', {{said.span, '"' + *meant + '"'}}, false};
  }

 private:
  Proofs& m_proofs;
  const PropertyTexts& m_texts;
};

}  // namespace

void proveWords(Proofs& proofs) {
  const PropertyTexts texts(proofs.def);
  WordProof proof(proofs, texts);
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type != &typeOf<CompareCondition>()) return true;
    const auto& compare = *static_cast<const CompareCondition*>(value);
    proof.prove(compare.left, compare.right, compare.op, path);
    proof.prove(compare.right, compare.left, compare.op, path);
    return true;
  });
}

}  // namespace ludo::compile
