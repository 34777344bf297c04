// SPDX-License-Identifier: Apache-2.0
#include "core/generate/new_names.h"

#include <algorithm>
#include <array>

#include "core/base/letters.h"

namespace ludo::generate {

namespace {

constexpr std::array<const char*, 32> verbs = {
    "raid",   "trade",  "scout", "gather", "charge", "shift",  "settle", "borrow",
    "feint",  "press",  "yield", "forage", "signal", "muster", "barter", "probe",
    "rally",  "divert", "claim", "renew",  "scheme", "reap",   "haul",   "invite",
    "recall", "gamble", "forge", "survey", "embark", "plead",  "tempt",  "invest"};

constexpr std::array<const char*, 64> adjectives = {
    "Amber",   "Ashen",  "Autumn", "Brass",   "Bright", "Broken",  "Calm",    "Carved",   "Cedar",   "Clay",
    "Cold",    "Copper", "Coral",  "Crimson", "Dawn",   "Deep",    "Distant", "Dusty",    "Early",   "Ebony",
    "Emerald", "Faded",  "Far",    "Fallow",  "First",  "Frosted", "Gilded",  "Golden",   "Granite", "Green",
    "Grey",    "Hidden", "High",   "Hollow",  "Indigo", "Iron",    "Ivory",   "Jade",     "Last",    "Lilac",
    "Little",  "Lone",   "Long",   "Lost",    "Marble", "Misty",   "Narrow",  "Northern", "Ochre",   "Old",
    "Pale",    "Quiet",  "Red",    "Rising",  "River",  "Salt",    "Scarlet", "Silent",   "Silver",  "Slate",
    "Stone",   "Summer", "Violet", "Winter"};

constexpr std::array<const char*, 64> nouns = {
    "Abbey",      "Acorn",  "Anchor", "Arch",   "Barley", "Beacon",  "Bell",    "Bridge",
    "Brook",      "Canal",  "Castle", "Cliff",  "Cloud",  "Coast",   "Compass", "Crane",
    "Crown",      "Delta",  "Dune",   "Falcon", "Fern",   "Field",   "Fjord",   "Forest",
    "Forge",      "Fox",    "Garden", "Gate",   "Glade",  "Harbour", "Hawk",    "Hearth",
    "Heath",      "Heron",  "Hill",   "Isle",   "Key",    "Lake",    "Lantern", "Ledger",
    "Lighthouse", "Market", "Meadow", "Mill",   "Moor",   "Oak",     "Orchard", "Otter",
    "Pass",       "Peak",   "Pier",   "Quarry", "Raven",  "Reef",    "Ridge",   "Road",
    "Sail",       "Shore",  "Spring", "Star",   "Tower",  "Valley",  "Willow",  "Yard"};

}  // namespace

std::string unusedName(const std::string& word, const std::vector<std::string>& taken) {
  std::string name = word;
  for (int number = 2; std::ranges::find(taken, name) != taken.end(); ++number)
    name = word + std::to_string(number);
  return name;
}

std::string newActionName(const std::vector<std::string>& taken, Chooser& chooser) {
  return unusedName(chooser.oneOf(verbs), taken);
}

std::string epithet(std::uint64_t number) {
  const std::string first = adjectives[number % adjectives.size()];
  return first + " " + nouns[number / adjectives.size() % nouns.size()];
}

std::string withoutEpithet(const std::string& name) {
  const std::size_t colon = name.rfind(": ");
  if (colon == std::string::npos) return name;
  const std::string words = name.substr(colon + 2);
  const std::size_t space = words.find(' ');
  const auto isOf = [](const auto& list, const std::string& word) {
    return std::ranges::any_of(list, [&](const char* each) { return word == each; });
  };
  const bool isEpithet = space != std::string::npos && isOf(adjectives, words.substr(0, space)) &&
                         isOf(nouns, words.substr(space + 1));
  return isEpithet ? name.substr(0, colon) : name;
}

std::string asId(std::string_view epithet) {
  std::string id;
  for (const char c : epithet) id += c == ' ' ? '-' : lowerCase(c);
  return id;
}

}  // namespace ludo::generate
