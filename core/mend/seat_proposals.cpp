// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/wording/numbers.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// Every seat that the rules name, one less.
class Seats {
 public:
  explicit Seats(const Context& context) : m_context(context) {}

  void walk(const Type& wanted, const DataNode& node) {
    const Type& type = bare(wanted);
    if (type.name == "player selector" && type.kind == TypeKind::Notation) {
      take(node);
    } else if (type.kind == TypeKind::Record) {
      for (const DataEntry& entry : node.entries) {
        if (const language::Field* field = type.field(entry.key)) walk(field->type(), entry.value);
      }
    } else if (type.kind == TypeKind::List) {
      for (const DataNode& item : node.items) walk(type.element(), item);
    } else if (type.kind == TypeKind::Union && node.kind == DataKind::Map) {
      const Type* member = memberOf(type, node);
      if (member == nullptr) return;
      const bool isKeyed = member->form == language::RecordForm::Keyed && !node.entries.empty();
      walk(*member, isKeyed ? node.entries.front().value : node);
    }
  }

  std::vector<TextEdit> take() && { return m_isFromNothing ? std::vector<TextEdit>() : std::move(m_edits); }

 private:
  void take(const DataNode& node) {
    // No seat has a number of so many digits.
    constexpr std::size_t mostDigits = 9;
    if (node.kind != DataKind::String || !isDigits(node.text) || node.text.size() > mostDigits) return;
    m_isFromNothing = m_isFromNothing || node.text == "0";
    const std::string less = std::to_string(std::stoll(node.text) - 1);
    const bool isQuoted = m_context.view(node.span).starts_with('"');
    m_edits.push_back({node.span, isQuoted ? '"' + less + '"' : less});
  }

  const Context& m_context;
  std::vector<TextEdit> m_edits;
  bool m_isFromNothing = false;  ///< one of them is 0
};

}  // namespace

void proposeSeats(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const bool isIt = told.kind == &diagnostics::kinds::InvalidPlayers &&
                    told.message.find("There is no seat") != std::string::npos;
  if (!isIt) return;
  Seats ofRules(context);
  Seats ofTests(context);
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const language::Field* section = language::specDocumentType().field(block.section);
    if (section == nullptr) continue;
    const Type& type = bare(section->type());
    const DataNode* items = block.root.find("items");
    (block.section == "tests" ? ofTests : ofRules)
        .walk(type, type.kind == TypeKind::List && items != nullptr ? *items : block.root);
  }
  const std::vector<TextEdit> rules = std::move(ofRules).take();
  const std::vector<TextEdit> tests = std::move(ofTests).take();
  const auto propose = [&](std::vector<TextEdit> edits, int cost) {
    // One alone may be any other.
    if (edits.size() < 2) return;
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    proposals.push_back({std::move(edits), "Count the seats from 0 wherever they are named",
                         "Seats are counted from 0, and here they are counted from 1", cost});
  };
  std::vector<TextEdit> all = rules;
  all.insert(all.end(), tests.begin(), tests.end());
  if (!rules.empty() && !tests.empty()) propose(std::move(all), 1);
  propose(rules, 2);
  propose(tests, 2);
}

}  // namespace ludo::mend
