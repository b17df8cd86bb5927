#include "converter/readers/text/prose/columns_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kSetIn = 4;  ///< columns

/// "... comprises:": the line announces what is below it.
bool announces(std::string_view line, const PhraseBook& words) {
  if (!line.ends_with(':')) return false;
  const Tokens tokens = tokens_of(trim(line.substr(0, line.size() - 1)));
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
        link && link->is == "holds" && at + link->length == tokens.size())
      return true;
  return false;
}

/// "The centre", "La colonna di destra", "The reserve": a command above divisions, and not one of them.
bool names_column(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  const std::size_t at = article ? article->length : 0;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
  return command && !command->part && (command->is == "any" || command->is == "wing" || command->is == "reserve");
}

bool is_plain(const TextLine& line) {
  return !line.text.empty() && !line.footnote && !line.back_matter && !line.heading && !line.beside;
}

/// "to turn the flank and comprises:" below "The centre, led by Kern, was", "the only gate of the town:" below "The
/// Austrians come out by": the rest of a sentence that ends with a colon.
bool is_rest(const TextLine& line, const TextLine& above, const PhraseBook& words) {
  if (!is_plain(line) || !is_plain(above) || line.after_blank || !line.text.ends_with(':') ||
      !is_small(line.text.front()))
    return false;
  const char end = above.text.back();
  const Tokens tokens = tokens_of(above.text);
  const bool told = words.any(Sense::verb, tokens, 0, tokens.size()) || names_column(above.text, words);
  return told && end != '.' && end != ':' && end != ';' && end != ')';
}

bool is_command(std::string_view line, const PhraseBook& words) {
  return item_of(retold(line, words), words).is == Item::Is::formation;
}

}  // namespace

void tell_columns(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = lines.size(); at-- > 1;) {
    if (!is_rest(lines[at], lines[at - 1], words)) continue;
    lines[at - 1].text += " " + lines[at].text;
    lines[at - 1].lines += lines[at].lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  }
  const auto heads = [&](const TextLine& line) {
    return is_plain(line) && announces(line.text, words) && names_column(line.text, words);
  };
  for (std::size_t at = 0; at + 1 < lines.size();) {
    const std::size_t head = at++;
    if (!heads(lines[head]) || !is_command(lines[at].text, words)) continue;
    const auto ends = [&](const TextLine& line) {
      return (line.after_blank && &line != &lines[head + 1]) || line.heading || line.back_matter || heads(line) ||
             item_of(line.text, words).is == Item::Is::nation;
    };
    for (; at < lines.size() && !ends(lines[at]); ++at)
      lines[at].depth = std::max(lines[at].depth, lines[head].depth + kSetIn);
  }
}

}  // namespace estafette::readers
