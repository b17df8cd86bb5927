#include "campaign/cartography/paper/letters.hpp"

#include "base/text.hpp"

#include <array>
#include <string>

namespace estafette::cartography {
namespace {

/// Of the letters from blank to "~", in thousandths of the height.
using Widths = std::array<short, 95>;

// clang-format off
constexpr Widths kTimes = {
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500,
    500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541};
constexpr Widths kHelvetica = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};
// clang-format on
constexpr double kBolder = 1.08;
constexpr unsigned char kFirstCapital = 0xC0, kFirstSmall = 0xE0;  // of the letters with accents
constexpr double kCapital = 700, kSmall = 500, kOther = 600;

double width_of(unsigned char letter, const Widths& widths) {
  if (letter >= kFirstSmall) return kSmall;
  if (letter >= kFirstCapital) return kCapital;
  const std::size_t place = letter - static_cast<unsigned char>(' ');
  return letter >= ' ' && place < widths.size() ? widths.at(place) : kOther;
}

}  // namespace

double breadth(std::string_view utf8, Face face, double height) {
  const Widths& widths = face == Face::serif || face == Face::serif_bold ? kTimes : kHelvetica;
  double sum = 0;
  for (const char letter : encode_for_game(utf8)) sum += width_of(static_cast<unsigned char>(letter), widths);
  const bool bold = face == Face::serif_bold || face == Face::sans_bold;
  return sum / 1000 * height * (bold ? kBolder : 1);
}

}  // namespace estafette::cartography
