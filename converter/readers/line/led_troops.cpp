#include "converter/readers/line/led_troops.hpp"

#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostNames = 2;  ///< of a person whom nothing parts from his troops

/// "29th", "1/57th": the number of a unit.
bool begins_unit(const Tokens& tokens, std::size_t at) {
  if (tokens[at].is == Token::Is::ordinal) return true;
  return at + 2 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at + 1].mark("/") &&
         tokens[at + 2].is == Token::Is::ordinal;
}

bool numbered(const Parts& parts) {
  const Tokens name = tokens_of(parts.name);
  return std::any_of(name.begin(), name.end(), [](const Token& token) { return token.is != Token::Is::word; });
}

/// The mark in "Col. Kern: 2d Ohio, 3d Ohio", "Col. Kern - 2d Ohio", "Col. Kern; 2d Ohio".
bool parts_from_troops(const Token& token) {
  return token.mark(":") || token.mark(";") || (token.mark("-") && !token.joined);
}

/// "Neumärk. Drag.; 1. Schles. Hus.": each says what sort of troops it is, or has a number; a name alone may be a
/// regiment's, and then so may be the one before the semicolon.
bool all_told(const std::vector<Parts>& units, const PhraseBook& words) {
  return units.size() > 1 && std::all_of(units.begin(), units.end(), [&](const Parts& unit) {
           const Tokens name = tokens_of(unit.name);
           return numbered(unit) || words.any(Sense::kind, name, 0, name.size());
         });
}

/// "Kern-Kürassiere", "Ungar. Husaren": each says what sort of troops it is, and has a name besides.
bool all_named(const std::vector<Parts>& units, const PhraseBook& words) {
  return std::all_of(units.begin(), units.end(), [&](const Parts& unit) {
    const Tokens name = tokens_of(unit.name);
    bool kind = false, more = false;
    for (std::size_t at = 0; at < name.size();) {
      const std::optional<PhraseFound> found = words.find(Sense::kind, name, at);
      kind = kind || found;
      more = more || (found && found->part) ||
             (!found && name[at].is == Token::Is::word && !words.has(Sense::unit, name, at) &&
              !words.has(Sense::quality, name, at) && !words.has(Sense::link, name, at));
      at += found ? found->length : 1;
    }
    return kind && more;
  });
}

/// Where the bracket opens that ends the text, "(8th Line (3 bns), 9th Line (2 bns))" and all; 0 if none does.
std::size_t open_of_last_bracket(std::string_view text) {
  int depth = 0;
  for (std::size_t at = text.size(); at > 0; --at) {
    if (text[at - 1] == ')') ++depth;
    if (text[at - 1] == '(' && --depth == 0) return at - 1;
  }
  return 0;
}

}  // namespace

std::optional<LedTroops> led_troops(std::string_view text, bool has_leader, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  if (!rank && (tokens.empty() || tokens[0].is != Token::Is::word)) return std::nullopt;
  const bool titled = !rank && words.has(Sense::title, tokens, 0);  // "Prince Charles of Mecklenburg"
  std::size_t end = rank ? rank->length : 1;                        // of his name
  while (end < tokens.size() && !begins_unit(tokens, end) && !parts_from_troops(tokens[end])) {
    if (tokens[end++].mark("[")) return std::nullopt;  // "King Joseph [Note: chief of staff Kern]"
  }
  const std::size_t at = end < tokens.size() && parts_from_troops(tokens[end]) ? end + 1 : end;
  const Range line{tokens, tokens.size(), words};
  // "Röder; Neumärk. Drag.; 1. Schles. Hus.", "Zieten - 1st Silesian, 10th Reserve (3 bns each)"
  const bool entries = !rank && !has_leader && (line.mark(end, ";") || line.mark(end, "-"));
  const bool straight = !rank && !has_leader && at == end && end <= kMostNames;  // "Livron 1°, 2°, 3° Cavalleggeri"
  if ((rank ? end == rank->length : !line.mark(end, ":") && !entries && !straight) || at >= tokens.size())
    return std::nullopt;
  const bool comma = end > 1 && at == end && tokens[end - 1].mark(",");  // "Brig. Gen. Kern, 21st Ohio, 38th Ohio"
  const std::size_t named = end - (comma ? 2 : 1);                       // the last token of his name
  std::size_t next = 1;                                                  // the comma before the one who led after him
  while (next < named && !(tokens[next].mark(",") && words.has(Sense::rank, tokens, next + 1))) ++next;
  const bool succeeded = rank && next < named;
  std::size_t last = succeeded ? next - 1 : named;
  if (succeeded && last > 2 && tokens[last].mark(")") && tokens[last - 2].mark("(")) last -= 3;  // "(k)"
  const std::string_view person = text.substr(0, tokens[last].end);
  const std::string_view named_man = rank ? person.substr(std::min(tokens[rank->length].begin, person.size())) : person;
  if (!titled && !may_be_person(tokens_of(person), 0, person, words) &&
      !may_be_person(tokens_of(named_man), 0, named_man, words))  // "général Roe"
    return std::nullopt;
  const std::string_view after = succeeded ? text_between(text, tokens[next + 1], tokens[named]) : "";
  LedTroops led{tidy(text.substr(0, tokens[succeeded ? next - 1 : named].end)), tidy(after),
                troops_listed(text.substr(tokens[at].begin), words)};
  const bool sure = at == end || led.units.size() > 1 || (led.units.size() == 1 && numbered(led.units.front()));
  const bool wanting =
      led.units.empty() || !sure || (entries && !all_told(led.units, words)) ||
      (straight && (led.units.size() < 2 || !std::all_of(led.units.begin(), led.units.end(), numbered)));
  return wanting ? std::nullopt : std::optional(std::move(led));
}

std::vector<Parts> take_bracketed_troops(std::string& name, const PhraseBook& words) {
  const std::size_t open = name.ends_with(')') ? open_of_last_bracket(name) : 0;
  if (open == 0) return {};
  const std::string_view before = std::string_view(name).substr(0, open);
  if (before.find(',') != std::string_view::npos && before.find_first_of("(0123456789") != std::string_view::npos)
    return {};  // "Kern (3rd, 4th Dragoons), 13th Hussars, Roe (1st, 7th Lancers)"
  const std::string inside = name.substr(open + 1, name.size() - open - 2);
  const Tokens tokens = tokens_of(inside);
  if (words.any(Sense::command, tokens, 0, tokens.size()) || words.any(Sense::rank, tokens, 0, tokens.size()))
    return {};
  std::vector<Parts> units = troops_listed(inside, words);
  const bool several = units.size() > 1 && (std::any_of(units.begin(), units.end(), numbered) ||
                                            all_named(units, words));  // "(Kern-Kürassiere, Roe-Ulanen)"
  const bool one = units.size() == 1 && begins_unit(tokens, 0) && words.any(Sense::kind, tokens, 1, tokens.size());
  if (!several && !one) return {};
  name = tidy(std::string_view(name).substr(0, open));
  return units;
}

std::vector<Parts> troops_with_names(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (words.any(Sense::command, tokens, 0, tokens.size()) || words.any(Sense::rank, tokens, 0, tokens.size()))
    return {};
  std::vector<Parts> units = troops_listed(text, words);
  return units.size() > 1 && all_named(units, words) ? units : std::vector<Parts>{};
}

bool names_numbered_leader(std::string_view text, const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  if (to < 4 || tokens[0].is != Token::Is::ordinal || !tokens[1].mark("(") || !tokens[to - 1].mark(")")) return false;
  const std::string_view leader = text_between(text, tokens[2], tokens[to - 2]);
  return may_be_person(tokens_of(leader), 0, leader, words);
}

bool is_somebodys_arm(std::string_view text, const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  if (to > 2 && tokens[0].is == Token::Is::word && tokens[1].joined && tokens[1].text == "s") return true;
  std::size_t arm = 1;
  while (arm < to && !words.has(Sense::arm, tokens, arm)) ++arm;
  const std::optional<PhraseFound> found = arm < to ? words.find(Sense::arm, tokens, arm) : std::nullopt;
  if (!found || arm + found->length != to) return false;
  const std::string_view name = text.substr(0, tokens[arm - 1].end);
  const Tokens said = tokens_of(name);
  return std::all_of(said.begin(), said.end(), [](const Token& token) { return token.is == Token::Is::word; }) &&
         may_be_person(said, 0, name, words);
}

}  // namespace estafette::readers
