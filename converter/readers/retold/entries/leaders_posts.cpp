#include "converter/readers/retold/entries/leaders_posts.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/entries/command_notes.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 3> kPosts = {"G.O.C., ", "G.O.C. ", "GOC, "};
constexpr std::string_view kCommanding = " commanding";
constexpr std::size_t kMostWordsOfLeader = 5;

/// True for words that are all of a name: "Lord Kern", and no troops, figures or sentence.
bool names_leader(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostWordsOfLeader) return false;
  for (const Sense other : {Sense::kind, Sense::unit, Sense::count, Sense::command, Sense::verb})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
}

}  // namespace

std::string with_colon_before_post(std::string_view line, const PhraseBook& words) {
  const std::size_t stop = line.find(". ");
  if (stop == std::string_view::npos || line.find(':') != std::string_view::npos) return std::string(line);
  const std::string_view name = line.substr(0, stop);
  const Tokens tokens = tokens_of(name);
  if (tokens.empty() || head_of({tokens, tokens.size(), words}).is != Head::Is::formation) return std::string(line);
  std::string_view leader = trim(line.substr(stop + 2));
  if (leader.ends_with('.')) leader.remove_suffix(1);
  if (leader.ends_with(kCommanding)) {
    leader.remove_suffix(kCommanding.size());
    return names_leader(leader, words) ? fmt::format("{}: {}", name, leader) : std::string(line);
  }
  for (const std::string_view post : kPosts) {
    if (!leader.starts_with(post)) continue;
    leader = trim(leader.substr(post.size()));
    const std::size_t rest = leader.find(';');
    const std::string_view first = trim(leader.substr(0, rest));
    if (!names_leader(first, words)) return std::string(line);
    return rest == std::string_view::npos
               ? fmt::format("{}: {}", name, first)
               : fmt::format("{}: {} [Note: {}]", name, first, trim(leader.substr(rest + 1)));
  }
  return std::string(line);
}

std::string with_age_noted(std::string_view line, const PhraseBook& words) {
  constexpr int kYoungest = 15, kOldest = 95;
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> years = words.find(Sense::age, tokens, at + 1);
    if (tokens[at].is != Token::Is::number || !years || !tokens[at - 1].mark(",") || tokens[at].value < kYoungest ||
        tokens[at].value > kOldest || !words.any(Sense::rank, tokens, 0, at))
      continue;
    const std::size_t end = at + 1 + years->length;
    return fmt::format("{}{} [Note: {}]", line.substr(0, tokens[at - 1].begin), line.substr(tokens[end - 1].end),
                       text_between(line, tokens[at], tokens[end - 1]));
  }
  return std::string(line);
}

std::string with_post_before_name(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kDash = " - ";
  const std::size_t first = line.find(kDash);
  if (first == std::string_view::npos || first == 0 || !begins_capital(line)) return std::string(line);
  const std::string_view name = line.substr(0, first), behind = line.substr(first + kDash.size());
  const std::size_t second = behind.find(kDash);
  const std::string_view post = trim(behind.substr(0, second));
  const Tokens posts = tokens_of(post), named = tokens_of(name);
  const std::optional<PhraseFound> over_all = words.find(Sense::commander, posts, 0);
  if (!over_all || over_all->length != posts.size() || !names_leader(name, words) ||
      words.any(Sense::nation, named, 0, named.size()) || words.any(Sense::country, named, 0, named.size()))
    return std::string(line);
  if (second == std::string_view::npos) return fmt::format("{}: {}", post, name);
  const std::string_view rest = trim(behind.substr(second + kDash.size()));
  return !rest.empty() && is_small(rest.front()) && !has_digit(rest)
             ? fmt::format("{}: {} [Note: {}]", post, name, rest)
             : std::string(line);
}

namespace {

/// "chief of staff", "second in command", "2nd in command" at that token: how many tokens it has; 0 if it is no post
/// beside that of a leader.
std::size_t other_post_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> note = words.find(Sense::note, tokens, at);
  const std::optional<PhraseFound> leads = words.find(Sense::commander, tokens, at);
  if (leads && leads->is == "second") return leads->length;
  if (note && note->is.empty() && note->length > 1) return note->length;
  const bool second = at + 1 < tokens.size() && tokens[at].is == Token::Is::ordinal && tokens[at].value == 2;
  const std::optional<PhraseFound> in = second ? words.find(Sense::commander, tokens, at + 1) : std::nullopt;
  return in ? 1 + in->length : 0;
}

}  // namespace

std::string with_other_post_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 2; open + 3 < tokens.size(); ++open) {
    const std::size_t post = tokens[open].mark("(") ? other_post_at(tokens, open + 1, words) : 0;
    if (post == 0) continue;
    std::size_t close = open + 1 + post;
    while (close < tokens.size() && !tokens[close].mark(")") && !tokens[close].mark("(")) ++close;
    const std::size_t name = open + 1 + post + (tokens[open + 1 + post].mark(":") ? 1 : 0);
    if (close >= tokens.size() || !tokens[close].mark(")") || name >= close || !words.has(Sense::rank, tokens, name))
      continue;
    return with_note_of_command(line.substr(0, tokens[open - 1].end),
                                text_between(line, tokens[open + 1], tokens[close - 1]), line.substr(tokens[close].end),
                                words);
  }
  return std::string(line);
}

}  // namespace estafette::readers
