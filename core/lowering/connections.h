// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/layout/set_variable.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;
class Turn;

/// Two ends that are to be connected by tokens of one owner, and what has been reached from the first.
struct Connection {
  std::int64_t owner = 0;                             ///< of the tokens that connect
  ZoneSet starts;                                     ///< the zones of the first end
  ZoneSet goals;                                      ///< those of the other
  std::optional<SetVariable> reached = std::nullopt;  ///< what is connected with the starts
  machine::Variable joined = machine::Variable(0);    ///< 1 once a goal is
};

/// Connection in playouts where tokens are only added: what is connected stays connected. So the set of zones
/// that has been reached from one end is kept from ply to ply, and grows with each token that is placed next
/// to it.
class Connections : private Part {
 public:
  explicit Connections(Parts& parts);

  /// The connection that the condition asks for. Nothing where its ends depend on the state, or the zones
  /// between them need something other than tokens of one owner.
  std::optional<Connection> connectionOf(const language::ConnectedCondition& part);
  /// The connection that is kept with these ends and this owner; null when there is none.
  Connection* find(const Connection& wanted);
  /// At the beginning of a playout: works out the connections that end conditions ask for, which are kept
  /// from then on.
  void beginConnections();
  /// A token of the owner has come into the zone.
  void growConnections(Word zone, Word owner);

 private:
  /// Whether what is connected stays so, since tokens only come.
  bool staysConnected(const Connection& connection) const;
  void beginConnection(const language::ConnectedCondition& part);

  std::vector<Connection> m_known;

  Selectors& m_selectors;
  Spatial& m_spatial;
  Turn& m_turn;
};

}  // namespace ludo::engine
