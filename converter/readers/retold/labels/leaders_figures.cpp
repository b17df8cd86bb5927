#include "converter/readers/retold/labels/leaders_figures.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostOfALeader = 4, kFewestOfAUnit = 8;  ///< figures
constexpr int kFewestUnits = 2;                        ///< lines with so many
constexpr std::size_t kMostOfAName = 4;                ///< tokens

/// "BLAKE 3 figs": what stands before the figures, and how many there are.
struct Figures {
  std::string_view name;
  int count = 0;
};

/// Figures at the end of a line; nothing if there are none or something else stands there.
std::optional<Figures> figures_at_end(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  std::size_t word = tokens.size();
  while (word > 0 && (tokens[word - 1].mark(")") || tokens[word - 1].mark("."))) --word;
  if (word < 3 || !names_models(tokens, word - 1, words) || tokens[word - 2].is != Token::Is::number)
    return std::nullopt;
  std::size_t end = word - 2;
  while (end > 1 && (tokens[end - 1].mark("(") || tokens[end - 1].mark("-") || tokens[end - 1].mark(","))) --end;
  const auto number = [](const Token& token) { return token.is == Token::Is::number || token.mark(":"); };
  if (std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end), number)) return std::nullopt;
  return Figures{std::string_view(line.text).substr(0, tokens[end - 1].end), tokens[word - 2].value};
}

bool names_person(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.empty() || tokens.size() > kMostOfAName || !may_be_person(tokens, 0, name, words)) return false;
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::nation, Sense::country, Sense::state, Sense::arm,
                            Sense::command, Sense::quality, Sense::gun})
    if (words.any(sense, tokens, 0, tokens.size())) return false;
  return std::all_of(tokens.begin(), tokens.end(),
                     [](const Token& token) { return token.is == Token::Is::word || token.mark("."); });
}

bool names_formation(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

/// "British Cavalry: Roe Class C" of "British Cavalry Roe Class C": an arm, of a nation or of none, and behind it the
/// name of a person and at most what he is rated; empty if it is anything else.
std::string arm_with_leader(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, 0);
  const std::size_t at = nation ? nation->length : 0;
  const std::optional<PhraseFound> arm = at < tokens.size() ? words.find(Sense::arm, tokens, at) : std::nullopt;
  const std::size_t name = arm ? at + arm->length : tokens.size();
  if (name >= tokens.size() || tokens[name].is != Token::Is::word) return "";
  std::size_t end = tokens.size();
  if (end > name + 2 && tokens[end - 2].text == "class") end -= 2;  // "Class C"
  const std::size_t from = tokens[name].begin;
  if (!names_person(text.substr(from, tokens[end - 1].end - from), words)) return "";
  return fmt::format("{}: {}", text.substr(0, tokens[name - 1].end), text.substr(from));
}

bool may_have_figures(const std::string& text) {
  const std::string small = ascii_small(text);
  return small.find("fig") != std::string::npos || small.find("base") != std::string::npos ||
         small.find("stand") != std::string::npos;
}

}  // namespace

void tell_leaders_figures(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::pair<std::size_t, Figures>> few;
  int units = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!may_be_read(lines[at]) || !may_have_figures(lines[at].text)) continue;
    const std::optional<Figures> figures = figures_at_end(lines[at], words);
    if (!figures) continue;
    units += figures->count >= kFewestOfAUnit ? 1 : 0;
    if (figures->count <= kMostOfALeader) few.emplace_back(at, *figures);
  }
  if (units < kFewestUnits) return;
  for (const auto& [at, figures] : few) {
    std::string& text = lines[at].text;
    if (names_formation(figures.name, words)) {
      text = fmt::format("{} [Note: leader's figures: {}]", figures.name, figures.count);
      continue;
    }
    if (const std::string led = arm_with_leader(figures.name, words); !led.empty()) {
      text = fmt::format("{} [Note: leader's figures: {}]", led, figures.count);
      continue;
    }
    const bool below =
        at > 0 && may_be_read(lines[at - 1]) &&
        (names_formation(lines[at - 1].text, words) || item_of(lines[at - 1].text, words).is == Item::Is::nation);
    if (below && names_person(figures.name, words)) text = fmt::format("Commander: {}", text);
  }
}

namespace {

/// "Albuera in March Attack - 1:30": a title that ends with the scale of its figures.
bool ends_with_scale(std::string_view text) {
  const std::size_t one = text.rfind("1:");
  const std::size_t digits = one == std::string_view::npos ? text.size() : one + 2;
  return one != std::string_view::npos && one > 2 && text[one - 1] == ' ' && digits + 2 == text.size() &&
         is_digit(text[digits]) && is_digit(text[digits + 1]);
}

/// Such a title as two lines, if figures are counted below.
void part_scale_from_title(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kTitles = 3;
  for (std::size_t at = 0; at < std::min(lines.size(), kTitles); ++at) {
    if (!may_be_read(lines[at]) || !ends_with_scale(lines[at].text)) continue;
    const bool counted = std::any_of(lines.begin(), lines.end(), [&](const TextLine& line) {
      return may_be_read(line) && may_have_figures(line.text) && figures_at_end(line, words);
    });
    const std::size_t one = lines[at].text.rfind("1:");
    if (!counted) return;
    TextLine scale = lines[at];
    scale.text = fmt::format("1 figure = {} men", lines[at].text.substr(one + 2));
    std::string_view title = trim(std::string_view(lines[at].text).substr(0, one));
    while (title.ends_with('-') || title.ends_with(',')) title = trim(title.substr(0, title.size() - 1));
    lines[at].text = std::string(title);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(scale));
    return;
  }
}

}  // namespace

void part_ratios_from_headings(std::vector<TextLine>& lines, const PhraseBook& words) {
  part_scale_from_title(lines, words);
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string& text = lines[at].text;
    const std::size_t open = text.find(" (");
    if (!may_be_read(lines[at]) || open == std::string::npos || !text.ends_with(')') || !may_have_figures(text))
      continue;
    const std::string heading = text.substr(0, open), ratio = text.substr(open + 2, text.size() - open - 3);
    if (!men_per_model(ratio, words) || men_per_model(heading, words)) continue;
    if (!names_formation(heading, words) && item_of(heading, words).is != Item::Is::nation) continue;
    TextLine apart = lines[at];
    apart.text = heading;
    lines[at].text = ratio;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(apart));
    ++at;
  }
}

}  // namespace estafette::readers
