#include "converter/readers/retold/parts/posted_parts.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostGunsPosted = 48;
constexpr int kMostParts = 9;          ///< units or battalions that one line counts
constexpr std::size_t kMostOfUse = 2;  ///< words before "units"
constexpr int kMostFiguresOfAPart = 99;

bool counts(const PhraseBook& words, const Tokens& tokens, std::size_t at, std::string_view what) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && count->is == what;
}

bool is_figure(const Tokens& tokens, std::size_t at, int most) {
  return at < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value > 0 && tokens[at].value <= most;
}

/// Guns at one place: the token of their number, and the first that tells where.
struct Posted {
  std::size_t figure, place;
};

/// "3 guns at", "2 more near" at that token; nothing for anything else.
std::optional<Posted> posted_at(const PhraseBook& words, const Tokens& tokens, std::size_t at) {
  if (!is_figure(tokens, at, kMostGunsPosted)) return std::nullopt;
  std::size_t place = at + 1;
  const std::optional<PhraseFound> more = words.find(Sense::place, tokens, place);
  if (more && more->is == "more") place += more->length;
  const bool guns = counts(words, tokens, place, "guns");
  if (guns) place += words.find(Sense::count, tokens, place)->length;
  const std::optional<PhraseFound> where = words.find(Sense::place, tokens, place);
  if (!(guns || place > at + 1) || !where || !where->is.empty()) return std::nullopt;
  return Posted{at, place};
}

/// The words behind those that are known tell of no troops and no leader.
bool tells_only_of_places(const PhraseBook& words, const Tokens& tokens) {
  static constexpr std::array<Sense, 6> kOther = {Sense::kind,    Sense::unit, Sense::rank,
                                                  Sense::command, Sense::gun,  Sense::quality};
  return std::none_of(kOther.begin(), kOther.end(),
                      [&](Sense sense) { return words.any(sense, tokens, 1, tokens.size()); }) &&
         std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
           return token.is == Token::Is::ordinal || token.mark("(") || token.mark(":") || token.mark("[");
         });
}

}  // namespace

std::string with_posted_guns_apart(std::string_view line, const PhraseBook& words) {
  const std::string_view text = line.ends_with('.') ? line.substr(0, line.size() - 1) : line;
  const Tokens tokens = tokens_of(text);
  const std::optional<Posted> first = posted_at(words, tokens, 0);
  if (!first || !counts(words, tokens, 1, "guns") || !tells_only_of_places(words, tokens)) return std::string(line);
  std::vector<Posted> all{*first};
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
    if (is_joint(tokens, at, words))
      if (const std::optional<Posted> next = posted_at(words, tokens, at + 1)) all.push_back(*next);
  const auto figures =
      std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
  if (static_cast<std::size_t>(figures) != all.size()) return std::string(line);
  std::string guns(text_between(text, tokens[1], tokens[1]));
  if (guns.front() >= 'a' && guns.front() <= 'z') guns.front() = static_cast<char>(guns.front() - 'a' + 'A');
  std::string told;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::size_t end = at + 1 < all.size() ? all[at + 1].figure - 2 : tokens.size() - 1;
    told += fmt::format("{}{} {} ({} guns)", told.empty() ? "" : "; ", guns,
                        text_between(text, tokens[all[at].place], tokens[end]), tokens[all[at].figure].value);
  }
  return told;
}

std::string with_use_of_units_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (!is_figure(tokens, 0, kMostParts)) return std::string(line);
  std::size_t units = 1;
  while (units < tokens.size() && units <= kMostOfUse + 1 && tokens[units].is == Token::Is::word &&
         !words.has(Sense::heading, tokens, units))
    ++units;
  const std::optional<PhraseFound> heading =
      units < tokens.size() ? words.find(Sense::heading, tokens, units) : std::nullopt;
  if (units == 1 || !heading || heading->is != "units" || !words.has(Sense::link, tokens, units + 1) ||
      !words.any(Sense::kind, tokens, units + 2, tokens.size()))
    return std::string(line);
  return fmt::format("{} {} [Note: {}]", text_between(line, tokens[0], tokens[0]), line.substr(tokens[units].begin),
                     text_between(line, tokens[1], tokens[units - 1]));
}

std::string with_figures_of_all_parts(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 8 || !tokens.back().mark(")")) return std::string(line);
  const std::size_t each = tokens.size() - 2, figure = each - 2;
  const bool told = words.has(Sense::each, tokens, each) && is_figure(tokens, figure, kMostFiguresOfAPart) &&
                    tokens[figure - 1].mark("(") && tokens[figure + 1].is == Token::Is::word &&
                    !words.has(Sense::count, tokens, figure + 1) && !words.has(Sense::gun, tokens, figure + 1);
  const bool parts = is_figure(tokens, 0, kMostParts) &&
                     (counts(words, tokens, 1, "battalions") || counts(words, tokens, 1, "squadrons") ||
                      counts(words, tokens, 1, "companies"));
  if (!told || !parts) return std::string(line);
  const std::string_view models = text_between(line, tokens[figure + 1], tokens[figure + 1]);
  return fmt::format("{} ({} {})", trim(line.substr(0, tokens[figure - 1].begin)),
                     tokens[0].value * tokens[figure].value, models);
}

}  // namespace estafette::readers
