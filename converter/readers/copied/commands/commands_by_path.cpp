#include "converter/readers/copied/commands/commands_by_path.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfStep = 7;  ///< "Spanish Army of the Centre"
constexpr std::size_t kMostSteps = 5;

/// One command of a heading.
struct Step {
  Level level = Level::brigade;
  std::string_view text;  ///< as it stands: "1st Brigade (Roe)"
  std::string key;        ///< by which it is known again, without its leader: "1st brigade"
};

/// The text before what is told of a command: a colon, a bracket, a dash between blanks.
std::string_view name_before(std::string_view text) {
  std::size_t end = text.find_first_of(":(");
  for (const std::string_view dash : {" - ", " \u2013 ", " \u2014 "}) end = std::min(end, text.find(dash));
  return trim(text.substr(0, end));
}

/// A word that tells whose or what a command is: "Kern" in "Kern Brigade", but neither "Infantry" nor "of".
bool is_name(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].is != Token::Is::word) return false;
  for (const Sense other : {Sense::kind, Sense::arm, Sense::quality, Sense::nation, Sense::country, Sense::link})
    if (words.has(other, tokens, at)) return false;
  return true;
}

/// A command alone, with nothing behind its name but what a bracket or a colon tells; nothing for anything else: "Kern
/// Brigade Roe" has the leader of another before it.
std::optional<Step> step_of(std::string_view text, const PhraseBook& words) {
  const std::string_view name = name_before(text);
  const Tokens tokens = tokens_of(name);
  if (tokens.empty() || tokens.size() > kMostWordsOfStep) return std::nullopt;
  if (is_small(name.front()) && !words.has(Sense::command, tokens, 0)) return std::nullopt;
  std::optional<Level> level;
  bool before = false, behind = false;  // names
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> link = level ? words.find(Sense::link, tokens, at - 1) : std::nullopt;
    const std::optional<PhraseFound> found = link && link->is != "and" ? std::nullopt  // "Army of the Centre"
                                                                       : words.find(Sense::command, tokens, at);
    if (found && level) return std::nullopt;
    if (found) level = level_from(found->is);
    if (found && !level) return std::nullopt;
    const bool other = tokens[at].is == Token::Is::mark || words.has(Sense::rank, tokens, at) ||
                       words.has(Sense::verb, tokens, at) || words.has(Sense::unit, tokens, at) ||
                       words.has(Sense::count, tokens, at);
    if (!found && other) return std::nullopt;
    if (!found && is_name(tokens, at, words)) (level ? behind : before) = true;
    at += found ? found->length : 1;
  }
  return level && !(before && behind) ? std::optional(Step{*level, text, fold(name)}) : std::nullopt;
}

/// The bytes at which a heading may be cut, outside brackets and before a colon, each with how long the mark is.
std::vector<std::pair<std::size_t, std::size_t>> cuts_of(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> cuts;
  constexpr std::string_view kMarks[] = {", ", "; ", " - ", " \u2013 ", " \u2014 ", " / ", " > "};
  int depth = 0;
  for (std::size_t at = 0; at < text.size() && text[at] != ':'; ++at) {
    depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
    for (const std::string_view mark : kMarks)
      if (depth == 0 && text.substr(at).starts_with(mark)) cuts.emplace_back(at, mark.size());
  }
  return cuts;
}

/// The steps of a heading as they stand in the line, the last with all that is behind it; fewer than two if the line is
/// no such heading.
std::vector<Step> steps_of(std::string_view text, const PhraseBook& words) {
  std::vector<Step> steps;
  std::size_t from = 0;
  for (const auto& [at, length] : cuts_of(text)) {
    const std::optional<Step> step =
        steps.size() < kMostSteps ? step_of(trim(text.substr(from, at - from)), words) : std::nullopt;
    if (!step) break;
    steps.push_back(*step);
    from = at + length;
  }
  const std::string_view rest = trim(text.substr(from));
  if (const std::optional<Step> last = steps.empty() ? std::nullopt : step_of(rest, words)) {
    steps.push_back(*last);
  } else if (steps.size() > 1) {
    const auto begin = static_cast<std::size_t>(steps.back().text.data() - text.data());
    steps.back().text = trim(text.substr(begin));
  } else {
    steps.clear();
  }
  const auto above = [](const Step& one, const Step& two) { return one.level >= two.level; };
  const auto below = [](const Step& one, const Step& two) { return one.level <= two.level; };
  if (std::adjacent_find(steps.begin(), steps.end(), above) == steps.end()) return steps;
  if (std::adjacent_find(steps.begin(), steps.end(), below) != steps.end()) return {};
  std::reverse(steps.begin(), steps.end());
  return steps;
}

}  // namespace

void part_commands_by_path(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto is_path = [&](const TextLine& line) { return may_be_read(line) && !steps_of(line.text, words).empty(); };
  const std::ptrdiff_t paths = std::count_if(lines.begin(), lines.end(), is_path);
  if (paths == 0 || (paths == 1 && is_path(lines.front()))) return;  // the title of the page
  std::map<Level, std::string> standing;                             // the command of each level in which a line stands
  const auto enter = [&](const Step& step) {
    standing.erase(standing.lower_bound(step.level), standing.end());
    standing[step.level] = step.key;
  };
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (const TextLine& line : lines) {
    const std::vector<Step> steps = may_be_read(line) ? steps_of(line.text, words) : std::vector<Step>{};
    if (steps.empty()) {
      if (const std::optional<Step> alone = may_be_read(line) ? step_of(line.text, words) : std::nullopt) enter(*alone);
      parted.push_back(line);
      continue;
    }
    bool fresh = false;
    for (const Step& step : steps) {
      const auto same = standing.find(step.level);
      fresh = fresh || same == standing.end() || same->second != step.key || &step == &steps.back();
      if (!fresh) continue;
      enter(step);
      parted.push_back(line);
      parted.back().text = step.text;
    }
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
