#include "converter/readers/counted/guns_in_bracket.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostGuns = 24;     ///< of one sort
constexpr int kMostCalibre = 48;  ///< pounds

/// "4 pièces de 8 livres": as it is read, and the token behind it.
struct GunsTold {
  std::string text;
  std::size_t end = 0;
  bool in_pounds = false;  ///< a word for pounds or inches stands behind the calibre
};

std::optional<GunsTold> guns_at(const Range& line, std::size_t at, std::string_view text) {
  if (!line.number(at) || line.tokens[at].value < 1 || line.tokens[at].value > kMostGuns) return std::nullopt;
  const std::optional<PhraseFound> guns = line.find(Sense::count, at + 1);
  const std::optional<PhraseFound> howitzers = line.find(Sense::gun, at + 1);
  const bool pieces = guns && guns->is == "guns", curved = howitzers && howitzers->is == "howitzer";
  if (!pieces && !curved) return std::nullopt;
  const auto written = [&](std::size_t end) {
    return std::string(text.substr(line.tokens[at].begin, line.tokens[end - 1].end - line.tokens[at].begin));
  };
  const std::size_t named = at + 1 + (pieces ? guns->length : howitzers->length);
  GunsTold told{written(named), named, false};
  const std::size_t calibre = named + 1;
  if (!line.spelt(named, "de") || !line.number(calibre) || line.tokens[calibre].value > kMostCalibre) return told;
  if (pieces) told.text = written(calibre + 1);
  told.end = calibre + 1;
  const std::optional<PhraseFound> unit = line.find(Sense::gun, told.end);
  told.in_pounds = unit && (unit->is == "pounder" || unit->is == "inch");
  if (told.in_pounds) told.end += unit->length;
  return told;
}

/// All that is told from a token to the end of the line, if it is nothing but guns.
std::vector<GunsTold> guns_from(const Range& line, std::size_t at, std::string_view text) {
  std::vector<GunsTold> all;
  while (const std::optional<GunsTold> guns = guns_at(line, at, text)) {
    all.push_back(*guns);
    at = guns->end;
    if (line.mark(at, ".")) ++at;
    if (at >= line.to) return all;
    if (!line.mark(at, ",") && !line.is(Sense::link, at, "and")) return {};
    ++at;
  }
  return {};
}

}  // namespace

std::string with_guns_in_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (!guns_at(all, at, line)) continue;
    bool in_pounds = false;
    std::string told;
    for (const GunsTold& guns : guns_from(all, at, line)) {
      in_pounds = in_pounds || guns.in_pounds;
      told += (told.empty() ? "" : ", ") + guns.text;
    }
    if (!in_pounds) return std::string(line);
    std::size_t head = at;
    if (all.is(Sense::link, head - 1, "with")) --head;
    const bool each = head > 0 && all.find(Sense::each, head - 1).has_value();
    const std::string_view of_each = each ? tokens[head - 1].text : std::string_view{};
    if (each) --head;
    while (head > 0 && all.mark(head - 1, ",")) --head;
    if (head == 0) return std::string(line);
    return fmt::format("{} ({}{}{})", line.substr(0, tokens[head - 1].end), told, each ? " " : "", of_each);
  }
  return std::string(line);
}

}  // namespace estafette::readers
