#include "campaign/orders/families/whole_army.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace estafette::campaign {
namespace {

/// What troops do too.
bool is_for_troops(const OrderVerb& verb) {
  if (!verb.kind) return false;
  switch (*verb.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
    case OrderKind::follow:
    case OrderKind::stand:
    case OrderKind::withdraw_if_attacked:
      return true;
    default:
      return false;
  }
}

}  // namespace

void refuse_whole_army(const LetterContext& context, const Cursor& cursor, const OrderVerb& verb,
                       const ForceId& subject) {
  const Piece* piece = find_piece(context.state, subject);
  if (piece == nullptr || piece->kind != PieceKind::headquarters || !is_for_troops(verb)) return;
  const Army* army = find_army(context.state, piece->army);
  const Sentence& sentence = cursor.sentence();
  for (std::size_t i = 0; army != nullptr && i < sentence.words.size(); ++i) {
    const Match match = context.own.find(sentence, i);
    if (!match.certain || !match.one() || context.own[match.found.front()].id != subject.slug) continue;
    const std::string called = sentence.between(i, i + match.words);
    if (plain_words(called) != plain_words(army->name)) return;
    not_understood(
        called, "the headquarters, or the forces that are meant",
        fmt::format("To order the staff alone write \"{}: {}\"; for troops write their names, as in \"III Corps, "
                    "VI Corps: {} ...\", or \"all corps\"",
                    piece->name, verb.official, verb.official));
  }
}

std::string left_behind(const LetterContext& context, const Sentence& said, const ForceId& subject) {
  const Piece* piece = find_piece(context.state, subject);
  if (piece == nullptr || piece->kind != PieceKind::headquarters || piece->with.slug.empty()) return {};
  for (const Word& word : said.words)
    if (letter_words().in_english(word.plain) == "headquarters" || word.plain == "hq") return {};  // it is meant
  return fmt::format("the headquarters alone, without {}", name_of(context, piece->with));
}

}  // namespace estafette::campaign
