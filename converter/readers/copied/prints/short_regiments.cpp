#include "converter/readers/copied/prints/short_regiments.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kLastLightRegiment = 37;  ///< of the French

bool has_stop(std::string_view line, const Token& token) {
  return token.end < line.size() && line[token.end] == '.';
}

/// "LE", "LI": they need no stop.
bool is_two_capitals(const Code& code) {
  return code.letters.size() == 2 && std::all_of(code.letters.begin(), code.letters.end(), is_capital);
}

/// The letters behind the number of a regiment, at token `at`: "L" of "39e L. (Brun)", "LE" of "9e LE (2 bat)"; null if
/// there are none.
const Code* short_sort(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at == 0 || tokens[at].is != Token::Is::word || tokens[at].joined || tokens[at - 1].is != Token::Is::ordinal)
    return nullptr;
  const Code* const code = words.codes().find(Code::Level::shortened, text_between(line, tokens[at], tokens[at]));
  const std::string_view number = text_between(line, tokens[at - 1], tokens[at - 1]);
  const std::size_t ending = std::min(number.find_first_not_of("0123456789"), number.size());
  const bool french = ending < number.size() && (number.substr(ending) == "er" || number.ends_with('e'));
  const bool stopped = has_stop(line, tokens[at]) || (code != nullptr && is_two_capitals(*code));
  const bool strength = code != nullptr && is_two_capitals(*code) && at + 1 < tokens.size() &&
                        tokens[at + 1].is == Token::Is::number;  // "9e LE 1 200"
  const bool ends =
      at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::mark || strength || is_joint(tokens, at + 1, words);
  return code != nullptr && french && stopped && ends ? code : nullptr;
}

/// How a page uses "L." and "l.".
struct Letters {
  bool capital = false, small = false;  ///< it has them
  bool line = false;                    ///< a capital one behind a number that no light regiment had
  bool small_line = false;              ///< a small one behind such a number
};

bool is_one_letter(const Code& code) {
  return code.letters.size() == 1;
}

Letters letters_of(const std::vector<TextLine>& lines, const PhraseBook& words) {
  Letters letters;
  for (const TextLine& line : lines) {
    if (!may_be_read(line) || !has_digit(line.text)) continue;
    const Tokens tokens = tokens_of(line.text);
    for (std::size_t at = 1; at < tokens.size(); ++at) {
      const Code* const code = short_sort(line.text, tokens, at, words);
      if (code == nullptr || !is_one_letter(*code)) continue;
      const bool high = tokens[at - 1].value > kLastLightRegiment;
      const bool capital = is_capital(code->letters.front());
      letters.capital |= capital;
      letters.small |= !capital;
      letters.line |= capital && high;
      letters.small_line |= !capital && high;
    }
  }
  return letters;
}

}  // namespace

void spell_short_regiments(std::vector<TextLine>& lines, const PhraseBook& words) {
  const Letters letters = letters_of(lines, words);
  const bool both = letters.capital && letters.small && !letters.small_line;
  for (TextLine& line : lines) {
    if (!may_be_read(line) || !has_digit(line.text)) continue;
    const Tokens tokens = tokens_of(line.text);
    Rewriting told(line.text);
    for (std::size_t at = 1; at < tokens.size(); ++at) {
      const Code* const code = short_sort(line.text, tokens, at, words);
      if (code == nullptr) continue;
      const bool capital = is_capital(code->letters.front());
      if (is_one_letter(*code) && !both && !(capital && letters.line)) continue;
      told.put(tokens[at].begin, tokens[at].end + (has_stop(line.text, tokens[at]) ? 1 : 0), code->words);
    }
    if (told.changed()) line.text = told.text();
  }
}

}  // namespace estafette::readers
