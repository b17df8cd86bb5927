#include "converter/readers/pieces/loss_lists.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestHeading = 8;  ///< tokens of "Losses in killed, wounded and missing:"

/// "Combined Losses:", "Losses in killed and wounded", "Verluste:" and no figure.
bool heads_losses(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || !line.text.ends_with(':')) return false;
  const Tokens tokens = tokens_of(line.text);
  if (tokens.size() > kLongestHeading || !words.any(Sense::loss, tokens, 0, tokens.size())) return false;
  for (std::size_t at = 0; at < tokens.size();) {
    std::optional<PhraseFound> known = words.find(Sense::loss, tokens, at);
    for (const Sense sense : {Sense::link, Sense::total, Sense::grand})
      if (!known) known = words.find(sense, tokens, at);
    const bool before = at == 0 && tokens.size() > 2 && words.has(Sense::loss, tokens, 1);  // "Combined Losses"
    if (!known && !before && tokens[at].is != Token::Is::mark) return false;
    at += known ? known->length : 1;
  }
  return true;
}

/// "Federal = 1,527; Confederate = 2,606; Total = 4,133": nations, totals and losses, each with its figure.
bool lists_losses(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  std::size_t figures = 0, named = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    std::optional<PhraseFound> known = words.find(Sense::nation, tokens, at);
    for (const Sense sense : {Sense::loss, Sense::total, Sense::forces})
      if (!known) known = words.find(sense, tokens, at);
    const bool figure = tokens[at].is == Token::Is::number;
    if (!known && !figure && tokens[at].is != Token::Is::mark) return false;
    figures += figure ? 1U : 0U;
    named += known ? 1U : 0U;
    at += known ? known->length : 1;
  }
  return figures > 0 && figures == named;
}

}  // namespace

void note_loss_lists(std::vector<TextLine>& lines, const PhraseBook& words) {
  bool within = false, first = false;  // the list may stand apart from its heading
  for (TextLine& line : lines) {
    const bool heads = heads_losses(line, words);
    within = heads ||
             (within && (first || !line.after_blank) && line.text.size() <= kLongestLine && lists_losses(line, words));
    first = heads;
    line.back_matter = line.back_matter || within;
  }
}

}  // namespace estafette::readers
