#include "converter/readers/counted/parts/parts_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostBattalionsTold = 20;
constexpr int kHighestBattery = 99;  ///< number; a higher figure counts men

constexpr bool begins_a_name(char c) {
  return (c >= 'A' && c <= 'Z') || is_digit(c);
}

/// The token behind a link and an article: behind "of the" of "Detachment of the 25th Line"; 0 if no link stands there.
std::size_t past_links(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::size_t begin = at;
  while (at < tokens.size()) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || link->is == "and") break;
    at += link->length;
  }
  return at > begin ? at : 0;
}

/// The token behind "12-Pf.", "6 pdr" that begins there; 0 if it begins otherwise.
std::size_t past_piece(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::number) return 0;
  ++at;
  if (tokens[at].mark("-")) ++at;
  const std::optional<PhraseFound> gun = at < tokens.size() ? words.find(Sense::gun, tokens, at) : std::nullopt;
  if (!gun || gun->is != "pounder") return 0;
  at += gun->length;
  return at < tokens.size() && tokens[at].mark(".") ? at + 1 : at;
}

}  // namespace

std::string with_detachment_behind(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> part = tokens.empty() ? std::nullopt : words.find(Sense::command, tokens, 0);
  const bool wing = part && part->is == "wing";  // half of a British regiment
  if (!part || (part->is != "any" && !wing) || part->part) return std::string(line);
  const bool comma = part->length < tokens.size() && tokens[part->length].mark(",");
  const std::size_t behind = part->length + (comma ? 1 : 0);
  const std::size_t linked = past_links(tokens, behind, words);
  const std::size_t begin = linked > 0 ? linked : behind;
  const bool battalion =
      begin + 2 < tokens.size() && tokens[begin].is == Token::Is::number && tokens[begin + 1].mark("/");
  const std::size_t name = begin + (battalion ? 2 : 0);                                   // "Detachment 2/95th Rifles"
  const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, name + 1);  // "1st German Hussars"
  const std::size_t sort = name + 1 +
                           (nation                                     ? nation->length
                            : words.has(Sense::link, tokens, name + 1) ? 1
                                                                       : 0);  // "25e de ligne"
  const bool unit = name + 1 < tokens.size() && tokens[name].is == Token::Is::ordinal &&
                    (words.has(Sense::kind, tokens, name + 1) || words.has(Sense::kind, tokens, sort) ||
                     words.has(Sense::unit, tokens, name + 1) || words.has(Sense::state, tokens, name + 1));
  const std::size_t colon = line.find(": ");
  const bool lists = colon != std::string_view::npos && colon + 2 < line.size() && !is_digit(line[colon + 2]);
  const bool command = unit && (words.any(Sense::command, tokens, name, tokens.size()) || lists ||
                                line.ends_with(':') || line.find(';') != std::string_view::npos);
  if ((wing || comma) && unit && line.find_first_of(",&", tokens[begin].begin) < line.size() - 1)
    return std::string(line);  // "Left Wing 53rd Foot, 54th Foot": that of an army
  const std::optional<PhraseFound> kind = linked > 0 && !battalion && !wing ? words.find(Sense::kind, tokens, begin)
                                                                            : std::nullopt;  // "Détachement du train"
  const bool of_support = kind && begin + kind->length == tokens.size() && arm_of(*kind_from(kind->is)) == Arm::support;
  if (of_support) {
    return fmt::format("{} ({}) [company]", trim(line.substr(tokens[begin].begin)),
                       line.substr(0, tokens[part->length - 1].end));
  }
  if (!unit || command) return std::string(line);
  return fmt::format("{} ({})", trim(line.substr(tokens[begin].begin)), line.substr(0, tokens[part->length - 1].end));
}

std::string with_companies_of_guns(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");  // "Divisionsartillerie: 1 compagnie à pied (8 pièces)"
  if (colon != std::string_view::npos && words.has(Sense::arm, tokens_of(line), 0))
    return fmt::format("{}: {}", trim(line.substr(0, colon)), with_companies_of_guns(line.substr(colon + 2), words));
  const Tokens tokens = tokens_of(line);
  const std::optional<std::pair<int, std::size_t>> number = Range{tokens, tokens.size(), words}.figure_at(0);
  if (tokens.size() < 3 || !number || number->second != 1) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
  const bool companies = count && count->is == "companies" && kind && count->length < kind->length;
  if (!companies || arm_of(*kind_from(kind->is)) != Arm::artillery) return std::string(line);
  const std::size_t end = kind->length + 1;
  if (end < tokens.size() && !tokens[end].mark("(")) return std::string(line);
  return fmt::format("{} batteries {}{}{}", number->first, kind->is, end < tokens.size() ? " " : "",
                     end < tokens.size() ? line.substr(tokens[end].begin) : std::string_view{});
}

std::string with_battery_for_each(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number) return std::string(line);
  const std::size_t battery = past_piece(tokens, 1, words);
  const std::optional<PhraseFound> unit =
      battery > 0 && battery < tokens.size() ? words.find(Sense::count, tokens, battery) : std::nullopt;
  if (!unit) return std::string(line);
  std::size_t at = battery + unit->length;
  if (at < tokens.size() && tokens[at].mark(".")) ++at;
  if (at + 2 >= tokens.size() || !tokens[at].mark(",") || tokens[at + 1].is != Token::Is::number)
    return std::string(line);
  if (past_piece(tokens, at + 2, words) != tokens.size()) return std::string(line);
  return fmt::format("{} {}", line, text_between(line, tokens[battery], tokens[battery]));
}

namespace {

/// Where the next calibre begins behind a semicolon, or behind a comma: "..., 12pf. Nr. 11"; npos if none does.
std::size_t next_calibre(std::string_view line, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = line.find_first_of(",;", from); at != std::string_view::npos;
       at = line.find_first_of(",;", at + 1))
    if (line[at] == ';' || past_piece(tokens_of(line.substr(at + 1)), 0, words) > 0) return at;
  return std::string_view::npos;
}

/// "Nr. 3 und 5", "3, 5": numbers of batteries and nothing else.
bool numbers_batteries(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  bool number = false;
  for (std::size_t at = from; at < tokens.size(); ++at) {
    const bool joint = tokens[at].mark(".") || words.has(Sense::serial, tokens, at) || is_joint(tokens, at, words);
    const bool own = tokens[at].is == Token::Is::number && !tokens[at].thousands && tokens[at].value <= kHighestBattery;
    if (!joint && !own) return false;
    number = number || own;
  }
  return number;
}

}  // namespace

std::string with_batteries_of_each_calibre(std::string_view line, const PhraseBook& words) {
  const std::size_t mark =
      line.find(':') == std::string_view::npos ? next_calibre(line, 0, words) : std::string_view::npos;
  if (mark == std::string_view::npos) return std::string(line);
  const Tokens first = tokens_of(line.substr(0, mark));
  const std::size_t at = past_piece(first, 0, words);
  const std::optional<PhraseFound> unit = at > 0 ? words.find(Sense::unit, first, at) : std::nullopt;
  const std::optional<PhraseFound> count = at > 0 ? words.find(Sense::count, first, at) : std::nullopt;
  const bool batteries = (unit && unit->is == "battery") || (count && count->is == "batteries");
  if (!batteries) return std::string(line);
  std::size_t numbers_of_first = at + (unit ? unit : count)->length;
  while (numbers_of_first < first.size() && first[numbers_of_first].mark(".")) ++numbers_of_first;
  if (numbers_of_first == first.size()) return std::string(line);
  const std::string_view battery = trim(line.substr(first[at].begin, first[numbers_of_first].begin - first[at].begin));
  std::string text(line.substr(0, mark));
  for (std::size_t from = mark; from != std::string_view::npos;) {
    const std::size_t end = next_calibre(line, from + 1, words);
    const std::string_view segment = line.substr(from + 1, end == std::string_view::npos ? end : end - from - 1);
    const Tokens tokens = tokens_of(segment);
    const std::size_t numbers = past_piece(tokens, 0, words);
    if (numbers == 0 || !numbers_batteries(tokens, numbers, words)) return std::string(line);
    const auto several = std::count_if(tokens.begin() + static_cast<std::ptrdiff_t>(numbers), tokens.end(),
                                       [](const Token& token) { return token.is == Token::Is::number; });
    text += fmt::format("; {} {} {}", trim(segment.substr(0, tokens[numbers].begin)),
                        several > 1 ? std::string(battery) : singular(battery, words),
                        segment.substr(tokens[numbers].begin));
    from = end;
  }
  return text;
}

std::string with_ordinals_behind_count(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const bool count = tokens.size() > 2 && tokens[0].is == Token::Is::number && tokens[0].value > 1 &&
                     tokens[0].value <= kMostBattalionsTold && tokens[1].is == Token::Is::ordinal;
  const std::optional<PhraseFound> parts = count ? words.find(Sense::count, tokens, 2) : std::nullopt;
  if (!parts || parts->is != "battalions" || !words.has(Sense::plural, tokens, 2)) return std::string(line);
  const std::size_t end = tokens[1 + parts->length].end;
  const std::string_view word = line.substr(tokens[2].begin, end - tokens[2].begin);
  return fmt::format("{} ({} {}){}", line.substr(tokens[1].begin, end - tokens[1].begin), line.substr(0, tokens[0].end),
                     word, line.substr(end));
}

std::string with_number_of_battery(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value < 1) return std::string(line);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 1);
  const bool one = unit && unit->is == "battery" && !unit->part && tokens[1].text.ends_with('y');  // but "2 batteries"
  const bool of_state = one && tokens.size() > 3 && tokens[2].mark(",") && words.has(Sense::state, tokens, 3);
  if (of_state) return fmt::format("{} {}", with_ordinal_ending(tokens[0].value), line.substr(tokens[1].begin));
  if (!one || tokens.size() != 2 || tokens[0].value < 2) return std::string(line);
  return fmt::format("{} No. {}", text_between(line, tokens[1], tokens[1]), tokens[0].value);
}

std::string with_numbers_of_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->is != "batteries" || (at > 0 && tokens[at - 1].is == Token::Is::number)) continue;
    const std::size_t first = at + count->length;
    const auto number = [&](std::size_t place) {
      return place < tokens.size() && tokens[place].is == Token::Is::number && tokens[place].value <= kHighestBattery;
    };
    std::size_t end = first;
    while (number(end) && end + 2 < tokens.size() && number(end + 2) &&
           (tokens[end + 1].mark("&") || tokens[end + 1].mark(",") || words.has(Sense::link, tokens, end + 1)))
      end += 2;
    const bool ends = end + 1 >= tokens.size() || tokens[end + 1].mark("(") || tokens[end + 1].mark(";") ||
                      (tokens[end + 1].mark(",") && end + 2 < tokens.size() && !number(end + 2));
    if (end == first || !ends) continue;
    return fmt::format("{}No. {}", line.substr(0, tokens[first].begin), line.substr(tokens[first].begin));
  }
  return std::string(line);
}

std::string with_battalion_before(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  auto others = std::count(line.begin(), line.end(), ';') + 1;  // entries whose brackets say something else, or nothing
  for (std::size_t open = text.find(" ("); open != std::string::npos; open = text.find(" (", open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const std::string inside = text.substr(open + 2, close - open - 2);
    const Tokens tokens = tokens_of(inside);
    const std::optional<PhraseFound> unit =
        tokens.size() == 2 && tokens[0].is == Token::Is::ordinal ? words.find(Sense::unit, tokens, 1) : std::nullopt;
    if (!unit || unit->is != to_string(UnitLevel::battalion)) continue;
    const std::size_t mark = text.rfind(';', open);
    std::size_t begin = mark == std::string::npos ? 0 : mark + 1;
    while (begin < open && !begins_a_name(text[begin])) ++begin;  // "*", "\u2020"
    if (begin >= open) continue;
    text.erase(open, close + 1 - open);
    text.insert(begin, inside + ' ');
    --others;
  }
  return others > 0 ? text : std::string(line);
}

namespace {

/// ", Company A detached": a comma, and behind it a letter that stands alone.
bool may_tell_of_a_company(std::string_view line) {
  const std::size_t comma = line.find(", ");
  for (std::size_t at = comma; at != std::string_view::npos && at + 2 < line.size(); at = line.find(' ', at + 1))
    if (line[at + 2] == ' ' && is_capital(line[at + 1]) && at > comma + 1) return true;
  return false;
}

}  // namespace

std::string with_company_away(std::string_view line, const PhraseBook& words) {
  if (!may_tell_of_a_company(line)) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 3 < tokens.size(); ++at) {
    if (!tokens[at].mark(",")) continue;
    const std::optional<PhraseFound> company = words.find(Sense::count, tokens, at + 1);
    const std::size_t away = at + 3;
    const std::optional<PhraseFound> detached = words.find(Sense::count, tokens, away);
    const bool told = company && company->is == "companies" && company->length == 1 &&
                      tokens[at + 2].text.size() == 1 && detached && detached->is == "detached";
    if (!told) continue;
    const std::size_t end = tokens[away + detached->length - 1].end;
    return fmt::format("{} [{}]{}", line.substr(0, tokens[at].begin),
                       line.substr(tokens[at + 1].begin, end - tokens[at + 1].begin), line.substr(end));
  }
  return std::string(line);
}

namespace {

/// The kind of troops that a piece of a line says; empty if it says none.
std::string kind_said(std::string_view piece, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(tokens_of(piece), words);
  return kind ? kind->is : "";
}

/// Where the companies begin that stand behind the first comma or dash; 0 if nothing else than words follows them.
std::size_t companies_behind(const Tokens& tokens, std::size_t mark, const PhraseBook& words) {
  const Range line{tokens, tokens.size(), words};
  const auto figure = line.figure_at(mark + 1);
  const std::optional<PhraseFound> count = figure ? line.find(Sense::count, figure->second) : std::nullopt;
  if (!count || count->is != "companies" || figure->second + count->length >= tokens.size()) return 0;
  const auto words_only = std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(figure->second), tokens.end(),
                                      [](const Token& token) { return token.is == Token::Is::word; });
  return words_only ? tokens[mark + 1].begin : 0;
}

}  // namespace

std::string with_other_companies_apart(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of(":;") != std::string_view::npos) return std::string(line);
  if (line.find(',') == std::string_view::npos && line.find(" - ") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t mark = 1;
  while (mark < tokens.size() && !tokens[mark].mark(",") && !(tokens[mark].mark("-") && !tokens[mark].joined)) ++mark;
  const std::size_t behind = mark + 3 < tokens.size() ? companies_behind(tokens, mark, words) : 0;
  if (behind == 0 || head_of({tokens, mark, words}).is != Head::Is::unit) return std::string(line);
  const std::string_view first = trim(line.substr(0, tokens[mark].begin));
  const std::string other = kind_said(line.substr(behind), words);
  if (other.empty() || other == kind_said(first, words)) return std::string(line);
  return fmt::format("{}; {}", first, line.substr(behind));
}

}  // namespace estafette::readers
