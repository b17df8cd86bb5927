#include "converter/readers/retold/companies/companies_behind_arm.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "11e et 12e compagnies": the tokens of the numbers, and one past the word.
struct NumberedCompanies {
  std::vector<std::size_t> numbers;
  std::size_t word = 0, end = 0;
};

std::optional<NumberedCompanies> companies_at_front(const Tokens& entry, const PhraseBook& words) {
  NumberedCompanies told;
  std::size_t at = 0;
  while (at < entry.size() && entry[at].is == Token::Is::ordinal) {
    told.numbers.push_back(at++);
    while (at < entry.size() && is_joint(entry, at, words)) ++at;
  }
  const std::optional<PhraseFound> count = words.find(Sense::count, entry, at);
  if (told.numbers.empty() || !count || count->is != "companies") return std::nullopt;
  told.word = at;
  told.end = at + count->length;
  return told;
}

/// The entries of a list. What does not begin with a company belongs to the one before: "4th Company, 8th Foot".
std::vector<std::string> entries_of(std::string_view list, const PhraseBook& words) {
  std::vector<std::string> entries;
  std::size_t begin = 0;
  const auto take = [&](std::size_t end) {
    const std::string_view piece = trim(list.substr(begin, end - begin));
    const bool first = entries.empty() || companies_at_front(tokens_of(piece), words);
    if (first)
      entries.emplace_back(piece);
    else
      entries.back().append(1, list[begin - 1]).append(1, ' ').append(piece);
    begin = end + 1;
  };
  int depth = 0;
  for (std::size_t at = 0; at < list.size(); ++at) {
    depth += list[at] == '(' ? 1 : list[at] == ')' ? -1 : 0;
    if (depth == 0 && (list[at] == ',' || list[at] == ';')) take(at);
  }
  take(list.size());
  return entries;
}

/// Names a regiment behind the company, "du 2e régiment à pied", and no troops but gunners.
bool names_regiment(const Tokens& entry, std::size_t company, const PhraseBook& words) {
  bool number = false;
  for (std::size_t at = company; at < entry.size(); ++at) {
    number = number || entry[at].is == Token::Is::ordinal;
    const std::optional<PhraseFound> kind = words.find(Sense::kind, entry, at);
    const std::size_t last = at + (kind ? kind->length : 1) - 1;  // "à pied" tells of guns as well
    const bool other = kind && !kind->guess && arm_of(*kind_from(kind->is)) != Arm::artillery &&
                       words.codes().find(Code::Level::guns, entry[last].text) == nullptr;
    if (other || words.has(Sense::command, entry, at)) return false;
  }
  return number;
}

/// "Foot" or "Horse", as a word of the entry tells; foot if none does.
std::string sort_of_guns(const Tokens& entry, const PhraseBook& words) {
  for (const Token& token : entry)
    if (const Code* const sort = words.codes().find(Code::Level::guns, token.text)) return sort->words;
  return "Foot";
}

/// Where the name of an entry ends: before a bracket or a figure that tells its strength.
std::size_t end_of_name(std::string_view entry) {
  for (const Token& token : tokens_of(entry))
    if (token.begin > 0 && (token.is == Token::Is::number || token.mark("(") || token.mark("[")))
      return entry.find_last_not_of(" ,", token.begin - 1) + 1;
  return entry.size();
}

}  // namespace

std::string with_arm_of_companies(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0 || colon + 1 == line.size()) return std::string(line);
  const std::string_view label = trim(line.substr(0, colon));
  const Tokens head = tokens_of(label);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, head, 0), kind = words.find(Sense::kind, head, 0);
  const bool guns = arm && arm->is == to_string(Arm::artillery) && arm->length == head.size();
  const bool train = kind && kind->is == to_string(Kind::train) && kind->length == head.size();
  if (!guns && !train) return std::string(line);
  std::vector<std::string> told;
  for (const std::string& entry : entries_of(line.substr(colon + 1), words)) {
    const Tokens tokens = tokens_of(entry);
    const std::optional<NumberedCompanies> companies = companies_at_front(tokens, words);
    if (!companies || !names_regiment(tokens, companies->end, words)) return std::string(line);
    const bool figures =
        std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
    if (companies->numbers.size() > 1 && figures) return std::string(line);  // those of all
    const std::string word(text_between(entry, tokens[companies->word], tokens[companies->end - 1]));
    const std::string one = companies->numbers.size() > 1 ? singular(word, words) : word;
    const std::string behind = entry.substr(tokens[companies->end - 1].end);
    const std::string sort = sort_of_guns(tokens, words);
    for (const std::size_t number : companies->numbers) {
      std::string unit = fmt::format("{} {}{}", text_between(entry, tokens[number], tokens[number]), one, behind);
      unit.insert(end_of_name(unit), train ? fmt::format(" {}", label) : fmt::format(" [{} artillery]", sort));
      told.push_back(std::move(unit));
    }
  }
  return fmt::format("{}", fmt::join(told, "; "));
}

}  // namespace estafette::readers
