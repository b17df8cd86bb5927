#include "tabletop/returns/share_losses.hpp"

#include "base/apportion.hpp"
#include "base/csv.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

namespace estafette::tabletop {
namespace {

using Amounts = std::vector<std::int64_t>;

/// Deals `total` by weights, and never more to anybody than he has: what is too much goes to the others.
Amounts dealt_within(std::int64_t total, const Amounts& has) {
  std::int64_t all = 0;
  for (const std::int64_t one : has) all += one;
  Amounts dealt = apportion(std::min(total, all), has);
  std::int64_t over = 0;
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    over += std::max<std::int64_t>(dealt[i] - has[i], 0);
    dealt[i] = std::min(dealt[i], has[i]);
  }
  for (std::size_t i = 0; i < dealt.size() && over > 0; ++i) {
    const std::int64_t more = std::min(over, has[i] - dealt[i]);
    dealt[i] += more;
    over -= more;
  }
  return dealt;
}

/// Men out, of all men of the piece. Where a step is a share of the whole piece (a hit, a stand, a point) its part of
/// the men is lost; where steps wear a base out, as disruption points, each costs its share of the base.
std::int64_t men_out(const RosterPiece& piece, const PieceReturn& given, std::int64_t men, const TabletopRules& rules) {
  if (given.lost == 0 || given.cause.empty()) return 0;
  constexpr std::int64_t kWhole = 100;
  const int out = rules.table("returns").row(given.cause).whole("out");
  const bool whole_piece = given.cause == "destroyed" || given.cause == "surrender";
  if (rules.id == "squares")
    return nearest_share(men, {std::min<std::int64_t>(whole_piece ? out : out * given.lost, kWhole), kWhole});
  return nearest_share(men, {static_cast<std::int64_t>(out) * given.lost, kWhole * piece.steps});
}

void share_piece(const RosterPiece& piece, const PieceReturn& given, const TabletopRules& rules,
                 std::vector<MemberLoss>& losses) {
  Amounts men, guns;
  std::int64_t all = 0;
  for (const PieceMember& member : piece.members) {
    men.push_back(member.men);
    guns.push_back(member.guns);
    all += member.men;
  }
  Amounts out = dealt_within(men_out(piece, given, all, rules), men);
  const Amounts guns_out = dealt_within(given.guns_lost, guns);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (guns_out[i] > 0) out[i] = std::max(out[i], nearest_share(men[i], {guns_out[i], guns[i]}));
    MemberLoss loss{piece.members[i].id,   piece.members[i].name,        piece.id, piece.members[i].men, 0, 0, 0,
                    piece.members[i].guns, static_cast<int>(guns_out[i])};
    if (out[i] > 0) {
      const RuleRow& row = rules.table("returns").row(given.cause.empty() ? "destroyed" : given.cause);
      const Amounts parts = apportion(out[i], {row.whole("killed"), row.whole("wounded"), row.whole("missing")});
      loss.killed = static_cast<int>(parts[0]);
      loss.wounded = static_cast<int>(parts[1]);
      loss.missing = static_cast<int>(parts[2]);
    }
    losses.push_back(loss);
  }
}

}  // namespace

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
