#include "converter/readers/parts/commander.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/head.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostNames = 6;        ///< words of a person's name,
constexpr std::size_t kMostNamesBehind = 2;  ///< where nothing sets him apart

bool ranked(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::rank, tokens, at) || words.has(Sense::title, tokens, at);
}

/// "Lieutenant General Sir Lowry Cole's 4th Division".
bool take_possessor(Parts& parts, const Tokens& name, const PhraseBook& words) {
  if (name.empty() || !words.has(Sense::rank, name, 0)) return false;
  for (std::size_t at = 1; at + 2 < name.size(); ++at) {
    if (name[at].is != Token::Is::word) return false;
    if (name[at + 1].text != "s" || !name[at + 1].joined) continue;
    parts.commander = parts.name.substr(0, name[at].end);
    parts.name = parts.name.substr(name[at].begin);
    return true;
  }
  return false;
}

bool only_rank(const std::string& commander, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  return rank && rank->length == tokens.size();
}

/// Where the names end of "Prince Eugene of Württemberg": before the country that a man is titled after.
std::size_t before_his_country(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  const std::size_t last = tokens.size() - 1;
  if (tokens.size() < from + 4 || !words.has(Sense::title, tokens, from) || !words.has(Sense::country, tokens, last))
    return tokens.size();
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, last - 1);
  return words.has(Sense::particle, tokens, last - 1) || (link && link->is != "and") ? last - 1 : tokens.size();
}

}  // namespace

namespace {

/// "Prince Moritz of Anhalt-Dessau": from that token on, nothing but the country of a prince.
bool is_country_of_prince(const Tokens& tokens, std::size_t from, std::size_t at, std::string_view text,
                          const PhraseBook& words) {
  if (at < from + 2 || at + 1 >= tokens.size() || !words.has(Sense::title, tokens, from) ||
      !words.has(Sense::link, tokens, at))
    return false;
  return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end(),
                     [&](const Token& token) { return token.is == Token::Is::word && capital_at(text, token.begin); });
}

/// "Prince August", "August von Kern", "August Kern": the name, and no month.
bool is_august(const Tokens& tokens, std::size_t from, std::size_t at, std::size_t end, std::string_view text,
               const PhraseBook& words) {
  if (!words.has(Sense::month, tokens, at)) return false;
  if (at > from && words.has(Sense::title, tokens, at - 1)) return true;
  return at + 1 < end && text_between(text, tokens[at], tokens[at]) == "August" &&
         tokens[at + 1].is == Token::Is::word &&
         (words.has(Sense::particle, tokens, at + 1) || capital_at(text, tokens[at + 1].begin));
}

/// "GRAHAM'S ARMY, AND ITS LOSSES": a title goes on in capitals, where no letter tells a name from other words.
bool goes_on(const Tokens& tokens, std::size_t from, std::string_view text) {
  const std::string_view first = text_between(text, tokens[from], tokens[from]);
  return first == "AND" || first == "WITH" || first == "ET" || first == "UND";
}

}  // namespace

namespace {

/// "Savolaxbrigaden": a command, and no name that happens to begin like one.
bool ends_in_command(std::string_view word, const PhraseBook& words) {
  constexpr std::size_t kShortest = 6;  // letters of "brigad"
  for (std::size_t at = 1; at + kShortest <= word.size(); ++at) {
    const Tokens end = tokens_of(word.substr(at));
    const std::optional<PhraseFound> command = words.find(Sense::command, end, 0);
    if (command && !command->part) return true;
  }
  return false;
}

}  // namespace

bool may_be_person(const Tokens& tokens, std::size_t from, std::string_view text, const PhraseBook& words) {
  const auto names =
      std::count_if(tokens.begin() + static_cast<std::ptrdiff_t>(std::min(from, tokens.size())), tokens.end(),
                    [](const Token& token) { return !token.mark("."); });  // "Brig. Gen. W.H.F. Lee"
  if (from >= tokens.size() || names > static_cast<std::ptrdiff_t>(kMostNames) || goes_on(tokens, from, text))
    return false;
  if (tokens.size() == from + 1 && tokens[from].letter()) return false;  // "(S)"
  if (const auto grade = words.find(Sense::grade, tokens, from); grade && from + grade->length == tokens.size())
    return false;  // "(Average)"
  bool capital = false;
  const std::size_t end = before_his_country(tokens, from, words);
  for (std::size_t at = from; at < end; ++at) {
    const Token& token = tokens[at];
    if (token.mark(".")) continue;
    const bool particle = words.has(Sense::particle, tokens, at);
    const bool small = begins_small(text.substr(token.begin));
    if (small && capital && is_country_of_prince(tokens, from, at, text, words)) return true;
    const bool count = small && at == from && words.has(Sense::title, tokens, at);  // "conte Carlo Kern"
    if (token.is != Token::Is::word || (small && !particle && !count)) return false;
    capital = capital || !small;
    const bool letter = token.letter() && !small;
    const bool dotted = (at > from || at + 1 < tokens.size()) && text.substr(token.end).starts_with('.');
    const bool before_name = at + 2 == tokens.size() && !tokens[at + 1].letter();  // "G H Kern"
    const bool initial = letter && (at + 2 < tokens.size() || dotted || before_name);
    if (particle || ranked(tokens, at, words) || initial) continue;  // "Brig. Gen. M. J. Kern", "H. Lee"
    const std::optional<PhraseFound> person = words.find(Sense::person, tokens, at);
    if (person &&
        ((!person->is.empty() && words.has(Sense::country, tokens, at)) || words.has(Sense::count, tokens, at)))
      continue;  // "d'Espagne", "André Bon"
    if (is_august(tokens, from, at, end, text, words)) continue;
    for (const Sense sense : {Sense::command, Sense::kind, Sense::unit, Sense::quality, Sense::arm, Sense::nation,
                              Sense::country, Sense::note, Sense::state, Sense::month, Sense::count}) {
      const std::optional<PhraseFound> found = words.find(sense, tokens, at);
      if (found && (!found->part || (sense == Sense::command && ends_in_command(token.text, words)))) return false;
    }
  }
  return capital;
}

namespace {

/// "VI Corps", "5e Corps", "Second Corps": a number before the word.
bool numbered(const std::string& text, const Tokens& name, std::size_t end, const PhraseBook& words) {
  for (std::size_t at = 0; at < end; ++at)
    if (name[at].is != Token::Is::word || roman(text_between(text, name[at], name[at])) ||
        words.has(Sense::ordinal, name, at))
      return true;
  return false;
}

/// The name ends before `end`, and from `from` on it is the commander's.
void take_commander_from(Parts& parts, const Tokens& name, std::size_t from, std::size_t end) {
  parts.commander = tidy(std::string_view(parts.name).substr(name[from].begin));
  parts.guessed.push_back(fmt::format("commander {}, from the end of the name", parts.commander));
  parts.name = tidy(std::string_view(parts.name).substr(0, name[end - 1].end));
}

/// Where the rank before a title begins, "GM" of "Brigade GM Graf Kern"; the title itself if there is none.
std::size_t rank_before(const Tokens& name, std::size_t title, const PhraseBook& words) {
  for (std::size_t at = 1; at < title; ++at)
    if (const auto rank = words.find(Sense::rank, name, at); rank && at + rank->length == title) return at;
  return title;
}

/// "1st Division Foy", "2nd Netherlands Div. Perponcher", "VI Corps Marmont": a name or two behind the word of a
/// numbered command; "Russian Corps Wittgenstein", "Advance Guard Roth": one behind a nation's, or the guard's.
void take_name_behind(Parts& parts, const Tokens& name, const Head& head, bool named_elsewhere,
                      const PhraseBook& words) {
  if (head.is != Head::Is::formation || head.level == Level::army || !parts.commander.empty()) return;
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    const bool titled = words.has(Sense::title, name, at) && may_be_person(name, at, parts.name, words);
    if (titled && words.any(Sense::command, name, 0, at) && name[at - 1].is == Token::Is::word &&
        !words.has(Sense::link, name, at - 1)) {  // "Reserve-Kavallerie Prinz Wilhelm v. Preussen"
      const std::size_t rank = rank_before(name, at, words);
      return take_commander_from(parts, name, rank, rank);
    }
  }
  std::size_t from = 0;
  std::string_view is;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (!command || at < from) continue;  // "Cavalry Corps" is one
    if (from > 0 && from != at) return;   // "Division of Corps Yorck"
    from = at + command->length;
    is = command->is == "any" ? "any" : "";
  }
  const std::size_t end = from;
  if (from < name.size() && name[from].mark(".")) ++from;
  const bool titled = from < name.size() && words.has(Sense::title, name, from);  // "12th Bde Prince August"
  const auto is_von = [&](std::size_t at) { return name[at].text == "von" || name[at].text == "v"; };
  std::size_t names = 0;  // of "Kern", "v. Kern", "Roe v. Kern"
  for (std::size_t at = from; at < name.size(); ++at) names += name[at].mark(".") || is_von(at) ? 0U : 1U;
  if (end < 2 || from >= name.size() || names == 0 || names > kMostNamesBehind + (titled ? 1 : 0) ||
      (words.has(Sense::particle, name, from) && !is_von(from)) || !may_be_person(name, from, parts.name, words))
    return;
  const bool of_nation = !named_elsewhere && (words.has(Sense::nation, name, 0) || is == "any");
  if (!(head.level && numbered(parts.name, name, end, words)) && !(of_nation && from + 1 == name.size())) return;
  take_commander_from(parts, name, from, end);
}

}  // namespace

namespace {

/// "Prinz Karl von Bevern, Prinz Moritz": persons at commas, each with his rank or title.
bool are_titled_persons(const Tokens& name, std::size_t from, std::string_view text, const PhraseBook& words) {
  std::size_t persons = 0;
  while (from < name.size()) {
    std::size_t end = from;
    while (end < name.size() && !name[end].mark(",")) ++end;
    const Tokens person(name.begin() + static_cast<std::ptrdiff_t>(from),
                        name.begin() + static_cast<std::ptrdiff_t>(end));
    const bool of_country = person.size() == 2 && words.has(Sense::title, person, 0) &&
                            words.has(Sense::country, person, 1);  // "Prinz Württemberg"
    if (person.empty() || !ranked(person, 0, words) || !(of_country || may_be_person(person, 0, text, words)))
      return false;
    ++persons;
    from = end + 1;
  }
  return persons > 1;
}

}  // namespace

void find_commander(Parts& parts, const PhraseBook& words, bool named_elsewhere) {
  const Tokens name = tokens_of(parts.name);
  if (parts.commander.empty() && !named_elsewhere && take_possessor(parts, name, words)) return;
  const Head head = head_of({name, name.size(), words});
  if (head.is == Head::Is::nothing) return;
  std::size_t mark = head.end;  // "Armata d'Italia - Viceré Eugenio": what is before the dash is the name
  const auto dash = [&](std::size_t at) { return name[at].mark("-") && !name[at].joined; };
  if (head.is == Head::Is::formation)
    while (mark < name.size() && !name[mark].mark(",") && !dash(mark)) ++mark;
  if (mark >= name.size()) mark = head.end;
  const bool behind = mark < name.size() && (name[mark].mark(",") || name[mark].mark("-"));
  const std::size_t from = behind ? mark + 1 : head.end;
  const bool rank_alone = only_rank(parts.commander, words);  // "Brigade Philippovic (GM)"
  if (!behind && !rank_alone) return take_name_behind(parts, name, head, named_elsewhere, words);
  if (!parts.commander.empty() && !ranked(tokens_of(parts.commander), 0, words)) return;
  if (!may_be_person(name, from, parts.name, words) && !(behind && are_titled_persons(name, from, parts.name, words)))
    return;
  const std::string person = tidy(std::string_view(parts.name).substr(name[from].begin));
  if (parts.commander.empty()) {
    if (!ranked(name, from, words))
      parts.guessed.push_back(fmt::format("commander {}, from the end of the name", person));
    parts.commander = person;
  } else if (rank_alone) {
    parts.commander += ' ' + person;
  } else {  // "2nd Division - Kern (Baron of Morven)"
    parts.commander = fmt::format("{} ({})", person, parts.commander);
  }
  if (behind) parts.name = tidy(std::string_view(parts.name).substr(0, name[mark - 1].end));
}

namespace {

/// "1st Division (Kern), attached from I Corps", "1st Division (Kern) (arrived at 3 pm)": what is told behind a bracket
/// in small letters is no part of the name.
void note_remark(Parts& parts) {
  const std::size_t close = parts.name.find(')');
  if (close == std::string::npos) return;
  const std::string_view rest = std::string_view(parts.name).substr(close + 1);
  const std::size_t told = rest.find_first_not_of(" ,(-\xE2\x80\x93\x94");
  const bool marked = told != std::string_view::npos && rest.substr(0, told).find_first_not_of(' ') < told;
  if (!marked || rest[told] < 'a' || rest[told] > 'z') return;
  std::string remark = tidy(rest.substr(told));
  if (remark.ends_with(')')) remark.pop_back();
  append(parts.note, remark);
  parts.name = tidy(std::string_view(parts.name).substr(0, close + 1));
}

/// "VI Corps - Mouton (Lobau)": the commander stands before the bracket, which tells his title.
bool take_person_with_title(Parts& parts, std::size_t open, const std::string& title, const PhraseBook& words) {
  Parts before;
  before.name = tidy(std::string_view(parts.name).substr(0, open));
  find_commander(before, words, true);
  if (before.commander.empty()) return false;
  parts.name = before.name;
  parts.commander = fmt::format("{} ({})", before.commander, title);
  parts.guessed.push_back(fmt::format("commander {}, from the end of the name", parts.commander));
  return true;
}

constexpr int kMostNamesakes = 3;  ///< generals of one name, "Kern 2"; a higher figure is a rating
constexpr int kHighestLeaderRating = 12;

/// A small figure behind a word ends the bracket: the second of that name, or what he is rated.
bool is_figure_of_a_man(const Tokens& name, std::size_t open, std::size_t close) {
  const Token& last = name[close - 1];
  return last.is == Token::Is::number && !last.joined && !last.thousands && last.value <= kHighestLeaderRating &&
         close > open + 2 && name[close - 2].is == Token::Is::word;
}

}  // namespace

void take_from_brackets(Parts& parts, const PhraseBook& words) {
  note_remark(parts);
  const Tokens name = tokens_of(parts.name);
  if (name.size() < 4 || !name.back().mark(")")) return;
  std::size_t open = name.size() - 1;
  while (open > 0 && !name[open].mark("(")) --open;
  if (open == 0 || open + 2 > name.size() - 1) return;
  const std::size_t end = name.size() - 1;
  const bool footnote =
      name[end - 1].is == Token::Is::number && name[end - 1].joined && end - 1 > open + 1;  // "Girard2"
  const std::size_t stop = name[footnote ? end - 1 : end].begin;
  std::string said = tidy(std::string_view(parts.name).substr(name[open + 1].begin, stop - name[open + 1].begin));
  const bool figure = !footnote && is_figure_of_a_man(name, open, end);  // "(Bonnel 2)", "(Kern 8)"
  const bool vacant = words.has(Sense::nobody, name, open + 1);
  const bool particle = words.has(Sense::particle, name, open + 1);
  const bool small = said.empty() || (said.front() >= 'a' && said.front() <= 'z' && !particle);  // "de Langwerth"
  const bool words_only =
      std::all_of(name.begin() + static_cast<std::ptrdiff_t>(open) + 1, name.end() - (footnote || figure ? 2 : 1),
                  [](const Token& token) { return token.is == Token::Is::word || token.mark("."); });  // "H. Campbell"
  const std::optional<PhraseFound> link = end > open + 3 ? words.find(Sense::link, name, end - 2) : std::nullopt;
  const bool of = end > open + 3 && (words.has(Sense::particle, name, end - 2) || (link && link->is != "and"));
  const bool landed = of && words.has(Sense::country, name, end - 1);  // "(Eugen of Württemberg)"
  bool known = false;
  for (const Sense sense : {Sense::command, Sense::kind, Sense::unit, Sense::quality, Sense::arm, Sense::nation,
                            Sense::country, Sense::note}) {
    known = known || words.any(sense, name, open + 1, landed ? end - 2 : end);
  }
  const std::optional<PhraseFound> person = words.find(Sense::person, name, open + 1);  // "Franceschi", not "francés"
  const bool led = person && person->is.empty() && words.any(Sense::rank, name, 0, open);
  known = known && (!person || led);  // "General Kern (Brunswick)"
  const bool inner = words.any(Sense::command, name, open + 1, end) && !words.has(Sense::rank, name, open + 1);
  const bool fallen = words.has(Sense::loss, name, open + 1);
  if (!vacant && (inner || fallen) && words_only) {  // "(brigades Charlet et Bourgeois)", "(Killed in action)"
    parts.name = tidy(std::string_view(parts.name).substr(0, name[open - 1].end));
    append(parts.note, said);
    return find_commander(parts, words, true);  // "8th Division - Kern (wounded)"
  }
  if (!vacant && (known || small || !words_only)) return;
  const std::size_t behind = footnote || figure ? end - 2 : end - 1;
  const Token& last = name[behind];
  const bool told = last.is == Token::Is::word && last.text.size() > 3 && parts.name[last.begin] >= 'a' &&
                    parts.name[last.begin] <= 'z' && !words.has(Sense::particle, name, behind);
  if (!vacant && told) {  // "FIRST CORPS (Longstreet absent)"
    parts.name = tidy(std::string_view(parts.name).substr(0, name[open - 1].end));
    return append(parts.note, said);
  }
  if (!vacant && take_person_with_title(parts, name[open].begin, said, words)) return;
  parts.name = tidy(std::string_view(parts.name).substr(0, name[open - 1].end));
  if (vacant) return;
  if (figure && name[end - 1].value > kMostNamesakes) {  // his rating
    append(parts.note, said);
    said = tidy(std::string_view(said).substr(0, said.find_last_of(' ')));
  }
  parts.commander = said;
  parts.guessed.push_back(fmt::format("commander {} from the brackets", said));
}

std::optional<std::size_t> end_of_rated_commander(const Tokens& tokens, std::size_t at, const Facts& facts,
                                                  const PhraseBook& words) {
  if (at >= tokens.size() || !words.has(Sense::rank, tokens, at) || facts.men || facts.bare || facts.subunits())
    return std::nullopt;
  std::size_t comma = at;
  while (comma < tokens.size() && !tokens[comma].mark(",") && tokens[comma].is != Token::Is::number) ++comma;
  const bool figures = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(comma), tokens.end(),
                                   [](const Token& token) { return token.is == Token::Is::number; });
  return figures && tokens[comma].mark(",") ? std::optional(comma) : std::nullopt;
}

}  // namespace estafette::readers
