#include "converter/readers/pieces/tables/arms_over_columns.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestArms = 2;
constexpr std::size_t kOfAnArm = 2;  ///< officers and men

/// What stands between gaps of two blanks or more.
std::vector<std::string_view> cells_apart(std::string_view line) {
  std::vector<std::string_view> cells;
  for (std::size_t at = std::min(line.find_first_not_of(" \t"), line.size()); at < line.size();) {
    const std::size_t end = std::min({line.find("  ", at), line.find('\t', at), line.size()});
    cells.push_back(trim(line.substr(at, end - at)));
    at = std::min(line.find_first_not_of(" \t", end), line.size());
  }
  return cells;
}

/// "Infantry.", "Cavalry.": arms, and nothing else.
std::vector<std::string> arms_in(std::string_view line, const PhraseBook& words) {
  std::vector<std::string> arms;
  for (const std::string_view cell : cells_apart(line)) {
    const Tokens tokens = tokens_of(cell);
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
    if (!arm || arm->length + 1 < tokens.size() || (arm->length < tokens.size() && !tokens.back().mark("."))) return {};
    arms.emplace_back(text_between(cell, tokens[0], tokens[arm->length - 1]));
  }
  return arms.size() < kFewestArms ? std::vector<std::string>() : arms;
}

/// "Off. Men. Off. Men.": the titles of so many arms.
bool are_titles(std::string_view line, std::size_t arms, const PhraseBook& words) {
  const std::vector<std::string_view> cells = cells_apart(line);
  if (cells.size() != arms * kOfAnArm) return false;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const Tokens tokens = tokens_of(cells[at]);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
    const bool officers = (count && count->is == "officers") || tokens[0].text.starts_with("off");
    if (at % kOfAnArm == 0 ? !officers : !count || count->is != "men") return false;
  }
  return true;
}

/// A figure; 0 for "..", "\u2014", "\u00BB": nobody. Nothing for any other words.
std::optional<int> figure_in(std::string_view cell) {
  if (std::none_of(cell.begin(), cell.end(), is_any_letter) && !has_digit(cell)) return 0;
  const Tokens tokens = tokens_of(cell);
  return tokens.size() == 1 && tokens[0].is == Token::Is::number ? std::optional(tokens[0].value) : std::nullopt;
}

/// The row as lines; empty if it has not a name and a figure or a sign for none for each title.
std::string row_told(std::string_view line, const std::vector<std::string>& arms, const PhraseBook& words) {
  const std::vector<std::string_view> cells = cells_apart(line);
  if (cells.size() != arms.size() * kOfAnArm + 1 ||
      std::none_of(cells.front().begin(), cells.front().end(), is_any_letter))
    return "";
  std::string below;
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    const std::optional<int> officers = figure_in(cells[1 + arm * kOfAnArm]);
    const std::optional<int> men = figure_in(cells[2 + arm * kOfAnArm]);
    if (!officers || !men) return "";
    if (*men > 0) below += fmt::format("{}    {} {} men", kNextLine, arms[arm], *officers + *men);
  }
  const std::size_t begin = line.find_first_not_of(" \t");
  if (below.empty()) return "";
  if (words.has(Sense::total, tokens_of(cells.front()), 0)) return fmt::format("Note: {}", trim(line));
  return fmt::format("{}{}:{}", line.substr(0, begin), cells.front(), below);
}

}  // namespace

std::string with_arms_below(const std::string& utf8, const PhraseBook& words) {
  std::string text;
  std::vector<std::string> above, arms;  // of the row before, and of the table
  std::size_t begun = 0;                 // where the row before begins
  for (std::string_view rest = utf8; !rest.empty();) {
    const std::size_t end = std::min(line_end(rest), rest.size());
    const std::string_view line = rest.substr(0, end), ended = rest.substr(end, 1);
    rest.remove_prefix(std::min(rest.size(), end + 1));
    const std::string told = arms.empty() ? "" : row_told(line, arms, words);
    if (!told.empty()) {
      text += told;
    } else if (!above.empty() && are_titles(line, above.size(), words)) {
      arms = above;
      text.erase(begun);
      text.append(ended);  // the lines keep their numbers
    } else if (!arms.empty() && line.find_first_not_of(" _-") == std::string_view::npos) {
      // a rule over a total, or a blank row
    } else {
      arms.clear();
      begun = text.size();
      text += line;
    }
    text += ended;
    const bool titles = !has_digit(line) && line.find("  ") != std::string_view::npos;
    above = titles ? arms_in(line, words) : std::vector<std::string>();
  }
  return text;
}

}  // namespace estafette::readers
