#include "converter/readers/tree/assembly/likely_nation.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::readers {
namespace {

constexpr int kOfARank = 2;  ///< votes; a name of troops has one
constexpr int kOfAPerson = 3;
constexpr int kSure = 2;  ///< fewer votes decide nothing beside as many units that are named after another nation
constexpr double kMajority = 0.7;

struct Votes {
  std::map<std::string, int> of;
  std::map<std::string, int> of_persons;
  std::set<std::string> by_rank;
  std::map<std::string, int> named;  ///< units whose names say their nation; allies may be among them
  bool states = false;               ///< regiments of American states: British names of persons show nothing then
};

/// Persons by their names in a text, each with its capital letter: no "early Spring".
void vote_by_persons(const std::string& text, const PhraseBook& words, Votes& votes) {
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> found = words.find(Sense::person, tokens, at);
    if (found && !found->is.empty() && !is_small(text[tokens[at].begin])) votes.of_persons[found->is] += kOfAPerson;
    at += found ? found->length : 1;
  }
}

void vote(Sense sense, const Tokens& tokens, int weight, const PhraseBook& words, Votes& votes) {
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, at);
    if (found && !found->is.empty()) {
      votes.of[found->is] += weight;
      if (sense == Sense::rank) votes.by_rank.insert(found->is);
    }
    at += found ? found->length : 1;
  }
}

/// "2d Mich.", "45th N. Y.", "Kern Artillery (Virginia)": the number before a state, or the brackets round it, show
/// that it is one.
void vote_by_states(const Tokens& name, const PhraseBook& words, Votes& votes) {
  for (std::size_t at = 1; at < name.size(); ++at) {
    const std::optional<PhraseFound> found = words.find(Sense::state, name, at);
    const std::size_t end = at + (found ? found->length : 0);
    const bool brackets = found && name[at - 1].mark("(") && end < name.size() && name[end].mark(")");
    const std::optional<PhraseFound> state = brackets || name[at - 1].is == Token::Is::ordinal ? found : std::nullopt;
    if (state) votes.states = true;
    if (state && !state->is.empty()) ++votes.of[state->is];
  }
}

void vote(const TextOutline& outline, std::size_t index, const PhraseBook& words, Votes& votes) {
  const TextNode& node = outline.nodes[index];
  const Parts& parts = node.item.parts;
  const bool nation_open = parts.facts.nation.empty();
  const Tokens name = nation_open || node.formation() ? tokens_of(parts.name) : Tokens{};
  if (!nation_open && node.item.is == Item::Is::unit) ++votes.named[parts.facts.nation];
  if (nation_open && node.item.is == Item::Is::unit) ++votes.named[nation_in(name, "", words)];
  if (nation_open) vote(Sense::telltale, name, 1, words, votes);
  if (nation_open) vote_by_states(name, words, votes);
  for (const Parts& unit : node.item.units) {
    const Tokens tokens = tokens_of(unit.name);
    ++votes.named[unit.facts.nation.empty() ? nation_in(tokens, "", words) : unit.facts.nation];
    vote(Sense::telltale, tokens, 1, words, votes);
    vote_by_states(tokens, words, votes);
  }
  if (!parts.commander.empty()) {
    const Tokens commander = tokens_of(parts.commander);
    vote(Sense::rank, commander, kOfARank, words, votes);
    vote(Sense::telltale, commander, kOfARank, words, votes);
    if (node.item.is != Item::Is::unit) vote_by_persons(parts.commander, words, votes);  // a Colonel Berg is anybody's
  }
  if (node.formation()) vote_by_persons(parts.name, words, votes);
  for (const std::size_t child : node.children) vote(outline, child, words, votes);
}

}  // namespace

LikelyNation likely_nation(const TextOutline& outline, const std::vector<std::size_t>& nodes, const PhraseBook& words) {
  Votes votes;
  for (const std::size_t node : nodes) vote(outline, node, words, votes);
  if (nodes.size() == outline.roots.size()) vote_by_persons(outline.title, words, votes);
  if (!votes.states)
    for (const auto& [nation, count] : votes.of_persons) votes.of[nation] += count;
  int all = 0;
  for (const auto& [nation, count] : votes.of) all += count;
  const auto most = std::max_element(votes.of.begin(), votes.of.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == votes.of.end() || most->second < kMajority * all) return {};
  const auto another = [&](const auto& named) {  // beside states, Brunswick and Hanover are counties
    return !votes.states && !named.first.empty() && named.first != most->first && named.second >= most->second;
  };
  if (most->second < kSure && std::any_of(votes.named.begin(), votes.named.end(), another)) return {};
  return {most->first, votes.by_rank.contains(most->first)};
}

namespace {

/// A sentence without the regiments that it numbers: of the 4th Swiss nobody else is Swiss.
Tokens without_numbered(const Tokens& sentence) {
  std::vector<Token> rest;
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool numbered = at > 0 && sentence[at - 1].is == Token::Is::ordinal;
    if (!numbered) rest.push_back(sentence[at]);
  }
  return rest;
}

/// A heading without the country in which something happened: "Alba (Spain) 27-28 July 1809", "Toro, Spain, 1811". An
/// army has no day, and in a bracket it has another word for an army before it.
Tokens without_place(const Tokens& heading, const PhraseBook& words) {
  const bool dated = words.any(Sense::month, heading, 0, heading.size());
  std::vector<Token> rest;
  for (std::size_t at = 0; at < heading.size(); ++at) {
    const std::optional<PhraseFound> country = at > 0 ? words.find(Sense::country, heading, at) : std::nullopt;
    const std::size_t end = at + (country ? country->length : 0);
    const bool bracketed = country && heading[at - 1].mark("(") && end < heading.size() && heading[end].mark(")");
    const bool listed = country && heading[at - 1].mark(",");
    if (at > 1 && dated && (bracketed || listed) && heading[at - 2].is == Token::Is::word &&
        !words.any(Sense::command, heading, 0, at) && !words.any(Sense::forces, heading, 0, at)) {
      at = end - 1;
      continue;
    }
    rest.push_back(heading[at]);
  }
  return rest;
}

struct TitleNation {
  std::string nation;     ///< empty: nothing above names one
  bool by_prose = false;  ///< only sentences do
};

TitleNation nation_of_title(const std::string& title, const PhraseBook& words) {
  constexpr std::size_t kLongestHeading = 12;  // tokens
  std::string of_heading;
  std::set<std::string> told;
  for (const std::string& line : split(title, ';')) {
    const Tokens tokens = tokens_of(line);
    const bool heads = tokens.size() <= kLongestHeading && !line.ends_with('.');
    const std::set<std::string> nations =
        nations_in(heads ? without_place(tokens, words) : without_numbered(tokens), words);
    const bool other = !of_heading.empty() && nations.size() == 1 && words.are_foes(of_heading, *nations.begin());
    if (other) return {};  // "Federal = 412; Confederate = 388": both sides of a battle
    if (nations.size() == 1 && heads) of_heading = *nations.begin();
    told.insert(nations.begin(), nations.end());
  }
  if (!of_heading.empty()) return {of_heading, false};
  return told.size() == 1 ? TitleNation{*told.begin(), true} : TitleNation{};
}

}  // namespace

void take_nation_of_title(const TextOutline& outline, const PhraseBook& words, Surroundings& place) {
  const TitleNation titled = nation_of_title(outline.title, words);
  const LikelyNation likely = titled.by_prose ? likely_nation(outline, outline.roots, words) : LikelyNation{};
  if (likely.nation.empty() || likely.nation == titled.nation) place.nation = titled.nation;
  if (titled.by_prose && likely.nation.empty() && !titled.nation.empty())
    place.guess = fmt::format("nation {} from a sentence above", titled.nation);
}

namespace {

/// "attached to the 1st Portuguese Brigade": a people before a word of command, with at most one word between.
std::string people_of_command(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kBetween = 1;  // tokens
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> people = words.find(Sense::nation, tokens, at);
    if (!people || people->is.empty()) continue;
    for (std::size_t next = at + people->length; next <= at + people->length + kBetween; ++next)
      if (words.has(Sense::command, tokens, next)) return people->is;
  }
  return "";
}

}  // namespace

namespace {

/// Nations of regiments by their numbers in a line that nobody understood, "The 4th Caçadores were attached to ...".
std::set<std::string> numbered_peoples(const Tokens& tokens, const PhraseBook& words) {
  std::set<std::string> peoples;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> people =
        tokens[at - 1].is == Token::Is::ordinal ? words.find(Sense::nation, tokens, at) : std::nullopt;
    if (people && !words.has(Sense::command, tokens, at + people->length)) peoples.insert(people->is);
  }
  return peoples;
}

}  // namespace

std::string only_nation_named(const TextOutline& outline, const PhraseBook& words) {
  std::set<std::string> named, of_units, of_commands;
  for (const Problem& unread : outline.looks) {
    const Tokens tokens = tokens_of(unread.found);
    named.merge(nations_in(tokens, words));
    of_units.merge(numbered_peoples(tokens, words));
    if (std::string of = people_of_command(tokens, words); !of.empty()) of_commands.insert(std::move(of));
  }
  for (const TextNode& node : outline.nodes) {
    const Tokens tokens = tokens_of(node.line.text);
    const std::set<std::string> nations = nations_in(tokens, words);
    if (node.item.is != Item::Is::unit) {
      if (!nations.empty()) return "";
      continue;
    }
    named.insert(nations.begin(), nations.end());
    if (!node.item.parts.facts.nation.empty()) of_units.insert(node.item.parts.facts.nation);
    of_units.merge(nations_in(tokens_of(node.item.parts.name), words));
    if (std::string of = people_of_command(tokens, words); !of.empty()) of_commands.insert(std::move(of));
  }
  const bool one = of_commands.size() == 1 && of_units == of_commands && named == of_commands;
  return one ? *of_commands.begin() : "";
}

void take_nation_of_its_name(const TextOutline& outline, std::size_t unit, const PhraseBook& words,
                             Surroundings& place) {
  place.nation = likely_nation(outline, {unit}, words).nation;
  if (!place.nation.empty()) place.guess = fmt::format("nation {} from its name", place.nation);
}

}  // namespace estafette::readers
