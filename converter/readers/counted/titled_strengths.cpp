#include "converter/readers/counted/titled_strengths.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

enum class Counted { officers, men, horses };

/// Words for those below the officers, which no list of ours has, since they mean troops elsewhere; folded.
constexpr std::array<std::string_view, 7> kRankAndFile = {"troupe",      "troupes", "mannschaft", "mannschaften",
                                                          "bassa forza", "tropa",   "truppa"};

std::vector<std::string_view> gapped_cells(std::string_view line) {
  std::vector<std::string_view> cells;
  for (line = trim(line); !line.empty();) {
    const std::size_t gap = std::min({line.find("  "), line.find('\t'), line.size()});
    cells.push_back(trim(line.substr(0, gap)));
    line = trim(line.substr(gap));
  }
  return cells;
}

std::optional<Counted> counted_by(std::string_view title, const PhraseBook& words) {
  const Tokens tokens = tokens_of(title);
  if (tokens.empty() || has_digit(title)) return std::nullopt;
  for (std::size_t at = 0; at < std::min<std::size_t>(tokens.size(), 2); ++at) {  // "Chev. de troupe"
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && (count->is == "horses" || count->is == "sabres")) return Counted::horses;  // "Caballos"
    if (count && count->is == "officers") return Counted::officers;
    if (count && (count->is == "men" || count->is == "present")) return Counted::men;
  }
  const std::string folded = fold(title.ends_with('.') ? title.substr(0, title.size() - 1) : title);
  const bool men = std::find(kRankAndFile.begin(), kRankAndFile.end(), folded) != kRankAndFile.end();
  return men ? std::optional(Counted::men) : std::nullopt;
}

/// What the titles of a line count; none if one of its cells says anything else, or none counts men.
std::vector<Counted> titles_in(std::string_view text, const PhraseBook& words) {
  std::vector<Counted> titles;
  for (const std::string_view cell : gapped_cells(text)) {
    const std::optional<Counted> counted = counted_by(cell, words);
    if (!counted) return {};
    titles.push_back(*counted);
  }
  const bool men = std::find(titles.begin(), titles.end(), Counted::men) != titles.end();
  return titles.size() > 1 && men ? titles : std::vector<Counted>{};
}

bool is_figure(std::string_view cell) {
  return !cell.empty() && is_digit(cell.front()) && is_digit(cell.back()) &&
         cell.find_first_not_of("0123456789.,") == std::string_view::npos;
}

/// A row with its figures told; nothing if it has fewer than two, or more than there are titles.
std::optional<std::string> told_by(const std::vector<Counted>& titles, std::string_view text) {
  const std::vector<std::string_view> cells = gapped_cells(text);
  std::size_t first = cells.size();
  while (first > 0 && is_figure(cells[first - 1])) --first;
  const std::size_t figures = cells.size() - first;
  if (first == 0 || figures < 2 || figures > titles.size() || cells[0].ends_with(':')) return std::nullopt;
  std::string told(cells[0]);
  for (std::size_t at = 1; at < first; ++at) {
    const std::string_view part = cells[at].ends_with('.') ? cells[at].substr(0, cells[at].size() - 1) : cells[at];
    told += part.starts_with('(') ? fmt::format(" {}", part) : fmt::format(" ({})", part);
  }
  std::string notes;
  bool men = false;
  for (std::size_t at = 0; at < figures; ++at) {
    const std::string_view figure = cells[first + at];
    if (titles[at] == Counted::officers) told += fmt::format(", {} officers", figure);
    if (titles[at] == Counted::men) told += men ? fmt::format(" [Note: {}]", figure) : fmt::format(", {} men", figure);
    const bool last = std::find(titles.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                titles.begin() + static_cast<std::ptrdiff_t>(figures),
                                Counted::horses) == titles.begin() + static_cast<std::ptrdiff_t>(figures);
    if (titles[at] == Counted::horses && last) told += fmt::format(", {} horses", figure);
    if (titles[at] == Counted::horses && !last) notes += fmt::format(" [Note: {} horses besides]", figure);
    men = men || titles[at] == Counted::men;
  }
  return told + notes;
}

}  // namespace

std::vector<TextLine> strengths_below_titles(const std::vector<TextLine>& lines, const PhraseBook& words,
                                             std::vector<int>& noted) {
  std::vector<TextLine> told;
  std::vector<Counted> titles;
  for (const TextLine& line : lines) {
    std::vector<Counted> found = may_be_read(line) ? titles_in(line.text, words) : std::vector<Counted>{};
    if (!found.empty()) {
      titles = std::move(found);
      noted.push_back(line.line);
      continue;
    }
    told.push_back(line);
    if (titles.empty() || !may_be_read(line)) continue;
    if (std::optional<std::string> text = told_by(titles, line.text)) told.back().text = *std::move(text);
  }
  return told;
}

}  // namespace estafette::readers
