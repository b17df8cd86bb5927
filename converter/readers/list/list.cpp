#include "converter/readers/list/list.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/counted_names.hpp"
#include "converter/readers/list/figure_of_row.hpp"
#include "converter/readers/list/grouped_list.hpp"
#include "converter/readers/list/named_one_by_one.hpp"
#include "converter/readers/list/names_before_numbers.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/list/strung_names.hpp"
#include "converter/readers/list/units_at_semicolons.hpp"
#include "converter/readers/list/unnamed_units.hpp"
#include "converter/readers/list/whole_units.hpp"
#include "converter/readers/parts/battery.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// The text cut at commas, semicolons, "&" and "+" that follow a closing bracket, and where a numbered unit does; at
/// "&" and "and" also behind a strength: "Marines 500 & Corsican Rangers 180".
std::vector<std::string_view> pieces_behind_brackets(std::string_view text, const PhraseBook& words) {
  std::vector<std::string_view> pieces;
  const Tokens tokens = tokens_of(text);
  std::size_t from = 0;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const bool separates = tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark("&") || tokens[at].mark("+");
    const bool unit = tokens[at].is == Token::Is::ordinal;  // "8th Line (2) 9th Line (3)"
    const bool joins = is_and(tokens, at, words);
    const bool told =
        tokens[at - 1].mark(")") || (joins && tokens[at - 1].is == Token::Is::number &&
                                     tokens[at - 1].value >= kSurelyMen && tokens[at + 1].is != Token::Is::number);
    if ((!separates && !unit && !joins) || !told || from == at) continue;
    pieces.push_back(text_between(text, tokens[from], tokens[at - 1]));
    from = at + (unit ? 0 : 1);
  }
  if (from < tokens.size()) pieces.push_back(trim(text.substr(tokens[from].begin)));
  return pieces;
}

/// With a figure, a capital or a word for troops; but not "formerly 5th Hussars".
bool begins_as_troops(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const bool small = begins_small(piece);
  const auto known = [&](Sense sense) { return words.has(sense, tokens, 0); };
  return !small || tokens.front().is != Token::Is::word || known(Sense::kind) || known(Sense::unit) ||
         known(Sense::quality) || known(Sense::nation);
}

/// "2 bat. 4pdr" behind regiments: batteries, as the guns show.
std::optional<Parts> batteries_in(std::string_view piece, const Tokens& tokens, const PhraseBook& words) {
  if (!words.any(Sense::gun, tokens, 0, tokens.size())) return std::nullopt;
  Parts parts = parts_of(piece, tokens, words);
  if (!parts.name.empty() || !parts.facts.battalions || parts.facts.men) return std::nullopt;
  parts.facts.batteries = std::exchange(parts.facts.battalions, std::nullopt);
  parts.facts.kind = Kind::foot_artillery;
  parts.guessed.emplace_back("bat. read as batteries");
  if (const std::optional<int> guns = guns_of(parts.facts); guns && *guns < 2 * *parts.facts.batteries) {
    parts.guessed.push_back(fmt::format("guns beside them not counted: {}", *guns));  // "..., 1 mitrailleuse"
    parts.facts.guns.reset();
  }
  return parts;
}

std::vector<Parts> troops_in(const std::vector<std::string_view>& pieces, const PhraseBook& words);

/// "1 Pionier-Kompanie" behind "Füsilier-Bataillon IR 8": parts of another sort than the name before them tells; or
/// "two dragoon regiments" behind "Alba Battalion", which are none of its parts.
bool of_other_kind(const Parts& before, const Facts& more, const PhraseBook& words) {
  const Tokens name = tokens_of(before.name);
  if (more.kind && more.regiments.value_or(0) > 1 && words.any(Sense::unit, name, 0, name.size())) return true;
  if (!more.kind || !(more.subunits() || more.companies)) return false;
  const std::optional<PhraseFound> named = kind_in(name, words);
  const std::optional<Kind> kind = before.facts.kind ? before.facts.kind : named ? kind_from(named->is) : std::nullopt;
  return kind && arm_of(*kind) != arm_of(*more.kind);
}

/// "4 squadrons" behind battalions, "2 battalions" behind squadrons: troops of another arm, and no more of the same.
std::optional<Parts> of_other_arm(const Parts& before, const Facts& more, const PhraseBook& words) {
  const Tokens name = tokens_of(before.name);
  const auto last = name.empty() ? std::nullopt : words.find(Sense::unit, name, name.size() - 1);
  const bool kind_of_foot = (before.facts.kind && arm_of(*before.facts.kind) == Arm::infantry) ||
                            (last && last->is == "battalion" && !before.facts.figures());
  const bool horse = more.squadrons && !more.battalions && (before.facts.battalions || kind_of_foot);
  const bool foot = more.battalions && !more.squadrons && before.facts.squadrons;
  if ((!horse && !foot) || more.kind) return std::nullopt;
  Parts other;
  other.facts = more;
  other.facts.kind = horse ? Kind::light_cavalry : Kind::line_infantry;
  other.guessed.emplace_back(horse ? "kind light cavalry from its squadrons"
                                   : "kind line infantry from its battalions");
  return other;
}

/// "12 guns" behind foot and horse are a battery beside them, and behind batteries those of all.
bool take_guns(const Facts& more, std::vector<Parts>& troops, const PhraseBook& words) {
  Facts rest = more;
  rest.guns.reset();
  rest.guessed.clear();
  if (!more.guns || rest != Facts{}) return false;
  const auto battery = [&](const Parts& unit) {  // "1 company of foot artillery" is one too
    const auto named = unit.facts.kind ? std::nullopt : kind_in(tokens_of(unit.name), words, Arm::artillery);
    return unit.facts.batteries || named || (unit.facts.kind && arm_of(*unit.facts.kind) == Arm::artillery);
  };
  if (std::all_of(troops.begin(), troops.end(), battery)) return merge(troops.back().facts, more);
  if (std::any_of(troops.begin(), troops.end(), battery)) return false;
  Parts guns;
  guns.facts = more;
  guns.facts.kind = Kind::foot_artillery;
  guns.guessed.emplace_back("kind foot artillery");
  troops.push_back(std::move(guns));
  return true;
}

/// The pieces whose brackets hold figures: "3rd Heavy (2 guns)".
std::ptrdiff_t with_figures_in_brackets(const std::vector<std::string_view>& pieces) {
  return std::count_if(pieces.begin(), pieces.end(), [](std::string_view piece) {
    const std::size_t open = piece.find('(');
    return open != std::string_view::npos && open + 1 < piece.size() && is_digit(piece[open + 1]);
  });
}

/// "Leib Regiment (Oberst Kern), Guard Regiment (Oberst Roe)": each with its colonel.
bool all_led_in_brackets(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  return std::all_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
    const std::size_t open = piece.find('(');
    return open != std::string_view::npos && open > 0 && piece.ends_with(')') &&
           words.has(Sense::rank, tokens_of(piece.substr(open + 1)), 0);
  });
}

/// "Regt. Alba 2 Bat., Regt. Toro 2 Bat.": each of them a unit, and how many parts it has.
bool all_with_parts(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  return std::all_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
    const Tokens tokens = tokens_of(piece);
    if (tokens.empty() || words.has(Sense::rank, tokens, 0) ||
        head_of({tokens, tokens.size(), words}).is != Head::Is::unit)
      return false;
    const Parts parts = parts_of(piece, tokens, words);
    return !parts.name.empty() && parts.facts.subunits();
  });
}

/// "1st Dragoons, Leib Dragoons, 4 sqns each" between semicolons: troops at commas, because their figures are for each;
/// so are those of "3rd Heavy (2 guns), 1st US (4 guns)", and those that have each a colonel in brackets or parts.
std::vector<Parts> troops_at_commas(std::string_view piece, const PhraseBook& words) {
  const std::vector<std::string_view> inner = pieces_of(piece, ',');
  if (with_figures_in_brackets(inner) > 1 ||
      (inner.size() > 1 && (all_led_in_brackets(inner, words) || all_with_parts(inner, words))))
    return troops_in(inner, words);
  if (inner.size() < 3) return {};
  const Tokens last = tokens_of(inner.back());
  const std::optional<Facts> facts = facts_of(last, 0, last.size(), words, false);
  return facts && facts->each && facts->subunits() ? troops_in(inner, words) : std::vector<Parts>{};
}

/// "Battery A", "Batteries E & G": whose regiment comes behind the next comma.
bool is_lettered_battery(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const LetteredBatteries batteries = lettered_batteries(piece, tokens, words);
  return !batteries.letters.empty() && batteries.end == tokens.size();
}

/// The pieces of a text, with "Battery A" and the regiment behind it, "2nd US", as one.
std::vector<std::string_view> with_batteries_whole(const std::vector<std::string_view>& pieces,
                                                   const PhraseBook& words) {
  std::vector<std::string_view> whole;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    if (!whole.empty() && !tokens.empty() && tokens[0].is == Token::Is::ordinal &&
        is_lettered_battery(whole.back(), words)) {
      const std::string_view battery = whole.back();
      whole.back() = {battery.data(), static_cast<std::size_t>(piece.data() + piece.size() - battery.data())};
    } else {
      whole.push_back(piece);
    }
  }
  return whole;
}

/// "2nd and 10th Hussars, 8 sqns", "2e et 10e hussards (4 esc. chacun), 900 chevaux": figures behind several that have
/// none of the sort are those of all. False if one has its own.
bool share_among_last(std::vector<Parts>& troops, std::size_t count, const Facts& all, const PhraseBook& words) {
  const auto begin = troops.end() - static_cast<std::ptrdiff_t>(count);
  const bool told = std::any_of(begin, troops.end(), [&](const Parts& unit) {
    const Facts& own = unit.facts;
    return all.subunits() ? own.figures() : own.men || own.bare || own.horses || guns_of(own);
  });
  if (told || all.each || all.batteries || !(all.subunits() || all.men || all.horses)) return false;
  std::vector<Parts> last(begin, troops.end());
  share_figures(last, all, words);
  std::copy(last.begin(), last.end(), begin);
  return true;
}

/// The troops that the pieces name; none if one of them names nothing, or somebody.
std::vector<Parts> troops_in(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  std::vector<Parts> troops;
  const bool numbers = numbered_one_by_one(pieces);
  std::size_t joined = 0;  // the last so many stand in one piece: "2nd and 10th Hussars"
  for (const std::string_view piece : with_batteries_whole(pieces, words)) {
    const Tokens tokens = tokens_of(piece);
    if (tokens.empty() || words.has(Sense::rank, tokens, 0)) return {};
    const std::size_t before = std::exchange(joined, 0);
    if (std::vector<Parts> some = several_units(piece, tokens, words, true); !some.empty()) {
      joined = some.size();
      troops.insert(troops.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
      continue;  // "..., Batterien Nr. 4 und 5"
    }
    if (std::vector<Parts> some = troops_at_commas(piece, words); !some.empty()) {
      troops.insert(troops.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
      continue;
    }
    if (std::optional<Parts> guns = batteries_in(piece, tokens, words); guns && !troops.empty()) {
      troops.push_back(std::move(*guns));
      continue;
    }
    const std::optional<Facts> more = troops.empty() ? std::nullopt : facts_of(tokens, 0, tokens.size(), words, false);
    if (std::optional<Parts> other = more ? of_other_arm(troops.back(), *more, words) : std::nullopt) {
      troops.push_back(std::move(*other));
      continue;
    }
    if (before > 1 && more && share_among_last(troops, before, *more, words)) continue;
    const bool too_few = more && guns_of(*more) && guns_of(*more) < 2 * troops.back().facts.batteries.value_or(0);
    if (more && !more->batteries && !too_few && !of_other_kind(troops.back(), *more, words) &&
        merge(troops.back().facts, *more))
      continue;  // "..., 4 Esk., 560 Reiter"
    Parts parts = parts_of(piece, tokens, words);
    if (const std::optional<Parts> sort = parts.name.empty() ? unnamed_unit(parts, tokens, words) : std::nullopt)
      parts = *sort;  // "1 Jägerbataillon"
    const bool named = head_of({tokens, tokens.size(), words}).is == Head::Is::unit;
    const bool told = parts.facts.kind || parts.facts.batteries;
    const bool of_nation = parts.facts.subunits() && words.has(Sense::nation, tokens, 0);  // "Orange-Nassau (2 bns)"
    const bool counts = parts.facts.subunits() || parts.facts.few;                         // "Kern Nr. 59 (3 Bat.)"
    const bool serial = counts && tokens.size() > 2 && words.any(Sense::serial, tokens, 1, tokens.size());
    const bool of_land = tokens.size() > 1 && tokens[0].is == Token::Is::ordinal &&  // "2nd Nassau (2,709)"
                         names_a_land(tokens_of(parts.name), words) && (parts.facts.men || parts.facts.bare || counts);
    const bool guard = of_land || (counts && names_guards(tokens_of(parts.name), words)) ||
                       is_reserve_regiment(tokens_of(parts.name), parts.facts, words);
    if (parts.name.empty() ? !told : !(named || numbers || of_nation || serial || guard)) return {};
    troops.push_back(std::move(parts));
  }
  share_each(troops, words);
  share_what_the_last_has(troops, words);
  return troops;
}

/// Units at commas, each by its name (named_one_by_one.hpp).
std::vector<Parts> units_at_commas(std::string_view text, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(text, ',');
  return named_one_by_one(pieces, words) ? troops_in(pieces, words) : std::vector<Parts>{};
}

/// Cut at commas, and at "and" before a figure or an article: "three recruit battalions and two of the line".
std::vector<std::string_view> pieces_that_count(std::string_view text, const PhraseBook& words) {
  std::vector<std::string_view> pieces;
  for (const std::string_view piece : pieces_of(text, ',')) {
    const Tokens tokens = tokens_of(piece);
    std::size_t begin = 0;
    int depth = tokens.empty() || !tokens[0].mark("(") ? 0 : 1;
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
      depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
      if (depth > 0) continue;  // "5 batteries (each 6 6-pdrs and 2 howitzers)"
      const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
      const bool figure = tokens[at + 1].is == Token::Is::number || words.has(Sense::number, tokens, at + 1) ||
                          is_a(tokens, at + 1, words);
      if (!link || link->is != "and" || !figure) continue;
      pieces.push_back(trim(piece.substr(begin, tokens[at].begin - begin)));
      begin = tokens[at + 1].begin;
    }
    pieces.push_back(trim(piece.substr(begin)));
  }
  return pieces;
}

/// The units of a list whose row has figures for all of them behind its dots; none of any other list, or if one of them
/// has such figures of its own.
template <typename Read>
std::vector<Parts> units_of_row(std::string_view text, const Read& read, const PhraseBook& words) {
  std::optional<FigureOfRow> row = figure_of_row(text, words);
  std::vector<Parts> units = row ? read(row->list, words) : std::vector<Parts>{};
  const auto told = [](const Parts& unit) { return unit.facts.figures() || guns_of(unit.facts); };
  if (units.size() < 2 || std::any_of(units.begin(), units.end(), told)) return {};
  share_figures(units, std::move(row->facts), words);
  return units;
}

}  // namespace

std::vector<Parts> troops_listed(std::string_view text, const PhraseBook& words) {
  if (std::vector<Parts> row = units_of_row(text, troops_listed, words); !row.empty()) return row;
  if (const auto joined = units_joined(pieces_of(text, ','), words); !joined.empty()) return troops_in(joined, words);
  if (std::vector<Parts> several = several_units(text, tokens_of(text), words, true); !several.empty()) return several;
  const bool semicolons = text.find(';') != std::string_view::npos;
  if (std::vector<Parts> counted = troops_counted(text, words); !counted.empty() && !semicolons) return counted;
  if (const std::vector<std::string_view> pieces = pieces_behind_brackets(text, words);
      !semicolons && pieces.size() > 1 && pieces_of(text, ',').size() == 1) {
    if (std::vector<Parts> troops = troops_in(pieces, words); !troops.empty()) return troops;
  }
  std::vector<Parts> troops = counted_names(text, words);
  if (troops.empty()) {
    troops = troops_in(pieces_of(text, semicolons ? ';' : ','), words);
    tell_last_by_itself(troops, words);
  }
  if (troops.empty()) troops = names_strung(text, words);
  if (troops.empty()) troops = troops_in_groups(text, words);
  if (troops.empty()) troops = names_before_numbers(text, words);
  if (troops.empty()) troops = whole_units(text, words);
  return troops.empty() ? units_at_semicolons(text, words) : troops;
}

std::vector<Parts> troops_strung(std::string_view text, const PhraseBook& words) {
  if (std::vector<Parts> row = units_of_row(text, troops_strung, words); !row.empty()) return row;
  if (const auto joined = units_joined(pieces_of(text, ','), words); !joined.empty()) return troops_in(joined, words);
  if (std::vector<Parts> counted = counted_names(text, words); counted.size() > 1) return counted;
  if (text.find(';') != std::string_view::npos) {  // "Sappers, two companies; artillery, two batteries"
    std::vector<Parts> apart = troops_in(pieces_of(text, ';'), words);
    if (apart.size() > 1) return apart;
  }
  const std::vector<std::string_view> pieces = pieces_behind_brackets(text, words);
  const auto begins = [&](std::string_view piece) { return begins_as_troops(piece, words); };
  std::vector<Parts> troops;
  if (pieces.size() > 1 && std::all_of(pieces.begin(), pieces.end(), begins)) troops = troops_in(pieces, words);
  if (troops.empty()) troops = names_strung(text, words);
  if (troops.empty()) troops = units_at_commas(text, words);
  if (troops.empty()) troops = names_before_numbers(text, words);
  if (troops.empty()) troops = kinds_strung(text, words);
  if (troops.empty()) troops = whole_units(text, words);
  return troops.empty() ? units_at_semicolons(text, words) : troops;
}

std::vector<Parts> troops_counted(std::string_view text, const PhraseBook& words) {
  std::vector<Parts> troops;
  if (text.ends_with('.')) text.remove_suffix(1);
  const std::vector<std::string_view> pieces = pieces_that_count(text, words);
  if (pieces.size() < 2) return troops;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    const Range line{tokens, tokens.size(), words};
    const std::optional<Facts> more = troops.empty() ? std::nullopt : facts_of(tokens, 0, tokens.size(), words, false);
    if (std::optional<Parts> other = more ? of_other_arm(troops.back(), *more, words) : std::nullopt) {
      troops.push_back(std::move(*other));
      continue;
    }
    if (more && take_guns(*more, troops, words)) continue;
    if (!troops.empty() && head_of(line).is == Head::Is::nothing && !names_troops(std::string(piece), words)) {
      append(troops.back().note, tidy(piece));  // "and a four stand skirmish screen"
      continue;
    }
    const auto figure = line.figure_at(0);
    if (!figure) return {};
    Parts parts = parts_of(piece, tokens, words);
    if (parts.name.empty() && !parts.facts.kind) parts = unnamed_unit(parts, tokens, words).value_or(parts);
    const Facts& facts = parts.facts;
    const bool counted = facts.subunits() || facts.regiments || facts.batteries || facts.companies;
    const bool numbered =
        std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
    if (!counted || numbered || (parts.name.empty() && !facts.kind && !facts.quality && !facts.batteries)) return {};
    troops.push_back(std::move(parts));
  }
  share_what_the_last_has(troops, words);
  return troops.size() > 1 ? troops : std::vector<Parts>{};
}

std::optional<Facts> parts_named(const Tokens& tokens, const PhraseBook& words) {
  int count = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> sort = words.find(Sense::count, tokens, at);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (sort && sort->part) return std::nullopt;  // "4. Jägerbataillon" is a unit
    if (sort && count > 0) {
      const std::size_t end = at + sort->length;
      if (end < tokens.size() && !tokens[end].mark(";")) return std::nullopt;
      Facts facts;
      if (sort->is == "battalions") facts.battalions = count;
      if (sort->is == "squadrons") facts.squadrons = count;
      return facts.subunits() ? std::optional(facts) : std::nullopt;
    }
    if (tokens[at].is == Token::Is::ordinal) ++count;
    const bool between = tokens[at].mark("+") || is_joint(tokens, at, words);
    if (tokens[at].is != Token::Is::ordinal && !between) return std::nullopt;
    at += link ? link->length : 1;
  }
  return std::nullopt;
}

}  // namespace estafette::readers
