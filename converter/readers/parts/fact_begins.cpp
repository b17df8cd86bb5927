#include "converter/readers/parts/fact_begins.hpp"

#include "converter/readers/words/needs.hpp"

#include <cstdint>

namespace estafette::readers {
namespace {

constexpr std::uint64_t kOfFigures =
    needs(Sense::number, Sense::count, Sense::total, Sense::each, Sense::about, Sense::link, Sense::gun).senses;
constexpr std::uint64_t kOfWords =
    needs(Sense::kind, Sense::quality, Sense::unit, Sense::nation, Sense::country).senses;

}  // namespace

bool may_begin_fact(const Token& token, const PhraseBook& words, bool words_too) {
  if (token.is != Token::Is::word) return token.is != Token::Is::ordinal;
  const std::uint64_t any = kOfFigures | (words_too ? kOfWords : 0);
  return (words.senses_of(token) & any) != 0 || token.text == kWithStroke;
}

}  // namespace estafette::readers
