#include "converter/readers/retold/figures/letters_of_pieces.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostInShort = 24;  ///< of the batteries of one entry

/// "Batterie à pied", "14e cie du 6e à pied": gunners before that token.
bool tells_gunners(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  bool companies = false;
  for (std::size_t at = 0; at < to; ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) return true;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    companies = companies || (count && count->is == "companies");
    if (companies && words.codes().find(Code::Level::guns, tokens[at].text) != nullptr) return true;
  }
  return false;
}

/// "p." behind a figure, and behind it the end of its bracket, a comma, or nothing.
bool is_letter_of_pieces(std::string_view line, const Tokens& tokens, std::size_t at) {
  const Token& letter = tokens[at];
  if (letter.is != Token::Is::word || letter.joined || letter.text != "p") return false;
  if (!line.substr(letter.end).starts_with('.')) return false;
  return at + 1 == tokens.size() || tokens[at + 1].mark(")") || tokens[at + 1].mark(",") || tokens[at + 1].mark("]");
}

}  // namespace

std::string with_letters_of_pieces_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const Token& figure = tokens[at - 1];
    const bool count = figure.is == Token::Is::number && figure.value > 0 && figure.value <= kMostInShort;
    const bool apart = count && tokens[at - 2].is == Token::Is::mark && !tokens[at - 2].mark("/");
    if (!apart || !is_letter_of_pieces(line, tokens, at) || !tells_gunners(tokens, at - 1, words)) continue;
    told.put(tokens[at].begin, tokens[at].end + 1, "guns");
  }
  return told.text();
}

}  // namespace estafette::readers
