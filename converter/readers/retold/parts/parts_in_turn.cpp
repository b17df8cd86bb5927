#include "converter/readers/retold/parts/parts_in_turn.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "3 sqns of the 7th Hussars", by its tokens.
struct PartInTurn {
  std::string_view count, word;  ///< "3", "sqns"; a later one may leave out the word
  std::size_t number = 0;        ///< of the regiment: "7th"
  std::size_t end = 0;           ///< one past its sort
  bool linked = false;           ///< "of" stands before it
};

std::optional<PartInTurn> part_at(std::string_view line, const Tokens& tokens, std::size_t at,
                                  const PhraseBook& words) {
  PartInTurn part;
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at);
  const std::size_t length = at < tokens.size() && tokens[at].is == Token::Is::number ? 1 : spelt ? spelt->length : 0;
  if (length == 0) return std::nullopt;
  part.count = text_between(line, tokens[at], tokens[at + length - 1]);
  at += length;
  const std::optional<PhraseFound> parts = words.find(Sense::count, tokens, at);
  if (parts && parts->is != "squadrons" && parts->is != "battalions") return std::nullopt;
  if (parts) part.word = text_between(line, tokens[at], tokens[at + parts->length - 1]);
  at += parts ? parts->length : 0;
  const std::size_t links = at;
  for (std::optional<PhraseFound> link = words.find(Sense::link, tokens, at); link;
       link = words.find(Sense::link, tokens, at))
    at += link->length;
  if (at >= tokens.size() || tokens[at].is != Token::Is::ordinal || (!parts && at == links)) return std::nullopt;
  part.linked = at > links;
  part.number = at++;
  while (at < tokens.size() && tokens[at].is == Token::Is::word && !is_joint(tokens, at, words) &&
         !words.has(Sense::link, tokens, at) && !words.has(Sense::rank, tokens, at))
    ++at;
  part.end = at;
  return part;
}

/// Behind the last a strength may stand, and nothing else: ", 600 men", "- 600", "(600)".
bool tells_strength(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size() && (tokens[at].mark(",") || tokens[at].mark("-") || tokens[at].mark("("))) ++at;
  if (at == tokens.size()) return true;
  if (tokens[at++].is != Token::Is::number) return false;
  const std::optional<PhraseFound> men = words.find(Sense::count, tokens, at);
  at += men ? men->length : 0;
  while (at < tokens.size() && (tokens[at].mark(")") || tokens[at].mark("."))) ++at;
  return at == tokens.size();
}

}  // namespace

std::string with_parts_in_turn(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t at = 0;
  while (at < tokens.size() && !tokens[at].mark(":")) ++at;
  at = at == tokens.size() ? 0 : at + 1;
  const std::size_t first = at;
  std::vector<PartInTurn> all;
  while (const std::optional<PartInTurn> part = part_at(line, tokens, at, words)) {
    all.push_back(*part);
    at = part->end;
    std::size_t joints = 0;
    while (is_joint(tokens, at + joints, words)) ++joints;
    if (joints == 0 || !part_at(line, tokens, at + joints, words)) break;
    at += joints;
  }
  if (all.size() < 2 || !all.front().linked || all.front().word.empty() || all.front().end == all.front().number + 1 ||
      !tells_strength(tokens, at, words))
    return std::string(line);
  const PartInTurn& head = all.front();
  const std::string_view sort = text_between(line, tokens[head.number + 1], tokens[head.end - 1]);
  std::string told(line.substr(0, tokens[first].begin));
  for (const PartInTurn& part : all)
    told += fmt::format("{}{}{} ({} {})", &part == &head ? "" : ", ",
                        text_between(line, tokens[part.number], tokens[part.end - 1]),
                        part.end == part.number + 1 ? " " + std::string(sort) : "", part.count,
                        part.word.empty() ? head.word : part.word);
  return told.append(line.substr(tokens[at - 1].end));
}

}  // namespace estafette::readers
