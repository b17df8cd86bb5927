#include "converter/readers/copied/commands/brigades_apart.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::string_view kBetween = "; ", kDash = " - ", kColon = ": ";

bool names_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation && head.level;
}

bool begins_with_number(std::string_view text) {
  const Tokens tokens = tokens_of(text);
  return !tokens.empty() && tokens[0].is == Token::Is::ordinal;
}

/// "1st Division - Kern Brigade Roe - 3 bases (24th, 42nd)": where the brigade begins, behind the leader of the
/// division; 0 if the line is no such one.
std::size_t brigade_behind_leader(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kBrigade = " Brigade ";
  constexpr std::size_t kMostWords = 3;  // of the leader
  const std::size_t dash = line.find(kDash),
                    brigade = dash == std::string_view::npos ? dash : line.find(kBrigade, dash);
  if (brigade == std::string_view::npos || line.find(kDash, brigade) == std::string_view::npos) return 0;
  const std::size_t from = dash + kDash.size();
  const Tokens leader = from < brigade ? tokens_of(line.substr(from, brigade - from)) : Tokens{};
  const bool person = !leader.empty() && leader.size() <= kMostWords &&
                      std::all_of(leader.begin(), leader.end(), [&](const Token& token) {
                        return token.is == Token::Is::word && capital_at(line, from + token.begin);
                      });
  return person && names_command(line.substr(0, dash), words) ? brigade + 1 : 0;
}

/// "Kern's Brigade - 1st Texas (426)": where the mark between a command and its troops stands.
std::size_t mark_in(std::string_view piece) {
  const std::size_t dash = piece.find(kDash);
  return dash != std::string_view::npos ? dash : piece.rfind(kColon);
}

}  // namespace

std::vector<std::string> brigades_apart(std::string_view line, const PhraseBook& words) {
  if (const std::size_t brigade = brigade_behind_leader(line, words); brigade > 0)
    return {std::string(trim(line.substr(0, brigade))), std::string(line.substr(brigade))};
  std::vector<std::string> apart;
  std::string_view division;
  if (line.find(kBetween) == std::string_view::npos) return {};
  for (std::size_t from = 0; from < line.size();) {
    const std::size_t end = std::min(line.find(kBetween, from), line.size());
    std::string_view piece = trim(line.substr(from, end - from));
    std::size_t mark = mark_in(piece);
    const std::size_t above = from == 0 ? piece.find(kColon) : std::string_view::npos;
    if (above < mark && mark != std::string_view::npos) {
      division = piece.substr(0, above);
      piece.remove_prefix(above + kColon.size());
      mark = mark_in(piece);
    }
    if (mark == std::string_view::npos || (!division.empty() && piece[mark] == ':')) return {};
    const std::string_view name = piece.substr(0, mark);
    const std::string_view list = piece.substr(mark + (piece[mark] == ':' ? kColon : kDash).size());
    if (!names_command(name, words) || !begins_with_number(list) || list.find(kDash) != std::string_view::npos ||
        list.find(kColon) != std::string_view::npos)
      return {};
    apart.push_back(fmt::format("{}: {}", name, list));
    from = end + kBetween.size();
  }
  if (apart.size() < 2 || (!division.empty() && !names_command(division, words))) return {};
  if (division.empty()) return apart;
  return {fmt::format("{}: {}", division, fmt::join(apart, kBetween))};  // whose total may stand at its end
}

}  // namespace estafette::readers
