#include "converter/readers/retold/companies/companies_of_several.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The regiments of a list: its tokens, and how many there are.
struct Regiments {
  std::size_t begin = 0, end = 0;
  int count = 0;
};

/// One past a phrase of that sense at a token; `at` if there is none.
std::size_t past(Sense sense, const Range& all, std::size_t at) {
  const std::optional<PhraseFound> found = all.find(sense, at);
  return found ? at + found->length : at;
}

/// One past words for a sort of troops, and links between them: "de voltigeurs", "light and grenadier".
std::size_t past_sorts(const Range& all, std::size_t at) {
  while (at < all.to) {
    std::size_t next = std::max(past(Sense::kind, all, at), past(Sense::quality, all, at));
    if (next == at && is_and(all.tokens, at, all.words)) next = at + 1;
    const std::size_t link = past(Sense::link, all, at);
    if (next == at && link > at && past(Sense::kind, all, link) > link) next = link;
    if (next == at) break;
    at = next;
  }
  return at;
}

/// One past "1/27th", "12e", "52nd Foot" at a token; `at` if no regiment with a number stands there.
std::size_t past_regiment(const Range& all, std::size_t at) {
  std::size_t end = at;
  if (all.number(at) && all.mark(at + 1, "/")) at += 2;
  if (at >= all.to || all.tokens[at].is != Token::Is::ordinal) return end;
  end = at + 1;
  while (const std::size_t next = std::max(past(Sense::kind, all, end), past(Sense::unit, all, end))) {
    if (next == end) break;
    end = next;
  }
  return end;
}

/// The numbered regiments listed from a token on.
Regiments regiments_from(const Range& all, std::size_t at) {
  Regiments listed{at, at, 0};
  while (at < all.to) {
    const std::size_t next = past_regiment(all, at);
    if (next == at) break;
    listed.end = next;
    ++listed.count;
    at = next;
    while (at < all.to && (is_joint(all.tokens, at, all.words) || is_the(all.tokens, at, all.words))) ++at;
  }
  return listed;
}

/// Where the list begins behind the word for companies: behind "of", a comma or a bracket; nothing without one.
std::optional<std::size_t> list_behind(const Range& all, std::size_t at) {
  if (all.mark(at, ".")) ++at;
  const std::size_t sorts = past_sorts(all, at);
  if (all.mark(sorts, ",") || all.mark(sorts, "(")) return sorts + 1;
  std::size_t link = past(Sense::link, all, sorts);
  if (link < all.to && is_the(all.tokens, link, all.words)) ++link;
  return link > sorts || regiments_from(all, sorts).count > 1 ? std::optional(link) : std::nullopt;
}

}  // namespace

std::string with_companies_of_several(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::size_t companies = past_sorts(all, 0);
  std::optional<PhraseFound> count = all.find(Sense::count, companies);
  if (!count && companies > 1) count = all.find(Sense::count, --companies);  // "Light coys" is a sort
  if (!count || count->is != "companies" || !all.find(Sense::plural, companies)) return std::string(line);
  const std::optional<std::size_t> list = list_behind(all, companies + count->length);
  if (!list) return std::string(line);
  const Regiments listed = regiments_from(all, *list);
  std::size_t rest = listed.end;
  const bool bracket = all.mark(*list - 1, "(");
  if (listed.count < 2 || (bracket && !all.mark(rest, ")"))) return std::string(line);
  if (bracket) ++rest;
  const bool more = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(rest), tokens.end(),
                                [](const Token& token) { return token.is == Token::Is::ordinal; });
  if (more) return std::string(line);
  std::size_t name = companies + count->length;
  if (all.mark(name, ".")) ++name;
  name = std::max(name, past_sorts(all, name));
  const std::string_view behind = line.substr(tokens[rest - 1].end);
  return fmt::format("{} ({} companies) [Note: {}]{}", line.substr(0, tokens[name - 1].end), listed.count,
                     text_between(line, tokens[listed.begin], tokens[listed.end - 1]), behind);
}

}  // namespace estafette::readers
