#include "converter/readers/tree/unread_nations.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTokens = 16;  ///< of a heading; a longer line tells a story

/// The nations that a line names by their people: "French", but not "in Saxony" or "at Frankfurt", where it was.
std::set<std::string> peoples_in(const Tokens& tokens, const PhraseBook& words) {
  std::set<std::string> peoples;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (words.has(Sense::nation, tokens, at))
      if (const std::string nation =
              nation_in({tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end()}, "", words);
          !nation.empty())
        peoples.insert(nation);
  return peoples;
}

/// "Blake & Castaños": two who led it together.
bool names_two_leaders(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t joint = 1;
  while (joint < tokens.size() && !is_joint(tokens, joint, words)) ++joint;
  if (joint + 1 >= tokens.size()) return false;
  const std::string_view one = trim(text.substr(0, tokens[joint].begin)), other = text.substr(tokens[joint + 1].begin);
  return may_be_person(tokens_of(one), 0, one, words) && may_be_person(tokens_of(other), 0, other, words);
}

/// "Junot", "Junot [Note: average]", "Junot (2d6+1)": a name, and what is said of him.
bool lead(std::string_view behind, Parts& parts, const PhraseBook& words) {
  const std::size_t open = behind.find_first_of("[(,");
  std::string_view name = trim(behind.substr(0, open));
  if (name.ends_with(')')) name.remove_suffix(1);
  if (!may_be_person(tokens_of(name), 0, name, words) && !names_two_leaders(name, words)) return false;
  parts.commander = name;
  if (open == std::string_view::npos) return true;
  std::string_view said = trim(behind.substr(open + 1));
  if (said.starts_with("Note:")) said = trim(said.substr(5));
  if (said.ends_with(']') || (said.ends_with(')') && said.find('(') == std::string_view::npos)) said.remove_suffix(1);
  append(parts.note, tidy(said));
  return true;
}

/// Makes the army of its leader of "French - Junot (average)" and of "FRENCH (Junot, rating 9)".
bool make_army(TextNode& row, const PhraseBook& words) {
  const std::string_view text = row.line.text;
  const std::size_t open = text.ends_with(')') ? text.find(" (") : std::string_view::npos;
  std::size_t cut = open, behind = open + 2;
  for (const std::string_view mark : {":", " - "}) {
    const std::size_t at = text.find(mark);
    if (at >= cut || cut != open) continue;
    cut = at;
    behind = at + mark.size();
  }
  if (cut == std::string_view::npos) return false;
  const Tokens tokens = tokens_of(text.substr(0, cut));
  Parts parts;
  if (!names_only_a_nation({tokens, tokens.size(), words}) || !lead(text.substr(behind), parts, words)) return false;
  parts.name = tidy(text.substr(0, cut));
  row.item = {};
  row.item.is = Item::Is::formation;
  row.item.level = Level::army;
  row.item.nation_only = true;
  row.item.parts = parts;
  if (const std::set<std::string> nations = nations_in(tokens, words); nations.size() == 1)
    row.item.nation = *nations.begin();
  return true;
}

/// Makes an army of "RUSSIANS & AUSTRIANS: Prince Kern of Toro", "AUSTRIANS + Reichsarmee: Roe", which was taken for a
/// command of no level.
void lift_command(TextNode& row, const std::set<std::string>& nations, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  const bool first = words.has(Sense::nation, name, 0) && !words.any(Sense::kind, name, 0, name.size()) &&
                     !words.any(Sense::forces, name, 0, name.size());
  const bool joined = std::any_of(name.begin(), name.end(), [](const Token& token) {
    return token.mark("+") || token.mark("&") || token.mark("/");
  });
  if (!first || !(joined || (nations.size() > 1 && names_only_a_nation({name, name.size(), words})))) return;
  row.item.level = Level::army;
  row.item.nation_only = true;
  row.item.nation = nations.size() == 1 ? *nations.begin() : "";
  std::erase_if(row.item.parts.guessed, [](const std::string& guess) { return guess.starts_with("level "); });
}

/// A heading of an order of battle, or a line that nobody understood and that tells of no figures, losses or deeds.
bool may_head(const TextNode& row, const Tokens& tokens, const PhraseBook& words) {
  if (row.item.is == Item::Is::heading) return true;
  if (row.item.is != Item::Is::unknown || row.line.text.ends_with('.')) return false;
  for (const Sense told : {Sense::loss, Sense::verb, Sense::unit, Sense::kind, Sense::command, Sense::month})
    if (words.any(told, tokens, 0, tokens.size())) return false;
  const std::size_t open = row.line.text.find('(');  // "FRENCH (rating 9)"
  const Tokens before = open == std::string::npos ? tokens : tokens_of(std::string_view(row.line.text).substr(0, open));
  return !has_figures(open > 0 ? before : tokens);
}

/// The country of "Kurfürst in Sachsen", "King in Prussia", whose troops stand below; empty for any other line.
std::string country_of_ruler(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kCountry = 2;  // behind who rules "in" it
  if (tokens.size() <= kCountry || !(words.has(Sense::honour, tokens, 0) || words.has(Sense::title, tokens, 0)) ||
      tokens[1].text != "in")
    return "";
  const std::optional<PhraseFound> country = words.find(Sense::country, tokens, kCountry);
  return country && kCountry + country->length == tokens.size() ? country->is : "";
}

/// "Kern's Portuguese", "also Collins' Portuguese": his troops, who are of that people.
bool names_owned_people(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, at);
    if (!nation || at + nation->length != tokens.size()) continue;
    const Token& before = tokens[at - 1];
    const std::string_view owner = trim(line.substr(0, tokens[at].begin));
    return owner.ends_with("'") || owner.ends_with("\u2019") || (at > 1 && before.joined && before.text == "s");
  }
  return false;
}

/// Somebody's troops, and a command behind them: it has troops of its own, and they are not of his people.
bool are_troops_before_command(const std::vector<TextNode>& rows, std::size_t at, const Tokens& tokens,
                               const PhraseBook& words) {
  if (!names_owned_people(rows[at].line.text, tokens, words)) return false;
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                 [](const TextNode& other) { return troops_or_command(other.item); });
  return next == rows.end() || next->item.is == Item::Is::formation;
}

/// "Dale's Swiss", "Dales Swiss" right between a command or troops and more troops, with no blank line above it and
/// none of them set in below it: a regiment called by its owner, of whose people the next ones are not.
bool is_regiment_in_block(const std::vector<TextNode>& rows, std::size_t at, const Tokens& tokens,
                          const PhraseBook& words) {
  if (at == 0 || at + 1 >= rows.size() || tokens.size() < 2) return false;
  const TextNode &before = rows[at - 1], &row = rows[at], &next = rows[at + 1];
  const auto adjoins = [](const TextNode& upper, const TextNode& lower) {
    return !lower.line.after_blank && lower.line.line - upper.line.line == upper.line.lines;
  };
  if (next.item.is != Item::Is::unit || next.line.depth > row.line.depth) return false;
  if (!adjoins(before, row) || !adjoins(row, next)) return false;
  const std::size_t last = tokens.size() - 1;
  const bool named = tokens[0].is == Token::Is::word && !words.has(Sense::link, tokens, 0) &&
                     !words.has(Sense::quality, tokens, 0) && !words.has(Sense::nation, tokens, 0);
  return named && !tokens[0].capitals && words.has(Sense::nation, tokens, last) && last <= 3;
}

/// The next line of troops or commands is no nation's, and there is one.
bool heads_what_follows(const std::vector<TextNode>& rows, std::size_t at) {
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                 [](const TextNode& other) { return troops_or_command(other.item); });
  return next != rows.end() && next->item.is != Item::Is::nation && !next->item.nation_only;
}

/// "Austria - General Kern", "Prussia - General Roe", "Spain - General Moe" one below the other: a list of whoever was
/// sent there may end with the nation under which the troops would stand. Asks about the last.
void ask_about_nations_listed(const std::vector<TextNode>& rows, std::vector<Problem>& looks) {
  constexpr int kMostLines = 3;  // from the first to the last
  const auto nation = [](const TextNode& row) { return row.item.is == Item::Is::nation || row.item.nation_only; };
  for (std::size_t at = 2; at + 1 < rows.size(); ++at) {
    if (!nation(rows[at]) || nation(rows[at + 1]) || rows[at].line.line - rows[at - 1].line.line != 1) continue;
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(at);
    const auto before = std::count_if(
        end - std::min<std::ptrdiff_t>(kMostLines, static_cast<std::ptrdiff_t>(at)), end,
        [&](const TextNode& row) { return nation(row) && rows[at].line.line - row.line.line <= kMostLines; });
    if (before > 1)
      looks.push_back({"", rows[at].line.line, "", rows[at].line.text, "the nation of the troops below it",
                       "If it is one of a list, begin the line with Note:"});
  }
}

/// Makes armies of "Prussian Forces", behind a French army and above a command as high as the first of that army: it is
/// the other side's. Lower commands below "Prussian troops" may be a contingent.
void find_armies_of_foes(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::string army;
  std::optional<Level> first;  // of its commands
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.formation() && row.item.level == Level::army) {
      const std::set<std::string> named = nations_in(tokens_of(row.item.parts.name), words);
      army = named.size() == 1 ? *named.begin() : "";
      first.reset();
    } else if (row.formation() && !first) {
      first = row.item.level;
    }
    if (row.item.is != Item::Is::nation || row.item.nation.empty() || at + 1 == rows.size() || !first) continue;
    const Tokens tokens = tokens_of(row.item.parts.name.empty() ? row.line.text : row.item.parts.name);
    const TextNode& next = rows[at + 1];
    const bool high = next.formation() && next.item.level && height(*next.item.level) >= height(*first);
    if (!high || army.empty() || !words.may_be_foes(row.item.nation, army) ||
        !words.any(Sense::forces, tokens, 0, tokens.size()))
      continue;
    army = row.item.nation;
    first.reset();
    row.item.is = Item::Is::formation;
    row.item.level = Level::army;
    row.item.nation_only = true;
    if (row.item.parts.name.empty()) row.item.parts.name = tidy(row.line.text);
  }
}

}  // namespace

void find_unread_nations(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks) {
  std::optional<std::string> so_far;
  bool troops = false;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.formation() && !row.item.level) lift_command(row, nations_in(tokens_of(row.item.parts.name), words), words);
    const bool army = row.formation() && row.item.level == Level::army;
    if (row.item.is == Item::Is::nation || army) {
      const std::set<std::string> named = nations_in(tokens_of(row.item.parts.name), words);
      if (named.size() == 1) so_far = *named.begin();
    }
    troops = troops || row.item.is == Item::Is::unit || !row.item.units.empty();
    if ((row.item.is != Item::Is::unknown && row.item.is != Item::Is::heading) || row.line.back_matter) continue;
    const Tokens tokens = tokens_of(row.line.text);
    if (tokens.size() > kMostTokens) continue;
    const bool unknown = row.item.is == Item::Is::unknown;
    if (const std::string ruled = unknown ? country_of_ruler(tokens, words) : ""; !ruled.empty()) {
      row.item = {};
      row.item.is = Item::Is::nation;
      row.item.nation = ruled;
      row.item.parts.name = tidy(row.line.text);
      so_far = ruled;
      continue;
    }
    const std::set<std::string> peoples = unknown ? nations_in(tokens, words) : peoples_in(tokens, words);
    if (peoples.empty()) continue;
    const std::string named = peoples.size() == 1 ? *peoples.begin() : "";
    if (so_far == named && !named.empty()) continue;
    if (unknown && make_army(row, words)) {
      so_far = named;
      continue;
    }
    if (!may_head(row, tokens, words) || are_troops_before_command(rows, at, tokens, words)) continue;
    if (unknown && troops && is_regiment_in_block(rows, at, tokens, words)) continue;
    so_far = named;
    if (!troops || !heads_what_follows(rows, at)) continue;
    if (unknown)
      looks.push_back({"", row.line.line, "", row.line.text, "a nation alone, or with who leads its army",
                       "Write the nation on a line of its own above its troops, and his name behind a colon"});
    row.item = {};
    row.item.is = Item::Is::nation;
    row.item.nation = named;
    row.item.parts.name = tidy(row.line.text);
  }
  ask_about_nations_listed(rows, looks);
  find_armies_of_foes(rows, words);
}

}  // namespace estafette::readers
