#include "converter/readers/counted/times.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::readers {

namespace {

/// "Line Infantry (large)", "Hussars": what so many of them are. "Chasseurs" may be foot or horse, as their command is.
std::string_view counts(const Range& all) {
  for (std::size_t at = 2; at < all.to && !all.mark(at, "("); ++at) {
    const std::optional<PhraseFound> kind = all.find(Sense::kind, at);
    if (!kind) continue;
    const Arm arm = arm_of(*kind_from(kind->is));
    constexpr std::array<std::string_view, 4> kFootOrHorse{"chass", "cazador", "cacciator", "cacador"};
    const bool foot_or_horse =
        kind->guess && std::any_of(kFootOrHorse.begin(), kFootOrHorse.end(),
                                   [&](std::string_view stem) { return all.tokens[at].text.starts_with(stem); });
    return arm == Arm::cavalry || foot_or_horse ? "regiments " : arm == Arm::artillery ? "batteries " : "bns ";
  }
  return "";
}

/// "Chasseurs (4 sqns each)": so many regiments, for each has its battalions or squadrons.
bool parts_of_each(const Range& all) {
  bool kind = false, parts = false;
  for (std::size_t at = 2; at < all.to; ++at) {
    const std::optional<PhraseFound> count = all.find(Sense::count, at);
    if (!all.mark(at, "(") && !parts && !kind) kind = all.find(Sense::kind, at).has_value();
    if (count && (count->is == "regiments" || count->is == "batteries")) return false;
    const bool part = count && (count->is == "battalions" || count->is == "squadrons");
    if (part && !parts) parts = all.number(at - 1) && all.mark(at - 2, "(");
    if (parts && kind && all.find(Sense::each, at)) return true;
  }
  return false;
}

/// "Light Cavalry - Hussar" as "Light Cavalry Hussar": the dash parts a sort of troops from a narrower one.
std::string with_sort_joined(std::string_view troops, const PhraseBook& words) {
  const std::size_t dash = troops.find(" - ");
  if (dash == std::string_view::npos) return std::string(troops);
  const std::string_view behind = trim(troops.substr(dash + 3));
  const Tokens sort = tokens_of(behind), of = tokens_of(troops.substr(0, dash));
  const std::optional<PhraseFound> kind = sort.empty() ? std::nullopt : words.find(Sense::kind, sort, 0);
  if (!kind || kind->length != sort.size() || !words.any(Sense::kind, of, 0, of.size())) return std::string(troops);
  return fmt::format("{} {}", trim(troops.substr(0, dash)), behind);
}

constexpr int kMostTimesBatteries = 3;  ///< more may well be guns
constexpr int kMostGunsOfEach = 12;

/// "6 x 6-pdr foot battery" as "6-pdr foot battery (6 guns)": one battery, since its word is no plural; marked, for
/// they may be six. Empty for anything else.
std::string as_one_battery(std::string_view line, const Range& all) {
  const Token& last = all.tokens.back();
  const int times = all.tokens[0].value;
  const std::string_view word = line.substr(last.begin, last.end - last.begin);
  if (times <= kMostTimesBatteries || times > kMostGunsOfEach || last.is != Token::Is::word ||
      word.size() < std::string_view("battery").size() || !all.is(Sense::unit, all.to - 1, "battery") ||
      singular(word, all.words) != word)
    return "";
  return fmt::format("{} ({} guns) [guessed: {} guns of one battery and not as many batteries]",
                     line.substr(all.tokens[2].begin), times, times);
}

/// "2 x 6pdr foot", "2 x 6pf (je 8)" as batteries: their sort, or the guns of each, says that no guns are counted.
/// Empty for anything else; what is behind the word for the piece begins at `behind`.
std::string as_batteries(std::string_view line, const Range& all, std::size_t behind) {
  const Tokens& tokens = all.tokens;
  if (tokens[0].value > kMostTimesBatteries || behind >= all.to) return "";
  if (all.mark(behind, ".")) ++behind;
  const std::string_view piece = text_between(line, tokens[2], tokens[behind - 1]);
  const std::optional<PhraseFound> each = all.mark(behind, "(") ? all.find(Sense::each, behind + 1) : std::nullopt;
  const std::size_t figure = behind + 1 + (each ? each->length : 0);
  if (each && all.number(figure) && tokens[figure].value <= kMostGunsOfEach && all.tokens.back().mark(")") &&
      figure + 2 >= all.to - (all.find(Sense::count, figure + 1) ? 1U : 0U))
    return fmt::format("{} {} batteries ({} guns each)", tokens[0].text, piece, tokens[figure].value);
  const std::optional<PhraseFound> kind = all.find(Sense::kind, behind);
  if (!kind || arm_of(*kind_from(kind->is)) != Arm::artillery || behind + kind->length != all.to) return "";
  return fmt::format("{} {} batteries", tokens[0].text, line.substr(tokens[2].begin));
}

/// "2 x Hussar Regiment (large)" as "2 regiments Hussar (large)", "1 x Uhlan Regiment" without its count: the word is
/// no plural, and would make a number of the count. Empty for anything else.
std::string as_regiments(std::string_view line, const Range& all) {
  std::optional<std::size_t> word;
  bool sort = false;
  for (std::size_t at = 2; at < all.to && !all.mark(at, "("); ++at) {
    const std::optional<PhraseFound> count = all.find(Sense::count, at);
    if (all.number(at) || (count && (count->is != "regiments" || word))) return "";
    if (all.is(Sense::unit, at, "regiment")) word = at;
    sort = sort || all.find(Sense::kind, at);
  }
  if (!word || !sort) return "";
  const Token& regiment = all.tokens[*word];
  if (singular(line.substr(regiment.begin, regiment.end - regiment.begin), all.words) !=
      line.substr(regiment.begin, regiment.end - regiment.begin))
    return "";
  const std::string_view troops = line.substr(all.tokens[2].begin);
  if (all.tokens[0].value == 1) return std::string(troops);
  const std::string_view before = *word > 2 ? text_between(line, all.tokens[2], all.tokens[*word - 1]) : "";
  return fmt::format("{} regiments{}{}{}", all.tokens[0].text, before.empty() ? "" : " ", before,
                     line.substr(regiment.end));
}

}  // namespace

namespace {

/// "2 Infantry Brigades (3 regiments)" for "2 x Infantry Brigade (3 regiments)": "2 Infantry Brigade" is the second.
std::string as_commands(std::string_view line, const Range& all) {
  const Tokens& tokens = all.tokens;
  if (tokens[0].value < 2) return "";
  for (std::size_t at = 2; at < tokens.size() && tokens[at].is == Token::Is::word; ++at) {
    const bool command = tokens[at].text == "brigade" || tokens[at].text == "division";
    if (command && all.find(Sense::command, at))
      return fmt::format("{} {}s{}", tokens[0].text, line.substr(tokens[2].begin, tokens[at].end - tokens[2].begin),
                         line.substr(tokens[at].end));
  }
  return "";
}

}  // namespace

std::string without_times(std::string_view line, const PhraseBook& words) {
  constexpr int kMostTimes = 99;
  if (line.empty() || line.front() < '1' || line.front() > '9') return std::string(line);
  const Tokens tokens = tokens_of(line);
  const bool times = tokens.size() > 2 && tokens[0].is == Token::Is::number && tokens[0].value <= kMostTimes &&
                     (tokens[1].mark("x") || tokens[1].text == "x");
  if (!times) return std::string(line);
  const std::size_t gun = tokens.size() > 3 && tokens[3].mark("-") ? 4 : 3;  // "6-Pfd."
  const bool pounder = tokens[2].is == Token::Is::number && words.has(Sense::gun, tokens, gun);
  const Range all{tokens, tokens.size(), words};
  bool battery = false;
  for (std::size_t at = 2; at < tokens.size(); ++at)
    battery = battery || all.is(Sense::unit, at, "battery") || all.is(Sense::count, at, "batteries");
  if (pounder && !battery)
    if (const std::string batteries = as_batteries(line, all, gun + 1); !batteries.empty()) return batteries;
  if (pounder && battery)
    if (const std::string one = as_one_battery(line, all); !one.empty()) return one;
  if (const std::string regiments = as_regiments(line, all); !regiments.empty()) return regiments;
  if (const std::string commands = as_commands(line, all); !commands.empty()) return commands;
  const bool unit = tokens[2].is == Token::Is::ordinal;
  if (tokens[2].is == Token::Is::number && !(pounder && battery)) return std::string(line);
  bool counted = unit;
  bool one = false;  // "2 x Light battery": without its sign the word would say that it is the second
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> singular = all.find(Sense::singular, at);
    one = one || (singular && singular->guess && at > 2);
    const std::optional<PhraseFound> count = all.find(Sense::count, at);  // "2 x Jägerbtl. (500 Mann)" tells of men
    counted = counted || all.find(Sense::unit, at) || (count && count->is != "men");
  }
  const std::string_view what = unit ? "bns " : parts_of_each(all) ? "regiments " : counted ? "" : counts(all);
  return fmt::format("{} {}{}", tokens[0].text, one && counted ? "x " : what,
                     with_sort_joined(line.substr(tokens[2].begin), words));
}

namespace {

/// "1 x 12pdr" beside batteries is one.
std::string beside_batteries(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const bool few = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[0].value <= kMostTimesBatteries &&
                   tokens[1].text == "x" && tokens[2].is == Token::Is::number;
  const std::optional<PhraseFound> gun = few ? words.find(Sense::gun, tokens, 3) : std::nullopt;
  if (!gun || gun->is != "pounder" || 3 + gun->length != tokens.size()) return std::string(entry);
  return fmt::format("{} {} {}", tokens[0].text, entry.substr(tokens[2].begin),
                     tokens[0].value > 1 ? "batteries" : "battery");
}

/// "1 x 8pdr foot bty, 1 x 4pdr horse": a list of such without a label.
bool begins_with_times(std::string_view line) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos) return false;
  const auto times = [](std::string_view entry) {
    const Tokens tokens = tokens_of(entry);
    return tokens.size() > 2 && tokens[0].is == Token::Is::number && tokens[1].text == "x";
  };
  return times(line) && times(line.substr(comma + 2));
}

}  // namespace

std::string without_times_in_list(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos && !begins_with_times(line)) return std::string(line);
  std::string text(line.substr(0, colon == std::string_view::npos ? 0 : colon + 1));
  bool told = false;
  const bool batteries = line.find(" batteries") != std::string_view::npos;
  std::size_t from = text.size();
  while (from < line.size()) {
    int depth = 0;
    std::size_t end = from;
    for (; end < line.size(); ++end) {
      depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0;
      if (depth == 0 && (line[end] == ',' || line[end] == ';') && line.substr(end + 1).starts_with(' ')) break;
    }
    const std::string_view entry = trim(line.substr(from, end - from));
    std::string without = without_times(entry, words);
    if (batteries && without == entry) without = beside_batteries(entry, words);
    told = told || without != entry;
    if (!text.empty()) text += ' ';
    text += without + std::string(line.substr(end, 1));
    from = std::min(end + 1, line.size());
  }
  if (!told) return std::string(line);
  return batteries || text.find(" batteries") == std::string::npos ? text : without_times_in_list(text, words);
}

void tell_times_below_batteries(std::vector<TextLine>& lines, const PhraseBook& words) {
  bool batteries = false;  // the line above is such a one, and says its calibre
  for (TextLine& line : lines) {
    if (trim(line.text).empty()) continue;
    const Tokens tokens = tokens_of(line.text);
    const bool times = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[1].text == "x";
    if (times && batteries) line.text = beside_batteries(line.text, words);
    const Tokens told = tokens_of(line.text);
    batteries = tokens.size() > 3 && tokens[0].is == Token::Is::number && words.any(Sense::gun, told, 1, told.size()) &&
                (times || batteries) && words.any(Sense::unit, told, 1, told.size());
  }
}

std::string with_units_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> named = words.find(Sense::heading, tokens, at + 1);
    if (!named || named->is != "units") continue;
    std::size_t number = at;  // "2 small units"
    while (number > 1 && number + 2 > at && tokens[number].is == Token::Is::word) --number;
    const std::size_t end = at + named->length;
    const bool bracketed = tokens[number - 1].mark("(") && end + 1 < tokens.size() && tokens[end + 1].mark(")");
    const std::size_t past = bracketed ? end + 2 : end + 1;
    const bool ends = past == tokens.size() || tokens[past].is == Token::Is::mark;
    std::size_t name = number;  // its end
    while (name > 0 && tokens[name - 1].is == Token::Is::mark && !tokens[name - 1].mark(")")) --name;
    if (tokens[number].is != Token::Is::number || !ends || name == 0 || name == number) continue;
    const Tokens unit(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(name));
    const std::optional<PhraseFound> kind = kind_in(unit, words);
    if (!kind && !head_of({unit, unit.size(), words}).numbered) continue;
    if (words.any(Sense::command, unit, 0, unit.size())) continue;  // "1st Division: Kern, 14 units"
    const bool foot = !kind || arm_of(*kind_from(kind->is)) == Arm::infantry;
    const std::string_view behind = past < tokens.size() ? line.substr(tokens[past].begin) : std::string_view{};
    return fmt::format("{}{}{}{} [Note: {}]", line.substr(0, tokens[name - 1].end),
                       foot ? fmt::format(" ({} battalions)", tokens[number].value) : "",
                       behind.empty() || behind.front() == ',' ? "" : " ", behind,
                       text_between(line, tokens[number], tokens[end]));
  }
  return std::string(line);
}

std::string with_times_apart(std::string_view line) {
  constexpr std::size_t kMostDigits = 2;
  Rewriting text(line);
  for (std::size_t at = line.find_first_of("xX"); at != std::string_view::npos; at = line.find_first_of("xX", at + 1)) {
    std::size_t from = at;
    while (from > 0 && is_digit(line[from - 1])) --from;
    const bool count = from < at && at - from <= kMostDigits && (from == 0 || !is_any_letter(line[from - 1]));
    const bool name = at + 2 < line.size() && is_any_letter(line[at + 1]) && is_any_letter(line[at + 2]);
    if (!count || !name) continue;
    text.put(at, at + 1, " x ");
  }
  return text.text();
}

std::string without_times_before_count(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool sign = tokens[at].text == "x" && tokens[at - 1].is != Token::Is::number;
    if (!sign || tokens[at + 1].is != Token::Is::number) continue;
    const bool pieces = tokens[at - 1].mark("(") && words.has(Sense::gun, tokens, at + 2);
    if (pieces || words.has(Sense::count, tokens, at + 2)) text.put(tokens[at].begin, tokens[at + 1].begin, "");
  }
  return text.text();
}

std::string with_times_before_strength(std::string_view line) {
  constexpr std::size_t kMostDigits = 2, kFewestDigits = 3;  // of the count, and of a strength
  for (std::size_t at = line.find(" x"); at != std::string_view::npos; at = line.find(" x", at + 1)) {
    const std::size_t count = at + 2;
    std::size_t end = count;
    while (end < line.size() && is_digit(line[end])) ++end;
    if (end == count || end - count > kMostDigits || at == 0 || !is_any_letter(line[at - 1]) || end >= line.size() ||
        line[end] != ' ')
      continue;
    std::size_t digits = 0, behind = end + 1;
    for (; behind < line.size() && (is_digit(line[behind]) || line[behind] == ',' || line[behind] == '.'); ++behind)
      digits += is_digit(line[behind]) ? 1U : 0U;
    const bool alone = behind >= line.size() || line[behind] == ' ' || line[behind] == ';' || line[behind] == ')';
    if (digits < kFewestDigits || !is_digit(line[end + 1]) || !alone) continue;
    return fmt::format("{} ({}){}", line.substr(0, at), line.substr(count, end - count), line.substr(end));
  }
  return std::string(line);
}

std::string with_times_in_brackets(std::string_view line, const PhraseBook& words) {
  constexpr int kMostOfOne = 12;
  const Tokens tokens = tokens_of(line);
  if (words.any(Sense::gun, tokens, 0, tokens.size())) return std::string(line);
  std::string text;
  std::size_t copied = 0;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const Token& count = tokens[at + 1];
    const bool times = (tokens[at].text == "x" || tokens[at].text == "\u00D7") && !tokens[at].joined &&
                       tokens[at - 1].is == Token::Is::word && count.is == Token::Is::number && count.value > 0 &&
                       count.value <= kMostOfOne;
    if (!times) continue;
    const bool each = words.has(Sense::each, tokens, at + 2);
    const std::size_t behind = at + (each ? 3 : 2);
    const bool ends = behind >= tokens.size() || tokens[behind].mark(",") || tokens[behind].mark(";") ||
                      tokens[behind].is == Token::Is::number || tokens[behind].mark("(");
    if (!ends) continue;
    const std::optional<PhraseFound> parts = words.find(Sense::count, tokens, at - 1);
    const bool companies = parts && parts->is == "companies" && at > 1;  // "Jäger companies x 4" are no battalions
    const std::size_t name = tokens[companies ? at - 1 : at].begin;
    text += fmt::format("{}({}{}{})", line.substr(copied, name - copied), count.value, companies ? " companies" : "",
                        each ? " each" : "");
    copied = tokens[behind - 1].end;
  }
  return text + std::string(line.substr(copied));
}

}  // namespace estafette::readers
