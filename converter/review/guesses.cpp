#include "converter/review/guesses.hpp"

#include <algorithm>
#include <array>

namespace estafette::review {
namespace {

constexpr std::string_view kMark = "guessed: ";

/// As the readers say it.
constexpr std::array<std::string_view, 6> kOfStrength = {
    "strength from", "a share of", "read as men", "the middle of", "read as battalions and men", "one unit for all"};

struct Place {
  std::size_t begin = std::string_view::npos, end = 0;
};

/// Where the guesses stand in a note; the notes of a unit are separated by semicolons.
Place place_in(std::string_view note) {
  const std::size_t begin = note.find(kMark);
  if (begin == std::string_view::npos) return {};
  return {begin, std::min(note.find("; ", begin), note.size())};
}

}  // namespace

std::string_view guesses_in(std::string_view note) {
  const Place place = place_in(note);
  if (place.begin == std::string_view::npos) return "";
  return note.substr(place.begin + kMark.size(), place.end - place.begin - kMark.size());
}

std::string guesses_of_strength(const std::string& guesses) {
  std::string of_strength;
  for (std::size_t begin = 0; begin < guesses.size();) {
    const std::size_t end = std::min(guesses.find(", ", begin), guesses.size());
    const std::string one = guesses.substr(begin, end - begin);
    const bool of = std::any_of(kOfStrength.begin(), kOfStrength.end(),
                                [&](std::string_view words) { return one.find(words) != std::string::npos; });
    if (of) of_strength += (of_strength.empty() ? "" : ", ") + one;
    begin = end + 2;
  }
  return of_strength.empty() ? guesses : of_strength;
}

std::string without_guesses(std::string_view note) {
  const Place place = place_in(note);
  if (place.begin == std::string_view::npos) return std::string(note);
  std::string before(note.substr(0, place.begin));
  if (before.ends_with("; ")) before.resize(before.size() - 2);
  std::string_view after = note.substr(place.end);
  if (before.empty() && after.starts_with("; ")) after.remove_prefix(2);
  return before + std::string(after);
}

bool strength_guessed(const Unit& unit) {
  const std::string_view guesses = guesses_in(unit.note);
  return std::any_of(kOfStrength.begin(), kOfStrength.end(),
                     [&](std::string_view words) { return guesses.find(words) != std::string::npos; });
}

bool guess_matters(const Unit& unit) {
  const std::string_view guesses = guesses_in(unit.note);
  const std::size_t kind = guesses.starts_with("kind ") ? 0 : guesses.find(", kind ");
  if (strength_guessed(unit) || kind == std::string::npos) return strength_guessed(unit);
  const std::string_view said = guesses.substr(kind, guesses.find(", ", kind + 2) - kind);
  return said.find("from its name") == std::string_view::npos;
}

}  // namespace estafette::review
