#include "base/folded_letters.hpp"

#include <array>

namespace estafette {
namespace {

/// What fold() makes of U+00C0 to U+00FF, the letters of which most accents are: of each by itself, since none of them
/// changes its neighbours. All of them begin with the same byte.
constexpr unsigned char kLatin = 0xC3;
constexpr std::array<std::string_view, 64> kFoldedLatin = {
    "a", "a", "a", "a", "a", "a", "æ", "c", "e", "e", "e", "e", "i", "i", "i", "i",   //
    "ð", "n", "o", "o", "o", "o", "o", "×", "ø", "u", "u", "u", "u", "y", "þ", "ss",  //
    "a", "a", "a", "a", "a", "a", "æ", "c", "e", "e", "e", "e", "i", "i", "i", "i",   //
    "ð", "n", "o", "o", "o", "o", "o", "÷", "ø", "u", "u", "u", "u", "y", "þ", "y"};

/// The same of the other letters that the words of orders of battle have: those of Polish, "œ", and the Cyrillic ones
/// from U+0400 to U+047F, as pairs of UTF-8. Empty: the letter is none of them.
constexpr unsigned char kFirstPair = 0xC4, kLastPair = 0xD1;
constexpr auto kFoldedPairs = [] {
  std::array<std::array<std::string_view, 64>, kLastPair - kFirstPair + 1> folded{};
  const auto put = [&](std::string_view letter, std::string_view plain) {
    folded.at(static_cast<unsigned char>(letter[0]) - kFirstPair).at(static_cast<unsigned char>(letter[1]) - 0x80U) =
        plain;
  };
  constexpr std::string_view kPolish = "ĄaąaĆcćcĘeęeŃnńnŚsśsŹzźzŻzżz";
  for (std::size_t at = 0; at < kPolish.size(); at += 3) put(kPolish.substr(at, 2), kPolish.substr(at + 2, 1));
  for (std::string_view letters : {"Łł", "łł", "Œœ", "œœ"}) put(letters.substr(0, 2), letters.substr(2));
  constexpr std::string_view kSmall = "абвгдежзийклмнопрстуфхцчшщъыьэюя", kLarge = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ";
  for (std::size_t at = 0; at < kSmall.size(); at += 2) {
    const std::string_view small = kSmall.substr(at, 2), plain = small == "й" ? "и" : small;
    put(small, plain);
    put(kLarge.substr(at, 2), plain);
  }
  for (const std::string_view letter : {"ё", "Ё", "ѣ", "Ѣ"}) put(letter, "е");
  for (const std::string_view letter : {"і", "І", "ѵ", "Ѵ"}) put(letter, "и");  // as Russian was spelt up to 1918
  for (const std::string_view letter : {"ѳ", "Ѳ"}) put(letter, "ф");
  return folded;
}();

}  // namespace

std::string_view folded_pair(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : 0);
  if (second < 0x80 || second > 0xBF) return {};
  if (first == kLatin) return kFoldedLatin[second - 0x80U];
  return first >= kFirstPair && first <= kLastPair ? kFoldedPairs[first - kFirstPair][second - 0x80U]
                                                   : std::string_view();
}

std::size_t folds_to_itself(std::string_view text) {
  constexpr std::string_view kDashesAndCommas = "\xE2\x80";  // with a third byte up to 9F: U+2010 to U+201F
  const bool mark = text.starts_with(kDashesAndCommas) && text.size() > 2 &&
                    static_cast<unsigned char>(text[2]) >= 0x90 && static_cast<unsigned char>(text[2]) <= 0x9F;
  return mark ? 3 : 0;
}

bool is_hard_sign_at_end(std::string_view text, std::size_t at) {
  constexpr std::string_view kSmall = "ъ", kLarge = "Ъ";
  const std::string_view rest = text.substr(at);
  if (!rest.starts_with(kSmall) && !rest.starts_with(kLarge)) return false;
  const std::string_view behind = rest.substr(kSmall.size());
  return at > 0 && static_cast<unsigned char>(text[at - 1]) >= 0x80 &&
         (behind.empty() || static_cast<unsigned char>(behind[0]) < 0x80);
}

std::string with_pairs_folded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view pair = folded_pair(text.substr(at));
    if (pair.empty()) {
      plain += text[at];
      continue;
    }
    if (!is_hard_sign_at_end(text, at)) plain += pair;
    ++at;
  }
  return plain;
}

}  // namespace estafette
