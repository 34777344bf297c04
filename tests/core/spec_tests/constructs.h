// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/type.h"
#include "core/text/data_node.h"

/// What of the language has a meaning, and where a specification uses it: found by walking descriptions, so
/// that a new construct is asked for without a line here.
namespace ludo::testing {

/// Keys that are shown to people or kept for them, and what is drawn. Play is the same without them, which is
/// tried.
const std::set<std::string>& keysForPeople();

/// A construct is named as the manual has it: "effect sow" (a form of a union), "sow.skip" (a key of a
/// record), "comparison <=" (a word), "zone selector last()" (a form of a notation). What is for people to
/// see only has no meaning.
std::set<std::string> constructsWithMeaning();

/// A place in a document that uses a construct, and what could stand there instead if it meant nothing.
struct Use {
  text::DataNode* place = nullptr;
  std::vector<text::DataNode> instead;
  bool inTests = false;        ///< the place is in the section `tests`
  std::size_t test = 0;        ///< then the test it is in
  bool isExpectation = false;  ///< it says how a test goes, not how the game does
};

/// The aspects of constructs, each with its uses: a condition wants to be seen both true and false, a word to
/// be told from each other word. The others have one aspect without a name.
using Uses = std::map<std::string, std::map<std::string, std::vector<Use>>>;

/// Under this name stand the uses of keys that are for people only, as aspects.
constexpr std::string_view forPeople = "for people";

/// Adds the uses in a document, the data of a SpecDocument. They point into `document`, where words and
/// notations that are the default of their key are written out.
void collectUses(text::DataNode& document, Uses& uses);

}  // namespace ludo::testing
