#include "converter/readers/retold/entry_order.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kFewestOfACommand = 200;                        ///< men
constexpr std::size_t kLongestOfEntry = 200;                  ///< bytes
constexpr std::size_t kMostOfName = 8;                        ///< tokens of a regiment's name
constexpr int kFewestOfACompany = 20, kMostOfACompany = 300;  ///< men

/// "Toro", "1st Real Marina (Royal Marines)": a name in capitals, with a number or not, and no word of an order of
/// battle in it that says what it names.
bool may_name_regiment(const Tokens& name, std::string_view line, const PhraseBook& words) {
  bool capital = false;
  const auto bracket = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark("("); });
  if (bracket != name.end() && !name.back().mark(")")) return false;
  const auto end = static_cast<std::size_t>(bracket - name.begin());
  for (std::size_t at = 0; at < end; ++at) {
    const Token& token = name[at];
    if (at == 0 && token.is == Token::Is::ordinal) continue;
    if (token.is != Token::Is::word) return false;
    for (const Sense other :
         {Sense::command, Sense::kind, Sense::unit, Sense::arm, Sense::rank, Sense::title, Sense::count, Sense::note,
          Sense::total, Sense::verb, Sense::commander, Sense::month, Sense::loss, Sense::furniture, Sense::quality})
      if (words.has(other, name, at)) return false;
    const bool large = capital_at(line, token.begin) || token.begin + 1 == token.end;
    if (!large && !words.has(Sense::link, name, at)) return false;
    capital = capital || large;
  }
  return capital;
}

}  // namespace

std::string with_strength_behind_command(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front()) || line.size() > kLongestOfEntry) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const bool strength = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[1].mark("-") &&
                        (tokens[0].thousands || tokens[0].value >= kFewestOfACommand) &&
                        tokens[1].begin > tokens[0].end;
  if (!strength) return std::string(line);
  std::size_t end = 2;
  while (end < tokens.size() && !tokens[end].mark("(")) ++end;
  if (!words.any(Sense::command, tokens, 2, end)) return std::string(line);
  std::string_view entry = line.substr(tokens[2].begin);
  std::string code;
  if (const std::size_t close = entry.rfind(')'); close != std::string_view::npos && close + 1 < entry.size()) {
    code = fmt::format(" [{}]", trim(entry.substr(close + 1)));
    entry = entry.substr(0, close + 1);
  }
  const std::string_view figure = text_between(line, tokens[0], tokens[0]);
  return fmt::format("{} - {} men{}", trim(entry), figure, code);
}

std::string with_battalion_before_name(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos || comma == 0 || line.size() > kLongestOfEntry) return std::string(line);
  const Tokens name = tokens_of(line.substr(0, comma)), behind = tokens_of(line.substr(comma + 2));
  if (name.empty() || name.size() > kMostOfName || behind.size() < 2 || behind[0].is != Token::Is::ordinal)
    return std::string(line);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, behind, 1);
  const std::size_t end = 1 + (unit ? unit->length : 0);
  const bool ends = end == behind.size() || behind[end].mark(",") || behind[end].mark("(") || behind[end].mark("-") ||
                    behind[end].is == Token::Is::number;
  if (!unit || unit->is != "battalion" || !ends || !may_name_regiment(name, line, words)) return std::string(line);
  const std::string_view told = line.substr(comma + 2);
  return fmt::format("{} {}{}", told.substr(0, behind[end - 1].end), line.substr(0, comma),
                     told.substr(behind[end - 1].end));
}

std::string with_men_of_companies(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens.back().is != Token::Is::number || line.size() > kLongestOfEntry)
    return std::string(line);
  const std::size_t last = tokens.size() - 1;
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, 0);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, spelt ? spelt->length : 1);
  const Tokens figures = spelt ? tokens_of(spelt->is) : Tokens{};
  const Token* counted = spelt ? (figures.empty() ? nullptr : &figures[0]) : &tokens[0];
  if (counted == nullptr || counted->is != Token::Is::number || !count || count->is != "companies")
    return std::string(line);
  const std::size_t kind = (spelt ? spelt->length : 1) + count->length;
  const bool plain = std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(kind), tokens.end() - 1,
                                 [](const Token& token) { return token.is == Token::Is::word; });
  const int men = tokens[last].value, companies = counted->value;
  if (!plain || kind >= last || !words.any(Sense::kind, tokens, kind, last) || companies < 1 ||
      men < companies * kFewestOfACompany || men > companies * kMostOfACompany)
    return std::string(line);
  return fmt::format("{}, {} men", line.substr(0, tokens[last - 1].end), line.substr(tokens[last].begin));
}

std::string with_whole_rank(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" [");
  const std::size_t close = open == std::string_view::npos ? open : line.find(']', open);
  if (close == std::string_view::npos) return std::string(line);
  const std::string_view inside = line.substr(open + 2, close - open - 2);
  const std::size_t before = line.substr(0, open).find_last_of(' ') + 1;
  const Tokens rank = tokens_of(line.substr(before, open - before)), rest = tokens_of(inside);
  const bool both =
      rank.size() == 1 && rest.size() == 1 && words.has(Sense::rank, rank, 0) && words.has(Sense::rank, rest, 0);
  if (!both) return std::string(line);
  return fmt::format("{} {}{}", line.substr(0, open), inside, line.substr(close + 1));
}

std::string with_nation_before_bracket(std::string_view line, const PhraseBook& words) {
  const std::size_t close = line.find_last_of(")]");
  if (close == std::string_view::npos || close + 2 >= line.size() || line.size() > kLongestOfEntry)
    return std::string(line);
  const std::size_t open = line.rfind(line[close] == ')' ? '(' : '[', close);
  const std::string_view behind = trim(line.substr(close + 1));
  const Tokens tokens = tokens_of(behind);
  if (open == std::string_view::npos || open == 0 || tokens.empty()) return std::string(line);
  std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, 0);
  if (!nation) nation = words.find(Sense::country, tokens, 0);
  if (!nation || nation->length != tokens.size()) return std::string(line);
  return fmt::format("{} {} {}", trim(line.substr(0, open)), behind, line.substr(open, close + 1 - open));
}

}  // namespace estafette::readers
