// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/line_remarks.h"

#include <QStringList>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

void LineRemarks::show(const std::vector<LineRemark>& remarks) {
  for (const Shown& shown : m_shown) m_view.send(QsciScintillaBase::SCI_MARKERDELETEHANDLE, shown.handle);
  m_shown.clear();
  for (const LineRemark& remark : remarks) {
    if (remark.offset > m_view.size()) continue;
    const long line = m_view.lineOf(remark.offset);
    m_shown.push_back(
        {m_view.send(QsciScintillaBase::SCI_MARKERADD, line, TextView::RemarkSign), remark.text});
  }
}

QString LineRemarks::on(long line) const {
  QStringList texts;
  for (const Shown& shown : m_shown) {
    if (m_view.send(QsciScintillaBase::SCI_MARKERLINEFROMHANDLE, shown.handle) == line) texts << shown.text;
  }
  return texts.join(QLatin1Char('\n'));
}

}  // namespace ludo::widgets
