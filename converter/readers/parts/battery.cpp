#include "converter/readers/parts/battery.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kRifledGun = "rifled gun";
constexpr int kLargestInches = 24;  ///< of a mortar
constexpr int kHeaviestShot = 200;  ///< pounds; "310 Pf." are horses
constexpr std::string_view kBattery = "Battery";
constexpr int kMostWordsBetween = 3;  ///< "2 Prussian 6-pounder foot batteries"

/// "eight pounder", "twelve-pounders".
std::optional<std::pair<std::string, std::size_t>> calibre_in_words(const Range& range, std::size_t at) {
  const auto figure = range.figure_at(at);
  if (!figure) return std::nullopt;
  const std::size_t end = figure->second + (range.mark(figure->second, "-") ? 1 : 0);
  const std::optional<PhraseFound> gun = range.find(Sense::gun, end);
  if (!gun || gun->is != "pounder") return std::nullopt;
  return std::pair{std::to_string(figure->first) + "-pounder", end + gun->length};
}

/// "12H", "10P", "6S" of American lists: a howitzer, a Parrott rifle, a smoothbore.
std::optional<std::pair<std::string, std::size_t>> lettered_calibre(const Range& range, std::size_t at) {
  constexpr std::array<int, 7> kPounds = {6, 10, 12, 20, 24, 30, 32};
  const bool known = std::find(kPounds.begin(), kPounds.end(), range.tokens[at].value) != kPounds.end();
  if (!known || at + 1 >= range.tokens.size() || !range.tokens[at + 1].joined) return std::nullopt;
  const std::string& letter = range.tokens[at + 1].text;
  if (letter != "h" && letter != "p" && letter != "s") return std::nullopt;
  return std::pair{range.tokens[at].text + "-pounder" + (letter == "h" ? " howitzer" : ""), at + 2};
}

/// A calibre, "6pdr", "24-pdr", "5.5\"": its kind of gun, and the token after it.
std::optional<std::pair<std::string, std::size_t>> calibre_at(const Range& range, std::size_t at) {
  if (!range.number(at)) return calibre_in_words(range, at);
  std::size_t end = at + 1;
  std::string figure = range.tokens[at].text;
  if ((range.mark(end, ".") || range.mark(end, ",")) && range.number(end + 1) && range.tokens[end].joined) {
    figure += "." + range.tokens[end + 1].text;
    end += 2;
  }
  if (range.mark(end, "-")) ++end;
  if (range.mark(end, "#") && range.tokens[end].joined) return std::pair{figure + "-pounder", end + 1};
  if (const auto lettered = lettered_calibre(range, at)) return lettered;
  if (range.tokens[at].value <= kHeaviestShot && range.is(Sense::gun, end, "pounder")) {
    return std::pair{figure + "-pounder", end + range.find(Sense::gun, end)->length};
  }
  const bool inches = range.tokens[at].value <= kLargestInches;  // 1320" is a strength, and a ditto
  if (inches && (range.is(Sense::gun, end, "inch") || range.mark(end, "\""))) {
    const bool rifle = range.spelt(end + 1, "r");  // "4 3\" R"
    return std::pair{figure + "-inch", end + (rifle ? 2 : 1)};
  }
  return std::nullopt;
}

/// The calibre after "de" or "of": "8 pièces de 6". A figure that counts something else is not a calibre.
std::optional<std::pair<std::string, std::size_t>> calibre_after(const Range& range, std::size_t at) {
  std::size_t of = at;
  while (range.find(Sense::link, of)) ++of;
  if (of == at || !range.number(of) || range.tokens[of].thousands || range.find(Sense::count, of + 1))
    return std::nullopt;
  return std::pair{range.tokens[of].text + "-pounder", of + 1};
}

/// "howitzers", "unicorns", "rockets".
std::optional<PhraseFound> type_at(const Range& range, std::size_t at) {
  std::optional<PhraseFound> type = range.find(Sense::gun, at);
  const bool known = type && (type->is == "howitzer" || type->is == "unicorn" || type->is == "rocket");
  return known ? type : std::nullopt;
}

/// "mountain guns", "siege" at the end of an entry: the use of guns in place of their calibre.
std::optional<PhraseFound> use_at(const Range& range, std::size_t at) {
  const auto use_in = [&](const Tokens& tokens, std::size_t from) {
    const std::optional<PhraseFound> use = range.words.find(Sense::gun, tokens, from);
    return use && use->is.ends_with(" gun") ? use : std::nullopt;
  };
  if (at >= range.to || range.tokens[at].is != Token::Is::word) return std::nullopt;
  const std::size_t end = at + 1;
  const bool ends = end >= range.to || range.mark(end, ",") || range.mark(end, ";") || range.mark(end, ")");
  if (!ends || range.find(Sense::count, at)) return use_in(range.tokens, at);
  std::optional<PhraseFound> use = use_in(tokens_of(range.tokens[at].text + " guns"), 0);
  if (use) use->length = 1;
  return use;
}

/// "6-pdr SB", "10pdr PR", "12pdr H": what sort of gun American lists say by letters behind a calibre.
bool lettered(const Range& range, std::size_t at) {
  constexpr std::array<std::string_view, 8> kSorts = {"sb", "r", "pr", "wr", "jr", "s", "n", "h"};
  return at < range.to && at < range.tokens.size() && range.tokens[at].is == Token::Is::word &&
         std::find(kSorts.begin(), kSorts.end(), range.tokens[at].text) != kSorts.end();
}

/// A type, "guns" or nothing after a calibre.
FoundGuns typed(const Range& range, int guns, std::string piece, std::size_t at) {
  if (!piece.empty() && lettered(range, at)) {
    if (range.tokens[at].text == "h" && !piece.ends_with("howitzer")) piece += " howitzer";
    ++at;
  }
  const bool howitzers = piece.ends_with("howitzer");  // "12H"
  FoundGuns found{{guns, std::move(piece), !howitzers}, at};
  if (const std::optional<PhraseFound> type = type_at(range, at)) {
    found.group.piece += (found.group.piece.empty() ? "" : " ") + type->is;
    found.group.main = type->is == "rocket";
    found.end += type->length;
  } else if (range.is(Sense::count, at, "guns")) {
    found.end += range.find(Sense::count, at)->length;
    const bool model =
        range.is(Sense::gun, found.end, "model");  // "4 ca\u00F1ones Whitworth", "6 pi\u00E8ces ray\u00E9es"
    if (found.group.piece.empty() && model) {
      found.group.piece = kRifledGun;
      found.end += range.find(Sense::gun, found.end)->length;
    }
  } else if (range.is(Sense::gun, at, "model") || range.is(Sense::gun, at, "bronze")) {  // "12-pdr Napoleons"
    found.end += range.find(Sense::gun, at)->length;
    if (range.is(Sense::count, found.end, "guns")) ++found.end;  // "4 gezogene Gesch\u00FCtze"
  }
  return found;
}

/// The token after "light" or "heavy", if a calibre stands behind it: "6 light 6-pounders".
std::size_t after_sort(const Range& range, std::size_t at) {
  const std::optional<PhraseFound> sort = range.find(Sense::gun, at);
  const bool said = sort && (sort->is == "sort" || sort->is == "heavy");
  return said && calibre_at(range, at + sort->length) ? at + sort->length : at;
}

/// "six light 6-pounders", "two howitzers".
std::optional<FoundGuns> in_words(const Range& range, std::size_t at) {
  const std::optional<std::pair<int, std::size_t>> figure = range.figure_at(at);
  if (!figure) return std::nullopt;
  const auto calibre = calibre_at(range, after_sort(range, figure->second));
  if (!calibre || batteries_at(range, at)) return std::nullopt;
  return typed(range, figure->first, calibre->first, calibre->second);
}

}  // namespace

std::optional<FoundGuns> gun_group_at(const Range& range, std::size_t at) {
  if (!range.number(at)) return in_words(range, at);
  const int count = range.tokens[at].value;
  const bool by = range.mark(at + 1, "/") || range.mark(at + 1, "-") || range.mark(at + 1, "*") ||
                  range.mark(at + 1, "x") || range.spelt(at + 1, "x");
  const std::size_t next = after_sort(range, at + (by ? 2 : 1));
  if (const auto calibre = calibre_at(range, next)) return typed(range, count, calibre->first, calibre->second);
  if (const std::optional<PhraseFound> use = use_at(range, next))
    return FoundGuns{{count, use->is, true}, next + use->length};
  const bool counted = range.is(Sense::count, next, "guns");
  const bool model = range.is(Sense::gun, next, "model");    // "6 Parrott rifles"
  const bool bronze = range.is(Sense::gun, next, "bronze");  // the 12-pounder of 1857
  if (!counted && !model && !bronze && !type_at(range, next)) return std::nullopt;
  FoundGuns found = typed(range, count, model ? std::string(kRifledGun) : bronze ? std::string(kBronzeGun) : "", next);
  if (const auto calibre = calibre_after(range, found.end)) {
    found.group.piece = calibre->first + (counted ? "" : " " + found.group.piece);
    found.end = calibre->second;
  }
  return found;
}

std::optional<FoundGuns> piece_at(const Range& range, std::size_t at) {
  const auto calibre = calibre_at(range, at);
  if (!calibre) return std::nullopt;
  return typed(range, 0, calibre->first, calibre->second);
}

std::optional<FoundBatteries> batteries_at(const Range& range, std::size_t at) {
  const std::optional<std::pair<int, std::size_t>> figure = range.figure_at(at);
  if (!figure || calibre_at(range, at)) return std::nullopt;  // "12pdr Foot Battery" is one
  FoundBatteries found;
  found.count = figure->first;
  std::size_t next = figure->second;
  if (range.mark(next, "x") || range.spelt(next, "x")) ++next;
  if (const auto calibre = calibre_at(range, next)) std::tie(found.piece, next) = *calibre;
  for (int words = 0; words <= kMostWordsBetween; ++words) {
    const std::optional<PhraseFound> kind = range.find(Sense::kind, next);
    const std::optional<PhraseFound> count = range.find(Sense::count, next);
    const bool plain = kind && kind->length == 1 && count && !count->part;  // "batteries" by itself
    found.heavy = found.heavy || range.is(Sense::gun, next, "heavy");
    if (kind && !kind->guess && !plain && !found.kind) found.kind = kind_from(kind->is);
    const std::size_t last = next + (kind ? kind->length - 1 : 0);  // "foot batteries" is a kind and a count
    if (range.is(Sense::count, last, "batteries") || range.is(Sense::count, next, "batteries")) {
      if (found.piece.empty() && range.numbers_one(at, last)) return std::nullopt;
      found.end = last + 1;
      while (range.is(Sense::gun, found.end, "sort")) ++found.end;  // "2 batteries l\u00E9g\u00E8res de 6 pi\u00E8ces"
      const auto calibre = calibre_after(range, found.end);
      if (calibre && found.piece.empty()) std::tie(found.piece, found.end) = *calibre;
      return found;
    }
    const std::optional<PhraseFound> nation = range.find(Sense::nation, next);
    if (!kind && !nation && !range.find(Sense::gun, next)) return std::nullopt;
    if (nation && found.nation.empty()) found.nation = nation->is;
    next = nation && !kind ? next + nation->length : last + 1;
  }
  return std::nullopt;
}

LetteredBatteries lettered_batteries(std::string_view name, const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> count = tokens.empty() ? std::nullopt : words.find(Sense::count, tokens, 0);
  if (!count || count->is != "batteries") return {};
  LetteredBatteries found{{}, count->length};
  for (std::size_t at = found.end; at < tokens.size(); ++at) {
    const std::string_view typed = text_between(name, tokens[at], tokens[at]);
    if (tokens[at].is == Token::Is::word && typed.size() == 1) {
      found.letters.emplace_back(typed);
      found.end = at + 1;
    } else if (!is_joint(tokens, at, words)) {
      break;
    }
  }
  return found;
}

namespace {

std::vector<std::string> names_by_letters(std::string_view name, const Tokens& tokens, const PhraseBook& words) {
  const LetteredBatteries batteries = lettered_batteries(name, tokens, words);
  std::vector<std::string> names;
  if (batteries.letters.size() < 2 || !words.has(Sense::plural, tokens, 0)) return names;
  const std::string_view behind = name.substr(tokens[batteries.end - 1].end);
  for (const std::string& letter : batteries.letters) names.push_back(fmt::format("{} {}{}", kBattery, letter, behind));
  return names;
}

/// Where the apostrophe of "Roe's" and "Stones'" ends, if that token ends with it; 0 if not. A lost one is none.
std::size_t possessive_end(std::string_view name, const Tokens& tokens, std::size_t at) {
  if (tokens[at].is != Token::Is::word) return 0;
  if (tokens[at].text == "s" && tokens[at].joined) return tokens[at].end;
  for (const std::string_view apostrophe : {"'", "\u2019"})
    if (tokens[at].text.ends_with('s') && name.substr(tokens[at].end).starts_with(apostrophe))
      return tokens[at].end + apostrophe.size();
  return 0;
}

std::vector<std::string> names_by_captains(std::string_view name, const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> count =
      tokens.size() < 4 ? std::nullopt : words.find(Sense::count, tokens, tokens.size() - 1);
  if (!count || count->is != "batteries") return {};
  std::string_view before;  // "KGL - "
  std::vector<std::string_view> captains;
  std::size_t from = 0, behind = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const bool between = is_joint(tokens, at, words);
    if (captains.empty() && tokens[at].mark("-")) before = name.substr(0, tokens[from = at + 1].begin);
    if (between) from = at + 1;
    if (const std::size_t end = possessive_end(name, tokens, at); end > 0 && from <= at) {
      captains.push_back(name.substr(tokens[from].begin, end - tokens[from].begin));
      from = tokens.size();
      behind = end;
    } else if (between && (captains.empty() || tokens[at].begin > behind + 1)) {
      return {};  // "Roe's foot and Kern's horse batteries"
    }
  }
  const std::string_view sort = trim(name.substr(behind, tokens.back().begin - behind));
  std::vector<std::string> names;
  if (captains.size() > 1)
    for (const std::string_view captain : captains)
      names.push_back(fmt::format("{}{} {}{}{}", before, captain, sort, sort.empty() ? "" : " ", kBattery));
  return names;
}

}  // namespace

std::vector<std::string> names_of_batteries(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  std::vector<std::string> names = names_by_letters(name, tokens, words);
  return names.empty() ? names_by_captains(name, tokens, words) : names;
}

std::vector<std::string> captains_of(std::string_view told, std::size_t batteries, const PhraseBook& words) {
  std::vector<std::string> captains;
  const Tokens tokens = tokens_of(told);
  std::size_t from = 0;
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    const bool ends = at == tokens.size() || is_joint(tokens, at, words);
    if (!ends) continue;
    if (at == from) return {};
    const std::string_view name = text_between(told, tokens[from], tokens[at - 1]);
    const Tokens person(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                        tokens.begin() + static_cast<std::ptrdiff_t>(at));
    const bool plain = std::all_of(person.begin(), person.end(), [&](const Token& token) {
      return token.is == Token::Is::word && !is_small(told[token.begin]);
    });
    if (!plain) return {};
    captains.emplace_back(name);
    from = at + 1;
  }
  return captains.size() == batteries ? captains : std::vector<std::string>{};
}

}  // namespace estafette::readers
