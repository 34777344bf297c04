// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/generate/tree_model.h"
#include "core/variation/operator.h"

namespace ludo::drafting {

/// Errors of a text, and where its holes are: values that stand for something still to be written.
struct HoleReading {
  std::size_t errors = 0;
  std::vector<Span> holes;
};
HoleReading holesOf(const std::string& name, const std::string& text);

/// Holes with something plain in them, and what may stand there instead. One thread.
class Filling {
 public:
  Filling(std::string name, std::string text, const std::stop_token& stop)
      : m_name(std::move(name)), m_text(std::move(text)), m_stop(stop) {}

  /// Puts something plain into each hole. Why not; empty when all are filled so that the text has no errors.
  std::string fillPlainly(HoleReading reading);
  /// Something new for each hole that is filled, as edits of the text; nothing when that cannot be read.
  std::optional<std::vector<diagnostics::TextEdit>> drawn(const generate::TreeModel& model,
                                                          std::uint64_t seed);

  const std::string& text() const { return m_text; }
  /// The holes that are filled, where they are now.
  const std::vector<Span>& filled() const { return m_filled; }

 private:
  bool fillPlainly(Span hole, std::size_t& errors);

  /// Of what is read to find out what may stand in the holes: some seconds.
  static constexpr std::int64_t mostBytes = std::int64_t{16} << 20U;

  std::string m_name;
  std::string m_text;
  const std::stop_token& m_stop;
  std::vector<Span> m_filled;
  std::int64_t m_room = mostBytes;
  variation::ParentPtr m_parent;  ///< the text, once something was drawn
};

}  // namespace ludo::drafting
