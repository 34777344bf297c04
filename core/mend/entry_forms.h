// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/mend/meanings.h"

namespace ludo::mend {

/// true, in place of what stands there.
text::DataNode trueAt(Span span);
/// `owner: None`: a word of other languages for there being nothing.
bool saysNothing(const text::DataNode& value);

struct FieldMeant {
  const language::Field* field;
  MeaningList meant;  ///< at what it costs to think so
};

/// Whether the next may find anything; quick to tell.
bool maySayOtherwise(const text::DataEntry& entry);
/// The fields that an entry under a key of no field may be meant for by what it says as a whole: a seat that
/// has won, something that there is not, a sentence that holds nothing. `open` are those that nothing is said
/// of.
std::vector<FieldMeant> fieldsSaidOtherwise(const std::vector<const language::Field*>& open,
                                            const text::DataEntry& entry, const KnownWords& words);

}  // namespace ludo::mend
