#include "converter/readers/parts/name.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/provinces.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace estafette::readers {
namespace {

/// The first in words.xml of the phrases that `fits`. One that goes on behind another counts as well: "infanterie de
/// frontière" in "régiment d'infanterie de frontière".
template <typename Fits>
std::optional<PhraseFound> best(Sense sense, const Tokens& name, const PhraseBook& words, Fits fits) {
  std::optional<PhraseFound> best;
  std::size_t behind = 0;  // the end of the phrase before
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> found = words.find(sense, name, at);
    const std::size_t next = at + (found ? found->length : 1);
    if (!found || (at < behind && (next <= behind || found->part))) continue;
    const bool possessive = next < name.size() && name[next].text == "s" && name[next].joined;  // "Garden's Battery"
    if (!possessive && (!best || found->rank < best->rank) && fits(*found)) best = found;
    behind = next;
  }
  return best;
}

/// Foot that stands right behind a number: "Headquarters, 5/60th Foot".
std::optional<PhraseFound> foot_with_number(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 1; at < name.size(); ++at)
    if (name[at - 1].is == Token::Is::ordinal)
      if (const std::optional<PhraseFound> found = words.find(Sense::kind, name, at);
          found && arm_of(*kind_from(found->is)) == Arm::infantry)
        return found;
  return std::nullopt;
}

}  // namespace

std::optional<PhraseFound> phrase_in(Sense sense, const Tokens& name, const PhraseBook& words) {
  return best(sense, name, words, [](const PhraseFound&) { return true; });
}

std::optional<PhraseFound> kind_in(const Tokens& name, const PhraseBook& words, std::optional<Arm> arm) {
  const auto fits = [&](const PhraseFound& found) { return !arm || arm_of(*kind_from(found.is)) == *arm; };
  std::optional<PhraseFound> kind = best(Sense::kind, name, words, fits);
  if (!kind || kind->is != to_string(Kind::staff)) return kind;
  if (const std::optional<PhraseFound> foot = foot_with_number(name, words); foot && fits(*foot)) return foot;
  const std::optional<PhraseFound> other = best(Sense::kind, name, words, [&](const PhraseFound& found) {
    return fits(found) && !found.guess && arm_of(*kind_from(found.is)) == Arm::cavalry;
  });  // "CR 10 Gendarmes": a regiment that is called so
  return other ? other : kind;
}

std::optional<int> parts_before_name(const Tokens& name, std::string_view text) {
  const auto is_stroke = [](const Token& token) { return token.mark("/"); };
  if (std::none_of(name.begin(), name.end(), is_stroke)) return std::nullopt;
  int count = 0;
  bool stroke = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const Token& token = name[at];
    const std::optional<int> numeral = roman(text.substr(token.begin, token.end - token.begin));
    const bool figure = token.is == Token::Is::number || (token.is == Token::Is::word && numeral);
    const bool of_regiment = at > 0 && is_stroke(name[at - 1]) && at + 1 < name.size() &&
                             (name[at + 1].is == Token::Is::word || name[at + 1].mark("("));  // "1/79 Foot"
    const bool list = token.mark(",") || token.mark(".") || token.mark("&") || token.mark("+");
    if (token.mark("-") && at > 0 && at + 1 < name.size() && name[at + 1].value > name[at - 1].value &&
        name[at + 1].value <= kMostSubunits) {
      count += name[at + 1].value - name[at - 1].value - 1;
    } else if (is_stroke(token)) {
      stroke = true;
    } else if (figure && !of_regiment && at + 1 < name.size() && count < kMostSubunits) {
      ++count;
    } else if (!list) {
      break;
    }
  }
  if (!stroke || count < 1 || name.back().mark("/")) return std::nullopt;
  return count;
}

namespace {

/// "sent to Portugal", "who marched into the Netherlands": behind a word for where something stood or went.
bool is_behind_place(const Tokens& name, std::size_t country, const PhraseBook& words) {
  constexpr std::size_t kLongestPlace = 3;  // tokens, with an article
  for (std::size_t back = 1; back <= kLongestPlace && back <= country; ++back) {
    const std::optional<PhraseFound> place = words.find(Sense::place, name, country - back);
    if (!place || place->is == "more") continue;
    const bool article = place->length + 1 == back && words.has(Sense::link, name, country - 1);
    if (place->length == back || article) return true;
  }
  return false;
}

/// "Army of Italy", "Armée d'Espagne", "employed in Holland": where it fights, not whose it is.
bool is_theatre(const Tokens& name, std::size_t country, const PhraseBook& words) {
  if (is_behind_place(name, country, words)) return true;
  if (country > 0 && (name[country - 1].text == "in" || name[country - 1].text == "en")) return true;
  if (country < 2 || !words.has(Sense::link, name, country - 1)) return false;
  const std::optional<PhraseFound> command = words.find(Sense::command, name, country - 2);
  return command && command->is == "army" && !command->part;
}

/// "campagne de Russie", "the Russian campaign": where it was, and so the army was rather that of another.
bool of_a_campaign(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  const auto campaign = [&](std::size_t word) {
    const std::optional<PhraseFound> found = word < name.size() ? words.find(Sense::heading, name, word) : std::nullopt;
    return found && found->is == "campaign";
  };
  return campaign(at + length) || (at > 1 && words.has(Sense::link, name, at - 1) && campaign(at - 2));
}

/// "Austro-Russian Army", "Saxon-Polish Corps": of two nations, so that its troops may be of either.
bool is_one_of_two(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  constexpr std::array<std::string_view, 10> kFirst = {"austro", "russo",  "prusso", "italo",   "hispano",
                                                       "luso",   "franco", "gallo",  "germano", "sardo"};
  const auto hyphened = [&](std::size_t second) {  // the hyphen is no token between two words
    return second > 0 && second < name.size() && name[second].joined && name[second - 1].is == Token::Is::word &&
           name[second].is == Token::Is::word;
  };
  if (hyphened(at + length) && words.has(Sense::nation, name, at + length)) return true;
  return hyphened(at) && (words.has(Sense::nation, name, at - 1) ||
                          std::find(kFirst.begin(), kFirst.end(), name[at - 1].text) != kFirst.end());
}

/// "Prince Moritz of Anhalt-Dessau", "Archduke Karl of Austria": the country that a man is titled after.
bool of_a_titled_man(const Tokens& name, std::size_t country, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;
  if (country < 2 || !words.has(Sense::link, name, country - 1)) return false;
  for (std::size_t back = 2; back <= kMostWords + 2 && back <= country; ++back) {
    if (words.has(Sense::title, name, country - back)) return true;
    if (name[country - back].is != Token::Is::word || words.any(Sense::command, name, country - back, country - 1))
      return false;
  }
  return false;
}

/// "принца Евгения Вюртембергского", "principe Carlo Sassone": the adjective at the end that a man is titled by.
bool titles_a_man(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  constexpr std::size_t kMostOfHisNames = 2;
  if (at + length < name.size() && name[at + length].is != Token::Is::mark) return false;
  for (std::size_t back = 2; back <= kMostOfHisNames + 1 && back <= at; ++back) {
    if (words.has(Sense::title, name, at - back)) return true;
    if (name[at - back].is != Token::Is::word) return false;
  }
  return false;
}

/// "5th Division (Berg)", "Cavalry: d'Espagne": a general who is called like a country.
bool is_namesake(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  const std::size_t after = at + length;
  const std::size_t begin = at > 1 && name[at - 1].text == "d" ? at - 1 : at;
  const std::optional<PhraseFound> person = words.find(Sense::person, name, at);
  if (begin == 0 || !person) return false;
  if (person->is.empty() && words.any(Sense::rank, name, 0, begin)) return false;  // "General Kern (Brunswick)"
  const bool bracketed = name[begin - 1].mark("(") && after < name.size() && name[after].mark(")");
  const bool behind = (name[begin - 1].mark(":") || name[begin - 1].mark("-")) && after == name.size();
  const bool arm = words.any(Sense::arm, name, 0, begin) &&
                   std::none_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(begin),
                                [](const Token& token) { return token.figure(); });  // but "1st Infantry (Berg)"
  return (bracketed || behind) && (arm || words.any(Sense::command, name, 0, begin));
}

/// "Union Brigade", "2nd (Union) Brigade": a country as the name of a brigade, not whose it is.
bool names_brigade(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  std::size_t after = at + length;
  if (after < name.size() && name[after].mark(")")) ++after;
  if (at > 1 && name[at - 1].joined && name[at - 1].text == "s") return false;  // "Roe's Baden Brigade"
  const std::optional<PhraseFound> command = words.find(Sense::command, name, after);
  return command && !command->part && level_from(command->is) == Level::brigade;
}

/// The nation that the words at this place name; empty if they name none, or a man who is called like one. `below`:
/// there is a nation's heading above.
std::string nation_at(const Tokens& name, std::size_t at, bool proprietors, bool below, const PhraseBook& words) {
  if (!words.may_begin(Sense::nation, name[at]) && !words.may_begin(Sense::country, name[at])) return "";
  if (at > 0 && below && words.has(Sense::former, name, at - 1)) return "";  // "28th Infantry (ex-Berg)"
  const std::optional<PhraseFound> adjective = words.find(Sense::nation, name, at);
  if (adjective && adjective->guess && words.has(Sense::nation, name, at + adjective->length)) return "";
  std::optional<PhraseFound> country = words.find(Sense::country, name, at);
  if (country && country->guess && below) country.reset();  // a town, and below a heading only a name
  const auto is_possessive = [&](const std::optional<PhraseFound>& found) {
    const std::size_t after = at + (found ? found->length : 1);
    return after < name.size() && name[after].joined && name[after].text == "s";
  };
  const bool possessive = is_possessive(country);  // "Berg's Corps", "French's Division" are named after men
  const std::size_t length = std::max(adjective ? adjective->length : 0, country ? country->length : 0);
  if (length > 0 && of_a_campaign(name, at, length, words)) return "";
  const bool of_a_man = of_a_titled_man(name, at, words) ||
                        (country && is_namesake(name, at, country->length, words)) ||
                        (country && !adjective && names_brigade(name, at, country->length, words)) ||
                        (at > 0 && (name[at - 1].text == "von" || name[at - 1].text == "v"));
  if (country && !proprietors && !is_theatre(name, at, words) && !possessive && !of_a_man &&
      (!adjective || country->length > adjective->length))
    return country->is;
  if (country && adjective && country->length == adjective->length && is_behind_place(name, at, words))
    return "";  // "eine für Italien bestimmte Brigade": "italien" is French for Italian
  if (adjective && at > 0 && name[at - 1].text == "royal" && name[at].text.starts_with("american"))
    return "";  // "60th (Royal American) Regiment" of Britain
  if (adjective && below && titles_regiment(name, at, adjective->length, proprietors, words)) return "";
  if (adjective && !is_possessive(adjective) && !titles_a_man(name, at, adjective->length, words) &&
      !is_one_of_two(name, at, adjective->length, words))
    return adjective->is;
  return "";
}

}  // namespace

namespace {

/// "18th Georgia, Hanover Rifles", "Kern's (Va.) Battery, Hanover Artillery": of an American state, whatever town or
/// people is named besides.
bool is_of_state(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 1; at < name.size(); ++at)
    if ((name[at - 1].is == Token::Is::ordinal || name[at - 1].mark("(")) && words.has(Sense::state, name, at))
      return true;
  return false;
}

}  // namespace

std::string nation_in(const Tokens& name, const std::string& above, const PhraseBook& words) {
  if (words.has_states(above) || is_of_state(name, words)) return "";
  const bool proprietors = words.has_proprietors(above);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::string nation = nation_at(name, at, proprietors, !above.empty(), words); !nation.empty())
      return nation;
  return "";
}

std::set<std::string> nations_in(const Tokens& name, const PhraseBook& words) {
  std::set<std::string> nations;
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::string nation = nation_at(name, at, false, false, words); !nation.empty()) nations.insert(nation);
  return nations;
}

std::string nation_of_command(const Tokens& name, const std::string& above, const PhraseBook& words) {
  if (name.size() > 3 && name.back().mark(")")) {  // "Polnische Armee (russ.)"
    std::size_t open = name.size() - 2;
    while (open > 0 && !name[open].mark("(")) --open;
    const std::optional<PhraseFound> own = words.find(Sense::nation, name, open + 1);
    const std::size_t end = open + 1 + (own ? own->length : 0);
    if (own && open > 0 && (end + 1 == name.size() || (name[end].mark(".") && end + 2 == name.size()))) return own->is;
  }
  std::string nation = nation_in(name, above, words);
  for (std::size_t at = 1; at + 1 < name.size() && !nation.empty(); ++at) {
    if (!is_and(name, at, words)) continue;
    const auto cut = name.begin() + static_cast<std::ptrdiff_t>(at);
    const std::string left = nation_in({name.begin(), cut}, above, words);
    const std::string right = nation_in({cut + 1, name.end()}, above, words);
    const bool both = (!left.empty() || words.any(Sense::command, name, 0, at)) &&
                      (!right.empty() || words.any(Sense::command, name, at + 1, name.size()));
    if (both && left != right) return "";
  }
  return nation;
}

namespace {

/// "V Corpo al comando del principe Carlo", "V Corps under the Prince of Orange": where the words that say who leads
/// begin, and where his title does; the end of the tokens if there are none.
std::pair<std::size_t, std::size_t> titled_leader(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);
    if (!under) continue;
    std::size_t title = at + under->length;
    while (title < tokens.size() && words.has(Sense::link, tokens, title)) ++title;  // "unter dem Befehl des Prinzen"
    if (title + 1 < tokens.size() && words.has(Sense::title, tokens, title)) return {at, title};
  }
  return {tokens.size(), tokens.size()};
}

}  // namespace

std::pair<std::string, std::string> name_and_commander(const std::string& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, 0);
  std::size_t rank = command ? command->length : 1;  // "Adv Gd" is no "GD"
  while (rank < tokens.size() && !words.has(Sense::rank, tokens, rank)) ++rank;
  if (!tokens.empty() && words.has(Sense::rank, tokens, 0)) return {text, ""};
  std::size_t end = rank;
  if (rank >= tokens.size()) {
    std::tie(end, rank) = titled_leader(tokens, words);
    if (rank >= tokens.size()) return {text, ""};
  }
  for (std::size_t at = 1; at < end; ++at) {
    const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);  // "Reserve unter dem General"
    if (under && at + under->length == rank) {
      end = at;
      break;
    }
  }
  while (end > 1 && words.has(Sense::link, tokens, end - 1)) --end;  // "Divisione del generale Mellinet"
  const std::string_view name(text);
  return {tidy(name.substr(0, tokens[end - 1].end)), tidy(name.substr(tokens[rank].begin))};
}

bool is_own_word(std::string_view text, const Token& token, const PhraseBook& words) {
  return token.is == Token::Is::word && !begins_small(text.substr(token.begin)) && words.senses_of(token) == 0;
}

std::string surname(const std::string& commander, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  std::size_t at = 0;
  while (at < tokens.size()) {
    std::optional<PhraseFound> skip = words.find(Sense::rank, tokens, at);
    if (!skip) skip = words.find(Sense::title, tokens, at);
    if (!skip || at + skip->length >= tokens.size()) break;
    at += skip->length;
  }
  while (at < tokens.size() && tokens[at].is == Token::Is::mark) ++at;  // "General of Brigade, Gency"
  return at < tokens.size() ? commander.substr(tokens[at].begin) : commander;
}

std::string tidy(std::string_view text) {
  constexpr std::string_view kHanging = " \t,;:-*=|";
  std::string name = one_line(text);
  const std::size_t first = name.find_first_not_of(kHanging);
  if (first == std::string::npos) return "";
  name = name.substr(first, name.find_last_not_of(kHanging) - first + 1);
  name.erase(std::unique(name.begin(), name.end(), [](char a, char b) { return a == ' ' && b == ' '; }), name.end());
  while (name.ends_with("\xE2\x80\xA0") || name.ends_with("\xE2\x80\x93") || name.ends_with("\xE2\x80\x94")) {
    name = std::string(trim(name.substr(0, name.size() - 3)));
  }
  return name;
}

void append(std::string& note, std::string_view more) {
  more = trim(more);
  if (more.empty()) return;
  if (!note.empty()) note += "; ";
  note += more;
}

std::size_t past_battalion_marks(const Tokens& tokens) {
  constexpr int kMostMarks = 12;  // of battalions or companies
  constexpr std::array<std::string_view, 8> kMarks = {"i", "ii", "iii", "iv", "v", "f", "fus", "fues"};
  constexpr std::array<std::string_view, 6> kBetween = {".", ",", "&", "+", "-", "/"};
  const auto among = [](const auto& known, const Token& token) {
    return std::find(known.begin(), known.end(), token.text) != known.end();
  };
  std::size_t past = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    const bool number = token.figure();
    const bool known = token.is == Token::Is::mark ? among(kBetween, token)
                       : number                    ? token.value > 0 && token.value <= kMostMarks
                                                   : among(kMarks, token);
    if (!known) break;
    if (token.mark("/") && at > 0) past = at + 1;
  }
  return past;
}

bool is_only_words(const Tokens& tokens, std::size_t from, std::size_t to) {
  const auto is_word = [](const Token& token) {
    return token.is == Token::Is::word || token.mark(".") || (token.mark("-") && token.joined);
  };
  return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                     tokens.begin() + static_cast<std::ptrdiff_t>(to), is_word);
}

bool is_number_of_unit(const Range& text, std::size_t at) {
  if (at == 0 || !text.number(at) || !text.number(at + 1) || text.tokens[at].value > kLargestNumberOfAUnit)
    return false;
  const std::size_t name = past_battalion_marks(text.tokens);
  if (name >= at) return false;
  if (!is_only_words(text.tokens, name, at)) return false;
  const std::size_t last = at > name + 1 && text.mark(at - 1, ".") ? at - 2 : at - 1;
  const std::optional<PhraseFound> unit = text.find(Sense::unit, last);
  return text.tokens[last].capitals || (unit && (unit->is == "regiment" || unit->is == "battalion"));
}

std::size_t name_of_one(const Range& text, std::size_t at) {
  if (!text.number(at) || text.tokens[at].value != 1) return 0;
  const std::optional<PhraseFound> unit = text.find(Sense::unit, at + 1);
  const std::size_t link = at + 1 + (unit ? unit->length : 0);
  const std::optional<PhraseFound> of = unit ? text.find(Sense::link, link) : std::nullopt;
  if (!of || unit->is == "squadron") return 0;  // "1 squadron of hussars" counts them
  const std::size_t name = link + of->length;
  const auto says = [&](Sense sense) { return text.find(sense, name).has_value(); };
  return says(Sense::kind) || says(Sense::quality) || says(Sense::nation) ? name : 0;
}

}  // namespace estafette::readers
