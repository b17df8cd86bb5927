#include "converter/readers/counted/games/model_words.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array<std::pair<std::string_view, ModelSort>, 35> kModelWords = {
    {{"fig", kFigure},        {"figs", kFigure},  {"figure", kFigure},  {"figures", kFigure},   {"castings", kFigure},
     {"miniatures", kFigure}, {"minis", kFigure}, {"stand", kStand},    {"stands", kStand},     {"base", kStand},
     {"bases", kStand},       {"sp", kPoint},     {"sps", kPoint},      {"elements", kStand},   {"elts", kStand},
     {"elt", kStand},         {"model", kModel},  {"models", kModel},   {"figurines", kFigure}, {"figurine", kFigure},
     {"figuren", kFigure},    {"figur", kFigure}, {"figuras", kFigure}, {"figurini", kFigure},  {"figurek", kFigure},
     {"figurki", kFigure},    {"фигур", kFigure}, {"фигуры", kFigure},  {"socles", kStand},     {"sockel", kStand},
     {"plaquettes", kStand},  {"peanas", kStand}, {"basette", kStand},  {"podstawki", kStand},  {"подставок", kStand}}};

}  // namespace

bool is_singular(const Token& token) {
  return token.text == "stand" || token.text == "base" || token.text == "model";
}

ModelSort model_at(const Tokens& tokens, std::size_t at) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::word) return kNothing;
  for (const auto& [word, what] : kModelWords)
    if (tokens[at].text == word && (what != kPoint || tokens[at].capitals)) return what;  // "3 Sp. bns" are Spanish
  return kNothing;
}

bool may_count_models(const std::vector<TextLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const TextLine& line) {
    const std::string text = ascii_small(line.text);
    for (const std::string_view word : {"fig", "stand", "base", "sp", "castings", "minis", "miniatures", "elements",
                                        "model", "\u0444\u0438\u0433\u0443\u0440", "socle", "sockel", "plaquette",
                                        "peana", "podstawk", "\u043F\u043E\u0434\u0441\u0442\u0430\u0432"})
      if (text.find(word) != std::string::npos) return has_digit(text);
    return false;
  });
}

}  // namespace estafette::readers
