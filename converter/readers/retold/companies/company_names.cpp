#include "converter/readers/retold/companies/company_names.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>

namespace estafette::readers {
namespace {

/// The capital letters of a text. Companies are listed in their order, "Companies ADFI"; "Company RA" is the Royal
/// Artillery's.
std::string capitals_of(std::string_view text) {
  std::string letters;
  std::copy_if(text.begin(), text.end(), std::back_inserter(letters), is_capital);
  return letters;
}

}  // namespace

std::string with_company_of_guns(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;
  for (const std::string_view typed : {" Co/", " Co./", " Company/", " Company, "}) {
    const std::size_t at = line.find(typed);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view behind = line.substr(at + typed.size());
    const Tokens whose = tokens_of(behind.substr(0, behind.find(" (")));
    const bool words_only =
        !whose.empty() && whose.size() <= kMostWords && std::all_of(whose.begin(), whose.end(), [](const Token& token) {
          return token.is == Token::Is::word || token.mark(".");
        });
    if (!words_only) continue;
    const std::optional<PhraseFound> arm = words.find(Sense::arm, whose, whose.size() - 1);
    if (arm && arm->is == "artillery") return fmt::format("{} Company {}", line.substr(0, at), behind);
  }
  return std::string(line);
}

std::string with_company_letters_apart(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostCompanies = 12;
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->is != "companies") continue;
    std::size_t first = at + count->length;
    if (first + 1 < tokens.size() && tokens[first].mark(".")) ++first;
    std::size_t end = first;
    while (end < tokens.size() &&
           ((tokens[end].is == Token::Is::word && (tokens[end].capitals || tokens[end].text.size() == 1)) ||
            (tokens[end].mark("&") && end + 1 < tokens.size())))
      ++end;
    if (end == first || !tokens[first].capitals || tokens[first].end - tokens[first].begin > kMostCompanies) continue;
    std::string letters;
    for (const char c : text_between(line, tokens[first], tokens[end - 1]))
      if (is_capital(c)) letters.append(letters.empty() ? 0 : 2, ' ').append(1, c);
    if (const auto listed = capitals_of(letters); !std::is_sorted(listed.begin(), listed.end())) continue;
    for (std::size_t gap = letters.find("  "); gap != std::string::npos; gap = letters.find("  ")) letters[gap] = ',';
    return fmt::format("{} {}{}", line.substr(0, tokens[at + count->length - 1].end), letters,
                       line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
