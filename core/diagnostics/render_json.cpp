// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "core/diagnostics/render.h"

namespace ludo::diagnostics {
namespace {

using Json = nlohmann::ordered_json;

Json spanJson(Span span) {
  if (!span.known()) return nullptr;
  return Json{{"begin", span.begin}, {"end", span.end}};
}

void addPlace(Json& object, const SourceText* source, Span span) {
  object["span"] = spanJson(span);
  if (!source || !span.known()) return;
  LineColumn begin = source->lineColumn(span.begin);
  LineColumn end = source->lineColumn(span.end);
  object["line"] = begin.line;
  object["column"] = begin.column;
  object["endLine"] = end.line;
  object["endColumn"] = end.column;
}

Json fixJson(const Fix& fix) {
  Json edits = Json::array();
  for (const TextEdit& edit : fix.edits) {
    edits.push_back({{"span", spanJson(edit.span)}, {"replacement", edit.replacement}});
  }
  return Json{{"title", fix.title}, {"certain", fix.certain}, {"edits", edits}};
}

Json diagnosticJson(const Diagnostic& diagnostic, const SourceText* source) {
  Json object;
  object["code"] = diagnostic.kind->code;
  object["severity"] = severityName(diagnostic.severity());
  object["path"] = diagnostic.path;
  addPlace(object, source, diagnostic.span);
  object["message"] = diagnostic.message;
  object["suggestion"] = diagnostic.suggestion;
  object["alternatives"] = diagnostic.alternatives;
  if (source) object["contextSnippet"] = contextSnippet(*source, diagnostic.span);
  if (diagnostic.fix) object["fix"] = fixJson(*diagnostic.fix);
  Json related = Json::array();
  for (const RelatedPlace& place : diagnostic.related) {
    Json item{{"message", place.message}};
    addPlace(item, source, place.span);
    related.push_back(item);
  }
  object["related"] = related;
  return object;
}

}  // namespace

std::string renderJson(const List& list, const SourceText* source, const std::vector<Allowed>& allowed) {
  Json document;
  document["file"] = source ? Json(source->name()) : Json(nullptr);
  document["diagnostics"] = Json::array();
  for (const Diagnostic& diagnostic : list) {
    document["diagnostics"].push_back(diagnosticJson(diagnostic, source));
  }
  for (const Allowed& one : allowed) {
    Json object = diagnosticJson(one.diagnostic, source);
    object["reason"] = one.reason;
    document["allowed"].push_back(std::move(object));
  }
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::diagnostics
