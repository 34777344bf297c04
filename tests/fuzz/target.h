// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"

/// What the fuzzers and the corpus test feed to the program. A failure is an abort, with what was wrong on
/// standard error.
namespace ludo::fuzz {

/// One thing that a program of ours reads.
struct Target {
  std::string_view name;
  /// Has the input read as the program reads it, and holds the outcome against what is promised of it.
  void (*feed)(std::string_view input);
  /// The input, or what it makes with another one (which may be empty), changed by someone who knows its
  /// form. Null where bytes have no form.
  std::string (*mutate)(std::string_view input, std::string_view other, Rng& random);
  /// So many bytes are accepted; 0 where a longer input is not a larger one.
  std::size_t largest;
  /// Inputs to begin with, for a target that makes its own. Null where they are made of samples: see
  /// freshSeeds.
  std::vector<std::string> (*seeds)() = nullptr;
};

extern const Target markdownTarget;       ///< the blocks of a Markdown text, strictly and as one types them
extern const Target yamlTarget;           ///< strict YAML, and what is written of it
extern const Target jsonTarget;           ///< JSON, and what is written of it
extern const Target specificationTarget;  ///< as the editor and `ludo` take a specification, its tests too
extern const Target mendTarget;           ///< a specification, and the fixes of its mistakes that are tried
extern const Target bundleTarget;         ///< a specification and the bundle that it uses
extern const Target gameTarget;           ///< as `ludo run game.json` takes a compiled game
extern const Target traceTarget;          ///< as `ludo replay` takes a recorded game
extern const Target reportTarget;         ///< as `ludo compare` takes a report
extern const Target journalTarget;        ///< the file that a run goes on with
extern const Target keptGameTarget;       ///< one game that such a file keeps, up to the report
extern const Target campaignTarget;       ///< the file of a campaign
extern const Target storeTarget;          ///< what a campaign has found
extern const Target surfaceTarget;        ///< a specification as the grammar describes it
extern const Target childrenTarget;       ///< a specification, and what is varied of it
extern const Target modelTarget;          ///< a tree model from a file
extern const Target holesTarget;          ///< a specification with holes, as `ludo complete` fills them
extern const Target fixMemoryTarget;      ///< a file of fixes that worked, as `ludo repair --memory` takes it
extern const Target endpointsTarget;      ///< the file of language models
extern const Target recordTarget;  ///< what was asked of a language model, as `ludo draft --replay` takes it
extern const Target answerTarget;  ///< what the server of a language model sends
extern const Target shardTarget;   ///< the file that `ludo shard` works on
extern const Target shardAnswerTarget;  ///< one record of what it found out, as `ludo merge` takes it
extern const Target wordsTarget;     ///< agents, their options, seeds and hashes as a command line has them
extern const Target playableTarget;  ///< the decisions of the generator of playable games
extern const Target engineTarget;    ///< the same game, played by the engine beside the kernel

/// All of them.
const std::vector<const Target*>& allTargets();

/// Feeds the input. One in a few hundred, chosen by its bytes alone so that it comes again with the same
/// input, is fed once more grown: see grown().
void feedAlsoGrown(const Target& target, std::string_view input);

}  // namespace ludo::fuzz
