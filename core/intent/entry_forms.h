// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/intent/meanings.h"
#include "core/language/synonyms.h"

namespace ludo::mend {

/// true, in place of what stands there.
text::DataNode trueAt(Span span);
/// Whether nothing was written behind a key, be it that an empty text was read in place of it.
bool isLeftEmpty(const text::DataNode& value);
/// `owner: None`: a word of other languages for there being nothing.
bool saysNothing(const text::DataNode& value);

struct FieldMeant {
  const language::Field* field;
  MeaningList meant;  ///< at what it costs to think so
};

/// The field that a key means, as far as it is said by a name: "canPass" for `pass`, where what stands before
/// a name says how it is meant.
std::optional<language::MeantWord> fieldNamed(const std::string& key, const std::vector<std::string>& names);

/// Whether the next may find anything; quick to tell.
bool maySayOtherwise(const text::DataEntry& entry);
/// The fields that an entry under a key of no field may be meant for by what it says as a whole: a seat that
/// has won, something that there is not, a sentence that holds nothing. `open` are those that nothing is said
/// of.
std::vector<FieldMeant> fieldsSaidOtherwise(const std::vector<const language::Field*>& open,
                                            const text::DataEntry& entry, const KnownWords& words);

}  // namespace ludo::mend
