// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/engine/cells.h"
#include "core/engine/count_store.h"
#include "core/engine/event.h"
#include "core/engine/lowering_context.h"
#include "core/engine/move_groups.h"
#include "core/engine/name.h"
#include "core/engine/pick_list.h"
#include "core/engine/sowing_table.h"
#include "core/engine/token_store.h"
#include "core/engine/unsupported.h"
#include "core/engine/way_table.h"
#include "core/engine/zone_set.h"
#include "core/kernel/rules.h"
#include "core/language/type.h"
#include "core/language/walk.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes one function of a game's code: what the kernel does when it runs, done ahead as far as it is known
/// by then. Its parts mirror the kernel's: values, conditions, queries, effects, turn, ending. Where the
/// kernel asks `if` about the game's text, the lowering does; where it asks about the state, the code will.
///
/// Throws Unsupported.
class Lowering {
 public:
  /// Events that wait, and the words of each.
  static constexpr std::int64_t mostEvents = 256;
  static constexpr std::uint32_t eventWords = 6;
  /// Between phases the state says which one was last.
  static constexpr std::uint32_t unknownPhase = UINT32_MAX;

  enum class Purpose { Apply, LegalMoves, Playout };
  Lowering(LoweringContext& context, Purpose purpose);

  machine::Function lowerApply();
  machine::Function lowerLegalMoves();
  machine::Function lowerPlayout();

 private:
  using Word = machine::Word;
  using Body = std::function<void()>;

  /// Where a player decides: a phase, and a place in the turn order.
  struct Stage {
    std::uint32_t phase = 0;
    std::size_t orderIndex = 0;
  };

  /// Counts a part of the rules that is written out; gives up when there are too many.
  void spend();
  void countDeepRound();

  /// Says for --explain how the code does what the part asks for.
  template <typename Part>
  void note(const Part& part, Path path) {
    m_context.notes.add(part, language::typeOf<Part>().name, path);
  }
  void note(const language::Condition& condition, Path path);

  // scope.cpp: names and who acts
  /// A name bound for as long as this object lives.
  class Bound {
   public:
    Bound(Lowering& lowering, std::uint32_t name, Typed value, bool everyZone = false);
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;
    ~Bound();

   private:
    Lowering& m_lowering;
  };
  /// Another player is the actor for as long as this object lives.
  class As {
   public:
    As(Lowering& lowering, Word actor) : m_lowering(lowering), m_before(lowering.m_actor) {
      lowering.m_actor = actor;
    }
    As(const As&) = delete;
    As& operator=(const As&) = delete;
    ~As() { m_lowering.m_actor = m_before; }

   private:
    Lowering& m_lowering;
    Word m_before;
  };
  std::uint32_t numberOfNames() const { return static_cast<std::uint32_t>(m_names.size()); }
  /// A loop of effects, of so many rounds at most, is being written for as long as this object lives.
  class Loop {
   public:
    Loop(Lowering& lowering, std::int64_t mostRounds);
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();
    /// At the beginning of a round: gives up where loops in loops go on for so long that the kernel might.
    void beginRound();

   private:
    Lowering& m_lowering;
    std::int64_t m_outerRounds;
  };
  const Name* find(std::uint32_t name) const;
  /// Whether the name stands for every zone at once.
  bool isEvery(std::uint32_t name) const;
  Typed bound(std::uint32_t name);
  /// Of cells, where a token is its zone: names of tokens go with them. `where` says where the token that was
  /// in a zone is now; -1 when it is gone.
  void follow(const std::function<Word(Word)>& where);
  /// The names of tokens, and what they mean now, to be put back after a trial.
  std::vector<std::pair<machine::Variable, machine::Variable>> heldTokens();
  Word neighbourSeat(Word seat, int stride);
  Word isOut(Word seat);
  Word active();
  Word lastActor();
  Word player(const language::PlayerSelector& selector);
  /// -1 for those who are not meant after all.
  std::vector<Word> players(const language::PlayerSelector& selector);
  /// `each` takes the place of a selector of several players.
  Word zone(const language::ZoneSelector& selector, std::optional<Word> each = std::nullopt);
  Word token(const language::TokenSelector& selector);
  bool isEvery(const language::ZoneSelector& selector) const;
  bool isEvery(const language::TokenSelector& selector) const;
  ZoneSet region(std::uint32_t region, Word seat);
  ZoneSet region(const language::RegionSelector& selector);
  Word ownerOf(const language::RegionSelector& selector);
  std::vector<std::uint32_t> directions(const std::vector<language::DirectionSetRef>& written);
  bool isAlikeForAll(const language::DirectionSetRef& set) const;
  /// Whether the part itself, definitions aside, means other directions to other players, of whom it is not
  /// known which one acts: then code is written for each.
  template <typename Part>
  bool dependsOnActor(const Part& part) const {
    if (m_actor.known()) return false;
    return language::anyWithin(part, [this](const language::Type& type, const void* value) {
      return type.kind == language::TypeKind::Reference &&
             type.nameKind == language::NameKind::DirectionSet &&
             !isAlikeForAll(*static_cast<const language::DirectionSetRef*>(value));
    });
  }
  /// `body` with each player in turn as the actor; it is given whether he is.
  void forEachActor(const std::function<void(Word)>& body);
  /// Code for each player as the actor, of which one part runs.
  void byActor(const Body& body);
  std::optional<ZoneSet> setByActor(const SetWriter& writer,
                                    const std::function<std::optional<ZoneSet>()>& write);
  Word read(const Field& field) {
    return m_builder.load(field.width, {machine::Memory::State, field.offset});
  }
  void write(const Field& field, Word value) {
    m_builder.store(field.width, {machine::Memory::State, field.offset}, value);
  }

  SetWriter& sets(kernel::Value::Kind kind) {
    return kind == kernel::Value::Kind::Token ? m_tokens.sets() : m_sets;
  }

  // values.cpp
  Typed value(const language::ValueExpr& expression);
  Word integer(const language::ValueExpr& expression) { return integerOf(value(expression)); }
  Word integerOf(const Typed& value);
  Typed read(std::int64_t literal);
  Typed read(bool literal);
  Typed read(const std::string& text);
  Typed read(const language::GlobalVariableValue& part);
  Typed read(const language::PlayerVariableValue& part);
  Typed read(const language::ZoneCountValue& part);
  Typed read(const language::TokenPropertyValue& part);
  Typed read(const language::TokenOwnerValue& part);
  Typed read(const language::TokenTypeValue& part);
  Typed read(const language::TokenZoneValue& part);
  Typed read(const language::BindingValue& part);
  Typed read(const language::ConstantValue& part);
  Typed read(const language::PlayerValue& part);
  Typed read(const language::ZoneValue& part);
  Typed read(const language::TokenValue& part);
  Typed read(const language::TurnNumberValue& part);
  Typed read(const language::PassesValue& part);
  Typed read(const language::LastZoneValue& part);
  Typed read(const language::LinesValue& part);
  Typed read(const language::GroupSizeValue& part);
  Typed read(const language::DistanceValue& part);
  Typed read(const language::PatternValue& part);
  Typed read(const language::LegalCountValue& part);
  Typed read(const language::AbsoluteValue& part);
  Typed read(const language::NegativeValue& part);
  Typed read(const language::ChosenValue& part);
  Typed read(const language::ArithmeticValue& part);
  Typed read(const language::AggregateValue& part);
  Typed read(const language::DefinedValue& part);
  Word byType(Word token, const std::vector<std::int64_t>& content);
  Word propertyOf(Word token, std::uint32_t property);
  Word propertyAsNumber(Word token, std::uint32_t property);
  std::optional<Word> sumByType(const language::AggregateValue& part);
  Word distance(const language::DistanceValue& part);
  Word compute(language::ArithmeticOp op, Word left, Word right);
  Word variable(std::uint32_t variable, Word seat);
  void setVariable(std::uint32_t variable, Word seat, Word value);

  // conditions.cpp
  /// 1 or 0.
  Word holds(const language::Condition& condition);
  Word check(bool literal) { return literal ? 1 : 0; }
  Word check(const language::LogicCondition& part);
  Word check(const language::NotCondition& part);
  Word check(const language::CompareCondition& part);
  Word check(const language::InCondition& part);
  Word check(const language::IsCondition& part);
  Word check(const language::AdjacentCondition& part);
  Word check(const language::ConnectedCondition& part);
  Word check(const language::StuckCondition& part);
  Word check(const language::DefinedCondition& part);
  Word same(const Typed& a, const Typed& b);
  Word compare(language::CompareOp op, const Typed& left, const Typed& right);

  // certainty.cpp: what need not be asked in play
  Content certain(const language::ZoneSelector& selector) const;
  Content certain(const language::TokenSelector& selector) const;
  bool spares(const language::Query& query, const Name& zone) const;
  void forgetAfter(const language::CaptureEffect& capture);
  void forgetAfter(const language::Effect& effect);

  // where.cpp: conditions over all zones at once
  /// The zones of `domain` for which the condition holds when `name` is bound to them, as zones or as tokens.
  ZoneSet where(const language::Condition& condition, std::uint32_t name, kernel::Value::Kind kind,
                const ZoneSet& domain);
  ZoneSet where(const std::optional<language::Condition>& condition, std::uint32_t name,
                kernel::Value::Kind kind, const ZoneSet& domain);
  /// The condition under a name bound to every zone; no value when only asking zone by zone will do.
  std::optional<ZoneSet> everywhere(const language::Condition& condition, const ZoneSet& domain);
  std::optional<ZoneSet> everywhereOf(const language::Condition& condition, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::CompareCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::InCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> beyond(const language::ValueExpr& middle, const language::BetweenQuery& between);
  std::optional<ZoneSet> everywhere(const language::IsCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::AdjacentCondition& part, const ZoneSet& domain);
  std::optional<TokenSet> everyToken(const language::CompareCondition& part, const TokenSet& domain);
  /// The zones for which the query, which mentions the name, has an option.
  std::optional<ZoneSet> whereAny(const language::Query& query);
  static bool mentions(const language::Condition& condition, std::uint32_t name);
  static bool mentions(const language::Query& query, std::uint32_t name);
  std::optional<ZoneSet> whereLines(const language::LinesValue& part);

  // queries.cpp
  /// The options, all of them zones or all tokens, without their order; no value when they are something
  /// else.
  std::optional<ZoneSet> membersOf(const language::Query& query);
  kernel::Value::Kind kindOf(const language::Query& query);
  kernel::Value::Kind kindOf(const language::FormulaDef& definition);
  Word count(const language::Query& query);
  /// `body` for each option in canonical order.
  void forEach(const language::Query& query, const std::function<void(const Typed&)>& body);
  void forEachValue(const language::Query& query, const std::function<void(const Typed&)>& body);
  void collectValues(const language::Query& query, const std::function<void(const Typed&)>& put);
  bool goesRound(const language::RayQuery& query);
  void visitRays(const language::RayQuery& query, const std::function<void(Word)>& visit);
  void forEachInAnyOrder(const language::Query& query, const std::function<void(const Typed&)>& body);
  Word contains(const language::Query& query, const Typed& value);
  std::optional<ZoneSet> collect(const language::TokensInZoneQuery& query);
  std::optional<ZoneSet> collect(const language::IntsInRangeQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::EnumsQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::PlayersQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::ZonesQuery& query);
  std::optional<ZoneSet> collect(const language::TokensQuery& query);
  std::optional<ZoneSet> collect(const language::AdjacentZonesQuery& query);
  std::optional<ZoneSet> collect(const language::TokensInAdjacentZonesQuery& query);
  std::optional<ZoneSet> collect(const language::ConnectedZonesQuery& query);
  std::optional<ZoneSet> collect(const language::RayQuery& query);
  ZoneSet ray(machine::Word from, std::uint32_t direction, const ZoneSet& open, const ZoneSet& until,
              std::int64_t most);
  std::optional<ZoneSet> collect(const language::HopsQuery& query);
  std::optional<ZoneSet> collect(const language::BetweenQuery& query);
  std::optional<ZoneSet> collect(const language::SandwichedQuery& query);
  std::optional<ZoneSet> collect(const language::SetQuery& query);
  std::optional<ZoneSet> collect(const language::FilterQuery& query);
  std::optional<ZoneSet> collect(const language::BindingQuery& query);
  std::optional<ZoneSet> collect(const language::DefinedQuery& query);
  TokenSet tokensIn(const ZoneSet& zones);
  TokenSet topmost(Word zone, const TokenSet& wanted, std::int64_t most);
  /// Tokens or zones of `wanted`, which the query gave, in its order in scratch memory.
  struct OptionList {
    std::uint32_t offset = 0;  ///< of halves
    Word count;
  };
  OptionList newList(kernel::Value::Kind kind);
  void put(const OptionList& list, Word index, Word option);
  OptionList list(const language::Query& query, const ZoneSet& wanted);
  OptionList list(Word zone, const TokenSet& wanted);
  Word listed(const OptionList& list, Word index);
  void visitTokens(Word zone, const std::function<void(Word)>& visit);
  /// The seats of a query for players, as bits.
  Word playersOf(const language::PlayersQuery& query);
  bool risesById(const language::Query& query);
  /// The zones of `wanted`, which the query gave, in the query's own order.
  void inCanonicalOrder(const language::Query& query, const ZoneSet& wanted,
                        const std::function<void(Word)>& body);
  /// Visits zones in the query's order: all of its options, and maybe others, maybe some twice.
  void inOrder(const language::Query& query, const std::function<void(Word)>& visit);
  void visitNeighbours(Word zone, const std::function<void(Word)>& visit);

  // spatial.cpp
  /// The zones that fulfil a condition as candidates ($zone), or that hold `otherwise`.
  ZoneSet fulfilling(const language::Condition* condition, language::Occupancy otherwise);
  ZoneSet matching(language::Occupancy occupancy);
  Word matches(Word zone, language::Occupancy occupancy);
  Word fulfils(Word zone, const language::Condition* condition, language::Occupancy otherwise);
  ZoneSet sandwichedFrom(const language::SandwichedQuery& query, Word from);
  ZoneSet sandwichedZoneByZone(const language::SandwichedQuery& query, Word from,
                               const std::vector<std::uint32_t>& along);
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, const ZoneSet& goals);
  /// What can be reached in so many steps.
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, std::int64_t steps);
  /// Goes on from `latest`, which are in `through` and the last ones of those reached so far.
  ZoneSet flood(const ZoneSet& reached, const ZoneSet& latest, const ZoneSet& through, const ZoneSet& goals);

  // lines.cpp
  struct LineTest {
    ZoneSet counting;  ///< the zones that count as the player's
    std::vector<std::uint32_t> axes;
    std::int64_t length = 0;
    bool exact = false;
  };
  LineTest lineTest(const language::LinesValue& part);
  ZoneSet windows(const ZoneSet& counting, std::uint32_t direction, std::int64_t length);
  ZoneSet spread(const ZoneSet& starts, std::uint32_t direction, std::int64_t length);
  Word countLines(const language::LinesValue& part);
  Word countLinesThrough(const language::LinesValue& part, Word through);
  Word hasRunAround(const language::LinesValue& part, Word line, Word position);
  Word notExcluded(const language::LinesValue& part, const LineTable::Axis& axis, Word owner, Word line);
  Word hasLine(const language::LinesValue& part);
  Word hasLineByTable(const LineTest& test);
  Word countListedLines(const language::LinesValue& part, const LineTest& test);
  std::vector<std::vector<kernel::ZoneId>> listedLines(const language::LinesValue& part);

  // patterns.cpp
  Word countPatterns(const language::PatternValue& part);

  // connections.cpp
  struct Connection {
    std::int64_t owner = 0;  ///< of the tokens that connect
    ZoneSet starts;
    ZoneSet goals;
    std::vector<machine::Variable> reached = {};      ///< what is connected with the starts
    machine::Variable joined = machine::Variable(0);  ///< 1 once a goal is
  };
  std::optional<Connection> connectionOf(const language::ConnectedCondition& part);
  Connection* find(const Connection& wanted);
  void beginConnections();
  void beginConnection(const language::ConnectedCondition& part);
  void growConnections(Word zone, Word owner);

  // effects.cpp
  void perform(const language::EffectList& list);
  void perform(const language::EffectList& list, std::uint32_t namesAfter);
  void perform(const language::Effect& effect);
  /// Of an effect without code of its own.
  template <typename Part>
  void lower(const Part& effect);
  void lower(const language::SetVarEffect& effect);
  void lower(const language::AddVarEffect& effect);
  void lower(const language::PlaceEffect& effect);
  void lower(const language::MoveTokenEffect& effect);
  void lower(const language::DestroyTokenEffect& effect);
  void lower(const language::SetOwnerEffect& effect);
  void lower(const language::CaptureEffect& effect);
  void lower(const language::IfEffect& effect);
  void lower(const language::LetEffect& effect);
  void lower(const language::ForEachEffect& effect);
  void lower(const language::RepeatEffect& effect);

  // chance.cpp
  void lower(const language::RollEffect& effect);
  void lower(const language::RandomOneEffect& effect);
  void lower(const language::ShuffleEffect& effect);
  /// The position's own generator, as Rng::below does it.
  Word randomBelow(Word bound);
  /// In a trial nothing random happens: it ends here.
  bool endsTrial();

  // token_effects.cpp: with tokens by id
  void lower(const language::CreateTokenEffect& effect);
  void createInCells(const language::CreateTokenEffect& effect);
  Word ownerOf(const language::CreateTokenEffect& effect, std::optional<Word> each);
  /// The properties that the effect gives, with their values.
  std::vector<std::pair<std::uint32_t, Word>> startsOf(const language::CreateTokenEffect& effect);
  void lower(const language::MoveTokenAdjacentEffect& effect);
  void lower(const language::MoveAllEffect& effect);
  void lower(const language::DrawEffect& effect);
  void lower(const language::SowEffect& effect);
  void lower(const language::SetTokenPropEffect& effect);
  void lower(const language::RevealEffect& effect);
  void lower(const language::PeekEffect& effect);
  Word moveAll(const language::MoveAllEffect& effect, Word from, Word to);
  void draw(Word from, Word to, Word count);
  void tellEntered(Word token, Word zone, Word isNew);
  Word maskOf(const std::vector<Word>& seats);
  // counted_effects.cpp: with tokens that are only counted
  void moveCounted(Word from, Word to, Word wanted);
  void moveOneCounted(const language::MoveTokenEffect& effect, Word from, Word to, Word fits);
  void moveAllCounted(const language::MoveAllEffect& effect, Word from, Word to);
  void drawCounted(Word from, Word to, Word count);
  void sowCounted(const language::SowEffect& effect);
  std::optional<SowingTable> sowingTable(const language::SowEffect& effect);
  void sowAtOnce(const SowingTable& table, Word from);
  std::optional<ZoneSet> countedZones(const language::Query& query);
  static bool asksForTokens(const language::Condition& condition);
  void captureStored(const language::CaptureEffect& effect);
  void makeKnown(const language::Query& what, Word seats);
  void create(Word zone, std::uint32_t type, Word owner, const std::function<void(Word)>& made);
  void place(Word token, Word zone, language::InsertPosition position);
  void moveTo(Word token, Word to, language::InsertPosition position, const Body& moved);
  void forEachSeat(const language::ZoneSelector& a, const language::ZoneSelector* b,
                   const std::function<void(std::optional<Word>)>& body);
  TokenStore& store(std::uint32_t node);
  /// Something could not be done in full: a cost that asks for it cannot be paid.
  void fail();
  /// Gives up: the kernel has to do it.
  void escape();

  // free_turn.cpp
  void lower(const language::EndPhaseEffect& effect);
  void lower(const language::EndTurnEffect& effect);
  void lower(const language::ExtraTurnEffect& effect);
  void lower(const language::GoToPhaseEffect& effect);
  void lower(const language::SetActiveEffect& effect);
  void lower(const language::EliminateEffect& effect);
  void reserveTurnBlocks();
  void writePhase(const Stage& stage);
  void writeTurnEnd();
  void takeUpBuiltIn(std::size_t number, const Body& take);
  void freeAfterMove();
  void freeAct();
  void freeStepAct(Word leaving, Word nobodyLeft);
  void freeLeavePhase();
  void freeStartPhase(std::uint32_t next);
  void freeLeaveTurn();
  void freeBeginTurn();
  Word callToAct();
  Word mustLeavePhase();
  bool listsActors() const;
  Word mover();
  Word without(Word seats, const std::function<Word(Word)>& left);
  Word appended(Word seats, Word seat);
  void takeUp(std::uint32_t action, const std::vector<Typed>& arguments);
  void commit(std::int64_t code, const std::vector<Typed>& arguments);
  void carryOutCommitted();
  void setActor(Word seat);

  std::int64_t mostOptions(const language::Query& query);
  std::vector<Word> owners(std::uint32_t variable, const std::optional<language::PlayerSelector>& selector);
  void setLastZone(Word zone);
  /// A token has come into a zone; its type when it is known.
  void entered(Word zone, std::optional<std::uint32_t> type);
  /// A token by id is now in a zone: those who look into it know what it is.

  // secrets.cpp
  void becomesKnown(Word token, Word zone);
  void learn(Word token, Word seats);
  Word seenBy(Word zone);
  bool keepsPools() const;
  void joinPoolOf(Word token, Word zone, Word owner);
  void mix(Word zone);
  void mixPool(const TokenSet& tokens, Word zone, kernel::Seat owner);
  void setOrigin(Word token, std::uint32_t property, kernel::Origin origin);

  // choices.cpp
  void lower(const language::ChooseOneEffect& effect);
  /// A name that is still known after a decision.
  Name lasting(std::uint32_t name, const Typed& value);
  void suspend(const language::ChooseOneEffect& effect, kernel::Value::Kind kind, const ZoneSet& options,
               machine::Variable chosen);

  // events.cpp
  void checkTriggers() const;
  void queueEvent(const Event& event);
  void raise(language::EventKind kind, Word subject, Word player);
  bool hears(language::EventKind kind) const;
  void dispatchEvents();
  void tell(const language::TriggerDef& trigger, const Event& event);
  Word matches(const language::TriggerDef& trigger, const Event& event);

  // moves.cpp
  Word mayTake(std::uint32_t action);
  Word used(std::uint32_t action, language::LimitScope scope);
  Word canPay(const language::ActionDef& action);
  static bool mentionsInCost(const language::ActionDef& action, std::uint32_t name);
  /// Whether there is a legal move of the action at all.
  Word hasMove(std::uint32_t action);
  Word hasAnyMove();
  Word hasAllowedValue(const language::ActionDef& action);
  Word holdsAfter(const language::ActionDef& action);
  bool isPaidInVariables(const language::ActionDef& action) const;
  /// Tries cost and effects on the state itself and puts everything back.
  Word isAllowedInTrial(const language::ActionDef& action);
  Word holdsAfterFilling(const language::ActionDef& action, const language::Effect& filling);
  Word isAllowed(const language::ActionDef& action);
  std::optional<ZoneSet> untriedValues(const language::ActionDef& action);
  Word isAllowedWith(const language::ActionDef& action, Word member);
  std::optional<ZoneSet> lastValues(const language::ActionDef& action, bool withPost);
  Word countFrom(const language::ActionDef& action, std::size_t parameter);
  Word legalCount(std::uint32_t action);
  Word allLegalCount();
  void forEachMove(std::uint32_t action, const std::function<void(const std::vector<Typed>&)>& body);
  void bindFrom(const language::ActionDef& action, std::vector<Typed>& arguments,
                const std::function<void(const std::vector<Typed>&)>& body);

  // ways.cpp
  std::optional<Halves> halves(const std::optional<language::Condition>& condition, std::uint32_t outer,
                               std::uint32_t inner, language::Occupancy otherwise, bool hasDefault);
  Way way(const ZoneSet& from, std::uint32_t direction, std::size_t steps) const;
  std::optional<std::vector<Way>> waysOf(const language::Query& query, const ZoneSet& targets);
  std::optional<std::vector<Way>> waysOf(const language::ActionDef& action);
  std::optional<std::vector<Way>> waysByActor(const language::ActionDef& action);
  Word target(const std::vector<Way>& ways, Word number, Word from);

  // playout.cpp
  ZoneSet now(const std::vector<machine::Variable>& values);
  std::uint32_t roomFor(std::uint32_t action, std::uint32_t bytes);
  Word count(const std::vector<Way>& ways);
  WayTable wayTable(const MoveGroup& group);
  MoveGroup gather(std::uint32_t action);
  MoveGroup gatherList(std::uint32_t action);
  bool endsInSet(const language::ActionDef& action);
  void gatherPrefixes(MoveGroup& group, Word may);
  bool picksFromList(const language::ActionDef& action) const;
  bool picksAnyEmptyZone(const language::ActionDef& action) const;
  bool countsEmptyZones(const language::ActionDef& action) const;
  Word isPossible(const language::ActionDef& action, Word may);
  static std::vector<Word*> wordsOf(MoveGroup& group);
  void goToDecision();
  void prepare(Decision& decision);
  /// `retry` goes back to the draw with other words of the group.
  using Retry = std::function<void(const std::vector<Word>&)>;
  void playGroup(const MoveGroup& group, Word number, const Retry& retry);
  void playTried(const MoveGroup& group, const std::vector<Typed>& arguments, const Body& take,
                 const Body& refuse);
  void playFromPrefixes(const MoveGroup& group, Word number, const Retry& retry);
  void playFromList(const MoveGroup& group, Word number, const Retry& retry);
  void playRandomMove(Decision& decision);
  void pickAndPlay(const std::vector<MoveGroup>& groups, Word total, Word ends, Word passes,
                   const std::function<void(std::size_t, const std::vector<Word>&)>& retry);
  void countPly();
  /// A number below `count`, which is positive, for a random decision.
  Word pickBelow(Word count);
  void stopPlayout();

  // turn.cpp
  std::size_t orderLength() const;
  std::size_t followingOrderIndex(std::size_t index) const;
  std::int64_t seatInOrder(std::size_t index) const;
  std::vector<Stage> stages() const;
  Word stageNumber();
  void checkTurn() const;
  void enter(const Stage& stage);
  /// Both ways end elsewhere, and begin at the stage under way.
  void branch(Word condition, const Body& yes, const Body& no);
  void takeAction(std::uint32_t action, const std::vector<Typed>& arguments);
  void countUse(std::uint32_t action);
  void clearUses(bool ofTurn);
  void takePass();
  void takeEndPhase();
  void beginMove();
  void afterMove(bool partEnds);
  void act(bool partEnds);
  bool runsBetweenMoves() const;
  bool turnMayGoBy() const;
  void leavePhase();
  void startPhase(std::uint32_t next);
  void enterPhase(std::uint32_t next);
  void leaveTurn();
  Word mayEndPhase();
  Word mayPass(Word others);
  void writePlace();
  void awaitMove();

  // ending.cpp
  void endGame(bool stuck);
  std::vector<Word> resultsFor(const language::ResultDef& result, bool stuck);
  std::vector<Word> resultsByScore();

  // lowering.cpp
  void noteParameters(std::uint32_t action, const std::vector<Typed>& arguments);
  void finish(std::int64_t status);
  /// Jumps to the stage that the state is at, and writes `body` for each of them.
  void forEachStage(const Body& body);

  LoweringContext& m_context;
  const kernel::Rules& m_rules;
  const language::GameDef& m_def;
  const StateLayout& m_layout;
  Geometry& m_geometry;
  machine::Builder m_builder;
  Budget m_parts{limits::loweredParts};
  SetWriter m_sets;
  std::unique_ptr<Cells> m_cells;        ///< one of the three,
  std::unique_ptr<CountStore> m_counts;  ///< and null
  std::unique_ptr<TokenStore> m_store;   ///< for the others
  Tokens& m_tokens;
  Purpose m_purpose;

  // Where and as whom code is being written.
  Word m_actor;
  Word m_active;
  Word m_lastActor;
  std::uint32_t m_phase = 0;
  std::size_t m_orderIndex = 0;
  bool m_stuck = false;                        ///< what the condition "stuck" is
  bool m_ending = false;                       ///< the end is asked for: no effects are under way
  bool m_trial = false;                        ///< effects are tried: nobody hears of them
  std::optional<machine::BlockId> m_trialEnd;  ///< where chance ends a trial
  std::optional<machine::At> m_beforeTrial;    ///< the state as it was
  std::optional<machine::Variable> m_refused;  ///< a cost is tried: 1 once it cannot be paid in full
  int m_loops = 0;                             ///< loops of effects around
  std::int64_t m_mostRounds = 1;               ///< of all of them together
  std::vector<Name> m_names;

  std::vector<ChoicePoint::List> m_lists;  ///< of effects around
  std::optional<std::uint32_t> m_actionUnderWay;
  std::vector<machine::BlockId> m_resumes;  ///< by choice: where to go on

  std::map<std::pair<std::uint32_t, std::size_t>, Decision> m_decisions;  ///< of playouts, by stage
  std::map<std::uint32_t, ScratchRoom> m_entries;                         ///< by action: MoveGroup::entries
  machine::BlockId m_afterAction = 0;
  machine::BlockId m_afterPart = 0;
  std::optional<machine::Variable> m_plies;
  machine::BlockId m_stop = 0;                    ///< where a playout stops that has come to its limits
  std::optional<PickList> m_pickList;             ///< of playouts of some games
  std::optional<machine::Variable> m_emptyZones;  ///< how many: of playouts of some others
  std::vector<Connection> m_connections;          ///< likewise
  machine::Variable m_eventCount;
  std::uint32_t m_eventQueue = 0;
  Word m_eventDepth = 0;

  // Of free turns.
  std::optional<machine::Variable> m_lastingActor;  ///< who takes an action, across decisions
  machine::Variable m_underWay;                     ///< the action whose events are told; -1: none
  machine::Variable m_deepRounds;                   ///< since a player decided, of loops in several others
  machine::Variable m_rounds;                  ///< since a player decided, of loops that may go on for long
  machine::Variable m_idlePhases;              ///< begun since a player decided
  std::vector<machine::BlockId> m_startPhase;  ///< by phase; behind the last one the turn's end
  std::vector<machine::BlockId> m_leavePhase;
  std::vector<machine::BlockId> m_actPhase;
  std::vector<machine::BlockId> m_afterPhaseAction;
  std::vector<machine::BlockId> m_carryOut;
};

}  // namespace ludo::engine
