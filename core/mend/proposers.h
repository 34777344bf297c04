// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/mend/context.h"

// What makes proposals, each for one sort of mistake. all_proposals.cpp asks all of them.
namespace ludo::mend {

/// All that may be meant for a mistake, the cheapest first, and no more of it than is tried.
Proposals proposalsFor(const Context& context, const diagnostics::Diagnostic& told);

// Each appends what it can think of for one mistake that was told. Most stand in the file that is called like
// them: proposeMarks() in mark_proposals.cpp.

/// The fixes that were offered where the mistakes were found: its own, those of the same mistake elsewhere,
/// and those of all.
void proposeOffered(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);

/// Words in place of one that is not known: other names, other keys, selectors in their own form.
void proposeWords(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Moves, spaces of boards, tokens and zones in their own form, and names without what is declared before
/// them, in place of the word.
void proposeForms(const Context& context, const diagnostics::Diagnostic& told, Span word,
                  Proposals& proposals);
/// The other scope of a variable, where the mapping round the mistake names one.
void proposeScopes(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// An entry under a key that is not known, `written`, taken out: where nothing is lost that may belong
/// elsewhere.
void proposeLeftOut(const Context& context, const diagnostics::Diagnostic& told, const std::string& written,
                    Proposals& proposals);
/// Names where they are defined: called otherwise than they are used, twice, or not at all.
void proposeNames(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// The key of the language that differs from a word in the case of letters, dashes and underlines only;
/// nothing when the word is a key itself.
std::optional<std::string> keyInItsOwnCase(const std::string& written);
/// Keys of the language, by what stands under them.
void proposeKeys(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Numbers, true and false, and ranges of numbers, in place of what people write for them.
void proposeValues(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Words and lines beside the rules, or instead of them: comments without their mark, rules behind one.
void proposeComments(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Effects in place of lines such as "pot: +1", which say what becomes of a variable.
void proposeStatements(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Marks that are missing on the lines of the mistake, or wrong there: quotes and brackets that do not end,
/// colons, commas, dashes. What one line may be without its slip is found by line_repairs.h.
void proposeMarks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Lines as keyboards and programs write them: a digit for a bracket or a quote, `const GOAL = 3;`, items in
/// braces without their dashes.
void proposeTyped(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What stands in the wrong list or on the wrong level, where it belongs; two values that have changed
/// places.
void proposeElsewhere(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What stands under a key of another mapping: of one beside it, round it, or of another section.
void proposeMovedKeys(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// A key that stands twice in a mapping: what both say, joined; else one of the two.
void proposeTwice(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What is bound one after the other, in the order in which each uses those before it.
void proposeOrder(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Names of sections that have changed places.
void proposeSections(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Items of a list that were written as entries of a mapping, so that a key stands there twice.
void proposeItems(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Lines indented otherwise, with what belongs to them.
void proposeLayout(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Fences, sections and whole blocks.
void proposeBlocks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Markdown tables in place of entries.
void proposeTables(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Anchors and aliases, written out.
void proposeAnchors(const Context& context, Proposals& proposals);
/// Fences that stand in the wrong place, say too much, or nothing.
void proposeFences(const Context& context, Proposals& proposals);
/// Lines that stand there twice, between the marks of a merge, or apart from what they belong to.
void proposeLines(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What was begun and is empty, or breaks off: empty moves and expectations, half a copy of a line.
void proposeUnfinished(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What stands behind a key in another form than below it: `- if: { ... }` with `then` below,
/// `- draw(from: "deck")`, rows behind an empty line.
void proposeOpenedEntries(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What is bound where the mistake stands, for what is missing there: a parameter, the player of a zone.
void proposeInScope(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What the parameters of a definition stand for, by how it uses them, where that is not said.
void proposeParameterSorts(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What reads the value where another sort of it is wanted: the seat of a player, the token that a text
/// names.
void proposeConverted(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What is asked or done of several players at once, for each of them.
void proposeForEachPlayer(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// A condition under the key that asks for the contrary: `until` for `while`, `unless` for `when`.
void proposeContrary(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// What other languages say in one construct and this one in another, or in several: `unless`, `elif`,
/// whether all of a collection are so, sums of more than two.
void proposeConstructs(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Seats that are counted from one wherever they stand.
void proposeSeats(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// The lines of a table below a block, where they are not quite those of a table.
void proposeTableLines(const Context& context, const text::YamlBlock& block, Proposals& proposals);
/// Names that are bound otherwise than they are used, in all their places.
void proposeBindings(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// One way of writing in all lines, where much is told: marks before them, other quotes, other separators.
void proposeHabits(const Context& context, Proposals& proposals);
/// The marks of the language in all blocks, where others stand in their place.
void proposeForeignMarks(const Context& context, Proposals& proposals);
/// Keys, bound names, selectors and what says which construct a mapping is, written otherwise in all their
/// places.
void proposeThroughout(const Context& context, Proposals& proposals);
/// What the values round the mistake mean where the language wants its types.
void proposeMeant(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// The same for what the language leaves out on purpose: it is not put in by other means, but a word of other
/// languages may stand for one of this one, where all that stands round it says so.
void proposeMeantInstead(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);

}  // namespace ludo::mend
