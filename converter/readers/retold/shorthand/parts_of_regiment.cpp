#include "converter/readers/retold/shorthand/parts_of_regiment.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

/// "1st Bn 893" of "1st Bn (893)" and of "1st Bn 893 men": a number, a word for a battalion or a squadron, and a
/// strength. Empty for anything else.
std::string counted_part(const std::string& piece, const PhraseBook& words) {
  constexpr int kFewestMen = 30;
  const Tokens tokens = tokens_of(piece);
  if (tokens.size() < 3 || (tokens[0].is != Token::Is::ordinal && !roman(text_between(piece, tokens[0], tokens[0]))))
    return "";
  const std::size_t at = tokens[1].mark(".") ? 2 : 1;
  const std::optional<PhraseFound> part = words.find(Sense::count, tokens, at);
  if (!part || (part->is != "battalions" && part->is != "squadrons")) return "";
  std::size_t next = at + part->length;
  const bool open = next < tokens.size() && tokens[next].mark("(");
  if (open) ++next;
  if (next >= tokens.size() || tokens[next].is != Token::Is::number || tokens[next].value < kFewestMen) return "";
  const std::string_view men = text_between(piece, tokens[next], tokens[next]);
  ++next;
  if (const std::optional<PhraseFound> count = words.find(Sense::count, tokens, next); count && count->is == "men")
    next += count->length;
  if (open && next < tokens.size() && tokens[next].mark(")")) ++next;
  return next == tokens.size()
             ? fmt::format("{} {}", text_between(piece, tokens[0], tokens[at + part->length - 1]), men)
             : "";
}

/// "2nd Alba Regt", "Toro Hussars": no command, and no part of a regiment.
bool names_regiment(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (words.any(Sense::command, tokens, 0, tokens.size())) return false;
  bool regiment = words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size());
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is != "regiments") return false;
    regiment = regiment || count;
  }
  return regiment;
}

/// What stands between the commas that are in no brackets.
std::vector<std::string> at_commas(std::string_view text) {
  std::vector<std::string> pieces(1);
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
    const bool thousands = text[at] == ',' && at + 1 < text.size() && text[at + 1] != ' ';
    if (text[at] == ',' && depth == 0 && !thousands)
      pieces.emplace_back();
    else
      pieces.back() += text[at];
  }
  for (std::string& piece : pieces) piece = trim(piece);
  return pieces;
}

}  // namespace

std::string with_regiment_for_parts(std::string_view line, const PhraseBook& words) {
  const std::size_t sign = line.find_first_of(",:");
  if (sign == std::string_view::npos || sign == 0) return std::string(line);
  const std::string name(trim(line.substr(0, sign)));
  if (!names_regiment(name, words)) return std::string(line);
  const std::vector<std::string> parts = at_commas(line.substr(sign + 1));
  if (parts.size() < 2) return std::string(line);
  std::string told;
  for (const std::string& part : parts) {
    const std::string counted = counted_part(part, words);
    if (counted.empty()) return std::string(line);
    told += (told.empty() ? "" : ", ") + counted;
  }
  return fmt::format("{}{} ({})", line.substr(0, line.find_first_not_of(" \t")), name, told);
}

}  // namespace estafette::readers
