#include "converter/readers/tree/assembly/whole_reading.hpp"

#include "base/letters.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/readers/line_uses.hpp"
#include "converter/readers/tree/assembly/assembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>

namespace estafette::readers {
namespace {

bool holds_units(const std::vector<Formation>& formations) {
  return std::any_of(formations.begin(), formations.end(),
                     [](const Formation& f) { return !f.units.empty() || holds_units(f.formations); });
}

/// What became of the lines, before anybody asks about those that are left over.
LineUses uses_in(const TextOutline& outline, const Reading& reading) {
  LineUses uses;
  std::set<int> summed;
  for (const StatedSum& sum : reading.sums) {
    summed.insert(sum.line);
    uses.put(sum.line, LineUse::summed);
  }
  for (const TextNode& node : outline.nodes) {
    const bool heads_nothing = node.item.is == Item::Is::group && node.children.empty() && node.item.units.empty();
    if (!heads_nothing || !summed.contains(node.line.line)) uses.put(node.line.line, LineUse::read);
  }
  for (const int line : outline.added) uses.put(line, LineUse::read);
  for (const StatedTotal& total : outline.totals) uses.put(total.line.line, LineUse::summed);
  for (const int line : outline.noted) uses.put(line, LineUse::noted);
  for (const TextLine& line : outline.passed_over) uses.put(line.line, LineUse::passed);
  for (const Problem& look : reading.looks) uses.put(look.line, LineUse::asked);
  for (const int line : outline.asked) uses.put(line, LineUse::asked);
  return uses;
}

constexpr std::ptrdiff_t kFewestCommands = 3;  ///< without troops, of a page that tells who commanded what

std::ptrdiff_t commands_in(const TextOutline& outline, bool led) {
  return std::count_if(outline.nodes.begin(), outline.nodes.end(), [&](const TextNode& node) {
    return node.formation() && node.item.level && (!led || !node.item.parts.commander.empty());
  });
}

/// True if a page tells of nothing but commands and who led them: an order of battle whose troops can be added.
bool tells_commands_only(const TextOutline& outline) {
  return commands_in(outline, false) >= kFewestCommands && commands_in(outline, true) >= kFewestCommands;
}

/// One question for the whole page, for those about each command without troops.
void ask_for_troops_once(const TextOutline& outline, std::vector<Problem>& looks) {
  const auto own = [](const Problem& look) { return look.expected == kTroopsBelow; };
  const auto first = std::find_if(looks.begin(), looks.end(), own);
  Problem all = first != looks.end() ? *first : Problem{};
  all.found = fmt::format("{} commands, and no troops below any of them", commands_in(outline, false));
  all.expected = "regiments and batteries below each command, or its men and guns behind its name";
  all.remedy = "Write them, as in Kern's Brigade (1,200 men, 6 guns)";
  std::erase_if(looks, own);
  looks.push_back(std::move(all));
}

/// With the first lines that could not be read: a text that runs on has troops enough, but none that can be told apart.
void refuse_without_troops(const TextOutline& outline, Format format, const std::string& file) {
  constexpr std::size_t kMostShown = 5;
  ProblemList problems;
  const std::ptrdiff_t commands = commands_in(outline, false);
  if (commands >= kFewestCommands)
    problems.add({file, 0, "", fmt::format("{} commands, and no troops below any of them", commands),
                  "regiments and batteries below each command, or its men and guns behind its name",
                  "Write them, as in Kern's Brigade (1,200 men, 6 guns)"});
  else
    problems.add({file, 0, "", format == Format::text ? "a text without troops" : "a table without troops",
                  "an order of battle: commands, with regiments and batteries below them", "Is this the right file?"});
  for (std::size_t i = 0; i < outline.looks.size() && i < kMostShown; ++i) {
    Problem look = outline.looks[i];
    look.file = file;
    problems.add(std::move(look));
  }
  problems.refuse_if_any();
}

}  // namespace

Reading reading_of(const TextOutline& outline, const std::vector<TextLine>& lines, const PhraseBook& words,
                   Format format, const std::string& file) {
  Assembly assembly = assemble(outline, words, file);
  const bool troops = holds_units(assembly.orbat.formations);
  if (!troops && (format != Format::text || !tells_commands_only(outline) || assembly.orbat.formations.empty()))
    refuse_without_troops(outline, format, file);
  if (!troops) ask_for_troops_once(outline, assembly.looks);
  Reading reading;
  reading.orbat = std::move(assembly.orbat);
  assign_ids(reading.orbat);
  reading.format = format;
  reading.guesses = assembly.guesses;
  reading.looks = outline.looks;
  reading.looks.insert(reading.looks.end(), assembly.looks.begin(), assembly.looks.end());
  for (const TextLine& line : outline.passed_over) {
    if (has_digit(line.text)) reading.passed_over.push_back({line.line, line.text});
  }
  reading.sums = std::move(assembly.sums);
  std::stable_sort(reading.sums.begin(), reading.sums.end(),
                   [](const StatedSum& a, const StatedSum& b) { return a.line < b.line; });
  LineUses uses = uses_in(outline, reading);
  for (const TextLine& line : lines) {
    if (std::optional<LineUsed> used = uses.take(line.line, line.lines, line.text, reading.looks))
      reading.uses.push_back(*used);
  }
  std::stable_sort(reading.uses.begin(), reading.uses.end(),
                   [](const LineUsed& a, const LineUsed& b) { return a.line < b.line; });
  std::stable_sort(reading.looks.begin(), reading.looks.end(),
                   [](const Problem& a, const Problem& b) { return a.line < b.line; });
  for (Problem& look : reading.looks) look.file = file;
  for (const LineUsed& line : reading.uses) {
    reading.lines += line.lines;
    if (line.use != LineUse::asked) reading.understood += line.lines;
  }
  return reading;
}

}  // namespace estafette::readers
