#include "converter/readers/retold/labels/section_labels.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestSection = 40;  ///< bytes
constexpr std::string_view kLeaders = "leaders", kDress = "dress";

/// What a line is a label over, "troops" or "leaders", if it is nothing else; empty if not.
std::string section_of(const TextLine& line, const PhraseBook& words) {
  std::string_view text = trim(line.text);
  if (text.size() > kLongestSection) return "";
  if (text.ends_with(':')) text = trim(text.substr(0, text.size() - 1));
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> section = words.find(Sense::section, tokens, 0);
  return section && !section->part && section->is != kDress && section->length == tokens.size() ? section->is : "";
}

bool heads_a_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

/// "4th Infantry Regiment", of which an article may tell in the same way.
bool names_a_unit(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::unit && words.any(Sense::unit, tokens, 0, tokens.size());
}

/// "commander: General Kern", "dowódca dywizji – gen. Kern", or "General Kern" alone.
struct Told {
  std::string_view post;  ///< empty if none is named
  std::string_view person;
};

bool begins_with_rank(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return words.has(Sense::rank, tokens, 0) || words.has(Sense::title, tokens, 0);
}

/// "commander", "Divisionskommandeur", "Brigade commander": who leads the command itself.
bool leads_it(std::string_view post, const PhraseBook& words) {
  const Tokens tokens = tokens_of(post);
  if (words.has(Sense::note, tokens, 0) || words.any(Sense::arm, tokens, 0, tokens.size())) return false;
  const std::optional<PhraseFound> level = words.find(Sense::command, tokens, 0);
  return words.has(Sense::commander, tokens, 0) || (level && words.has(Sense::commander, tokens, level->length));
}

/// Somebody who is told of below "Command:", if the line tells of nothing else.
std::optional<Told> told_of(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostOfPost = 6;  // tokens
  constexpr std::array<std::string_view, 4> kJoints = {": ", " - ", " \u2013 ", " \u2014 "};
  const std::string_view line = trim(text);
  std::size_t joint = line.size(), behind = line.size();
  for (const std::string_view mark : kJoints)
    if (const std::size_t at = line.find(mark); at < joint) {
      joint = at;
      behind = at + mark.size();
    }
  const Told told = {joint < line.size() ? trim(line.substr(0, joint)) : std::string_view{},
                     trim(joint < line.size() ? line.substr(behind) : line)};
  const Tokens person = tokens_of(told.person), post = tokens_of(told.post.substr(0, told.post.find('[')));
  const bool figure = std::any_of(post.begin(), post.end(), [](const Token& token) { return token.figure(); });
  const bool named = begins_with_rank(told.person, words) ||
                     (!post.empty() && leads_it(told.post, words) && may_be_person(person, 0, told.person, words));
  const std::size_t ranked =
      named && words.has(Sense::rank, person, 0) ? words.find(Sense::rank, person, 0)->length : 0;
  if (!named || figure || post.size() > kMostOfPost || words.any(Sense::unit, person, ranked, person.size()) ||
      words.any(Sense::command, person, ranked, person.size()))
    return std::nullopt;
  const bool command = heads_a_command(told.post, words) && !leads_it(told.post, words);
  return command && !begins_with_rank(told.post, words) ? std::nullopt : std::optional(told);
}

}  // namespace

std::vector<int> take_section_labels(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<int> taken;
  std::vector<TextLine> kept;
  kept.reserve(lines.size());
  bool command = false, leaders = false, led = false;
  for (TextLine& line : lines) {
    const bool read = may_be_read(line);
    const std::string section = read && command ? section_of(line, words) : "";
    if (!section.empty()) {
      leaders = section == kLeaders;
      led = false;
      taken.push_back(line.line);
      continue;
    }
    const std::optional<Told> told = read && leaders ? told_of(line.text, words) : std::nullopt;
    leaders = told.has_value();
    if (told) {
      const bool leads = !led && (told->post.empty() || leads_it(told->post, words));
      led = led || leads;
      line.text = leads ? fmt::format("Commander: {}", told->person) : fmt::format("Note: {}", line.text);
    }
    command = command || (read && (heads_a_command(line.text, words) || names_a_unit(line.text, words)));
    kept.push_back(std::move(line));
  }
  lines = std::move(kept);
  return taken;
}

}  // namespace estafette::readers
