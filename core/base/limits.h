// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

/// The bounds on what a text can make the program do, stage by stage; those of campaigns and of language models
/// stand in campaign/limits.h and model/limits.h. They count, and never measure time, so that every machine
/// stops at the same place. docs/limits.md says what happens at each.
///
/// They are chosen so that the worst text that is allowed takes less than 512 MiB and some seconds, and so
/// that no game that people play comes near them.
namespace ludo::limits {

// Reading a text.

constexpr std::size_t svgBytes = std::size_t{256} << 10;   ///< of a picture of a token, a card or a board
constexpr std::size_t pngBytes = std::size_t{4} << 20;     ///< the same
constexpr std::uint32_t pictureSide = 4096;                ///< pixels of a PNG
constexpr std::size_t svgDepth = 64;                       ///< of elements in one another
constexpr std::size_t pictures = 500;                      ///< that one game shows
constexpr std::size_t rememberedPictures = 2'000;          ///< files found fit or not, of all games
constexpr std::size_t listedFiles = 5'000;                 ///< of a folder in which pictures are looked for
constexpr int listedFolders = 8;                           ///< in one another, the same
constexpr std::size_t textBytes = std::size_t{16} << 20;   ///< of a document, and of a game in JSON
constexpr std::size_t bundleBytes = std::size_t{1} << 20;  ///< of a bundle's file
constexpr std::size_t traceBytes = std::size_t{64} << 20;  ///< of a recorded game
constexpr std::size_t keptGameBytes = std::size_t{64} << 20;  ///< of one game in a journal
/// Of a journal, read in vain for records that are damaged. Only a file that was made for it takes more.
constexpr std::uint64_t wastedBytes = std::uint64_t{256} << 20U;
/// Line ends and marks of Markdown in a document. cmark keeps up to 400 bytes for each.
constexpr std::int64_t markupMarks = 600'000;
/// What cmark may keep in all, whatever it is for.
constexpr std::size_t markupBytes = std::size_t{384} << 20;
/// Columns of dashes, numbers, > and spaces before a line's text: how deep lists and quotations go.
constexpr std::size_t markupColumns = 500;
/// What brackets in brackets, and empty lines in lists, may cost cmark: some nanoseconds each.
constexpr std::int64_t markupSteps = 20'000'000;
constexpr std::size_t blocks = 10'000;  ///< of YAML in a document
/// Keys, texts and numbers of a document, of up to 700 bytes each.
constexpr std::int64_t yamlValues = 500'000;
/// Values of a JSON text, of up to 400 bytes each: a recorded game of some ten thousand plies has so many.
constexpr std::size_t jsonValues = 1'000'000;
constexpr std::size_t jsonTokenBytes = std::size_t{16} << 20;  ///< of one text or number in JSON
/// Of the structs that a section is read into; the program keeps up to four of each.
constexpr std::int64_t sectionBytes = std::int64_t{32} << 20;
constexpr std::size_t fixEdits = 100'000;  ///< of one mistake; beyond them it has no fix
/// Told of one section, and of one stage of checking.
constexpr std::size_t mistakes = 1'000;
/// Told of one document, warnings and remarks included.
constexpr std::size_t toldMistakes = 10'000;

/// Of a stack: the deepest nesting that is allowed, 256 levels of conditions in a game in JSON, takes a
/// third.
constexpr std::size_t stackBytes = std::size_t{2} << 20;

// The tests of a document, all together. A step is one of the kernel's.

constexpr std::uint64_t editedTestPlies = 2'000;      ///< played whenever the document changes
constexpr std::int64_t editedTestSteps = 10'000'000;  ///< the same
constexpr std::int64_t testSteps = 200'000'000;       ///< in ludo test

// Looking for what a name that nobody knows may have meant.

constexpr std::size_t comparedWord = 100;          ///< letters
constexpr std::size_t toldText = 1'000;            ///< bytes of a message, a suggestion or a path
constexpr std::int64_t comparedNames = 1'000'000;  ///< for all unknown names together

// Looking for what mends a mistake, by trying.

/// Of the changed texts that are read, all together: what is as before in them counts an eighth.
constexpr std::int64_t triedBytes = std::int64_t{1} << 20U;
constexpr std::size_t triedChanges = 130;  ///< for one mistake
/// Of the values that are read as what may be meant, all together; each counts with what stands in it.
constexpr std::int64_t meantBytes = std::int64_t{3} << 20U;

// Compiling. Tables have a row for each name of one kind and a column for each of another.

constexpr std::size_t definedNames = 10'000;      ///< of token types; of definitions
constexpr std::size_t propertyNames = 1'000;      ///< of tokens
constexpr std::size_t zonePropertyNames = 1'000;  ///< of zones
constexpr std::size_t directionNames = 1'000;     ///< of a game
constexpr std::size_t combinedRows = 10'000;      ///< of one table
constexpr std::size_t bundleUses = 100;           ///< of a game, those of its bundles included
/// Of a name by which rules call a thing. Boards make longer ones of it.
constexpr std::size_t nameBytes = 200;
/// Of a name or label with its holes filled.
constexpr std::size_t shownText = std::size_t{16} << 10;
/// Spaces with their neighbours, members of regions and lines, and properties that all boards make, of some
/// 150 bytes each; one with a name or text of more than 64 bytes counts as several. A grid of 100 x 100 takes
/// a quarter.
constexpr std::int64_t boardParts = 1'000'000;
/// Effects of a game once those that have a name are written out, of some 500 bytes each.
constexpr std::int64_t writtenOutEffects = 100'000;

// Lowering to the engine: beyond them the kernel plays, and no code is lost. The samples take up to a tenth.

/// Parts of rules that one function writes out. A definition is written out wherever it is used, so that
/// definitions of definitions multiply.
constexpr std::int64_t loweredParts = 200'000;
/// Instructions and blocks of one function, of some 100 bytes each.
constexpr std::size_t functionSize = 100'000;

// Translation to native code: beyond it the interpreter plays.

/// Instructions of one function as LLVM is given it, which takes some 12 microseconds and 2 kB for each.
constexpr std::size_t translatedSize = 80'000;

// Playing. Beyond them a game is given up, and it is said where: see kernel/excess.h. A step is an evaluated
// expression or a visited candidate, and takes some 20 nanoseconds.

constexpr std::int64_t stepsPerCall = 10'000'000;   ///< for one move, or one list of legal moves
constexpr std::int64_t stepsPerGame = 500'000'000;  ///< for a game that agents play
/// What is kept of a game that is recorded: moves, changes and notes. As text they take some three times as much.
constexpr std::size_t recordBytes = std::size_t{128} << 20;
/// What games that were given up may cost a run together; with it the run ends.
constexpr std::int64_t stepsInVain = 100'000'000;
/// The steps of one effect: a move resolves at most a million of them.
constexpr std::int64_t stepsPerEffect = 10;
/// Things that are gone over one after the other, with little to do for each (marks that are cleared, tokens
/// that shift, names that are compared), for one step.
constexpr std::size_t sweptPerStep = 16;
/// How often the turn machinery may go on by itself before a player must decide.
constexpr std::int64_t turnStepsPerCall = 100'000;
/// How often until it is asked whether it goes round in a circle, in which it would go on for ever.
constexpr std::int64_t turnStepsNotLookedAt = 256;
/// Moves in a row that are the only legal ones and bring nothing new; a player has nothing to decide.
constexpr std::uint64_t forcedMoves = 500;
/// How often an action may be taken in a row where only the longest series of it is legal.
constexpr std::size_t longestSeries = 200;
constexpr std::size_t maximumMoves = 100'000;    ///< legal in one state
constexpr std::size_t maximumOptions = 100'000;  ///< of one query
constexpr std::size_t maximumTokens = 100'000;   ///< ever created in one game
/// Properties of all those tokens, of 16 bytes each, counted for each token as for the type that has the
/// most.
constexpr std::size_t maximumTokenProperties = 5'000'000;
constexpr std::size_t maximumEvents = 10'000;     ///< waiting at once
constexpr std::size_t maximumExtraTurns = 1'000;  ///< waiting at once

}  // namespace ludo::limits
