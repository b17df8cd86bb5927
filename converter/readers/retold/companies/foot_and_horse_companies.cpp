#include "converter/readers/retold/companies/foot_and_horse_companies.hpp"

#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "2 foot companies", by its tokens.
struct GunnersCompanies {
  std::size_t begin = 0, end = 0;
  bool horse = false;
};

std::vector<GunnersCompanies> companies_in(const Tokens& tokens, const PhraseBook& words) {
  std::vector<GunnersCompanies> all;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const auto figure = Range{tokens, tokens.size(), words}.figure_at(at);
    if (!figure || figure->second + 1 >= tokens.size()) continue;
    const std::size_t how = figure->second;
    const bool horse = tokens[how].text == "horse", foot = tokens[how].text == "foot";
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, how + 1);
    if ((!horse && !foot) || !count || count->is != "companies") continue;
    all.push_back({at, how + 1 + count->length, horse});
    at = all.back().end - 1;
  }
  return all;
}

/// Whether the words before `end` tell of guns.
bool tells_of_guns(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  for (std::size_t at = 0; at < end; ++at) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    if (arm && arm->is == to_string(Arm::artillery)) return true;
  }
  return false;
}

}  // namespace

std::string with_companies_of_gunners_told(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::vector<GunnersCompanies> all = companies_in(tokens, words);
  if (all.empty()) return std::string(line);
  const auto of_artillery = [&](std::size_t at) {
    return at + 1 < tokens.size() && tokens[at].text == "of" && tokens[at + 1].text == "artillery";
  };
  const bool both = all.front().horse != all.back().horse || of_artillery(all.back().end);
  if (!both && !tells_of_guns(tokens, all.front().begin, words)) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 0; at < all.size(); ++at) {
    const GunnersCompanies& one = all[at];
    const std::size_t end = one.end + (of_artillery(one.end) ? 2 : 0);
    const bool joined = at > 0 && is_joint(tokens, one.begin - 1, words) && all[at - 1].end == one.begin - 1;
    const std::size_t begin = joined ? tokens[all[at - 1].end - 1].end : tokens[one.begin].begin;
    told.put(begin, tokens[end - 1].end,
             fmt::format("{}{} {} of {} artillery", joined ? ", " : "",
                         text_between(line, tokens[one.begin], tokens[one.begin]),
                         text_between(line, tokens[one.end - 1], tokens[one.end - 1]), one.horse ? "horse" : "foot"));
  }
  return told.text();
}

std::string with_counts_before_sorts(std::string_view line, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(line, ';');
  if (pieces.size() < 2) return std::string(line);
  std::string told;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    const std::optional<PhraseFound> kind = tokens.empty() ? std::nullopt : words.find(Sense::kind, tokens, 0);
    const std::size_t colon = kind && !kind->part ? kind->length : tokens.size();
    if (colon + 2 >= tokens.size() || !tokens[colon].mark(":") || tokens[colon + 1].is != Token::Is::number)
      return std::string(line);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, colon + 2);
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies" ||
                                 count->is == "batteries");
    if (!parts || colon + 2 + count->length != tokens.size()) return std::string(line);
    told += fmt::format("{}{} of {}", told.empty() ? "" : ", ", text_between(piece, tokens[colon + 1], tokens.back()),
                        text_between(piece, tokens[0], tokens[colon - 1]));
  }
  return told;
}

}  // namespace estafette::readers
