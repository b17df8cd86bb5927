#include "converter/readers/counted/sum_behind.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kPartedByBlank = 1'000;

/// Officers and men as a line writes them, and where they and their sum stand in it.
struct Added {
  std::string_view officers, men;  ///< no officers: nobody knows how many
  std::size_t begin = 0, end = 0;
};

/// Two figures before "=" and their sum behind it; nothing if a line has none. With one blank between them "26 843"
/// may have been taken for a number of thousands.
std::optional<Added> added_in(std::string_view line, const Tokens& tokens) {
  const auto figure = [&](std::size_t at) { return tokens[at].is == Token::Is::number; };
  const auto written = [&](std::size_t at) { return text_between(line, tokens[at], tokens[at]); };
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    if (!tokens[at].mark("=") || !figure(at - 1) || !figure(at + 1)) continue;
    const int men = tokens[at - 1].value, sum = tokens[at + 1].value;
    const std::size_t end = tokens[at + 1].end, before = at - 2;
    if (tokens[before].mark("?") && men == sum) return Added{{}, written(at - 1), tokens[before].begin, end};
    const int officers = figure(before) ? tokens[before].value : 0;
    if (officers > 0 && officers < men && officers + men == sum)
      return Added{written(before), written(at - 1), tokens[before].begin, end};
    const std::string_view both = written(at - 1);
    const std::size_t blank = both.find(' ');
    if (blank != std::string_view::npos && men / kPartedByBlank + men % kPartedByBlank == sum)
      return Added{both.substr(0, blank), both.substr(blank + 1), tokens[at - 1].begin, end};
  }
  return std::nullopt;
}

/// The dots and blanks that lead the eye to the figures, and the last comma, are no part of a name.
std::string_view without_leaders(std::string_view name) {
  while (!name.empty() && (name.back() == ' ' || name.back() == '.' || name.back() == ',' || name.back() == '\t'))
    name.remove_suffix(1);
  return name;
}

}  // namespace

std::string with_sum_behind(std::string_view line) {
  const std::optional<Added> added = added_in(line, tokens_of(line));
  const std::string_view name = added ? without_leaders(line.substr(0, added->begin)) : std::string_view{};
  if (name.empty()) return std::string(line);
  std::string_view behind = trim(line.substr(added->end));
  if (behind.ends_with('.')) behind.remove_suffix(1);
  const std::string told = added->officers.empty()
                               ? fmt::format("{} ({} men)", name, added->men)
                               : fmt::format("{} ({} officers, {} men)", name, added->officers, added->men);
  return behind.empty() ? told : fmt::format("{} [Note: {}]", told, behind);
}

std::string with_sum_of_list(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens.back().is != Token::Is::number || !trim(line.substr(tokens.back().end)).empty())
    return std::string(line);
  const Token& before = tokens[tokens.size() - 2];
  constexpr std::size_t kParted = 2;  // blanks between two columns
  const bool column = before.mark("|") || before.mark("=") || tokens.back().begin >= before.end + kParted;
  if (!column) return std::string(line);
  std::string_view list = trim(line.substr(0, tokens.back().begin));
  while (list.ends_with('|') || list.ends_with('=') || list.ends_with(';'))
    list = trim(list.substr(0, list.size() - 1));
  long long sum = 0;
  std::size_t entries = 0;
  for (const std::string_view entry : split(list, ';')) {
    const Tokens said = tokens_of(entry);
    if (said.size() < 2 || said.back().is != Token::Is::number) return std::string(line);
    sum += said.back().value;
    ++entries;
  }
  return entries > 1 && sum == tokens.back().value ? std::string(list) : std::string(line);
}

}  // namespace estafette::readers
