// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in what a document says: sections, keys, names, types, rules.
namespace ludo::diagnostics::kinds {

// Form.
inline constexpr Kind UnknownSection{"unknown-section", Severity::Error, "Unknown section",
                                     "The `section` key must hold one of the section names of the language."};
inline constexpr Kind AbsentSection{"absent-section", Severity::Error, "Absent section",
                                    "A game needs the sections metadata, turn, actions and end."};
inline constexpr Kind RepeatedKey{"repeated-key", Severity::Error, "Key given in two blocks",
                                  "A section may be split over several blocks, but each key is given once."};
inline constexpr Kind UnknownKey{
    "unknown-key", Severity::Error, "Unknown key",
    "The mapping has no such key. Keys are spelled exactly as in the reference."};
inline constexpr Kind MissingKey{"missing-key", Severity::Error, "Missing key",
                                 "The mapping lacks a key that it cannot do without."};
inline constexpr Kind WrongType{"wrong-type", Severity::Error, "Wrong type of value",
                                "The value is of another type than the place needs, for example text where a "
                                "number belongs."};
inline constexpr Kind UnknownWord{"unknown-word", Severity::Error, "Unknown word",
                                  "The place takes one of a few words."};
inline constexpr Kind OutOfRange{"out-of-range", Severity::Error, "Number out of range",
                                 "The number is smaller or larger than the place allows."};
inline constexpr Kind InvalidNotation{"invalid-notation", Severity::Error, "Unreadable value",
                                      "Selectors and other short notations have a form of their own."};
inline constexpr Kind InvalidName{
    "invalid-name", Severity::Error, "Unusable name",
    "Names start with a letter and go on with letters, digits, _ and -. Names of "
    "bindings start with $."};
inline constexpr Kind UnknownConstruct{"unknown-construct", Severity::Error, "Unknown construct",
                                       "The mapping is none of the constructs that may stand in its place."};
inline constexpr Kind WrongForm{"wrong-form", Severity::Error, "Construct in another form",
                                "The construct is known, but it is written differently, for example "
                                "{ addVar: { ... } } and not { type: \"addVar\", ... }."};
inline constexpr Kind Placeholder{"placeholder", Severity::Error, "Placeholder left in",
                                  "A text such as TODO or <name> keeps the place of a name or word."};
inline constexpr Kind PlaceholderText{"placeholder-text", Severity::Warning, "Placeholder in a text",
                                      "A text for people still holds a mark such as TODO."};
inline constexpr Kind MissingCapability{
    "missing-capability", Severity::Error, "Something the language lacks",
    "The language leaves some things out on purpose; the message says why, and what to do instead."};

inline constexpr Kind SchemaViolation{"schema-violation", Severity::Error,
                                      "Game that departs from the schema",
                                      "A compiled game is as schemas/GameDef.schema.json says; compile it "
                                      "again from its specification."};

// Names.
inline constexpr Kind UnknownName{"unknown-name", Severity::Error, "Unknown name",
                                  "Nothing of this kind and name is defined in the document."};
inline constexpr Kind MissingPicture{"missing-picture", Severity::Warning, "Picture that is not there",
                                     "Pictures are SVG and PNG files in the document's folder or below. What "
                                     "has none is drawn as it would be without."};
inline constexpr Kind UnfitPicture{
    "unfit-picture", Severity::Warning, "Picture that cannot be drawn",
    "A picture is a whole PNG of at most 4 MiB and 4096 pixels a side, or an "
    "SVG of at most 256 KiB with nothing but shapes, texts and gradients. What "
    "has none is drawn as it would be without."};
inline constexpr Kind DuplicateName{"duplicate-name", Severity::Error, "Name defined twice",
                                    "Names of one kind must be distinct."};
inline constexpr Kind UnboundName{
    "unbound-name", Severity::Error, "Name that is not bound here",
    "A name with $ can be used only where a parameter, a choice, a loop or let has bound "
    "it."};
inline constexpr Kind RepeatedDirection{
    "repeated-direction", Severity::Error, "Direction named twice",
    "A list of directions is a choice of ways to take one step; steps one after another are a path."};
inline constexpr Kind ShadowedName{"shadowed-name", Severity::Warning, "Name bound again",
                                   "Binding a name again hides the outer one."};

// Meaning.
inline constexpr Kind WrongScope{"wrong-scope", Severity::Error, "Wrong scope of a variable",
                                 "Global variables are read with gvar, the players' with pvar."};
inline constexpr Kind WrongValueType{"wrong-value-type", Severity::Error, "Value of another type",
                                     "The expression has a value of another type than the place needs."};
inline constexpr Kind WrongOwner{"wrong-owner", Severity::Error, "Wrong owner of a zone or region",
                                 "What is a player's is named with its player, what is shared without."};
inline constexpr Kind InvalidBounds{
    "invalid-bounds", Severity::Error, "Bounds that cannot hold",
    "A smallest value must not exceed the largest, and a starting value lies between."};
inline constexpr Kind InvalidPlayers{"invalid-players", Severity::Error, "Impossible number of players",
                                     "A game has 1 to 16 players, and seats are counted from 0."};
inline constexpr Kind InvalidBoard{"invalid-board", Severity::Error, "Impossible board",
                                   "A board has at least one space and at most 10,000."};
inline constexpr Kind InvalidTable{
    "invalid-table", Severity::Error, "Impossible table",
    "Each row of a table has an entry for each column, and the columns say what the rows are."};
inline constexpr Kind NoPhase{
    "no-phase", Severity::Error, "No phase in which players act",
    "A turn needs at least one phase, and one of them must let players act or choose."};
inline constexpr Kind CircularQuestion{
    "circular-question", Severity::Error, "Question that leads back to itself",
    "A definition cannot be part of what it stands for, and whether an action is legal cannot depend on how "
    "many ways there are to take that very action."};
inline constexpr Kind AsksTooMuch{
    "asks-too-much", Severity::Error, "Game that asks for too much",
    "While it was played the game came to a limit of the program, so it was given "
    "up: what it goes through multiplies, or it never comes to an end."};
inline constexpr Kind MissingScoring{"missing-scoring", Severity::Error, "Result by score without scoring",
                                     "The result byScore needs the scoring section."};
inline constexpr Kind PlainZone{"plain-zone", Severity::Error, "Zone without neighbours",
                                "Directions, lines and connections need zones with neighbours."};
inline constexpr Kind MixedProperty{"mixed-property", Severity::Warning, "Property of several kinds of value",
                                    "Where it is read as a number, a zone, token or player in it is none."};
inline constexpr Kind UnusedDefinition{"unused-definition", Severity::Warning,
                                       "Definition that is never used",
                                       "Nothing refers to it; it may be left over or misspelt elsewhere."};

/// All kinds of this file, in its order.
inline constexpr const Kind* languageKinds[] = {
    &UnknownSection,    &AbsentSection,    &RepeatedKey,       &UnknownKey,      &MissingKey,
    &WrongType,         &UnknownWord,      &OutOfRange,        &InvalidNotation, &InvalidName,
    &UnknownConstruct,  &WrongForm,        &UnknownName,       &MissingPicture,  &UnfitPicture,
    &DuplicateName,     &UnboundName,      &RepeatedDirection, &ShadowedName,    &WrongScope,
    &WrongValueType,    &WrongOwner,       &InvalidBounds,     &InvalidPlayers,  &InvalidBoard,
    &InvalidTable,      &NoPhase,          &MissingScoring,    &PlainZone,       &CircularQuestion,
    &AsksTooMuch,       &UnusedDefinition, &SchemaViolation,   &Placeholder,     &PlaceholderText,
    &MissingCapability, &MixedProperty,
};

}  // namespace ludo::diagnostics::kinds
