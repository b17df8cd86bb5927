#include "converter/readers/unit/others_noted.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/counted_pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "77th Foot", "9th Ohio", "79th Foot and 80th Foot": another unit behind what was told of this one.
bool is_another(const Tokens& said, const PhraseBook& words) {
  if (said.size() < 2 || said[0].is != Token::Is::ordinal) return false;
  std::optional<PhraseFound> sort = words.find(Sense::kind, said, 1);
  if (!sort) sort = words.find(Sense::state, said, 1);
  const std::size_t end = sort ? 1 + sort->length : said.size();
  const std::optional<PhraseFound> link = words.find(Sense::link, said, end);
  return sort && (end == said.size() || (link && link->is == "and"));
}

}  // namespace

bool numbers_others(const std::string& note, const PhraseBook& words) {
  if (note.size() > 2 && note.starts_with(". ") && (capital_at(note, 2) || is_digit(note[2])))
    return true;  // "(1 bn). So. Ks-Tx Mtd"
  const Tokens tokens = tokens_of(note);
  for (const std::string& piece : split(note, ';')) {    // "Mamelouks 1 cie" behind "Chasseurs 4 esc."
    if (begins_with_counted(piece, words)) return true;  // "one heavy battery and a rocket troop"
    const Tokens said = tokens_of(piece);
    if (note.find(';') < note.find(piece) && is_another(said, words)) return true;  // "detached; 77th Foot"
    const std::size_t figure = said.size() > 2 ? said.size() - 2 : 0;
    const std::optional<PhraseFound> kind = words.find(Sense::kind, said, 0);
    const std::optional<PhraseFound> count = figure > 0 ? words.find(Sense::count, said, figure + 1) : std::nullopt;
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    if (kind && kind->length == figure && said[figure].is == Token::Is::number && parts) return true;
    const std::optional<PhraseFound> first = said.size() > 3 ? words.find(Sense::count, said, 1) : std::nullopt;
    const std::size_t behind = first ? 1 + first->length : said.size();
    if (first && first->is == "squadrons" && said[0].is == Token::Is::number && behind + 1 < said.size() &&
        said[behind].is == Token::Is::ordinal && words.has(Sense::kind, said, behind + 1))
      return true;  // "2 squadrons 4th Hussars"
  }
  int others = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const bool begins = at == 0 || tokens[at - 1].mark(";") || tokens[at - 1].mark(",");
    if (begins && tokens[at].is == Token::Is::number && words.has(Sense::nation, tokens, at + 1))
      return true;  // "2 KGL" behind "3 British batteries"
    if (!begins || tokens[at].is != Token::Is::ordinal || tokens[at + 1].is != Token::Is::word) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at + 1);
    const bool part = words.has(Sense::unit, tokens, at + 1) || (link && link->is == "and") ||
                      (count && count->is != "horses") || words.has(Sense::command, tokens, at + 1) ||
                      words.has(Sense::month, tokens, at + 1) || words.has(Sense::rank, tokens, at + 1);
    others += part ? 0 : 1;
  }
  return others > 1;
}

}  // namespace estafette::readers
