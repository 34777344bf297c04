// SPDX-License-Identifier: Apache-2.0
#include "yaml_goldens.h"

namespace ludo::text {

std::vector<YamlMistake> yamlMistakes() {
  return {
      // Scalars.
      {"UnquotedText", "name: Chess\n", "unquoted-text", "Chess", "name: \"Chess\"\n", true,
       R"({"name":"Chess"})"},
      {"UnquotedWords", "name: The long game # why\nb: 1\n", "unquoted-text", "The long game",
       R"(name: "The long game" # why
b: 1
)",
       true, R"({"name":"The long game","b":1})"},
      {"UnquotedItem", "a:\n  - deck\n", "unquoted-text", "deck", R"(a:
  - "deck"
)",
       true, R"({"a":["deck"]})"},
      {"UnquotedInFlow", "a: [deck, 1]\n", "unquoted-text", "deck", "a: [\"deck\", 1]\n", true,
       R"({"a":["deck",1]})"},
      {"UnquotedInBraces", "a: { owner: none }\n", "unquoted-text", "none", "a: { owner: \"none\" }\n", true,
       R"({"a":{"owner":"none"}})"},
      {"UnquotedOnNextLine", R"(a:
  deck
b: 1
)",
       "unquoted-text", "deck", R"(a:
  "deck"
b: 1
)",
       true, R"({"a":"deck","b":1})"},
      {"UnquotedReference", "a: $zone\n", "unquoted-text", "$zone", "a: \"$zone\"\n"},
      {"UnquotedWithQuotesInside", "a: say \"hi\"\n", "unquoted-text", R"(say "hi")",
       "a: \"say \\\"hi\\\"\"\n"},
      {"UnquotedReserved", "a: @home\n", "unquoted-text", "@home", "a: \"@home\"\n"},
      {"UnquotedComparison", "a: > 5\n", "unquoted-text", "> 5", "a: \"> 5\"\n", true, R"({"a":"> 5"})"},
      {"UnquotedStar", "a: * 5\n", "unquoted-text", "* 5", "a: \"* 5\"\n"},
      {"UnquotedDate", "a: 2024-01-01\n", "unquoted-text", "2024-01-01", "a: \"2024-01-01\"\n"},
      {"ColonInText", "title: Chess: The Game\nb: 1\n", "colon-in-text", "Chess: The Game",
       R"(title: "Chess: The Game"
b: 1
)",
       true, R"({"title":"Chess: The Game","b":1})"},
      {"ColonThatMayBeAKey", "where: owner: 1\n", "colon-in-text", "owner: 1", "where: \"owner: 1\"\n",
       false},
      {"ColonAtTheEnd", "a: note:\n", "colon-in-text", "note:", "a: \"note:\"\n", false},
      {"ColonInBraces", "a: { t: Go: it }\n", "colon-in-text", "Go: it", "a: { t: \"Go: it\" }\n"},
      {"HashInside", "room: No#1\n", "hash-in-text", "No#1", "room: \"No#1\"\n"},
      {"HashAfterSpace", "room: Room #1\nb: 2\n", "hash-in-text", "Room #1", R"(room: "Room #1"
b: 2
)",
       false, R"({"room":"Room #1","b":2})"},
      {"HashFirst", "colour: #ff0000\nb: 2\n", "hash-in-text", "#ff0000", R"(colour: "#ff0000"
b: 2
)",
       false, R"({"colour":"#ff0000","b":2})"},
      {"HashAtQuote", "a: \"x\"#note\n", "hash-in-text", "#", "a: \"x\" #note\n"},
      {"MultiLineText", R"(a: one
  two
  three
b: 1
)",
       "multi-line-text", R"(one
  two
  three)",
       R"(a: "one two three"
b: 1
)",
       true, R"({"a":"one two three","b":1})"},
      {"MultiLineAfterNumber", "a: 5\n  apples\n", "multi-line-text", "5\n  apples", "a: \"5 apples\"\n"},
      {"Yes", "a: yes\n", "ambiguous-word", "yes", "a: true\n", false},
      {"Off", "a: { b: Off }\n", "ambiguous-word", "Off", "a: { b: false }\n", false},
      {"CapitalTrue", "a: True\n", "ambiguous-word", "True", "a: true\n", true, R"({"a":true})"},
      {"Null", "a: null\nb: 1\n", "null-value", "null", "b: 1\n", false, R"({"a":"null","b":1})"},
      {"NullInList", "a: [~]\n", "null-value", "~", "a: [\"\"]\n", false},
      {"LeadingZero", "a: 01\n", "disguised-number", "01", "a: 1\n", false},
      {"Underscores", "a: 1_000\n", "disguised-number", "1_000", "a: 1000\n", true, R"({"a":1000})"},
      {"Exponent", "a: 1e3\n", "disguised-number", "1e3", "a: 1000\n", true, R"({"a":1000})"},
      {"Fraction", "a: 1.5\n", "disguised-number", "1.5", "a: \"1.5\"\n", false},
      {"WholeFraction", "a: 2.0\n", "disguised-number", "2.0", "a: 2\n"},
      {"Hexadecimal", "a: 0x10\n", "disguised-number", "0x10", "a: 16\n"},
      {"Octal", "a: 0o17\n", "disguised-number", "0o17", "a: 15\n"},
      {"Plus", "a: +3\n", "disguised-number", "+3", "a: 3\n", true, R"({"a":3})"},
      {"Infinity", "a: .inf\n", "disguised-number", ".inf", "a: \".inf\"\n", false},
      {"TooLarge", "a: 9223372036854775808\n", "number-too-large", "9223372036854775808",
       "a: 9223372036854775807\n", false},
      {"EmptyValue", "a:\nb: 1\n", "empty-value", "a", R"(a: ""
b: 1
)",
       false},
      {"EmptyValueAtEnd", "b: 1\na:", "empty-value", "a", R"(b: 1
a: "")",
       false},
      {"EmptyValueWithComment", "a: # none\nb: 1\n", "empty-value", "a", R"(a: "" # none
b: 1
)",
       false},
      {"EmptyItem", R"(a:
  - 1
  -
  - 3
)",
       "empty-value", "-", R"(a:
  - 1
  - ""
  - 3
)",
       false},
      {"EmptyInBraces", "a: { b: , c: 1 }\n", "empty-value", "b", "a: { b: \"\" , c: 1 }\n", false},
      {"KeyAloneInBraces", "a: { b }\n", "empty-value", "b", "a: { b: \"\" }\n", false},

      // Quotes.
      {"UnclosedDouble", R"(a: "deck
b: 1
)",
       "unclosed-quote", R"("deck)", R"(a: "deck"
b: 1
)",
       true, R"({"a":"deck","b":1})"},
      {"UnclosedSingle", "a: 'deck\nb: 1\n", "unclosed-quote", "'deck", "a: 'deck'\nb: 1\n"},
      {"UnclosedBeforeQuoted", R"(a: "deck
b: "x"
)",
       "unclosed-quote", R"("deck)", R"(a: "deck"
b: "x"
)",
       true, R"({"a":"deck","b":"x"})"},
      {"UnclosedWithBackslash", "a: \"deck\\\n", "unclosed-quote", R"("deck\)", "a: \"deck\\\\\"\n"},
      {"UnclosedInList", "a: [\"x, \"y\"]\n", "unclosed-quote", "\"x", "a: [\"x\", \"y\"]\n", false,
       R"({"a":["x","y"]})"},
      {"UnclosedLastInList", R"(a: ["x", "y]
b: 1
)",
       "unclosed-quote", "\"y", R"(a: ["x", "y"]
b: 1
)",
       false},
      {"InnerQuotes", "a: \"He said \"hi\" twice\"\n", "unescaped-quote", "\"",
       "a: \"He said \\\"hi\\\" twice\"\n", false, R"({"a":"He said \"hi\" twice"})"},
      {"Apostrophe", "a: 'it's mine'\n", "unescaped-quote", "'", "a: 'it''s mine'\n", true,
       R"({"a":"it's mine"})"},
      {"BadEscape", "a: \"C:\\dir\"\n", "invalid-escape", "\\d", "a: \"C:\\\\dir\"\n", true,
       R"({"a":"C:\\dir"})"},
      {"SurrogatePair", "a: \"\\uD83D\\uDE00\"\n", "invalid-escape", "\\uD83D\\uDE00",
       "a: \"\xF0\x9F\x98\x80\"\n"},
      {"SmartQuotes",
       "a: \xE2\x80\x9C"
       "deck\xE2\x80\x9D\n",
       "smart-quotes",
       "\xE2\x80\x9C"
       "deck\xE2\x80\x9D",
       "a: \"deck\"\n", true, R"({"a":"deck"})"},
      {"SmartApostrophe", "a: \xE2\x80\x98it\xE2\x80\x99s\xE2\x80\x99\n", "smart-quotes",
       "\xE2\x80\x98it\xE2\x80\x99s\xE2\x80\x99", "a: \"it\xE2\x80\x99s\"\n"},
      {"SmartKey", "\xE2\x80\x9Cname\xE2\x80\x9D: 1\n", "smart-quotes", "\xE2\x80\x9Cname\xE2\x80\x9D",
       "name: 1\n", true, R"({"name":1})"},
      {"SmartInFlow", "a: [\xE2\x80\x9Cx\xE2\x80\x9D, 1]\n", "smart-quotes", "\xE2\x80\x9Cx\xE2\x80\x9D",
       "a: [\"x\", 1]\n"},

      // Spaces and other characters.
      {"TabIndentation", "a:\n\tb: 1\n\tc: 2\n", "tab", "\t", R"(a:
  b: 1
  c: 2
)",
       true, R"({"a":{"b":1,"c":2}})"},
      {"TabOfFour", "x:\n    y: 1\na:\n\tb: 1\n", "tab", "\t", R"(x:
    y: 1
a:
    b: 1
)"},
      {"TabBetween", "a:\t1\nb: 2\n", "tab", "\t", "a: 1\nb: 2\n", true, R"({"a":1,"b":2})"},
      {"NonBreakingSpace", "a:\xC2\xA0\"x\"\n", "strange-space", "\xC2\xA0", "a: \"x\"\n", true,
       R"({"a":"x"})"},
      {"NonBreakingIndent",
       "a:\n\xC2\xA0\xC2\xA0"
       "b: 1\n",
       "strange-space", "\xC2\xA0\xC2\xA0", "a:\n  b: 1\n", true, R"({"a":{"b":1}})"},
      {"ZeroWidthBeforeKey",
       "a: 1\n\xE2\x80\x8B"
       "b: 2\n",
       "strange-space", "\xE2\x80\x8B", "a: 1\nb: 2\n", true, R"({"a":1,"b":2})"},
      {"ZeroWidthInKey", "na\xE2\x80\x8Bme: 2\n", "strange-space", "na\xE2\x80\x8Bme", "name: 2\n", true,
       R"({"name":2})"},
      {"ByteOrderMark",
       "\xEF\xBB\xBF"
       "a: 1\n",
       "strange-space", "\xEF\xBB\xBF", "a: 1\n", true, R"({"a":1})"},
      {"SpaceAfterNumber", "a: 5\xC2\xA0\n", "strange-space", "\xC2\xA0", "a: 5 \n", true, R"({"a":5})"},
      {"ControlCharacter", "a: \"x\x01y\"\n", "control-character", "\x01", "a: \"xy\"\n"},

      // Blocks.
      {"TooDeepByOne", R"(a:
  b: 1
   c: 2
)",
       "indentation", "   ", R"(a:
  b: 1
  c: 2
)",
       true, R"({"a":{"b":1,"c":2}})"},
      {"TooShallowByOne", R"(a:
    b: 1
   c: 2
d: 3
)",
       "indentation", "   ",
       R"(a:
    b: 1
    c: 2
d: 3
)",
       true, R"({"a":{"b":1,"c":2},"d":3})"},
      {"SeveralLinesOff", R"(a:
  b: 1
   c: 2
   d: 3
  e: 4
)",
       "indentation", "   ",
       R"(a:
  b: 1
  c: 2
  d: 3
  e: 4
)",
       true, R"({"a":{"b":1,"c":2,"d":3,"e":4}})"},
      {"SubtreeOff", R"(a:
  b: 1
   c:
     d: 3
  e: 4
)",
       "indentation", "   ",
       R"(a:
  b: 1
  c:
    d: 3
  e: 4
)",
       true, R"({"a":{"b":1,"c":{"d":3},"e":4}})"},
      {"ItemOff", R"(a:
  - 1
   - 2
  - 3
)",
       "indentation", "   ", R"(a:
  - 1
  - 2
  - 3
)",
       true, R"({"a":[1,2,3]})"},
      {"KeyOfItemOff", R"(a:
  - b: 1
     c: 2
)",
       "indentation", "     ", R"(a:
  - b: 1
    c: 2
)",
       true, R"({"a":[{"b":1,"c":2}]})"},
      {"FarOff", "a: 1\n   b: 2\n", "indentation", "   ", "a: 1\nb: 2\n", false, R"({"a":1,"b":2})"},
      {"ValueNotIndented", R"(a:
"x"
b: 1
)",
       "indentation", "\"x\"", R"(a:
  "x"
b: 1
)",
       false, R"({"a":"x","b":1})"},
      {"TextBlockLineOff", R"(a: |
    one
  two
)",
       "indentation", "  ", R"(a: |
    one
    two
)",
       true, R"({"a":"one\ntwo\n"})"},
      {"DashWithoutSpace", R"(a:
  -"x"
  - "y"
)",
       "dash-without-space", "-", R"(a:
  - "x"
  - "y"
)",
       true, R"({"a":["x","y"]})"},
      {"DashWithoutSpaceKey", R"(a:
  - b: 1
  -b: 2
)",
       "dash-without-space", "-", R"(a:
  - b: 1
  - b: 2
)",
       true, R"({"a":[{"b":1},{"b":2}]})"},
      {"DashWithoutSpaceNumber", R"(a:
  - 1
  -2
)",
       "dash-without-space", "-", R"(a:
  - 1
  - 2
)",
       true, R"({"a":[1,2]})"},
      {"ColonWithoutSpace", "a:1\nb: 2\n", "colon-without-space", ":", "a: 1\nb: 2\n", true,
       R"({"a":1,"b":2})"},
      {"ColonWithoutSpaceText", "a:\"x\"\n", "colon-without-space", ":", "a: \"x\"\n", true, R"({"a":"x"})"},
      {"ColonWithoutSpaceInBraces", "a: {b:1}\n", "colon-without-space", ":", "a: {b: 1}\n", true,
       R"({"a":{"b":1}})"},
      {"QuotedKey", "\"a\": 1\n", "quoted-key", "\"a\"", "a: 1\n", true, R"({"a":1})"},
      {"QuotedKeyInBraces", "a: {\"b\":1, c: 2}\n", "quoted-key", "\"b\"", "a: {b: 1, c: 2}\n", true,
       R"({"a":{"b":1,"c":2}})"},
      {"QuotedKeySingle", "'a': 1\n", "quoted-key", "'a'", "a: 1\n"},
      {"QuotedKeyNoName", "\"a:b\": 1\n", "invalid-key", R"("a:b")", "a_b: 1\n", false, R"({"a:b":1})"},
      {"KeyNoName", "a(b): 1\n", "invalid-key", "a(b)", "a_b: 1\n", false},
      {"ExplicitKey", "? a: 1\nb: 2\n", "invalid-key", "?", "a: 1\nb: 2\n", false, R"({"a":1,"b":2})"},
      {"MissingColon", R"(a: 1
name "Chess"
)",
       "missing-colon", "name", R"(a: 1
name: "Chess"
)",
       true, R"({"a":1,"name":"Chess"})"},
      {"MissingColonNested", R"(a: 1
list
  - 1
)",
       "missing-colon", "list", R"(a: 1
list:
  - 1
)",
       true, R"({"a":1,"list":[1]})"},
      {"LineWithoutKey", R"(a: 1
some prose
b: 2
)",
       "missing-colon", "some prose",
       R"(a: 1
# some prose
b: 2
)",
       false, R"({"a":1,"b":2})"},
      {"DashAmongKeys", "a: 1\n- b: 2\n", "dash-among-keys", "-", "a: 1\nb: 2\n", false, R"({"a":1,"b":2})"},
      {"DashOnKeyLine", "a: - 1\nb: 2\n", "dash-among-keys", "-", R"(a:
  - 1
b: 2
)",
       false, R"({"a":[1],"b":2})"},
      {"KeyAmongItems", "- 1\nb: 2\n", "key-among-items", "b: 2", "- 1\n- b: 2\n", false, R"([1,{"b":2}])"},
      {"TextAfterValue", R"(a: "x" y
b: 1
)",
       "text-after-value", "y", R"(a: "x" 
b: 1
)",
       false, R"({"a":"x","b":1})"},
      {"TextAfterList", "a: [1] y\nb: 1\n", "text-after-value", "y", "a: [1] \nb: 1\n", false},
      {"DuplicateKey", R"(a: 1
b: 2
a: 3
)",
       "duplicate-key", "a", "a: 1\nb: 2\n", false, R"({"a":1,"b":2})"},
      {"DuplicateInBraces", "x: { a: 1, b: 2, a: 3 }\n", "duplicate-key", "a", "x: { a: 1, b: 2 }\n", false},

      // Brackets.
      {"UnclosedBracket", "a: [1, 2\nb: 3\n", "unclosed-bracket", "[", "a: [1, 2]\nb: 3\n", false,
       R"({"a":[1,2],"b":3})"},
      {"UnclosedBrace", "a: { b: 1\nc: 3\n", "unclosed-bracket", "{", "a: { b: 1}\nc: 3\n", false,
       R"({"a":{"b":1},"c":3})"},
      {"UnclosedInner", "a: { b: [1, 2 }\nc: 3\n", "unclosed-bracket", "[", "a: { b: [1, 2] }\nc: 3\n", false,
       R"({"a":{"b":[1,2]},"c":3})"},
      {"UnclosedAtEnd", "a: [1, 2", "unclosed-bracket", "[", "a: [1, 2]", false},
      {"Mismatched", "a: [1, 2}\nb: 3\n", "mismatched-bracket", "}", "a: [1, 2]\nb: 3\n", true,
       R"({"a":[1,2],"b":3})"},
      {"StrayBracket", R"(a: 1
}
b: 2
)",
       "stray-bracket", "}", R"(a: 1

b: 2
)",
       true, R"({"a":1,"b":2})"},
      {"StrayAfterList", "a: [1]]\nb: 2\n", "stray-bracket", "]", "a: [1]\nb: 2\n", true,
       R"({"a":[1],"b":2})"},
      {"DashesInBrackets", R"(a: [
  - 1
  - 2
]
b: 3
)",
       "block-in-flow", "-", R"(a: [
  1,
  2
]
b: 3
)",
       false, R"({"a":[1,2],"b":3})"},
      {"DashesInBraces", R"(a: { b:
  - 1
  - 2
}
c: 3
)",
       "block-in-flow", "-",
       R"(a: { b:
  [1,
  2]
}
c: 3
)",
       false, R"({"a":{"b":[1,2]},"c":3})"},
      {"ItemsInBrackets", R"(a: [
  - b: 1
    c: 2
  - b: 3
]
)",
       "block-in-flow", "-",
       R"(a: [
  { b: 1,
    c: 2 },
  { b: 3 }
]
)",
       false, R"({"a":[{"b":1,"c":2},{"b":3}]})"},
      {"TrailingComma", "a: [1, 2,]\n", "trailing-comma", ",", "a: [1, 2]\n", true, R"({"a":[1,2]})"},
      {"TrailingCommaBraces", R"(a: {
  b: 1,
}
)",
       "trailing-comma", ",", R"(a: {
  b: 1
}
)",
       true, R"({"a":{"b":1}})"},
      {"ExtraComma", "a: [1,, 2]\n", "extra-comma", ",", "a: [1, 2]\n", true, R"({"a":[1,2]})"},
      {"CommaAfterValue", R"(a: 1,
b: "x"
)",
       "extra-comma", ",", R"(a: 1
b: "x"
)",
       true, R"({"a":1,"b":"x"})"},
      {"CommaAfterText", R"(a: "x",
b: 1
)",
       "extra-comma", ",", R"(a: "x"
b: 1
)",
       true, R"({"a":"x","b":1})"},
      {"MissingComma", "a: [\"x\" \"y\"]\n", "missing-comma", " ", "a: [\"x\", \"y\"]\n", true,
       R"({"a":["x","y"]})"},
      {"MissingCommaBraces", "a: { b: 1 c: 2 }\n", "missing-comma", " ", "a: { b: 1, c: 2 }\n", true,
       R"({"a":{"b":1,"c":2}})"},
      {"MissingCommaAfterText", "a: { b: \"x\" c: \"y\" }\n", "missing-comma", " ",
       "a: { b: \"x\", c: \"y\" }\n", true, R"({"a":{"b":"x","c":"y"}})"},
      {"MissingCommaLines", R"(a: {
  b: 1
  c: 2
}
)",
       "missing-comma", "\n  ", R"(a: {
  b: 1,
  c: 2
}
)",
       true, R"({"a":{"b":1,"c":2}})"},
      {"PairInList", "a: [b: 1, 2]\n", "pair-in-list", "b: 1", "a: [{ b: 1 }, 2]\n", true,
       R"({"a":[{"b":1},2]})"},
      {"MissingColonInBraces", "a: { b \"x\" }\n", "missing-colon", "b", "a: { b: \"x\" }\n", true,
       R"({"a":{"b":"x"}})"},

      // What other languages and YAML itself have.
      {"SlashComment", "// note\na: 1\n", "json-comment", "// note", "# note\na: 1\n", true, R"({"a":1})"},
      {"SlashCommentAfterValue", "a: 1 // note\nb: 2\n", "json-comment", "// note", "a: 1 # note\nb: 2\n",
       true, R"({"a":1,"b":2})"},
      {"SlashCommentAfterKey", "a: // note\n  b: 2\n", "json-comment", "// note", "a: # note\n  b: 2\n", true,
       R"({"a":{"b":2}})"},
      {"SlashCommentInBrackets", R"(a: [
  1, // one
  2
]
)",
       "json-comment", "// one",
       R"(a: [
  1, # one
  2
]
)",
       true, R"({"a":[1,2]})"},
      {"StarComment", "a: 1 /* note */\nb: 2\n", "json-comment", "/* note */", "a: 1 # note \nb: 2\n", true,
       R"({"a":1,"b":2})"},
      {"StarCommentLines", R"(/* one
 * two
 */
a: 1
)",
       "json-comment", R"(/* one
 * two
 */)",
       R"(# one
 # two
 #
a: 1
)",
       true, R"({"a":1})"},
      {"StarCommentInside", "a: [1, /* no */ 2]\n", "json-comment", "/* no */", "a: [1,  2]\n", false,
       R"({"a":[1,2]})"},
      {"Anchor", "a: &x 1\nb: 2\n", "anchor", "&x", "a: 1\nb: 2\n", true, R"({"a":1,"b":2})"},
      {"AnchorOnItem", R"(a:
  - &x
    b: 2
)",
       "anchor", "&x", "a:\n  - \n    b: 2\n", true, R"({"a":[{"b":2}]})"},
      {"Alias", "b: *x\nc: 1\n", "alias", "*x", R"(b: ""
c: 1
)",
       false, R"({"b":"","c":1})"},
      {"MergeKey", R"(a: 1
b:
  <<: *x
  c: 1
)",
       "merge-key", "<<: *x", R"(a: 1
b:
  c: 1
)",
       false, R"({"a":1,"b":{"c":1}})"},
      {"MergeKeyAfterDash", R"(a:
  - <<: *x
    c: 1
)",
       "merge-key", "<<: *x", "a:\n  - c: 1\n", false, R"({"a":[{"c":1}]})"},
      {"MergeKeyInBraces", "a: { <<: *x, c: 1 }\n", "merge-key", "<<: *x", "a: { c: 1 }\n", false,
       R"({"a":{"c":1}})"},
      {"Tag", "a: !!int 5\n", "tag", "!!int", "a: 5\n", true, R"({"a":5})"},
      {"TagForText", "a: !!str 5\nb: 1\n", "tag", "!!str", R"(a: "5"
b: 1
)",
       true, R"({"a":"5","b":1})"},
      {"TagOwn", "a: !card \"x\"\n", "tag", "!card", "a: \"x\"\n", false, R"({"a":"x"})"},
      {"DocumentStart", "---\na: 1\n", "several-documents", "---", "a: 1\n", true, R"({"a":1})"},
      {"DocumentEnd", "a: 1\n...\n", "several-documents", "...", "a: 1\n", true, R"({"a":1})"},
      {"TwoDocuments", R"(a: 1
---
b: 2
)",
       "several-documents", "---", "a: 1\nb: 2\n", false, R"({"a":1,"b":2})"},
      {"Directive", "%YAML 1.2\na: 1\n", "several-documents", "%YAML 1.2", "a: 1\n", true, R"({"a":1})"},
  };
}

}  // namespace ludo::text
