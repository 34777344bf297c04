// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/model/call_record.h"

namespace ludo::model {

/// Answers from a record, and where it ends, or there was trouble, from a model whose answers go into it. So
/// going on after a kill and asking anew are one thing: whoever asks the same again is answered from the
/// record first. Without a model it replays: what is not in the record is trouble.
class RecordedModel : public LanguageModel {
 public:
  /// `name` is what requests call the model. `live` may be null; both live longer.
  RecordedModel(CallRecord& record, LanguageModel* live, std::string name)
      : m_record(record), m_live(live), m_name(std::move(name)) {}

  Answer ask(const Request& request, const Sink& sink, std::stop_token stop) override;
  /// Calls that were answered without the other model.
  std::uint64_t replayed() const { return m_replayed; }

 private:
  Answer askLive(std::uint64_t number, const Request& request, const Sink& sink, const std::stop_token& stop);

  CallRecord& m_record;
  LanguageModel* m_live;
  std::string m_name;
  std::uint64_t m_calls = 0;
  std::uint64_t m_replayed = 0;
};

}  // namespace ludo::model
