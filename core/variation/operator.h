// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/generate/chooser.h"
#include "core/generate/tree_model.h"
#include "core/variation/sites.h"

/// Changes of a game that leave it a game.
namespace ludo::variation {

/// A game to vary, read once for all its children. Not copied: its sites refer to it.
class Parent {
 public:
  /// Null when the text has errors, which are told.
  static std::shared_ptr<const Parent> read(const SourcePtr& source, diagnostics::List& told);

  const generate::WrittenGame& game() const { return m_game; }
  const std::vector<Site>& sites() const { return m_sites; }
  /// What its rules have chosen, for what goes on with them.
  const generate::TreeModel& style() const { return m_style; }
  const std::string& text() const { return m_game.markdown.source->content(); }
  const std::string& id() const { return m_game.document.metadata.id; }

 private:
  generate::WrittenGame m_game;
  std::vector<Site> m_sites;
  generate::TreeModel m_style;
};
using ParentPtr = std::shared_ptr<const Parent>;

/// What an operator works on. It draws all its choices from `chooser`.
struct Situation {
  const Parent& parent;          ///< whose text is changed
  const Parent* mate = nullptr;  ///< another game, for operators that join two
  generate::Chooser& chooser;
};

/// A number of the rules that has become another one.
struct ChangedNumber {
  std::int64_t before = 0;
  std::int64_t after = 0;
  std::uint32_t place = 0;  ///< where in the parent's text
};

/// One change of the parent's text.
struct Change {
  std::string summary;                       ///< "SIZE from 11 to 9", without a period
  std::vector<diagnostics::TextEdit> edits;  ///< in source order, not overlapping
  std::vector<std::string> gone;             ///< names that the rules have no more, and labels
  std::vector<ChangedNumber> numbers;
};

/// One way to change a game. What it makes has names that are defined, values of the right sort and numbers
/// within their domains, by construction. Without state; any thread.
class Operator {
 public:
  virtual ~Operator() = default;
  virtual std::string_view name() const = 0;  ///< "tweak-number"
  virtual std::string_view doc() const = 0;   ///< one sentence
  virtual bool needsMate() const { return false; }
  /// Nothing when there is nothing to change in this way, or chance found nothing this time.
  virtual std::optional<Change> change(const Situation& situation) const = 0;
};

/// All operators of the program, in the order in which they are listed.
std::span<const std::unique_ptr<const Operator>> operators();
/// Null when there is none of that name.
const Operator* findOperator(std::string_view name);

}  // namespace ludo::variation
