#include "converter/readers/retold/apart/counted_names_told.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostNamed = 12;  ///< batteries or battalions that are counted and named on one line

/// Some troops that are counted, and then named.
struct NamedTroops {
  int count = 0;
  std::string_view sort;                ///< "Grenadier bns"
  std::vector<std::string_view> names;  ///< "Alba", "Dale"
  std::string_view typed;               ///< the same as they stand there: "Alba and Dale"
  std::size_t end = 0;                  ///< the token behind them, and behind their bracket
};

/// The names of tokens [from, to) between commas and "and"; none if anything else is there.
std::vector<std::string_view> names_in(const Range& all, std::size_t from, std::size_t to, std::string_view line) {
  constexpr std::array kOther = {Sense::kind, Sense::unit, Sense::count, Sense::rank, Sense::command, Sense::arm};
  std::vector<std::string_view> names;
  std::size_t begin = from;
  for (std::size_t at = from; at <= to; ++at) {
    if (at < to && !is_joint(all.tokens, at, all.words)) {
      if (all.tokens[at].is != Token::Is::word) return {};
      for (const Sense sense : kOther)
        if (const std::optional<PhraseFound> found = all.find(sense, at); found && !found->part) return {};
      continue;
    }
    const bool both = at > from && begin == at && at < to && !all.tokens[at].mark(",");  // ", and"
    if (begin == at && !both) return {};
    if (begin < at) {
      if (!capital_at(line, all.tokens[begin].begin)) return {};
      names.push_back(line.substr(all.tokens[begin].begin, all.tokens[at - 1].end - all.tokens[begin].begin));
    }
    begin = at + 1;
  }
  return names;
}

/// The token behind a sort, "Grenadier bns", "British batteries", "hussar regiments of the Line", that begins at
/// `from`; `from` if it is none for several.
std::size_t sort_end(const Range& all, std::size_t from) {
  bool several = false;
  std::size_t at = from;
  while (at < all.to) {
    std::size_t length = 0;
    for (const Sense sense : {Sense::kind, Sense::quality, Sense::nation, Sense::link})
      if (const std::optional<PhraseFound> found = all.find(sense, at)) length = std::max(length, found->length);
    if (const std::optional<PhraseFound> count = all.find(Sense::count, at)) {
      if (count->is != "battalions" && count->is != "regiments" && count->is != "batteries") return from;
      several = true;
      length = std::max(length, count->length);
    }
    const bool within = at > from && (all.mark(at, ".") || (all.mark(at, "-") && all.tokens[at].joined));
    if (length == 0 && !within) break;  // "Gren.-Btl."
    at += std::max(length, std::size_t{1});
  }
  return several ? at : from;
}

std::optional<NamedTroops> named_at(const Range& all, std::size_t at, std::string_view line) {
  const std::optional<std::pair<int, std::size_t>> count = all.figure_at(at);
  if (!count || count->first < 1 || count->first > kMostNamed) return std::nullopt;
  const std::size_t sort = count->second, mark = sort_end(all, sort);
  if (mark == sort || mark >= all.to) return std::nullopt;
  const bool bracket = all.mark(mark, "(");
  const bool set_off = bracket || all.mark(mark, ":") || (all.mark(mark, "-") && !all.tokens[mark].joined);
  const std::size_t first = mark + (set_off ? 1 : 0);
  std::size_t end = first;
  const auto ends = [&] {
    return bracket ? all.mark(end, ")") : all.mark(end, "(") || all.mark(end, ";") || all.mark(end, "-");
  };
  while (end < all.to && !ends()) ++end;
  if ((bracket && end == all.to) || end == first) return std::nullopt;
  NamedTroops troops;
  troops.count = count->first;
  troops.sort = line.substr(all.tokens[sort].begin, all.tokens[mark - 1].end - all.tokens[sort].begin);
  troops.names = names_in(all, first, end, line);
  troops.typed = line.substr(all.tokens[first].begin, all.tokens[end - 1].end - all.tokens[first].begin);
  troops.end = end + (bracket ? 1 : 0);
  return troops.names.size() == static_cast<std::size_t>(troops.count) ? std::optional(troops) : std::nullopt;
}

/// "British batteries": with the captains in a bracket they are told as they stand.
bool names_batteries_of_nation(const NamedTroops& troops, const PhraseBook& words) {
  const Tokens sort = tokens_of(troops.sort);
  const std::optional<PhraseFound> last = words.find(Sense::count, sort, sort.size() - 1);
  return last && last->is == "batteries" && words.any(Sense::nation, sort, 0, sort.size());
}

/// Where entries may begin: at the start, and behind a colon, a semicolon or a dash.
bool begins_entry(const Tokens& tokens, std::size_t at) {
  return at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(";") ||
         (tokens[at - 1].mark("-") && !tokens[at - 1].joined);
}

}  // namespace

std::string with_names_of_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!begins_entry(tokens, at)) continue;
    const std::optional<NamedTroops> troops = named_at(all, at, line);
    if (!troops || troops->count < 2 || names_batteries_of_nation(*troops, words)) continue;
    const std::size_t end = troops->end;
    const std::string_view behind = end < tokens.size() ? line.substr(tokens[end].begin) : std::string_view{};
    const bool blank = end < tokens.size() && !all.mark(end, ",") && !all.mark(end, ";");
    // "4 Gren.-Btl. (Alba, Toro), zus. 2200 Mann", "... (Alba, Toro) 1800 Mann": the men of all
    const std::size_t sum = all.mark(end, ",") ? end + 1 : end;
    const std::optional<PhraseFound> total = all.find(Sense::total, sum);
    std::size_t figure = sum + (total ? total->length : 0);
    if (total && all.mark(figure, ".")) ++figure;
    if (tokens[end - 1].mark(")") && (total || sum == end) && all.number(figure)) {
      const bool plural = singular(troops->sort, words) != troops->sort;  // "Gren.-Btl." tells no more than "Btl."
      const std::string apart = plural ? " & " : fmt::format("; {} ", troops->sort);
      return fmt::format("{}{} {} ({})", line.substr(0, tokens[at].begin), troops->sort,
                         fmt::join(troops->names, apart), line.substr(tokens[figure].begin));
    }
    return fmt::format("{}{} {}{}{}", line.substr(0, tokens[at].begin), troops->sort, troops->typed, blank ? " " : "",
                       behind);
  }
  return std::string(line);
}

std::string with_captains_of_each_nation(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::size_t begin = 0;
  while (begin < tokens.size() && !tokens[begin].mark(":")) ++begin;
  begin = begin == tokens.size() ? 0 : begin + 1;
  const std::optional<NamedTroops> first = named_at(all, begin, line);
  if (!first || !is_joint(tokens, first->end, words) || !tokens[first->end - 1].mark(")")) return std::string(line);
  const std::optional<std::pair<int, std::size_t>> count = all.figure_at(first->end + 1);
  std::size_t open = count ? count->second : tokens.size(), close = open;
  if (!count || !all.find(Sense::nation, open)) return std::string(line);
  while (open < tokens.size() && tokens[open].is == Token::Is::word) ++open;
  while (close < tokens.size() && !tokens[close].mark(")")) ++close;
  if (!all.mark(open, "(") || close == tokens.size() ||
      names_in(all, open + 1, close, line).size() != static_cast<std::size_t>(count->first))
    return std::string(line);
  std::size_t behind = close + 1;
  while (all.mark(behind, ",")) ++behind;
  const auto from = [&](std::size_t token, std::size_t to) { return text_between(line, tokens[token], tokens[to]); };
  return fmt::format("{}{} {}, {} {}{}", line.substr(0, tokens[begin].begin), first->count,
                     from(all.figure_at(begin)->second, first->end - 1), count->first, from(count->second, close),
                     behind > close + 1 && behind < tokens.size()
                         ? fmt::format(" - {}", line.substr(tokens[behind].begin))
                         : std::string(line.substr(tokens[close].end)));
}

}  // namespace estafette::readers
