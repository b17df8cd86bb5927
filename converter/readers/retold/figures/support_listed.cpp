#include "converter/readers/retold/figures/support_listed.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kFewestOfSupport = 20;  ///< men: a smaller figure may count companies, or number one

/// "Génie : 307", "train (1 550)", "miners 40 men": the sort, and its strength as typed.
struct Entry {
  std::string_view name, men;
  Arm arm = Arm::support;
};

std::optional<Entry> entry_in(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  const std::optional<Kind> sort = kind && !kind->part ? kind_from(kind->is) : std::nullopt;
  if (!sort) return std::nullopt;
  std::size_t figure = 0;
  while (figure < tokens.size() && tokens[figure].is == Token::Is::word) ++figure;
  Entry entry;
  entry.name = piece.substr(0, tokens[figure - 1].end);
  entry.arm = arm_of(*sort);
  if (figure < tokens.size() && (tokens[figure].mark(":") || tokens[figure].mark("("))) ++figure;
  if (figure >= tokens.size() || tokens[figure].is != Token::Is::number || tokens[figure].value < kFewestOfSupport)
    return std::nullopt;
  entry.men = text_between(piece, tokens[figure], tokens[figure]);
  std::size_t end = figure + 1;
  if (const std::optional<PhraseFound> men = words.find(Sense::count, tokens, end); men && men->is == "men")
    end += men->length;
  if (end < tokens.size() && tokens[end].mark(")")) ++end;
  return end == tokens.size() ? std::optional(entry) : std::nullopt;
}

}  // namespace

std::string with_strengths_of_support(std::string_view line, const PhraseBook& words) {
  const std::string_view mark = line.find("; ") != std::string_view::npos ? "; " : ", ";  // and not that of "1,550"
  std::string told;
  std::size_t entries = 0, support = 0;
  for (std::size_t begin = 0; begin < line.size();) {
    const std::size_t end = std::min(line.find(mark, begin), line.size());
    const std::optional<Entry> entry = entry_in(trim(line.substr(begin, end - begin)), words);
    if (!entry || entry->arm == Arm::infantry || entry->arm == Arm::cavalry) return std::string(line);
    told += fmt::format("{}{} ({} men)", entries++ > 0 ? "; " : "", entry->name, entry->men);
    support += entry->arm == Arm::support ? 1U : 0U;
    begin = end + mark.size();
  }
  return entries > 1 && support > 0 ? told : std::string(line);
}

}  // namespace estafette::readers
