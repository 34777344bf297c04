// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/opinion_keeper.h"

#include "core/campaign/store_reader.h"

namespace ludo::widgets {
namespace {

using Refusal = std::optional<campaign::Store::Refused>;

Refusal write(const std::string& store, StarChange& change, OpinionKeeper::Act act) {
  if (act == OpinionKeeper::Act::say) {
    auto opened = campaign::StoreReader::open(store);
    if (auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return *refused;
    change.before =
        std::get<std::unique_ptr<campaign::StoreReader>>(opened)->opinions().starsOf(change.candidate);
  }
  const auto stars = act == OpinionKeeper::Act::undo ? change.before : change.after;
  return stars ? campaign::keepStars(store, {change.candidate, *stars})
               : campaign::takeStarsBack(store, change.candidate);
}

Refusal write(const std::string& store, const campaign::PairedComparison& comparison,
              OpinionKeeper::Act act) {
  return act == OpinionKeeper::Act::undo ? campaign::takeComparisonBack(store, comparison)
                                         : campaign::keepComparison(store, comparison);
}

}  // namespace

OpinionKeeper::OpinionKeeper(QObject* parent)
    : QObject(parent), m_job([this](std::uint64_t, const Result<Result<Opinion>>& result) {
        if (!result) {
          emit failed(QString::fromStdString(result.failure()));
        } else if (!*result) {
          emit failed(QString::fromStdString(result->failure()));
        } else {
          emit kept(**result, m_act);
        }
        next();
      }) {}

void OpinionKeeper::keep(const QString& store, const Opinion& opinion, Act act) {
  m_wishes.push_back({store.toStdString(), opinion, act});
  if (!m_job.running()) next();
}

void OpinionKeeper::next() {
  if (m_wishes.empty()) {
    emit rested();
    return;
  }
  m_act = m_wishes.front().act;
  m_job.start(0, [wish = std::move(m_wishes.front())](const std::stop_token&) -> Result<Opinion> {
    Opinion opinion = wish.opinion;
    const Refusal refused =
        std::visit([&wish](auto& said) { return write(wish.store, said, wish.act); }, opinion);
    if (refused) return Failure{refused->message};
    return opinion;
  });
  m_wishes.pop_front();
}

}  // namespace ludo::widgets
