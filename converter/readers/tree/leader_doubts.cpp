#include "converter/readers/tree/leader_doubts.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/misspelt_sorts.hpp"
#include "converter/readers/tree/run_on.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// "(Coldstream & Scots Guards)", "(24th, 42nd, 61st)" behind a command: troops, of which nothing was read.
bool notes_troops(const std::string& note, const PhraseBook& words) {
  const Tokens told = tokens_of(note);
  for (const Sense other : {Sense::rank, Sense::verb, Sense::note, Sense::loss, Sense::command, Sense::month})
    if (words.any(other, told, 0, told.size())) return false;
  std::size_t ordinals = 0, kinds = 0, joined = 0;
  for (std::size_t at = 0; at < told.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, told, at);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, told, at);
    if (told[at].mark(";") || (link && link->is != "and")) return false;  // several notes; "of", "from"
    ordinals += told[at].is == Token::Is::ordinal ? 1U : 0U;
    kinds += (kind && !words.has(Sense::arm, told, at)) || words.has(Sense::quality, told, at) ? 1U : 0U;
    joined += told[at].mark(",") || told[at].mark("&") || link ? 1U : 0U;
  }
  return joined > 0 &&
         (ordinals > joined || (kinds > 0 && ordinals > 0) || (kinds > 0 && told.size() > 2 * joined + 1));
}

/// "composée des 8e léger, 45e et 54e de ligne, et la brigade Kern, formée des 9e léger": units in a sentence behind a
/// command.
bool tells_of_numbered_troops(const std::string& note, const PhraseBook& words) {
  constexpr std::size_t kFewestNumbers = 3, kFewestKinds = 2;
  const Tokens told = tokens_of(note);
  if (words.any(Sense::loss, told, 0, told.size()) || words.any(Sense::month, told, 0, told.size())) return false;
  std::size_t ordinals = 0, kinds = 0;
  for (std::size_t at = 0; at + 1 < told.size(); ++at) {
    if (told[at].is != Token::Is::ordinal) continue;
    ++ordinals;
    kinds += words.has(Sense::kind, told, at + 1) || words.has(Sense::unit, told, at + 1) ? 1U : 0U;
  }
  return ordinals >= kFewestNumbers && kinds >= kFewestKinds;
}

/// "полковника Петрова 2-го" without the number that tells him from others of his name, as Russians have it.
std::string_view without_number_of_name(std::string_view leader) {
  const Tokens tokens = tokens_of(leader);
  const bool numbered = tokens.size() > 1 && tokens.back().is == Token::Is::ordinal &&
                        tokens[tokens.size() - 2].is == Token::Is::word &&
                        leader.substr(tokens.back().begin).find_first_of("\xD0\xD1") != std::string_view::npos;
  return numbered ? leader.substr(0, tokens.back().begin) : leader;
}

}  // namespace

bool numbers_units(const std::string& commander) {
  const Tokens tokens = tokens_of(commander);
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.is == Token::Is::ordinal || (token.is == Token::Is::number && token.value > 2);
  });
}

bool hides_units(const Parts& parts, const PhraseBook& words) {
  if (tells_of_numbered_troops(parts.note, words)) return true;
  if (!parts.facts.figures() && notes_troops(parts.note, words)) return true;
  const Tokens commander = tokens_of(parts.commander);
  const bool peer = std::any_of(commander.begin(), commander.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - commander.data());
    return token.is == Token::Is::ordinal && words.has(Sense::title, commander, at + 1);  // "Hill, 1st Baron Hill"
  });
  if (!peer && numbers_units(std::string(without_number_of_name(parts.commander)))) return true;
  const Tokens name = tokens_of(parts.name);
  std::size_t listed = 0;
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    if (name[at].is != Token::Is::ordinal || words.has(Sense::command, name, at + 1)) continue;
    const Token& mark = name[at - 1];
    const bool another = mark.mark(",") && !words.any(Sense::command, name, at, name.size());
    listed += another ? 1U : 0U;  // "1st Brigade, 3rd Light Cavalry": one number says whose brigade it is
    const std::string_view gap = std::string_view(parts.name).substr(mark.end, name[at].begin - mark.end);
    const bool stop = (mark.mark(".") && at > 1 && name[at - 2].is == Token::Is::word) || gap.starts_with('.');
    if (mark.mark(";") || stop || (mark.mark("-") && !mark.joined) || listed > 1) return true;
  }
  return false;
}

bool tells_of_another(std::string_view leader, const PhraseBook& words) {
  constexpr std::size_t kShortestWord = 4, kLongestRank = 24;  // bytes
  const Tokens all = tokens_of(leader);
  if (all.empty() || !words.has(Sense::rank, all, 0)) return false;
  for (std::size_t stop = leader.find(". "); stop != std::string_view::npos; stop = leader.find(". ", stop + 1)) {
    const std::size_t begin = leader.rfind(' ', stop) + 1;  // 0 if there is no blank
    const Tokens behind = tokens_of(leader.substr(stop + 2));
    const bool initials =
        leader.substr(begin, stop - begin).find('.') != std::string_view::npos;  // "А.А. Петрова 2-го"
    if (stop - begin < kShortestWord || initials ||
        words.has(Sense::rank, tokens_of(leader.substr(begin, kLongestRank)), 0))
      continue;
    const bool digit =
        std::any_of(behind.begin(), behind.end(), [](const Token& t) { return t.is != Token::Is::word; });
    if (behind.size() > 1 && (words.any(Sense::rank, behind, 0, behind.size()) ||
                              words.any(Sense::command, behind, 0, behind.size()) || digit))
      return true;
  }
  return false;
}

bool leads_another(const TextNode& command, std::string_view leader, const PhraseBook& words) {
  if (command.item.parts.commander.empty() && command.children.empty()) return false;
  const Tokens all = tokens_of(leader);
  std::size_t comma = 0;
  while (comma < all.size() && !all[comma].mark(",")) ++comma;
  return comma + 2 < all.size() && words.has(Sense::rank, all, 0) && all[comma + 1].is == Token::Is::ordinal &&
         (words.any(Sense::kind, all, comma + 2, all.size()) || words.any(Sense::unit, all, comma + 2, all.size()));
}

bool counts_troops(const std::string& commander, const PhraseBook& words) {
  const Tokens said = tokens_of(commander);
  const bool number =
      std::any_of(said.begin(), said.end(), [](const Token& token) { return token.is == Token::Is::number; });
  return number && (words.any(Sense::unit, said, 0, said.size()) || words.any(Sense::kind, said, 0, said.size()));
}

bool names_only_an_arm(const std::string& commander, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : words.find(Sense::arm, tokens, 0);
  return arm && arm->length == tokens.size();
}

bool names_command_too(const std::string& commander, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  for (std::size_t at = 0; at < tokens.size();) {
    if (const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at)) {
      at += rank->length;
      continue;
    }
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    const bool numbered =
        at > 0 && (tokens[at - 1].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, at - 1));
    if (command && !command->part && numbered && level_from(command->is)) return true;
    ++at;
  }
  return false;
}

std::optional<std::string> commander_or_country(const Parts& parts, const PhraseBook& words) {
  const Tokens said = tokens_of(parts.commander);
  const std::optional<PhraseFound> country = said.empty() ? std::nullopt : words.find(Sense::country, said, 0);
  const std::string guess = "commander " + parts.commander + " from the brackets";
  const bool guessed = std::find(parts.guessed.begin(), parts.guessed.end(), guess) != parts.guessed.end();
  return guessed && country && country->length == said.size() ? std::optional(parts.commander) : std::nullopt;
}

bool names_two_ranked(std::string_view leader, const PhraseBook& words) {
  const Tokens all = tokens_of(leader);
  const std::optional<PhraseFound> first = all.empty() ? std::nullopt : words.find(Sense::rank, all, 0);
  if (!first) return false;
  for (std::size_t at = first->length + 1; at + 1 < all.size(); ++at) {
    if (all[at - 1].is != Token::Is::word || all[at].is != Token::Is::word) return false;
    const std::optional<PhraseFound> rank = words.find(Sense::rank, all, at);
    if (rank && !words.has(Sense::rank, all, at - 1) && !words.has(Sense::link, all, at - 1))
      return at + rank->length < all.size() && !is_small(leader[all[at].begin]);
  }
  return false;
}

}  // namespace estafette::readers
