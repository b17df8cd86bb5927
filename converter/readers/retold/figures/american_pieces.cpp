#include "converter/readers/retold/figures/american_pieces.hpp"

#include "base/letters.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostDigits = 2;

struct Piece {
  char letter;
  std::string_view name;
};

constexpr std::array<Piece, 4> kPieces = {
    {{'N', "Napoleons"}, {'R', "Rifles"}, {'P', "Parrotts"}, {'H', "howitzers"}}};

/// The digits from `at` on; empty if there are none, or too many.
std::string_view digits_at(std::string_view line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_digit(line[end])) ++end;
  return end - at <= kMostDigits ? line.substr(at, end - at) : std::string_view{};
}

/// "2-12N", "6x10P": what is told there, and where it ends.
std::optional<std::pair<std::string, std::size_t>> pieces_at(std::string_view line, std::size_t at) {
  const std::string_view count = digits_at(line, at);
  const std::size_t mark = at + count.size();
  if (count.empty() || mark >= line.size() || (line[mark] != '-' && line[mark] != 'x')) return std::nullopt;
  const std::string_view calibre = digits_at(line, mark + 1);
  const std::size_t letter = mark + 1 + calibre.size();
  if (calibre.empty() || letter >= line.size()) return std::nullopt;
  const bool ends = letter + 1 == line.size() || std::string_view(",;) ").find(line[letter + 1]) < 4;
  for (const Piece& piece : kPieces) {
    if (line[letter] != piece.letter || !ends) continue;
    const std::string_view unit = piece.letter == 'R' ? "inch" : "pdr";
    return std::pair{fmt::format("{} {}-{} {}", count, calibre, unit, piece.name), letter + 1};
  }
  return std::nullopt;
}

}  // namespace

std::string with_american_pieces(std::string_view line) {
  std::string told;
  std::size_t done = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool begins = is_digit(line[at]) && (at == 0 || std::string_view(" (,").find(line[at - 1]) < 3);
    const auto pieces = begins ? pieces_at(line, at) : std::nullopt;
    if (!pieces) continue;
    told.append(line.substr(done, at - done)).append(pieces->first);
    done = pieces->second;
    at = done - 1;
  }
  return told.append(line.substr(done));
}

}  // namespace estafette::readers
