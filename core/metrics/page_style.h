// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace ludo::metrics {

/// The style sheet of a report's page: light and dark as the reader's system wants it, and for paper. Text
/// and lines keep a contrast of at least 4.5 : 1 and 3 : 1 (WCAG 2.1 AA). Private to the room.
inline constexpr std::string_view pageStyle = R"css(
:root { color-scheme: light dark; --paper: #ffffff; --text: #1c1f23; --faint: #5b636d; --line: #d4d9df;
  --panel: #f5f7f9; --bar: #3b78b5; --band: #f0b35a66; --mark: #a34700; --bad: #a3202c; --good: #1d6b3a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --text: #e6e9ec; --faint: #a3abb5; --line: #3a4149;
  --panel: #1d2126; --bar: #6fa8dc; --band: #e0a04055; --mark: #ffb870; --bad: #ff8f94; --good: #7fd19b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 76rem; background: var(--paper); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.8rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); font-size: 1.3rem; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
p { margin: .4rem 0; max-width: 46rem; }
.meta, .hint { color: var(--faint); font-size: .9rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a { color: var(--bar); }
.verdict li { margin: .3rem 0; max-width: 46rem; }
.flag { margin: .75rem 0; padding: .75rem 1rem; border-left: 4px solid var(--bad); background: var(--panel); }
.flag h3 { margin: 0; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: 600; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr)); gap: 1.25rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 1.25rem; }
figure { margin: 0; padding: .75rem; background: var(--panel); border-radius: .4rem; }
figcaption { font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; left: -10000px; }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--faint); font-weight: 600; white-space: nowrap; } tbody th { min-width: 13rem; font-weight: 400; }
td.number, th.number { text-align: right; white-space: nowrap; }
[title] { text-decoration: underline dotted var(--faint); cursor: help; }
details { margin: .4rem 0; } summary { cursor: pointer; color: var(--faint); }
code { font: .85rem ui-monospace, monospace; overflow-wrap: anywhere; }
svg { display: block; max-width: 100%; height: auto; } svg text { fill: var(--text); font: 12px system-ui, sans-serif; }
.bar { fill: var(--bar); } .bar:hover { opacity: .75; } .band { fill: var(--band); pointer-events: none; }
.grid { stroke: var(--line); } .axis, .tick { stroke: var(--faint); }
.mean { stroke: var(--mark); stroke-width: 2; pointer-events: none; } .whisker { stroke: var(--text); stroke-width: 1.5; }
.course { fill: none; stroke: var(--bar); stroke-width: 2; } .point { fill: var(--bar); }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 11pt; } nav { display: none; }
  figure, .flag, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } .wide { overflow: visible; } }
)css";

}  // namespace ludo::metrics
