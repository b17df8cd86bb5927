#include "campaign/rules/figures/sides.hpp"

#include "base/letters.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

std::string read_name(XmlElement& element, const std::string& attribute) {
  const std::string name = element.on_one_line(attribute);
  if (element.has(attribute) && name.empty()) element.complain(attribute, "", "a name");
  return name;
}

/// Without the article of a name within a sentence.
std::string bare(std::string_view words) {
  constexpr std::string_view kArticle = "the ";
  std::string folded = fold(words);
  if (folded.starts_with(kArticle)) folded.erase(0, kArticle.size());
  return folded;
}

bool is_called(const SideNames& names, const std::string& bare_words) {
  const auto same = [&](const std::string& name) { return !name.empty() && bare(name) == bare_words; };
  return same(names.name) || same(names.said) || same(names.full) || same(names.people);
}

}  // namespace

std::optional<Side> side_named(const Sides& sides, std::string_view words) {
  const std::string wanted = bare(words);
  for (const Side side : {Side::france, Side::coalition})
    if (wanted == to_string(side)) return side;
  for (const Side side : {Side::france, Side::coalition})
    if (is_called(sides[side], wanted)) return side;
  return std::nullopt;
}

std::string with_names(const Sides& sides, const std::string& text) {
  std::string named;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text[end])) ++end;
    const std::string word = text.substr(at, std::max<std::size_t>(end - at, 1));
    at += word.size();
    named += word == to_string(Side::france)      ? sides.france.name
             : word == to_string(Side::coalition) ? sides.coalition.name
                                                  : word;
  }
  return named;
}

std::vector<std::string> names_of(const Sides& sides, const std::vector<std::string>& others) {
  std::vector<std::string> names = {sides.france.name, sides.coalition.name};
  names.insert(names.end(), others.begin(), others.end());
  return names;
}

Side side_meant(const Sides& sides, const std::string& words, const std::string& option,
                const std::vector<std::string>& others) {
  if (const std::optional<Side> side = side_named(sides, words)) return *side;
  const std::vector<std::string> known = names_of(sides, others);
  const std::string near = nearest(words, known);
  throw Refusal(Problem{option, 0, "", words, one_of(known), near.empty() ? "" : "Is it " + near + "?"});
}

Sides read_sides(XmlElement& chapter) {
  Sides sides;
  std::set<std::string> seen;
  for (XmlElement& element : chapter.children("side")) {
    const std::string id = element.word("id", side_words());
    if (!seen.insert(id).second) element.complain("id", id, "each side only once");
    SideNames& names = id == to_string(Side::france) ? sides.france : sides.coalition;
    names = {read_name(element, "name"), read_name(element, "said"), read_name(element, "full"),
             read_name(element, "people")};
    element.no_others();
  }
  for (const std::string& id : side_words())
    if (!seen.contains(id)) chapter.complain("", "no <side id=\"" + id + "\">", "both sides");
  return sides;
}

}  // namespace estafette::campaign
