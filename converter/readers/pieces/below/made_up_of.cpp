#include "converter/readers/pieces/below/made_up_of.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostOfACompany = 300;

/// "2nd Combined Battalion" of "2nd Combined Battalion, comprising"; "" if a line ends otherwise.
std::string_view before_holding(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || link->is != "holds") continue;
    std::size_t end = at + link->length;
    if (end < tokens.size() && tokens[end].mark(":")) ++end;
    if (end < tokens.size()) return {};
    while (at > 0 && (tokens[at - 1].mark(",") || tokens[at - 1].mark("-"))) --at;
    return at > 0 ? trim(line.substr(0, tokens[at - 1].end)) : std::string_view{};
  }
  return {};
}

bool is_bare_battalion(std::string_view name, const PhraseBook& words) {
  if (name.empty()) return false;
  const Item item = item_of(name, words);
  const Tokens tokens = tokens_of(name);
  bool battalion = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    battalion = battalion || (unit && unit->is == "battalion");
  }
  return battalion && item.is == Item::Is::unit && item.units.empty() && !item.parts.facts.figures();
}

struct Company {
  int number = 1;  ///< of companies
  std::optional<int> men;
};

/// "1st Company, 4th Line", "2 companies 9th Line (180)", "3e compagnie du 9e, 110 hommes".
std::optional<Company> company_in(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is == Token::Is::mark) return std::nullopt;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || count->is != "companies") return std::nullopt;
  const auto figure = Range{tokens, tokens.size(), words}.figure_at(0);
  Company company;
  if (tokens[0].is == Token::Is::number && figure) company.number = figure->first;
  const Item item = item_of(line, words);
  company.men = item.parts.facts.men ? item.parts.facts.men : item.parts.facts.bare;
  const Token& last = tokens.back();
  const bool behind = tokens.size() > 3 && last.is == Token::Is::number && last.value <= kMostOfACompany &&
                      !words.has(Sense::serial, tokens, tokens.size() - 2);  // "1st Company, 4th Line 100"
  if (!company.men && behind) company.men = last.value;
  return company;
}

}  // namespace

void tell_companies_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine& battalion = lines[at];
    if (!may_be_read(battalion)) continue;
    const std::string name(before_holding(battalion.text, words));
    if (!is_bare_battalion(name, words)) continue;
    int companies = 0, men = 0;
    bool all = true;
    std::size_t end = at + 1;
    for (; end < lines.size() && may_be_read(lines[end]) && lines[end].depth >= battalion.depth; ++end) {
      const std::optional<Company> company = company_in(lines[end].text, words);
      if (!company) break;
      companies += company->number;
      men += company->men.value_or(0);
      all = all && company->men;
    }
    if (companies == 0) continue;
    battalion.text = all ? fmt::format("{}, {} men ({} companies)", name, men, companies)
                         : fmt::format("{} ({} companies)", name, companies);
    for (std::size_t company = at + 1; company < end; ++company)
      lines[company].text = fmt::format("Note: {}", lines[company].text);
  }
}

}  // namespace estafette::readers
