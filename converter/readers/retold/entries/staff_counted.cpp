#include "converter/readers/retold/entries/staff_counted.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostOfAStaff = 60;

/// "3 Aides", "1 Prussian Field Hospital": a small figure, and staff or a hospital to the end of the piece.
bool counts_staff(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  std::size_t at = from + 1;
  if (const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, at)) at += nation->length;
  const std::optional<PhraseFound> staff = words.find(Sense::note, tokens, at);
  return staff && (staff->is.empty() || staff->is == "staff") && at + staff->length == to;
}

/// A small figure, and no word for troops behind it.
bool counts_people(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  if (to < from + 2 || tokens[from].is != Token::Is::number || tokens[from].value > kMostOfAStaff) return false;
  if (counts_staff(tokens, from, to, words)) return true;
  for (std::size_t at = from + 1; at < to; ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    const bool troops = (kind && kind->is != "staff") || words.has(Sense::unit, tokens, at) ||
                        words.has(Sense::gun, tokens, at) || (at + 1 == to && words.has(Sense::command, tokens, at));
    if (tokens[at].is != Token::Is::word || troops) return false;
  }
  return true;
}

}  // namespace

std::string with_staff_counted_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  bool staff = false;
  for (std::size_t from = 0; from < tokens.size();) {
    std::size_t to = from + 1;
    while (to < tokens.size() && !is_joint(tokens, to, words)) ++to;
    if (!counts_people(tokens, from, to, words)) return std::string(line);
    staff = staff || (from == 0 && counts_staff(tokens, from, to, words));
    from = to + 1;
    while (from < tokens.size() && is_joint(tokens, from, words)) ++from;  // ", and"
  }
  return staff ? fmt::format("Note: {}", line) : std::string(line);
}

}  // namespace estafette::readers
