#include "converter/readers/pieces/signs_explained.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 5> kSigns = {"\u2020", "\u2021", "\u00A7", "#", "*"};

/// What stands behind a sign up to the next or to the end of its clause: "a militia battalion".
std::string_view meaning_of(std::string_view text, std::size_t behind) {
  std::size_t end = text.find_first_of(";,.", behind);
  for (const std::string_view sign : kSigns) end = std::min(end, text.find(sign, behind));
  return trim(text.substr(behind, end == std::string_view::npos ? end : end - behind));
}

/// "= Landwehr", "a militia battalion", "denotes militia": nothing but militia.
bool means_militia(std::string_view meaning, const PhraseBook& words) {
  const Tokens tokens = tokens_of(meaning);
  bool militia = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (!kind) continue;
    if (kind->is != to_string(Kind::militia_infantry)) return false;
    militia = true;
  }
  return militia && std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
}

/// A line that explains signs: it says so, or has "=" behind the sign.
bool explains(std::string_view text, std::string_view sign, std::size_t at, const PhraseBook& words) {
  const std::string_view behind = trim(text.substr(at + sign.size()));
  const Tokens tokens = tokens_of(text);
  return behind.starts_with('=') || words.any(Sense::means, tokens, 0, tokens.size());
}

/// Where the first line stands that explains a sign, and whether it stands for militia.
struct Legend {
  std::size_t line = 0;
  bool militia = false;
};

Legend legend_of(std::string_view sign, const std::vector<std::string>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at)
    for (std::size_t mark = lines[at].find(sign); mark != std::string::npos; mark = lines[at].find(sign, mark + 1))
      if (explains(lines[at], sign, mark, words))
        return {at, means_militia(meaning_of(lines[at], mark + sign.size()), words)};
  return {lines.size(), false};
}

/// The name behind a sign ends here: a bracket, a comma, a semicolon, a figure.
std::size_t end_of_name(std::string_view text, std::size_t from) {
  std::size_t end = from;
  while (end < text.size() && text[end] != '(' && text[end] != ',' && text[end] != ';' && text[end] != '.' &&
         !(is_digit(text[end]) && text[end - 1] == ' '))
    ++end;
  while (end > from && text[end - 1] == ' ') --end;
  return end;
}

std::string with_militia_told(std::string_view text, std::string_view sign) {
  std::string told(text);
  for (std::size_t at = told.find(sign); at != std::string::npos; at = told.find(sign, at + 1)) {
    const std::size_t behind = at + sign.size();
    const bool before_name = behind < told.size() && is_any_letter(told[behind]) && (at == 0 || told[at - 1] == ' ');
    const bool at_end = at > 0 && (is_any_letter(told[at - 1]) || is_digit(told[at - 1])) &&
                        (behind == told.size() || told[behind] == ' ' || told[behind] == ',' || told[behind] == ';');
    if (before_name) {
      told.insert(end_of_name(told, behind), " (militia)");
    } else if (at_end) {
      told.replace(at, sign.size(), " (militia)");
    }
  }
  return told;
}

}  // namespace

std::string with_signs_explained(const std::string& text, const PhraseBook& words) {
  std::vector<std::string> lines;
  for (std::size_t from = 0, end = 0; end != std::string::npos; from = end + 1) {
    end = text.find('\n', from);
    lines.push_back(text.substr(from, end == std::string::npos ? end : end - from));
  }
  bool changed = false;
  for (const std::string_view sign : kSigns) {
    const Legend legend = legend_of(sign, lines, words);
    const bool of_footnotes = sign != "#" && sign != "*";
    if (legend.line == lines.size() || (!legend.militia && !of_footnotes)) continue;
    for (std::size_t at = 0; at < lines.size(); ++at) {
      std::string& line = lines[at];
      if (line.size() > kLongestLine || line.find(sign) == std::string::npos) continue;
      const std::size_t begin = line.find_first_not_of(" \t");
      const bool first = line.compare(begin, sign.size(), sign) == 0;
      if (at == legend.line) {
        if (first) line.insert(begin, "Note: ");
      } else {
        if (legend.militia) line = with_militia_told(line, sign);
        const bool entry = first && line.size() > begin + sign.size() && is_any_letter(line[begin + sign.size()]);
        if (entry && of_footnotes) line.erase(begin, sign.size());  // no footnote
      }
      changed = true;
    }
  }
  if (!changed) return text;
  std::string told;
  for (const std::string& line : lines) told += (&line == lines.data() ? "" : "\n") + line;
  return told;
}

}  // namespace estafette::readers
