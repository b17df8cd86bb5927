#include "converter/readers/counted/parts/parts_of_each.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/battery.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "three battalions each of the": how many of what, and whether each of the regiments has them.
struct PartsCounted {
  std::size_t begin = 0, end = 0;  ///< its tokens
  int number = 0;
  std::string what;  ///< "battalions"
  bool each = false;
  bool same = false;  ///< of the word before: "two battalions of the 9th and one of the 24th"
};

bool is_plain_link(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && (link->is.empty() || link->is == "article");
}

std::optional<PartsCounted> parts_counted_at(const Tokens& tokens, std::size_t at, const std::string& before,
                                             const PhraseBook& words) {
  const Range line{tokens, tokens.size(), words};
  const auto figure = line.figure_at(at);
  if (!figure || tokens[at].is == Token::Is::ordinal) return std::nullopt;
  const std::optional<PhraseFound> count = line.find(Sense::count, figure->second);
  const bool same = !before.empty() && !line.number(at) && is_plain_link(tokens, figure->second, words);
  if (!same && !(count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies")))
    return std::nullopt;
  PartsCounted parts{at,  figure->second + (same ? 0 : count->length), figure->first, same ? before : count->is, false,
                     same};
  if (const std::optional<PhraseFound> each = line.find(Sense::each, parts.end); each && each->length == 1) {
    parts.each = true;
    ++parts.end;
  }
  const std::size_t first = parts.end;
  while (parts.end + 1 < tokens.size() && is_plain_link(tokens, parts.end, words)) ++parts.end;
  return parts.end > first ? std::optional(std::move(parts)) : std::nullopt;
}

/// "1st Real Marina" before "Murcia Infantry Regiments" as "1st Real Marina Infantry Regiment": the words at the end
/// are those of all, where only names stand before it. Numbers alone find theirs in any list.
void tell_kind_of_all(std::vector<std::string>& names, const PhraseBook& words) {
  const std::string last = names.back();
  const Tokens tokens = tokens_of(last);
  const auto tells = [&](const Tokens& name, std::size_t at) {
    return words.has(Sense::kind, name, at) || words.has(Sense::unit, name, at) || words.has(Sense::arm, name, at);
  };
  std::size_t kind = 1;
  while (kind < tokens.size() && !tells(tokens, kind)) ++kind;
  if (kind >= tokens.size() || names.size() < 2 || !may_be_several(last, words)) return;
  for (std::string& name : names) {
    const Tokens own = tokens_of(name);
    bool told = own.size() == 1 && own[0].is != Token::Is::word;
    for (std::size_t at = 0; at < own.size(); ++at) told = told || tells(own, at);
    if (!told) name = fmt::format("{} {}", name, last.substr(tokens[kind].begin));
    name = singular(name, words);
  }
}

/// The regiments between two tokens, without articles before them.
std::vector<std::string> regiments_between(std::string_view text, const Tokens& tokens, std::size_t from,
                                           std::size_t to, const PhraseBook& words) {
  std::vector<std::string> names;
  std::size_t begin = from;
  for (std::size_t at = from; at <= to; ++at) {
    if (at < to && !is_joint(tokens, at, words)) continue;
    while (begin + 1 < at && is_plain_link(tokens, begin, words)) ++begin;
    if (begin < at) names.push_back(tidy(text_between(text, tokens[begin], tokens[at - 1])));
    begin = at + 1;
  }
  if (!names.empty()) tell_kind_of_all(names, words);
  return names;
}

/// ", the 1st Battalion of the Reyna Regiment": which battalion it is, and none of those that are counted.
bool is_one_battalion(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at + 1 < tokens.size() && is_plain_link(tokens, at, words)) ++at;
  const std::optional<PhraseFound> part = at + 1 < tokens.size() && tokens[at].is == Token::Is::ordinal
                                              ? words.find(Sense::count, tokens, at + 1)
                                              : std::nullopt;
  return part && part->is == "battalions";
}

/// "24th", "Toro": a number or a name; not "light infantry", "12 guns".
bool may_name_regiment(const std::string& name) {
  const Tokens tokens = tokens_of(name);
  const auto figure = [](const Token& token) { return token.is == Token::Is::number; };
  const bool named = !tokens.empty() && (tokens[0].is == Token::Is::ordinal ||
                                         (tokens[0].is == Token::Is::word && !is_small(name[tokens[0].begin])));
  return named && std::none_of(tokens.begin(), tokens.end(), figure);
}

bool has_small_words(std::string_view line) {
  constexpr int kFewest = 3;
  int words = 0;
  for (std::size_t at = 1; at < line.size() && words < kFewest; ++at)
    words += line[at - 1] == ' ' && line[at] >= 'a' && line[at] <= 'z' ? 1 : 0;
  return words >= kFewest;
}

/// "two battalions of the 63rd, of the 7th and of the 24th", "deux du 9e et le 33e": each regiment behind the first has
/// a word of its own before it, so that what is counted is the first's. "of the 9th and the 24th" may be of both.
bool counts_first_only(const Tokens& tokens, const PartsCounted& parts, std::size_t to, const PhraseBook& words) {
  bool joined = false;
  for (std::size_t at = parts.end; at < to; ++at) {
    if (!is_joint(tokens, at, words)) continue;
    while (at + 1 < to && is_joint(tokens, at + 1, words)) ++at;
    if (at + 1 >= to || !is_plain_link(tokens, at + 1, words)) return false;
    const bool governed = tokens[at + 1].text == tokens[parts.end - 1].text && !is_plain_link(tokens, at + 2, words) &&
                          is_plain_link(tokens, parts.end - 2, words);
    if (governed) return false;
    joined = true;
  }
  return joined;
}

/// "63e de ligne (2 bataillons)" and the others, each an entry of its own.
std::string counted_for_first(const PartsCounted& parts, const std::vector<std::string>& regiments) {
  std::string list = fmt::format("{} ({} {}) [guessed: {} {} of this one alone]", regiments.front(), parts.number,
                                 parts.what, parts.number, parts.what);
  for (std::size_t at = 1; at < regiments.size(); ++at) list.append("; ").append(regiments[at]);
  return list;
}

/// "63e": nothing says of which sort it is.
bool is_bare_number(const std::string& name) {
  return tokens_of(name).size() == 1 && tokens_of(name).front().is == Token::Is::ordinal;
}

/// "four squadrons of the 9th and 24th Dragoons" as two of each, marked; empty if they do not come out even.
std::string shared_for(const PartsCounted& parts, const std::vector<std::string>& regiments, const PhraseBook& words) {
  const int count = static_cast<int>(regiments.size());
  if (count == 0 || parts.number % count != 0) return "";
  const std::string& last = regiments.back();
  const Tokens named = tokens_of(last);
  const std::string sort = named.size() > 1 && named[0].is == Token::Is::ordinal ? last.substr(named[0].end) : "";
  std::string list;
  for (const std::string& regiment : regiments)
    list += fmt::format("{}{} ({} {}) [guessed: a share of {} {} for {} units]", list.empty() ? "" : "; ",
                        singular(regiment + (is_bare_number(regiment) ? sort : ""), words), parts.number / count,
                        parts.what, parts.number, parts.what, count);
  return list;
}

std::string counted_for(const PartsCounted& parts, const std::vector<std::string>& regiments) {
  std::string list;
  const bool of_all = !parts.each && regiments.size() > 1;  // shared, and marked
  const std::string count = fmt::format(" ({} {}{})", parts.number, parts.what, of_all ? " total" : "");
  for (const std::string& regiment : regiments) {
    const bool last = &regiment == &regiments.back();
    list.append(list.empty() ? "" : ", ").append(regiment).append(parts.each || last ? count : "");
  }
  return list;
}

}  // namespace

std::string with_parts_of_each(std::string_view line, const PhraseBook& words) {
  if (!has_small_words(line) || line.find('(') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::vector<PartsCounted> counted;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const bool begins = !counted.empty() && is_joint(tokens, at - 1, words);
    std::optional<PartsCounted> parts = parts_counted_at(tokens, at, begins ? counted.back().what : "", words);
    if (!parts) continue;
    at = parts->end - 1;
    counted.push_back(*std::move(parts));
  }
  if (counted.empty()) return std::string(line);
  std::size_t end = 0;  // before a note
  while (end < tokens.size() && !tokens[end].mark("[")) ++end;
  const std::string_view note = end < tokens.size() ? line.substr(tokens[end].begin) : std::string_view{};
  while (end > 0 && tokens[end - 1].mark(".")) --end;
  std::size_t before = counted.front().begin;  // ", and", behind regiments of which nothing is counted
  while (before > 0 && is_joint(tokens, before - 1, words)) --before;
  const bool listed = before < counted.front().begin;
  std::string told(before > 0 ? line.substr(0, tokens[before - 1].end) : std::string_view{});
  bool several = false;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    std::size_t to = i + 1 < counted.size() ? counted[i + 1].begin : end;
    while (to > counted[i].end && is_joint(tokens, to - 1, words)) --to;
    const auto ends = [](const Token& token) { return token.mark(";") || token.mark(":") || token.mark("."); };
    if (std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(counted[i].end),
                    tokens.begin() + static_cast<std::ptrdiff_t>(to), ends))
      return std::string(line);
    std::size_t own = counted[i].end;  // up to where what is counted ends
    while (own < to && !(is_joint(tokens, own, words) && is_one_battalion(tokens, own + 1, words))) ++own;
    std::size_t last = own;
    while (last > counted[i].end && is_joint(tokens, last - 1, words)) --last;
    const std::vector<std::string> regiments = regiments_between(line, tokens, counted[i].end, last, words);
    if (regiments.empty() || !std::all_of(regiments.begin(), regiments.end(), may_name_regiment))
      return std::string(line);
    const bool first = !counted[i].each && regiments.size() > 1 && counts_first_only(tokens, counted[i], last, words);
    if (first && is_bare_number(regiments[0])) return std::string(line);
    several = several || regiments.size() > 1 || counted[i].same;
    told.append(i == 0 && !listed ? " " : "; ");
    const bool among_others = !first && !counted[i].each && regiments.size() > 1 && counted.size() > 1 && !listed;
    const std::string shared = among_others ? shared_for(counted[i], regiments, words) : "";
    if (among_others && shared.empty()) return std::string(line);
    told.append(first          ? counted_for_first(counted[i], regiments)
                : among_others ? shared
                               : counted_for(counted[i], regiments));
    for (const std::string& other : regiments_between(line, tokens, own, to, words)) told.append("; ").append(other);
  }
  if (!note.empty()) told.append(" ").append(note);
  return several ? told : std::string(line);
}

std::string with_each_behind(std::string_view line, const PhraseBook& words) {
  if (!has_small_words(line)) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    if (!all.find(Sense::each, at)) continue;
    const std::size_t figure = is_plain_link(tokens, at + 1, words) ? at + 2 : at + 1;
    const auto number = all.figure_at(figure);
    const std::optional<PhraseFound> count = number ? all.find(Sense::count, number->second) : std::nullopt;
    if (!count || (count->is != "battalions" && count->is != "squadrons")) continue;
    std::size_t from = at;  // ", each of three battalions", "zu je drei Bataillonen"
    while (from > 1 && (tokens[from - 1].mark(",") || is_plain_link(tokens, from - 1, words))) --from;
    std::size_t to = number->second + count->length;
    std::string told = fmt::format("{} ({} {} each)", line.substr(0, tokens[from - 1].end), number->first, count->is);
    if (to >= tokens.size()) return told;
    // "..., and the 45th Line of two"
    const std::size_t last = tokens.back().mark(".") ? tokens.size() - 2 : tokens.size() - 1;
    const auto fewer = last > to + 2 && is_plain_link(tokens, last - 1, words) ? all.figure_at(last) : std::nullopt;
    const std::size_t end = fewer ? tokens[last - 2].end : line.size();
    told.append(line.substr(tokens[to - 1].end, end - tokens[to - 1].end));
    return fewer ? fmt::format("{} ({} {})", told, fewer->first, count->is) : told;
  }
  return std::string(line);
}

std::string with_each_before(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of("(;") != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const std::optional<PhraseFound> each = all.find(Sense::each, at);
    const auto number = each ? all.figure_at(at + each->length) : std::nullopt;
    const std::optional<PhraseFound> count = number ? all.find(Sense::count, number->second) : std::nullopt;
    if (!count || (count->is != "battalions" && count->is != "squadrons")) continue;
    const std::size_t linked = number->second + count->length;
    std::size_t begin = linked;
    while (begin + 1 < tokens.size() && is_plain_link(tokens, begin, words)) ++begin;
    std::string_view regiments = line.substr(tokens[std::min(begin, tokens.size() - 1)].begin);
    if (regiments.ends_with('.')) regiments.remove_suffix(1);
    const bool several = regiments_between(line, tokens, begin, tokens.size(), words).size() > 1;
    if (begin == linked || !several || regiments.find(':') != std::string_view::npos) return std::string(line);
    std::size_t end = at;  // "Brigade Kern mit", "Brigade Kern:"
    while (end > 0 &&
           (tokens[end - 1].mark(":") || tokens[end - 1].mark(",") || is_plain_link(tokens, end - 1, words) ||
            all.is(Sense::link, end - 1, "with") || all.is(Sense::link, end - 1, "holds")))
      --end;
    const std::string before = end > 0 ? fmt::format("{}: ", line.substr(0, tokens[end - 1].end)) : "";
    return fmt::format("{}{} ({} {} each)", before, regiments, number->first, count->is);
  }
  return std::string(line);
}

std::string with_last_at_comma(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kJoint = ", and ", kArticle = "the ", kOther = ", the ";
  std::size_t at = line.find(kJoint);
  if (at == std::string_view::npos) return std::string(line);
  std::string told;
  std::size_t from = 0;
  for (; at != std::string_view::npos; at = line.find(kJoint, at + kJoint.size())) {
    const std::size_t semicolon = line.rfind(';', at);
    const std::size_t entry = std::max(from, semicolon == std::string_view::npos ? std::size_t{0} : semicolon);
    std::string_view behind = line.substr(at + kJoint.size());
    if (behind.starts_with(kArticle)) behind.remove_prefix(kArticle.size());
    const bool counted =
        words.has(Sense::number, tokens_of(behind.substr(0, behind.find(' '))), 0);  // "five companies"
    const bool name = !behind.empty() && (begins_capital(behind) || is_digit(behind.front()) || counted);
    if (!name || line.substr(entry, at - entry).find(", ") == std::string_view::npos) continue;
    told.append(line.substr(from, at - from)).append(", ");
    from = line.size() - behind.size();
  }
  told.append(line.substr(from));
  for (at = told.find(kOther); from > 0 && at != std::string::npos; at = told.find(kOther, at + 1))
    if (at + kOther.size() < told.size() && capital_at(told, at + kOther.size())) told.erase(at + 2, kArticle.size());
  return told;
}

std::string with_battalions_in_list(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of(",&") == std::string_view::npos && line.find(" of ") == std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(line);
  const auto ordinal = [&](std::size_t at) { return at < tokens.size() && tokens[at].is == Token::Is::ordinal; };
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    if (!ordinal(at)) continue;
    const std::optional<PhraseFound> part = words.find(Sense::count, tokens, at + 1);
    if (!part || part->is != "battalions") continue;
    std::size_t number = at + 1 + part->length;
    if (number < tokens.size() && tokens[number].mark(".")) ++number;
    const std::size_t linked = number;
    while (number + 1 < tokens.size() && is_plain_link(tokens, number, words)) ++number;
    if (!ordinal(number)) continue;
    const bool ends = number + 1 == tokens.size() || is_joint(tokens, number + 1, words);
    const bool begins = at == 0 || is_joint(tokens, at - 1, words) || tokens[at - 1].mark(":");
    bool more = false;  // "and 1st Battalion of the 45th Line"
    for (std::size_t next = number + 1; number > linked && next < tokens.size() && !more; ++next)
      more = is_joint(tokens, next, words) && is_one_battalion(tokens, next + 1, words);
    const bool after = number > linked && told.changed();  // behind such another
    if (!begins || !(ends || more || after)) continue;
    told.put(tokens[at].begin, tokens[number].begin, fmt::format("{}/", tokens[at].value));
    at = number;
  }
  return told.text();
}

namespace {

constexpr int kMostGunsOfOne = 12;
constexpr std::size_t kLongestOf = 3;  ///< letters of "of", "de", "zu"

/// The token behind "of", "zu je", "à"; `at` itself if none of them stands there.
std::size_t past_of_each(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size()) {
    const std::optional<PhraseFound> each = words.find(Sense::each, tokens, at);
    const bool of = tokens[at].end - tokens[at].begin <= kLongestOf && is_plain_link(tokens, at, words);
    if (!each && !of) break;
    at += each ? each->length : 1;
  }
  return at;
}

}  // namespace

std::string with_guns_of_each_battery(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::string text(line);
  for (std::size_t at = tokens.size(); at-- > 0;) {  // from the end: what is before keeps its place
    const std::optional<FoundBatteries> batteries =
        tokens[at].is == Token::Is::number ? batteries_at(all, at) : std::nullopt;
    if (!batteries || batteries->count < 2) continue;
    std::size_t end = at + 1;  // of the batteries: "of 8" may have been taken for their calibre
    while (end < batteries->end && past_of_each(tokens, end, words) == end) ++end;
    const std::size_t count = past_of_each(tokens, end, words);
    if (count == end || count + 1 >= tokens.size() || tokens[count].is != Token::Is::number) continue;
    const std::optional<FoundGuns> guns = gun_group_at(all, count);
    if (!guns || guns->group.guns < 1 || guns->group.guns > kMostGunsOfOne) continue;
    text = fmt::format("{} ({} {}){}", text.substr(0, tokens[end - 1].end), batteries->count * guns->group.guns,
                       text_between(line, tokens[count + 1], tokens[guns->end - 1]),
                       text.substr(tokens[guns->end - 1].end));
  }
  return text;
}

std::string with_pair_at_comma(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 4; at + 4 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool figure = tokens[at - 1].mark(")") && tokens[at - 2].is == Token::Is::number && tokens[at - 3].mark("(");
    const std::string_view second = line.substr(tokens[at + 1].begin);
    const std::size_t open = second.find(" (");
    if (!link || link->is != "and" || link->length != 1 || !figure || !line.ends_with(')') || !capital_at(second, 0) ||
        open == std::string_view::npos || !is_digit(second[open + 2]) ||
        std::any_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(tokens[at].begin),
                    [](char c) { return c == ':' || c == ','; }))
      continue;
    return fmt::format("{}, {}", line.substr(0, tokens[at - 1].end), second);
  }
  return std::string(line);
}

}  // namespace estafette::readers
