// SPDX-License-Identifier: Apache-2.0
#include "core/service/check_pictures.h"

#include <map>
#include <set>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/kernel.h"
#include "core/kernel/token_names.h"
#include "core/pictures/picture_folder.h"

namespace ludo::service {

namespace kinds = diagnostics::kinds;
using language::BoardLook;
using language::TokenLook;

namespace {

/// Of a setup that is tried for the tokens it makes.
constexpr std::int64_t pictureSetupSteps = 300'000;

class PictureCheck {
 public:
  PictureCheck(const kernel::Rules& rules, const SourceText& source, diagnostics::List& told)
      : m_rules(rules),
        m_source(source),
        m_told(told),
        m_folder(pictures::PictureFolder::ofDocument(source.path())) {}

  void run() {
    if (!m_folder.isThere()) return;
    const language::RenderingDef& rendering = m_rules.def().rendering;
    for (const BoardLook& look : rendering.boards) {
      if (!look.picture.empty()) check(look.span, look.picture, {look.picture});
    }
    for (const language::ZoneLook& look : rendering.zones) {
      if (!look.picture.empty()) check(look.span, look.picture, {look.picture});
    }
    for (const TokenLook& look : rendering.tokens) {
      if (!look.picture.empty()) check(look.span, look.picture, namesOf(look));
      // Many rows of a table have the same one.
      if (!look.back.empty() && m_backs.insert(look.back).second) check(look.span, look.back, {look.back});
    }
  }

 private:
  /// What the picture of a look is called for each token that the game begins with.
  std::set<std::string> namesOf(const TokenLook& look) {
    if (look.picture.find('{') == std::string::npos) return {look.picture};
    if (!m_first) {
      Budget budget(pictureSetupSteps);
      m_first = kernel::initialState(m_rules, 1, nullptr, {}, &budget);
    }
    std::set<std::string> names;
    for (const std::vector<kernel::TokenId>& zone : m_first->zones) {
      for (const kernel::TokenId id : zone) {
        const kernel::Token& token = m_first->tokens[id.index];
        const bool isMeant = m_rules.def().tokenTypes[token.type].id.name == look.type.name &&
                             (!look.seat || *look.seat == token.owner);
        if (isMeant) names.insert(kernel::withProperties(m_rules, *m_first, token, look.picture));
        if (names.size() > limits::pictures) return names;
      }
    }
    return names;
  }

  void check(Span look, const std::string& written, const std::set<std::string>& names) {
    std::vector<std::string> missing;
    for (const std::string& name : names) {
      if (++m_checked > limits::pictures) return;
      if (!m_folder.has(name)) {
        missing.push_back(name);
      } else if (const Result<Done> fit = m_folder.check(name); !fit) {
        auto& told =
            report(kinds::UnfitPicture, look, "The picture \"" + name + "\" is not drawn: " + fit.failure());
        told.suggestion = "Save it anew as a PNG, or as a plain SVG";
      }
    }
    if (!missing.empty()) tellMissing(look, written, missing);
  }

  void tellMissing(Span look, const std::string& written, const std::vector<std::string>& missing) {
    std::string message = "There is no picture \"" + missing.front() + "\" in the document's folder";
    if (const std::size_t more = missing.size() - 1; more > 0)
      message += ", and " + std::to_string(more) + (more == 1 ? " more is" : " more are") + " missing";
    // Tables and bundles give looks to what is written elsewhere.
    const std::string quoted = '"' + written + '"';
    const std::size_t at = m_source.view(look).find(quoted);
    const bool isThere = at != std::string_view::npos;
    const auto begin = look.begin + static_cast<std::uint32_t>(isThere ? at : 0);
    const Span place = isThere ? Span{begin, begin + static_cast<std::uint32_t>(quoted.size())} : look;
    auto& told = report(kinds::MissingPicture, place, std::move(message));
    if (!m_files) m_files = m_folder.names();
    const std::optional<std::string> best = nearest(missing.front(), *m_files);
    told.suggestion =
        best ? "Did you mean \"" + *best + "\"?" : "Put the file there, or take the picture out";
    if (!best) return;
    told.alternatives = {*best};
    if (isThere && written == missing.front())
      told.fix = diagnostics::Fix{"Write \"" + *best + '"', {{place, '"' + *best + '"'}}, false};
  }

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::string message) {
    return diagnostics::report(m_told, kind, span, "rendering", std::move(message));
  }

  const kernel::Rules& m_rules;
  const SourceText& m_source;
  diagnostics::List& m_told;
  pictures::PictureFolder m_folder;
  std::set<std::string> m_backs;  ///< that were checked
  std::optional<kernel::State> m_first;
  std::optional<std::vector<std::string>> m_files;
  std::size_t m_checked = 0;
};

}  // namespace

void lintPictures(const kernel::Rules& rules, const SourceText& source, diagnostics::List& told) {
  PictureCheck(rules, source, told).run();
}

}  // namespace ludo::service
