#include "converter/readers/parts/tags.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/figures.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kHighestRating = 20;
constexpr std::string_view kGuessed = "guessed";  ///< as the outline says it, whatever the language of the text

/// "5" behind "see p. 3,": a small figure alone goes on with the remark before it, and counts no battalions.
bool goes_on_with_remark(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  if (to - from != 1 || tokens[from].is != Token::Is::number) return false;
  const std::optional<Facts> facts = facts_of(tokens, from, to, words, true);
  return facts && facts->few;
}

void take_tag(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words,
              Parts& parts) {
  const std::string text(text_between(line, tokens[from], tokens[to - 1]));
  Facts own;
  own.quality = quality_from(text);
  if (!own.quality) own.kind = kind_from(text);
  if (!own.quality && !own.kind) own.level = unit_level_from(text);
  if (!own.quality && !own.kind && !own.level) {
    if (tokens[from].text == "from") return append(parts.note, tidy(text));  // "[from Denmark]": where they were
    const std::optional<Facts> facts = facts_of(tokens, from, to, words, true);
    if (!facts || !merge(parts.facts, *facts)) append(parts.note, tidy(text));
  } else if (!merge(parts.facts, own)) {
    append(parts.note, tidy(text));
  }
  parts.tagged = parts.tagged || parts.facts.kind || parts.facts.level;
}

/// "Artillery [Foot]", "Cavalry [Light]": what sort of the arm that stands before the bracket, and nothing else.
void take_sort_of_arm(std::string_view text, const Tokens& tokens, std::size_t from, std::size_t to,
                      const PhraseBook& words, Parts& parts) {
  const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : words.find(Sense::arm, tokens, 0);
  if (!arm || arm->length + 1 != from || !tokens[arm->length].mark("[")) return;
  const std::string_view said = text_between(text, tokens[from], tokens[to - 1]);
  const std::optional<PhraseFound> other = words.find(Sense::arm, tokens, from);
  const bool horse = (other && other->is == to_string(Arm::cavalry)) ||
                     (parts.facts.kind && arm_of(*parts.facts.kind) == Arm::cavalry);
  const bool foot = parts.facts.kind && arm_of(*parts.facts.kind) == Arm::infantry;
  if (arm->is == to_string(Arm::artillery) && (horse || foot)) {
    parts.facts.kind = horse ? Kind::horse_artillery : Kind::foot_artillery;
    parts.tagged = true;
    if (parts.note == said) parts.note.clear();
  } else if (arm->is == to_string(Arm::cavalry) && parts.facts.kind == Kind::light_infantry) {
    parts.facts.kind = Kind::light_cavalry;
  }
}

}  // namespace

bool begins_with_rating(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  if (from + 1 >= to || tokens[from].is != Token::Is::word || tokens[from + 1].is != Token::Is::number ||
      tokens[from + 1].value > kHighestRating || (from + 2 < to && tokens[from + 2].is != Token::Is::mark))
    return false;
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::count, Sense::gun, Sense::serial, Sense::command,
                            Sense::month, Sense::nation, Sense::number})
    if (words.has(sense, tokens, from)) return false;
  return true;
}

void take_tags(std::string_view text, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words,
               Parts& parts) {
  if (from < to && words.has(Sense::loss, tokens, from))  // "[Losses: k-142, w-427, m-39 = 608]"
    return append(parts.note, tidy(text_between(text, tokens[from], tokens[to - 1])));
  if (from + 2 < to && tokens[from].text == kGuessed && tokens[from + 1].mark(":")) {
    parts.guessed.push_back(tidy(text_between(text, tokens[from + 2], tokens[to - 1])));
    return;
  }
  const bool before = parts.tagged;
  const std::size_t first = from;
  bool remark = false;  // the part before is one
  const bool rated = begins_with_rating(tokens, from, to, words);
  for (std::size_t at = from; at <= to; ++at) {
    if (at < to && !tokens[at].mark(";") && !tokens[at].mark(",")) continue;
    if (from < at && remark && goes_on_with_remark(tokens, from, at, words)) {
      parts.note += fmt::format(", {}", text_between(text, tokens[from], tokens[at - 1]));
    } else if (from < at) {
      const std::size_t noted = parts.note.size();
      take_tag(text, tokens, from, at, words, parts);
      remark = parts.note.size() > noted;
    }
    from = at + 1;
  }
  if (rated) parts.tagged = before;
  if (first < to) take_sort_of_arm(text, tokens, first, to, words, parts);
}

}  // namespace estafette::readers
