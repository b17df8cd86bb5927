#include "converter/readers/retold/labels/code_runs.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kHighestOfARun = 20;              ///< of a rating
constexpr std::size_t kMostLettersOfACode = 3;  ///< of a code
constexpr std::size_t kSurelyARun = 3;          ///< codes on one line
constexpr std::size_t kLongestWithCodes = 160;

struct Run {
  std::size_t from = 0;  ///< the token at which it begins; 0: there is none
  std::size_t codes = 0;
  std::vector<std::string> letters;  ///< "cd", "dd"
};

/// "DD" of "DD 8": letters that begin with a capital and mean nothing to us, or a single one right before its figure.
bool is_code(std::string_view line, const Token& token, const Token& figure, const PhraseBook& words) {
  const std::size_t letters = token.end - token.begin;
  return token.is == Token::Is::word && letters <= kMostLettersOfACode && capital_at(line, token.begin) &&
         (words.senses_of(token) == 0 || (letters == 1 && figure.joined));
}

Run run_of(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  Run run;
  std::size_t at = tokens.size();
  bool same = false;
  while (at >= 3 && tokens[at - 1].is == Token::Is::number && tokens[at - 1].value <= kHighestOfARun &&
         is_code(line, tokens[at - 2], tokens[at - 1], words)) {
    const std::string& code = tokens[at - 2].text;
    same = same || std::find(run.letters.begin(), run.letters.end(), code) != run.letters.end();
    run.letters.push_back(code);
    run.from = at -= 2;
    ++run.codes;
    if (at > 0 && tokens[at - 1].mark(",") && at >= 4 && tokens[at - 2].is == Token::Is::number) --at;
  }
  const bool named = run.from > 1 && words.any(Sense::kind, tokens, 0, run.from);
  return named && run.codes > 1 && !same ? run : Run{};
}

}  // namespace

void note_runs_of_codes(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<std::string, int> often;
  const auto each = [&](const auto& take) {
    for (TextLine& line : lines) {
      if (!may_be_read(line) || line.text.size() > kLongestWithCodes || line.text.empty() ||
          !is_digit(line.text.back()))
        continue;
      const Tokens tokens = tokens_of(line.text);
      if (const Run run = run_of(line.text, tokens, words); run.codes > 0) take(line, tokens, run);
    }
  };
  each([&](const TextLine&, const Tokens&, const Run& run) {
    for (const std::string& letters : run.letters) ++often[letters];
  });
  each([&](TextLine& line, const Tokens& tokens, const Run& run) {
    const auto again = [&](const std::string& letters) { return often[letters] > 1; };
    if (run.codes < kSurelyARun && !std::all_of(run.letters.begin(), run.letters.end(), again)) return;
    const std::string codes = line.text.substr(tokens[run.from].begin);
    std::string_view before = trim(std::string_view(line.text).substr(0, tokens[run.from].begin));
    while (before.ends_with(',') || before.ends_with('-')) before = trim(before.substr(0, before.size() - 1));
    line.text = fmt::format("{} [Note: {}]", before, codes);
  });
}

}  // namespace estafette::readers
