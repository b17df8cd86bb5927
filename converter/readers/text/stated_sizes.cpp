#include "converter/readers/text/stated_sizes.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kFewestMenStated = 20;
constexpr int kMostMenStated = 2000;
constexpr int kMostGunsStated = 16;
constexpr std::size_t kFewestOfASentence = 6;  ///< words of "Each regiment has four battalions."
constexpr int kMostPartsStated = 12;           ///< battalions or squadrons of a regiment

/// What the counted parts are, if they have a size.
std::optional<int> StatedSizes::*size_of(std::string_view parts) {
  if (parts == "battalions" || parts == "battalion") return &StatedSizes::battalion;
  if (parts == "squadrons" || parts == "squadron") return &StatedSizes::squadron;
  if (parts == "companies" || parts == "company") return &StatedSizes::company;
  if (parts == "batteries" || parts == "battery") return &StatedSizes::battery;
  return nullptr;
}

/// What is counted at a token: "battalions" for "Bataillon", "bns".
std::optional<PhraseFound> parts_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count ? count : words.find(Sense::unit, tokens, at);
}

/// "All battalions are (about) 600 men ...", "each battalion had 600": from a word for all or each to the figure. Where
/// the text states two that differ, they are of different commands, and `sizes` has 0.
void read_size(const Tokens& tokens, std::size_t at, const PhraseBook& words, StatedSizes& sizes) {
  const std::optional<PhraseFound> all = words.find(Sense::each, tokens, at);
  if (!all) return;
  const bool within = !all->is.empty();  // "each battalion" is one phrase
  const std::size_t word = at + all->length - (within ? 1 : 0);
  const std::optional<PhraseFound> parts = parts_at(tokens, word, words);
  std::optional<int> StatedSizes::*size = parts ? size_of(parts->is) : nullptr;
  if (size == nullptr) return;
  std::size_t figure = word + parts->length;
  while (figure < tokens.size() &&
         (tokens[figure].mark(":") || tokens[figure].mark("=") || words.has(Sense::verb, tokens, figure) ||
          words.has(Sense::link, tokens, figure) || words.has(Sense::about, tokens, figure)))
    ++figure;
  const bool ends_sentence = figure < tokens.size() && tokens[figure].is == Token::Is::ordinal;  // "120. Each ..."
  if (figure >= tokens.size() || (tokens[figure].is != Token::Is::number && !ends_sentence)) return;
  const int value = tokens[figure].value;
  const bool guns = size == &StatedSizes::battery;
  if (guns ? value >= 1 && value <= kMostGunsStated : value >= kFewestMenStated && value <= kMostMenStated)
    sizes.*size = !(sizes.*size) || sizes.*size == value ? value : 0;
}

/// "Each infantry regiment has four battalions", "Cavalry regiments have 4 squadrons each": from the word for a
/// regiment to the figure.
void read_regiment(const Tokens& tokens, const PhraseBook& words, StatedSizes& sizes) {
  if (tokens.size() < kFewestOfASentence) return;
  std::size_t all = tokens.size();  // the first word for all or each
  for (std::size_t at = tokens.size(); at-- > 0;)
    if (words.has(Sense::each, tokens, at) || tokens[at].text == "all") all = at;
  if (all == tokens.size()) return;
  const Range line{tokens, tokens.size(), words};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!line.is(Sense::unit, at, "regiment")) continue;
    std::size_t figure = at + line.find(Sense::unit, at)->length;
    bool verb = false;
    for (; figure < tokens.size() &&
           (line.find(Sense::verb, figure) || line.find(Sense::link, figure) || line.find(Sense::about, figure) ||
            line.find(Sense::kind, figure) || tokens[figure].mark(":"));
         ++figure)
      verb = verb || !line.find(Sense::kind, figure);
    const auto value = line.figure_at(figure);
    if (!verb || !value || value->first < 1 || value->first > kMostPartsStated) continue;
    const std::optional<PhraseFound> parts = line.find(Sense::count, value->second);
    const bool told = parts && (all < at || all <= value->second + parts->length);  // no "7 squadrons of 174, all told"
    if (!told) continue;
    if (parts && parts->is == "battalions" && !sizes.battalions) sizes.battalions = value->first;
    if (parts && parts->is == "squadrons" && !sizes.squadrons) sizes.squadrons = value->first;
  }
}

}  // namespace

StatedSizes stated_sizes(const std::vector<TextLine>& lines, const PhraseBook& words) {
  StatedSizes sizes;
  for (const TextLine& line : lines) {
    const Tokens tokens = tokens_of(line.text);
    for (std::size_t at = 0; at < tokens.size(); ++at) read_size(tokens, at, words, sizes);
    read_regiment(tokens, words, sizes);
  }
  for (std::optional<int> StatedSizes::*size :
       {&StatedSizes::battalion, &StatedSizes::squadron, &StatedSizes::company, &StatedSizes::battery})
    if (sizes.*size == 0) sizes.*size = std::nullopt;
  return sizes;
}

}  // namespace estafette::readers
