#include "campaign/orders/speech/reserved.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/mail/mail.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestReserve = 12;  ///< words: whoever tells a story needs more

/// The words of a line of the player's, or of the subject of his mail without its title; none of any other line.
std::vector<std::string> said_in(const LetterLine& line) {
  if (line.passed_over.empty() && !line.unreadable && !line.signature) return words_as_they_are(line.text);
  if (line.passed_over != in_words(MailPart::header)) return {};
  const std::size_t colon = line.text.find(':');
  return colon == std::string::npos ? std::vector<std::string>{} : words_as_they_are(line.text.substr(colon + 1));
}

}  // namespace

std::string what_reserves(const std::vector<LetterLine>& lines) {
  const auto found = std::find_if(lines.begin(), lines.end(), [](const LetterLine& line) {
    const std::vector<std::string> words = said_in(line);
    return words.size() <= kLongestReserve && letter_words().reserves(words);
  });
  return found == lines.end() ? std::string() : found->text;
}

}  // namespace estafette::campaign
