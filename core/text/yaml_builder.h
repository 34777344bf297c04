// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <yaml-cpp/eventhandler.h>

#include <string>
#include <unordered_map>
#include <vector>

#include "core/text/data_node.h"
#include "core/text/working_copy.h"
#include "core/text/yaml_scan.h"

namespace ludo::text {

/// Builds data from yaml-cpp's events. Events tell where a value begins; where it ends the scan knows.
class YamlBuilder : public YAML::EventHandler {
 public:
  YamlBuilder(const SourceText& source, Span block, const WorkingCopy& copy, const YamlScan& scan,
              Mistakes& mistakes);

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override;
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override;
  void OnSequenceEnd() override;
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override;
  void OnMapEnd() override;

  /// What was built; after a failure of the parser, what was read before it, marked damaged.
  DataNode take();

 private:
  struct Frame {
    DataNode node;
    bool isFlow = false;
    bool hasKey = false;
    std::string key;
    Span keySpan;
    std::unordered_map<std::string, Span> seen;
  };

  Span place(const YAML::Mark& mark) const;
  void open(DataKind kind, const YAML::Mark& mark, YAML::EmitterStyle::value style);
  void close();
  void scalar(DataNode node);
  void add(DataNode node);
  void duplicate(const Frame& frame, Span first, const DataNode& value);

  const SourceText& m_source;
  Span m_block;
  const WorkingCopy& m_copy;
  const YamlScan& m_scan;
  Mistakes& m_mistakes;
  std::vector<Frame> m_frames;
  DataNode m_root;
  bool m_hasRoot = false;
};

}  // namespace ludo::text
