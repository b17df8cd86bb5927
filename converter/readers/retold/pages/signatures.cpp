#include "converter/readers/retold/pages/signatures.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/item.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLines = 6;    ///< of a signature
constexpr std::size_t kFewestDrawn = 5;  ///< strokes of a rule that a forum draws
constexpr std::string_view kFarewell = "farewell", kPostedBy = "poster", kQuotes = "quoted";

/// "_________________", or the two hyphens of a mail.
bool is_rule(std::string_view text) {
  const bool drawn = text.size() >= kFewestDrawn && text.find_first_not_of('_') == std::string_view::npos;
  return drawn || text == "--" || text == "-- ";
}

/// "Cheers,", "Best regards, Kern".
bool is_farewell(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 5, kLongest = 60;  // bytes
  if (line.text.size() > kLongest) return false;
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> said =
      tokens.empty() || tokens.size() > kMostTokens ? std::nullopt : words.find(Sense::furniture, tokens, 0);
  return said && said->is == kFarewell &&
         std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
}

/// "Roe wrote:", "Posts: 1,204": the next post begins.
bool begins_a_post(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text.substr(0, kLongestLine));
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> said = words.find(Sense::furniture, tokens, at);
    if (said && (said->is == kQuotes || (at == 0 && said->is == kPostedBy))) return true;
  }
  return false;
}

/// What a line of a signature would be taken for.
enum class Taken : std::uint8_t { nothing, troops, command };

Taken taken_for(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return Taken::nothing;
  const Item item = item_of(line.text, words);
  const bool command = item.is == Item::Is::formation || item.is == Item::Is::group || item.is == Item::Is::nation ||
                       item.is == Item::Is::total;
  const bool asked = item.is == Item::Is::unknown && has_digit(line.text);
  return command ? Taken::command : item.is == Item::Is::unit || asked ? Taken::troops : Taken::nothing;
}

}  // namespace

std::vector<Problem> take_signatures(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const bool rule = is_rule(lines[at].text), farewell = !rule && is_farewell(lines[at], words);
    if (!rule && !farewell) continue;
    std::size_t end = at + 1, troops = 0;
    bool command = false;
    while (end < lines.size() && end - at <= kMostLines + 1 && !begins_a_post(lines[end], words)) {
      const Taken taken = taken_for(lines[end], words);
      troops += taken == Taken::troops ? 1U : 0U;
      command = command || taken == Taken::command;
      ++end;
    }
    if (command || end - at > kMostLines + 1) continue;
    const bool plain = rule && troops + 1 == end - at;  // nothing but troops: perhaps the last of the list
    for (std::size_t row = at + 1; row < end; ++row) {
      if (taken_for(lines[row], words) == Taken::troops)
        looks.push_back({"", lines[row].line, "", lines[row].text, "troops of the list, or the signature of a post",
                         "Remove the line, or if they are troops the rule or the greeting above them"});
      lines[row].back_matter = lines[row].back_matter || !plain;
    }
    at = end - 1;
  }
  return looks;
}

}  // namespace estafette::readers
