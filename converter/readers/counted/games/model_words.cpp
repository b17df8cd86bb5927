#include "converter/readers/counted/games/model_words.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kOne = "one ";
constexpr std::array<std::pair<std::string_view, ModelSort>, 4> kSorts = {
    {{"figure", kFigure}, {"stand", kStand}, {"point", kPoint}, {"gun", kModel}}};

}  // namespace

ModelSort model_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> found = words.find(Sense::model, tokens, at);
  if (!found) return kNothing;
  const std::string_view is = found->is;
  const std::string_view one = is.substr(is.starts_with(kOne) ? kOne.size() : 0);
  const auto* const sort = std::find_if(kSorts.begin(), kSorts.end(), [&](const auto& s) { return s.first == one; });
  if (sort == kSorts.end()) return kNothing;
  return sort->second == kPoint && !tokens[at].capitals ? kNothing : sort->second;  // "3 Sp. bns" are Spanish
}

bool is_one_model(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> found = words.find(Sense::model, tokens, at);
  return found && found->is.starts_with(kOne);
}

bool may_count_models(const std::vector<TextLine>& lines, const PhraseBook& words) {
  return std::any_of(lines.begin(), lines.end(), [&](const TextLine& line) {
    const Tokens tokens = tokens_of(line.text);
    return has_digit(line.text) && words.any(Sense::model, tokens, 0, tokens.size());
  });
}

}  // namespace estafette::readers
