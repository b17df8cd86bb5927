#include "converter/readers/retold/labels/remarks_behind.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfARemark = 8;  ///< tokens

bool tells_detached(const Tokens& remark, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, remark, at);
  return count && count->is == "detached";
}

/// Words of which none has a meaning in an order of battle: "guarding the trains", "detached at Toro".
bool is_remark(std::string_view text, const PhraseBook& words) {
  if (text.empty() || !is_small(text.front())) return false;
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostOfARemark) return false;
  for (const Token& token : tokens)
    if (token.is != Token::Is::word && !token.mark("'") && !token.mark(".")) return false;
  const Needs telling =
      needs(Sense::kind, Sense::unit, Sense::arm, Sense::command, Sense::rank, Sense::commander, Sense::nation,
            Sense::country, Sense::quality, Sense::number, Sense::ordinal, Sense::honour, Sense::title, Sense::former,
            Sense::total, Sense::note, Sense::grade, Sense::count);
  bool detached = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tells_detached(tokens, at, words))
      detached = true;
    else if ((words.senses_of(tokens[at]) & telling.senses) != 0)
      return false;
  }
  return detached || (tokens.size() > 1 && !words.has(Sense::link, tokens, 0));  // and no "(b)", "(of Kern)"
}

}  // namespace

std::string with_remark_in_bracket_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.rfind(" (");
  if (open == std::string_view::npos || open == 0 || !line.ends_with(')')) return std::string(line);
  const std::string_view remark = line.substr(open + 2, line.size() - open - 3);
  const std::string_view name = line.substr(0, open);
  if (remark.find_first_of("()[]") != std::string_view::npos || name.find_first_of("([:;,") != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(name);
  const bool unit = !tokens.empty() && (tokens.front().is == Token::Is::ordinal ||
                                        head_of({tokens, tokens.size(), words}).is == Head::Is::unit);
  return unit && is_remark(remark, words) ? fmt::format("{} [Note: {}]", name, remark) : std::string(line);
}

}  // namespace estafette::readers
