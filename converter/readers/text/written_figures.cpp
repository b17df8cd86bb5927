#include "converter/readers/text/written_figures.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

namespace estafette::readers {
namespace {

constexpr std::size_t kThousands = 3;  ///< digits
constexpr std::size_t kLongestFigure = 9;

/// How long the sign is that parts thousands at that place; 0 if there is none.
std::size_t between_thousands(std::string_view text, std::size_t at) {
  for (const std::string_view sign : {",", ".", " ", "'", "\u2019", "\u00A0", "\u2009", "\u202F"})
    if (text.substr(at).starts_with(sign)) return sign.size();
  return 0;
}

/// True if a run of digits goes on with the figure before it.
bool goes_on(std::string_view text, const WrittenFigure& figure, std::size_t run, std::size_t digits) {
  const std::size_t sign = between_thousands(text, figure.end);
  return sign > 0 && figure.end + sign == run && digits == kThousands && figure.runs.front().size() <= kThousands &&
         figure.joined().size() + kThousands <= kLongestFigure;
}

}  // namespace

std::string WrittenFigure::joined() const {
  std::string all;
  for (const std::string& run : runs) all += run;
  return all;
}

int WrittenFigure::value() const {
  return whole_number(joined()).value_or(0);
}

std::vector<WrittenFigure> written_figures(std::string_view text) {
  std::vector<WrittenFigure> figures;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at])) continue;
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    std::string run(text.substr(at, end - at));
    if (figures.empty() || !goes_on(text, figures.back(), at, run.size())) figures.push_back({at, end, {}});
    figures.back().runs.push_back(std::move(run));
    figures.back().end = end;
    at = end - 1;
  }
  return figures;
}

bool has_letters_for_figures(std::string_view text, const WrittenFigure& figure) {
  constexpr std::string_view kOfNumber = "0123456789,lIOo", kLetters = "lIOo";
  const auto in = [&](std::size_t at, std::string_view signs) {
    return signs.find(text[at]) != std::string_view::npos;
  };
  std::size_t begin = figure.begin, end = figure.end;
  while (begin > 0 && in(begin - 1, kOfNumber)) --begin;
  while (end < text.size() && in(end, kOfNumber)) ++end;
  return text.substr(begin, end - begin).find_first_of(kLetters) != std::string_view::npos;
}

}  // namespace estafette::readers
