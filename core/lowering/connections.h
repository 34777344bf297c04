// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;
class Turn;

/// What is to be connected, and how far it is.
struct Connection {
  std::int64_t owner = 0;  ///< of the tokens that connect
  ZoneSet starts;
  ZoneSet goals;
  std::vector<machine::Variable> reached = {};      ///< what is connected with the starts
  machine::Variable joined = machine::Variable(0);  ///< 1 once a goal is
};

/// Connection in playouts where tokens only come: what is connected stays connected, so what has been reached
/// from one end is kept from ply to ply, and grows by each token that comes beside it.
class Connections : private Part {
 public:
  explicit Connections(Parts& parts);

  /// None where the ends depend on the state, or something else than whose tokens lie between them.
  std::optional<Connection> connectionOf(const language::ConnectedCondition& part);
  /// The same one, as far as it is kept; null when it is not.
  Connection* find(const Connection& wanted);
  /// Where the ends ask for connections: works them out, to be kept from ply to ply.
  void beginConnections();
  /// A token of the owner has come to the zone.
  void growConnections(Word zone, Word owner);

 private:
  void beginConnection(const language::ConnectedCondition& part);

  std::vector<Connection> m_known;

  Selectors& m_selectors;
  Spatial& m_spatial;
  Turn& m_turn;
};

}  // namespace ludo::engine
