// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/settings.h"
#include "core/language/describe.h"

namespace ludo::language {

using namespace describing;
using namespace campaign;

namespace {

template <std::int64_t low, std::int64_t high>
const Type& from() {
  static const Type described = integer<std::int64_t>("whole number", "A whole number.", low, high);
  return described;
}

}  // namespace

LUDO_DESCRIBE(Combination,
              enumeration<Combination>(
                  "combination", "How qualities become one number.",
                  {{"harmonic", "Their harmonic mean by weight: one that is bad makes the whole bad."},
                   {"mean", "Their arithmetic mean by weight: one makes up for another."}}))
LUDO_DESCRIBE(
    AxisSettings,
    RecordType<AxisSettings>("axis", "A measure that tells games of the archive apart.")
        .required<&AxisSettings::measure>("measure", "Which measure.")
        .optional<&AxisSettings::from>("from",
                                       "Where the first cell begins; what lies below belongs to it, too.")
        .optional<&AxisSettings::to>("to", "Where the last cell ends; what lies beyond belongs to it, too.")
        .optional<&AxisSettings::cells>("cells", "Cells of equal width; 10 unless written.",
                                        &from<1, 1'000'000>)
        .optional<&AxisSettings::slides>(
            "slides",
            "Whether the boundaries between cells follow the games, so that as many lie in each; false "
            "unless written.")
        .example(R"y({ measure: "turns", from: 5, to: 200, cells: 10 })y"))
LUDO_DESCRIBE(
    NoveltyOptions,
    RecordType<NoveltyOptions>("novelty",
                               "Which games are unlike the others: by the mean distance to the nearest.")
        .optional<&NoveltyOptions::distance>(
            "distance", "How far away they must be, in widths of the axes' cells; 1 unless written.")
        .optional<&NoveltyOptions::neighbours>("neighbours",
                                               "How many of the nearest count; 15 unless written.",
                                               &from<1, 1'000>)
        .example(R"y({ distance: "1.5", neighbours: 10 })y"))
LUDO_DESCRIBE(QualitySettings,
              RecordType<QualitySettings>("quality",
                                          "What games are bred for: a measure, and which of its "
                                          "values are good.")
                  .required<&QualitySettings::measure>("measure", "Which measure.")
                  .optional<&QualitySettings::weight>(
                      "weight", "How much it counts beside the others; 1 unless written.", &from<0, 1'000>)
                  .optional<&QualitySettings::worst>("worst", "The value that is worth 0; 0 unless written.")
                  .optional<&QualitySettings::best>("best", "The value that is worth 1; 1 unless written.")
                  .optional<&QualitySettings::absent>(
                      "absent",
                      "What it is worth, from 0 to 1, that the measure cannot be taken of a game; "
                      "0 unless written.")
                  .example(R"y({ measure: "balance", worst: "0.5", best: 1 })y"))
LUDO_DESCRIBE(
    PlaySettings,
    RecordType<PlaySettings>("play", "How much is played of each candidate, stage by stage.")
        .optional<&PlaySettings::randomGames>("randomGames",
                                              "Games by random agents, for the filters; 20 unless written.",
                                              &from<1, 10'000>)
        .optional<&PlaySettings::agent>(
            "agent", "Who plays against itself, for the measures; \"greedy\" unless written.")
        .optional<&PlaySettings::games>("games", "Its games; 30 unless written.", &from<1, 100'000>)
        .optional<&PlaySettings::weaker>("weaker", "Whom it meets in a match; \"random\" unless written.")
        .optional<&PlaySettings::matchGames>("matchGames",
                                             "Games of that match; 30 unless written, and 0 for none.",
                                             &from<0, 100'000>)
        .optional<&PlaySettings::searcher>(
            "searcher",
            "Who meets the agent in a last match, when a candidate would enter the archive; "
            "\"uct:iterations=50\" unless written, and \"\" for nobody.")
        .optional<&PlaySettings::searcherGames>("searcherGames", "Games of that match; 10 unless written.",
                                                &from<1, 100'000>)
        .optional<&PlaySettings::probes>(
            "probes",
            "Decisions that are tried otherwise, which decisionImpact and decisionDepth need; 0 "
            "unless written.",
            &from<0, 100'000>)
        .example(R"y({ agent: "greedy", games: 50, searcher: "" })y"))
LUDO_DESCRIBE(
    Settings,
    RecordType<Settings>("campaign", "What is bred, from what, for what, and how long.")
        .required<&Settings::games>("games", "Files of the games to begin with, relative to this one.")
        .optional<&Settings::axes>("axes",
                                   "What tells games apart; length, branching and mechanics unless "
                                   "written.")
        .optional<&Settings::centroids>("centroids",
                                        "Cells that are spread evenly over all axes together, for any number "
                                        "of axes; a grid of the axes' own "
                                        "cells unless written.",
                                        &from<0, 10'000>)
        .optional<&Settings::novelty>(
            "novelty",
            "Keep every game that is unlike those before it, however good it is, in "
            "place of the best of each cell.")
        .optional<&Settings::fitness>("fitness",
                                      "What makes a game good; the six parts of the harmonic score "
                                      "unless written.")
        .optional<&Settings::combination>("combination",
                                          "How qualities become one number; harmonic unless written.")
        .optional<&Settings::filters>("filters", "Filters that a game must pass; all unless written.")
        .optional<&Settings::flags>(
            "flags",
            "Flags that end a candidate; GIVEN_UP, NEARLY_ALL_DRAWN and RULE_CHANGES_NOTHING unless written.")
        .optional<&Settings::play>("play", "How much is played of each candidate.")
        .optional<&Settings::operators>("operators", "Operators that breed; all unless written.")
        .optional<&Settings::seed>("seed", "Of all random numbers; 1 unless written.", &from<0, INT64_MAX>)
        .optional<&Settings::candidates>(
            "candidates",
            "Candidates to breed, rounded up to whole rounds; 1000 unless written, and 0 for no end.",
            &from<0, 1'000'000'000>)
        .optional<&Settings::minutes>(
            "minutes", "Minutes after which to stop; unless written, no matter how long it takes.",
            &from<0, 1'000'000>)
        .optional<&Settings::threads>("threads", "Threads; as many as the machine has unless written.",
                                      &from<0, 256>)
        .optional<&Settings::round>(
            "round", "Candidates that are bred from the same state of the archive; 32 unless written.",
            &from<1, 10'000>)
        .optional<&Settings::remeasured>("remeasured",
                                         "Elites that are measured again in each round; 2 unless written.",
                                         &from<0, 1'000>))

}  // namespace ludo::language
