#include "converter/readers/retold/dittos/ordinals_of_dittos.hpp"

#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// What a line begins with.
struct Ordinal {
  std::string figure;      ///< "7th"
  std::size_t behind = 0;  ///< the byte at which the word behind it begins
  bool ditto = false;      ///< that word is one
};

/// "Seventh ditto, Kern", "First division, Roe": a number in one word, and a ditto or the word for a command behind it.
std::optional<Ordinal> ordinal_of(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return std::nullopt;
  const std::string_view text = line.text;
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::word) return std::nullopt;
  const std::optional<PhraseFound> number = words.find(Sense::ordinal, tokens, 0);
  if (!number || number->length != 1 || number->is.ends_with('+')) return std::nullopt;
  const std::size_t begin = tokens[1].begin;
  const std::size_t end = std::min(text.find_first_of(" \t,;:", begin), text.size());
  const bool ditto = is_ditto(text.substr(begin, end - begin));
  if (!ditto && !words.has(Sense::command, tokens, 1)) return std::nullopt;
  return Ordinal{number->is, begin, ditto};
}

}  // namespace

void number_ordinals_of_dittos(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto begins_with_ditto = [&](const TextLine& line) {
    const std::optional<Ordinal> ordinal = ordinal_of(line, words);
    return ordinal && ordinal->ditto;
  };
  if (std::none_of(lines.begin(), lines.end(), begins_with_ditto)) return;
  for (TextLine& line : lines)
    if (const std::optional<Ordinal> ordinal = ordinal_of(line, words))
      line.text = fmt::format("{} {}", ordinal->figure, std::string_view(line.text).substr(ordinal->behind));
}

}  // namespace estafette::readers
