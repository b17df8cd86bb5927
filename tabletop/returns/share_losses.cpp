#include "tabletop/returns/share_losses.hpp"

#include "base/apportion.hpp"
#include "base/csv.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace estafette::tabletop {
namespace {

using Amounts = std::vector<std::int64_t>;

constexpr std::int64_t kHundred = 100;
constexpr std::int64_t kGunners = 1, kOthers = 2;  // gunners stand farther back, and count half

std::int64_t sum_of(const Amounts& amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), std::int64_t{0});
}

/// Men out, of all men of the piece. A step is a share of it (a hit, a stand), and its part of the men is lost; a point
/// wears the whole piece out, as disruption does.
std::int64_t men_out(const RosterPiece& piece, const PieceReturn& given, std::int64_t men, const TabletopRules& rules) {
  if (given.lost == 0 || given.cause.empty()) return 0;
  const RuleRow& cause = rules.table("returns").row(given.cause);
  const std::int64_t out = cause.whole("out");
  if (cause.text("of") == "step") return nearest_share(men, {out * given.lost, kHundred * piece.steps});
  if (cause.text("of") == "point") return nearest_share(men, {std::min(out * given.lost, kHundred), kHundred});
  return nearest_share(men, {out, kHundred});
}

Amounts crews_of(const PieceMember& member) {
  return apportion(member.men, Amounts(static_cast<std::size_t>(member.guns), 1));
}

/// The most that the gunners of a member can lose beside the crews of its lost guns.
std::int64_t most_gunners(const PieceMember& member, int guns_lost, int percent) {
  return sum_of(crews_lost(crews_of(member), guns_lost, member.men, percent));
}

/// Of the men lost: the crews of lost guns as the cause has it, captured or shot down; all others by its shares.
void tell_apart(MemberLoss& loss, std::int64_t with_guns, std::int64_t others, const RuleRow& cause) {
  Amounts parts = apportion(others, {cause.whole("killed"), cause.whole("wounded"), cause.whole("missing")});
  const Amounts crews = cause.text("guns") == "taken"
                            ? Amounts{0, 0, with_guns}
                            : apportion(with_guns, {cause.whole("killed"), cause.whole("wounded"), 0});
  loss.killed = static_cast<int>(parts[0] + crews[0]);
  loss.wounded = static_cast<int>(parts[1] + crews[1]);
  loss.missing = static_cast<int>(parts[2] + crews[2]);
}

void share_piece(const RosterPiece& piece, const PieceReturn& given, const TabletopRules& rules,
                 std::vector<MemberLoss>& losses) {
  Amounts men, guns, weights;
  for (const PieceMember& member : piece.members) {
    men.push_back(member.men);
    guns.push_back(member.guns);
    weights.push_back(member.men * (member.guns > 0 ? kGunners : kOthers));
  }
  const int percent = rules.whole("gunners-most");
  const Amounts guns_out = dealt_within(given.guns_lost, guns, guns);
  Amounts most = men;
  for (std::size_t i = 0; i < most.size(); ++i)
    if (guns[i] > 0) most[i] = most_gunners(piece.members[i], static_cast<int>(guns_out[i]), percent);
  const Amounts out = dealt_within(men_out(piece, given, sum_of(men), rules), weights, most);
  const RuleRow& cause = rules.table("returns").row(given.cause.empty() ? "destroyed" : given.cause);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const PieceMember& member = piece.members[i];
    MemberLoss loss{member.id, member.name, piece.id, member.men, 0, 0, 0, member.guns, static_cast<int>(guns_out[i])};
    const std::int64_t with_guns = sum_of(crews_lost(crews_of(member), loss.guns_lost, 0, percent));
    tell_apart(loss, with_guns, std::max(out[i] - with_guns, std::int64_t{0}), cause);
    losses.push_back(loss);
  }
}

}  // namespace

std::vector<std::int64_t> dealt_within(std::int64_t total, const std::vector<std::int64_t>& weights,
                                       const std::vector<std::int64_t>& most) {
  Amounts dealt = apportion(std::min(total, sum_of(most)), weights);
  std::int64_t over = 0;
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    over += std::max<std::int64_t>(dealt[i] - most[i], 0);
    dealt[i] = std::min(dealt[i], most[i]);
  }
  for (std::size_t i = 0; i < dealt.size() && over > 0; ++i) {
    const std::int64_t more = std::min(over, most[i] - dealt[i]);
    dealt[i] += more;
    over -= more;
  }
  return dealt;
}

std::vector<std::int64_t> crews_lost(const std::vector<std::int64_t>& crews, int guns, std::int64_t men, int percent) {
  std::vector<std::size_t> by_size(crews.size());
  std::iota(by_size.begin(), by_size.end(), std::size_t{0});
  std::stable_sort(by_size.begin(), by_size.end(), [&](std::size_t a, std::size_t b) { return crews[a] > crews[b]; });
  Amounts lost(crews.size(), 0), most(crews.size(), 0);
  for (std::size_t i = 0; i < by_size.size(); ++i) {
    const std::size_t crew = by_size[i];
    if (i < static_cast<std::size_t>(guns))
      lost[crew] = crews[crew];
    else
      most[crew] = crews[crew] * percent / kHundred;
  }
  const Amounts others = dealt_within(std::max<std::int64_t>(men - sum_of(lost), 0), most, most);
  for (std::size_t i = 0; i < lost.size(); ++i) lost[i] += others[i];
  return lost;
}

std::vector<MemberLoss> share_losses(const TableRoster& roster, const std::vector<PieceReturn>& returned,
                                     const TabletopRules& rules) {
  std::map<std::string, const PieceReturn*> by_piece;
  for (const PieceReturn& given : returned) by_piece[given.piece] = &given;
  std::vector<MemberLoss> losses;
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) {
      const auto given = by_piece.find(piece.id);
      share_piece(piece, given == by_piece.end() ? PieceReturn{} : *given->second, rules, losses);
    }
  return losses;
}

std::string losses_csv(const std::vector<MemberLoss>& losses) {
  std::string text = csv_line(
      {"unit", "name", "piece", "before", "killed", "wounded", "missing", "after", "guns_before", "guns_lost"});
  for (const MemberLoss& loss : losses)
    text += csv_line({loss.id, loss.name, loss.piece, std::to_string(loss.before), std::to_string(loss.killed),
                      std::to_string(loss.wounded), std::to_string(loss.missing), std::to_string(loss.after()),
                      std::to_string(loss.guns_before), std::to_string(loss.guns_lost)});
  return text;
}

}  // namespace estafette::tabletop
