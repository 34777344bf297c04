// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/known_games.h"
#include "app/cli/table.h"
#include "core/base/rng.h"
#include "core/decompile/decompile.h"
#include "core/diagnostics/render.h"
#include "core/variation/child.h"

namespace ludo::cli {
namespace {

struct WantedChildren {
  std::string file;
  std::uint64_t count = 10;
  std::uint64_t seed = 1;
  std::string operatorName;
  std::string games;
  std::string out;
};

std::vector<std::string> operatorNames() {
  std::vector<std::string> names;
  for (const auto& each : variation::operators()) names.emplace_back(each->name());
  return names;
}

std::string operatorsText() {
  std::string text = "Operators:";
  for (const auto& each : variation::operators())
    text += "\n  " + std::string(each->name()) + ": " + std::string(each->doc());
  return text;
}

/// Makes the children of one game, writes them and a table of them.
class Vary {
 public:
  Vary(const WantedChildren& wanted, const variation::Parent& parent, const drafting::KnownGames& known,
       Session& session)
      : m_wanted(wanted), m_parent(parent), m_known(known), m_session(session) {}

  int run() {
    for (std::uint64_t index = 0; index < m_wanted.count; ++index) {
      if (m_session.stopped()) return exitInterrupted;
      if (!save(makeOther(index), index)) return exitSystem;
    }
    m_session.print(m_table.text());
    m_session.say(std::to_string(m_written) + " of " + std::to_string(m_wanted.count) +
                  " children are written to '" + m_wanted.out + "'");
    return exitFine;
  }

 private:
  /// One that was not made before, as far as some tries find one.
  std::optional<variation::Child> makeOther(std::uint64_t index) {
    constexpr int mostTries = 20;
    Rng rng = Rng::forRun(m_wanted.seed, index);
    for (int tries = 0; tries < mostTries; ++tries) {
      std::optional<variation::Child> child = make(rng);
      if (!child || m_diffs.insert(child->diff).second) return child;
    }
    return std::nullopt;
  }

  /// By the operator that is wanted; else by one of chance, or the next ones where that finds nothing.
  std::optional<variation::Child> make(Rng& rng) {
    const auto operators = variation::operators();
    const std::size_t first = rng.below(operators.size());
    const variation::Parent& mate = *m_known.games[rng.below(m_known.games.size())];
    const std::uint64_t seed = rng.next();
    if (!m_wanted.operatorName.empty()) {
      const variation::Operator& by = *variation::findOperator(m_wanted.operatorName);
      return variation::makeChild(m_parent, &mate, by, seed, &m_known.model);
    }
    for (std::size_t i = 0; i < operators.size(); ++i) {
      const variation::Operator& by = *operators[(first + i) % operators.size()];
      if (auto child = variation::makeChild(m_parent, &mate, by, seed, &m_known.model)) return child;
    }
    return std::nullopt;
  }

  bool save(const std::optional<variation::Child>& child, std::uint64_t index) {
    const std::string number = std::to_string(index + 1);
    if (!child) {
      m_table.add({number, "-", m_wanted.operatorName, "found nothing more to change", "-"});
      return true;
    }
    const std::string path = m_parent.game().markdown.source->path();
    const std::string text = variation::withoutBrokenTests(child->text, path);
    const auto error = generate::firstError(std::make_shared<const SourceText>(path, text, path));
    if (error) {
      m_table.add({number, "-", child->operatorName, child->summary, "no: " + error->message});
      return true;
    }
    std::string name = child->id;
    for (int copy = 2; !m_names.insert(name).second; ++copy) name = child->id + "-" + std::to_string(copy);
    m_table.add({number, name + ".md", child->operatorName, child->summary, "yes"});
    ++m_written;
    return m_session.save(m_wanted.out + "/" + name + ".md", text);
  }

  const WantedChildren& m_wanted;
  const variation::Parent& m_parent;
  const drafting::KnownGames& m_known;
  Session& m_session;
  Table m_table{{"#", "file", "operator", "change", "compiles"}, {1, 2, 3, 4}};
  std::set<std::string> m_names;
  std::set<std::string> m_diffs;
  std::uint64_t m_written = 0;
};

/// The game as a specification: one that is compiled is written as one first.
variation::ParentPtr parentOf(const GameFile& file, const Session& session) {
  SourcePtr source = file.source;
  if (file.game && isCompiledGame(*source))
    source = std::make_shared<const SourceText>(
        source->name(), decompile::writeSpecification(decompile::specificationOf(*file.game)),
        source->path());
  diagnostics::List told;
  variation::ParentPtr parent = file.game ? variation::Parent::read(source, told) : nullptr;
  if (parent != nullptr) return parent;
  const diagnostics::List& all = file.game ? told : file.diagnostics;
  if (file.isBundle)
    session.say(source->name() + ": this is a bundle, a part of games, and no game to vary");
  else
    session.say(diagnostics::renderText(all, source.get(), Session::colourOnError()));
  return nullptr;
}

}  // namespace

int varyCommand(const Arguments& arguments, Session& session) {
  WantedChildren wanted;
  CommandLine line(
      "ludo vary",
      "Makes children of a game: each changed in one way, and a game again. They keep their parent's "
      "prose where it still holds, and tell at their end what was changed. docs/variation.md\n" +
          operatorsText());
  line.app().add_option("game", wanted.file, "Specification or compiled game to vary")->required();
  line.addNumber("--count", wanted.count, 1, 100'000, "How many children; 10 unless given");
  line.addNumber("--seed", wanted.seed, 0, UINT64_MAX, "Decides everything that chance does; 1 unless given");
  line.app()
      .add_option("--operator", wanted.operatorName, "Only this one; any of them unless given")
      ->check(CLI::IsMember(operatorNames()));
  line.addFile("--games", wanted.games,
               "Folder of games to learn from and to cross with; the samples unless given");
  line.addFile("--out", wanted.out, "Folder for the children: a new or an empty one")->required();
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  const GameFile file = readGameFile(wanted.file, session, service::SpecTests::Leave);
  if (file.exitCode == exitInterrupted || !file.source) return file.exitCode;
  const variation::ParentPtr parent = parentOf(file, session);
  if (parent == nullptr) return exitInputErrors;
  int exitCode = exitFine;
  const auto known = readKnownGames(wanted.games, session, exitCode);
  if (!known) return exitCode;
  if (!prepareFolder(wanted.out, session)) return exitSystem;
  return Vary(wanted, *parent, *known, session).run();
}

}  // namespace ludo::cli
