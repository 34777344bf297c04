<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About LudoForge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;LudoForge %1&lt;/h3&gt;&lt;p&gt;Write, play and study board, card and resource games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AccessibleNames</name>
    <message>
        <source>Scroll up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border that can be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>certain win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>chance to win</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentWords</name>
    <message>
        <source>iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the bot plays on in thought before each decision: the more, the stronger and the slower it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each decision; 0 for any. When the iterations are left at their standard, time is the only bound. Such games cannot be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much moves that were tried seldom are favoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random games from each position that the search comes to; 0 for as many as are worth the way to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mebibytes for the tree; when they are used up it grows no further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much it counts what a move was worth elsewhere; 0 for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transpositions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions that several sequences of moves lead to share their results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree is kept from one decision to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain wins and losses are kept as such.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any legal move. Very weak, and done at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any whole turn, where one is of several moves. Very weak, and done at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what looks best right now, as beginners do. Weak, but quick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials (flat)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries each move in many random games. Fair, and thinks before each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-ahead (uct)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks many moves ahead. The strongest, and thinks before each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-ahead with guesses (ismcts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with guesses at what it cannot see. Strong, and thinks the longest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates, and no round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the store is damaged: %1 records could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive is saved as .json or .csv, not as “.%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: the campaign began with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate %1 cannot be read from the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What players know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First ancestor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; in campaign files “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games unlike the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · QD score %2 · best %3 · mean %4 · %5 candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two campaigns began with different numbers of games, which an axis tells apart; choose other axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good a game is by what the campaign asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held against “%1”: cells %2, QD score %3 against %4 · both fill %5: the better game in %6, intervals apart in %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen anew: the best of %1 measured games in %2 of %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 lie outside or lack a measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 games: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness less that of the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: added by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · in force when the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest game: %1 decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest game: %1 decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>Write, play and study board, card and resource games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help and leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk through the program by itself and save a picture of each step in &lt;folder&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specifications to open (.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--tour needs a folder for its pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window, even when LudoForge is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The LudoForge that is already open does not answer. This is another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened in the LudoForge that is already open; --new-instance opens another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another theme: light, dark, high-contrast or system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are light, dark, high-contrast and system.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardHeat</name>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>%1 hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hidden token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hidden tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartData</name>
    <message>
        <source>95 % interval of the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart is saved as .png, .svg or .csv, not as “.%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; %3: %4 (%5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, 95 % interval %3 to %4 (%5 of %6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; lines show the 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; mean %2, 95 % interval %3 to %4; standard deviation %5; median %6; range %7 to %8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of games (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length (plies)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length (turns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean legal moves at a ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices at a ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of plies (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of games in which it fired (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N = %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N = %1 plies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new specification from a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a specification from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open s&amp;ample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the sample games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the specification under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every open specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every window and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last change of the panel in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text in the specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text and replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next place that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the place that was found before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the chosen lines comments, or text again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen lines to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outdent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen lines to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy of the chosen lines below them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move lines up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen lines up by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move lines do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen lines down by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the inside of every block, so that the prose remains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfo&amp;ld everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything that is folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what may stand at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the word at the cursor means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to where the cursor was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the problem before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fix problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the text of the specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mmand palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show samples, recent files and templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ight theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the text of the editor larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the text of the editor smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen, or the window again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset lay&amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game of this specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let bots play many games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the bots and keep the games played so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change the keys of every command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About LudoForge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what is selected out, and keep it to be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected: text, or rows of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in what was cut or copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select everything in the panel in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold all &amp;blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the list of problems, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the board, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panel for playing, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panel that lets bots play, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the charts of the last simulation, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the replay of a game, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout for design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, with the board and the problems beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout for play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has the window; the text is a tab away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout for analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts have the window, beside what lets bots play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the panel in use the window, or put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;utline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the list of what is defined, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and search the manual of the language and the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;usages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List where the name at the cursor is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the name at the cursor another one, wherever it is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour&amp;nament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panel in which bots meet each other, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix &amp;all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply every fix that is certain, as one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set out the chosen blocks, or all, as the samples are: indentation and blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arc&amp;hive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the archive of a campaign, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Breed from this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a campaign that breeds games from this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair with the assistant…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what can be mended, after a look at what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panel that repairs, completes and drafts games, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what the file held earlier, and bring some or all of it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rule&amp;book…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules for people at a table, as a web page or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout for evolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive of a campaign has the window; the text is a tab away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set up the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tokens where the game begins with them; the text follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the rules out after each pause in typing: recorded games, and games by random moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export print and &amp;play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save cards, pieces and boards as sheets to print and cut out, as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open recorded game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through a game that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place in the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure this game, and place it in the archive of the open campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a bot what it would play for the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text, and perhaps replace it, in the open specifications and those of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another cursor abo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the line above as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anot&amp;her cursor below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the line below as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the ne&amp;xt like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next place with the same text as well, to change them at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all li&amp;ke this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every place with the same text, to change them at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text once more below, to see two places of it, or only once again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White text on black, and a frame round what has the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, language, text size and autosave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show above the line what keys the construct at the cursor can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the form of what the cursor is in, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the rules as people read them, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the list of everything that runs, or back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unkno&amp;wn word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next word of the prose that no dictionary has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the problem or the unknown word at the cursor can be fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete &amp;this…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the assistant find what may stand at the cursor: in a hole, an empty list or behind a key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonTable</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one game has no spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is partial: it was stopped before all games were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is of the very games of report 1: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 and report 1 have %2 games in common; the intervals take all games as different ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is of another game: end conditions, actions and triggers are compared by their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is of another version of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 has another number of players, which alone changes shares of wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is by other bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1 is also by other bots: what comes of the game and what of the bots cannot be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1: %2 of %3 numbers differ from report 1; by chance alone some %4 would.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopyBeside</name>
    <message>
        <source>Pictures and bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copy %n file(s) that belong to “%1”, too?</source>
        <translation>
            <numerusform>Copy %n file that belongs to “%1”, too?</numerusform>
            <numerusform>Copy %n files that belong to “%1”, too?</numerusform>
        </translation>
    </message>
    <message>
        <source>The game uses %1, which the new folder does not have. Pictures that are not there are not drawn, and bundles that are not there are mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do not copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying to “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all was copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoreWords</name>
    <message>
        <source>play went round in circles: a position came back more than %1 times by the players&apos; choices alone, or the turn cap was reached while positions recurred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game asked for more than the program does for any game, and was given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player to move had no legal move although the game was not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action &quot;%1&quot; was taken in at least %2 % of the cases in which there was something else to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody won in fewer than %1 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table changed for %1 plies in a row or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chain of triggers ran into maxTriggerDepth and was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn cap was reached before the game ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigger %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominant action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trivial win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger chain too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn cap reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage of a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all games drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominant strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect often refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action never legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action never taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger never fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End condition never met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position came up again, so the game may go round in circles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a rule goes through multiplies, or it never comes to an end. The line of the rule is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player had nothing to do although the game was not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action was taken nearly every time it could be, so the choice may be no choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game was won after very few turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For many plies in a row nothing on the table changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triggers set each other off until the limit of the chain cut them short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game may not end by itself, or it is longer than its limit of turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where one sits decides more than it should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly anybody ever wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way to open wins nearly always, so the others are no choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule asks for what often cannot be done. Say in a precondition what must be possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could ever take the action: what it needs may be out of reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action could be taken, but these bots never wanted it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the trigger waits for never happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game ended this way; another end may always come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token ever came to some zones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the only game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 games %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices, passes and phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: new in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: gone from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigger %1 fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain of triggers is too long and was cut off: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stopped at its bound; %2 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a limit of %1 was reached and the rest left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a calculation left the range of whole numbers and gave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect found nothing to work on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initial state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal moves at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>construct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: shown to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move of %1 was no longer possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game asks for too much and was given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins of the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branching factor of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves at a ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective branching factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact of a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move variety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominance of one action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player interaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanics used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score swing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game length in plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game length in turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisiveness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest stall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain of triggers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategic depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmonic score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource tension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replayability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action or a trigger came to its turn again and again, and nothing changed by it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentLock</name>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, who plays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played again by: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>there was not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stopped for an unknown reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>%1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices at a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) fail</source>
        <translation>
            <numerusform>%1 of %n test fails</numerusform>
            <numerusform>%1 of %n tests fail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) hold; the others take too long</source>
        <translation>
            <numerusform>%1 of %n test holds; it takes too long</numerusform>
            <numerusform>%1 of %n tests hold; the others take too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) hold</source>
        <translation>
            <numerusform>%n test holds</numerusform>
            <numerusform>%n tests hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s) hold</source>
        <translation>
            <numerusform>%n recorded game holds</numerusform>
            <numerusform>%n recorded games hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recorded game(s) go otherwise</source>
        <translation>
            <numerusform>%1 of %n recorded game goes otherwise</numerusform>
            <numerusform>%1 of %n recorded games go otherwise</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by moves drawn at random</source>
        <translation>
            <numerusform>%n game by moves drawn at random</numerusform>
            <numerusform>%n games by moves drawn at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far, by moves drawn at random</source>
        <translation>
            <numerusform>%n game so far, by moves drawn at random</numerusform>
            <numerusform>%n games so far, by moves drawn at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trigger did not fire in %n random game(s)</source>
        <translation>
            <numerusform>This trigger did not fire in %n random game</numerusform>
            <numerusform>This trigger did not fire in %n random games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This end was not met in %n random game(s)</source>
        <translation>
            <numerusform>This end was not met in %n random game</numerusform>
            <numerusform>This end was not met in %n random games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was not taken in %n random game(s), though it was legal %1 times</source>
        <translation>
            <numerusform>This action was not taken in %n random game, though it was legal %1 times</numerusform>
            <numerusform>This action was not taken in %n random games, though it was legal %1 times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was never legal in %n random game(s)</source>
        <translation>
            <numerusform>This action was never legal in %n random game</numerusform>
            <numerusform>This action was never legal in %n random games</numerusform>
        </translation>
    </message>
    <message>
        <source>as with the saved rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n random game(s)</source>
        <translation>
            <numerusform>%n random game</numerusform>
            <numerusform>%n random games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) hold; there are mistakes in the others</source>
        <translation>
            <numerusform>%1 of %n test holds; there are mistakes in it</numerusform>
            <numerusform>%1 of %n tests hold; there are mistakes in the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This effect did not run in %n random game(s)</source>
        <translation>
            <numerusform>This effect did not run in %n random game</numerusform>
            <numerusform>This effect did not run in %n random games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trigger did not fire in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>This trigger did not fire in %n game of the last simulation</numerusform>
            <numerusform>This trigger did not fire in %n games of the last simulation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This end was not met in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>This end was not met in %n game of the last simulation</numerusform>
            <numerusform>This end was not met in %n games of the last simulation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This effect did not run in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>This effect did not run in %n game of the last simulation</numerusform>
            <numerusform>This effect did not run in %n games of the last simulation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was not taken in %n game(s) of the last simulation, though it was legal %1 times</source>
        <translation>
            <numerusform>This action was not taken in %n game of the last simulation, though it was legal %1 times</numerusform>
            <numerusform>This action was not taken in %n games of the last simulation, though it was legal %1 times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was never legal in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>This action was never legal in %n game of the last simulation</numerusform>
            <numerusform>This action was never legal in %n games of the last simulation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the phase %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player may take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something to choose for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is among: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cost can be paid in full: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it leads to is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be taken most often in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit for a turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit for a phase: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit for the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for: %2</source>
        <comment>an action</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move: the rules leave no legal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1: %2 of %3 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end condition %1 was met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The preferences could not be written to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintAndPlay</name>
    <message>
        <source>5 cm if printed at 100 %  ·  %1  ·  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more would follow</source>
        <translation>
            <numerusform>%n more would follow</numerusform>
            <numerusform>%n more would follow</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  ·  row %1, column %2, overlap %3 mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemDetails</name>
    <message>
        <source>Accepted here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordedGame</name>
    <message>
        <source>goes as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends with another result after %1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on after its last move, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is over after its last move, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is over before move %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1, %2, is not legal any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1, %2, is not known any more: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was played by a number of players that the game is not for any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from move %1 on the rules ask for more than the program does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was stopped at the turn cap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stopped because a player had no legal move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stopped because the bot of %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was given up because it asks for too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: ply %1 differs in its %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded %1, replayed %2. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the last step that agrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified: the one step matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified: all %1 steps match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes the same way under the present ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification is of another game now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the present ones all moves are legal still, and the result is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the present ones: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is legal there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal there now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setup is another already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 is the first that does something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded with other rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the rules it was recorded with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification has errors: whether the game goes the same way shows when they are mended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayAnimation</name>
    <message numerus="yes">
        <source>An animation shows %n position(s) at most. Choose a part of the game.</source>
        <translation>
            <numerusform>An animation shows %n position at most. Choose a part of the game.</numerusform>
            <numerusform>An animation shows %n positions at most. Choose a part of the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>The animation would be larger than 200 MB. Choose a part of the game, or smaller spaces.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayNotes</name>
    <message>
        <source>these are no notes of a game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note needs a ply and a text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: %1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First in game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never ran. Enter or a double click shows the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click shows the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaker wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before all games were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo: 0 is the mean of all bots. Whoever is rated 400 higher expects ten points of eleven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click steps through the first game that the first bot won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleTags</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money and goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For three or more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The session could not be written to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignatureHelp</name>
    <message>
        <source>%1 (required)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecTemplate</name>
    <message>
        <source>Board game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players, a square board and pieces to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players, one number and nothing else: the least that can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four players, hidden hands, a deck, and rows on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four players, and a die to trust or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four players send workers to places and turn goods into points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateDifferences</name>
    <message>
        <source>%1 of player %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>property, token, zone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>cannot open &apos;%1&apos;: it is a binary file, not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentResults</name>
    <message>
        <source>%1 is stronger by at least %2 Elo rather than by no more than %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is stronger by no more than %2 Elo rather than by at least %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These games do not tell yet who is stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games came to no end, and count as drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 games a bot failed; it loses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games of %2 between %3, seed %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before all were played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>%n mistake(s) are left.</source>
        <translation>
            <numerusform>%n mistake is left.</numerusform>
            <numerusform>%n mistakes are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of its tests fail(s).</source>
        <translation>
            <numerusform>%n of its tests fails.</numerusform>
            <numerusform>%n of its tests fail.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty games by chance come to an end and look healthy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty games by chance come to an end, but %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of twenty games by chance several do not come to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of twenty games by chance several do not come to an end: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some are stopped at the cap of turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions come back again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players are often left without a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some are won within a few turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all moves are the same one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens for %2</source>
        <comment>money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: call %2, %3 of a budget of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing the parts of the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing how it goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mending the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::CommandPaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::DocumentArea</name>
    <message>
        <source>Specifications (*.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open specifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 •</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save “%1” as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program and read again; undo brings the text back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not in the history of the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open specification files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In fo&amp;lder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular &amp;expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches lie within a line; \1 or $1 in the replacement is the first group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Searching… %n text(s) so far</source>
        <translation>
            <numerusform>Searching… %n text so far</numerusform>
            <numerusform>Searching… %n texts so far</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a regular expression: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) searched</source>
        <translation>
            <numerusform>%n text searched</numerusform>
            <numerusform>%n texts searched</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: not everything was searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more matches; the rest was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is too large or too deep; the rest was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n very long line(s) left out.</source>
        <translation>
            <numerusform>%n very long line left out.</numerusform>
            <numerusform>%n very long lines left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the expression took too long.</source>
        <translation>
            <numerusform>In %n line the expression took too long.</numerusform>
            <numerusform>In %n lines the expression took too long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n file could not be read: %1</numerusform>
            <numerusform>%n files could not be read: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace ticked (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This specification is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed since the search. Search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 files are opened and changed at once. Tick fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced: %1. Nothing is saved yet; undo takes it back in each text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left alone, for they have changed or cannot be edited: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::FoundModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::HistoryDialog</name>
    <message>
        <source>History of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the ticked changes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept of this specification yet. Its text is kept whenever it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is the same now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change if the text became as it was then:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game.md</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – LudoForge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook is saved in “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) to print are saved in “%1”</source>
        <translation>
            <numerusform>%n sheet to print is saved in “%1”</numerusform>
            <numerusform>%n sheets to print are saved in “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>The word was not added to the dictionary. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what was shown before (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::PanelDock</name>
    <message>
        <source>Open a specification first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this panel the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this panel a window of its own, or put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and other panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to another panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::PanelDocks</name>
    <message>
        <source>Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours of the whole window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size of the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also Ctrl and the mouse wheel in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Autosave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of unsaved text is kept beside its file, or with the program&apos;s own data while it has no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a crash, no more typing than this is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a crash, all that was not saved is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window; games and what is told of them stay English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when LudoForge is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the language of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the prose of a specification: unknown words are marked, and may be added</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::PrintDialog</name>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Backs of the cards, for printing on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poker, 63 × 88 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge, 56 × 87 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small, 44 × 67 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tarot, 70 × 120 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of a space of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces are as large as fits into a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Space of a board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::PrintExport</name>
    <message>
        <source>Print and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has nothing of what was chosen: cards, pieces or boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved for printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved, %n sheet(s)</source>
        <translation>
            <numerusform>Saved, %n sheet</numerusform>
            <numerusform>Saved, %n sheets</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::RecoveryDialog</name>
    <message>
        <source>Never saved. Kept from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1. Unsaved changes from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1. Unsaved changes from %2; the file was changed after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LudoForge was stopped before these texts were saved. They were kept: choose what becomes of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above each text it is asked again, until you choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::RulebookExport</name>
    <message>
        <source>The rulebook was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification has errors, or is still being checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::SampleGallery</name>
    <message>
        <source>No sample is like that. Choose less, or search for another word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the name or the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only samples with: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this command its first keys again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the keys from this command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is used by “%2” and “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::StartPage</name>
    <message>
        <source>Write a game, play it while you write, and see how it plays a thousand times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The samples were not found beside the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that you open will be listed here. You can also drop files on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a specification from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::StatusInfo</name>
    <message>
        <source>Go to the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the last check of the specification took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) allowed by comments in the text</source>
        <translation>
            <numerusform>%n warning allowed by comments in the text</numerusform>
            <numerusform>%n warnings allowed by comments in the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n cursor</numerusform>
            <numerusform>%n cursors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::ide::Tour</name>
    <message>
        <source>The start page: samples to open, templates to begin with, files of late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample is open: its prose and rules, checked and compiled, with the board beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typing mistake is marked as soon as it is made; the list says what is wrong and what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix is applied with one click, and the game is ready again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as the rules describe it; F12 on a zone leads to where it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both seats are yours: click on the board, or choose from the legal moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four moves later: marks on the board, moves in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sample has no zone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots play a thousand games on worker threads; typing stays smooth meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins, how long games last, how many choices there are: each with its interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a bar lists the games behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them in the replayer, every state computed again and its hash compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three steps on: the move, its changes and the hash of the state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dark theme, chosen from the View menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command palette finds any command by a part of its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 could not be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tour of LudoForge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it should lead to did not come within %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its picture could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index.md could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour failed at the step “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::ide::Workbench</name>
    <message>
        <source>Panel or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panel back beside the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panel back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AnimationDialog</name>
    <message>
        <source>Save as animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many plies are seen in a second; the last position stays longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is an animated PNG, which every browser plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>An animation shows %n position(s) at most.</source>
        <translation>
            <numerusform>An animation shows %n position at most.</numerusform>
            <numerusform>An animation shows %n positions at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AnimationExport</name>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animation was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ArchivePanel</name>
    <message>
        <source>Summary of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the store of a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the archive in the store of a campaign, also while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores of campaigns (*.sqlite);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export archive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the archive as JSON or CSV, or the heatmap as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is open. Breed from the open game to begin one, or open the store of one, the .sqlite file that it keeps its games in. Its archive is shown here: the best game of each kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change from its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything (*.json);;Best games, as in pyribs (*.csv);;Picture of the heatmap (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this archive alone again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the archive against that of another campaign, cell by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign first, of which a round is over; the game is placed in its archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open game does not compile; Problems says why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add open game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the open game, and place it in the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the open game, and place it in the archive. A file can be dropped here as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ArchiveView</name>
    <message>
        <source>Details of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AssistantControls</name>
    <message>
        <source>Repair this specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the holes of this specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game shall be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A race of two dice on a ring of 20 spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program alone, without a language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this machine unless you choose a language model here. They are named in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say more shortly what the game shall be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in a sentence or two what the game shall be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the place at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Like</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AssistantPanel</name>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what would be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the first message to the language model. Nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of language models has mistakes: “ludo model list” tells which. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification is still being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin; nothing is changed before you say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as a new specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the ticked changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed since. Run again to change it as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the language model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came of it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply what the assistant has found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out what would be sent…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would be sent first to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game as it grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n call(s) of the language model, %1</source>
        <translation>
            <numerusform>Done: %n call of the language model, %1</numerusform>
            <numerusform>Done: %n calls of the language model, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What may stand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may stand there. The arrow keys show what would change, and Enter takes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Autosave</name>
    <message numerus="yes">
        <source>The disk takes longer than %n second(s) to write.</source>
        <translation>
            <numerusform>The disk takes longer than %n second to write.</numerusform>
            <numerusform>The disk takes longer than %n seconds to write.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AxisBar</name>
    <message>
        <source>Ac&amp;ross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tells the columns apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tells the rows apart; cells over the other axes show their best game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What gives the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What gives the cells their colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide what lies around the selected cell into finer cells; or draw a rectangle in the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the whole range</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BarChartView</name>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click to list its games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BoardPanel</name>
    <message>
        <source>The board could not be laid out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (minus key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (plus key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the zones as a table instead of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole board as PNG or SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board appears here once the game compiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no zones and no variables to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has errors. This is the board from before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show what the rules count for themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tokens where the game begins with them; the text follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the names of rows and columns beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show lines between spaces that are adjacent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board appears here once the game compiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move between the zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to definition of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, and why not here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotBox</name>
    <message>
        <source>Strength: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strong the bot is, and what else can be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to set of this bot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotList</name>
    <message>
        <source>Add a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more bot, which may be of a kind that is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this bot away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take bot %1 away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotOptionsDialog</name>
    <message>
        <source>Strength: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BranchesView</name>
    <message numerus="yes">
        <source>%1 … %2 (%n moves)</source>
        <translation>
            <numerusform>%1 … %2 (%n move)</numerusform>
            <numerusform>%1 … %2 (%n moves)</numerusform>
        </translation>
    </message>
    <message>
        <source>Ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that were taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click goes to the end of the line; nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines taken back (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Breadcrumbs</name>
    <message>
        <source>Where the cursor is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CampaignControls</name>
    <message>
        <source>Progress of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breed from this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a campaign that breeds from the open game, and choose where it keeps its games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the campaign in this store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the campaign; all that it found is kept, and it can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the campaign keeps its games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores of campaigns (*.sqlite);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates · %2 a minute · %3 cells (%4 %) · QD score %5 · best %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything could be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over; its games are in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; what was found is in %1, and Resume goes on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the archive of a new campaign keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best game of each cell of length and branching: to see at a glance which kinds there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centroids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best game of each of 100 cells that are spread evenly: for few games, or for more measures than a grid has cells for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid whose cells follow the games: where most games are alike in length or branching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game that is unlike those before it, however good it is: to explore where fitness is not to be trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the campaign that is running first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CardTableView</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty row below the chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of the chosen cell goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add column…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A property that the cards get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column of the chosen cell goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a spreadsheet copied, from the chosen cell on (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CardView</name>
    <message>
        <source>Selected game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game, its first parent, that one&apos;s first parent, and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game in the editor, as a text without a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game that it was made of beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the specification of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · candidate %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · fitness %1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specifications (*.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game and play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through a game by the bots that measured it; each is another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let better games take its cell again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in its cell, also against better games, and breed from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it compete for its cell again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out of the archive; the next best game of its cell takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as many games again as count now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags, and games worth watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the latest games that count. Enter or a double click steps through the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click steps through a game behind the numbers, each time another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for flags…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flags in the latest %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Flags&lt;/b&gt; in the latest %1 games: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another campaign that breeds from this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChangesView</name>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change in the text; only what is ticked is applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n new line</numerusform>
            <numerusform>%n new lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) less</source>
        <translation>
            <numerusform>%n line less</numerusform>
            <numerusform>%n lines less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) changed</source>
        <translation>
            <numerusform>%n line changed</numerusform>
            <numerusform>%n lines changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChartCard</name>
    <message>
        <source>Numbers of the chart %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of this chart as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this chart as a picture or its numbers as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector drawing (SVG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChartsPanel</name>
    <message>
        <source> against </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · cancelled, %1 were wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a simulation to see charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long games last, how many choices players have, who wins, which actions are used: each with its games, which you can open and step through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let bots play many games of this specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No warning signs: no loops, stalls, dead ends or dominant actions were seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games of %2 · %3 · seed %4 · %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulation that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The run before&lt;/b&gt;, while another is under way: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ClocksView</name>
    <message>
        <source>Time of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ComparePage</name>
    <message>
        <source>Numbers of the reports, and how far they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open reports…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open reports that were saved from here or by ludo eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the others with the chosen report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen report off the list; its file stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the numbers that show no difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick two reports or more to see them side by side. Each simulation adds its report here, of every open specification; saved reports can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports were not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some reports were not opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompareView</name>
    <message>
        <source>Step to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare what is shown from now on with this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chosen step, and compare it with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between the two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to step %1: nothing differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to step %1: %n difference(s)</source>
        <translation>
            <numerusform>to step %1: %n difference</numerusform>
            <numerusform>to step %1: %n differences</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompletionModel</name>
    <message>
        <source>Tab writes it out: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CourseView</name>
    <message>
        <source>Scores in the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices in the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances in the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Curtain</name>
    <message>
        <source>Curtain between the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others have is covered. Nobody else should look now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: show what I know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CurvesView</name>
    <message>
        <source>How the archive grew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QD score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 candidates: %2 cells, QD score %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates a minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::DiffView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n equal line(s)</source>
        <translation>
            <numerusform>… %n equal line</numerusform>
            <numerusform>… %n equal lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Document</name>
    <message>
        <source>the document has no file yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: another program changed it meanwhile. Choose whether to reload it or to keep your version, then save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification could not be checked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text from before stands in the way of the copy: &apos;%1&apos; could not be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: it is open in another tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: it is open in another window (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::DocumentNotices</name>
    <message>
        <source>Unsaved changes could not be kept safe. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text was never saved. It was kept from %1, when LudoForge last stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes from %1 were kept when LudoForge last stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes from %1 were kept, but the file was changed after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was removed or renamed. Saving writes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed the file. You have unsaved changes; reloading can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only: open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only: open in another tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only: opened on another computer, perhaps still open there (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only: open in another window (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its pictures lay beside %1, which is gone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ElitesModel</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::EvidenceView</name>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the changes do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that go otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests that hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This differs by more than chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 games by chance; before, there was no game to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All of %n game(s) by chance go as before.</source>
        <translation>
            <numerusform>The %n game by chance goes as before.</numerusform>
            <numerusform>All of %n games by chance go as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) by chance go otherwise. The first is game %2, at move %3: %4 before, now %5.</source>
        <translation>
            <numerusform>%1 of %n game by chance goes otherwise. The first is game %2, at move %3: %4 before, now %5.</numerusform>
            <numerusform>%1 of %n games by chance go otherwise. The first is game %2, at move %3: %4 before, now %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ExampleList</name>
    <message>
        <source>Those likest to the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games that the draft is like. A language model is shown them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the games whose descriptions are likest to the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick an example that the game shall be like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FindBar</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace every match as one step (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression takes too long</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FlagsModel</name>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 Click or press Enter to list its games.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FormPanel</name>
    <message>
        <source>Table of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cursor into a zone, a token type, an action or anything else of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FormRow</name>
    <message>
        <source>%1, required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, show in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the text</source>
        <translation>
            <numerusform>%n line in the text</numerusform>
            <numerusform>%n lines in the text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Formatter</name>
    <message>
        <source>The text has changed since. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) with mistakes stay as they are</source>
        <translation>
            <numerusform>One block with mistakes stays as it is</numerusform>
            <numerusform>%n blocks with mistakes stay as they are</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Changed %n line(s)</source>
        <translation>
            <numerusform>Changed one line</numerusform>
            <numerusform>Changed %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GameSketch</name>
    <message>
        <source>The board at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GamesModel</name>
    <message>
        <source>Player %1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players %1 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click or press Enter to see this game move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the game in the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of this game: the same seed plays the same game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of single decisions in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of turns in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ply at which to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At ply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GamesPanel</name>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every game of the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the chosen game move by move (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the chosen game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the first %2 of %3 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %Ln game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>All %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GoToLineBar</name>
    <message>
        <source>Go to &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line to go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HandBar</name>
    <message>
        <source>“%1” has no place in the archive: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has the rules of candidate %2, which is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was measured, and holds its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was measured; its cell is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was measured; its cell is selected, which candidate %2 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not compile. Line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel what is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was thrown out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing more games of “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games of “%1” count now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the games of “%1” that were played count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n star(s)</source>
        <translation>
            <numerusform>“%1” has %n star</numerusform>
            <numerusform>“%1” has %n stars</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and “%2” are liked as well as each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is preferred to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HeatMode</name>
    <message>
        <source>Heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visits: tokens that come there, a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures: others&apos; tokens taken there, a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins by first move: share won by who begins there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the games of the last simulation did on the board. Let bots play first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are being counted…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Counted from %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Counted from %n game of the last simulation</numerusform>
            <numerusform>Counted from %n games of the last simulation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HeatmapView</name>
    <message>
        <source>Heatmap of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell is selected. Arrow keys move over the cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2, fitness %3 (%4 to %5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the best of %1 games here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, empty in the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in the other fitness %1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, does not match the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::JobListPanel</name>
    <message>
        <source>Nothing runs. Simulations, tournaments, campaigns, drafts and what is saved appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what there is of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::LensBar</name>
    <message>
        <source>Live lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the rules out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are tried out as soon as the text has no errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tests of this text, played after each change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded games that lie beside the file, played under the rules as they are now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games that go otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::LineagePage</name>
    <message>
        <source>Lineage of the selected game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancestors: %1 · descendants: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, and more that are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · in italics: holds no cell · choose a game to see its card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MeasureBox</name>
    <message>
        <source>Measured as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each &amp;rule runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts each effect, action, trigger and end, and finds those that never come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What d&amp;ecisions are worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays games on from a decision with another move, and sees how often the result changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of decisions that are tried otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strategic depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of each match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> games a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the strongest to the weakest; each plays a match against the next:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far better thinking leads to better results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for one player has nobody to meet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MeasuresPage</name>
    <message>
        <source>Games that match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure to filter by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest value that matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest value that matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let any value of this measure match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let all games match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the measures that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MovesModel</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::NotesView</name>
    <message>
        <source>Ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a note to this ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this ply and say something about it (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen note (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::OutlinePanel</name>
    <message>
        <source>Nothing is defined yet. Headings, sections and the names in them are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline of the specification</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ParallelView</name>
    <message>
        <source>Games along several measures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PeoplePage</name>
    <message>
        <source>How far people and fitness agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I would as gladly play the one as the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that people have judged, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strong people find it, in Elo: who is 100 points stronger is preferred in 64 of 100 comparisons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the archive has two games, you are asked here which one you would rather play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which would you rather play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I would rather play %1, candidate %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparisons and fitness agree by Kendall&apos;s tau %1 (%2 to %3), over %4 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars and fitness agree by Kendall&apos;s tau %1 (%2 to %3), over %4 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far people and fitness agree can be told when five games are judged, and not all alike.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayPanel</name>
    <message>
        <source>The game could not be set up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has errors. This game goes on by the last rules that compiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules changed and the game began anew: move %1, %2, is no longer legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal move there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where next, or press Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of these moves, or press Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot found no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game is now for %n player(s), not for %1, so it began anew.</source>
        <translation>
            <numerusform>The game is now for %n player, not for %1, so it began anew.</numerusform>
            <numerusform>The game is now for %n players, not for %1, so it began anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game that was kept is for %n player(s), and the rules are not.</source>
        <translation>
            <numerusform>The game that was kept is for %n player, and the rules are not.</numerusform>
            <numerusform>The game that was kept is for %n players, and the rules are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game goes on where it was when LudoForge ended, after %n move(s).</source>
        <translation>
            <numerusform>The game goes on where it was when LudoForge ended, after %n move.</numerusform>
            <numerusform>The game goes on where it was when LudoForge ended, after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the game that was kept, %1 of %n move(s) came back: %2 is no longer legal.</source>
        <translation>
            <numerusform>Of the game that was kept, %1 of %n move came back: %2 is no longer legal.</numerusform>
            <numerusform>Of the game that was kept, %1 of %n moves came back: %2 is no longer legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line goes no further: %1 is no longer legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has lost on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The recorded game is for %n player(s), and the rules are not.</source>
        <translation>
            <numerusform>The recorded game is for %n player, and the rules are not.</numerusform>
            <numerusform>The recorded game is for %n players, and the rules are not.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded game goes on after move %1. Its later moves are a line that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of the recorded game, %1 of %n move(s) can be played by the present rules: %2 is not legal.</source>
        <translation>
            <numerusform>Of the recorded game, %1 of %n move can be played by the present rules: %2 is not legal.</numerusform>
            <numerusform>Of the recorded game, %1 of %n moves can be played by the present rules: %2 is not legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of time, after %n move(s) of the game.</source>
        <translation>
            <numerusform>%1 is out of time, after %n move of the game.</numerusform>
            <numerusform>%1 is out of time, after %n moves of the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose from the list of moves: double click, or Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayPlayers</name>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change begins a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the player to move knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hidden zones are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay of the bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least time a bot takes for a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game. Enter begins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a game with another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose hands and hidden zones lie open on the board. Between the turns of two people a curtain falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot that is asked for hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what bots think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without being asked: the bot for hints thinks about each of your moves, and the bots who play say what they thought, unless it would tell what you may not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes of each player for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long each player may think in the whole game. A change sets all clocks anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that each move adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each move adds so many seconds to its player&apos;s clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is out of time loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else it is only told, and the game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlaySide</name>
    <message>
        <source>Game tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the game again with the seed below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back to your last decision (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots wait while this is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game so far in the replayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss the remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click makes the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play starts here once the game compiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that fit (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say of each action what it asks for, and what is in the way now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the moves after this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the position as it is now (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows the position after move %1. Nothing is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the move again that was taken back (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the bot below what it would play here; it knows no more than the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayedMoves</name>
    <message>
        <source>Moves so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chosen move shows where it led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves so far (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PreviewPanel</name>
    <message>
        <source>Rules as people read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules appear here once the game compiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has errors. These are the rules from before them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProblemsPanel</name>
    <message>
        <source>Apply &amp;fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only problems whose message, path or code contains this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the place in the editor (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show errors: what keeps the game from being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show warnings: what is probably not meant so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show notes: remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problem matches the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden by the filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is ready to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game to see what it still needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This problem has no automatic fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the assistant mend all problems; you see what would change first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProgressPage</name>
    <message>
        <source>What each operator yields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children that passed the filters and raised no flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children that took a cell of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of those that were tried, how many took a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProseSpelling</name>
    <message>
        <source>Spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word is like this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add “%1” to the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::QuestionBox</name>
    <message>
        <source>Stop when it is clear who is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By so many Elo the first bot is stronger if there is nothing to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By so many Elo the first bot is stronger if there is something to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance to say “at least” where “not more than” is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance to say “not more than” where “at least” is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Elo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends as soon as it is answered whether the first bot is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be asked of two bots only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReasonsDialog</name>
    <message>
        <source>Why and why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and what they ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click shows it in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to choose first, from the list beside the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 can do with %2, and what is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 can do now, and what is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not hold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReplayPanel</name>
    <message>
        <source>The game could not be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened in this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables after this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the game, move by move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recorded game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work out who is likely to win, by random games from each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recorded game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game; beside the specification it is played again when rules change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games are stepped through here.
Open one from the play panel, from a chart of simulated games, or from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be played under the present rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game as a text to be read: a line a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this game by hand from the step that is shown; its later moves can be gone back to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As animation…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board of this game as pictures that move, for a page or a message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReplayTransport</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◂ Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the flag before (Ctrl+left arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next flag (Ctrl+right arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State hash of this step; a click copies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps per second while playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportButton</name>
    <message>
        <source>The report was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything that was measured, to read or to pass on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page for any browser (HTML)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data for programs (JSON)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportModel</name>
    <message>
        <source>%1, from this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, up to but without this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval (Wilson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval (Wilson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportTabs</name>
    <message>
        <source>All numbers of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each rule ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches between bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was measured, with its interval; Enter or a double click lists the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each rule ran; Enter or a double click shows it in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far better thinking leads to better results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports side by side: of runs, versions, games or bots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::RunBox</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now and keep the games played so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 games · %3 games/s · %4 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 games · %3 games/s or fewer · more than %4 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ScoresView</name>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores (the lowest wins)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on what those who look do not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SecondView</name>
    <message>
        <source>Specification text, once more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SeedBox</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same games, on any machine and any number of threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take another seed, to see other games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SeekSlider</name>
    <message>
        <source>Ply %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SetupBar</name>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a click puts down or paints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SetupMode</name>
    <message>
        <source>The text has errors. Mend them first, then set up the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where it goes. Escape leaves it where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to put a token down, drag to move one, Delete takes one away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no token types yet. Write one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a space to take it into the region or out of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a space to take it out of the board; a dashed one, to put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the space to connect it with, or to part it from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two spaces to connect or to part them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where it goes. Escape leaves it where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spaces of this board have no places in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be done from here: no line of the text can be changed so that the game becomes like that. Perhaps the space is full, or a bundle or another rule names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click beside all spaces for a new one, or press Insert; click a space to move it. Delete takes one away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SignatureHelp</name>
    <message>
        <source>There are no keys at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SimulatePanel</name>
    <message>
        <source>Number of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games the bots play: more games give narrower intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many players sit at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cores (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games are played at the same time; the results do not depend on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots need a specification without errors. Mend the problems, then run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulation failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled after %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games in %2 s (%3 games/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the bots play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the game says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns after which a game is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that take more turns are stopped and counted as such</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions tried otherwise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SpecEditor</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+[</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold all blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+[</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is defined under this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply all certain fixes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no automatic fix here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed since. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to explain here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find usages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply all certain fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fix is certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another cursor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another cursor below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+\</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow this here, with a reason (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unknown word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unknown words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Spelling</name>
    <message>
        <source>This build of LudoForge cannot check spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionary is installed, such as the package hunspell-en-us.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::StarBar</name>
    <message numerus="yes">
        <source>Give %n star(s)</source>
        <translation>
            <numerusform>Give %n star</numerusform>
            <numerusform>Give %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n</source>
        <translation>
            <numerusform>it has %n</numerusform>
            <numerusform>it has %n</numerusform>
        </translation>
    </message>
    <message>
        <source>it has none yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::StepEventsModel</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Enter or a double click shows the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TextSaver</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TextView</name>
    <message>
        <source>Specification text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ThoughtsView</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the bot thinks of the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 thinks about a hint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would play for %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away what the bot thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click makes the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts of a bot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TimeBar</name>
    <message>
        <source>Play the filling back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the archive filled, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive as it stood after so many rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TournamentPanel</name>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be played again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games each two bots play, rounded up to whole rounds in which both sit everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many players sit at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the game says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns after which a game is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that take more turns are stopped and count as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cores (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games are played at the same time; the results do not depend on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots need a specification without errors. Mend the problems, then run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for one player has nobody to meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Not more than” has to be less than “at least”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the bots meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled after %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TournamentResults</name>
    <message>
        <source>How strong each bot is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each pair of bots came out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each seat was worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole tournament as data for programs (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TraceFiles</name>
    <message>
        <source>The game was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification has errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notes in %1 cannot be read: %2. Move this file away to open the game without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Under the present ones: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TraceModel</name>
    <message>
        <source>Start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many moves the player could choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the whole state after the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State hash</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::UsagesBar</name>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the name in all these places, as one step (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places where the name is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of usages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name stands here that this text defines</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %n place(s)</source>
        <translation>
            <numerusform>“%1” stands in one place</numerusform>
            <numerusform>“%1” stands in %n places</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has changed since. Close this and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Changed in %n place(s); undo brings the old name back</source>
        <translation>
            <numerusform>Changed in one place; undo brings the old name back</numerusform>
            <numerusform>Changed in %n places; undo brings the old name back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::VariablesModel</name>
    <message>
        <source>Variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ZonesModel</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
