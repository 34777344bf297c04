// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "core/language/describe.h"
#include "core/language/language.h"
#include "core/language/spec_document.h"

namespace ludo::language {

using namespace describing;

LUDO_DESCRIBE(Neighbours,
              enumeration<Neighbours>("neighbours", "Which cells of a grid are next to each other.",
                                      {{"orthogonal", "Those that share a side."},
                                       {"diagonal", "Those that share a corner only."},
                                       {"all", "Both."}}))
LUDO_DESCRIBE(GridShape,
              RecordType<GridShape>("grid",
                                    "Rows and columns of square cells, named board_row_column from 0.")
                  .keyed()
                  .required<&GridShape::rows>("rows", "How many rows.")
                  .required<&GridShape::cols>("cols", "How many columns.")
                  .example("{ grid: { rows: 3, cols: 3 } }"))
LUDO_DESCRIBE(HexShape, RecordType<HexShape>("hex", "A hexagon of hexagonal cells.")
                            .keyed()
                            .required<&HexShape::radius>("radius", "How many cells a side has.")
                            .example("{ hex: { radius: 5 } }"))
LUDO_DESCRIBE(HexRectShape,
              RecordType<HexRectShape>("hexRect",
                                       "A rhombus of hexagonal cells, named board_row_column from 0.")
                  .keyed()
                  .required<&HexRectShape::rows>("rows", "How many rows.")
                  .required<&HexRectShape::cols>("cols", "How many columns.")
                  .example("{ hexRect: { rows: 11, cols: 11 } }"))
LUDO_DESCRIBE(TrackShape,
              RecordType<TrackShape>("track", "A row of spaces, named board_0, board_1 and so on.")
                  .keyed()
                  .required<&TrackShape::length>("length", "How many spaces.")
                  .optional<&TrackShape::loop>("loop", "The last space leads to the first.")
                  .example("{ track: { length: 20 } }"))
LUDO_DESCRIBE(GraphNode,
              RecordType<GraphNode>("graph node", "A space of a graph board, named board_id.")
                  .required<&GraphNode::id>("id", "Its name.")
                  .optional<&GraphNode::x>("x", "Where to draw it, in hundredths of a cell from the left.")
                  .optional<&GraphNode::y>("y", "Where to draw it, in hundredths of a cell from the top.")
                  .example(R"y({ id: "a", x: 0, y: 100 })y"))
LUDO_DESCRIBE(GraphEdge,
              RecordType<GraphEdge>("graph edge", "An edge between two spaces.")
                  .required<&GraphEdge::from>("from", "One end.")
                  .required<&GraphEdge::to>("to", "The other end.")
                  .optional<&GraphEdge::label>("label", "The name of the direction.")
                  .optional<&GraphEdge::back>("back", "The name of the direction that leads back.")
                  .optional<&GraphEdge::oneWay>("oneWay", "It leads from the first to the second only.")
                  .example(R"y({ from: "a", to: "b", label: "next", oneWay: true })y"))
LUDO_DESCRIBE(
    GraphShape,
    RecordType<GraphShape>("graph", "Spaces and edges of the designer's own.")
        .keyed()
        .required<&GraphShape::nodes>("nodes", "The spaces.")
        .required<&GraphShape::edges>("edges", "The edges between them.")
        .example(R"y({ graph: { nodes: [{ id: "a" }, { id: "b" }], edges: [{ from: "a", to: "b" }] } })y"))
LUDO_DESCRIBE(BoardShape, unionType<BoardShape>("board shape", "What a board looks like."))
LUDO_DESCRIBE(BoardRegion,
              RecordType<BoardRegion>("board region", "A named set of spaces.")
                  .required<&BoardRegion::id>("id", "Its name.")
                  .optional<&BoardRegion::cells>("cells",
                                                 "Its spaces, by their full names, or regions of the shape.")
                  .optional<&BoardRegion::perSeat>(
                      "perSeat",
                      "Its spaces for each seat: the actor's, or a named player's as in \"home:opponent\".")
                  .example(R"y({ id: "start", cells: ["cell_0_0"] })y"))
LUDO_DESCRIBE(BoardLines,
              RecordType<BoardLines>("board lines", "Lines of the designer's own, such as mills.")
                  .required<&BoardLines::id>("id", "The name of the set.")
                  .required<&BoardLines::lines>("lines", "The spaces of each line, by their full names.")
                  .example(R"y({ id: "mills", lines: [["cell_0_0", "cell_0_1", "cell_0_2"]] })y"))
LUDO_DESCRIBE(BoardProperty,
              RecordType<BoardProperty>("board property", "A property that some spaces have.")
                  .required<&BoardProperty::prop>("prop", "Its name.")
                  .optional<&BoardProperty::in>(
                      "in",
                      "Which spaces have it, by their full names, or regions of the shape; all unless "
                      "written. Of two for a space the later one counts.",
                      &oneOrManyOf<std::string>)
                  .required<&BoardProperty::value>("value", "A number, true or false, or text.")
                  .example(R"y({ prop: "terrain", in: "corners", value: "forest" })y"))
LUDO_DESCRIBE(
    BoardDef,
    RecordType<BoardDef>("board", "Many zones at once, with their neighbours, directions and regions.")
        .required<&BoardDef::id>("id", "Its name, and the first part of its zones' names.")
        .required<&BoardDef::shape>("shape", "What it looks like.")
        .optional<&BoardDef::neighbours>(
            "neighbours", "Which cells of a grid are next to each other; orthogonal unless written.")
        .optional<&BoardDef::remove>("remove",
                                     "Spaces to leave out, by their full names, or regions of the shape.")
        .optional<&BoardDef::owner>(
            "owner",
            "Whether each player has a board like this; none unless written. Then its regions are the "
            "actor's, or "
            "a named player's as in \"cell:opponent\", and its ways lead nowhere else.")
        .optional<&BoardDef::visibility>("visibility", "Who sees its tokens; public unless written.")
        .optional<&BoardDef::capacity>("capacity",
                                       "How many tokens a space can hold; any number unless written.")
        .optional<&BoardDef::props>("props", "What spaces have, for rules to ask.")
        .optional<&BoardDef::regions>("regions", "Named sets of spaces.")
        .optional<&BoardDef::lines>("lines", "Lines that rules may ask for, besides the straight ones.")
        .optional<&BoardDef::facing>("facing",
                                     "For each seat the direction that it calls forward, such as [\"n\", "
                                     "\"s\"]; backward, left, forwardRight and so on follow.")
        .example(R"y({ id: "cell", shape: { grid: { rows: 3, cols: 3 } }, capacity: 1 })y"))
LUDO_DESCRIBE(
    TableDef,
    RecordType<TableDef>("table", "Many kinds of tokens, or tokens of one kind, a row each.")
        .optional<&TableDef::tokens>("tokens",
                                     "All rows are tokens of this type. It need not be among the "
                                     "token types; where it is, it gets the columns that it lacks "
                                     "as properties. A token of it that effects make has the properties "
                                     "of the first row, or 0 where rows leave a number out, unless they "
                                     "are written there. Unless written, each row is a token type of "
                                     "its own, called as its column id says.")
        .optional<&TableDef::zone>(
            "zone",
            "The setup begins with making so many tokens of each row here as its column count says; one of "
            "each without that column, and none unless a zone is written.")
        .optional<&TableDef::owner>("owner", "Who owns them; nobody unless written.")
        .optional<&TableDef::shape>(
            "shape", "How they are drawn where rendering does not say; cards with their name unless written.")
        .optional<&TableDef::picture>(
            "picture",
            "A picture on each, where rendering does not say: an SVG or PNG file in the document's folder or "
            "below, such as \"cards/{id}.svg\". Where rows are token types, {id} and {name} stand for those "
            "of "
            "the row; {property} stands for a property.")
        .optional<&TableDef::back>(
            "back",
            "A picture on the back of each, where rendering does not say: an SVG or PNG file in the "
            "document's folder or below.")
        .optional<&TableDef::columns>(
            "columns",
            "What the entries of a row are: id, name, count, or else the property of that name. Entries of a "
            "column colour that begin with #, as in \"#5a8fc0\", are the colours of token types. Without it, "
            "the first line of the table below the block says so.")
        .optional<&TableDef::rows>(
            "rows",
            "A list of entries for each row, where \"\" leaves its column out: where all rows are "
            "tokens of one type, a number is 0 there. Unless written, the rows are "
            "those of the Markdown table right below the block.")
        .optional<&TableDef::each>("each",
                                   "Further columns, with what each of them may be: a row is made once for "
                                   "every combination. Where rows "
                                   "are token types, ids and names say in braces what sets them apart, as in "
                                   "\"oak{rank}\". Without rows "
                                   "there is one row, with nothing else in it.",
                                   &mapOf<&std::pair<Id<NameKind::Property>, std::vector<ValueExpr>>::first,
                                          &std::pair<Id<NameKind::Property>, std::vector<ValueExpr>>::second>)
        .example(
            R"y({ zone: "deck", columns: ["id", "count", "cost"], rows: [["coin", 8, 0], ["crown", 2, 6]] })y"))
LUDO_DESCRIBE(VariableEntry,
              RecordType<VariableEntry>("variable entry", "Something that the rules keep.")
                  .optional<&VariableEntry::type>(
                      "type",
                      "What it holds; a whole number unless written. Anything else is nothing at the start.")
                  .optional<&VariableEntry::init>("init", "Its value at the start; 0 unless written.")
                  .onlyWhere("type", "int")
                  .required<&VariableEntry::min>("min", "Its smallest value.")
                  .onlyWhere("type", "int")
                  .required<&VariableEntry::max>("max", "Its largest value.")
                  .onlyWhere("type", "int")
                  .example(R"y({ type: "int", init: 0, min: 0, max: 12 })y"))
LUDO_DESCRIBE(VariablesSection,
              RecordType<VariablesSection>("variables", "What the rules keep.")
                  .optional<&VariablesSection::global>("global", "One for the game.",
                                                       &keyedListOf<VariableEntry, &VariableEntry::id>)
                  .optional<&VariablesSection::perPlayer>("perPlayer", "One for each player.",
                                                          &keyedListOf<VariableEntry, &VariableEntry::id>)
                  .example(R"y({ global: { threat: { init: 0, min: 0, max: 12 } } })y"))
LUDO_DESCRIBE(
    SpecDocument,
    RecordType<SpecDocument>("specification", "A game as its designer writes it; each field is a section.")
        .required<&SpecDocument::metadata>("metadata", "What it is called and how many play it.")
        .optional<&SpecDocument::constants>("constants", "Numbers with a name.",
                                            &mapOf<&ConstantDef::id, &ConstantDef::value>)
        .optional<&SpecDocument::variables>("variables", "What the rules keep.")
        .optional<&SpecDocument::zones>("zones", "Places for tokens.")
        .optional<&SpecDocument::boards>("boards", "Boards, which make many zones at once.")
        .optional<&SpecDocument::regions>("regions", "Named sets of zones that are not of one board.")
        .optional<&SpecDocument::directionSets>("directionSets",
                                                "Names for several directions, besides the boards'.")
        .optional<&SpecDocument::compass>("compass",
                                          "How directions turn and mirror, besides what the boards say.")
        .optional<&SpecDocument::lineSets>("lineSets", "Lines, besides those of the boards.")
        .optional<&SpecDocument::tokenTypes>("tokenTypes", "Kinds of tokens.")
        .optional<&SpecDocument::tables>("tables", "Kinds of tokens, and tokens, as rows of tables.")
        .optional<&SpecDocument::definitions>("definitions",
                                              "Conditions, values, queries and effects with a name.")
        .optional<&SpecDocument::setup>("setup", "What happens before the first turn.")
        .required<&SpecDocument::turn>("turn", "Who plays when.")
        .required<&SpecDocument::actions>("actions", "What players can do.")
        .optional<&SpecDocument::triggers>("triggers", "What happens by itself.")
        .required<&SpecDocument::end>("end", "When the game ends.")
        .optional<&SpecDocument::scoring>("scoring", "How players are ranked.")
        .optional<&SpecDocument::bundles>("bundles", "Mechanics that the game takes in.")
        .optional<&SpecDocument::rendering>("rendering", "How it is drawn.")
        .optional<&SpecDocument::tests>("tests", "What must be so in short games.")
        .optional<&SpecDocument::bundle>("bundle",
                                         "In place of metadata: what a mechanic of its own is called."))

const Type& specDocumentType() {
  return typeOf<SpecDocument>();
}

const std::vector<std::string>& requiredSections() {
  static const std::vector<std::string> required = {"metadata", "turn", "actions", "end"};
  return required;
}

namespace {

void collect(const Type& type, std::set<const Type*>& seen, std::vector<const Type*>& out) {
  if (!seen.insert(&type).second) return;
  bool named = type.kind == TypeKind::Record || type.kind == TypeKind::Union ||
               type.kind == TypeKind::Enumeration || type.kind == TypeKind::Notation;
  if (named) out.push_back(&type);
  for (const Field& field : type.fields) collect(field.type(), seen, out);
  for (TypeGetter alternative : type.alternatives) collect(alternative(), seen, out);
  if (type.element != nullptr) collect(type.element(), seen, out);
}

}  // namespace

std::vector<const Type*> allTypes() {
  std::set<const Type*> seen;
  std::vector<const Type*> out;
  collect(specDocumentType(), seen, out);
  collect(gameDefType(), seen, out);
  return out;
}

}  // namespace ludo::language
