#include "converter/readers/copied/asides.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostBattalions = 12;  ///< of one regiment

/// "# = estimated", "#= estimated".
bool explains_mark(std::string_view text) {
  return text.starts_with('#') && trim(text.substr(1)).starts_with('=');
}

/// Battalions or squadrons counted from a token on, with the words for their sort: "1 gren bn".
struct SomeCounted {
  int count = 0;
  std::string is;           ///< "battalions", "squadrons"
  std::size_t counted = 0;  ///< the token of the word for what is counted
  std::size_t end = 0;      ///< one past it
};

std::optional<SomeCounted> some_at(const Range& line, std::size_t at) {
  const auto figure = line.figure_at(at);
  if (!figure || figure->first < 1 || figure->first > kMostBattalions) return std::nullopt;
  for (std::size_t word = figure->second; word < line.to && word < figure->second + 3; ++word) {
    const std::optional<PhraseFound> count = line.find(Sense::count, word);
    if (count && (count->is == "battalions" || count->is == "squadrons"))
      return SomeCounted{figure->first, count->is, word, word + count->length};
    if (!line.find(Sense::kind, word) && !line.find(Sense::quality, word)) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::string without_unknown_figures(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t at = text.find(", ? "); at != std::string::npos; at = text.find(", ? ", at + 1)) {
    const Tokens behind = tokens_of(std::string_view(text).substr(at + 4));
    const std::optional<PhraseFound> count = behind.empty() ? std::nullopt : words.find(Sense::count, behind, 0);
    if (!count) continue;
    text.erase(at, 4 + behind[count->length - 1].end);
  }
  return text;
}

std::string with_figures_of_command(std::string_view line, const PhraseBook& words) {
  const std::size_t stop = line.find(". ");
  if (stop == std::string_view::npos || line.find(':') != std::string_view::npos) return std::string(line);
  for (std::size_t at = stop; at != std::string_view::npos; at = line.find(". ", at + 1)) {
    if (at + 2 >= line.size() || !is_digit(line[at + 2])) continue;
    const std::string_view name = line.substr(0, at);
    std::string_view figures = trim(line.substr(at + 2));
    if (figures.ends_with('.')) figures = figures.substr(0, figures.size() - 1);
    const Tokens named = tokens_of(name), behind = tokens_of(figures);
    const std::optional<Facts> facts = facts_of(behind, 0, behind.size(), words, false);
    const bool counted = facts && (facts->men || facts->subunits() || facts->guns);
    const bool command = words.any(Sense::command, named, 0, named.size()) && name.find('(') == std::string_view::npos;
    if (counted && command) return fmt::format("{} ({})", name, figures);
  }
  return std::string(line);
}

std::string with_battalions_summed(std::string_view line, const PhraseBook& words) {
  if (line.find('+') == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const bool before = at > 0 && !tokens[at - 1].mark("(") && !tokens[at - 1].mark(",");
    const std::optional<SomeCounted> first = before ? std::nullopt : some_at(all, at);
    if (!first || !all.mark(first->end, "+")) continue;
    const std::optional<SomeCounted> second = some_at(all, first->end + 1);
    if (!second || second->is != first->is || first->counted > at + 1) continue;
    if (second->end < tokens.size() && !tokens[second->end].mark(")") && !tokens[second->end].mark(",")) continue;
    const std::string_view others =
        trim(line.substr(tokens[first->end].end, tokens[second->counted].begin - tokens[first->end].end));
    return fmt::format("{}{} {}{} (of whom {})", line.substr(0, tokens[at].begin), first->count + second->count,
                       text_between(line, tokens[first->counted], tokens[first->end - 1]),
                       line.substr(tokens[second->end - 1].end), others);
  }
  return std::string(line);
}

std::string with_grade_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text(line);
  for (std::size_t at = tokens.size(); at-- > 1;) {  // from the end: what is before keeps its place
    const std::optional<PhraseFound> grade = words.find(Sense::grade, tokens, at);
    if (!grade) continue;
    const std::size_t end = at + grade->length;
    const bool bracketed = tokens[at - 1].mark("(") && end < tokens.size() && tokens[end].mark(")");
    const bool last = tokens[at - 1].is == Token::Is::number && end == tokens.size();
    const std::size_t first = bracketed ? at - 1 : at, past = bracketed ? end + 1 : end;
    if ((!bracketed && !last) || first == 0) continue;
    const std::string told(text_between(line, tokens[at], tokens[end - 1]));
    const std::string behind = text.substr(tokens[past - 1].end);
    const bool of_one = behind.starts_with(',') || behind.starts_with(';');  // of several
    if (!of_one && behind.find_first_of(":;,") != std::string::npos) continue;
    if (of_one && words.any(Sense::rank, tokens, 0, at)) {  // "General Kern (average), 14 units": of a leader
      text = fmt::format("{}, {}{}", trim(line.substr(0, tokens[first].begin)), told, behind);
      continue;
    }
    text = text.substr(0, tokens[first].begin);
    text =
        of_one ? fmt::format("{}[{}]{}", text, told, behind) : fmt::format("{}{} [Note: {}]", trim(text), behind, told);
  }
  return text;
}

std::string with_detached_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> detached = words.find(Sense::count, tokens, 0);
  const bool counts = detached && detached->is == "detached" && detached->length < tokens.size() &&
                      tokens[detached->length].is == Token::Is::number;
  const bool elsewhere = counts && line.find(':') == std::string_view::npos &&
                         words.any(Sense::command, tokens, detached->length, tokens.size());
  return elsewhere ? fmt::format("Note: {}", line) : std::string(line);
}

void take_marks_of_estimates(std::vector<TextLine>& lines) {
  if (std::none_of(lines.begin(), lines.end(), [](const TextLine& line) { return explains_mark(line.text); })) return;
  for (TextLine& line : lines)
    for (std::size_t at = line.text.find(" # "); at != std::string::npos; at = line.text.find(" # ", at))
      line.text.erase(at, 2);
}

}  // namespace estafette::readers
