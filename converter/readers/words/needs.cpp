#include "converter/readers/words/needs.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::uint64_t marks_of(unsigned char byte) {
  constexpr unsigned char kBeyondAscii = 0x80;
  const auto c = static_cast<char>(byte);
  if (byte >= kBeyondAscii)
    return needs(Mark::beyond_ascii, Mark::dash, Mark::joint, Mark::half, Mark::reference).marks;
  if (is_digit(c)) return needs(Mark::digit).marks;
  switch (c) {
    case ':':
      return needs(Mark::colon).marks;
    case ';':
      return needs(Mark::semicolon).marks;
    case ',':
      return needs(Mark::comma).marks;
    case '.':
      return needs(Mark::stop).marks;
    case '/':
      return needs(Mark::slash, Mark::half).marks;
    case '-':
      return needs(Mark::hyphen, Mark::dash, Mark::joint).marks;
    case '\'':
      return needs(Mark::joint).marks;
    case '(':
      return needs(Mark::round).marks;
    case '[':
      return needs(Mark::square).marks;
    case ')':
    case ']':
      return needs(Mark::closing).marks;
    case '|':
      return needs(Mark::bar).marks;
    case '*':
      return needs(Mark::star, Mark::reference).marks;
    case '+':
      return needs(Mark::plus).marks;
    case '?':
      return needs(Mark::question).marks;
    case 'k':
    case 'K':
      return needs(Mark::letter_k).marks;
    case 'x':
    case 'X':
      return needs(Mark::letter_x).marks;
    case 'B':
      return needs(Mark::capital_b).marks;
    case 'I':
    case 'V':
      return needs(Mark::numeral).marks;
    default:
      return 0;
  }
}

constexpr auto kOfBytes = [] {
  std::array<std::uint64_t, 256> marks{};
  for (std::size_t byte = 0; byte < marks.size(); ++byte) marks.at(byte) = marks_of(static_cast<unsigned char>(byte));
  return marks;
}();

}  // namespace

LineHolds::LineHolds(std::string_view line, const PhraseBook& words) {
  for (const char c : line) there_.marks |= kOfBytes[static_cast<unsigned char>(c)];
  for (const Token& token : tokens_of(line)) there_.senses |= words.senses_of(token);
}

}  // namespace estafette::readers
