#include "converter/readers/tree/entry_doubts.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/leader_doubts.hpp"
#include "converter/readers/tree/misspelt_sorts.hpp"
#include "converter/readers/tree/regiments_counted.hpp"
#include "converter/readers/tree/run_on.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// "IV Corps - Kern, 31,000 / 88": figures of a strength, and no number or year, are left in the name.
bool holds_strength(const std::string& name, bool brigade) {
  constexpr int kFewest = 200;
  const Tokens tokens = tokens_of(name);
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    const bool last = brigade && &token == &tokens.back() && tokens.size() > 1;  // "Kern Brigade 1800" tells no year
    return token.is == Token::Is::number && token.value >= kFewest && (last || !may_be_year(token.value));
  });
}

/// "The 6th Foot was at Morven": a verb in small letters behind what a name begins with, and in no bracket.
bool holds_a_verb(const std::string& name, const Tokens& tokens, const PhraseBook& words) {
  int depth = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    depth += tokens[at].mark("(") || tokens[at].mark("[") ? 1 : tokens[at].mark(")") || tokens[at].mark("]") ? -1 : 0;
    const bool small = tokens[at].is == Token::Is::word && !capital_at(name, tokens[at].begin);
    if (at > 0 && depth == 0 && small && words.has(Sense::verb, tokens, at)) return true;
  }
  return false;
}

/// "U.S. Engineer Battalion", whose "u." is "and" in German.
bool begins_with_initials(const Tokens& name) {
  const std::size_t second = name.size() > 1 && name[1].mark(".") ? 2 : 1;
  return second < name.size() && name[0].text.size() == 1 && name[second].is == Token::Is::word &&
         name[second].text.size() == 1;
}

/// "Foot Guards and one of the 95th", "45th Line of two", "Kern led the 3rd Hussars", "and the Rifles": what was left
/// of a sentence that nobody took apart.
bool tells_a_sentence(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (holds_a_verb(name, tokens, words)) return true;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || (at == 0 && begins_with_initials(tokens))) continue;
    if (link->is == "leads" || link->is == "counts" || (link->is == "holds" && at > 0)) return true;
    const std::size_t behind = at + link->length;
    const bool number = words.has(Sense::number, tokens, behind);
    const bool joint = link->is == "and" && number && words.has(Sense::link, tokens, behind + 1);
    const bool last = at > 0 && number && behind + 1 >= tokens.size() && link->is != "and";
    const bool initial = tokens[0].text.size() == 1 && begins_capital(name);  // "U. S. Engineers", and no Polish "u"
    if (joint || last || (at == 0 && link->is == "and" && tokens.size() > 1 && !initial)) return true;
  }
  return false;
}

/// "Brigata Roe - Reggimento Moss": a regiment behind the command and a dash.
bool names_regiment_too(const std::string& name, const PhraseBook& words) {
  const std::size_t dash = name.find(" - ");
  const Tokens behind = dash == std::string::npos ? Tokens{} : tokens_of(name.substr(dash + 3));
  const std::optional<PhraseFound> unit = words.find(Sense::unit, behind, 0);
  return unit && unit->is == to_string(UnitLevel::regiment) && behind.size() > unit->length;
}

/// "Canarias; Tiradores de Toro; Provincial de Alba": entries with capitals that tell of no officer and no deed.
bool lists_names(const std::string& note, const PhraseBook& words) {
  if (std::count(note.begin(), note.end(), ';') < 1) return false;
  const Tokens said = tokens_of(note);
  for (const Sense other : {Sense::rank, Sense::title, Sense::verb, Sense::commander, Sense::note, Sense::loss,
                            Sense::count, Sense::grade, Sense::heading})
    if (words.any(other, said, 0, said.size())) return false;
  bool entry = true;
  for (const Token& token : said) {
    if (entry && (token.is != Token::Is::word || !capital_at(note, token.begin))) return false;
    entry = token.mark(";");
  }
  return true;
}

/// "Irlanda, 2 bns; 2nd of Toro; Tiradores, 400 men", of which one unit was made: behind a semicolon outside brackets
/// stands the name of another, with its number or its sort.
bool lists_others_at_semicolons(std::string_view text, const std::string& note, const PhraseBook& words) {
  constexpr std::size_t kMostOfAnEntry = 8;  // tokens
  std::size_t from = std::string_view::npos;
  int depth = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : ';';
    depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    if (c != ';' || depth > 0) continue;
    const Tokens entry = from == std::string_view::npos ? Tokens{} : tokens_of(text.substr(from, at - from));
    const std::string_view said = from == std::string_view::npos ? "" : trim(text.substr(from, at - from));
    from = at + 1;
    if (note.find(said) == std::string::npos || said.empty()) continue;  // it was read
    if (entry.size() < 2 || entry.size() > kMostOfAnEntry) continue;
    bool told = false;
    for (const Sense other : {Sense::rank, Sense::title, Sense::verb, Sense::commander, Sense::note, Sense::loss,
                              Sense::grade, Sense::heading, Sense::command})
      told = told || words.any(other, entry, 0, entry.size());
    const bool count = words.has(Sense::count, entry, 0) || words.has(Sense::count, entry, 1);
    const bool numbered = entry[0].is == Token::Is::ordinal && !count;
    const std::optional<PhraseFound> sort = words.find(Sense::kind, entry, 0);
    const bool counted =
        entry[0].is == Token::Is::number && !may_be_year(entry[0].value) && !count &&
        (words.any(Sense::gun, entry, 1, entry.size()) || words.any(Sense::kind, entry, 1, entry.size()));
    if (!told && (numbered || counted || (sort && !sort->guess && !words.has(Sense::arm, entry, 0)))) return true;
  }
  return false;
}

/// "Guards Bde 2/1st Gds, 2/3rd Gds": battalions in what was taken for the name of a command.
bool names_battalions(std::string_view name) {
  const Tokens all = tokens_of(name);
  for (std::size_t at = 2; at + 1 < all.size(); ++at)
    if (all[at].mark("/") && all[at - 1].is == Token::Is::number && all[at + 1].is == Token::Is::ordinal) return true;
  return false;
}

/// "aged 36 - about 13,000 soldiers, 40 guns" in the note of a command: its strength, or that of troops of its own.
bool tells_strength_in_note(const Parts& parts, const PhraseBook& words) {
  const Tokens said = tokens_of(parts.note);
  if (parts.facts.figures() || parts.note.find("Note:") != std::string::npos ||  // who says so has told it apart
      words.any(Sense::loss, said, 0, said.size()))
    return false;
  for (std::size_t at = 0; at + 1 < said.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, said, at + 1);
    const bool men = count && (count->is == "men" || count->is == "sabres");
    if (said[at].is == Token::Is::number && said[at].value >= kSurelyMen && men) return true;
  }
  return false;
}

/// "Not brigaded - Royal Veterans; Staff Corps": troops or a command behind the semicolon of a command without any.
bool names_troops_at_semicolon(std::string_view text, const PhraseBook& words) {
  const std::size_t at = text.rfind(';');
  const std::string_view entry = at == std::string_view::npos ? "" : text.substr(at + 1);
  const Tokens said = tokens_of(entry);
  if (said.size() < 2 || entry.find(')') != std::string_view::npos || entry.find(']') != std::string_view::npos ||
      words.any(Sense::rank, said, 0, said.size()) || words.any(Sense::note, said, 0, said.size()))
    return false;
  return words.any(Sense::kind, said, 0, said.size()) || words.any(Sense::unit, said, 0, said.size()) ||
         words.any(Sense::command, said, 0, said.size());
}

/// "detached to Alba: 4th Foot. Brigade Roe: 52nd Foot": a command with numbered troops behind a colon.
bool notes_a_command(const std::string& note, const PhraseBook& words) {
  const Tokens tokens = tokens_of(note);
  std::size_t from = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark(".") || tokens[at].mark(";")) from = at + 1;
    if (!tokens[at].mark(":") || from == at) continue;
    const bool command = words.any(Sense::command, tokens, from, at) && !words.has(Sense::note, tokens, from);
    if (command && tokens[at + 1].is == Token::Is::ordinal) return true;
  }
  return false;
}

/// "5,922; 189; Present under arms" beside a strength of 6,784: another column may be what the command had present.
bool notes_another_strength(const Parts& parts) {
  if (!parts.facts.figures()) return false;
  std::string_view rest = parts.note;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const Tokens told = tokens_of(trim(rest.substr(0, end)));
    if (told.size() == 1 && told[0].is == Token::Is::number && told[0].thousands) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

/// "27 Line, 4 Bn. 790": the number of a battalion stands so as well, behind the comma and before its strength.
bool tells_parts_behind_comma(const Tokens& line, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < line.size(); ++at) {
    if (!line[at].mark(",") || line[at + 1].is != Token::Is::number) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, line, at + 2);
    std::size_t behind = at + 2 + (count ? count->length : 0);
    while (behind < line.size() && (line[behind].mark(".") || line[behind].mark("-"))) ++behind;
    if (count && count->is == "battalions" && behind < line.size() && line[behind].is == Token::Is::number) return true;
  }
  return false;
}

/// 4 of "27 Line, 4 Bn 500": battalions of so few men each that the figure may be the number of one. Nothing where the
/// line has a word for several, "4 battalions 500".
std::optional<int> count_or_number(const TextNode& row, const PhraseBook& words) {
  constexpr int kFewest = 160, kFewestBehindComma = 250;  // men of each
  const Tokens line = tokens_of(row.line.text);
  const int fewest = tells_parts_behind_comma(line, words) ? kFewestBehindComma : kFewest;
  const auto battalions = [fewest](const Parts& parts) {
    const Facts& told = parts.facts;
    const int count = told.battalions.value_or(0), men = told.men ? *told.men : told.bare.value_or(0);
    const bool plain = !told.companies && !told.half && !told.each;
    return plain && count > 1 && men > 0 && men < count * fewest ? count : 0;
  };
  int count = row.item.is == Item::Is::unit ? battalions(row.item.parts) : 0;
  for (const Parts& unit : row.item.units) count = count > 0 ? count : battalions(unit);
  if (count == 0) return std::nullopt;
  return words.any(Sense::plural, line, 0, line.size()) ? std::nullopt : std::optional(count);
}

/// "Bavarian army          4th Jägers Lake": a gap as wide as one between two columns within a name.
bool spans_a_gap(const TextNode& row) {
  constexpr std::string_view kGap = "     ";
  const std::string_view text = trim(row.line.text);
  const std::size_t gap = text.find(kGap);
  if (gap == std::string_view::npos || !row.item.units.empty()) return false;
  const std::string left = tidy(text.substr(0, gap)), right = tidy(text.substr(gap));
  const std::string& name = row.item.parts.name;
  return tokens_of(right).size() > 1 && name.size() > right.size() && name.ends_with(right) && name.starts_with(left);
}

/// "2 x Infantry Brigade", "2 Inf bdes": several commands alike. "2 Infantry Brigade" is the second.
bool counts_commands(const TextNode& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(row.line.text);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens[0].value < 2) return false;
  if (tokens[1].text == "x") return true;
  for (std::size_t at = 1; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at))
      return tokens[at + command->length - 1].text.ends_with('s') && command->is != "corps";
  return false;
}

}  // namespace

std::vector<Problem> doubts_of_entry(const TextNode& row, const PhraseBook& words) {
  std::vector<Problem> doubts;
  const auto look = [&](std::string expected, std::string remedy) {
    doubts.push_back({"", row.line.line, "", row.line.text, std::move(expected), std::move(remedy)});
  };
  if (!row.item.unread.empty())
    look("troops that can be told apart, a commander or figures behind the colon", "Give each unit a line of its own");
  const Parts& parts = row.item.parts;
  if (spans_a_gap(row))
    look("one entry, and no gap in its name", "If two columns stand beside each other, put one below the other");
  if (row.formation() && names_two_ranked(parts.commander, words))
    look("one commander", "Give each command a line of its own, with who leads it");
  if (row.formation() && row.item.units.empty() &&
      (names_battalions(parts.name) || (row.item.unread.empty() && names_troops_at_semicolon(row.line.text, words))))
    look("a command's name, and its troops behind a colon", "Write a colon behind the name");
  if (row.item.is == Item::Is::unit && row.item.units.empty() && !parts.note.empty() &&
      lists_others_at_semicolons(row.line.text, parts.note, words))
    look("one unit, or several that can be told apart", "Give each unit a line of its own");
  const bool half_told = std::any_of(row.item.units.begin(), row.item.units.end(),
                                     [&](const Parts& unit) { return tells_a_sentence(unit.name, words); });
  if (half_told || (row.item.units.empty() && tells_a_sentence(parts.name, words)))
    look("a name, and no part of a sentence",
         "Give each unit a line of its own, or say Note: before what is only told");
  if (const std::optional<int> count = count_or_number(row, words))
    look(fmt::format("a word that tells whether {} counts battalions or is the number of one", *count),
         fmt::format("Write {} battalions, or Battalion No. {}", *count, *count));
  if (row.item.is == Item::Is::unit && counts_troops(parts.commander, words))
    look("one unit, and who leads it", "Give each unit a line of its own");
  if (names_only_an_arm(parts.commander, words))
    look("troops that can be told apart, and no arm for a commander",
         "Give the troops of each arm a line of their own");
  if (names_command_too(parts.commander, words))
    look("a commander's name, and no command behind it", "Put the command on a line of its own");
  if (row.item.is == Item::Is::unit && !parts.facts.kind)
    if (const std::optional<MisspeltSort> sort = misspelt_sort(parts.name, words))
      look(fmt::format("what troops {} are: it may be a slip for {}", sort->typed, sort->meant),
           "Correct the word, or say what they are in brackets");
  if (!row.formation()) return doubts;
  if (counts_regiments_behind_parts(row, words))
    look("whether the regiments have these battalions or squadrons, or stand beside them",
         "Write the regiments first if they have them, or give each a line of its own");
  if (notes_a_command(parts.note, words)) look("one command on a line", "Give each a line of its own");
  if (row.item.units.empty() && row.item.unread.empty() && tells_strength_in_note(parts, words))
    look("the strength of a command behind its name",
         "Write it behind the name, or say Note: before what is only told");
  const bool another = tells_of_another(parts.commander, words) || tells_of_another(parts.name, words);
  if (another && doubts.empty())
    look("one commander, and nothing behind him", "Give each command and unit a line of its own");
  if (const std::optional<std::string> who = commander_or_country(parts, words))
    look(fmt::format("whether {} is its commander or the country of its troops", *who),
         fmt::format("Write General {} behind a comma for the commander, or [{}] for the country", *who, *who));
  if (row.item.units.empty() && row.item.unread.empty() && hides_units(parts, words))
    look("a commander, and behind him troops that can be told apart",
         "Put a comma or a colon behind the commander, or give each unit a line of its own");
  if (row.item.units.empty() && row.item.unread.empty() && parts.facts.figures() &&
      (lists_names(parts.note, words) || names_troops(parts.note, words) || names_regiment_too(parts.name, words)))
    look("troops that can be told apart", "Give each unit a line of its own, or say Note: before what is only told");
  if (runs_on(parts.name) || names_two_commands(parts.name, words) || counts_commands(row, words)) {
    look("one command on a line", "It seems to hold several, with their figures. Give each a line of its own");
  } else if (holds_strength(parts.name, row.item.level == Level::brigade) || notes_another_strength(parts)) {
    look("a command, and figures that say what they count", "Write men or guns behind each figure");
  }
  return doubts;
}

}  // namespace estafette::readers
