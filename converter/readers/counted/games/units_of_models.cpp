#include "converter/readers/counted/games/units_of_models.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/model_words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostSized = 20, kMostModelsOfOne = 60;

struct SizedUnits {
  int units = 0, models = 0;
  std::string_view word;  ///< for models: "stand"; empty if it is left out
  std::string_view sort;  ///< "Line Infantry"
};

bool is_times(const Token& token) {
  return token.mark("\u00D7") || (token.is == Token::Is::word && token.text == "x");
}

std::optional<SizedUnits> sized_units_in(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number || !is_times(tokens[1]) ||
      tokens[2].is != Token::Is::number || tokens[0].value > kMostSized || tokens[2].value > kMostModelsOfOne)
    return std::nullopt;
  SizedUnits sized{tokens[0].value, tokens[2].value, {}, {}};
  std::size_t at = tokens[3].mark("-") ? 4 : 3;
  if (at < tokens.size() && model_at(tokens, at, words) != kNothing) {
    sized.word = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
    if (++at < tokens.size() && words.has(Sense::link, tokens, at)) ++at;  // "socles de ligne"
  } else if (at == 4) {
    return std::nullopt;
  }
  if (at >= tokens.size() || tokens[at].is != Token::Is::word) return std::nullopt;
  const bool gun = words.has(Sense::gun, tokens, at) && !words.has(Sense::kind, tokens, at);
  if (sized.word.empty() && (gun || words.any(Sense::gun, tokens, at + 1, tokens.size()))) return std::nullopt;
  std::size_t end = tokens.size();
  const std::string_view last = tokens[end - 1].text;
  if (end > at + 1 && (last == "units" || last == "unit")) --end;
  sized.sort = line.substr(tokens[at].begin, tokens[end - 1].end - tokens[at].begin);
  return words.any(Sense::kind, tokens, at, end) || !sized.word.empty() ? std::optional(sized) : std::nullopt;
}

/// The number that stands at a token, in digits or as a word, and the token behind it.
std::optional<std::pair<int, std::size_t>> few_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const Range line{tokens, tokens.size(), words};
  const std::optional<std::pair<int, std::size_t>> number = line.figure_at(at);
  return number && number->first > 0 && number->first <= kMostSized ? number : std::nullopt;
}

/// "2 brigades of 4 bases of Veteran Infantry", "1 base of Foot Artillery": what stands for a command or a battery of
/// which nothing else is told.
std::optional<SizedUnits> models_of_sort(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::optional<std::pair<int, std::size_t>> models = few_at(tokens, 0, words);
  int units = 1;
  if (!models) return std::nullopt;
  if (const std::optional<PhraseFound> command = words.find(Sense::command, tokens, models->second)) {
    const std::size_t of = models->second + command->length;
    units = models->first;
    if (!words.has(Sense::link, tokens, of)) return std::nullopt;
    models = few_at(tokens, of + 1, words);
  }
  if (!models || model_at(tokens, models->second, words) == kNothing) return std::nullopt;
  const std::size_t word = models->second, sort = word + 2;
  if (sort >= tokens.size() || !words.has(Sense::link, tokens, word + 1)) return std::nullopt;
  for (std::size_t at = sort; at < tokens.size(); ++at)
    if (tokens[at].is != Token::Is::word || words.has(Sense::link, tokens, at)) return std::nullopt;
  if (!words.any(Sense::kind, tokens, sort, tokens.size())) return std::nullopt;
  return SizedUnits{units, models->first, text_between(line, tokens[word], tokens[word]),
                    text_between(line, tokens[sort], tokens.back())};
}

std::optional<SizedUnits> units_in(std::string_view line, const PhraseBook& words) {
  const std::optional<SizedUnits> sized = sized_units_in(line, words);
  return sized ? sized : models_of_sort(line, words);
}

/// Where the name begins in "36 figures - 49th Foot", and the word for models.
struct ModelsBefore {
  std::size_t name = 0;
  int models = 0;
  std::string_view word;
  bool priced = false;
};

std::optional<ModelsBefore> models_before(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number || tokens[0].value > kMostModelsOfOne) return std::nullopt;
  const bool told = model_at(tokens, 1, words) != kNothing;
  const std::size_t dash = told ? 2 : 1;
  if (!tokens[dash].mark("-") || tokens[dash].joined || tokens[dash + 1].is != Token::Is::ordinal) return std::nullopt;
  ModelsBefore before{tokens[dash + 1].begin, tokens[0].value, {}, false};
  if (told) before.word = line.substr(tokens[1].begin, tokens[1].end - tokens[1].begin);
  for (std::size_t at = dash + 2; at < tokens.size(); ++at)
    before.priced = before.priced || (tokens[at - 1].is == Token::Is::number && words.has(Sense::price, tokens, at));
  return told || before.priced ? std::optional(before) : std::nullopt;
}

}  // namespace

void put_models_behind_names(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewestPriced = 2;
  std::size_t priced = 0;
  for (const TextLine& line : lines)
    if (may_be_read(line) && has_digit(line.text) && models_before(line.text, words)) ++priced;
  for (TextLine& line : lines) {
    const auto before = may_be_read(line) && priced > 0 ? models_before(line.text, words) : std::nullopt;
    if (!before || (before->word.empty() && priced < kFewestPriced)) continue;
    line.text = fmt::format("{} - {} {}", trim(std::string_view(line.text).substr(before->name)), before->models,
                            before->word.empty() ? "figures" : before->word);
  }
}

void tell_units_of_models(std::vector<TextLine>& lines, const PhraseBook& words) {
  if (!may_count_models(lines, words)) return;
  std::string word;  // the last that was told
  for (const TextLine& line : lines)
    if (const auto sized = may_be_read(line) ? units_in(line.text, words) : std::nullopt; sized && word.empty())
      word = sized->word;
  if (word.empty()) return;
  for (TextLine& line : lines) {
    const std::optional<SizedUnits> sized = may_be_read(line) ? units_in(line.text, words) : std::nullopt;
    if (!sized) continue;
    std::string models(sized->word.empty() ? word : sized->word);
    if (sized->units * sized->models > 1 && is_one_model(tokens_of(models), 0, words)) models += 's';
    const Tokens sort = tokens_of(sized->sort);
    const std::string counted = sized->units > 1 ? fmt::format("{} units of ", sized->units)
                                : words.any(Sense::kind, sort, 0, sort.size()) ? "1 regiment of "
                                                                               : "";
    line.text = fmt::format("{}{} - {} {}", counted, sized->sort, sized->units * sized->models, models);
  }
}

}  // namespace estafette::readers
