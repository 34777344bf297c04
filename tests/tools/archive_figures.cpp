// SPDX-License-Identifier: Apache-2.0
// Runs one of the algorithms on the sphere, and prints a row of a table for packaging/reproduce-archives.
//   archive_figures ALGORITHM SEED [ITERATIONS]
//   archive_figures --names                          the algorithms, one a line
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>

#include "sphere/sphere_runs.h"

namespace {

using namespace ludo;

std::optional<std::uint64_t> number(const char* text) {
  std::uint64_t value = 0;
  const char* end = text + std::strlen(text);
  const auto read = std::from_chars(text, end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

void printNames(std::FILE* to) {
  for (const sphere::Algorithm& algorithm : sphere::algorithms())
    std::fprintf(to, "%s\n", algorithm.name.c_str());
}

int usage() {
  std::fputs("usage: archive_figures ALGORITHM SEED [ITERATIONS]; algorithms are:\n", stderr);
  printNames(stderr);
  return 2;
}

}  // namespace

int main(int count, char** arguments) {
  if (count == 2 && std::strcmp(arguments[1], "--names") == 0) {
    printNames(stdout);
    return 0;
  }
  if (count < 3 || count > 4) return usage();
  const sphere::Algorithm* algorithm = sphere::algorithm(arguments[1]);
  const auto seed = number(arguments[2]);
  sphere::RunSize size;
  const auto iterations = count == 4 ? number(arguments[3]) : size.iterations;
  if (algorithm == nullptr || !seed || !iterations) return usage();
  size.iterations = *iterations;
  const auto start = std::chrono::steady_clock::now();
  const archive::ArchiveSummary summary = sphere::run(algorithm->name, *seed, size);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("| %s | %zu | %llu | %.0f | %.2f %% | %.2f | %s | %.0f |\n", algorithm->title.c_str(),
              size.iterations, static_cast<unsigned long long>(*seed), summary.qdScore,
              100 * summary.coverage, summary.best.value_or(0), algorithm->published.c_str(),
              seconds.count());
  return 0;
}
