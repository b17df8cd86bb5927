#include "converter/readers/retold/companies/gunners_by_guns.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// Where the name of a company ends that begins at a token: behind the word for foot or horse of its regiment.
std::optional<std::size_t> end_of_company(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 6;  // tokens: ", 2e régiment à"
  const std::optional<PhraseFound> count =
      tokens[at].is == Token::Is::ordinal ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
  if (!count || count->is != "companies") return std::nullopt;
  bool regiment = false;
  const std::size_t company = at + 1 + count->length;
  for (std::size_t end = company; end < std::min(company + kMostBetween, tokens.size()); ++end) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, end);
    if (words.has(Sense::arm, tokens, end) || (kind && !kind->guess)) return std::nullopt;
    regiment = regiment || tokens[end].is == Token::Is::ordinal;
    if (!regiment || words.codes().find(Code::Level::guns, tokens[end].text) == nullptr) continue;
    const bool goes_on =
        end + 1 < tokens.size() && ((tokens[end + 1].joined && tokens[end + 1].mark("-")) ||
                                    words.has(Sense::arm, tokens, end + 1) || words.has(Sense::unit, tokens, end + 1));
    return goes_on ? std::nullopt : std::optional(end);  // "7. Fuss-Artillerieregiment"
  }
  return std::nullopt;
}

/// Guns are told of the entry before the next one begins: at once, or behind its men.
bool has_guns(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  for (; at < tokens.size(); ++at) {
    if (tokens[at].is == Token::Is::ordinal || is_and(tokens, at, words) || tokens[at].mark(";")) return false;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is == "guns" && tokens[at - 1].is == Token::Is::number) return true;
  }
  return false;
}

}  // namespace

std::string with_gunners_told_by_guns(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<std::size_t> end = end_of_company(tokens, at, words);
    const bool told_already = end && *end + 1 < tokens.size() && tokens[*end + 1].mark("[");
    if (!end || told_already || !has_guns(tokens, *end + 1, words)) continue;
    const Code* const arm = words.codes().find(Code::Level::guns, tokens[*end].text);
    told.put(tokens[*end].end, tokens[*end].end, fmt::format(" [{} artillery]", arm->words));
    at = *end;
  }
  return told.text();
}

}  // namespace estafette::readers
