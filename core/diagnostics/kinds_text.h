// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in the form of a document: Markdown fences, YAML, JSON.
namespace ludo::diagnostics::kinds {

// The file as a whole.
inline constexpr Kind EmptyDocument{"empty-document", Severity::Error, "Empty document",
                                    "The file has no content. A game is Markdown with YAML blocks."};
inline constexpr Kind BinaryFile{"binary-file", Severity::Error, "Binary content",
                                 "The file holds NUL bytes, so it is not a text. Open a Markdown file."};
inline constexpr Kind InvalidUtf8{"invalid-utf8", Severity::Error, "Text that is not UTF-8",
                                  "Documents are UTF-8. Save the file again with that encoding."};

// What version control leaves.
inline constexpr Kind MergeMark{"merge-mark", Severity::Error, "Marks of a merge",
                                "Version control could not merge two versions of these lines. Keep one of "
                                "them, and take the marks out."};

// Fences.
inline constexpr Kind NoYamlBlock{"no-yaml-block", Severity::Error, "Document without YAML blocks",
                                  "Rules stand in fenced blocks that open with ```yaml; all else is prose."};
inline constexpr Kind MissingFence{"missing-fence", Severity::Error, "Rules outside a block",
                                   "What begins with a section key is read only between ```yaml and ```."};
inline constexpr Kind UnclosedFence{"unclosed-fence", Severity::Error, "Unclosed fence",
                                    "A fenced block ends with a line of as many ``` as it began with."};
inline constexpr Kind MislabelledFence{"mislabelled-fence", Severity::Error, "Mislabelled fence",
                                       "Only fences whose label is exactly yaml are read as rules."};
inline constexpr Kind MissingSection{
    "missing-section", Severity::Error, "Block without a section",
    "Each block says which section of the game it holds: section: \"setup\"."};
inline constexpr Kind InvalidSection{"invalid-section", Severity::Error, "Section name that is not a text",
                                     "The value of the section key is the quoted name of a section."};
inline constexpr Kind BlockNotMapping{"block-not-mapping", Severity::Error, "Block that is not a mapping",
                                      "A block is a mapping of keys to values, the first being its section."};

// YAML as such.
inline constexpr Kind InvalidYaml{"invalid-yaml", Severity::Error, "Text that is not YAML",
                                  "The block cannot be read as YAML from this place on."};
inline constexpr Kind TooDeep{"too-deep", Severity::Error, "Nesting too deep",
                              "Lists and mappings stand in one another beyond the limit; split the rule."};
inline constexpr Kind TooLarge{"too-large", Severity::Error, "Text too large",
                               "The program reads so much and no more, so that no text takes all memory or "
                               "time; docs/limits.md lists its limits."};
inline constexpr Kind MoreMistakes{"more-mistakes", Severity::Info, "More mistakes not shown",
                                   "The list of mistakes of one block is cut; mend the shown ones first."};

// Scalars.
inline constexpr Kind UnquotedText{"unquoted-text", Severity::Error, "Unquoted text",
                                   "Every text value is quoted, so that none is taken for something else."};
inline constexpr Kind ColonInText{
    "colon-in-text", Severity::Error, "Colon inside unquoted text",
    "A colon before a space ends a key in YAML; text that holds one is quoted."};
inline constexpr Kind HashInText{"hash-in-text", Severity::Error, "Hash sign inside unquoted text",
                                 "YAML takes # after a space for a comment; text that holds one is quoted."};
inline constexpr Kind MultiLineText{"multi-line-text", Severity::Error, "Unquoted text over several lines",
                                    "Text is quoted on one line, or written as a block after | or >."};
inline constexpr Kind AmbiguousWord{
    "ambiguous-word", Severity::Error, "Word with two readings",
    "YAML versions disagree on yes, no, on and off. Write true, false or a text."};
inline constexpr Kind NullValue{"null-value", Severity::Error, "Null as a value",
                                "There is no null in the language. Leave the key out, or give a value."};
inline constexpr Kind EmptyValue{
    "empty-value", Severity::Error, "Missing value",
    "A key or a dash is followed by a value on its line or by an indented block."};
inline constexpr Kind DisguisedNumber{
    "disguised-number", Severity::Error, "Number that is not a plain integer",
    "Numbers are decimal integers: an optional minus and digits, nothing else."};
inline constexpr Kind NumberTooLarge{"number-too-large", Severity::Error, "Integer beyond 64 bits",
                                     "Integers lie between -9223372036854775808 and 9223372036854775807."};

// Quotes and characters.
inline constexpr Kind UnclosedQuote{"unclosed-quote", Severity::Error, "Unclosed quote",
                                    "A quoted text ends with the quote it began with."};
inline constexpr Kind UnescapedQuote{"unescaped-quote", Severity::Error, "Quote inside quoted text",
                                     "A quote inside a quoted text is written as \\\"."};
inline constexpr Kind InvalidEscape{"invalid-escape", Severity::Error, "Unknown escape",
                                    "A backslash in double quotes begins an escape; a plain one is \\\\."};
inline constexpr Kind SmartQuotes{"smart-quotes", Severity::Error, "Typographic quotes",
                                  "Text is quoted with the straight quotes \" or '."};
inline constexpr Kind StrangeSpace{"strange-space", Severity::Error, "Invisible or unusual space",
                                   "Outside quotes only the ordinary space separates words."};
inline constexpr Kind ControlCharacter{"control-character", Severity::Error, "Control character",
                                       "Control characters are invisible; inside quotes they are escaped."};
inline constexpr Kind Tab{"tab", Severity::Error, "Tab",
                          "YAML is indented with spaces; how wide a tab is nobody can tell."};

// Blocks: keys, dashes, indentation.
inline constexpr Kind Indentation{"indentation", Severity::Error, "Indentation that fits no line above",
                                  "Keys of one mapping and items of one list begin in the same column."};
inline constexpr Kind DashWithoutSpace{"dash-without-space", Severity::Error, "Dash without a space",
                                       "The dash of a list item is followed by a space."};
inline constexpr Kind ColonWithoutSpace{"colon-without-space", Severity::Error, "Colon without a space",
                                        "The colon after a key is followed by a space."};
inline constexpr Kind MissingColon{"missing-colon", Severity::Error, "Line without a key",
                                   "A line of a mapping is a key, a colon, a space and a value."};
inline constexpr Kind QuotedKey{"quoted-key", Severity::Error, "Quoted key", "Keys stand without quotes."};
inline constexpr Kind InvalidKey{"invalid-key", Severity::Error, "Key that is not a name",
                                 "A key is a plain name on one line, without ? before it."};
inline constexpr Kind DuplicateKey{"duplicate-key", Severity::Error, "Duplicate key",
                                   "A mapping has each key once; a second would silently win or lose."};
inline constexpr Kind DashAmongKeys{
    "dash-among-keys", Severity::Error, "List item among keys",
    "A mapping holds keys, a list holds items; one level is one or the other."};
inline constexpr Kind KeyAmongItems{
    "key-among-items", Severity::Error, "Key among list items",
    "A list holds items, each after a dash; one level is a list or a mapping."};
inline constexpr Kind TextAfterValue{"text-after-value", Severity::Error, "Text after a value",
                                     "A value is followed by the line's end or a comment."};

// Flow collections: brackets and braces.
inline constexpr Kind UnclosedBracket{"unclosed-bracket", Severity::Error, "Unclosed bracket",
                                      "Each [ is closed by a ] and each { by a }."};
inline constexpr Kind MismatchedBracket{"mismatched-bracket", Severity::Error, "Mismatched bracket",
                                        "A list in [ ends with ], a mapping in { ends with }."};
inline constexpr Kind StrayBracket{"stray-bracket", Severity::Error, "Closing bracket without an opening one",
                                   "A ] or } closes a bracket that was opened before it."};
inline constexpr Kind BlockInFlow{"block-in-flow", Severity::Error, "Indented list inside brackets",
                                  "Inside [ ] and { } items are separated by commas, not by dashes."};
inline constexpr Kind TrailingComma{"trailing-comma", Severity::Error, "Trailing comma",
                                    "A comma stands between two entries, not after the last."};
inline constexpr Kind ExtraComma{"extra-comma", Severity::Error, "Comma without an entry",
                                 "A comma stands between two entries inside [ ] or { } only."};
inline constexpr Kind MissingComma{"missing-comma", Severity::Error, "Missing comma",
                                   "Entries inside [ ] and { } are separated by commas."};
inline constexpr Kind PairInList{"pair-in-list", Severity::Error, "Key inside a list",
                                 "A key with a value inside [ ] stands in braces of its own."};

// What YAML has and the language does without.
inline constexpr Kind JsonComment{"json-comment", Severity::Error, "Comment of another language",
                                  "A comment begins with #."};
inline constexpr Kind Anchor{"anchor", Severity::Error, "Anchor",
                             "Anchors (&name) are refused, so that each value stands where it is used."};
inline constexpr Kind Alias{"alias", Severity::Error, "Alias",
                            "Aliases (*name) are refused: write the value out, or use a constant."};
inline constexpr Kind MergeKey{"merge-key", Severity::Error, "Merge key",
                               "Merging with << is refused: write the keys out."};
inline constexpr Kind Tag{"tag", Severity::Error, "Tag",
                          "Tags (!name) are refused: the type follows from how the value is written."};
inline constexpr Kind SeveralDocuments{"several-documents", Severity::Error, "Document marker",
                                       "A block is one document; --- and ... have no place in it."};

// JSON.
inline constexpr Kind InvalidJson{"invalid-json", Severity::Error, "Text that is not JSON",
                                  "The text cannot be read as JSON from this place on."};

/// All kinds of this file, in its order.
inline constexpr const Kind* textKinds[] = {
    &EmptyDocument,
    &BinaryFile,
    &InvalidUtf8,
    &MergeMark,
    &NoYamlBlock,
    &MissingFence,
    &UnclosedFence,
    &MislabelledFence,
    &MissingSection,
    &InvalidSection,
    &BlockNotMapping,
    &InvalidYaml,
    &TooDeep,
    &TooLarge,
    &MoreMistakes,
    &UnquotedText,
    &ColonInText,
    &HashInText,
    &MultiLineText,
    &AmbiguousWord,
    &NullValue,
    &EmptyValue,
    &DisguisedNumber,
    &NumberTooLarge,
    &UnclosedQuote,
    &UnescapedQuote,
    &InvalidEscape,
    &SmartQuotes,
    &StrangeSpace,
    &ControlCharacter,
    &Tab,
    &Indentation,
    &DashWithoutSpace,
    &ColonWithoutSpace,
    &MissingColon,
    &QuotedKey,
    &InvalidKey,
    &DuplicateKey,
    &DashAmongKeys,
    &KeyAmongItems,
    &TextAfterValue,
    &UnclosedBracket,
    &MismatchedBracket,
    &StrayBracket,
    &BlockInFlow,
    &TrailingComma,
    &ExtraComma,
    &MissingComma,
    &PairInList,
    &JsonComment,
    &Anchor,
    &Alias,
    &MergeKey,
    &Tag,
    &SeveralDocuments,
    &InvalidJson,
};

}  // namespace ludo::diagnostics::kinds
