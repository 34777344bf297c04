// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/letters.h"
#include "core/diagnostics/render.h"

namespace ludo::diagnostics {
namespace {

using Json = nlohmann::ordered_json;

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Info:
      break;
  }
  return "note";
}

/// A file name as a URI reference: everything but the unreserved characters and "/" is percent-encoded.
std::string uri(const std::string& name) {
  static constexpr std::string_view hex = "0123456789ABCDEF";
  static constexpr std::string_view plain = "-._~/";
  std::string result = name.starts_with('/') ? "file://" : "";
  for (char c : name) {
    auto byte = static_cast<unsigned char>(c);
    if (isLetterOrDigit(c) || plain.find(c) != std::string_view::npos) {
      result += c;
    } else {
      result += '%';
      result += hex[byte >> 4U];
      result += hex[byte & 15U];
    }
  }
  return result;
}

Json region(const SourceText& source, Span span) {
  LineColumn begin = source.lineColumn(span.begin);
  LineColumn end = source.lineColumn(span.end);
  return Json{{"startLine", begin.line},  {"startColumn", begin.column},
              {"endLine", end.line},      {"endColumn", end.column},
              {"byteOffset", span.begin}, {"byteLength", span.end - span.begin}};
}

/// The lines that a reader sees round the place. Nothing where they are longer than anybody reads: with each
/// of many mistakes in one long line all of it would come again.
std::optional<Json> contextRegion(const SourceText& source, Span span) {
  constexpr std::size_t longest = 4'096;
  std::uint32_t first = source.lineOf(span.begin);
  std::uint32_t last = std::min(source.lineCount(), first + snippetLines - 1);
  std::size_t begin = source.lineStart(first);
  std::size_t end = source.lineStart(last + 1);
  if (end - begin > longest) return std::nullopt;
  return Json{{"startLine", first},
              {"endLine", last},
              {"snippet", {{"text", source.content().substr(begin, end - begin)}}}};
}

class SarifWriter {
 public:
  explicit SarifWriter(const SourceText* source) : m_source(source) {}

  std::string write(const List& list, const std::vector<Allowed>& allowed) {
    Json results = Json::array();
    for (const Diagnostic& diagnostic : list) results.push_back(result(diagnostic));
    for (const Allowed& one : allowed) {
      results.push_back(result(one.diagnostic));
      Json suppression{{"kind", "inSource"}};
      if (!one.reason.empty()) suppression["justification"] = one.reason;
      results.back()["suppressions"] = Json::array({std::move(suppression)});
    }
    Json driver{{"name", "LudoForge"}, {"rules", m_rules}};
    Json run{{"tool", {{"driver", driver}}}, {"columnKind", "unicodeCodePoints"}, {"results", results}};
    if (m_source) run["artifacts"] = Json::array({Json{{"location", artifact()}, {"encoding", "UTF-8"}}});
    Json document{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}};
    document["runs"] = Json::array({run});
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  }

 private:
  Json artifact() const { return Json{{"uri", uri(m_source->name())}}; }

  Json location(Span span, const std::string& path) const {
    Json place = Json::object();
    if (m_source) {
      place["physicalLocation"] = Json{{"artifactLocation", artifact()}};
      if (span.known()) {
        place["physicalLocation"]["region"] = region(*m_source, span);
        if (auto context = contextRegion(*m_source, span))
          place["physicalLocation"]["contextRegion"] = std::move(*context);
      }
    }
    if (!path.empty()) place["logicalLocations"] = Json::array({Json{{"fullyQualifiedName", path}}});
    return place;
  }

  std::size_t ruleIndex(const Kind& kind) {
    auto [place, isNew] = m_ruleIndexes.emplace(kind.code, m_rules.size());
    if (isNew) {
      m_rules.push_back({{"id", kind.code},
                         {"shortDescription", {{"text", kind.title}}},
                         {"fullDescription", {{"text", kind.explanation}}},
                         {"defaultConfiguration", {{"level", level(kind.severity)}}}});
    }
    return place->second;
  }

  static std::string messageText(const Diagnostic& diagnostic) {
    std::string text = diagnostic.message;
    if (!diagnostic.suggestion.empty()) text += ". " + diagnostic.suggestion;
    if (!diagnostic.alternatives.empty()) {
      text += ". Accepted:";
      std::string_view separator = " ";
      for (const std::string& alternative : diagnostic.alternatives) {
        text.append(separator).append(alternative);
        separator = ", ";
      }
    }
    return text;
  }

  Json result(const Diagnostic& diagnostic) {
    Json object{{"ruleId", diagnostic.kind->code},
                {"ruleIndex", ruleIndex(*diagnostic.kind)},
                {"level", level(diagnostic.severity())},
                {"message", {{"text", messageText(diagnostic)}}}};
    Json place = location(diagnostic.span, diagnostic.path);
    if (!place.empty()) object["locations"] = Json::array({place});
    Json related = Json::array();
    for (const RelatedPlace& other : diagnostic.related) {
      Json item = location(other.span, {});
      item["message"] = Json{{"text", other.message}};
      related.push_back(item);
    }
    if (!related.empty()) object["relatedLocations"] = related;
    // What SARIF has no place of its own for.
    Json properties{{"suggestion", diagnostic.suggestion}, {"alternatives", diagnostic.alternatives}};
    if (m_source) properties["contextSnippet"] = contextSnippet(*m_source, diagnostic.span);
    if (diagnostic.fix) properties["fixIsCertain"] = diagnostic.fix->certain;
    object["properties"] = std::move(properties);
    if (diagnostic.fix && m_source) object["fixes"] = Json::array({fix(*diagnostic.fix)});
    return object;
  }

  Json fix(const Fix& fix) const {
    Json replacements = Json::array();
    for (const TextEdit& edit : fix.edits) {
      replacements.push_back({{"deletedRegion", region(*m_source, edit.span)},
                              {"insertedContent", {{"text", edit.replacement}}}});
    }
    Json change{{"artifactLocation", artifact()}, {"replacements", replacements}};
    return Json{{"description", {{"text", fix.title}}}, {"artifactChanges", Json::array({change})}};
  }

  const SourceText* m_source;
  Json m_rules = Json::array();
  std::map<std::string_view, std::size_t> m_ruleIndexes;
};

}  // namespace

std::string renderSarif(const List& list, const SourceText* source, const std::vector<Allowed>& allowed) {
  return SarifWriter(source).write(list, allowed);
}

}  // namespace ludo::diagnostics
