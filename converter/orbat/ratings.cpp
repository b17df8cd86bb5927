#include "converter/orbat/ratings.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <array>

namespace estafette {
namespace {

struct RatingScale {
  std::string_view name;
  std::optional<int> Ratings::*member;
};

constexpr std::array kFigures = {RatingScale{"ability", &Ratings::ability}, RatingScale{"command", &Ratings::command},
                                 RatingScale{"control", &Ratings::control},
                                 RatingScale{"leadership", &Ratings::leadership},
                                 RatingScale{"style", &Ratings::style}};

bool take(Ratings& ratings, std::string_view part) {
  const std::size_t equals = part.find('=');
  if (equals == std::string_view::npos) return false;
  const std::optional<int> value = whole_number(part.substr(equals + 1));
  if (!value || *value < 0 || *value > kHighestRating) return false;
  const std::string name = fold(part.substr(0, equals));
  for (const RatingScale& figure : kFigures) {
    if (figure.name != name) continue;
    if (ratings.*figure.member) return false;
    ratings.*figure.member = value;
    return true;
  }
  return false;
}

}  // namespace

std::string to_string(const Ratings& ratings) {
  std::string text;
  for (const RatingScale& figure : kFigures) {
    if (!(ratings.*figure.member)) continue;
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", figure.name, *(ratings.*figure.member));
  }
  return text;
}

std::optional<Ratings> ratings_from(std::string_view text) {
  Ratings ratings;
  for (const std::string& part : split(text, ' ')) {
    if (!part.empty() && !take(ratings, part)) return std::nullopt;
  }
  return ratings;
}

}  // namespace estafette
