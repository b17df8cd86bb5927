#include "converter/readers/line/commander_line.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/behind_colon.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kAbbreviatedName = 4;  ///< letters, with its stop, of "Gen." and "Col."

/// The first comma, bracket or dash, if nothing but a strength stands behind it: "General Blücher, 98,500 men",
/// "Marshal Kern (21,163, 50 guns)", "Tenente Generale Bruni - 6 battaglioni".
std::optional<std::pair<std::size_t, Facts>> strength_behind(const Tokens& tokens, const PhraseBook& words) {
  const auto mark = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.mark(",") || token.mark("(") || (token.mark("-") && !token.joined);
  });
  if (mark != tokens.end() && mark->mark("-") && !words.has(Sense::rank, tokens, 0))
    return std::nullopt;  // "Rey - 3 bns"
  const auto at = static_cast<std::size_t>(mark - tokens.begin());
  if (at + 1 >= tokens.size()) return std::nullopt;
  const bool bracket = tokens[at].mark("(");
  const bool dash = tokens[at].mark("-");
  std::optional<Facts> facts = facts_of(tokens, bracket ? at : at + 1, tokens.size(), words, false);
  if (dash && !(facts && (facts->men || facts->subunits())))  // "Marshal Kern - 18,283 infantry, 980 cavalry, 48 guns"
    facts = told_by_arm(Tokens(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end()), words);
  const bool strength = facts && (facts->men || (bracket && facts->bare) ||
                                  (dash && (facts->subunits() || facts->infantry || facts->cavalry)));
  return strength ? std::optional(std::pair(at, *facts)) : std::nullopt;
}

/// "FML Kern commanding" without what only says that he commands.
std::string without_word_for_commander(std::string who, const PhraseBook& words) {
  const Tokens tokens = tokens_of(who);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> commands = words.find(Sense::commander, tokens, at);
    const bool rank = commands && commands->length == 1 && words.has(Sense::rank, tokens, at);  // "Commandant"
    if (!commands || at + commands->length != tokens.size() || rank) continue;
    return tidy(std::string_view(who).substr(0, tokens[at].begin));
  }
  return who;
}

/// "Col. Roe (mortally wounded)" without what befell him, which goes to the note.
void take_fate(std::string& who, std::string& note, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;
  const std::size_t open = who.ends_with(')') ? who.rfind('(') : std::string::npos;
  if (open == std::string::npos || open < 2) return;
  const std::string_view told = std::string_view(who).substr(open + 1, who.size() - open - 2);
  const Tokens fate = tokens_of(told);
  if (fate.size() > kMostWords || has_figures(fate) || !words.any(Sense::loss, fate, 0, fate.size())) return;
  append(note, told);
  who = tidy(std::string_view(who).substr(0, open));
}

/// The tokens without the mark of a footnote that ends them: "Lieutenant General Brown (8)".
std::size_t before_footnote(const Tokens& tokens) {
  const std::size_t end = tokens.size();
  const bool mark = end > 3 && tokens[end - 1].mark(")") && tokens[end - 2].is == Token::Is::number &&
                    tokens[end - 2].value < kSurelyMen && tokens[end - 3].mark("(");
  return mark ? end - 3 : end;
}

/// What stands behind a token without ranks and initials: "Brig. Gen." is no brigade, "H. F. Kern" no hussar.
Tokens without_ranks(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  std::vector<Token> rest;
  for (std::size_t at = from; at < tokens.size();) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at);
    if (!rank && !tokens[at].letter()) rest.push_back(tokens[at]);
    at += rank ? rank->length : 1;
  }
  return rest;
}

/// The rank or title at that token, or behind an article there: "(Commanded by) the Duke of Reggio". Nothing if there
/// is none.
std::optional<std::size_t> ranked_from(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const auto ranked = [&](std::size_t token) {
    return words.has(Sense::rank, tokens, token) || words.has(Sense::title, tokens, token);
  };
  if (ranked(at)) return at;
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, at);
  const bool behind = article && (article->is == "article" || article->is.empty()) && ranked(at + article->length);
  return behind ? std::optional(at + article->length) : std::nullopt;
}

/// "(w 5/2)", "(to 5/23)", "(5/2-5/3)": a figure of a day when he fell or led, in brackets.
bool is_of_a_day(const Tokens& tokens, std::size_t at) {
  std::size_t open = at;
  while (open > 0 && !tokens[open].mark("(") && !tokens[open].mark(")")) --open;
  const bool day = (at > 0 && tokens[at - 1].mark("/")) || (at + 1 < tokens.size() && tokens[at + 1].mark("/"));
  return day && tokens[open].mark("(");
}

/// Where the note begins that ends a line in square brackets; 0 if none does, or if it names a nation.
std::size_t before_note(std::string_view text, const PhraseBook& words) {
  const std::size_t square = text.ends_with(']') ? text.rfind('[') : std::string_view::npos;
  if (square == std::string_view::npos) return 0;
  const Tokens inside = tokens_of(text.substr(square + 1, text.size() - square - 2));
  const bool nation = words.has(Sense::nation, inside, 0) || words.has(Sense::country, inside, 0);
  return inside.empty() || nation ? 0 : square;
}

/// It begins with a rank or title, or "Commander:", and has no word of command and no troops.
bool is_commander(const Tokens& tokens, std::optional<std::size_t> colon, const PhraseBook& words) {
  const bool ranked = words.has(Sense::rank, tokens, 0) || words.has(Sense::title, tokens, 0);
  const std::optional<PhraseFound> said = words.find(Sense::commander, tokens, 0);
  if (!ranked && !said) return false;
  const std::size_t named = said ? said->length : 0;
  const bool of_it = colon && said && words.has(Sense::link, tokens, named);  // "Commander-in-Chief of the Army: Ney"
  const bool nothing = head_of({tokens, colon.value_or(tokens.size()), words}).is == Head::Is::nothing;
  const bool dash = said && named + 1 < tokens.size() && tokens[named].mark("-") && !tokens[named].joined &&
                    words.has(Sense::rank, tokens, named + 1);  // "dowódca dywizji – gen. Kern"
  const bool label = said && (of_it || dash || (colon && nothing) || ranked_from(tokens, named, words));
  if (label) return true;
  if (!ranked || colon) return false;
  const auto number = [&](const Token& token) {
    return token.is == Token::Is::number && !is_of_a_day(tokens, static_cast<std::size_t>(&token - tokens.data()));
  };
  if (std::any_of(tokens.begin(), tokens.end(), number) && !strength_behind(tokens, words)) return false;
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  const std::size_t from = rank ? rank->length : 0;  // "Général de division" is no division
  const std::optional<PhraseFound> title = rank ? std::nullopt : words.find(Sense::title, tokens, 0);
  if (title && title->length < tokens.size() && tokens[title->length].mark("(") && has_figures(tokens))
    return false;  // "Rey (2) 1.150": a regiment, since nobody is named
  if (title && title->length + 1 < tokens.size() && tokens[title->length].mark(",")) return false;  // "Rey, Mallorca"
  const Tokens behind = without_ranks(tokens, from, words);
  return !words.any(Sense::command, behind, 0, behind.size()) && !words.any(Sense::unit, behind, 0, behind.size()) &&
         head_of({behind, behind.size(), words}).is == Head::Is::nothing;
}

/// "Général de division.": nobody is named.
bool is_rank_alone(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  const std::size_t end = rank ? rank->length : 0;
  return rank && (end == tokens.size() || (end + 1 == tokens.size() && tokens[end].mark(".")));
}

}  // namespace

bool is_surname_first(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  const auto comma = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(","); });
  const auto at = static_cast<std::size_t>(comma - tokens.begin());
  if (at == 0 || at + 1 >= tokens.size()) return false;
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at + 1);
  const Tokens surname(tokens.begin(), comma);
  if (!rank || words.has(Sense::rank, tokens, 0) || !may_be_person(surname, 0, text, words)) return false;
  return std::all_of(comma, tokens.end(),
                     [](const Token& token) {
                       return token.is == Token::Is::word || token.mark(",") || token.mark("-") || token.mark("'");
                     }) &&
         !words.any(Sense::unit, tokens, at + 1 + rank->length, tokens.size()) &&
         !words.any(Sense::command, tokens, at + 1 + rank->length, tokens.size());
}

std::optional<Item> commander_line(std::string_view text, const Tokens& tokens, std::optional<std::size_t> colon,
                                   const PhraseBook& words) {
  if (const std::size_t square = before_note(text, words); square > 0) {
    const std::string_view before = trim(text.substr(0, square));
    std::optional<Item> item = commander_line(before, tokens_of(before), colon, words);
    if (item) append(item->parts.note, tidy(text.substr(square + 1, text.size() - square - 2)));
    return item;
  }
  if (const std::size_t end = before_footnote(tokens); end < tokens.size()) {
    const Tokens named(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end));
    std::optional<Item> item = commander_line(text.substr(0, tokens[end - 1].end), named, colon, words);
    if (item) return item;
  }
  Item item;
  item.is = Item::Is::commander;
  if (!colon && is_surname_first(text, tokens, words)) {
    item.parts.name = tidy(text);
    return item;
  }
  if (!is_commander(tokens, colon, words)) return std::nullopt;
  if (!colon && is_rank_alone(tokens, words)) {
    item.is = Item::Is::note;
    return item;
  }
  const auto strength = strength_behind(tokens, words);
  if (strength) item.parts.facts = strength->second;
  text = strength ? text.substr(0, tokens[strength->first].begin) : text;
  item.parts.name =
      without_word_for_commander(person_named(tidy(without_successors(text, item.parts.note, words))), words);
  take_fate(item.parts.name, item.parts.note, words);
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, 0);
  if (!label || (words.has(Sense::rank, tokens, 0) && colon != label->length)) return item;
  const std::size_t behind = colon ? *colon + 1 : label->length;
  const std::size_t from = ranked_from(tokens, behind, words).value_or(behind);
  const bool named = from < tokens.size() && tokens[from].begin < text.size();
  item.parts.name = named ? person_named(tidy(text.substr(tokens[from].begin))) : "";
  take_fate(item.parts.name, item.parts.note, words);
  if (names_nobody(tokens, from, words)) item.parts.name.clear();
  return item;
}

std::string person_named(std::string name) {
  const bool word = name.size() > kAbbreviatedName && name.ends_with('.') &&
                    name.find_last_of(". ", name.size() - 2) + kAbbreviatedName < name.size();
  if (word) name.pop_back();
  return name;
}

namespace {

/// "Lord Kern, Commander-in-Chief" as "Lord Kern", and his post in the note; "Kern, King of Morven" from the note,
/// where nothing but the post was left of the commander.
void take_post(Parts& parts, const PhraseBook& words) {
  const Tokens tokens = tokens_of(parts.commander);
  std::size_t at = 0;
  while (at < tokens.size() && !(words.has(Sense::commander, tokens, at) && (at == 0 || tokens[at - 1].mark(","))))
    ++at;
  const std::optional<PhraseFound> post = words.find(Sense::commander, tokens, at);
  if (!post || at + post->length != tokens.size() || at == 1) return;
  const std::string told = parts.commander.substr(tokens[at].begin);
  if (at > 0) {
    parts.commander = tidy(std::string_view(parts.commander).substr(0, tokens[at - 2].end));
    return append(parts.note, told);
  }
  const std::size_t comma = parts.note.find(", ");
  const std::string person = tidy(std::string_view(parts.note).substr(0, comma));
  const Tokens named = tokens_of(person);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, named, 0);
  if (person.empty() || !may_be_person(named, rank ? rank->length : 0, person, words)) return;
  parts.commander = person;
  parts.note = comma == std::string::npos ? told : fmt::format("{}, {}", parts.note.substr(comma + 2), told);
}

}  // namespace

void tidy_commander(Parts& parts, const PhraseBook& words) {
  if (parts.commander.find_first_of(",-") != std::string::npos || !parts.note.empty()) take_post(parts, words);
  std::string& who = parts.commander;
  if (const Tokens seat = tokens_of(who); !seat.empty()) {  // "General-Kommando in Salm": where it is, and nobody
    const std::optional<PhraseFound> note = words.find(Sense::note, seat, 0);
    if (note && note->is == "seat") append(parts.note, std::exchange(who, ""));
  }
  who = without_word_for_commander(person_named(std::move(who)), words);
  take_fate(who, parts.note, words);
  const std::size_t open = who.ends_with(')') ? who.rfind('(') : std::string::npos;
  if (open == std::string::npos || open < 2) return;
  const std::string_view told = std::string_view(who).substr(open + 1, who.size() - open - 2);
  constexpr std::size_t kLongWord = 4;  // letters: no particle of a name, "Eugen von Württemberg"
  std::size_t count = 0, small = 0;
  for (const std::string& word : split(told, ' ')) {
    ++count;
    if (word.size() >= kLongWord && is_small(word.front())) ++small;
  }
  if (count < 3 || small == 0) return;
  append(parts.note, told);
  who = tidy(std::string_view(who).substr(0, open));
}

bool names_nobody(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size() && tokens[at].is == Token::Is::mark) ++at;
  return at >= tokens.size() || words.has(Sense::nobody, tokens, at);
}

}  // namespace estafette::readers
