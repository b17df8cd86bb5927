#include "converter/readers/parts/dated_name.hpp"

#include "converter/readers/parts/bare_figures.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kSmallWord = 3;  ///< letters, of "au", "vom", "of"

bool may_be_in_date(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const Token& token = tokens[at];
  return token.figure() || words.has(Sense::month, tokens, at) || words.has(Sense::link, tokens, at);
}

/// "- situation au", "- Return of" before the date: where the name ends.
std::size_t without_heading(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  std::size_t name = end;
  for (std::size_t at = end; at-- > 1 && tokens[at].is == Token::Is::word;) {
    if (const auto heading = words.find(Sense::heading, tokens, at); heading && at + heading->length <= name) {
      name = at;
    } else if (tokens[at].text.size() > kSmallWord) {
      break;
    }
  }
  while (name > 1 && (tokens[name - 1].mark("-") || tokens[name - 1].mark(","))) --name;
  return name;
}

/// True if a figure stands beside a month, with nothing between but a comma, another figure or "of".
bool beside_month(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const auto joins = [&](std::size_t i) { return may_be_in_date(tokens, i, words) || tokens[i].mark(","); };
  std::size_t from = at, to = at + 1;
  while (from > 0 && joins(from - 1)) --from;
  while (to < tokens.size() && joins(to)) ++to;
  return words.any(Sense::month, tokens, from, to);
}

/// A year of history, or of the page that tells of it.
bool year_of_date(int value) {
  constexpr int kLastYear = 2100;
  return may_be_year(value) || (may_be_year(value - 100) && value <= kLastYear);
}

}  // namespace

bool ends_date(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr int kMostDays = 31;
  if (tokens[at].is != Token::Is::number || !year_of_date(tokens[at].value) || at == 0) return false;
  std::size_t month = at - 1;
  if (month > 0 && tokens[month].mark(",")) --month;
  const bool day = tokens[month].is == Token::Is::ordinal ||
                   (tokens[month].is == Token::Is::number && tokens[month].value <= kMostDays);
  if (month > 0 && day) --month;
  return words.has(Sense::month, tokens, month);
}

bool only_a_date(const Tokens& tokens, const PhraseBook& words) {
  bool year = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::number && tokens[at].is != Token::Is::ordinal) continue;
    if (!beside_month(tokens, at, words)) return false;
    year = year || year_of_date(tokens[at].value);
  }
  return year;
}

void take_date(Parts& parts, const PhraseBook& words) {
  const Tokens tokens = tokens_of(parts.name);
  if (tokens.size() < 3) return;
  std::size_t from = tokens.size();
  bool year = false, month = false;
  while (from > 1 && may_be_in_date(tokens, from - 1, words)) {
    --from;
    year = year || (tokens[from].is == Token::Is::number && may_be_year(tokens[from].value));
    month = month || words.has(Sense::month, tokens, from);
  }
  const bool set_apart = from < tokens.size() && (tokens[from - 1].mark(",") || tokens[from - 1].mark("-"));
  if (!year || !(month || set_apart)) return;
  const std::string date = tidy(std::string_view(parts.name).substr(tokens[from].begin));
  const std::size_t end = without_heading(tokens, set_apart ? from - 1 : from, words);
  if (end == 0) return;
  parts.name = tidy(std::string_view(parts.name).substr(0, tokens[end - 1].end));
  append(parts.note, date);
}

void take_year_of_army(Parts& parts, const Tokens& line) {
  Facts rest = parts.facts;
  const std::optional<int> year = std::exchange(rest.bare, std::nullopt);
  if (!year || rest.figures() || !may_be_year(*year)) return;
  const auto typed = std::find_if(line.begin(), line.end(), [&](const Token& token) {
    return token.is == Token::Is::number && token.value == *year && !token.thousands;
  });
  const bool ends = typed != line.end() && typed + 1 == line.end();  // "III Corps (Prussia) 1866"
  if (typed == line.end() || typed == line.begin() || !(ends || (typed - 1)->mark(",") || (typed - 1)->mark("(")))
    return;
  parts.facts.bare.reset();
  append(parts.note, std::to_string(*year));
}

namespace {

/// "17 maj 1809"; but "5th Alba, Maj. Roe" names a major.
bool names_a_month(const Range& line) {
  for (std::size_t at = 0; at < line.to; ++at)
    if (line.find(Sense::month, at) &&
        !(at + 1 < line.to && at > 0 && line.mark(at - 1, ",") && line.find(Sense::rank, at)))
      return true;
  return false;
}

}  // namespace

bool tells_only_a_date(const Range& line, const Facts& facts, const Head& head, std::optional<std::size_t> colon) {
  const Tokens& tokens = line.tokens;
  if (colon && line.words.any(Sense::kind, tokens, *colon, line.to)) return false;  // "Maio: 1º leggero"
  Facts rest = facts;
  const bool date = only_a_date(tokens, line.words);
  if (rest.bare && (may_be_year(*rest.bare) || date)) rest.bare.reset();
  rest.few.reset();
  const bool until = head.is == Head::Is::unit && (tokens.back().mark(")") || tokens.back().mark("]"));
  if (head.is != Head::Is::nothing) return head.is != Head::Is::formation && !colon && !until && date;
  return !rest.figures() && (has_figures(tokens) || date) && names_a_month(line);  // but "Centrum: gen. Kern"
}

}  // namespace estafette::readers
