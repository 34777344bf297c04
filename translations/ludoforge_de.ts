<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About LudoForge</source>
        <translation>Über LudoForge</translation>
    </message>
    <message>
        <source>&lt;h3&gt;LudoForge %1&lt;/h3&gt;&lt;p&gt;Write, play and study board, card and resource games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;LudoForge %1&lt;/h3&gt;&lt;p&gt;Brett-, Karten- und Ressourcenspiele schreiben, spielen und untersuchen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewähr.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleNames</name>
    <message>
        <source>Scroll up and down</source>
        <translation>Auf und ab rollen</translation>
    </message>
    <message>
        <source>Scroll left and right</source>
        <translation>Hin und her rollen</translation>
    </message>
    <message>
        <source>Border that can be moved</source>
        <translation>Rand, der sich verschieben lässt</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Size of the window</source>
        <translation>Größe des Fensters</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Mehr Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>certain win</source>
        <translation>sicherer Gewinn</translation>
    </message>
    <message>
        <source>certain loss</source>
        <translation>sicherer Verlust</translation>
    </message>
    <message>
        <source>certain draw</source>
        <translation>sicheres Unentschieden</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>chance to win</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AgentWords</name>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>How often the bot plays on in thought before each decision: the more, the stronger and the slower it is.</source>
        <translation>Wie oft der Bot vor jeder Entscheidung in Gedanken weiterspielt: je öfter, desto stärker und langsamer ist er.</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Time for each decision; 0 for any. When the iterations are left at their standard, time is the only bound. Such games cannot be repeated.</source>
        <translation>Zeit für jede Entscheidung; 0 für beliebig viel. Bleiben die Iterationen beim Üblichen, ist die Zeit die einzige Grenze. Solche Partien lassen sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>How much moves that were tried seldom are favoured.</source>
        <translation>Wie sehr selten versuchte Züge bevorzugt werden.</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>Zufallspartien</translation>
    </message>
    <message>
        <source>Random games from each position that the search comes to; 0 for as many as are worth the way to it.</source>
        <translation>Zufallspartien von jeder Stellung aus, zu der die Suche kommt; 0 für so viele, wie der Weg dorthin wert ist.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Mebibytes for the tree; when they are used up it grows no further.</source>
        <translation>Mebibyte für den Baum; sind sie verbraucht, wächst er nicht weiter.</translation>
    </message>
    <message>
        <source>history</source>
        <translation>Vorgeschichte</translation>
    </message>
    <message>
        <source>How much it counts what a move was worth elsewhere; 0 for nothing.</source>
        <translation>Wie viel zählt, was ein Zug anderswo wert war; 0 für nichts.</translation>
    </message>
    <message>
        <source>transpositions</source>
        <translation>Zugumstellungen</translation>
    </message>
    <message>
        <source>Positions that several sequences of moves lead to share their results.</source>
        <translation>Stellungen, zu denen mehrere Zugfolgen führen, teilen sich ihre Ergebnisse.</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>Weiterverwenden</translation>
    </message>
    <message>
        <source>The tree is kept from one decision to the next.</source>
        <translation>Der Baum bleibt von einer Entscheidung zur nächsten erhalten.</translation>
    </message>
    <message>
        <source>solver</source>
        <translation>Beweise</translation>
    </message>
    <message>
        <source>Certain wins and losses are kept as such.</source>
        <translation>Sichere Gewinne und Verluste werden als solche festgehalten.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall (random)</translation>
    </message>
    <message>
        <source>Random turn</source>
        <translation>Zufallszug (randomTurn)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig (greedy)</translation>
    </message>
    <message>
        <source>Makes any legal move. Very weak, and done at once.</source>
        <translation>Macht irgendeinen erlaubten Zug. Sehr schwach und sofort fertig.</translation>
    </message>
    <message>
        <source>Makes any whole turn, where one is of several moves. Very weak, and done at once.</source>
        <translation>Macht irgendeinen ganzen Zug, wo einer aus mehreren Schritten besteht. Sehr schwach und sofort fertig.</translation>
    </message>
    <message>
        <source>Takes what looks best right now, as beginners do. Weak, but quick.</source>
        <translation>Nimmt, was im Augenblick am besten aussieht, wie Anfänger es tun. Schwach, aber schnell.</translation>
    </message>
    <message>
        <source>Trials (flat)</source>
        <translation>Probepartien (flat)</translation>
    </message>
    <message>
        <source>Tries each move in many random games. Fair, and thinks before each move.</source>
        <translation>Probiert jeden Zug in vielen Zufallspartien aus. Mittelstark und denkt vor jedem Zug nach.</translation>
    </message>
    <message>
        <source>Look-ahead (uct)</source>
        <translation>Vorausschau (uct)</translation>
    </message>
    <message>
        <source>Looks many moves ahead. The strongest, and thinks before each move.</source>
        <translation>Schaut viele Züge voraus. Der stärkste Bot; denkt vor jedem Zug nach.</translation>
    </message>
    <message>
        <source>Look-ahead with guesses (ismcts)</source>
        <translation>Vorausschau mit Vermutungen (ismcts)</translation>
    </message>
    <message>
        <source>The same with guesses at what it cannot see. Strong, and thinks the longest.</source>
        <translation>Dasselbe mit Vermutungen über das, was er nicht sieht. Stark und denkt am längsten nach.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>%1 candidates, and no round is over</source>
        <translation>%1 Kandidaten, und noch keine Runde ist vorbei</translation>
    </message>
    <message>
        <source> · the store is damaged: %1 records could not be read</source>
        <translation> · der Speicher ist beschädigt: %1 Einträge waren nicht lesbar</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>an archive is saved as .json or .csv, not as “.%1”</source>
        <translation>ein Archiv wird als .json oder .csv gespeichert, nicht als „.%1“</translation>
    </message>
    <message>
        <source>%1 %2: the campaign began with it</source>
        <translation>%1 %2: damit begann die Kampagne</translation>
    </message>
    <message>
        <source>candidate %1 cannot be read from the store</source>
        <translation>Kandidat %1 ist aus dem Speicher nicht zu lesen</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>What players know</source>
        <translation>Was Spieler wissen</translation>
    </message>
    <message>
        <source>First ancestor</source>
        <translation>Erster Vorfahr</translation>
    </message>
    <message>
        <source>%1; in campaign files “%2”</source>
        <translation>%1; in Kampagnendateien „%2“</translation>
    </message>
    <message>
        <source>%1 games unlike the others</source>
        <translation>%1 Spiele, die anders sind als die übrigen</translation>
    </message>
    <message>
        <source>%1 of %2 cells (%3 %)</source>
        <translation>%1 von %2 Zellen (%3 %)</translation>
    </message>
    <message>
        <source>%1 · QD score %2 · best %3 · mean %4 · %5 candidates</source>
        <translation>%1 · QD-Wert %2 · bester %3 · Mittel %4 · %5 Kandidaten</translation>
    </message>
    <message>
        <source>the two campaigns began with different numbers of games, which an axis tells apart; choose other axes</source>
        <translation>Die beiden Kampagnen begannen mit verschieden vielen Spielen, die eine Achse unterscheidet; wählen Sie andere Achsen</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>How good a game is by what the campaign asks for</source>
        <translation>Wie gut ein Spiel nach dem ist, was die Kampagne verlangt</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Held against “%1”: cells %2, QD score %3 against %4 · both fill %5: the better game in %6, intervals apart in %7</source>
        <translation>Verglichen mit „%1“: Zellen %2, QD-Wert %3 gegen %4 · beide füllen %5: das bessere Spiel in %6, getrennte Intervalle in %7</translation>
    </message>
    <message>
        <source>Seen anew: the best of %1 measured games in %2 of %3 cells</source>
        <translation>Neu gesehen: die besten von %1 gemessenen Spielen in %2 von %3 Zellen</translation>
    </message>
    <message>
        <source> · %1 lie outside or lack a measure</source>
        <translation> · %1 liegen außerhalb, oder ihnen fehlt ein Maß</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>Alle %1 Spiele</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 bis %3</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3</source>
        <translation>%1 von %2 Spielen: %3</translation>
    </message>
    <message>
        <source>Fitness less that of the other</source>
        <translation>Fitness minus die des anderen</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>%1 %2: added by hand</source>
        <translation>%1 %2: von Hand hinzugefügt</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Festgehalten</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Nicht mehr festgehalten</translation>
    </message>
    <message>
        <source>Thrown out</source>
        <translation>Hinausgeworfen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgeholt</translation>
    </message>
    <message>
        <source>More games played</source>
        <translation>Mehr Spiele gespielt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source> · in force when the round is over</source>
        <translation> · gilt, sobald die Runde vorbei ist</translation>
    </message>
    <message>
        <source>Flag: %1. %2</source>
        <translation>Zeichen: %1. %2</translation>
    </message>
    <message>
        <source>The longest game: %1 decisions</source>
        <translation>Das längste Spiel: %1 Entscheidungen</translation>
    </message>
    <message>
        <source>The shortest game: %1 decisions</source>
        <translation>Das kürzeste Spiel: %1 Entscheidungen</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>Write, play and study board, card and resource games.</source>
        <translation>Brett-, Karten- und Ressourcenspiele schreiben, spielen und untersuchen.</translation>
    </message>
    <message>
        <source>Show this help and leave.</source>
        <translation>Diese Hilfe zeigen und beenden.</translation>
    </message>
    <message>
        <source>Show the version and leave.</source>
        <translation>Die Version zeigen und beenden.</translation>
    </message>
    <message>
        <source>Walk through the program by itself and save a picture of each step in &lt;folder&gt;.</source>
        <translation>Selbst durch das Programm gehen und von jedem Schritt ein Bild in &lt;folder&gt; speichern.</translation>
    </message>
    <message>
        <source>Specifications to open (.md).</source>
        <translation>Zu öffnende Spezifikationen (.md).</translation>
    </message>
    <message>
        <source>--tour needs a folder for its pictures.</source>
        <translation>--tour braucht einen Ordner für seine Bilder.</translation>
    </message>
    <message>
        <source>Open another window, even when LudoForge is already open.</source>
        <translation>Ein weiteres Fenster öffnen, auch wenn LudoForge schon offen ist.</translation>
    </message>
    <message>
        <source>The LudoForge that is already open does not answer. This is another window.</source>
        <translation>Das schon offene LudoForge antwortet nicht. Dies ist ein weiteres Fenster.</translation>
    </message>
    <message>
        <source>Opened in the LudoForge that is already open; --new-instance opens another.</source>
        <translation>Im schon offenen LudoForge geöffnet; --new-instance öffnet ein weiteres.</translation>
    </message>
    <message>
        <source>Use another theme: light, dark, high-contrast or system.</source>
        <translation>Ein anderes Farbschema verwenden: light, dark, high-contrast oder system.</translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are light, dark, high-contrast and system.</source>
        <translation>Es gibt kein Farbschema „%1“, nur light, dark, high-contrast und system.</translation>
    </message>
</context>
<context>
    <name>BoardHeat</name>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>%1 hidden</source>
        <translation>%1 verdeckt</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>face-down token</source>
        <translation>verdeckter Spielstein</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>of player %1</source>
        <translation>von Spieler %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>1 hidden token</source>
        <translation>1 verdeckter Spielstein</translation>
    </message>
    <message>
        <source>%1 hidden tokens</source>
        <translation>%1 verdeckte Spielsteine</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Steine</translation>
    </message>
    <message>
        <source>1 neighbour</source>
        <translation>1 Nachbar</translation>
    </message>
    <message>
        <source>%1 neighbours</source>
        <translation>%1 Nachbarn</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 von Spieler %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChartData</name>
    <message>
        <source>95 % interval of the mean</source>
        <translation>95-%-Intervall des Mittelwerts</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>Mittelwert %1</translation>
    </message>
    <message>
        <source>A chart is saved as .png, .svg or .csv, not as “.%1”</source>
        <translation>Ein Diagramm wird als .png, .svg oder .csv gespeichert, nicht als „.%1“</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2; %3: %4 (%5)</source>
        <translation>%1: %2; %3: %4 (%5)</translation>
    </message>
    <message>
        <source>%1: %2, 95 % interval %3 to %4 (%5 of %6)</source>
        <translation>%1: %2, 95-%-Intervall %3 bis %4 (%5 von %6)</translation>
    </message>
    <message>
        <source>%1; lines show the 95 % interval</source>
        <translation>%1; die Striche zeigen das 95-%-Intervall</translation>
    </message>
    <message>
        <source>%1; mean %2, 95 % interval %3 to %4; standard deviation %5; median %6; range %7 to %8</source>
        <translation>%1; Mittelwert %2, 95-%-Intervall %3 bis %4; Standardabweichung %5; Median %6; Spannweite %7 bis %8</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Share of games (%)</source>
        <translation>Anteil der Partien (%)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Length (plies)</source>
        <translation>Länge (Halbzüge)</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Length (turns)</source>
        <translation>Länge (Züge)</translation>
    </message>
    <message>
        <source>Choices in a game</source>
        <translation>Auswahl in einer Partie</translation>
    </message>
    <message>
        <source>Mean legal moves at a ply</source>
        <translation>Mittlere Zahl erlaubter Züge je Halbzug</translation>
    </message>
    <message>
        <source>Choices at a ply</source>
        <translation>Auswahl je Halbzug</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Action use</source>
        <translation>Gebrauch der Aktionen</translation>
    </message>
    <message>
        <source>Share of plies (%)</source>
        <translation>Anteil der Halbzüge (%)</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Share of games in which it fired (%)</source>
        <translation>Anteil der Partien, in denen er wirkte (%)</translation>
    </message>
    <message>
        <source>Score of player %1</source>
        <translation>Punkte von Spieler %1</translation>
    </message>
    <message>
        <source>Score (points)</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>N = %1 games</source>
        <translation>N = %1 Partien</translation>
    </message>
    <message>
        <source>N = %1 plies</source>
        <translation>N = %1 Halbzüge</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Start a new specification from a template</source>
        <translation>Eine neue Spezifikation nach einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a specification from disk</source>
        <translation>Eine Spezifikation von der Festplatte öffnen</translation>
    </message>
    <message>
        <source>Open s&amp;ample…</source>
        <translation>&amp;Beispiel öffnen …</translation>
    </message>
    <message>
        <source>Choose one of the sample games</source>
        <translation>Eines der Beispielspiele wählen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the specification</source>
        <translation>Die Spezifikation speichern</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the specification under another name</source>
        <translation>Die Spezifikation unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save every open specification</source>
        <translation>Alle offenen Spezifikationen speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the specification</source>
        <translation>Die Spezifikation schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Close every window and leave</source>
        <translation>Alle Fenster schließen und beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change of the panel in use</source>
        <translation>Die letzte Änderung im benutzten Bereich zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wie&amp;derholen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung wieder vornehmen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find text in the specification</source>
        <translation>Text in der Spezifikation suchen</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>&amp;Ersetzen …</translation>
    </message>
    <message>
        <source>Find text and replace it</source>
        <translation>Text suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Wei&amp;tersuchen</translation>
    </message>
    <message>
        <source>Go to the next place that was found</source>
        <translation>Zur nächsten Fundstelle gehen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rück&amp;wärts suchen</translation>
    </message>
    <message>
        <source>Go to the place that was found before</source>
        <translation>Zur vorigen Fundstelle gehen</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Gehe zu Zeile …</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>Nach der Nummer zu einer Zeile gehen</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>Ko&amp;mmentar umschalten</translation>
    </message>
    <message>
        <source>Make the chosen lines comments, or text again</source>
        <translation>Die gewählten Zeilen zu Kommentaren machen oder wieder zu Text</translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation>E&amp;inrücken</translation>
    </message>
    <message>
        <source>Move the chosen lines to the right</source>
        <translation>Die gewählten Zeilen nach rechts rücken</translation>
    </message>
    <message>
        <source>&amp;Outdent</source>
        <translation>Ausrü&amp;cken</translation>
    </message>
    <message>
        <source>Move the chosen lines to the left</source>
        <translation>Die gewählten Zeilen nach links rücken</translation>
    </message>
    <message>
        <source>&amp;Duplicate lines</source>
        <translation>Zeilen &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Put a copy of the chosen lines below them</source>
        <translation>Unter die gewählten Zeilen eine Kopie setzen</translation>
    </message>
    <message>
        <source>&amp;Move lines up</source>
        <translation>Zeilen nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the chosen lines up by one</source>
        <translation>Die gewählten Zeilen um eine nach oben schieben</translation>
    </message>
    <message>
        <source>Move lines do&amp;wn</source>
        <translation>Zeilen nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the chosen lines down by one</source>
        <translation>Die gewählten Zeilen um eine nach unten schieben</translation>
    </message>
    <message>
        <source>Hide the inside of every block, so that the prose remains</source>
        <translation>Das Innere aller Blöcke verbergen, sodass der Fließtext bleibt</translation>
    </message>
    <message>
        <source>Unfo&amp;ld everything</source>
        <translation>A&amp;lles entfalten</translation>
    </message>
    <message>
        <source>Show everything that is folded</source>
        <translation>Alles Gefaltete zeigen</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Vervollständigen</translation>
    </message>
    <message>
        <source>List what may stand at the cursor</source>
        <translation>Auflisten, was an der Schreibmarke stehen darf</translation>
    </message>
    <message>
        <source>&amp;Explain this</source>
        <translation>Das &amp;erklären</translation>
    </message>
    <message>
        <source>Show what the word at the cursor means</source>
        <translation>Zeigen, was das Wort an der Schreibmarke bedeutet</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Zur &amp;Definition</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined</source>
        <translation>Dorthin gehen, wo der Name an der Schreibmarke definiert ist</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to where the cursor was before</source>
        <translation>Dorthin zurückgehen, wo die Schreibmarke vorher war</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Zum nächsten Problem gehen</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>V&amp;origes Problem</translation>
    </message>
    <message>
        <source>Go to the problem before</source>
        <translation>Zum vorigen Problem gehen</translation>
    </message>
    <message>
        <source>&amp;Fix problem…</source>
        <translation>Problem &amp;beheben …</translation>
    </message>
    <message>
        <source>&amp;Editor</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Go to the text of the specification</source>
        <translation>Zum Text der Spezifikation gehen</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>S&amp;imulieren</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>Co&amp;mmand palette…</source>
        <translation>Be&amp;fehlspalette …</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Jeden Befehl durch einen Teil seines Namens finden</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>Show samples, recent files and templates</source>
        <translation>Beispiele, letzte Dateien und Vorlagen zeigen</translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation>Farben des S&amp;ystems</translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation>Die Farben des Desktops verwenden</translation>
    </message>
    <message>
        <source>L&amp;ight theme</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation>Dunkler Text auf hellem Grund</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>D&amp;unkle Farben</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>Heller Text auf dunklem Grund</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Make the text of the editor larger</source>
        <translation>Den Text der Spezifikation größer machen</translation>
    </message>
    <message>
        <source>Smaller te&amp;xt</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Make the text of the editor smaller</source>
        <translation>Den Text der Spezifikation kleiner machen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen, or the window again</source>
        <translation>Den ganzen Bildschirm benutzen oder wieder das Fenster</translation>
    </message>
    <message>
        <source>Reset lay&amp;out</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation>Alle Bereiche an ihren ersten Platz setzen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Begin a new game of this specification</source>
        <translation>Eine neue Partie dieser Spezifikation beginnen</translation>
    </message>
    <message>
        <source>&amp;Run simulation</source>
        <translation>&amp;Simulation starten</translation>
    </message>
    <message>
        <source>Let bots play many games</source>
        <translation>Bots viele Partien spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Cancel simulation</source>
        <translation>Simulation &amp;abbrechen</translation>
    </message>
    <message>
        <source>Stop the bots and keep the games played so far</source>
        <translation>Die Bots anhalten und die gespielten Partien behalten</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>See and change the keys of every command</source>
        <translation>Die Tasten jedes Befehls sehen und ändern</translation>
    </message>
    <message>
        <source>&amp;About LudoForge</source>
        <translation>&amp;Über LudoForge</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Specification</source>
        <translation>&amp;Spezifikation</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aussc&amp;hneiden</translation>
    </message>
    <message>
        <source>Take what is selected out, and keep it to be pasted</source>
        <translation>Das Gewählte herausnehmen und zum Einfügen aufheben</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected: text, or rows of a table</source>
        <translation>Das Gewählte kopieren: Text oder Zeilen einer Tabelle</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>Ei&amp;nfügen</translation>
    </message>
    <message>
        <source>Put in what was cut or copied</source>
        <translation>Einsetzen, was ausgeschnitten oder kopiert wurde</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select everything in the panel in use</source>
        <translation>Alles im benutzten Bereich auswählen</translation>
    </message>
    <message>
        <source>Fold all &amp;blocks</source>
        <translation>Alle &amp;Blöcke falten</translation>
    </message>
    <message>
        <source>Go to the list of problems, or back to the text</source>
        <translation>Zur Liste der Probleme gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Go to the board, or back to the text</source>
        <translation>Zum Brett gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Go to the panel for playing, or back to the text</source>
        <translation>Zum Spielen gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Go to the panel that lets bots play, or back to the text</source>
        <translation>Zum Simulieren gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Go to the charts of the last simulation, or back to the text</source>
        <translation>Zu den Diagrammen der letzten Simulation gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Go to the replay of a game, or back to the text</source>
        <translation>Zum Nachspielen eines Spiels gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Layout for design</source>
        <translation>Anordnung zum Entwerfen</translation>
    </message>
    <message>
        <source>The text, with the board and the problems beside it</source>
        <translation>Der Text, daneben das Brett und die Probleme</translation>
    </message>
    <message>
        <source>Layout for play</source>
        <translation>Anordnung zum Spielen</translation>
    </message>
    <message>
        <source>The game has the window; the text is a tab away</source>
        <translation>Das Spiel hat das Fenster; der Text ist einen Reiter entfernt</translation>
    </message>
    <message>
        <source>Layout for analysis</source>
        <translation>Anordnung zum Auswerten</translation>
    </message>
    <message>
        <source>The charts have the window, beside what lets bots play</source>
        <translation>Die Diagramme haben das Fenster, daneben das Simulieren</translation>
    </message>
    <message>
        <source>Maximise panel</source>
        <translation>Bereich maximieren</translation>
    </message>
    <message>
        <source>Give the panel in use the window, or put it back</source>
        <translation>Dem benutzten Bereich das Fenster geben, oder ihn zurückstellen</translation>
    </message>
    <message>
        <source>O&amp;utline</source>
        <translation>Gli&amp;ederung</translation>
    </message>
    <message>
        <source>Go to the list of what is defined, or back to the text</source>
        <translation>Zur Liste dessen gehen, was definiert ist, oder zurück zum Text</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read and search the manual of the language and the program</source>
        <translation>Das Handbuch der Sprache und des Programms lesen und durchsuchen</translation>
    </message>
    <message>
        <source>Find &amp;usages</source>
        <translation>Ver&amp;wendungen suchen</translation>
    </message>
    <message>
        <source>List where the name at the cursor is used</source>
        <translation>Auflisten, wo der Name am Cursor verwendet wird</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Give the name at the cursor another one, wherever it is used</source>
        <translation>Dem Namen am Cursor überall, wo er verwendet wird, einen anderen geben</translation>
    </message>
    <message>
        <source>Tour&amp;nament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>Go to the panel in which bots meet each other, or back to the text</source>
        <translation>Zum Turnier der Bots gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Fix &amp;all problems</source>
        <translation>&amp;Alle Probleme beheben</translation>
    </message>
    <message>
        <source>Apply every fix that is certain, as one step</source>
        <translation>Jede sichere Behebung anwenden, als ein Schritt</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>Fo&amp;rmatieren</translation>
    </message>
    <message>
        <source>Set out the chosen blocks, or all, as the samples are: indentation and blanks</source>
        <translation>Die gewählten Blöcke, oder alle, setzen wie die Beispiele: Einrückung und Leerzeichen</translation>
    </message>
    <message>
        <source>Arc&amp;hive</source>
        <translation>Ar&amp;chiv</translation>
    </message>
    <message>
        <source>Go to the archive of a campaign, or back to the text</source>
        <translation>Zum Archiv einer Kampagne gehen, oder zurück zum Text</translation>
    </message>
    <message>
        <source>&amp;Breed from this game…</source>
        <translation>Von diesem Spiel &amp;züchten …</translation>
    </message>
    <message>
        <source>Begin a campaign that breeds games from this one</source>
        <translation>Eine Kampagne beginnen, die aus diesem Spiel Spiele züchtet</translation>
    </message>
    <message>
        <source>Repair with the assistant…</source>
        <translation>Mit dem Assistenten reparieren …</translation>
    </message>
    <message>
        <source>Mend what can be mended, after a look at what would change</source>
        <translation>Beheben, was sich beheben lässt, nach einem Blick auf die Änderungen</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Go to the panel that repairs, completes and drafts games, or back to the text</source>
        <translation>Zum Bereich, der Spiele repariert, ergänzt und entwirft, oder zurück zum Text</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>See what the file held earlier, and bring some or all of it back</source>
        <translation>Sehen, was die Datei früher enthielt, und etwas davon oder alles zurückholen</translation>
    </message>
    <message>
        <source>Export rule&amp;book…</source>
        <translation>Spiel&amp;regeln ausgeben …</translation>
    </message>
    <message>
        <source>Save the rules for people at a table, as a web page or PDF</source>
        <translation>Die Regeln für Leute am Tisch speichern, als Webseite oder PDF</translation>
    </message>
    <message>
        <source>Layout for evolution</source>
        <translation>Anordnung zum Züchten</translation>
    </message>
    <message>
        <source>The archive of a campaign has the window; the text is a tab away</source>
        <translation>Das Archiv einer Kampagne hat das Fenster; der Text ist einen Reiter entfernt</translation>
    </message>
    <message>
        <source>&amp;Set up the board</source>
        <translation>&amp;Brett aufbauen</translation>
    </message>
    <message>
        <source>Put the tokens where the game begins with them; the text follows</source>
        <translation>Die Spielsteine dorthin setzen, wo sie zu Beginn des Spiels liegen; der Text folgt</translation>
    </message>
    <message>
        <source>&amp;Live lens</source>
        <translation>&amp;Live-Linse</translation>
    </message>
    <message>
        <source>Try the rules out after each pause in typing: recorded games, and games by random moves</source>
        <translation>Die Regeln nach jeder Tipppause ausprobieren: mit aufgezeichneten Partien und mit Partien aus Zufallszügen</translation>
    </message>
    <message>
        <source>Export print and &amp;play…</source>
        <translation>Zum Ausdrucken aus&amp;geben …</translation>
    </message>
    <message>
        <source>Save cards, pieces and boards as sheets to print and cut out, as PDF</source>
        <translation>Karten, Spielsteine und Bretter als Bögen zum Drucken und Ausschneiden speichern, als PDF</translation>
    </message>
    <message>
        <source>&amp;Open recorded game…</source>
        <translation>Aufgezeichnete Partie &amp;öffnen …</translation>
    </message>
    <message>
        <source>Step through a game that was saved</source>
        <translation>Eine gespeicherte Partie Zug für Zug ansehen</translation>
    </message>
    <message>
        <source>&amp;Place in the archive</source>
        <translation>Ins Archiv einor&amp;dnen</translation>
    </message>
    <message>
        <source>Measure this game, and place it in the archive of the open campaign</source>
        <translation>Dieses Spiel messen und in das Archiv der geöffneten Kampagne einordnen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Ask a bot what it would play for the player to move</source>
        <translation>Einen Bot fragen, was er für den Spieler am Zug spielen würde</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <translation>In Dateien suchen …</translation>
    </message>
    <message>
        <source>Find text, and perhaps replace it, in the open specifications and those of a folder</source>
        <translation>Text in den offenen Spezifikationen und denen eines Ordners suchen und bei Bedarf ersetzen</translation>
    </message>
    <message>
        <source>Another cursor abo&amp;ve</source>
        <translation>&amp;Zusätzliche Schreibmarke darüber</translation>
    </message>
    <message>
        <source>Type in the line above as well</source>
        <translation>Auch in der Zeile darüber schreiben</translation>
    </message>
    <message>
        <source>Anot&amp;her cursor below</source>
        <translation>Schreibmarke auch in der &amp;folgenden Zeile</translation>
    </message>
    <message>
        <source>Type in the line below as well</source>
        <translation>Auch in der Zeile darunter schreiben</translation>
    </message>
    <message>
        <source>Select the ne&amp;xt like this</source>
        <translation>Nächste &amp;passende Stelle auswählen</translation>
    </message>
    <message>
        <source>Select the next place with the same text as well, to change them at once</source>
        <translation>Auch die nächste Stelle mit demselben Text auswählen, um alle auf einmal zu ändern</translation>
    </message>
    <message>
        <source>Select all li&amp;ke this</source>
        <translation>&amp;Jede passende Stelle auswählen</translation>
    </message>
    <message>
        <source>Select every place with the same text, to change them at once</source>
        <translation>Jede Stelle mit demselben Text auswählen, um alle auf einmal zu ändern</translation>
    </message>
    <message>
        <source>Split the text</source>
        <translation>Text teilen</translation>
    </message>
    <message>
        <source>Show the text once more below, to see two places of it, or only once again</source>
        <translation>Den Text darunter noch einmal zeigen, um zwei Stellen zu sehen, oder wieder nur einmal</translation>
    </message>
    <message>
        <source>High contrast theme</source>
        <translation>Farben mit hohem Kontrast</translation>
    </message>
    <message>
        <source>White text on black, and a frame round what has the keyboard</source>
        <translation>Weißer Text auf Schwarz und ein Rahmen um das, was die Tastatur hat</translation>
    </message>
    <message>
        <source>Theme, language, text size and autosave</source>
        <translation>Farben, Sprache, Textgröße und automatisches Sichern</translation>
    </message>
    <message>
        <source>Show &amp;keys</source>
        <translation>&amp;Schlüssel zeigen</translation>
    </message>
    <message>
        <source>Show above the line what keys the construct at the cursor can have</source>
        <translation>Über der Zeile zeigen, welche Schlüssel das Konstrukt an der Schreibmarke haben kann</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Go to the form of what the cursor is in, or back to the text</source>
        <translation>Zum Formular dessen gehen, worin die Schreibmarke steht, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Go to the rules as people read them, or back to the text</source>
        <translation>Zu den Regeln gehen, wie man sie liest, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Go to the list of everything that runs, or back to the text</source>
        <translation>Zur Liste dessen gehen, was läuft, oder zurück zum Text</translation>
    </message>
    <message>
        <source>Next unkno&amp;wn word</source>
        <translation>Nächs&amp;tes unbekanntes Wort</translation>
    </message>
    <message>
        <source>Go to the next word of the prose that no dictionary has</source>
        <translation>Zum nächsten Wort des Fließtexts gehen, das in keinem Wörterbuch steht</translation>
    </message>
    <message>
        <source>Show how the problem or the unknown word at the cursor can be fixed</source>
        <translation>Zeigen, wie das Problem oder das unbekannte Wort am Cursor behoben werden kann</translation>
    </message>
    <message>
        <source>Complete &amp;this…</source>
        <translation>&amp;Hier ergänzen …</translation>
    </message>
    <message>
        <source>Let the assistant find what may stand at the cursor: in a hole, an empty list or behind a key</source>
        <translation>Den Assistenten suchen lassen, was an der Schreibmarke stehen kann: in einer Lücke, einer leeren Liste oder hinter einem Schlüssel</translation>
    </message>
</context>
<context>
    <name>ComparisonTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>End conditions</source>
        <translation>Endbedingungen</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>not measured in both</source>
        <translation>nicht in beiden gemessen</translation>
    </message>
    <message>
        <source>exact count</source>
        <translation>genaue Zählung</translation>
    </message>
    <message>
        <source>one game has no spread</source>
        <translation>eine Partie streut nicht</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Warning signs</source>
        <translation>Warnzeichen</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>Report %1 is partial: it was stopped before all games were played.</source>
        <translation>Bericht %1 ist unvollständig: Er wurde angehalten, bevor alle Partien gespielt waren.</translation>
    </message>
    <message>
        <source>Report %1 is of the very games of report 1: there is nothing to compare.</source>
        <translation>Bericht %1 handelt von denselben Partien wie Bericht 1: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Report %1 and report 1 have %2 games in common; the intervals take all games as different ones.</source>
        <translation>Bericht %1 und Bericht 1 haben %2 Partien gemeinsam; die Intervalle nehmen alle Partien als verschiedene.</translation>
    </message>
    <message>
        <source>Report %1 is of another game: end conditions, actions and triggers are compared by their names.</source>
        <translation>Bericht %1 handelt von einem anderen Spiel: Endbedingungen, Aktionen und Auslöser werden nach ihren Namen verglichen.</translation>
    </message>
    <message>
        <source>Report %1 is of another version of the game.</source>
        <translation>Bericht %1 handelt von einer anderen Fassung des Spiels.</translation>
    </message>
    <message>
        <source>Report %1 has another number of players, which alone changes shares of wins.</source>
        <translation>Bericht %1 hat eine andere Spielerzahl; schon das ändert die Anteile der Siege.</translation>
    </message>
    <message>
        <source>Report %1 is by other bots.</source>
        <translation>Bericht %1 stammt von anderen Bots.</translation>
    </message>
    <message>
        <source>Report %1 is also by other bots: what comes of the game and what of the bots cannot be told apart.</source>
        <translation>Bericht %1 stammt auch von anderen Bots: Was am Spiel liegt und was an den Bots, ist nicht zu trennen.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>Bericht %1</translation>
    </message>
    <message>
        <source>%1 less 1</source>
        <translation>%1 minus 1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Report %1: %2 of %3 numbers differ from report 1; by chance alone some %4 would.</source>
        <translation>Bericht %1: %2 von %3 Zahlen unterscheiden sich von Bericht 1; durch Zufall allein wären es etwa %4.</translation>
    </message>
</context>
<context>
    <name>CopyBeside</name>
    <message>
        <source>Pictures and bundles</source>
        <translation>Bilder und Bausteine</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n file(s) that belong to “%1”, too?</source>
        <translation>
            <numerusform>%n Datei, die zu „%1“ gehört, mitkopieren?</numerusform>
            <numerusform>%n Dateien, die zu „%1“ gehören, mitkopieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>The game uses %1, which the new folder does not have. Pictures that are not there are not drawn, and bundles that are not there are mistakes.</source>
        <translation>Das Spiel verwendet %1, was es im neuen Ordner nicht gibt. Fehlende Bilder werden nicht gezeichnet, und fehlende Bausteine sind Fehler.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Do not copy</source>
        <translation>&amp;Nicht kopieren</translation>
    </message>
    <message>
        <source>Copying to “%1”…</source>
        <translation>Es wird nach „%1“ kopiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not all was copied</source>
        <translation>Nicht alles wurde kopiert</translation>
    </message>
</context>
<context>
    <name>CoreWords</name>
    <message>
        <source>play went round in circles: a position came back more than %1 times by the players&apos; choices alone, or the turn cap was reached while positions recurred</source>
        <translation>drehte sich das Spiel im Kreis: Eine Stellung kam allein durch die Wahl der Spieler öfter als %1-mal wieder, oder die Zuggrenze war erreicht, während sich Stellungen wiederholten</translation>
    </message>
    <message>
        <source>the game asked for more than the program does for any game, and was given up</source>
        <translation>das Spiel verlangte mehr, als das Programm für irgendein Spiel tut, und wurde abgebrochen</translation>
    </message>
    <message>
        <source>the player to move had no legal move although the game was not over</source>
        <translation>hatte der Spieler am Zug keinen erlaubten Zug, obwohl die Partie nicht zu Ende war</translation>
    </message>
    <message>
        <source>action &quot;%1&quot; was taken in at least %2 % of the cases in which there was something else to do</source>
        <translation>wurde die Aktion „%1“ in mindestens %2 % der Fälle gewählt, in denen es etwas anderes zu tun gab</translation>
    </message>
    <message>
        <source>somebody won in fewer than %1 turns</source>
        <translation>gewann jemand in weniger als %1 Zügen</translation>
    </message>
    <message>
        <source>nothing on the table changed for %1 plies in a row or more</source>
        <translation>änderte sich mindestens %1 Halbzüge lang nichts auf dem Tisch</translation>
    </message>
    <message>
        <source>a chain of triggers ran into maxTriggerDepth and was cut off</source>
        <translation>erreichte eine Kette von Auslösern maxTriggerDepth und wurde abgeschnitten</translation>
    </message>
    <message>
        <source>the turn cap was reached before the game ended</source>
        <translation>wurde die Zuggrenze erreicht, bevor die Partie zu Ende war</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>Variable %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>trigger %1</source>
        <translation>Auslöser %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Game given up</source>
        <translation>Spiel abgebrochen</translation>
    </message>
    <message>
        <source>No legal moves</source>
        <translation>Keine erlaubten Züge</translation>
    </message>
    <message>
        <source>Dominant action</source>
        <translation>Übermächtige Aktion</translation>
    </message>
    <message>
        <source>Trivial win</source>
        <translation>Zu leichter Sieg</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Trigger chain too deep</source>
        <translation>Kette von Auslösern zu lang</translation>
    </message>
    <message>
        <source>Turn cap reached</source>
        <translation>Zuggrenze erreicht</translation>
    </message>
    <message>
        <source>Advantage of a seat</source>
        <translation>Vorteil eines Platzes</translation>
    </message>
    <message>
        <source>Nearly all games drawn</source>
        <translation>Fast nur Unentschieden</translation>
    </message>
    <message>
        <source>Dominant strategy</source>
        <translation>Vorherrschende Strategie</translation>
    </message>
    <message>
        <source>Effect often refused</source>
        <translation>Wirkung oft verweigert</translation>
    </message>
    <message>
        <source>Action never legal</source>
        <translation>Aktion nie erlaubt</translation>
    </message>
    <message>
        <source>Action never taken</source>
        <translation>Aktion nie gewählt</translation>
    </message>
    <message>
        <source>Trigger never fired</source>
        <translation>Auslöser nie ausgelöst</translation>
    </message>
    <message>
        <source>End condition never met</source>
        <translation>Endbedingung nie erfüllt</translation>
    </message>
    <message>
        <source>Zones never used</source>
        <translation>Nie benutzte Zonen</translation>
    </message>
    <message>
        <source>The same position came up again, so the game may go round in circles.</source>
        <translation>Dieselbe Stellung kam wieder vor, das Spiel kann sich also im Kreis drehen.</translation>
    </message>
    <message>
        <source>What a rule goes through multiplies, or it never comes to an end. The line of the rule is named.</source>
        <translation>Was eine Regel durchgeht, vervielfacht sich, oder es kommt nie zu einem Ende. Die Zeile der Regel steht dabei.</translation>
    </message>
    <message>
        <source>A player had nothing to do although the game was not over.</source>
        <translation>Ein Spieler konnte nichts tun, obwohl die Partie nicht zu Ende war.</translation>
    </message>
    <message>
        <source>One action was taken nearly every time it could be, so the choice may be no choice.</source>
        <translation>Eine Aktion wurde fast immer gewählt, wenn sie möglich war; die Wahl ist vielleicht keine.</translation>
    </message>
    <message>
        <source>A game was won after very few turns.</source>
        <translation>Eine Partie war nach sehr wenigen Zügen gewonnen.</translation>
    </message>
    <message>
        <source>For many plies in a row nothing on the table changed.</source>
        <translation>Viele Halbzüge lang änderte sich nichts auf dem Tisch.</translation>
    </message>
    <message>
        <source>Triggers set each other off until the limit of the chain cut them short.</source>
        <translation>Auslöser setzten einander in Gang, bis die Grenze der Kette sie abschnitt.</translation>
    </message>
    <message>
        <source>The game may not end by itself, or it is longer than its limit of turns.</source>
        <translation>Die Partie endet vielleicht nicht von selbst, oder sie ist länger als ihre Zuggrenze.</translation>
    </message>
    <message>
        <source>Where one sits decides more than it should.</source>
        <translation>Der Platz am Tisch entscheidet mehr, als er sollte.</translation>
    </message>
    <message>
        <source>Hardly anybody ever wins.</source>
        <translation>Kaum jemand gewinnt je.</translation>
    </message>
    <message>
        <source>One way to open wins nearly always, so the others are no choice.</source>
        <translation>Eine Eröffnung gewinnt fast immer, also sind die anderen keine Wahl.</translation>
    </message>
    <message>
        <source>A rule asks for what often cannot be done. Say in a precondition what must be possible.</source>
        <translation>Eine Regel verlangt, was oft nicht geht. Sagen Sie in einer Vorbedingung, was möglich sein muss.</translation>
    </message>
    <message>
        <source>Nobody could ever take the action: what it needs may be out of reach.</source>
        <translation>Niemand konnte die Aktion je ausführen: Was sie braucht, ist vielleicht unerreichbar.</translation>
    </message>
    <message>
        <source>The action could be taken, but these bots never wanted it.</source>
        <translation>Die Aktion wäre möglich gewesen, aber diese Bots wollten sie nie.</translation>
    </message>
    <message>
        <source>What the trigger waits for never happened.</source>
        <translation>Worauf der Auslöser wartet, ist nie geschehen.</translation>
    </message>
    <message>
        <source>No game ended this way; another end may always come first.</source>
        <translation>Keine Partie endete so; vielleicht kommt immer ein anderes Ende zuvor.</translation>
    </message>
    <message>
        <source>No token ever came to some zones.</source>
        <translation>In manche Zonen kam nie ein Spielstein.</translation>
    </message>
    <message>
        <source>In the only game %1</source>
        <translation>In der einzigen Partie %1</translation>
    </message>
    <message>
        <source>In %1 of %2 games %3</source>
        <translation>In %1 von %2 Partien %3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation>Zuggrenze erreicht</translation>
    </message>
    <message>
        <source>Player %1 wins</source>
        <translation>Spieler %1 gewinnt</translation>
    </message>
    <message>
        <source>Choices, passes and phase ends</source>
        <translation>Entscheidungen, Passen und Phasenenden</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Stop choosing</source>
        <translation>Nichts mehr wählen</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Die Phase beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>%1: new in %2</source>
        <translation>%1: neu in %2</translation>
    </message>
    <message>
        <source>%1: gone from %2</source>
        <translation>%1: fort aus %2</translation>
    </message>
    <message>
        <source>owner of %1</source>
        <translation>Besitzer von %1</translation>
    </message>
    <message>
        <source>%1: shuffled</source>
        <translation>%1: gemischt</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>trigger %1 fired</source>
        <translation>Auslöser %1 wurde ausgelöst</translation>
    </message>
    <message>
        <source>the chain of triggers is too long and was cut off: %1</source>
        <translation>die Kette von Auslösern ist zu lang und wurde abgeschnitten: %1</translation>
    </message>
    <message>
        <source>%1 stopped at its bound; %2 lost</source>
        <translation>%1 blieb an der Grenze stehen; %2 verfallen</translation>
    </message>
    <message>
        <source>a limit of %1 was reached and the rest left out</source>
        <translation>eine Grenze von %1 war erreicht, der Rest entfiel</translation>
    </message>
    <message>
        <source>a calculation left the range of whole numbers and gave %1</source>
        <translation>eine Rechnung verließ den Bereich der ganzen Zahlen und ergab %1</translation>
    </message>
    <message>
        <source>an effect found nothing to work on</source>
        <translation>eine Wirkung fand nichts vor</translation>
    </message>
    <message>
        <source>%1 is full</source>
        <translation>%1 ist voll</translation>
    </message>
    <message>
        <source>initial state</source>
        <translation>Anfangszustand</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>Zug, der nicht erlaubt ist</translation>
    </message>
    <message>
        <source>number of legal moves</source>
        <translation>Zahl der erlaubten Züge</translation>
    </message>
    <message>
        <source>state hash</source>
        <translation>Zustands-Hash</translation>
    </message>
    <message>
        <source>position hash</source>
        <translation>Stellungs-Hash</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>legal moves at the end</source>
        <translation>erlaubte Züge am Ende</translation>
    </message>
    <message>
        <source>text of the move</source>
        <translation>Text des Zuges</translation>
    </message>
    <message>
        <source>digest</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>construct</source>
        <translation>Konstrukt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>region</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>token type</source>
        <translation>Spielsteinart</translation>
    </message>
    <message>
        <source>rolled %1 of %2</source>
        <translation>%1 von %2 gewürfelt</translation>
    </message>
    <message>
        <source>%1: shown to %2</source>
        <translation>%1: gezeigt für %2</translation>
    </message>
    <message>
        <source>The move of %1 was no longer possible</source>
        <translation>Der Zug von %1 war nicht mehr möglich</translation>
    </message>
    <message>
        <source>the game asks for too much and was given up</source>
        <translation>das Spiel verlangt zu viel und wurde abgebrochen</translation>
    </message>
    <message>
        <source>set of lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>hidden token</source>
        <translation>verdeckter Spielstein</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 von Spieler %2</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>kein Spielstein</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgewogenheit</translation>
    </message>
    <message>
        <source>Wins of the first player</source>
        <translation>Siege des ersten Spielers</translation>
    </message>
    <message>
        <source>Branching factor of a game</source>
        <translation>Verzweigungsgrad einer Partie</translation>
    </message>
    <message>
        <source>Legal moves at a ply</source>
        <translation>Erlaubte Züge je Halbzug</translation>
    </message>
    <message>
        <source>Effective branching factor</source>
        <translation>Wirksamer Verzweigungsgrad</translation>
    </message>
    <message>
        <source>Agency</source>
        <translation>Entscheidungsmacht</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <translation>Entscheidungen in einer Partie</translation>
    </message>
    <message>
        <source>Impact of a decision</source>
        <translation>Wirkung einer Entscheidung</translation>
    </message>
    <message>
        <source>Decision depth</source>
        <translation>Entscheidungstiefe</translation>
    </message>
    <message>
        <source>Action entropy</source>
        <translation>Entropie der Aktionen</translation>
    </message>
    <message>
        <source>Move variety</source>
        <translation>Vielfalt der Züge</translation>
    </message>
    <message>
        <source>Dominance of one action</source>
        <translation>Vorherrschen einer Aktion</translation>
    </message>
    <message>
        <source>Player interaction</source>
        <translation>Interaktion der Spieler</translation>
    </message>
    <message>
        <source>Shared spaces</source>
        <translation>Gemeinsame Felder</translation>
    </message>
    <message>
        <source>Board coverage</source>
        <translation>Nutzung des Bretts</translation>
    </message>
    <message>
        <source>Actions used</source>
        <translation>Benutzte Aktionen</translation>
    </message>
    <message>
        <source>Rules used</source>
        <translation>Benutzte Regeln</translation>
    </message>
    <message>
        <source>Mechanics used</source>
        <translation>Benutzte Mechanismen</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Drama</source>
        <translation>Dramatik</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Ungewissheit</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Score swing</source>
        <translation>Punkteschwankung</translation>
    </message>
    <message>
        <source>Final margin</source>
        <translation>Vorsprung am Ende</translation>
    </message>
    <message>
        <source>Game length in plies</source>
        <translation>Länge in Halbzügen</translation>
    </message>
    <message>
        <source>Game length in turns</source>
        <translation>Länge in Zügen</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <source>Decisiveness</source>
        <translation>Entschiedenheit</translation>
    </message>
    <message>
        <source>Repeated positions</source>
        <translation>Wiederholte Stellungen</translation>
    </message>
    <message>
        <source>Longest stall</source>
        <translation>Längster Stillstand</translation>
    </message>
    <message>
        <source>Longest chain of triggers</source>
        <translation>Längste Kette von Auslösern</translation>
    </message>
    <message>
        <source>Strategic depth</source>
        <translation>Strategische Tiefe</translation>
    </message>
    <message>
        <source>Skill gradient</source>
        <translation>Könnensgefälle</translation>
    </message>
    <message>
        <source>Harmonic score</source>
        <translation>Harmonischer Wert</translation>
    </message>
    <message>
        <source>Resource tension</source>
        <translation>Knappheit</translation>
    </message>
    <message>
        <source>Refused effects</source>
        <translation>Verweigerte Effekte</translation>
    </message>
    <message>
        <source>Replayability</source>
        <translation>Wiederspielwert</translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation>Länge und Ende</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation>Interaktion</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Rule changes nothing</source>
        <translation>Regel ändert nichts</translation>
    </message>
    <message>
        <source>An action or a trigger came to its turn again and again, and nothing changed by it.</source>
        <translation>Eine Aktion oder ein Auslöser kam immer wieder an die Reihe, und nichts änderte sich dadurch.</translation>
    </message>
</context>
<context>
    <name>DocumentLock</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, who plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>Played again by: %1</source>
        <translation>Noch einmal gespielt mit: %1</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>there was not enough memory</source>
        <translation>der Speicher reichte nicht</translation>
    </message>
    <message>
        <source>it stopped for an unknown reason</source>
        <translation>es endete aus unbekanntem Grund</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>%1 choices</source>
        <translation>%1 Möglichkeiten</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Züge einer Partie</translation>
    </message>
    <message>
        <source>Choices at a move</source>
        <translation>Möglichkeiten bei einem Zug</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) fail</source>
        <translation>
            <numerusform>%1 von %n Test schlägt fehl</numerusform>
            <numerusform>%1 von %n Tests schlagen fehl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) hold; the others take too long</source>
        <translation>
            <numerusform>%1 von %n Test besteht; er dauert zu lange</numerusform>
            <numerusform>%1 von %n Tests bestehen; die übrigen dauern zu lange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) hold</source>
        <translation>
            <numerusform>%n Test besteht</numerusform>
            <numerusform>%n Tests bestehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s) hold</source>
        <translation>
            <numerusform>%n aufgezeichnete Partie gilt noch</numerusform>
            <numerusform>%n aufgezeichnete Partien gelten noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recorded game(s) go otherwise</source>
        <translation>
            <numerusform>%1 von %n aufgezeichneten Partie verläuft anders</numerusform>
            <numerusform>%1 von %n aufgezeichneten Partien verlaufen anders</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by moves drawn at random</source>
        <translation>
            <numerusform>%n Partie aus Zufallszügen</numerusform>
            <numerusform>%n Partien aus Zufallszügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far, by moves drawn at random</source>
        <translation>
            <numerusform>bisher %n Partie aus Zufallszügen</numerusform>
            <numerusform>bisher %n Partien aus Zufallszügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trigger did not fire in %n random game(s)</source>
        <translation>
            <numerusform>Dieser Auslöser hat in %n Zufallspartie nicht ausgelöst</numerusform>
            <numerusform>Dieser Auslöser hat in %n Zufallspartien nicht ausgelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This end was not met in %n random game(s)</source>
        <translation>
            <numerusform>Dieses Ende kam in %n Zufallspartie nicht vor</numerusform>
            <numerusform>Dieses Ende kam in %n Zufallspartien nicht vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was not taken in %n random game(s), though it was legal %1 times</source>
        <translation>
            <numerusform>Diese Aktion wurde in %n Zufallspartie nicht gewählt, obwohl sie %1-mal erlaubt war</numerusform>
            <numerusform>Diese Aktion wurde in %n Zufallspartien nicht gewählt, obwohl sie %1-mal erlaubt war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was never legal in %n random game(s)</source>
        <translation>
            <numerusform>Diese Aktion war in %n Zufallspartie nie erlaubt</numerusform>
            <numerusform>Diese Aktion war in %n Zufallspartien nie erlaubt</numerusform>
        </translation>
    </message>
    <message>
        <source>as with the saved rules</source>
        <translation>wie mit den gespeicherten Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n random game(s)</source>
        <translation>
            <numerusform>%n Zufallspartie</numerusform>
            <numerusform>%n Zufallspartien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) hold; there are mistakes in the others</source>
        <translation>
            <numerusform>%1 von %n Test besteht; er hat Fehler</numerusform>
            <numerusform>%1 von %n Tests bestehen; die übrigen haben Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This effect did not run in %n random game(s)</source>
        <translation>
            <numerusform>Dieser Effekt lief in %n Zufallspartie nicht ab</numerusform>
            <numerusform>Dieser Effekt lief in %n Zufallspartien nicht ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trigger did not fire in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Dieser Auslöser hat in %n Partie der letzten Simulation nicht ausgelöst</numerusform>
            <numerusform>Dieser Auslöser hat in %n Partien der letzten Simulation nicht ausgelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This end was not met in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Dieses Ende kam in %n Partie der letzten Simulation nicht vor</numerusform>
            <numerusform>Dieses Ende kam in %n Partien der letzten Simulation nicht vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This effect did not run in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Dieser Effekt lief in %n Partie der letzten Simulation nicht ab</numerusform>
            <numerusform>Dieser Effekt lief in %n Partien der letzten Simulation nicht ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was not taken in %n game(s) of the last simulation, though it was legal %1 times</source>
        <translation>
            <numerusform>Diese Aktion wurde in %n Partie der letzten Simulation nicht gewählt, obwohl sie %1-mal erlaubt war</numerusform>
            <numerusform>Diese Aktion wurde in %n Partien der letzten Simulation nicht gewählt, obwohl sie %1-mal erlaubt war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This action was never legal in %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Diese Aktion war in %n Partie der letzten Simulation nie erlaubt</numerusform>
            <numerusform>Diese Aktion war in %n Partien der letzten Simulation nie erlaubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>there is no such zone</source>
        <translation>eine solche Zone gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>It belongs to the phase %1</source>
        <translation>Sie gehört in die Phase %1</translation>
    </message>
    <message>
        <source>the phase is %1</source>
        <translation>die Phase ist %1</translation>
    </message>
    <message>
        <source>Another player may take it</source>
        <translation>Ein anderer Spieler darf es</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 can be chosen</source>
        <translation>%1 lässt sich wählen</translation>
    </message>
    <message>
        <source>There is something to choose for “%1”</source>
        <translation>Für „%1“ gibt es etwas zu wählen</translation>
    </message>
    <message>
        <source>%1 to choose from</source>
        <translation>%1 zur Wahl</translation>
    </message>
    <message>
        <source>It lies in %1</source>
        <translation>Es liegt in %1</translation>
    </message>
    <message>
        <source>It is among: %1</source>
        <translation>Es gehört zu: %1</translation>
    </message>
    <message>
        <source>Its cost can be paid in full: %1</source>
        <translation>Der Preis lässt sich ganz zahlen: %1</translation>
    </message>
    <message>
        <source>What it leads to is allowed</source>
        <translation>Was daraus wird, ist erlaubt</translation>
    </message>
    <message>
        <source>It can be taken most often in a row</source>
        <translation>Sie kann am häufigsten in Folge gewählt werden</translation>
    </message>
    <message>
        <source>taken so far: %1</source>
        <translation>bisher ausgeführt: %1</translation>
    </message>
    <message>
        <source>Limit for a turn: %1</source>
        <translation>Grenze für einen Zug: %1</translation>
    </message>
    <message>
        <source>Limit for a phase: %1</source>
        <translation>Grenze für eine Phase: %1</translation>
    </message>
    <message>
        <source>Limit for the game: %1</source>
        <translation>Grenze für das Spiel: %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 asks for: %2</source>
        <comment>an action</comment>
        <translation>%1 verlangt: %2</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Die Partie ist verloren</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Die Partie ist gewonnen</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>Alle gewinnen</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>%1 cannot move: the rules leave no legal move</source>
        <translation>%1 kann nicht ziehen: die Regeln lassen keinen Zug zu</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, Phase %2</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Choose %1: %2 of %3 chosen</source>
        <translation>%1 wählen: %2 von %3 gewählt</translation>
    </message>
    <message>
        <source>The end condition %1 was met.</source>
        <translation>Die Endbedingung %1 ist erfüllt.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Punkte: %1</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The preferences could not be written to %1</source>
        <translation>Die Einstellungen konnten nicht nach %1 geschrieben werden</translation>
    </message>
</context>
<context>
    <name>PrintAndPlay</name>
    <message>
        <source>5 cm if printed at 100 %  ·  %1  ·  %2</source>
        <translation>5 cm, wenn mit 100 % gedruckt  ·  %1  ·  %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more would follow</source>
        <translation>
            <numerusform>%n weiteres Teil würde folgen</numerusform>
            <numerusform>%n weitere Teile würden folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3</source>
        <translation>%1, Bogen %2 von %3</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>board “%1”</source>
        <translation>Brett „%1“</translation>
    </message>
    <message>
        <source>  ·  row %1, column %2, overlap %3 mm</source>
        <translation>  ·  Reihe %1, Spalte %2, Überlappung %3 mm</translation>
    </message>
</context>
<context>
    <name>ProblemDetails</name>
    <message>
        <source>Accepted here: %1</source>
        <translation>Hier erlaubt: %1</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
</context>
<context>
    <name>RecordedGame</name>
    <message>
        <source>goes as recorded</source>
        <translation>verläuft wie aufgezeichnet</translation>
    </message>
    <message>
        <source>ends with another result after %1 moves</source>
        <translation>endet nach %1 Zügen mit einem anderen Ergebnis</translation>
    </message>
    <message>
        <source>goes on after its last move, %1</source>
        <translation>geht nach dem letzten Zug, %1, weiter</translation>
    </message>
    <message>
        <source>is over after its last move, %1</source>
        <translation>ist nach dem letzten Zug, %1, zu Ende</translation>
    </message>
    <message>
        <source>is over before move %1, %2</source>
        <translation>ist vor Zug %1, %2, zu Ende</translation>
    </message>
    <message>
        <source>move %1, %2, is not legal any more</source>
        <translation>Zug %1, %2, ist nicht mehr erlaubt</translation>
    </message>
    <message>
        <source>move %1, %2, is not known any more: %3</source>
        <translation>Zug %1, %2, ist nicht mehr bekannt: %3</translation>
    </message>
    <message>
        <source>was played by a number of players that the game is not for any more</source>
        <translation>wurde mit einer Spielerzahl gespielt, für die das Spiel nicht mehr gedacht ist</translation>
    </message>
    <message>
        <source>from move %1 on the rules ask for more than the program does</source>
        <translation>verlangt ab Zug %1 mehr, als das Programm leistet</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was stopped at the turn cap.</source>
        <translation>Die Partie wurde an der Zuggrenze angehalten.</translation>
    </message>
    <message>
        <source>The game stopped because a player had no legal move.</source>
        <translation>Die Partie endete, weil ein Spieler keinen erlaubten Zug hatte.</translation>
    </message>
    <message>
        <source>The game stopped because the bot of %1 failed: %2</source>
        <translation>Die Partie endete, weil der Bot von %1 versagt hat: %2</translation>
    </message>
    <message>
        <source>The game was given up because it asks for too much.</source>
        <translation>Das Spiel wurde abgebrochen, weil es zu viel verlangt.</translation>
    </message>
    <message>
        <source>The game was not played to its end.</source>
        <translation>Die Partie wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>Gewonnen von %1.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Not verified: ply %1 differs in its %2.</source>
        <translation>Nicht bestätigt: Halbzug %1 weicht ab (%2).</translation>
    </message>
    <message>
        <source>Recorded %1, replayed %2. </source>
        <translation>Aufgezeichnet %1, nachgespielt %2. </translation>
    </message>
    <message>
        <source>Go to the last step that agrees</source>
        <translation>Zum letzten übereinstimmenden Schritt</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Verified: the one step matches.</source>
        <translation>Bestätigt: der eine Schritt stimmt.</translation>
    </message>
    <message>
        <source>Verified: all %1 steps match.</source>
        <translation>Bestätigt: alle %1 Schritte stimmen.</translation>
    </message>
    <message>
        <source>The game goes the same way under the present ones.</source>
        <translation>Nach den jetzigen verläuft die Partie genauso.</translation>
    </message>
    <message>
        <source>The specification is of another game now.</source>
        <translation>Die Spezifikation beschreibt jetzt ein anderes Spiel.</translation>
    </message>
    <message>
        <source>Under the present ones all moves are legal still, and the result is the same.</source>
        <translation>Nach den jetzigen sind alle Züge noch erlaubt, und das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
        <source>Under the present ones: %1.</source>
        <translation>Nach den jetzigen: %1.</translation>
    </message>
    <message>
        <source>No move is legal there now.</source>
        <translation>Dort ist jetzt kein Zug erlaubt.</translation>
    </message>
    <message>
        <source>Legal there now: %1</source>
        <translation>Dort jetzt erlaubt: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <translation>aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>jetzt: %1</translation>
    </message>
    <message>
        <source>The setup is another already.</source>
        <translation>Schon der Aufbau ist ein anderer.</translation>
    </message>
    <message>
        <source>Move %1 is the first that does something else.</source>
        <translation>Zug %1 ist der erste, der etwas anderes bewirkt.</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation>Zum Schritt davor</translation>
    </message>
    <message>
        <source>Recorded with other rules.</source>
        <translation>Mit anderen Regeln aufgezeichnet.</translation>
    </message>
    <message>
        <source>Under the rules it was recorded with:</source>
        <translation>Mit den Regeln der Aufzeichnung:</translation>
    </message>
    <message>
        <source>The specification has errors: whether the game goes the same way shows when they are mended.</source>
        <translation>Die Spezifikation hat Fehler: Ob die Partie genauso verläuft, zeigt sich, wenn sie behoben sind.</translation>
    </message>
</context>
<context>
    <name>ReplayAnimation</name>
    <message numerus="yes">
        <source>An animation shows %n position(s) at most. Choose a part of the game.</source>
        <translation>
            <numerusform>Eine Animation zeigt höchstens %n Stellung. Wählen Sie einen Teil der Partie.</numerusform>
            <numerusform>Eine Animation zeigt höchstens %n Stellungen. Wählen Sie einen Teil der Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The animation would be larger than 200 MB. Choose a part of the game, or smaller spaces.</source>
        <translation>Die Animation wäre größer als 200 MB. Wählen Sie einen Teil der Partie oder kleinere Felder.</translation>
    </message>
</context>
<context>
    <name>ReplayNotes</name>
    <message>
        <source>these are no notes of a game: %1</source>
        <translation>das sind keine Notizen zu einer Partie: %1</translation>
    </message>
    <message>
        <source>the file is of another kind</source>
        <translation>die Datei ist von anderer Art</translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation>es sind zu viele</translation>
    </message>
    <message>
        <source>a note needs a ply and a text</source>
        <translation>eine Notiz braucht einen Halbzug und einen Text</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Not measured: %1
%2</source>
        <translation>Nicht gemessen: %1
%2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Gewirkt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Verweigert</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>First in game</source>
        <translation>Zuerst in Partie</translation>
    </message>
    <message>
        <source>It never ran. Enter or a double click shows the rule.</source>
        <translation>Sie wirkte nie. Eingabe oder Doppelklick zeigt die Regel.</translation>
    </message>
    <message>
        <source>Enter or a double click shows the rule.</source>
        <translation>Eingabe oder Doppelklick zeigt die Regel.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Stärker</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Schwächer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Stronger wins</source>
        <translation>Stärkerer gewinnt</translation>
    </message>
    <message>
        <source>Weaker wins</source>
        <translation>Schwächerer gewinnt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Stopped before all games were played</source>
        <translation>Angehalten, bevor alle Partien gespielt waren</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Versagt</translation>
    </message>
    <message>
        <source>Elo: 0 is the mean of all bots. Whoever is rated 400 higher expects ten points of eleven.</source>
        <translation>Elo: 0 ist der Durchschnitt aller Bots. Wer um 400 höher steht, erwartet zehn von elf Punkten.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>First is better</source>
        <translation>Erster ist besser</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Enter or a double click steps through the first game that the first bot won</source>
        <translation>Eingabe oder Doppelklick spielt die erste Partie nach, die der erste Bot gewann</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Of all games</source>
        <translation>Von allen Partien</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>SampleTags</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <translation>Geld und Waren</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>For three or more</source>
        <translation>Ab drei</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The session could not be written to %1</source>
        <translation>Die Sitzung konnte nicht nach %1 geschrieben werden</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>SignatureHelp</name>
    <message>
        <source>%1 (required)</source>
        <translation>%1 (nötig)</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>keine Schlüssel</translation>
    </message>
</context>
<context>
    <name>SpecTemplate</name>
    <message>
        <source>Board game</source>
        <translation>Brettspiel</translation>
    </message>
    <message>
        <source>Two players, a square board and pieces to place.</source>
        <translation>Zwei Spieler, ein quadratisches Brett und Steine zum Setzen.</translation>
    </message>
    <message>
        <source>Counting game</source>
        <translation>Zählspiel</translation>
    </message>
    <message>
        <source>Two players, one number and nothing else: the least that can be played.</source>
        <translation>Zwei Spieler, eine Zahl und sonst nichts: das Kleinste, was man spielen kann.</translation>
    </message>
    <message>
        <source>Card game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Two to four players, hidden hands, a deck, and rows on the table.</source>
        <translation>Für zwei bis vier, mit verdeckten Händen, einem Stapel und Reihen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Two to four players, and a die to trust or not.</source>
        <translation>Für zwei bis vier und einen Würfel, dem man traut oder nicht.</translation>
    </message>
    <message>
        <source>Worker placement</source>
        <translation>Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>Two to four players send workers to places and turn goods into points.</source>
        <translation>Zwei bis vier Spieler schicken Arbeiter an Orte und machen Waren zu Punkten.</translation>
    </message>
</context>
<context>
    <name>StateDifferences</name>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 von Spieler %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>property, token, zone</comment>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>cannot open &apos;%1&apos;: it is a binary file, not a text</source>
        <translation>„%1“ kann nicht geöffnet werden: Es ist kein Text</translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht entfernt werden: %2</translation>
    </message>
</context>
<context>
    <name>TournamentResults</name>
    <message>
        <source>%1 is stronger by at least %2 Elo rather than by no more than %3.</source>
        <translation>%1 ist eher um mindestens %2 Elo stärker als um höchstens %3.</translation>
    </message>
    <message>
        <source>%1 is stronger by no more than %2 Elo rather than by at least %3.</source>
        <translation>%1 ist eher um höchstens %2 Elo stärker als um mindestens %3.</translation>
    </message>
    <message>
        <source>These games do not tell yet who is stronger.</source>
        <translation>Diese Partien sagen noch nicht, wer stärker ist.</translation>
    </message>
    <message>
        <source>%1 games came to no end, and count as drawn.</source>
        <translation>%1 Partien kamen zu keinem Ende und gelten als unentschieden.</translation>
    </message>
    <message>
        <source>In %1 games a bot failed; it loses them.</source>
        <translation>In %1 Partien versagte ein Bot; er verliert sie.</translation>
    </message>
    <message>
        <source>%1 games of %2 between %3, seed %4.</source>
        <translation>%1 Partien %2 zwischen %3, Startwert %4.</translation>
    </message>
    <message>
        <source>Stopped before all were played.</source>
        <translation>Angehalten, bevor alle gespielt waren.</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>%n mistake(s) are left.</source>
        <translation>
            <numerusform>%n Fehler ist noch da.</numerusform>
            <numerusform>%n Fehler sind noch da.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes are left.</source>
        <translation>Es sind keine Fehler mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its tests fail(s).</source>
        <translation>
            <numerusform>%n seiner Tests schlägt fehl.</numerusform>
            <numerusform>%n seiner Tests schlagen fehl.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large to be played.</source>
        <translation>Es ist zu groß, um gespielt zu werden.</translation>
    </message>
    <message>
        <source>Twenty games by chance come to an end and look healthy.</source>
        <translation>Zwanzig Zufallspartien kommen zu einem Ende und sehen gesund aus.</translation>
    </message>
    <message>
        <source>Twenty games by chance come to an end, but %1.</source>
        <translation>Zwanzig Zufallspartien kommen zu einem Ende, aber: %1.</translation>
    </message>
    <message>
        <source>Of twenty games by chance several do not come to an end.</source>
        <translation>Von zwanzig Zufallspartien kommen mehrere zu keinem Ende.</translation>
    </message>
    <message>
        <source>Of twenty games by chance several do not come to an end: %1.</source>
        <translation>Von zwanzig Zufallspartien kommen mehrere zu keinem Ende: %1.</translation>
    </message>
    <message>
        <source>some are stopped at the cap of turns</source>
        <translation>einige enden an der Höchstzahl der Züge</translation>
    </message>
    <message>
        <source>positions come back again and again</source>
        <translation>Stellungen kehren immer wieder</translation>
    </message>
    <message>
        <source>players are often left without a move</source>
        <translation>Spieler haben oft keinen Zug</translation>
    </message>
    <message>
        <source>some are won within a few turns</source>
        <translation>einige sind nach wenigen Zügen gewonnen</translation>
    </message>
    <message>
        <source>all moves are the same one</source>
        <translation>alle Züge sind derselbe</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>%1 tokens for %2</source>
        <comment>money</comment>
        <translation>%1 Token für %2</translation>
    </message>
    <message>
        <source>%1: call %2, %3 of a budget of %4</source>
        <translation>%1: Anfrage %2, %3 von einem Budget von %4</translation>
    </message>
    <message>
        <source>Choosing the parts of the language</source>
        <translation>Teile der Sprache werden gewählt</translation>
    </message>
    <message>
        <source>Writing the game</source>
        <translation>Das Spiel wird geschrieben</translation>
    </message>
    <message>
        <source>Choosing how it goes on</source>
        <translation>Die Fortsetzung wird gewählt</translation>
    </message>
    <message>
        <source>Mending the game</source>
        <translation>Das Spiel wird ausgebessert</translation>
    </message>
</context>
<context>
    <name>ludo::ide::CommandPaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Einen Teil eines Befehls tippen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands that fit</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>No command fits</source>
        <translation>Kein Befehl passt</translation>
    </message>
</context>
<context>
    <name>ludo::ide::DocumentArea</name>
    <message>
        <source>Specifications (*.md);;All files (*)</source>
        <translation>Spezifikationen (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open specifications</source>
        <translation>Offene Spezifikationen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation>„%1“ konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The sample could not be opened</source>
        <translation>Das Beispiel konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>%1 •</source>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” was not saved</source>
        <translation>„%1“ wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save “%1” as</source>
        <translation>„%1“ speichern unter</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Do you want to save the changes to “%1”?</source>
        <translation>Sollen die Änderungen an „%1“ gespeichert werden?</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>Sie gehen verloren, wenn sie nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Diesen Reiter schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation>%1 (nur lesbar)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>“%1” was changed by another program and read again; undo brings the text back</source>
        <translation>„%1“ wurde von einem anderen Programm geändert und neu gelesen; Rückgängig bringt den Text zurück</translation>
    </message>
    <message>
        <source>The text is not in the history of the file: %1</source>
        <translation>Der Text ist nicht im Verlauf der Datei: %1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Open specification files</source>
        <translation>Spezifikationen öffnen</translation>
    </message>
</context>
<context>
    <name>ludo::ide::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>In Dateien suchen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>In fo&amp;lder</source>
        <translation>Im &amp;Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Only what is open</source>
        <translation>Nur was geöffnet ist</translation>
    </message>
    <message>
        <source>&amp;Replace with</source>
        <translation>&amp;Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Match case</source>
        <translation>&amp;Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>Ganze Wö&amp;rter</translation>
    </message>
    <message>
        <source>Regular &amp;expression</source>
        <translation>Regulärer &amp;Ausdruck</translation>
    </message>
    <message>
        <source>Matches lie within a line; \1 or $1 in the replacement is the first group</source>
        <translation>Treffer liegen innerhalb einer Zeile; \1 oder $1 in der Ersetzung ist die erste Gruppe</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Cancel the search</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation>Zu durchsuchender Ordner</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message numerus="yes">
        <source>Searching… %n text(s) so far</source>
        <translation>
            <numerusform>Suche läuft … bisher %n Text</numerusform>
            <numerusform>Suche läuft … bisher %n Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a regular expression: %1</source>
        <translation>Kein regulärer Ausdruck: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) searched</source>
        <translation>
            <numerusform>%n Text durchsucht</numerusform>
            <numerusform>%n Texte durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: not everything was searched.</source>
        <translation>Abgebrochen: Es wurde nicht alles durchsucht.</translation>
    </message>
    <message>
        <source>There are more matches; the rest was left out.</source>
        <translation>Es gibt mehr Treffer; der Rest ist ausgelassen.</translation>
    </message>
    <message>
        <source>The folder is too large or too deep; the rest was left out.</source>
        <translation>Der Ordner ist zu groß oder zu tief; der Rest ist ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n very long line(s) left out.</source>
        <translation>
            <numerusform>%n sehr lange Zeile ausgelassen.</numerusform>
            <numerusform>%n sehr lange Zeilen ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the expression took too long.</source>
        <translation>
            <numerusform>In %n Zeile brauchte der Ausdruck zu lange.</numerusform>
            <numerusform>In %n Zeilen brauchte der Ausdruck zu lange.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n Datei konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%n Dateien konnten nicht gelesen werden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace ticked (%1)</source>
        <translation>Angehakte ersetzen (%1)</translation>
    </message>
    <message>
        <source>This specification is closed</source>
        <translation>Diese Spezifikation ist geschlossen</translation>
    </message>
    <message>
        <source>The text has changed since the search. Search again.</source>
        <translation>Der Text hat sich seit der Suche geändert. Suchen Sie noch einmal.</translation>
    </message>
    <message>
        <source>At most %1 files are opened and changed at once. Tick fewer.</source>
        <translation>Höchstens %1 Dateien werden auf einmal geöffnet und geändert. Haken Sie weniger an.</translation>
    </message>
    <message>
        <source>Replaced: %1. Nothing is saved yet; undo takes it back in each text.</source>
        <translation>Ersetzt: %1. Noch ist nichts gespeichert; Rückgängig nimmt es in jedem Text zurück.</translation>
    </message>
    <message>
        <source>Left alone, for they have changed or cannot be edited: %1</source>
        <translation>Nicht geändert, weil sie sich geändert haben oder schreibgeschützt sind: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>ludo::ide::FoundModel</name>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
</context>
<context>
    <name>ludo::ide::HistoryDialog</name>
    <message>
        <source>History of %1</source>
        <translation>Verlauf von %1</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Frühere Texte</translation>
    </message>
    <message>
        <source>Bring the ticked changes back</source>
        <translation>Angehaktes zurückholen</translation>
    </message>
    <message>
        <source>Nothing is kept of this specification yet. Its text is kept whenever it is saved.</source>
        <translation>Von dieser Spielbeschreibung ist noch nichts aufgehoben. Ihr Text wird bei jedem Speichern aufgehoben.</translation>
    </message>
    <message>
        <source>The text is the same now.</source>
        <translation>Der Text ist jetzt derselbe.</translation>
    </message>
    <message>
        <source>What would change if the text became as it was then:</source>
        <translation>Was sich ändern würde, wenn der Text wie damals wäre:</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Zurückholen, was da war</translation>
    </message>
</context>
<context>
    <name>ludo::ide::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>New game.md</source>
        <translation>Neues Spiel.md</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>%1[*] – LudoForge</source>
        <translation>%1[*] – LudoForge</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>The rulebook is saved in “%1”</source>
        <translation>Die Spielregeln sind in „%1“ gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) to print are saved in “%1”</source>
        <translation>
            <numerusform>%n Bogen zum Drucken ist in „%1“ gespeichert</numerusform>
            <numerusform>%n Bögen zum Drucken sind in „%1“ gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>The word was not added to the dictionary. %1</source>
        <translation>Das Wort wurde nicht ins Wörterbuch aufgenommen. %1</translation>
    </message>
</context>
<context>
    <name>ludo::ide::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Inhalt des Handbuchs</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to what was shown before (Alt+Left)</source>
        <translation>Zurück zu dem, was vorher gezeigt wurde (Alt+Links)</translation>
    </message>
</context>
<context>
    <name>ludo::ide::PanelDock</name>
    <message>
        <source>Open a specification first</source>
        <translation>Zuerst eine Spezifikation öffnen</translation>
    </message>
    <message>
        <source>Maximise %1</source>
        <translation>%1 maximieren</translation>
    </message>
    <message>
        <source>Give this panel the window</source>
        <translation>Diesem Bereich das Fenster geben</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 ablösen</translation>
    </message>
    <message>
        <source>Make this panel a window of its own, or put it back</source>
        <translation>Aus diesem Bereich ein eigenes Fenster machen, oder ihn zurückstellen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diesen Bereich schließen</translation>
    </message>
    <message>
        <source>%1, and other panels</source>
        <translation>%1 und andere Bereiche</translation>
    </message>
    <message>
        <source>Go to another panel</source>
        <translation>Zu einem anderen Bereich gehen</translation>
    </message>
</context>
<context>
    <name>ludo::ide::PanelDocks</name>
    <message>
        <source>Design</source>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation>Züchten</translation>
    </message>
</context>
<context>
    <name>ludo::ide::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours of the whole window</source>
        <translation>Die Farben des ganzen Fensters</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Text size of the editor</source>
        <translation>Textgröße der Spezifikation</translation>
    </message>
    <message>
        <source>Also Ctrl and the mouse wheel in the editor</source>
        <translation>Auch mit Strg und dem Mausrad im Text</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Autosave</source>
        <translation>&amp;Sicherung</translation>
    </message>
    <message>
        <source>Within </source>
        <translation>Innerhalb von </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A copy of unsaved text is kept beside its file, or with the program&apos;s own data while it has no file</source>
        <translation>Eine Kopie des ungespeicherten Textes wird neben seiner Datei aufbewahrt, oder bei den Daten des Programms, solange er keine Datei hat</translation>
    </message>
    <message>
        <source>After a crash, no more typing than this is missing.</source>
        <translation>Nach einem Absturz fehlt nicht mehr Getipptes als das.</translation>
    </message>
    <message>
        <source>After a crash, all that was not saved is missing.</source>
        <translation>Nach einem Absturz fehlt alles, was nicht gespeichert war.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the window; games and what is told of them stay English</source>
        <translation>Die des Fensters; Spiele und was zu ihnen gemeldet wird, bleiben englisch</translation>
    </message>
    <message>
        <source>The language changes when LudoForge is started again.</source>
        <translation>Die Sprache wechselt, wenn LudoForge neu gestartet wird.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation>&amp;Rechtschreibung</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>In the language of the text</source>
        <translation>In der Sprache des Textes</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Of the prose of a specification: unknown words are marked, and may be added</source>
        <translation>Des Fließtexts einer Spezifikation: Unbekannte Wörter werden markiert und können aufgenommen werden</translation>
    </message>
</context>
<context>
    <name>ludo::ide::PrintDialog</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards, for printing on both sides</source>
        <translation>&amp;Rückseiten der Karten, für beidseitigen Druck</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Spielsteine</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>Print and play</source>
        <translation>Zum Ausdrucken</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Poker, 63 × 88 mm</source>
        <translation>Poker, 63 × 88 mm</translation>
    </message>
    <message>
        <source>Bridge, 56 × 87 mm</source>
        <translation>Bridge, 56 × 87 mm</translation>
    </message>
    <message>
        <source>Small, 44 × 67 mm</source>
        <translation>Klein, 44 × 67 mm</translation>
    </message>
    <message>
        <source>Tarot, 70 × 120 mm</source>
        <translation>Tarot, 70 × 120 mm</translation>
    </message>
    <message>
        <source>Size of a card</source>
        <translation>Größe einer Karte</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Side of a space of a board</source>
        <translation>Seitenlänge eines Felds</translation>
    </message>
    <message>
        <source>Pieces are as large as fits into a space</source>
        <translation>Spielsteine sind so groß, dass sie auf ein Feld passen</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Si&amp;ze of a card</source>
        <translation>&amp;Größe einer Karte</translation>
    </message>
    <message>
        <source>&amp;Space of a board</source>
        <translation>&amp;Feld eines Bretts</translation>
    </message>
</context>
<context>
    <name>ludo::ide::PrintExport</name>
    <message>
        <source>Print and play</source>
        <translation>Zum Ausdrucken</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The game has nothing of what was chosen: cards, pieces or boards.</source>
        <translation>Das Spiel hat nichts von dem, was gewählt wurde: Karten, Spielsteine oder Bretter.</translation>
    </message>
    <message>
        <source>Nothing was saved for printing</source>
        <translation>Es wurde nichts zum Drucken gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Saved, %n sheet(s)</source>
        <translation>
            <numerusform>Gespeichert, %n Bogen</numerusform>
            <numerusform>Gespeichert, %n Bögen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation>Abgebrochen; nichts wurde gespeichert</translation>
    </message>
</context>
<context>
    <name>ludo::ide::RecoveryDialog</name>
    <message>
        <source>Never saved. Kept from %1.</source>
        <translation>Noch nie gespeichert. Aufgehoben vom %1.</translation>
    </message>
    <message>
        <source>In %1. Unsaved changes from %2.</source>
        <translation>In %1. Ungespeicherte Änderungen vom %2.</translation>
    </message>
    <message>
        <source>In %1. Unsaved changes from %2; the file was changed after that.</source>
        <translation>In %1. Ungespeicherte Änderungen vom %2; danach wurde die Datei geändert.</translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <translation>Ungespeicherte Texte</translation>
    </message>
    <message>
        <source>LudoForge was stopped before these texts were saved. They were kept: choose what becomes of each.</source>
        <translation>LudoForge wurde beendet, bevor diese Texte gespeichert waren. Sie wurden aufgehoben: Was soll aus jedem werden?</translation>
    </message>
    <message>
        <source>What was not saved</source>
        <translation>Was nicht gespeichert war</translation>
    </message>
    <message>
        <source>&amp;Recover this text</source>
        <translation>Diesen Text &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard this text</source>
        <translation>Diesen Text &amp;verwerfen</translation>
    </message>
    <message>
        <source>Recover &amp;all</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>Above each text it is asked again, until you choose</source>
        <translation>Über jedem Text wird wieder gefragt, bis Sie sich entscheiden</translation>
    </message>
</context>
<context>
    <name>ludo::ide::RulebookExport</name>
    <message>
        <source>The rulebook was not saved</source>
        <translation>Die Spielregeln wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Export the rulebook</source>
        <translation>Die Spielregeln ausgeben</translation>
    </message>
    <message>
        <source>The specification has errors, or is still being checked.</source>
        <translation>Die Spezifikation hat Fehler oder wird noch geprüft.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Spielregel</translation>
    </message>
</context>
<context>
    <name>ludo::ide::SampleGallery</name>
    <message>
        <source>No sample is like that. Choose less, or search for another word.</source>
        <translation>So ist kein Beispiel. Wählen Sie weniger aus, oder suchen Sie ein anderes Wort.</translation>
    </message>
    <message>
        <source>Search the samples</source>
        <translation>Die Beispiele durchsuchen</translation>
    </message>
    <message>
        <source>Words of the name or the description</source>
        <translation>Wörter aus dem Namen oder der Beschreibung</translation>
    </message>
    <message>
        <source>Only samples with: %1</source>
        <translation>Nur Beispiele mit: %1</translation>
    </message>
</context>
<context>
    <name>ludo::ide::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Einen Befehl suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>Hier die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>Neue &amp;Tasten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Give this command its first keys again</source>
        <translation>Diesem Befehl seine ersten Tasten wiedergeben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Take the keys from this command</source>
        <translation>Diesem Befehl die Tasten nehmen</translation>
    </message>
    <message>
        <source>%1 is used by “%2” and “%3”.</source>
        <translation>%1 gehört zu „%2“ und „%3“.</translation>
    </message>
</context>
<context>
    <name>ludo::ide::StartPage</name>
    <message>
        <source>Write a game, play it while you write, and see how it plays a thousand times.</source>
        <translation>Ein Spiel schreiben, es dabei spielen und sehen, wie es sich tausendmal spielt.</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>The samples were not found beside the program.</source>
        <translation>Die Beispiele wurden neben dem Programm nicht gefunden.</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Ein neues Spiel beginnen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Files that you open will be listed here. You can also drop files on the window.</source>
        <translation>Hier stehen die Dateien, die Sie öffnen. Sie können Dateien auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open a specification from disk</source>
        <translation>Eine Spezifikation von der Festplatte öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>ludo::ide::StatusInfo</name>
    <message>
        <source>Go to the list of problems</source>
        <translation>Zur Liste der Probleme</translation>
    </message>
    <message>
        <source>How long the last check of the specification took</source>
        <translation>Wie lange die letzte Prüfung der Spezifikation dauerte</translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation>Wo die Schreibmarke steht</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Checked in %1 ms</source>
        <translation>In %1 ms geprüft</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) allowed by comments in the text</source>
        <translation>
            <numerusform>%n Warnung durch Kommentare im Text erlaubt</numerusform>
            <numerusform>%n Warnungen durch Kommentare im Text erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n Schreibmarke</numerusform>
            <numerusform>%n Schreibmarken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::ide::Tour</name>
    <message>
        <source>The start page: samples to open, templates to begin with, files of late.</source>
        <translation>Die Startseite: Beispiele, Vorlagen und die letzten Dateien.</translation>
    </message>
    <message>
        <source>A sample is open: its prose and rules, checked and compiled, with the board beside it.</source>
        <translation>Ein Beispiel ist offen: Text und Regeln, geprüft und übersetzt, mit dem Brett daneben.</translation>
    </message>
    <message>
        <source>A typing mistake is marked as soon as it is made; the list says what is wrong and what to do.</source>
        <translation>Ein Tippfehler wird sofort markiert; die Liste sagt, was falsch ist und was zu tun ist.</translation>
    </message>
    <message>
        <source>The fix is applied with one click, and the game is ready again.</source>
        <translation>Ein Klick behebt ihn, und das Spiel ist wieder bereit.</translation>
    </message>
    <message>
        <source>The board as the rules describe it; F12 on a zone leads to where it is written.</source>
        <translation>Das Brett, wie die Regeln es beschreiben; F12 auf einem Feld führt zu seiner Stelle im Text.</translation>
    </message>
    <message>
        <source>Both seats are yours: click on the board, or choose from the legal moves.</source>
        <translation>Beide Plätze gehören Ihnen: auf das Brett klicken oder einen erlaubten Zug wählen.</translation>
    </message>
    <message>
        <source>Four moves later: marks on the board, moves in the list.</source>
        <translation>Vier Züge später: Zeichen auf dem Brett, Züge in der Liste.</translation>
    </message>
    <message>
        <source>the sample has no zone %1</source>
        <translation>das Beispiel hat keine Zone %1</translation>
    </message>
    <message>
        <source>Bots play a thousand games on worker threads; typing stays smooth meanwhile.</source>
        <translation>Bots spielen tausend Partien in eigenen Threads; das Tippen bleibt dabei flüssig.</translation>
    </message>
    <message>
        <source>Who wins, how long games last, how many choices there are: each with its interval.</source>
        <translation>Wer gewinnt, wie lange Partien dauern, wie viel Auswahl es gibt: jeweils mit Intervall.</translation>
    </message>
    <message>
        <source>A click on a bar lists the games behind it.</source>
        <translation>Ein Klick auf einen Balken listet die Partien dahinter auf.</translation>
    </message>
    <message>
        <source>One of them in the replayer, every state computed again and its hash compared.</source>
        <translation>Eine davon beim Nachspielen: jeder Zustand neu berechnet und sein Hash verglichen.</translation>
    </message>
    <message>
        <source>Three steps on: the move, its changes and the hash of the state.</source>
        <translation>Drei Schritte weiter: der Zug, seine Änderungen und der Hash des Zustands.</translation>
    </message>
    <message>
        <source>The dark theme, chosen from the View menu.</source>
        <translation>Die dunklen Farben, aus dem Menü Ansicht gewählt.</translation>
    </message>
    <message>
        <source>The command palette finds any command by a part of its name.</source>
        <translation>Die Befehlspalette findet jeden Befehl durch einen Teil seines Namens.</translation>
    </message>
    <message>
        <source>the folder %1 could not be made</source>
        <translation>der Ordner %1 konnte nicht angelegt werden</translation>
    </message>
    <message>
        <source>A tour of LudoForge</source>
        <translation>Ein Rundgang durch LudoForge</translation>
    </message>
    <message>
        <source>what it should lead to did not come within %1 s</source>
        <translation>was folgen sollte, kam nicht innerhalb von %1 s</translation>
    </message>
    <message>
        <source>its picture could not be saved</source>
        <translation>sein Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>index.md could not be written</source>
        <translation>index.md konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The tour failed at the step “%1”: %2</source>
        <translation>Der Rundgang scheiterte am Schritt „%1“: %2</translation>
    </message>
</context>
<context>
    <name>ludo::ide::Workbench</name>
    <message>
        <source>Panel or text</source>
        <translation>Bereich oder Text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Put the panel back beside the text</source>
        <translation>Den Bereich wieder neben den Text stellen</translation>
    </message>
    <message>
        <source>Put the panel back</source>
        <translation>Den Bereich zurückstellen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AnimationDialog</name>
    <message>
        <source>Save as animation</source>
        <translation>Als Animation speichern</translation>
    </message>
    <message>
        <source>First ply</source>
        <translation>Erster Halbzug</translation>
    </message>
    <message>
        <source>Last ply</source>
        <translation>Letzter Halbzug</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How many plies are seen in a second; the last position stays longer</source>
        <translation>Wie viele Halbzüge in einer Sekunde zu sehen sind; die letzte Stellung bleibt länger stehen</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation>Größe des Bildes</translation>
    </message>
    <message>
        <source>&amp;From ply</source>
        <translation>&amp;Von Halbzug</translation>
    </message>
    <message>
        <source>&amp;To ply</source>
        <translation>&amp;Bis Halbzug</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>The file is an animated PNG, which every browser plays.</source>
        <translation>Die Datei ist ein animiertes PNG, das jeder Browser abspielt.</translation>
    </message>
    <message numerus="yes">
        <source>An animation shows %n position(s) at most.</source>
        <translation>
            <numerusform>Eine Animation zeigt höchstens %n Stellung.</numerusform>
            <numerusform>Eine Animation zeigt höchstens %n Stellungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AnimationExport</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Save as animation</source>
        <translation>Als Animation speichern</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Animiertes PNG (*.png)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation>Abgebrochen; nichts wurde gespeichert</translation>
    </message>
    <message>
        <source>The animation was not saved</source>
        <translation>Die Animation wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ArchivePanel</name>
    <message>
        <source>Summary of the archive</source>
        <translation>Das Archiv in Zahlen</translation>
    </message>
    <message>
        <source>Open campaign…</source>
        <translation>Kampagne öffnen …</translation>
    </message>
    <message>
        <source>Open the store of a campaign</source>
        <translation>Den Speicher einer Kampagne öffnen</translation>
    </message>
    <message>
        <source>Show the archive in the store of a campaign, also while it runs</source>
        <translation>Das Archiv im Speicher einer Kampagne zeigen, auch während sie läuft</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Stores of campaigns (*.sqlite);;All files (*)</source>
        <translation>Speicher von Kampagnen (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was misslang</translation>
    </message>
    <message>
        <source>Export archive…</source>
        <translation>Archiv exportieren …</translation>
    </message>
    <message>
        <source>Export the archive</source>
        <translation>Das Archiv exportieren</translation>
    </message>
    <message>
        <source>Save the archive as JSON or CSV, or the heatmap as a picture</source>
        <translation>Das Archiv als JSON oder CSV speichern, oder die Karte als Bild</translation>
    </message>
    <message>
        <source>No campaign is open. Breed from the open game to begin one, or open the store of one, the .sqlite file that it keeps its games in. Its archive is shown here: the best game of each kind.</source>
        <translation>Keine Kampagne ist geöffnet. Züchten Sie vom offenen Spiel, um eine zu beginnen, oder öffnen Sie den Speicher einer Kampagne, die .sqlite-Datei mit ihren Spielen. Dann steht hier ihr Archiv: das beste Spiel jeder Art.</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>The change from its parent</source>
        <translation>Die Änderung gegenüber dem Elternspiel</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Everything (*.json);;Best games, as in pyribs (*.csv);;Picture of the heatmap (*.png)</source>
        <translation>Alles (*.json);;Beste Spiele, wie in pyribs (*.csv);;Bild der Karte (*.png)</translation>
    </message>
    <message>
        <source>“%1” could not be written</source>
        <translation>„%1“ konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation>Wählen Sie eine Zelle, in der ein Spiel ist.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Compare with another campaign</source>
        <translation>Mit einer anderen Kampagne vergleichen</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Show this archive alone again</source>
        <translation>Dieses Archiv wieder allein zeigen</translation>
    </message>
    <message>
        <source>Hold the archive against that of another campaign, cell by cell</source>
        <translation>Das Archiv Zelle für Zelle mit dem einer anderen Kampagne vergleichen</translation>
    </message>
    <message>
        <source>Open a campaign first, of which a round is over; the game is placed in its archive</source>
        <translation>Öffnen Sie zuerst eine Kampagne, von der eine Runde vorbei ist; in ihr Archiv wird das Spiel eingeordnet</translation>
    </message>
    <message>
        <source>The open game does not compile; Problems says why</source>
        <translation>Das geöffnete Spiel ist fehlerhaft; warum, steht unter Probleme</translation>
    </message>
    <message>
        <source>Add open game</source>
        <translation>Offenes Spiel hinzufügen</translation>
    </message>
    <message>
        <source>Measure the open game, and place it in the archive</source>
        <translation>Das geöffnete Spiel messen und in das Archiv einordnen</translation>
    </message>
    <message>
        <source>Measure the open game, and place it in the archive. A file can be dropped here as well.</source>
        <translation>Das geöffnete Spiel messen und in das Archiv einordnen. Auch eine Datei kann hierher gezogen werden.</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Abstammung</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ArchiveView</name>
    <message>
        <source>Details of the archive</source>
        <translation>Einzelheiten des Archivs</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Games of the archive</source>
        <translation>Spiele des Archivs</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AssistantControls</name>
    <message>
        <source>Repair this specification</source>
        <translation>Diese Spielbeschreibung reparieren</translation>
    </message>
    <message>
        <source>Fill the holes of this specification</source>
        <translation>Die Lücken dieser Spielbeschreibung füllen</translation>
    </message>
    <message>
        <source>Draft a new game</source>
        <translation>Ein neues Spiel entwerfen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>What the game shall be</source>
        <translation>Was für ein Spiel es werden soll</translation>
    </message>
    <message>
        <source>A race of two dice on a ring of 20 spaces</source>
        <translation>Ein Wettlauf mit zwei Würfeln auf einem Ring aus 20 Feldern</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Wer es tut</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>A&amp;ufgabe</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation>&amp;Wunsch</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>&amp;Durch</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>This program alone, without a language model</source>
        <translation>Dieses Programm allein, ohne Sprachmodell</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing leaves this machine unless you choose a language model here. They are named in %1.</source>
        <translation>Nichts verlässt diesen Rechner, solange hier kein Sprachmodell gewählt ist. Sie stehen in %1.</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>Der Startwert muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>Say more shortly what the game shall be.</source>
        <translation>Bitte kürzer sagen, was für ein Spiel es werden soll.</translation>
    </message>
    <message>
        <source>Say in a sentence or two what the game shall be.</source>
        <translation>Bitte in ein, zwei Sätzen sagen, was für ein Spiel es werden soll.</translation>
    </message>
    <message>
        <source>Fill the place at the cursor</source>
        <translation>Die Stelle an der Schreibmarke füllen</translation>
    </message>
    <message>
        <source>&amp;Like</source>
        <translation>Äh&amp;nlich wie</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AssistantPanel</name>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Show what would be sent</source>
        <translation>Zeigen, was gesendet würde</translation>
    </message>
    <message>
        <source>Shows the first message to the language model. Nothing is sent</source>
        <translation>Zeigt die erste Nachricht an das Sprachmodell. Nichts wird gesendet</translation>
    </message>
    <message>
        <source>How it does</source>
        <translation>Wie gut es ist</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The file of language models has mistakes: “ludo model list” tells which. %1</source>
        <translation>Die Datei der Sprachmodelle hat Fehler: „ludo model list“ nennt sie. %1</translation>
    </message>
    <message>
        <source>The specification is still being read.</source>
        <translation>Die Spielbeschreibung wird noch gelesen.</translation>
    </message>
    <message>
        <source>Begin; nothing is changed before you say so</source>
        <translation>Beginnen; geändert wird erst nach Ihrer Zustimmung</translation>
    </message>
    <message>
        <source>Open as a new specification</source>
        <translation>Als neue Spielbeschreibung öffnen</translation>
    </message>
    <message>
        <source>Apply the ticked changes</source>
        <translation>Angehakte Änderungen übernehmen</translation>
    </message>
    <message>
        <source>The text has changed since. Run again to change it as it is now</source>
        <translation>Der Text hat sich seither geändert. Für den jetzigen Text noch einmal starten</translation>
    </message>
    <message>
        <source>Asking the language model…</source>
        <translation>Das Sprachmodell wird gefragt …</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit …</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed</source>
        <translation>Abgebrochen; nichts wurde geändert</translation>
    </message>
    <message>
        <source>Nothing came of it: %1</source>
        <translation>Daraus wurde nichts: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Apply what the assistant has found</source>
        <translation>Übernehmen, was der Assistent gefunden hat</translation>
    </message>
    <message>
        <source>Working out what would be sent…</source>
        <translation>Es wird ermittelt, was gesendet würde …</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Nichts wurde gesendet</translation>
    </message>
    <message>
        <source>What would be sent</source>
        <translation>Was gesendet würde</translation>
    </message>
    <message>
        <source>This would be sent first to %1.</source>
        <translation>Das würde zuerst an %1 gesendet.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nichts würde sich ändern.</translation>
    </message>
    <message>
        <source>Game as it grows</source>
        <translation>Spiel, wie es entsteht</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n call(s) of the language model, %1</source>
        <translation>
            <numerusform>Fertig: %n Anfrage an das Sprachmodell, %1</numerusform>
            <numerusform>Fertig: %n Anfragen an das Sprachmodell, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What may stand there</source>
        <translation>Was dort stehen kann</translation>
    </message>
    <message>
        <source>This may stand there. The arrow keys show what would change, and Enter takes it.</source>
        <translation>Das kann dort stehen. Die Pfeiltasten zeigen, was sich ändern würde, und die Eingabetaste übernimmt es.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Autosave</name>
    <message numerus="yes">
        <source>The disk takes longer than %n second(s) to write.</source>
        <translation>
            <numerusform>Die Festplatte braucht länger als %n Sekunde zum Schreiben.</numerusform>
            <numerusform>Die Festplatte braucht länger als %n Sekunden zum Schreiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::AxisBar</name>
    <message>
        <source>Ac&amp;ross</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Axis across</source>
        <translation>Achse nach rechts</translation>
    </message>
    <message>
        <source>What tells the columns apart</source>
        <translation>Was die Spalten unterscheidet</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Axis upwards</source>
        <translation>Achse nach oben</translation>
    </message>
    <message>
        <source>What tells the rows apart; cells over the other axes show their best game</source>
        <translation>Was die Zeilen unterscheidet; über die übrigen Achsen zeigt eine Zelle ihr bestes Spiel</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>What gives the colours</source>
        <translation>Was die Farben bestimmt</translation>
    </message>
    <message>
        <source>What gives the cells their colours</source>
        <translation>Was den Zellen ihre Farben gibt</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Divide what lies around the selected cell into finer cells; or draw a rectangle in the heatmap</source>
        <translation>Was um die gewählte Zelle liegt, in feinere Zellen teilen; oder ziehen Sie ein Rechteck in der Heatmap auf</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Go back to the whole range</source>
        <translation>Zum ganzen Bereich zurück</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BarChartView</name>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>%1
Click to list its games</source>
        <translation>%1
Klick listet die Partien auf</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BoardPanel</name>
    <message>
        <source>The board could not be laid out: %1</source>
        <translation>Das Brett konnte nicht angeordnet werden: %1</translation>
    </message>
    <message>
        <source>Zones of the board</source>
        <translation>Zonen des Bretts</translation>
    </message>
    <message>
        <source>Board tools</source>
        <translation>Werkzeuge des Bretts</translation>
    </message>
    <message>
        <source>Zoom out (minus key)</source>
        <translation>Verkleinern (Minustaste)</translation>
    </message>
    <message>
        <source>Zoom in (plus key)</source>
        <translation>Vergrößern (Plustaste)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole board (Ctrl+0)</source>
        <translation>Das ganze Brett zeigen (Strg+0)</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Show the zones as a table instead of a picture</source>
        <translation>Die Zonen als Tabelle statt als Bild zeigen</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save the whole board as PNG or SVG</source>
        <translation>Das ganze Brett als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>Laying out the board…</source>
        <translation>Das Brett wird angeordnet …</translation>
    </message>
    <message>
        <source>The board appears here once the game compiles</source>
        <translation>Das Brett erscheint hier, sobald das Spiel fehlerfrei ist</translation>
    </message>
    <message>
        <source>This game has no zones and no variables to show</source>
        <translation>Dieses Spiel hat keine Zonen und keine Variablen zu zeigen</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Save the board as an image</source>
        <translation>Das Brett als Bild speichern</translation>
    </message>
    <message>
        <source>board.png</source>
        <translation>brett.png</translation>
    </message>
    <message>
        <source>Image not saved</source>
        <translation>Bild nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The text has errors. This is the board from before them.</source>
        <translation>Der Text hat Fehler. Das ist das Brett von vorher.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Also show what the rules count for themselves</source>
        <translation>Auch zeigen, was die Regeln für sich mitzählen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Put the tokens where the game begins with them; the text follows</source>
        <translation>Die Spielsteine dorthin setzen, wo sie zu Beginn des Spiels liegen; der Text folgt</translation>
    </message>
    <message>
        <source>Show the names of rows and columns beside the board</source>
        <translation>Die Namen der Reihen und Spalten neben dem Brett zeigen</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>Show lines between spaces that are adjacent</source>
        <translation>Linien zwischen benachbarten Feldern zeigen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>The board appears here once the game compiles</source>
        <translation>Das Brett erscheint hier, sobald das Spiel fehlerfrei ist</translation>
    </message>
    <message>
        <source>Arrow keys move between the zones</source>
        <translation>Pfeiltasten gehen von Zone zu Zone</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Go to definition of %1</source>
        <translation>Zur Definition von %1</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>Den Namen %1 kopieren</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Brett einpassen</translation>
    </message>
    <message>
        <source>Save as image…</source>
        <translation>Als Bild speichern …</translation>
    </message>
    <message>
        <source>Why, and why not here?</source>
        <translation>Warum hier, und warum nicht?</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotBox</name>
    <message>
        <source>Strength: %1</source>
        <translation>Stärke: %1</translation>
    </message>
    <message>
        <source>How strong the bot is, and what else can be set</source>
        <translation>Wie stark der Bot ist und was sich noch einstellen lässt</translation>
    </message>
    <message>
        <source>There is nothing to set of this bot</source>
        <translation>An diesem Bot gibt es nichts einzustellen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotList</name>
    <message>
        <source>Add a bot</source>
        <translation>Bot hinzufügen</translation>
    </message>
    <message>
        <source>One more bot, which may be of a kind that is there already</source>
        <translation>Ein weiterer Bot; es darf auch einer derselben Art sein</translation>
    </message>
    <message>
        <source>Take this bot away</source>
        <translation>Diesen Bot entfernen</translation>
    </message>
    <message>
        <source>Bot %1</source>
        <translation>Bot %1</translation>
    </message>
    <message>
        <source>Take bot %1 away</source>
        <translation>Bot %1 entfernen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BotOptionsDialog</name>
    <message>
        <source>Strength: %1</source>
        <translation>Stärke: %1</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>Auf der Befehlszeile: %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::BranchesView</name>
    <message numerus="yes">
        <source>%1 … %2 (%n moves)</source>
        <translation>
            <numerusform>%1 … %2 (%n Zug)</numerusform>
            <numerusform>%1 … %2 (%n Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>Lines that were taken back</source>
        <translation>Zurückgenommene Zugfolgen</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the end of the line; nothing is lost</source>
        <translation>Die Eingabetaste oder ein Doppelklick führt ans Ende der Zugfolge; nichts geht verloren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lines taken back (%1)</source>
        <translation>Zurückgenommene Zugfolgen (%1)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Breadcrumbs</name>
    <message>
        <source>Where the cursor is</source>
        <translation>Wo die Schreibmarke steht</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CampaignControls</name>
    <message>
        <source>Progress of the campaign</source>
        <translation>Fortschritt der Kampagne</translation>
    </message>
    <message>
        <source>Breed from this game…</source>
        <translation>Von diesem Spiel züchten …</translation>
    </message>
    <message>
        <source>Begin a campaign that breeds from the open game, and choose where it keeps its games</source>
        <translation>Eine Kampagne beginnen, die vom offenen Spiel züchtet, und wählen, wo sie ihre Spiele aufbewahrt</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with the campaign in this store</source>
        <translation>Die Kampagne in diesem Speicher fortsetzen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the campaign; all that it found is kept, and it can be resumed</source>
        <translation>Die Kampagne anhalten; was sie fand, bleibt, und sie lässt sich fortsetzen</translation>
    </message>
    <message>
        <source>Where the campaign keeps its games</source>
        <translation>Wo die Kampagne ihre Spiele aufbewahrt</translation>
    </message>
    <message>
        <source>Stores of campaigns (*.sqlite);;All files (*)</source>
        <translation>Speicher von Kampagnen (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Beginnt …</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an …</translation>
    </message>
    <message>
        <source>%1 candidates · %2 a minute · %3 cells (%4 %) · QD score %5 · best %6</source>
        <translation>%1 Kandidaten · %2 in der Minute · %3 Zellen (%4 %) · QD-Wert %5 · bester %6</translation>
    </message>
    <message>
        <source>Not everything could be kept: %1</source>
        <translation>Nicht alles konnte aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>The campaign is over; its games are in %1</source>
        <translation>Die Kampagne ist zu Ende; ihre Spiele sind in %1</translation>
    </message>
    <message>
        <source>Stopped; what was found is in %1, and Resume goes on from there</source>
        <translation>Angehalten; was gefunden wurde, ist in %1, und Fortsetzen macht dort weiter</translation>
    </message>
    <message>
        <source>What the archive of a new campaign keeps</source>
        <translation>Was das Archiv einer neuen Kampagne behält</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>The best game of each cell of length and branching: to see at a glance which kinds there are.</source>
        <translation>Das beste Spiel jeder Zelle aus Länge und Verzweigung: um auf einen Blick zu sehen, welche Arten es gibt.</translation>
    </message>
    <message>
        <source>Centroids</source>
        <translation>Zentroide</translation>
    </message>
    <message>
        <source>The best game of each of 100 cells that are spread evenly: for few games, or for more measures than a grid has cells for.</source>
        <translation>Das beste Spiel jeder von 100 gleichmäßig verteilten Zellen: für wenige Spiele oder für mehr Maße, als ein Gitter Zellen hat.</translation>
    </message>
    <message>
        <source>Sliding boundaries</source>
        <translation>Gleitende Grenzen</translation>
    </message>
    <message>
        <source>A grid whose cells follow the games: where most games are alike in length or branching.</source>
        <translation>Ein Gitter, dessen Zellen den Spielen folgen: wo die meisten Spiele ähnlich lang sind oder sich ähnlich verzweigen.</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Neuheit</translation>
    </message>
    <message>
        <source>Every game that is unlike those before it, however good it is: to explore where fitness is not to be trusted.</source>
        <translation>Jedes Spiel, das keinem früheren gleicht, wie gut es auch ist: zum Erkunden, wo der Fitness nicht zu trauen ist.</translation>
    </message>
    <message>
        <source>Stop the campaign that is running first</source>
        <translation>Halten Sie zuerst die laufende Kampagne an</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CardTableView</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Zeile einfügen</translation>
    </message>
    <message>
        <source>An empty row below the chosen one</source>
        <translation>Eine leere Zeile unter der gewählten</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>The row of the chosen cell goes</source>
        <translation>Die Zeile der gewählten Zelle entfällt</translation>
    </message>
    <message>
        <source>Add column…</source>
        <translation>Spalte anfügen …</translation>
    </message>
    <message>
        <source>A property that the cards get</source>
        <translation>Eine Eigenschaft, die die Karten bekommen</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>Spalte entfernen</translation>
    </message>
    <message>
        <source>The column of the chosen cell goes</source>
        <translation>Die Spalte der gewählten Zelle entfällt</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Zellen einfügen</translation>
    </message>
    <message>
        <source>What a spreadsheet copied, from the chosen cell on (Ctrl+V)</source>
        <translation>Was eine Tabellenkalkulation kopiert hat, ab der gewählten Zelle (Strg+V)</translation>
    </message>
    <message>
        <source>Add column</source>
        <translation>Spalte anfügen</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Name der Eigenschaft</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CardView</name>
    <message>
        <source>Selected game</source>
        <translation>Ausgewähltes Spiel</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Abstammung</translation>
    </message>
    <message>
        <source>The game, its first parent, that one&apos;s first parent, and so on</source>
        <translation>Das Spiel, sein erstes Elternspiel, dessen erstes Elternspiel und so fort</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the game in the editor, as a text without a file</source>
        <translation>Das Spiel im Editor öffnen, als Text ohne Datei</translation>
    </message>
    <message>
        <source>Open parent</source>
        <translation>Elternspiel öffnen</translation>
    </message>
    <message>
        <source>Open the game that it was made of beside it</source>
        <translation>Das Spiel, aus dem es entstand, daneben öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save the specification of the game</source>
        <translation>Die Spezifikation des Spiels speichern</translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation>Wählen Sie eine Zelle, in der ein Spiel ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · candidate %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · Kandidat %2</translation>
    </message>
    <message>
        <source> · fitness %1 (%2 to %3)</source>
        <translation> · Fitness %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Specifications (*.md);;All files (*)</source>
        <translation>Spezifikationen (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Open the game and play it</source>
        <translation>Das Spiel öffnen und spielen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Step through a game by the bots that measured it; each is another</source>
        <translation>Schritt für Schritt durch eine Partie der Bots, die das Spiel gemessen haben; jedes Mal eine andere</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mehr Spiele</translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation>Was von Hand getan wurde</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Let better games take its cell again</source>
        <translation>Bessere Spiele dürfen seine Zelle wieder einnehmen</translation>
    </message>
    <message>
        <source>Keep it in its cell, also against better games, and breed from it</source>
        <translation>Es in seiner Zelle halten, auch gegen bessere Spiele, und von ihm züchten</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Throw out</source>
        <translation>Hinauswerfen</translation>
    </message>
    <message>
        <source>Let it compete for its cell again</source>
        <translation>Es darf wieder um seine Zelle antreten</translation>
    </message>
    <message>
        <source>Take it out of the archive; the next best game of its cell takes its place</source>
        <translation>Es aus dem Archiv nehmen; das nächstbeste Spiel seiner Zelle tritt an seine Stelle</translation>
    </message>
    <message>
        <source>Play as many games again as count now: %1</source>
        <translation>Noch einmal so viele Spiele spielen, wie jetzt zählen: %1</translation>
    </message>
    <message>
        <source>Flags, and games worth watching</source>
        <translation>Zeichen und sehenswerte Spiele</translation>
    </message>
    <message>
        <source>Of the latest games that count. Enter or a double click steps through the game.</source>
        <translation>Aus den letzten Spielen, die zählen. Die Eingabetaste oder ein Doppelklick geht das Spiel Zug für Zug durch.</translation>
    </message>
    <message>
        <source>Enter or a double click steps through a game behind the numbers, each time another.</source>
        <translation>Die Eingabetaste oder ein Doppelklick geht ein Spiel hinter den Zahlen durch, jedes Mal ein anderes.</translation>
    </message>
    <message>
        <source>Looking for flags…</source>
        <translation>Zeichen werden gesucht …</translation>
    </message>
    <message>
        <source>No flags in the latest %1 games</source>
        <translation>Keine Zeichen in den letzten %1 Spielen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Flags&lt;/b&gt; in the latest %1 games: %2</source>
        <translation>&lt;b&gt;Zeichen&lt;/b&gt; in den letzten %1 Spielen: %2</translation>
    </message>
    <message>
        <source>Breed…</source>
        <translation>Züchten …</translation>
    </message>
    <message>
        <source>Begin another campaign that breeds from this game</source>
        <translation>Eine andere Kampagne beginnen, die von diesem Spiel züchtet</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChangesView</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>What would change in the text; only what is ticked is applied</source>
        <translation>Was sich im Text ändern würde; nur Angehaktes wird übernommen</translation>
    </message>
    <message>
        <source>Selected change</source>
        <translation>Gewählte Änderung</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n neue Zeile</numerusform>
            <numerusform>%n neue Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) less</source>
        <translation>
            <numerusform>%n Zeile weniger</numerusform>
            <numerusform>%n Zeilen weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) changed</source>
        <translation>
            <numerusform>%n Zeile geändert</numerusform>
            <numerusform>%n Zeilen geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChartCard</name>
    <message>
        <source>Numbers of the chart %1</source>
        <translation>Zahlen des Diagramms %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show the numbers of this chart as a table</source>
        <translation>Die Zahlen dieses Diagramms als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save this chart as a picture or its numbers as a table</source>
        <translation>Das Diagramm als Bild oder seine Zahlen als Tabelle speichern</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG) …</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)…</source>
        <translation>Vektorzeichnung (SVG) …</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>Zahlen (CSV) …</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation>Das Diagramm wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ChartsPanel</name>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source> · cancelled, %1 were wanted</source>
        <translation> · abgebrochen, gewünscht waren %1</translation>
    </message>
    <message>
        <source>Run a simulation to see charts</source>
        <translation>Eine Simulation starten, um Diagramme zu sehen</translation>
    </message>
    <message>
        <source>How long games last, how many choices players have, who wins, which actions are used: each with its games, which you can open and step through.</source>
        <translation>Wie lange Partien dauern, wie viel Auswahl Spieler haben, wer gewinnt, welche Aktionen benutzt werden: jeweils mit den Partien, die sich öffnen und durchgehen lassen.</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Let bots play many games of this specification</source>
        <translation>Bots viele Partien dieser Spezifikation spielen lassen</translation>
    </message>
    <message>
        <source>Go to the simulation</source>
        <translation>Zur Simulation</translation>
    </message>
    <message>
        <source>No warning signs: no loops, stalls, dead ends or dominant actions were seen.</source>
        <translation>Keine Warnzeichen: keine Schleifen, kein Stillstand, keine Sackgassen, keine übermächtigen Aktionen.</translation>
    </message>
    <message>
        <source>Warning signs</source>
        <translation>Warnzeichen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 games of %2 · %3 · seed %4 · %5</source>
        <translation>%1 Partien %2 · %3 · Startwert %4 · %5</translation>
    </message>
    <message>
        <source>The simulation that is shown</source>
        <translation>Die gezeigte Simulation</translation>
    </message>
    <message>
        <source>&lt;b&gt;The run before&lt;/b&gt;, while another is under way: %1</source>
        <translation>&lt;b&gt;Der vorige Lauf&lt;/b&gt;, während ein anderer läuft: %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ClocksView</name>
    <message>
        <source>Time of %1: %2</source>
        <translation>Zeit von %1: %2</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ComparePage</name>
    <message>
        <source>Numbers of the reports, and how far they differ</source>
        <translation>Die Zahlen der Berichte, und wie weit sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Reports to compare</source>
        <translation>Berichte zum Vergleichen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Open reports…</source>
        <translation>Berichte öffnen …</translation>
    </message>
    <message>
        <source>Open reports that were saved from here or by ludo eval</source>
        <translation>Berichte öffnen, die von hier oder von ludo eval gespeichert wurden</translation>
    </message>
    <message>
        <source>Compare with it</source>
        <translation>Damit vergleichen</translation>
    </message>
    <message>
        <source>Compare the others with the chosen report</source>
        <translation>Die anderen mit dem gewählten Bericht vergleichen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the chosen report off the list; its file stays</source>
        <translation>Den gewählten Bericht von der Liste nehmen; seine Datei bleibt</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Leave out the numbers that show no difference</source>
        <translation>Die Zahlen weglassen, die keinen Unterschied zeigen</translation>
    </message>
    <message>
        <source>Open reports</source>
        <translation>Berichte öffnen</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Tick two reports or more to see them side by side. Each simulation adds its report here, of every open specification; saved reports can be opened.</source>
        <translation>Wählen Sie zwei oder mehr Berichte aus, um sie nebeneinander zu sehen. Jede Simulation stellt ihren Bericht hierher, von jeder offenen Spezifikation; gespeicherte Berichte lassen sich öffnen.</translation>
    </message>
    <message>
        <source>The reports were not opened</source>
        <translation>Die Berichte wurden nicht geöffnet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Some reports were not opened</source>
        <translation>Einige Berichte wurden nicht geöffnet</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompareView</name>
    <message>
        <source>Step to compare with</source>
        <translation>Schritt, mit dem verglichen wird</translation>
    </message>
    <message>
        <source>From step</source>
        <translation>Von Schritt</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Compare what is shown from now on with this step</source>
        <translation>Was von nun an gezeigt wird, mit diesem Schritt vergleichen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Show the chosen step, and compare it with this one</source>
        <translation>Den gewählten Schritt zeigen und mit diesem vergleichen</translation>
    </message>
    <message>
        <source>What differs between the two steps</source>
        <translation>Was sich zwischen den beiden Schritten unterscheidet</translation>
    </message>
    <message>
        <source>to step %1: nothing differs</source>
        <translation>bis Schritt %1: kein Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>to step %1: %n difference(s)</source>
        <translation>
            <numerusform>bis Schritt %1: %n Unterschied</numerusform>
            <numerusform>bis Schritt %1: %n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompletionModel</name>
    <message>
        <source>Tab writes it out: %1</source>
        <translation>Tab schreibt es aus: %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CourseView</name>
    <message>
        <source>Scores in the course of the game</source>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
    <message>
        <source>Choices in the course of the game</source>
        <translation>Auswahl im Lauf der Partie</translation>
    </message>
    <message>
        <source>Chances in the course of the game</source>
        <translation>Aussichten im Verlauf der Partie</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Player %1 %2</source>
        <translation>Spieler %1 %2</translation>
    </message>
    <message>
        <source>%1 to choose from</source>
        <translation>%1 zur Auswahl</translation>
    </message>
    <message>
        <source>Ply %1: %2</source>
        <translation>Halbzug %1: %2</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Curtain</name>
    <message>
        <source>Curtain between the players</source>
        <translation>Vorhang zwischen den Spielern</translation>
    </message>
    <message>
        <source>What the others have is covered. Nobody else should look now.</source>
        <translation>Was die anderen haben, ist verdeckt. Sonst sollte jetzt niemand hinsehen.</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>I am %1: show what I know</source>
        <translation>Ich bin %1: zeigen, was ich weiß</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::CurvesView</name>
    <message>
        <source>How the archive grew</source>
        <translation>Wie das Archiv wuchs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>QD score</source>
        <translation>QD-Wert</translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Gefüllte Zellen</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>Beste Fitness</translation>
    </message>
    <message>
        <source>Mean fitness</source>
        <translation>Mittlere Fitness</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No round is over.</source>
        <translation>Noch keine Runde ist vorbei.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 Kandidaten</translation>
    </message>
    <message>
        <source>After %1 candidates: %2 cells, QD score %3</source>
        <translation>Nach %1 Kandidaten: %2 Zellen, QD-Wert %3</translation>
    </message>
    <message>
        <source>Candidates a minute</source>
        <translation>Kandidaten in der Minute</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::DiffView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… und %n weitere Zeile</numerusform>
            <numerusform>… und %n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n equal line(s)</source>
        <translation>
            <numerusform>… %n gleiche Zeile</numerusform>
            <numerusform>… %n gleiche Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Document</name>
    <message>
        <source>the document has no file yet</source>
        <translation>das Dokument hat noch keine Datei</translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: another program changed it meanwhile. Choose whether to reload it or to keep your version, then save</source>
        <translation>„%1“ kann nicht gespeichert werden: Ein anderes Programm hat die Datei inzwischen geändert. Erst wählen, ob sie neu geladen oder Ihre Fassung behalten wird, dann speichern</translation>
    </message>
    <message>
        <source>The specification could not be checked: %1</source>
        <translation>Die Spezifikation konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in another window</source>
        <translation>„%1“ ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>The text from before stands in the way of the copy: &apos;%1&apos; could not be renamed.</source>
        <translation>Der frühere Text steht der Kopie im Weg: „%1“ ließ sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: it is open in another tab</source>
        <translation>„%1“ kann nicht gespeichert werden: Die Datei ist in einem anderen Reiter geöffnet</translation>
    </message>
    <message>
        <source>cannot save &apos;%1&apos;: it is open in another window (%2)</source>
        <translation>„%1“ kann nicht gespeichert werden: Die Datei ist in einem anderen Fenster geöffnet (%2)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::DocumentNotices</name>
    <message>
        <source>Unsaved changes could not be kept safe. %1</source>
        <translation>Ungespeicherte Änderungen konnten nicht gesichert werden. %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>This text was never saved. It was kept from %1, when LudoForge last stopped.</source>
        <translation>Dieser Text wurde nie gespeichert. Er blieb von %1 erhalten, als LudoForge zuletzt endete.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved changes from %1 were kept when LudoForge last stopped.</source>
        <translation>Ungespeicherte Änderungen von %1 blieben erhalten, als LudoForge zuletzt endete.</translation>
    </message>
    <message>
        <source>Unsaved changes from %1 were kept, but the file was changed after that.</source>
        <translation>Ungespeicherte Änderungen von %1 blieben erhalten, aber die Datei wurde danach geändert.</translation>
    </message>
    <message>
        <source>Recover them</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Trotzdem bearbeiten</translation>
    </message>
    <message>
        <source>The file was removed or renamed. Saving writes it again.</source>
        <translation>Die Datei wurde entfernt oder umbenannt. Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Another program changed the file. You have unsaved changes; reloading can be undone.</source>
        <translation>Ein anderes Programm hat die Datei geändert. Sie haben ungespeicherte Änderungen; das Neuladen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Another program changed the file.</source>
        <translation>Ein anderes Programm hat die Datei geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Read only: open in another window</source>
        <translation>Nur lesbar: in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>Read only: open in another tab</source>
        <translation>Nur lesbar: in einem anderen Reiter geöffnet</translation>
    </message>
    <message>
        <source>Read only: opened on another computer, perhaps still open there (%1)</source>
        <translation>Nur lesbar: auf einem anderen Rechner geöffnet, vielleicht noch immer (%1)</translation>
    </message>
    <message>
        <source>Read only: open in another window (%1)</source>
        <translation>Nur lesbar: in einem anderen Fenster geöffnet (%1)</translation>
    </message>
    <message>
        <source>Its pictures lay beside %1, which is gone.</source>
        <translation>Seine Bilder lagen neben %1, das nicht mehr da ist.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ElitesModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation>%1 (festgehalten)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::EvidenceView</name>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>What the changes do</source>
        <translation>Was die Änderungen bewirken</translation>
    </message>
    <message>
        <source>With all changes</source>
        <translation>Mit allen Änderungen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Games that go otherwise</source>
        <translation>Partien, die anders verlaufen</translation>
    </message>
    <message>
        <source>Tests that hold</source>
        <translation>Bestandene Tests</translation>
    </message>
    <message>
        <source>This differs by more than chance</source>
        <translation>Dieser Unterschied ist größer als der Zufall</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Züge einer Partie</translation>
    </message>
    <message>
        <source>Moves to choose from</source>
        <translation>Züge zur Auswahl</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>From %1 games by chance; before, there was no game to play.</source>
        <translation>Aus %1 zufälligen Partien; vorher ließ sich nichts spielen.</translation>
    </message>
    <message numerus="yes">
        <source>All of %n game(s) by chance go as before.</source>
        <translation>
            <numerusform>Die %n zufällige Partie verläuft wie vorher.</numerusform>
            <numerusform>Alle %n zufälligen Partien verlaufen wie vorher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) by chance go otherwise. The first is game %2, at move %3: %4 before, now %5.</source>
        <translation>
            <numerusform>%1 von %n zufälligen Partie verläuft anders. Die erste ist Partie %2, bei Zug %3: vorher %4, jetzt %5.</numerusform>
            <numerusform>%1 von %n zufälligen Partien verlaufen anders. Die erste ist Partie %2, bei Zug %3: vorher %4, jetzt %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ExampleList</name>
    <message>
        <source>Those likest to the request</source>
        <translation>Die dem Wunsch ähnlichsten</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The games that the draft is like. A language model is shown them</source>
        <translation>Die Spiele, denen der Entwurf ähnelt. Ein Sprachmodell bekommt sie gezeigt</translation>
    </message>
    <message>
        <source>Tick the games whose descriptions are likest to the request</source>
        <translation>Die Spiele ankreuzen, deren Beschreibungen dem Wunsch am ähnlichsten sind</translation>
    </message>
    <message>
        <source>Tick an example that the game shall be like.</source>
        <translation>Kreuzen Sie ein Beispiel an, dem das Spiel ähneln soll.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß/klein beachten</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation>Diesen Treffer ersetzen und zum nächsten gehen (Eingabe)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace every match as one step (Ctrl+Enter)</source>
        <translation>Alle Treffer in einem Schritt ersetzen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Not a regular expression</source>
        <translation>Kein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Treffer: %1</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Ersetzt: %1</translation>
    </message>
    <message>
        <source>The expression takes too long</source>
        <translation>Der Ausdruck braucht zu lange</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FlagsModel</name>
    <message>
        <source>Flag</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was zu sehen war</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1
%2 Click or press Enter to list its games.</source>
        <translation>%1
%2 Klick oder Eingabe listet die Partien auf.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FormPanel</name>
    <message>
        <source>Table of cards</source>
        <translation>Kartentabelle</translation>
    </message>
    <message>
        <source>Put the cursor into a zone, a token type, an action or anything else of the rules</source>
        <translation>Setzen Sie die Schreibmarke in eine Zone, eine Spielsteinart, eine Aktion oder etwas anderes in den Regeln</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <translation>%1 (nötig)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::FormRow</name>
    <message>
        <source>%1, required</source>
        <translation>%1, nötig</translation>
    </message>
    <message>
        <source>%1, show in the text</source>
        <translation>%1, im Text zeigen</translation>
    </message>
    <message>
        <source>Problems of %1</source>
        <translation>Probleme bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the text</source>
        <translation>
            <numerusform>%n Zeile im Text</numerusform>
            <numerusform>%n Zeilen im Text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Formatter</name>
    <message>
        <source>The text has changed since. Try again.</source>
        <translation>Der Text hat sich seither geändert. Versuche es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) with mistakes stay as they are</source>
        <translation>
            <numerusform>Ein Block mit Fehlern bleibt, wie er ist</numerusform>
            <numerusform>%n Blöcke mit Fehlern bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change</source>
        <translation>Es gibt nichts zu ändern</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n line(s)</source>
        <translation>
            <numerusform>Eine Zeile geändert</numerusform>
            <numerusform>%n Zeilen geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GameSketch</name>
    <message>
        <source>The board at the start</source>
        <translation>Das Brett am Anfang</translation>
    </message>
    <message>
        <source>The rules in short</source>
        <translation>Die Regeln in Kürze</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GamesModel</name>
    <message>
        <source>Player %1 wins</source>
        <translation>Spieler %1 gewinnt</translation>
    </message>
    <message>
        <source>All players win</source>
        <translation>Alle Spieler gewinnen</translation>
    </message>
    <message>
        <source>Players %1 win</source>
        <translation>Die Spieler %1 gewinnen</translation>
    </message>
    <message>
        <source>All players lose</source>
        <translation>Alle Spieler verlieren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation>Zuggrenze erreicht</translation>
    </message>
    <message>
        <source>No legal moves</source>
        <translation>Keine erlaubten Züge</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>A bot failed</source>
        <translation>Ein Bot hat versagt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abgebrochen: verlangt zu viel</translation>
    </message>
    <message>
        <source>Double-click or press Enter to see this game move by move</source>
        <translation>Doppelklick oder Eingabe zeigt diese Partie Zug um Zug</translation>
    </message>
    <message>
        <source>Number of the game in the simulation</source>
        <translation>Nummer der Partie in der Simulation</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The seed of this game: the same seed plays the same game again</source>
        <translation>Der Startwert dieser Partie: derselbe Startwert ergibt dieselbe Partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Number of single decisions in the game</source>
        <translation>Zahl der einzelnen Entscheidungen in der Partie</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Number of turns in the game</source>
        <translation>Zahl der Züge in der Partie</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie die Partie endete</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The ply at which to look</source>
        <translation>Der sehenswerte Halbzug</translation>
    </message>
    <message>
        <source>At ply</source>
        <translation>Bei Halbzug</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GamesPanel</name>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>List every game of the simulation</source>
        <translation>Alle Partien der Simulation auflisten</translation>
    </message>
    <message>
        <source>List all games</source>
        <translation>Alle Partien auflisten</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>See the chosen game move by move (Enter)</source>
        <translation>Die gewählte Partie Zug um Zug sehen (Eingabe)</translation>
    </message>
    <message>
        <source>Replay the chosen game</source>
        <translation>Die gewählte Partie nachspielen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1: the first %2 of %3 games</source>
        <translation>%1: die ersten %2 von %3 Partien</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n Partie</numerusform>
            <numerusform>%1: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln game(s)</source>
        <translation>
            <numerusform>Eine Partie</numerusform>
            <numerusform>Alle %Ln Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::GoToLineBar</name>
    <message>
        <source>Go to &amp;line</source>
        <translation>Gehe zu &amp;Zeile</translation>
    </message>
    <message>
        <source>Line to go to</source>
        <translation>Zeile, zu der gegangen wird</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HandBar</name>
    <message>
        <source>“%1” has no place in the archive: %2 %3</source>
        <translation>„%1“ hat keinen Platz im Archiv: %2 %3</translation>
    </message>
    <message>
        <source>“%1” has the rules of candidate %2, which is selected</source>
        <translation>„%1“ hat die Regeln von Kandidat %2, der ausgewählt ist</translation>
    </message>
    <message>
        <source>“%1” was measured, and holds its cell</source>
        <translation>„%1“ wurde gemessen und hält seine Zelle</translation>
    </message>
    <message>
        <source>“%1” was measured; its cell is selected</source>
        <translation>„%1“ wurde gemessen; seine Zelle ist ausgewählt</translation>
    </message>
    <message>
        <source>“%1” was measured; its cell is selected, which candidate %2 holds</source>
        <translation>„%1“ wurde gemessen; seine Zelle ist ausgewählt, die Kandidat %2 hält</translation>
    </message>
    <message>
        <source>“%1” does not compile. Line %2: %3</source>
        <translation>„%1“ ist fehlerhaft. Zeile %2: %3</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation>Was von Hand getan wurde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel what is running</source>
        <translation>Abbrechen, was gerade läuft</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” is pinned</source>
        <translation>„%1“ ist festgehalten</translation>
    </message>
    <message>
        <source>“%1” is no longer pinned</source>
        <translation>„%1“ ist nicht mehr festgehalten</translation>
    </message>
    <message>
        <source>“%1” was thrown out</source>
        <translation>„%1“ wurde hinausgeworfen</translation>
    </message>
    <message>
        <source>“%1” is back</source>
        <translation>„%1“ ist zurück</translation>
    </message>
    <message>
        <source>“%1” was added</source>
        <translation>„%1“ wurde hinzugefügt</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Playing more games of “%1”…</source>
        <translation>Mehr Spiele von „%1“ werden gespielt …</translation>
    </message>
    <message>
        <source>More games of “%1” count now</source>
        <translation>Jetzt zählen mehr Spiele von „%1“</translation>
    </message>
    <message>
        <source>Cancelled; the games of “%1” that were played count</source>
        <translation>Abgebrochen; die gespielten Spiele von „%1“ zählen</translation>
    </message>
    <message>
        <source>Measuring “%1”…</source>
        <translation>„%1“ wird gemessen …</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig machen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n star(s)</source>
        <translation>
            <numerusform>„%1“ hat %n Stern</numerusform>
            <numerusform>„%1“ hat %n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no stars</source>
        <translation>„%1“ hat keine Sterne</translation>
    </message>
    <message>
        <source>“%1” and “%2” are liked as well as each other</source>
        <translation>„%1“ und „%2“ gefallen gleich gut</translation>
    </message>
    <message>
        <source>“%1” is preferred to “%2”</source>
        <translation>„%1“ wird „%2“ vorgezogen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HeatMode</name>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Visits: tokens that come there, a game</source>
        <translation>Besuche: Steine, die dorthin kommen, je Partie</translation>
    </message>
    <message>
        <source>Captures: others&apos; tokens taken there, a game</source>
        <translation>Geschlagen: fremde Steine, die dort weggenommen werden, je Partie</translation>
    </message>
    <message>
        <source>Wins by first move: share won by who begins there</source>
        <translation>Gewinne nach erstem Zug: Anteil, den gewinnt, wer dort beginnt</translation>
    </message>
    <message>
        <source>What the games of the last simulation did on the board. Let bots play first.</source>
        <translation>Was die Partien der letzten Simulation auf dem Brett taten. Lassen Sie zuerst Bots spielen.</translation>
    </message>
    <message>
        <source>The games are being counted…</source>
        <translation>Die Partien werden ausgezählt …</translation>
    </message>
    <message numerus="yes">
        <source>Counted from %n game(s) of the last simulation</source>
        <translation>
            <numerusform>Ausgezählt aus %n Partie der letzten Simulation</numerusform>
            <numerusform>Ausgezählt aus %n Partien der letzten Simulation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::HeatmapView</name>
    <message>
        <source>Heatmap of the archive</source>
        <translation>Karte des Archivs</translation>
    </message>
    <message>
        <source>No cell is selected. Arrow keys move over the cells.</source>
        <translation>Keine Zelle ist ausgewählt. Pfeiltasten führen über die Zellen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, %1: %2</source>
        <translation>, %1: %2</translation>
    </message>
    <message>
        <source>%1 – empty</source>
        <translation>%1 – leer</translation>
    </message>
    <message>
        <source>%1 – %2, fitness %3 (%4 to %5)</source>
        <translation>%1 – %2, Fitness %3 (%4 bis %5)</translation>
    </message>
    <message>
        <source>, the best of %1 games here</source>
        <translation>, das beste von %1 Spielen hier</translation>
    </message>
    <message>
        <source>, empty in the other</source>
        <translation>, im anderen leer</translation>
    </message>
    <message>
        <source>, in the other fitness %1 (%2 to %3)</source>
        <translation>, im anderen Fitness %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <translation>, %1 %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>, does not match the filter</source>
        <translation>, passt nicht zum Filter</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>, festgehalten</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::JobListPanel</name>
    <message>
        <source>Nothing runs. Simulations, tournaments, campaigns, drafts and what is saved appear here.</source>
        <translation>Nichts läuft. Hier erscheinen Simulationen, Turniere, Kampagnen, Entwürfe und was gespeichert wird.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Go to what there is of it</source>
        <translation>Dorthin gehen, wo das Ergebnis steht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: progress</source>
        <translation>%1: Fortschritt</translation>
    </message>
    <message>
        <source>%1: state</source>
        <translation>%1: Stand</translation>
    </message>
    <message>
        <source>%1: cancel</source>
        <translation>%1: abbrechen</translation>
    </message>
    <message>
        <source>%1: show</source>
        <translation>%1: zeigen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::LensBar</name>
    <message>
        <source>Live lens</source>
        <translation>Live-Linse</translation>
    </message>
    <message>
        <source>Trying the rules out…</source>
        <translation>Die Regeln werden ausprobiert …</translation>
    </message>
    <message>
        <source>The rules are tried out as soon as the text has no errors</source>
        <translation>Die Regeln werden ausprobiert, sobald der Text keine Fehler hat</translation>
    </message>
    <message>
        <source>The tests of this text, played after each change</source>
        <translation>Die Tests dieses Textes, nach jeder Änderung gespielt</translation>
    </message>
    <message>
        <source>The recorded games that lie beside the file, played under the rules as they are now</source>
        <translation>Die aufgezeichneten Partien neben der Datei, nach den jetzigen Regeln gespielt</translation>
    </message>
    <message>
        <source>Recorded games that go otherwise</source>
        <translation>Aufgezeichnete Partien, die anders verlaufen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::LineagePage</name>
    <message>
        <source>Lineage of the selected game</source>
        <translation>Abstammung des ausgewählten Spiels</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Gemacht durch</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Select a cell that holds a game.</source>
        <translation>Wählen Sie eine Zelle, in der ein Spiel ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>kein Spiel</translation>
    </message>
    <message>
        <source>It holds a cell</source>
        <translation>Es hält eine Zelle</translation>
    </message>
    <message>
        <source>Ancestors: %1 · descendants: %2</source>
        <translation>Vorfahren: %1 · Nachkommen: %2</translation>
    </message>
    <message>
        <source>, and more that are not shown</source>
        <translation> und weitere, die nicht gezeigt werden</translation>
    </message>
    <message>
        <source> · in italics: holds no cell · choose a game to see its card</source>
        <translation> · kursiv: hält keine Zelle · wählen Sie ein Spiel, um seine Karte zu sehen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MeasureBox</name>
    <message>
        <source>Measured as well</source>
        <translation>Außerdem messen</translation>
    </message>
    <message>
        <source>How often each &amp;rule runs</source>
        <translation>Wie oft jede &amp;Regel wirkt</translation>
    </message>
    <message>
        <source>Counts each effect, action, trigger and end, and finds those that never come up</source>
        <translation>Zählt jeden Effekt, jede Aktion, jeden Auslöser und jedes Ende und findet, was nie vorkommt</translation>
    </message>
    <message>
        <source>What d&amp;ecisions are worth</source>
        <translation>Was &amp;Entscheidungen wert sind</translation>
    </message>
    <message>
        <source>Plays games on from a decision with another move, and sees how often the result changes</source>
        <translation>Spielt Partien von einer Entscheidung an mit einem anderen Zug weiter und sieht, wie oft sich das Ergebnis ändert</translation>
    </message>
    <message>
        <source>Number of decisions that are tried otherwise</source>
        <translation>Zahl der Entscheidungen, die anders versucht werden</translation>
    </message>
    <message>
        <source> decisions</source>
        <translation> Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Strategic depth</source>
        <translation>Strategische T&amp;iefe</translation>
    </message>
    <message>
        <source>Games of each match</source>
        <translation>Partien je Begegnung</translation>
    </message>
    <message>
        <source> games a match</source>
        <translation> Partien je Begegnung</translation>
    </message>
    <message>
        <source>From the strongest to the weakest; each plays a match against the next:</source>
        <translation>Vom stärksten zum schwächsten; jeder tritt gegen den nächsten an:</translation>
    </message>
    <message>
        <source>How far better thinking leads to better results</source>
        <translation>Wie weit besseres Denken zu besseren Ergebnissen führt</translation>
    </message>
    <message>
        <source>A game for one player has nobody to meet</source>
        <translation>In einem Spiel für einen gibt es keinen Gegner</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MeasuresPage</name>
    <message>
        <source>Games that match</source>
        <translation>Passende Spiele</translation>
    </message>
    <message>
        <source>Measure to filter by</source>
        <translation>Maß, nach dem gefiltert wird</translation>
    </message>
    <message>
        <source>Lowest value that matches</source>
        <translation>Kleinster passender Wert</translation>
    </message>
    <message>
        <source>Highest value that matches</source>
        <translation>Größter passender Wert</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Let any value of this measure match</source>
        <translation>Jeden Wert dieses Maßes passen lassen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Let all games match</source>
        <translation>Alle Spiele passen lassen</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Choose the measures that are shown</source>
        <translation>Die Maße wählen, die gezeigt werden</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::MovesModel</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::NotesView</name>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes on the game</source>
        <translation>Notizen zur Partie</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Add a note to this ply</source>
        <translation>Diesem Halbzug eine Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Bookmark this ply and say something about it (Ctrl+B)</source>
        <translation>Diesen Halbzug merken und etwas dazu sagen (Strg+B)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen note</source>
        <translation>Die gewählte Notiz entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen note (Delete)</source>
        <translation>Die gewählte Notiz entfernen (Entf)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::OutlinePanel</name>
    <message>
        <source>Nothing is defined yet. Headings, sections and the names in them are listed here.</source>
        <translation>Noch ist nichts definiert. Hier stehen Überschriften, Abschnitte und die Namen darin.</translation>
    </message>
    <message>
        <source>Outline of the specification</source>
        <translation>Gliederung der Spezifikation</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ParallelView</name>
    <message>
        <source>Games along several measures</source>
        <translation>Spiele über mehrere Maße</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PeoplePage</name>
    <message>
        <source>How far people and fitness agree</source>
        <translation>Wie weit Menschen und Fitness übereinstimmen</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Beide gleich gern</translation>
    </message>
    <message>
        <source>I would as gladly play the one as the other</source>
        <translation>Ich würde das eine so gern spielen wie das andere</translation>
    </message>
    <message>
        <source>Games that people have judged, the best first</source>
        <translation>Spiele, die Menschen beurteilt haben, das beste zuerst</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>How strong people find it, in Elo: who is 100 points stronger is preferred in 64 of 100 comparisons</source>
        <translation>Wie stark Menschen es finden, in Elo: Wer 100 Punkte stärker ist, wird in 64 von 100 Vergleichen vorgezogen</translation>
    </message>
    <message>
        <source>When the archive has two games, you are asked here which one you would rather play.</source>
        <translation>Sobald das Archiv zwei Spiele hat, wird hier gefragt, welches man lieber spielen würde.</translation>
    </message>
    <message>
        <source>Which would you rather play?</source>
        <translation>Welches würden Sie lieber spielen?</translation>
    </message>
    <message>
        <source>I would rather play %1, candidate %2</source>
        <translation>Ich würde lieber %1 spielen, Kandidat %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Comparisons and fitness agree by Kendall&apos;s tau %1 (%2 to %3), over %4 games.</source>
        <translation>Vergleiche und Fitness stimmen nach Kendalls Tau zu %1 überein (%2 bis %3), über %4 Spiele.</translation>
    </message>
    <message>
        <source>Stars and fitness agree by Kendall&apos;s tau %1 (%2 to %3), over %4 games.</source>
        <translation>Sterne und Fitness stimmen nach Kendalls Tau zu %1 überein (%2 bis %3), über %4 Spiele.</translation>
    </message>
    <message>
        <source>How far people and fitness agree can be told when five games are judged, and not all alike.</source>
        <translation>Wie weit Menschen und Fitness übereinstimmen, lässt sich sagen, sobald fünf Spiele beurteilt sind, und nicht alle gleich.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayPanel</name>
    <message>
        <source>The game could not be set up: %1</source>
        <translation>Die Partie konnte nicht aufgebaut werden: %1</translation>
    </message>
    <message>
        <source>The bot failed: %1</source>
        <translation>Der Bot scheiterte: %1</translation>
    </message>
    <message>
        <source>The text has errors. This game goes on by the last rules that compiled.</source>
        <translation>Der Text hat Fehler. Diese Partie läuft nach den letzten fehlerfreien Regeln weiter.</translation>
    </message>
    <message>
        <source>The rules changed and the game began anew: move %1, %2, is no longer legal.</source>
        <translation>Die Regeln haben sich geändert, die Partie beginnt neu: Zug %1, %2, ist nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>No legal move there</source>
        <translation>Dort ist kein Zug erlaubt</translation>
    </message>
    <message>
        <source>Choose where next, or press Esc</source>
        <translation>Das nächste Feld wählen oder Esc drücken</translation>
    </message>
    <message>
        <source>Choose one of these moves, or press Esc</source>
        <translation>Einen dieser Züge wählen oder Esc drücken</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>The bot found no move.</source>
        <translation>Der Bot fand keinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The game is now for %n player(s), not for %1, so it began anew.</source>
        <translation>
            <numerusform>Das Spiel ist jetzt für %n Spieler, nicht für %1, darum begann es neu.</numerusform>
            <numerusform>Das Spiel ist jetzt für %n Spieler, nicht für %1, darum begann es neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game that was kept is for %n player(s), and the rules are not.</source>
        <translation>
            <numerusform>Die aufbewahrte Partie ist für %n Spieler, die Regeln sind es nicht.</numerusform>
            <numerusform>Die aufbewahrte Partie ist für %n Spieler, die Regeln sind es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game goes on where it was when LudoForge ended, after %n move(s).</source>
        <translation>
            <numerusform>Die Partie geht dort weiter, wo sie beim Ende von LudoForge war, nach %n Zug.</numerusform>
            <numerusform>Die Partie geht dort weiter, wo sie beim Ende von LudoForge war, nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the game that was kept, %1 of %n move(s) came back: %2 is no longer legal.</source>
        <translation>
            <numerusform>Von der aufbewahrten Partie kam %1 von %n Zug zurück: %2 ist nicht mehr erlaubt.</numerusform>
            <numerusform>Von der aufbewahrten Partie kamen %1 von %n Zügen zurück: %2 ist nicht mehr erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line goes no further: %1 is no longer legal.</source>
        <translation>Die Zugfolge geht nicht weiter: %1 ist nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>%1 has lost on time</source>
        <translation>%1 hat durch Zeitüberschreitung verloren</translation>
    </message>
    <message numerus="yes">
        <source>The recorded game is for %n player(s), and the rules are not.</source>
        <translation>
            <numerusform>Die aufgezeichnete Partie ist für %n Spieler, die Regeln sind es nicht.</numerusform>
            <numerusform>Die aufgezeichnete Partie ist für %n Spieler, die Regeln sind es nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded game goes on after move %1. Its later moves are a line that was taken back.</source>
        <translation>Die aufgezeichnete Partie geht nach Zug %1 weiter. Ihre späteren Züge sind eine zurückgenommene Zugfolge.</translation>
    </message>
    <message numerus="yes">
        <source>Of the recorded game, %1 of %n move(s) can be played by the present rules: %2 is not legal.</source>
        <translation>
            <numerusform>Von der aufgezeichneten Partie kann nach den jetzigen Regeln %1 von %n Zug gespielt werden: %2 ist nicht erlaubt.</numerusform>
            <numerusform>Von der aufgezeichneten Partie können nach den jetzigen Regeln %1 von %n Zügen gespielt werden: %2 ist nicht erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of time, after %n move(s) of the game.</source>
        <translation>
            <numerusform>%1 hat die Zeit überschritten, nach %n Zug der Partie.</numerusform>
            <numerusform>%1 hat die Zeit überschritten, nach %n Zügen der Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose from the list of moves: double click, or Enter</source>
        <translation>Wählen Sie aus der Liste der Züge: Doppelklick oder Eingabetaste</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayPlayers</name>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>A change begins a new game</source>
        <translation>Eine Änderung beginnt eine neue Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>What the player to move knows</source>
        <translation>Was der Spieler am Zug weiß</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Which hidden zones are shown</source>
        <translation>Welche verdeckten Zonen gezeigt werden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Delay of the bots</source>
        <translation>Bedenkzeit der Bots</translation>
    </message>
    <message>
        <source>The least time a bot takes for a move</source>
        <translation>Die kürzeste Zeit, die ein Bot für einen Zug nimmt</translation>
    </message>
    <message>
        <source>Bot delay</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game. Enter begins it.</source>
        <translation>Derselbe Startwert und dieselben Züge ergeben dieselbe Partie. Eingabe beginnt sie.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begin a game with another seed</source>
        <translation>Eine Partie mit anderem Startwert beginnen</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>What you know</source>
        <translation>Was Sie wissen</translation>
    </message>
    <message>
        <source>Whose hands and hidden zones lie open on the board. Between the turns of two people a curtain falls.</source>
        <translation>Wessen Hände und verdeckte Zonen auf dem Brett offen liegen. Zwischen den Zügen zweier Menschen fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>Bot that is asked for hints</source>
        <translation>Bot, der um Tipps gefragt wird</translation>
    </message>
    <message>
        <source>Hints by</source>
        <translation>Tipps von</translation>
    </message>
    <message>
        <source>Show what bots think</source>
        <translation>Zeigen, was Bots denken</translation>
    </message>
    <message>
        <source>Without being asked: the bot for hints thinks about each of your moves, and the bots who play say what they thought, unless it would tell what you may not know</source>
        <translation>Ungefragt: Der Bot für Tipps denkt über jeden Ihrer Züge nach, und die Bots, die mitspielen, sagen, was sie dachten, es sei denn, das verriete, was Sie nicht wissen dürfen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes of each player for the game</source>
        <translation>Minuten je Spieler für die Partie</translation>
    </message>
    <message>
        <source>How long each player may think in the whole game. A change sets all clocks anew.</source>
        <translation>Wie lange jeder Spieler in der ganzen Partie nachdenken darf. Eine Änderung stellt alle Uhren neu.</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds that each move adds</source>
        <translation>Sekunden, die jeder Zug hinzufügt</translation>
    </message>
    <message>
        <source>Each move adds so many seconds to its player&apos;s clock</source>
        <translation>Jeder Zug fügt der Uhr seines Spielers so viele Sekunden hinzu</translation>
    </message>
    <message>
        <source>Who is out of time loses</source>
        <translation>Wer die Zeit überschreitet, verliert</translation>
    </message>
    <message>
        <source>Else it is only told, and the game goes on</source>
        <translation>Sonst wird es nur gemeldet, und die Partie geht weiter</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlaySide</name>
    <message>
        <source>Game tools</source>
        <translation>Werkzeuge der Partie</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Begin the game again with the seed below</source>
        <translation>Die Partie mit dem Startwert unten neu beginnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back to your last decision (%1)</source>
        <translation>Bis zu Ihrer letzten Entscheidung zurücknehmen (%1)</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Bots wait while this is on</source>
        <translation>Bots warten, solange dies an ist</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Open the game so far in the replayer</source>
        <translation>Die Partie bis hierher zum Nachspielen öffnen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Dismiss the remark</source>
        <translation>Die Bemerkung verwerfen</translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation>Züge filtern</translation>
    </message>
    <message>
        <source>Filter the legal moves</source>
        <translation>Erlaubte Züge filtern</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>Enter or a double click makes the move</source>
        <translation>Eingabe oder Doppelklick macht den Zug</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Play starts here once the game compiles.</source>
        <translation>Hier wird gespielt, sobald das Spiel fehlerfrei ist.</translation>
    </message>
    <message>
        <source>Show it in the text</source>
        <translation>Im Text zeigen</translation>
    </message>
    <message>
        <source>Moves that fit (%1)</source>
        <translation>Passende Züge (%1)</translation>
    </message>
    <message>
        <source>Legal moves (%1)</source>
        <translation>Erlaubte Züge (%1)</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Say of each action what it asks for, and what is in the way now</source>
        <translation>Von jeder Aktion sagen, was sie verlangt und was jetzt im Weg steht</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the moves after this position</source>
        <translation>Die Züge nach dieser Stellung zurücknehmen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the position as it is now (Esc)</source>
        <translation>Die jetzige Stellung zeigen (Esc)</translation>
    </message>
    <message>
        <source>The board shows the position after move %1. Nothing is taken back.</source>
        <translation>Das Brett zeigt die Stellung nach Zug %1. Nichts ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Make the move again that was taken back (%1)</source>
        <translation>Den zurückgenommenen Zug noch einmal machen (%1)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Ask the bot below what it would play here; it knows no more than the player</source>
        <translation>Den Bot unten fragen, was er hier spielen würde; er weiß nicht mehr als der Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>Eine frühere Stellung</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PlayedMoves</name>
    <message>
        <source>Moves so far</source>
        <translation>Bisherige Züge</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>A chosen move shows where it led</source>
        <translation>Ein gewählter Zug zeigt, wohin er führte</translation>
    </message>
    <message>
        <source>Moves so far (%1)</source>
        <translation>Bisherige Züge (%1)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::PreviewPanel</name>
    <message>
        <source>Rules as people read them</source>
        <translation>Regeln, wie man sie liest</translation>
    </message>
    <message>
        <source>The rules appear here once the game compiles</source>
        <translation>Die Regeln erscheinen hier, sobald sich das Spiel übersetzen lässt</translation>
    </message>
    <message>
        <source>The text has errors. These are the rules from before them.</source>
        <translation>Der Text hat Fehler. Das sind die Regeln von vorher.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProblemsPanel</name>
    <message>
        <source>Apply &amp;fix</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Show only problems whose message, path or code contains this text</source>
        <translation>Nur Probleme zeigen, deren Meldung, Pfad oder Code diesen Text enthält</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Go to problem</source>
        <translation>Zum Problem</translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Problem details</source>
        <translation>Einzelheiten zum Problem</translation>
    </message>
    <message>
        <source>&amp;Go to problem</source>
        <translation>&amp;Zum Problem</translation>
    </message>
    <message>
        <source>Show the place in the editor (Enter)</source>
        <translation>Die Stelle im Text zeigen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Das Problem als Text kopieren</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>Alle Probleme zeigen</translation>
    </message>
    <message>
        <source>Errors (%1)</source>
        <translation>Fehler (%1)</translation>
    </message>
    <message>
        <source>Warnings (%1)</source>
        <translation>Warnungen (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>Show errors: what keeps the game from being played</source>
        <translation>Fehler zeigen: was verhindert, dass das Spiel gespielt wird</translation>
    </message>
    <message>
        <source>Show warnings: what is probably not meant so</source>
        <translation>Warnungen zeigen: was wohl nicht so gemeint ist</translation>
    </message>
    <message>
        <source>Show notes: remarks</source>
        <translation>Hinweise zeigen: Bemerkungen</translation>
    </message>
    <message>
        <source>No problem matches the filter</source>
        <translation>Kein Problem passt zum Filter</translation>
    </message>
    <message>
        <source>Hidden by the filter: %1</source>
        <translation>Vom Filter verborgen: %1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>The game is ready to be played.</source>
        <translation>Das Spiel kann gespielt werden.</translation>
    </message>
    <message>
        <source>Nothing checked yet</source>
        <translation>Noch nichts geprüft</translation>
    </message>
    <message>
        <source>Open a game to see what it still needs.</source>
        <translation>Ein Spiel öffnen, um zu sehen, was ihm noch fehlt.</translation>
    </message>
    <message>
        <source>This problem has no automatic fix</source>
        <translation>Dieses Problem lässt sich nicht von selbst beheben</translation>
    </message>
    <message>
        <source>Apply fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren …</translation>
    </message>
    <message>
        <source>Let the assistant mend all problems; you see what would change first</source>
        <translation>Den Assistenten alle Probleme beheben lassen; die Änderungen sind vorher zu sehen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProgressPage</name>
    <message>
        <source>What each operator yields</source>
        <translation>Was jeder Operator einbringt</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Versucht</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>Übersetzt</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Children that passed the filters and raised no flag</source>
        <translation>Kinder, die alle Filter bestanden und kein Warnzeichen setzten</translation>
    </message>
    <message>
        <source>Children that took a cell of the archive</source>
        <translation>Kinder, die eine Zelle des Archivs einnahmen</translation>
    </message>
    <message>
        <source>Of those that were tried, how many took a cell</source>
        <translation>Wie viele der versuchten eine Zelle einnahmen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ProseSpelling</name>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>No word is like this one</source>
        <translation>Kein Wort ähnelt diesem</translation>
    </message>
    <message>
        <source>&amp;Add “%1” to the dictionary</source>
        <translation>„%1“ ins Wörterbuch &amp;aufnehmen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::QuestionBox</name>
    <message>
        <source>Stop when it is clear who is stronger</source>
        <translation>Aufhören, sobald klar ist, wer stärker ist</translation>
    </message>
    <message>
        <source>Not more than</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>By so many Elo the first bot is stronger if there is nothing to it</source>
        <translation>Um so viel Elo ist der erste Bot stärker, wenn nichts daran ist</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>By so many Elo the first bot is stronger if there is something to it</source>
        <translation>Um so viel Elo ist der erste Bot stärker, wenn etwas daran ist</translation>
    </message>
    <message>
        <source>Wrong yes</source>
        <translation>Falsches Ja</translation>
    </message>
    <message>
        <source>The chance to say “at least” where “not more than” is true</source>
        <translation>Die Wahrscheinlichkeit, „mindestens“ zu sagen, wo „höchstens“ stimmt</translation>
    </message>
    <message>
        <source>Wrong no</source>
        <translation>Falsches Nein</translation>
    </message>
    <message>
        <source>The chance to say “not more than” where “at least” is true</source>
        <translation>Die Wahrscheinlichkeit, „höchstens“ zu sagen, wo „mindestens“ stimmt</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>The match ends as soon as it is answered whether the first bot is stronger</source>
        <translation>Die Begegnung endet, sobald feststeht, ob der erste Bot stärker ist</translation>
    </message>
    <message>
        <source>It can be asked of two bots only</source>
        <translation>Das lässt sich nur bei zwei Bots fragen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReasonsDialog</name>
    <message>
        <source>Why and why not</source>
        <translation>Warum und warum nicht</translation>
    </message>
    <message>
        <source>Actions and what they ask for</source>
        <translation>Aktionen und was sie verlangen</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Was verlangt wird</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Enter or a double click shows it in the text</source>
        <translation>Eingabe oder ein Doppelklick zeigt es im Text</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>%1 has to choose first, from the list beside the board.</source>
        <translation>%1 muss erst wählen, in der Liste neben dem Brett.</translation>
    </message>
    <message>
        <source>What %1 can do with %2, and what is in the way.</source>
        <translation>Was %1 mit %2 tun kann, und was im Weg steht.</translation>
    </message>
    <message>
        <source>What %1 can do now, and what is in the way.</source>
        <translation>Was %1 jetzt tun kann, und was im Weg steht.</translation>
    </message>
    <message>
        <source>Holds: %1</source>
        <translation>Gilt: %1</translation>
    </message>
    <message>
        <source>Does not hold: %1</source>
        <translation>Gilt nicht: %1</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReplayPanel</name>
    <message>
        <source>The game could not be opened: %1</source>
        <translation>Die Partie konnte nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>What happened in this step</source>
        <translation>Was in diesem Schritt geschah</translation>
    </message>
    <message>
        <source>Variables after this step</source>
        <translation>Variablen nach diesem Schritt</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Verifying the game, move by move…</source>
        <translation>Die Partie wird Zug um Zug geprüft …</translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation>Änderungen (%1)</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notizen (%1)</translation>
    </message>
    <message>
        <source>Open a recorded game…</source>
        <translation>Eine aufgezeichnete Partie öffnen …</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Work out who is likely to win, by random games from each position</source>
        <translation>Ermitteln, wer wahrscheinlich gewinnt, durch Zufallspartien aus jeder Stellung</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open a recorded game from a file</source>
        <translation>Eine aufgezeichnete Partie aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save this game; beside the specification it is played again when rules change</source>
        <translation>Diese Partie speichern; neben der Spezifikation wird sie wieder gespielt, wenn sich Regeln ändern</translation>
    </message>
    <message>
        <source>Recorded games are stepped through here.
Open one from the play panel, from a chart of simulated games, or from a file.</source>
        <translation>Hier werden aufgezeichnete Partien Zug für Zug gezeigt.
Öffnen Sie eine aus dem Spielbereich, aus einem Diagramm simulierter Partien oder aus einer Datei.</translation>
    </message>
    <message>
        <source>The game could not be played under the present rules: %1</source>
        <translation>Die Partie konnte nach den jetzigen Regeln nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>As text…</source>
        <translation>Als Text …</translation>
    </message>
    <message>
        <source>Save this game as a text to be read: a line a move</source>
        <translation>Diese Partie als Text zum Lesen speichern: eine Zeile je Zug</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play this game by hand from the step that is shown; its later moves can be gone back to</source>
        <translation>Diese Partie vom gezeigten Schritt an von Hand spielen; zu ihren späteren Zügen können Sie zurückkehren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>As animation…</source>
        <translation>Als Animation …</translation>
    </message>
    <message>
        <source>Save the board of this game as pictures that move, for a page or a message</source>
        <translation>Das Brett dieser Partie als bewegte Bilder speichern, für eine Seite oder eine Nachricht</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReplayTransport</name>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Einen Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Einen Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Schritt der Partie</translation>
    </message>
    <message>
        <source>◂ Flag</source>
        <translation>◂ Zeichen</translation>
    </message>
    <message>
        <source>Previous flag</source>
        <translation>Voriges Zeichen</translation>
    </message>
    <message>
        <source>To the flag before (Ctrl+left arrow)</source>
        <translation>Zum vorigen Zeichen (Strg+Pfeil links)</translation>
    </message>
    <message>
        <source>Flag ▸</source>
        <translation>Zeichen ▸</translation>
    </message>
    <message>
        <source>Next flag</source>
        <translation>Nächstes Zeichen</translation>
    </message>
    <message>
        <source>To the next flag (Ctrl+right arrow)</source>
        <translation>Zum nächsten Zeichen (Strg+Pfeil rechts)</translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation>Den Hash des Zustands kopieren</translation>
    </message>
    <message>
        <source>State hash of this step; a click copies it</source>
        <translation>Hash des Zustands nach diesem Schritt; ein Klick kopiert ihn</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>Play speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps per second while playing</source>
        <translation>Schritte je Sekunde beim Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>Halbzug %1 von %2</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportButton</name>
    <message>
        <source>The report was not saved</source>
        <translation>Der Bericht wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save everything that was measured, to read or to pass on</source>
        <translation>Alles Gemessene speichern, zum Lesen oder Weitergeben</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
    <message>
        <source>Page for any browser (HTML)…</source>
        <translation>Seite für jeden Browser (HTML) …</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Data for programs (JSON)…</source>
        <translation>Daten für Programme (JSON) …</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportModel</name>
    <message>
        <source>%1, from this value</source>
        <translation>%1, ab diesem Wert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>%1, up to but without this value</source>
        <translation>%1, bis ausschließlich zu diesem Wert</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Number of chances</source>
        <translation>Zahl der Gelegenheiten</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval (Wilson)</source>
        <translation>Unteres Ende des 95-%-Intervalls (Wilson)</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % von</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval (Wilson)</source>
        <translation>Oberes Ende des 95-%-Intervalls (Wilson)</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % bis</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ReportTabs</name>
    <message>
        <source>All numbers of the report</source>
        <translation>Alle Zahlen des Berichts</translation>
    </message>
    <message>
        <source>How often each rule ran</source>
        <translation>Wie oft jede Regel wirkte</translation>
    </message>
    <message>
        <source>Matches between bots</source>
        <translation>Begegnungen von Bots</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Everything that was measured, with its interval; Enter or a double click lists the games</source>
        <translation>Alles Gemessene mit seinem Intervall; Eingabe oder Doppelklick listet die Partien auf</translation>
    </message>
    <message>
        <source>How often each rule ran; Enter or a double click shows it in the text</source>
        <translation>Wie oft jede Regel wirkte; Eingabe oder Doppelklick zeigt sie im Text</translation>
    </message>
    <message>
        <source>How far better thinking leads to better results</source>
        <translation>Wie weit besseres Denken zu besseren Ergebnissen führt</translation>
    </message>
    <message>
        <source>%1, the most</source>
        <translation>%1, am meisten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Reports side by side: of runs, versions, games or bots</source>
        <translation>Berichte nebeneinander: von Läufen, Fassungen, Spielen oder Bots</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::RunBox</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: run</source>
        <translation>%1: starten</translation>
    </message>
    <message>
        <source>%1: cancel</source>
        <translation>%1: abbrechen</translation>
    </message>
    <message>
        <source>Stop now and keep the games played so far</source>
        <translation>Jetzt anhalten und die gespielten Partien behalten</translation>
    </message>
    <message>
        <source>%1: progress</source>
        <translation>%1: Fortschritt</translation>
    </message>
    <message>
        <source>%1: state</source>
        <translation>%1: Stand</translation>
    </message>
    <message>
        <source>%1 of %2 games · %3 games/s · %4 left</source>
        <translation>%1 von %2 Partien · %3 Partien/s · noch %4</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Jetzt anhalten</translation>
    </message>
    <message>
        <source>%1 of %2 games · %3 games/s or fewer · more than %4 left</source>
        <translation>%1 von %2 Partien · höchstens %3 Partien/s · noch mehr als %4</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ScoresView</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Scores (the lowest wins)</source>
        <translation>Punkte (die wenigsten gewinnen)</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>It could not be counted</source>
        <translation>Das ließ sich nicht zählen</translation>
    </message>
    <message>
        <source>It depends on what those who look do not know</source>
        <translation>Das hängt von etwas ab, das Sie nicht wissen</translation>
    </message>
    <message>
        <source>Score of %1: %2</source>
        <translation>Punkte von %1: %2</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SecondView</name>
    <message>
        <source>Specification text, once more</source>
        <translation>Text der Spezifikation, noch einmal</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SeedBox</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same games, on any machine and any number of threads</source>
        <translation>Derselbe Startwert gibt dieselben Partien, auf jedem Rechner und mit jeder Zahl von Threads</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Take another seed, to see other games</source>
        <translation>Einen anderen Startwert nehmen, um andere Partien zu sehen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SeekSlider</name>
    <message>
        <source>Ply %1: %2</source>
        <translation>Halbzug %1: %2</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Halbzug %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SetupBar</name>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Go to the text</source>
        <translation>Zum Text</translation>
    </message>
    <message>
        <source>What a click puts down or paints</source>
        <translation>Was ein Klick setzt oder anmalt</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>Spaces of %1</source>
        <translation>Felder von %1</translation>
    </message>
    <message>
        <source>Connections of %1</source>
        <translation>Verbindungen von %1</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SetupMode</name>
    <message>
        <source>The text has errors. Mend them first, then set up the game.</source>
        <translation>Der Text hat Fehler. Beheben Sie diese zuerst, und bauen Sie dann das Spiel auf.</translation>
    </message>
    <message>
        <source>Choose where it goes. Escape leaves it where it is.</source>
        <translation>Wählen Sie, wohin er kommt. Mit Escape bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>Click to put a token down, drag to move one, Delete takes one away.</source>
        <translation>Klicken setzt einen Spielstein, Ziehen verschiebt einen, Entf nimmt einen weg.</translation>
    </message>
    <message>
        <source>This game has no token types yet. Write one first.</source>
        <translation>Dieses Spiel hat noch keine Spielsteinarten. Schreiben Sie zuerst eine.</translation>
    </message>
    <message>
        <source>Set up the board</source>
        <translation>Brett aufbauen</translation>
    </message>
    <message>
        <source>This could not be done: %1</source>
        <translation>Das ging nicht: %1</translation>
    </message>
    <message>
        <source>Click a space to take it into the region or out of it.</source>
        <translation>Klicken nimmt ein Feld in die Region auf oder wieder heraus.</translation>
    </message>
    <message>
        <source>Click a space to take it out of the board; a dashed one, to put it back.</source>
        <translation>Klicken Sie ein Feld an, um es aus dem Brett zu nehmen; ein gestricheltes, um es zurückzulegen.</translation>
    </message>
    <message>
        <source>Choose the space to connect it with, or to part it from.</source>
        <translation>Wählen Sie das Feld, mit dem es verbunden oder von dem es getrennt werden soll.</translation>
    </message>
    <message>
        <source>Click two spaces to connect or to part them.</source>
        <translation>Klicken Sie zwei Felder an, um sie zu verbinden oder zu trennen.</translation>
    </message>
    <message>
        <source>Click where it goes. Escape leaves it where it is.</source>
        <translation>Klicken Sie dorthin, wo es liegen soll. Esc lässt es, wo es ist.</translation>
    </message>
    <message>
        <source>The spaces of this board have no places in the text.</source>
        <translation>Die Felder dieses Bretts haben keine Orte im Text.</translation>
    </message>
    <message>
        <source>This could not be done from here: no line of the text can be changed so that the game becomes like that. Perhaps the space is full, or a bundle or another rule names it.</source>
        <translation>Das ging von hier aus nicht: Keine Zeile des Textes lässt sich so ändern, dass das Spiel so wird. Vielleicht ist das Feld voll, oder ein Baustein oder eine andere Regel nennt es.</translation>
    </message>
    <message>
        <source>Click beside all spaces for a new one, or press Insert; click a space to move it. Delete takes one away.</source>
        <translation>Klicken Sie neben alle Felder für ein neues, oder drücken Sie Einfg; klicken Sie ein Feld an, um es zu verschieben. Entf nimmt eines weg.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SignatureHelp</name>
    <message>
        <source>There are no keys at the cursor</source>
        <translation>An der Schreibmarke gibt es keine Schlüssel</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SimulatePanel</name>
    <message>
        <source>Number of games</source>
        <translation>Zahl der Partien</translation>
    </message>
    <message>
        <source>How many games the bots play: more games give narrower intervals</source>
        <translation>Wie viele Partien die Bots spielen: mehr Partien geben engere Intervalle</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>How many players sit at the table</source>
        <translation>Wie viele Spieler am Tisch sitzen</translation>
    </message>
    <message>
        <source>All cores (%1)</source>
        <translation>Alle Kerne (%1)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many games are played at the same time; the results do not depend on it</source>
        <translation>Wie viele Partien gleichzeitig laufen; das Ergebnis hängt nicht davon ab</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>The bots need a specification without errors. Mend the problems, then run.</source>
        <translation>Die Bots brauchen eine Spezifikation ohne Fehler. Erst die Probleme beheben, dann starten.</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>The simulation failed: %1</source>
        <translation>Die Simulation scheiterte: %1</translation>
    </message>
    <message>
        <source>Cancelled after %1 games</source>
        <translation>Nach %1 Partien abgebrochen</translation>
    </message>
    <message>
        <source>%1 games in %2 s (%3 games/s)</source>
        <translation>%1 Partien in %2 s (%3 Partien/s)</translation>
    </message>
    <message>
        <source>Let the bots play</source>
        <translation>Die Bots spielen lassen</translation>
    </message>
    <message>
        <source>The seed must be a whole number</source>
        <translation>Der Startwert muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>As the game says</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Turns after which a game is stopped</source>
        <translation>Züge, nach denen eine Partie angehalten wird</translation>
    </message>
    <message>
        <source>Games that take more turns are stopped and counted as such</source>
        <translation>Partien mit mehr Zügen werden angehalten und als solche gezählt</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Decisions tried otherwise</source>
        <translation>Anders versuchte Entscheidungen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::SpecEditor</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Gehe zu Zeile …</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Zur Definition</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>Shift+F8</source>
        <translation>Shift+F8</translation>
    </message>
    <message>
        <source>Fix problem…</source>
        <translation>Problem beheben …</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>Das erklären</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>Ctrl+]</source>
        <translation>Ctrl+]</translation>
    </message>
    <message>
        <source>Outdent</source>
        <translation>Ausrücken</translation>
    </message>
    <message>
        <source>Ctrl+[</source>
        <translation>Ctrl+[</translation>
    </message>
    <message>
        <source>Duplicate lines</source>
        <translation>Zeilen verdoppeln</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>Zeilen nach oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>Zeilen nach unten</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Fold all blocks</source>
        <translation>Alle Blöcke falten</translation>
    </message>
    <message>
        <source>Ctrl+Alt+[</source>
        <translation>Ctrl+Alt+[</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Alles entfalten</translation>
    </message>
    <message>
        <source>Ctrl+Alt+]</source>
        <translation>Ctrl+Alt+]</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Behebungen</translation>
    </message>
    <message>
        <source>Nothing is defined under this name</source>
        <translation>Unter diesem Namen ist nichts definiert</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Apply all certain fixes (%1)</source>
        <translation>Alles sicher Behebbare beheben (%1)</translation>
    </message>
    <message>
        <source>There is no automatic fix here</source>
        <translation>Hier lässt sich nichts von selbst beheben</translation>
    </message>
    <message>
        <source>The text has changed since. Try again in a moment.</source>
        <translation>Der Text hat sich seither geändert. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to explain here</source>
        <translation>Hier gibt es nichts zu erklären</translation>
    </message>
    <message>
        <source>Find usages</source>
        <translation>Verwendungen suchen</translation>
    </message>
    <message>
        <source>Shift+F12</source>
        <translation>Shift+F12</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Apply all certain fixes</source>
        <translation>Alle sicheren Behebungen anwenden</translation>
    </message>
    <message>
        <source>Ctrl+Shift+.</source>
        <translation>Ctrl+Shift+.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>No fix is certain</source>
        <translation>Keine Behebung ist sicher</translation>
    </message>
    <message>
        <source>Another cursor above</source>
        <translation>Weitere Schreibmarke darüber</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Up</source>
        <translation>Ctrl+Shift+Up</translation>
    </message>
    <message>
        <source>Another cursor below</source>
        <translation>Weitere Schreibmarke darunter</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Down</source>
        <translation>Ctrl+Shift+Down</translation>
    </message>
    <message>
        <source>Select the next like this</source>
        <translation>Nächste gleiche Stelle auswählen</translation>
    </message>
    <message>
        <source>Select all like this</source>
        <translation>Alle gleichen Stellen auswählen</translation>
    </message>
    <message>
        <source>Alt+F3</source>
        <translation>Alt+F3</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Split the text</source>
        <translation>Text teilen</translation>
    </message>
    <message>
        <source>Ctrl+\</source>
        <translation>Ctrl+\</translation>
    </message>
    <message>
        <source>Allow this here, with a reason (%1)</source>
        <translation>Hier erlauben, mit Begründung (%1)</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Schlüssel zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space</source>
        <translation>Ctrl+Shift+Space</translation>
    </message>
    <message>
        <source>Next unknown word</source>
        <translation>Nächstes unbekanntes Wort</translation>
    </message>
    <message>
        <source>Ctrl+F7</source>
        <translation>Ctrl+F7</translation>
    </message>
    <message>
        <source>No unknown words</source>
        <translation>Keine unbekannten Wörter</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::Spelling</name>
    <message>
        <source>This build of LudoForge cannot check spelling.</source>
        <translation>Diese Ausgabe von LudoForge kann die Rechtschreibung nicht prüfen.</translation>
    </message>
    <message>
        <source>No dictionary is installed, such as the package hunspell-en-us.</source>
        <translation>Es ist kein Wörterbuch installiert, etwa das Paket hunspell-de-de.</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::StarBar</name>
    <message numerus="yes">
        <source>Give %n star(s)</source>
        <translation>
            <numerusform>%n Stern vergeben</numerusform>
            <numerusform>%n Sterne vergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n</source>
        <translation>
            <numerusform>es hat %n</numerusform>
            <numerusform>es hat %n</numerusform>
        </translation>
    </message>
    <message>
        <source>it has none yet</source>
        <translation>es hat noch keine</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::StepEventsModel</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1
Enter or a double click shows the rule</source>
        <translation>%1
Eingabe oder Doppelklick zeigt die Regel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TextSaver</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved</source>
        <translation>Abgebrochen; nichts wurde gespeichert</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TextView</name>
    <message>
        <source>Specification text</source>
        <translation>Text der Spezifikation</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ThoughtsView</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>What the bot thinks of the moves</source>
        <translation>Was der Bot von den Zügen hält</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>%1 thinks about a hint…</source>
        <translation>%1 denkt über einen Tipp nach …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation>Nicht weiter nachdenken (Esc)</translation>
    </message>
    <message>
        <source>%1 would play for %2:</source>
        <translation>%1 würde für %2 spielen:</translation>
    </message>
    <message>
        <source>Put it away (Esc)</source>
        <translation>Wegräumen (Esc)</translation>
    </message>
    <message>
        <source>Put away what the bot thinks</source>
        <translation>Wegräumen, was der Bot denkt</translation>
    </message>
    <message>
        <source>Enter or a double click makes the move</source>
        <translation>Die Eingabetaste oder ein Doppelklick macht den Zug</translation>
    </message>
    <message>
        <source>Thoughts of a bot</source>
        <translation>Gedanken eines Bots</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TimeBar</name>
    <message>
        <source>Play the filling back</source>
        <translation>Das Füllen abspielen</translation>
    </message>
    <message>
        <source>Show how the archive filled, round by round</source>
        <translation>Zeigt Runde für Runde, wie sich das Archiv füllte</translation>
    </message>
    <message>
        <source>Rounds that are shown</source>
        <translation>Gezeigte Runden</translation>
    </message>
    <message>
        <source>The archive as it stood after so many rounds</source>
        <translation>Das Archiv, wie es nach so vielen Runden stand</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TournamentPanel</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The game could not be played again: %1</source>
        <translation>Die Partie konnte nicht noch einmal gespielt werden: %1</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Partien je Paar</translation>
    </message>
    <message>
        <source>How many games each two bots play, rounded up to whole rounds in which both sit everywhere</source>
        <translation>Wie viele Partien je zwei Bots spielen, aufgerundet auf ganze Runden, in denen beide überall sitzen</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>How many players sit at the table</source>
        <translation>Wie viele Spieler am Tisch sitzen</translation>
    </message>
    <message>
        <source>As the game says</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Turns after which a game is stopped</source>
        <translation>Züge, nach denen eine Partie angehalten wird</translation>
    </message>
    <message>
        <source>Games that take more turns are stopped and count as drawn</source>
        <translation>Partien mit mehr Zügen werden angehalten und gelten als unentschieden</translation>
    </message>
    <message>
        <source>All cores (%1)</source>
        <translation>Alle Kerne (%1)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many games are played at the same time; the results do not depend on it</source>
        <translation>Wie viele Partien gleichzeitig laufen; das Ergebnis hängt nicht davon ab</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bots</translation>
    </message>
    <message>
        <source>&amp;Games a pair</source>
        <translation>&amp;Partien je Paar</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>The bots need a specification without errors. Mend the problems, then run.</source>
        <translation>Die Bots brauchen eine Spezifikation ohne Fehler. Erst die Probleme beheben, dann starten.</translation>
    </message>
    <message>
        <source>A game for one player has nobody to meet.</source>
        <translation>In einem Spiel für einen gibt es keinen Gegner.</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>Der Startwert muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“Not more than” has to be less than “at least”.</source>
        <translation>„Höchstens“ muss kleiner sein als „mindestens“.</translation>
    </message>
    <message>
        <source>Let the bots meet</source>
        <translation>Die Bots aufeinandertreffen lassen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an …</translation>
    </message>
    <message>
        <source>The tournament failed: %1</source>
        <translation>Das Turnier scheiterte: %1</translation>
    </message>
    <message>
        <source>Cancelled after %1 games</source>
        <translation>Nach %1 Partien abgebrochen</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1 Partien gespielt</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TournamentResults</name>
    <message>
        <source>How strong each bot is</source>
        <translation>Wie stark jeder Bot ist</translation>
    </message>
    <message>
        <source>How each pair of bots came out</source>
        <translation>Wie jedes Paar von Bots abschnitt</translation>
    </message>
    <message>
        <source>What each seat was worth</source>
        <translation>Was jeder Platz wert war</translation>
    </message>
    <message>
        <source>The tournament was not saved</source>
        <translation>Das Turnier wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save the whole tournament as data for programs (JSON)</source>
        <translation>Das ganze Turnier als Daten für Programme speichern (JSON)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <translation>Das Turnier speichern</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TraceFiles</name>
    <message>
        <source>The game was not opened</source>
        <translation>Die Partie wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Die Partie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The notes were not saved</source>
        <translation>Die Notizen wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation>Eine aufgezeichnete Partie öffnen</translation>
    </message>
    <message>
        <source>Recorded games (*.json);;All files (*)</source>
        <translation>Aufgezeichnete Partien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Recorded games (*.json)</source>
        <translation>Aufgezeichnete Partien (*.json)</translation>
    </message>
    <message>
        <source>The specification has errors.</source>
        <translation>Die Spezifikation hat Fehler.</translation>
    </message>
    <message>
        <source>the notes in %1 cannot be read: %2. Move this file away to open the game without them.</source>
        <translation>die Notizen in %1 lassen sich nicht lesen: %2. Legen Sie diese Datei woandershin, um die Partie ohne sie zu öffnen.</translation>
    </message>
    <message>
        <source>%1. Under the present ones: %2</source>
        <translation>%1. Nach den jetzigen: %2</translation>
    </message>
    <message>
        <source>The text was not saved</source>
        <translation>Der Text wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <translation>Die Partie als Text speichern</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::TraceModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>How many moves the player could choose from</source>
        <translation>Unter wie vielen Zügen der Spieler wählen konnte</translation>
    </message>
    <message>
        <source>Hash of the whole state after the move</source>
        <translation>Hash des ganzen Zustands nach dem Zug</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>Zustands-Hash</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::UsagesBar</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Change the name in all these places, as one step (Enter)</source>
        <translation>Den Namen an all diesen Stellen ändern, als ein Schritt (Eingabe)</translation>
    </message>
    <message>
        <source>Places where the name is used</source>
        <translation>Stellen, an denen der Name verwendet wird</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Escape)</translation>
    </message>
    <message>
        <source>Close the list of usages</source>
        <translation>Die Liste der Verwendungen schließen</translation>
    </message>
    <message>
        <source>No name stands here that this text defines</source>
        <translation>Hier steht kein Name, den dieser Text definiert</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %n place(s)</source>
        <translation>
            <numerusform>„%1“ steht an einer Stelle</numerusform>
            <numerusform>„%1“ steht an %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has changed since. Close this and try again.</source>
        <translation>Der Text hat sich seither geändert. Schließen Sie dies und versuchen Sie es erneut.</translation>
    </message>
    <message numerus="yes">
        <source>Changed in %n place(s); undo brings the old name back</source>
        <translation>
            <numerusform>An einer Stelle geändert; Rückgängig bringt den alten Namen zurück</numerusform>
            <numerusform>An %n Stellen geändert; Rückgängig bringt den alten Namen zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ludo::widgets::VariablesModel</name>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>ludo::widgets::ZonesModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
</context>
</TS>
