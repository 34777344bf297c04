// SPDX-License-Identifier: Apache-2.0
#include "table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/rng.h"

namespace ludo::mistakes {
namespace {

namespace fs = std::filesystem;

/// Per cent of a class.
constexpr int leastMended = 80;

/// A number in a column of its own, with so many digits after the point.
std::string column(double number, int digits, int width) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, " %*.*f", width, digits, number);
  return buffer;
}

std::string wide(std::string text, std::size_t width) {
  text.resize(std::max(text.size(), width), ' ');
  return text;
}

/// A seed that depends on the class's name alone, so that a new class leaves the mistakes of the others.
std::uint64_t seedOf(const std::string& name, std::uint64_t seed) {
  std::uint64_t hash = 14695981039346656037ULL ^ seed;
  for (char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

void count(Row& row, const Verdict& verdict) {
  ++row.made;
  row.silent += verdict.silent ? 1 : 0;
  row.rightLine += verdict.rightLine ? 1 : 0;
  row.mended += verdict.first == Outcome::Mended ? 1 : 0;
  row.none += verdict.first == Outcome::None ? 1 : 0;
  row.errors += verdict.first == Outcome::Errors ? 1 : 0;
  row.other += verdict.first == Outcome::Other ? 1 : 0;
  row.otherByFix += verdict.certain == Outcome::Other ? 1 : 0;
  row.diagnostics += verdict.diagnostics;
}

/// What the columns between the number of mistakes and that of diagnostics show.
std::array<double, 7> shares(const Row& row) {
  return {row.share(row.mended),     row.share(row.none),   row.share(row.errors),   row.share(row.other),
          row.share(row.otherByFix), row.share(row.silent), row.share(row.rightLine)};
}

std::string lineOf(const std::string& name, std::size_t made, const std::array<double, 7>& parts, double told,
                   int digits) {
  std::string line = wide(name, 46) + column(static_cast<double>(made), 0, 5);
  for (double part : parts) line += column(part, digits, 6);
  return line + column(told, digits + 1, 6) + "\n";
}

}  // namespace

std::vector<std::unique_ptr<GameText>> readGames() {
  std::vector<fs::path> paths;
  for (const char* folder : {"samples", "tests/golden/meaning", "tests/mistakes/games"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(LUDO_SOURCE_DIR) / folder)) {
      if (entry.path().extension() == ".md") paths.push_back(entry.path());
    }
  }
  std::ranges::sort(paths);
  std::vector<std::unique_ptr<GameText>> games;
  for (const fs::path& path : paths) {
    Result<std::string> content = readFile(path.string());
    // Of a game of which something is told already, it could not be said what a mistake adds.
    if (content && isClean(*content))
      games.push_back(std::make_unique<GameText>(path.filename().string(), std::move(*content)));
  }
  return games;
}

std::vector<Row> measure(const std::vector<std::unique_ptr<GameText>>& games, const Settings& settings,
                         const Witness& witness) {
  std::vector<std::optional<std::string>> meanings(games.size());
  std::vector<Row> rows;
  for (const MistakeClass& kind : allClasses()) {
    if (kind.name.find(settings.only) == std::string::npos &&
        kind.group.find(settings.only) == std::string::npos)
      continue;
    Row row;
    row.kind = &kind;
    Rng rng(seedOf(kind.name, settings.seed));
    std::vector<std::size_t> order(games.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[rng.below(i)]);
    for (std::size_t game : order) {
      if (row.made >= settings.gamesOfClass) break;
      const Places places = kind.places(*games[game]);
      if (places.empty()) continue;
      if (!meanings[game]) meanings[game] = meaningOf(games[game]->content());
      if (!meanings[game]) continue;
      const Verdict verdict =
          judge(*games[game], *meanings[game], places[rng.below(places.size())], kind.fixes);
      if (verdict.harmless) continue;
      count(row, verdict);
      if (witness) witness(kind, *games[game], verdict);
    }
    rows.push_back(row);
  }
  return rows;
}

std::string tableOf(const std::vector<Row>& rows) {
  std::string table = wide("class", 46) + "  made mended no fix errors  other --fix! silent   line   told\n";
  std::array<double, 7> sums{};
  double told = 0;
  std::size_t made = 0;
  std::size_t classes = 0;
  std::size_t low = 0;
  for (const Row& row : rows) {
    const double perMistake = row.made == 0 ? 0
                                            : static_cast<double>(row.diagnostics) /
                                                  static_cast<double>(row.made * row.kind->fixes);
    const std::array<double, 7> parts = shares(row);
    table += lineOf(row.kind->name, row.made, parts, perMistake, 0);
    if (!row.kind->lost.empty()) table += "    not counted: " + row.kind->lost + "\n";
    if (row.made == 0 || !row.kind->lost.empty()) continue;
    ++classes;
    low += parts[0] < leastMended ? 1 : 0;
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += parts[i];
    told += perMistake;
    made += row.made;
  }
  const double count = static_cast<double>(std::max<std::size_t>(classes, 1));
  for (double& sum : sums) sum /= count;
  table += lineOf("mean of " + std::to_string(classes) + " classes", made, sums, told / count, 1);
  return table + "classes below " + std::to_string(leastMended) + ": " + std::to_string(low) + "\n";
}

}  // namespace ludo::mistakes
