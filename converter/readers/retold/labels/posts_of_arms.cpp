#include "converter/readers/retold/labels/posts_of_arms.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostBeforeArm = 3;  ///< tokens of "of the", "de la", "dell'"

/// The arm that a post is of, and where its word begins and ends, in tokens.
struct Post {
  Arm arm = Arm::infantry;
  std::size_t from = 0, to = 0;
  std::size_t behind = 0;  ///< one past the label: its joint
};

struct ArmWord {
  Arm arm = Arm::infantry;
  std::size_t length = 0;
};

/// "cavalry", "\u043F\u0435\u0445\u043E\u0442\u043E\u0439": the word for foot or horse as a whole.
std::optional<ArmWord> arm_word(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at); arm && !arm->part)
    return ArmWord{*arm_from(arm->is), arm->length};
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  if (!kind || kind->part) return std::nullopt;
  return ArmWord{arm_of(*kind_from(kind->is)), kind->length};
}

bool joins_leader(const Token& token) {
  return token.mark(":") || token.mark("-") || token.mark(",");
}

std::optional<Post> post_in(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 4) return std::nullopt;
  Post post;
  if (const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, 0); label && !label->part) {
    std::size_t at = label->length;  // "commander of the cavalry"
    while (at < tokens.size() && at - label->length <= kMostBeforeArm && !arm_word(tokens, at, words)) {
      if (tokens[at].is != Token::Is::word || words.has(Sense::rank, tokens, at)) return std::nullopt;
      ++at;
    }
    const std::optional<ArmWord> arm = arm_word(tokens, at, words);
    if (!arm) return std::nullopt;
    post = {arm->arm, at, at + arm->length, at + arm->length};
  } else if (const std::optional<ArmWord> arm = arm_word(tokens, 0, words)) {  // "Cavalry commander"
    const std::optional<PhraseFound> led = words.find(Sense::commander, tokens, arm->length);
    if (!led || led->part) return std::nullopt;
    post = {arm->arm, 0, arm->length, arm->length + led->length};
  } else {
    return std::nullopt;
  }
  if (post.arm != Arm::infantry && post.arm != Arm::cavalry) return std::nullopt;
  const bool joined = post.behind + 1 < tokens.size() && joins_leader(tokens[post.behind]);
  if (!joined || !words.has(Sense::rank, tokens, post.behind + 1)) return std::nullopt;
  const auto figure = [](const Token& token) { return token.figure(); };
  return std::any_of(tokens.begin(), tokens.end(), figure) ? std::nullopt : std::optional(post);
}

/// Whether a line names troops of an arm: "3rd Hussars, 400 men".
bool is_of(Arm arm, std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at))
      return arm_of(*kind_from(kind->is)) == arm;
  return false;
}

}  // namespace

void note_posts_of_arms(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto post_at = [&](std::size_t at) -> std::optional<Post> {
    if (at >= lines.size() || !may_be_read(lines[at])) return std::nullopt;
    if (!LineHolds(lines[at].text, words).all(needs(Sense::commander, Sense::rank))) return std::nullopt;
    return post_in(tokens_of(lines[at].text), words);
  };
  std::optional<Post> before;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::optional<Post> post = post_at(at);
    if (post) {
      std::string& text = lines[at].text;
      const bool leads =
          !before && at + 1 < lines.size() && !post_at(at + 1) && is_of(post->arm, lines[at + 1].text, words);
      const Tokens tokens = tokens_of(text);
      text = leads ? fmt::format("{}: {}", text_between(text, tokens[post->from], tokens[post->to - 1]),
                                 text.substr(tokens[post->behind + 1].begin))
                   : fmt::format("Note: {}", text);
    }
    before = post;
  }
}

}  // namespace estafette::readers
