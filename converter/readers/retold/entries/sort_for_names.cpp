#include "converter/readers/retold/entries/sort_for_names.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// How many tokens at the beginning are words for a sort of foot or horse and for its units: "Kür. Rgtr."; 0 if none
/// is a word for a regiment or battalion.
std::size_t sort_tokens(const Tokens& tokens, const PhraseBook& words) {
  std::size_t at = 0;
  bool unit = false;
  while (at < tokens.size()) {
    if (tokens[at].mark(".") || tokens[at].mark("-")) {
      ++at;
      continue;
    }
    const std::optional<PhraseFound> found = words.find(Sense::unit, tokens, at),
                                     kind = words.find(Sense::kind, tokens, at);
    const std::string_view level = found ? std::string_view(found->is) : std::string_view{};
    const bool regiment = level == to_string(UnitLevel::regiment) || level == to_string(UnitLevel::battalion);
    if (!regiment && !kind) break;
    unit = unit || regiment;
    at += std::max(regiment ? found->length : 0, kind ? kind->length : 0);
  }
  return unit ? at : 0;
}

/// "Kür. Rgt." for "Kür. Rgtr.", "Batl." for "Batle.".
std::string of_one(std::string_view sort, const PhraseBook& words) {
  std::string one = singular(sort, words);
  for (const auto& [several, single] :
       {std::pair<std::string_view, std::string_view>{"Rgtr.", "Rgt."}, {"Regtr.", "Regt."}, {"Batle.", "Batl."}})
    if (one.ends_with(several)) one.replace(one.size() - several.size(), several.size(), single);
  return one;
}

/// A name in capitals, perhaps with its number or a bracket behind it, and no word for troops.
bool is_name_alone(std::string_view piece, const PhraseBook& words, bool& numbered) {
  const Tokens tokens = tokens_of(piece);
  if (tokens.empty() || tokens[0].is != Token::Is::word || !begins_capital(piece)) return false;
  for (std::size_t at = 0; at < tokens.size() && !tokens[at].mark("("); ++at) {
    if (words.has(Sense::serial, tokens, at)) {
      numbered = true;
      break;
    }
    if (tokens[at].figure()) return false;
    for (const Sense troops : {Sense::kind, Sense::unit, Sense::count, Sense::rank, Sense::command, Sense::verb})
      if (const std::optional<PhraseFound> found = words.find(troops, tokens, at); found && !found->part) return false;
  }
  return true;
}

}  // namespace

std::string with_sort_for_each_name(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  if (line.find(';') != std::string_view::npos) return std::string(line);
  const std::vector<std::string_view> pieces = pieces_of(line.substr(begin), ',');
  if (pieces.size() < 2) return std::string(line);
  std::string told, sort;
  bool changed = false, others = false, numbered = false;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    const std::size_t sorted = sort_tokens(tokens, words);
    std::string text(piece);
    if (sorted > 0 && sorted < tokens.size() && is_name_alone(piece.substr(tokens[sorted].begin), words, numbered)) {
      others = others || !told.empty();
      sort = of_one(trim(piece.substr(0, tokens[sorted].begin)), words);
      text = fmt::format("{} {}", sort, piece.substr(tokens[sorted].begin));
    } else if (!sort.empty() && is_name_alone(piece, words, numbered)) {
      text = fmt::format("{} {}", sort, piece);
      changed = true;
    } else {
      if (told.empty()) return std::string(line);
      others = true;
      sort.clear();
    }
    told += told.empty() ? text : ", " + text;
  }
  if (!changed || !(others || numbered)) return std::string(line);
  return fmt::format("{}{}", line.substr(0, begin), told);
}

std::string with_numbers_before_names(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const bool behind = colon != std::string_view::npos && line.substr(0, colon).find(".)") != std::string_view::npos;
  const std::size_t begin = behind || colon == std::string_view::npos ? 0 : colon + 2;
  std::string told, sort;
  bool changed = false;
  for (const std::string_view piece : pieces_of(line.substr(begin), ',')) {
    const std::size_t open = piece.find(" (");
    const std::size_t end = open == std::string_view::npos ? open : piece.find(".)", open);
    std::string text(piece);
    const bool number = end != std::string_view::npos && end > open + 2 && end <= open + 4 &&
                        std::all_of(piece.begin() + static_cast<std::ptrdiff_t>(open) + 2,
                                    piece.begin() + static_cast<std::ptrdiff_t>(end), is_digit);
    if (number && open > 0 && is_any_letter(piece[open - 1])) {
      const std::string_view name = piece.substr(0, open);
      const Tokens tokens = tokens_of(name);
      if (tokens[0].is != Token::Is::word) return std::string(line);
      const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
      if (kind) sort = text_between(name, tokens[0], tokens[kind->length - 1]);
      text = fmt::format("{}. {}{}{}{}", piece.substr(open + 2, end - open - 2), kind ? "" : sort,
                         kind || sort.empty() ? "" : " ", name, piece.substr(end + 2));
      changed = true;
    }
    told += told.empty() ? text : ", " + text;
  }
  return changed ? fmt::format("{}{}", line.substr(0, begin), told) : std::string(line);
}

std::string with_horses_spelt(std::string_view line) {
  constexpr std::string_view kShort = " chev";
  Rewriting told(line);
  for (std::size_t at = line.find(kShort); at != std::string_view::npos; at = line.find(kShort, at + 1)) {
    const std::size_t end = at + kShort.size();
    const bool figure = at > 0 && is_digit(line[at - 1]);
    if (!figure || (end < line.size() && line[end] != ',' && line[end] != '.' && line[end] != ')' && line[end] != ';'))
      continue;
    told.put(at, end, " chevaux");
  }
  return told.text();
}

std::string with_russian_regiments_spelt(std::string_view line) {
  constexpr std::array<std::string_view, 9> kSorts = {
      "\u0434\u0440\u0430\u0433\u0443\u043D\u0441\u043A\u0438\u0435",
      "\u0433\u0443\u0441\u0430\u0440\u0441\u043A\u0438\u0435",
      "\u0443\u043B\u0430\u043D\u0441\u043A\u0438\u0435",
      "\u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0435",
      "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0435",
      "\u043C\u0443\u0448\u043A\u0435\u0442\u0435\u0440\u0441\u043A\u0438\u0435",
      "\u0433\u0440\u0435\u043D\u0430\u0434\u0435\u0440\u0441\u043A\u0438\u0435",
      "\u043A\u0438\u0440\u0430\u0441\u0438\u0440\u0441\u043A\u0438\u0435",
      "\u043A\u0430\u0437\u0430\u0447\u044C\u0438"};
  for (const std::string_view sort : kSorts) {
    if (!line.ends_with(sort) || line.find(" \u0438 ") == std::string_view::npos) continue;
    return std::string(line) + " \u043F\u043E\u043B\u043A\u0438";
  }
  return std::string(line);
}

std::string with_russian_batteries_spelt(std::string_view line) {
  constexpr std::string_view kCompany = "\u0440\u043E\u0442", kNumber = " \u2116";
  struct Sort {
    std::string_view said, word;
  };
  constexpr std::array<Sort, 8> kSorts = {
      {{"\u043B\u0435\u0433\u043A\u0430\u044F", " \u0440\u043E\u0442\u0430"},
       {"\u043B\u0451\u0433\u043A\u0430\u044F", " \u0440\u043E\u0442\u0430"},
       {"\u043B\u0435\u0433\u043A\u0438\u0435", " \u0440\u043E\u0442\u044B"},
       {"\u043B\u0451\u0433\u043A\u0438\u0435", " \u0440\u043E\u0442\u044B"},
       {"\u043A\u043E\u043D\u043D\u0430\u044F", " \u0440\u043E\u0442\u0430"},
       {"\u043A\u043E\u043D\u043D\u044B\u0435", " \u0440\u043E\u0442\u044B"},
       {"\u0431\u0430\u0442\u0430\u0440\u0435\u0439\u043D\u0430\u044F", " \u0440\u043E\u0442\u0430"},
       {"\u0431\u0430\u0442\u0430\u0440\u0435\u0439\u043D\u044B\u0435", " \u0440\u043E\u0442\u044B"}}};
  if (line.find(kCompany) == std::string_view::npos || line.find(kNumber) == std::string_view::npos)
    return std::string(line);
  std::string told(line);
  for (const Sort& sort : kSorts)
    for (std::size_t at = told.find(sort.said); at != std::string::npos; at = told.find(sort.said, at + 1)) {
      const std::size_t end = at + sort.said.size();
      if (std::string_view(told).substr(end).starts_with(kNumber)) told.insert(end, sort.word);
    }
  return told;
}

std::string with_one_sign_for_numbers(std::string_view line) {
  constexpr std::string_view kSigns = "\u2116\u2116", kOne = "\u2116";
  const std::size_t at = line.find(kSigns);
  if (at == std::string_view::npos) return std::string(line);
  return fmt::format("{}{}{}", line.substr(0, at), kOne, line.substr(at + kSigns.size()));
}

namespace {

/// "Litthauische", "1ste westpreu\u00DFische": an adjective of a land, perhaps with its number, and no sort.
bool is_adjective_of_land(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::size_t from = !tokens.empty() && tokens[0].is == Token::Is::ordinal ? 1 : 0;
  if (tokens.size() != from + 1 || tokens[from].is != Token::Is::word) return false;
  const std::string_view word = tokens[from].text;
  const bool ends = word.ends_with("sche") || word.ends_with("sches") || word.ends_with("scher");
  return ends && !words.has(Sense::kind, tokens, from) && !words.has(Sense::unit, tokens, from);
}

/// Without "das", "die", "der" before it.
std::string_view without_german_article(std::string_view piece) {
  for (const std::string_view article : {"das ", "die ", "der ", "den ", "Das ", "Die ", "Der "})
    if (piece.starts_with(article)) return trim(piece.substr(article.size()));
  return piece;
}

}  // namespace

std::string with_sort_for_adjectives(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (const std::string_view joint : {" und ", " u. "})
    if (const std::size_t at = text.rfind(joint); at != std::string::npos) text.replace(at, joint.size(), ", ");
  const std::size_t colon = text.find(": ");
  const std::size_t begin = colon == std::string::npos ? 0 : colon + 2;
  const std::vector<std::string_view> pieces = pieces_of(std::string_view(text).substr(begin), ',');
  if (pieces.size() < 2) return std::string(line);
  const std::string_view last = without_german_article(pieces.back());
  const Tokens tokens = tokens_of(last);
  std::size_t sort = !tokens.empty() && tokens[0].is == Token::Is::ordinal ? 1 : 0;
  if (tokens.size() < sort + 2 || tokens[sort].is != Token::Is::word ||
      !is_adjective_of_land(last.substr(0, tokens[sort].end), words))
    return std::string(line);
  ++sort;
  std::size_t end = sort;
  while (end < tokens.size() && (tokens[end].is == Token::Is::word || tokens[end].mark("-")) &&
         !words.has(Sense::count, tokens, end))
    ++end;
  if (end == sort || !(words.has(Sense::kind, tokens, sort) || words.has(Sense::unit, tokens, sort)))
    return std::string(line);
  const std::string_view said = text_between(last, tokens[sort], tokens[end - 1]);
  std::string_view rest = trim(last.substr(tokens[end - 1].end));
  while (rest.starts_with(',') || rest.starts_with('.') || rest.starts_with('(')) rest = trim(rest.substr(1));
  while (rest.ends_with('.') || rest.ends_with(')')) rest.remove_suffix(1);
  const Tokens figure = tokens_of(rest);
  const bool counted = figure.size() == 2 && figure[0].is == Token::Is::number && words.has(Sense::count, figure, 1);
  if (!rest.empty() && !counted) return std::string(line);
  const int all = counted ? figure[0].value : 0, units = static_cast<int>(pieces.size());
  if (counted && all < units) return std::string(line);
  std::string told(text.substr(0, begin));
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    const std::string_view piece = without_german_article(pieces[at]);
    const bool ends = at + 1 == pieces.size();
    if (!ends && !is_adjective_of_land(piece, words)) return std::string(line);
    told += ends ? std::string(last.substr(0, tokens[end - 1].end)) : fmt::format("{} {}", piece, said);
    const int share = counted ? all / units + (static_cast<int>(at) < all % units ? 1 : 0) : 0;
    if (counted) told += fmt::format(" ({} {})", share, rest.substr(figure[1].begin));
    if (!ends) told += "; ";
  }
  return counted ? fmt::format("{} [Note: {} of all]", told, rest) : told;
}

std::string with_numbered_infantry_spelt(std::string_view line) {
  Rewriting told(line);
  for (const std::string_view kShort : {"R.I. ", "R. I. "})
    for (std::size_t at = line.find(kShort); at != std::string_view::npos; at = line.find(kShort, at + 1)) {
      std::size_t end = at + kShort.size();
      if (line.substr(end).starts_with("n.\u00BA ")) end += std::string_view("n.\u00BA ").size();
      const bool begins = at == 0 || line[at - 1] == ' ';
      if (begins && end < line.size() && is_digit(line[end]) && at >= told.done())
        told.put(at, end, "Regimento de Infantaria n.\u00BA ");
    }
  return told.text();
}

std::string with_cavalry_division_spelt(std::string_view line) {
  constexpr std::string_view kLetters = "DC ";
  const bool letters = line.starts_with(kLetters) && line.size() > kLetters.size();
  const char next = letters ? line[kLetters.size()] : ' ';
  return next == ':' || next == '(' ? fmt::format("Division de cavalerie {}", line.substr(kLetters.size()))
                                    : std::string(line);
}

}  // namespace estafette::readers
