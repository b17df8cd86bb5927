#include "converter/readers/spreadsheet/rows/total_row.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace estafette::readers {

bool is_total(const SpreadsheetRow& row, const SpreadsheetColumns& columns, const PhraseBook& words) {
  bool first = true;
  return std::any_of(columns.all.begin(), columns.all.end(), [&](const SpreadsheetColumn& column) {
    const std::string& cell = row.cell(column.at);
    if (cell.empty()) return false;
    const Holds holds = column.mapped.holds;
    const bool names = first || holds <= Holds::brigade || holds == Holds::level || holds == Holds::name;
    first = false;
    const Tokens tokens = tokens_of(cell);
    const auto total_at = [&](std::size_t at) { return words.has(Sense::total, tokens, at); };
    return names && (total_at(0) || (tokens.size() > 1 && total_at(tokens.size() - 1)));
  });
}

SpreadsheetRow without_words_for_total(SpreadsheetRow row, const SpreadsheetColumns& columns, const PhraseBook& words) {
  for (const SpreadsheetColumn* mixed : columns.that_hold(Holds::subunits))
    if (mixed->at < row.cells.size()) row.cells[mixed->at].clear();
  for (std::string& cell : row.cells) {
    const Tokens tokens = tokens_of(cell);
    const std::optional<PhraseFound> total = tokens.empty() ? std::nullopt : words.find(Sense::total, tokens, 0);
    if (total && total->length == tokens.size()) cell.clear();
  }
  return row;
}

bool sums_up(const ReadRow& read, const TextOutline& above) {
  if (!read.parts.name.empty() || !read.name.empty() || !read.parts.facts.figures() || read.parts.facts.kind ||
      read.unit_level || read.level)
    return false;
  const bool names_command =
      std::any_of(read.path.begin(), read.path.end(), [](const NamedCommand& command) { return command.here; });
  if (names_command || above.nodes.empty() || above.nodes.back().item.is != Item::Is::unit) return false;
  const std::vector<std::string>& guessed = above.nodes.back().item.parts.guessed;
  return std::find(guessed.begin(), guessed.end(), kGuessedName) == guessed.end();
}

void add_total(TextOutline& out, const std::vector<std::size_t>& open, const TextLine& line, const ReadRow& read) {
  out.looks.insert(out.looks.end(), read.looks.begin(), read.looks.end());
  StatedTotal total{line, read.parts.facts, {}, out.roots};
  std::copy_if(open.begin(), open.end(), std::back_inserter(total.open),
               [&](std::size_t command) { return !out.nodes[command].children.empty(); });
  const bool commands = std::any_of(out.roots.begin(), out.roots.end(),
                                    [&](std::size_t root) { return out.nodes[root].item.is != Item::Is::unit; });
  if (total.open.empty() && commands) total.open.push_back(out.roots.front());
  if (out.roots.empty() || !total.facts.figures()) {
    out.looks.push_back(
        {"", line.line, "", line.text, "a total with figures, below its command", "Correct the row or remove it"});
    return;
  }
  if (!total.open.empty() && out.nodes[total.open.back()].item.is == Item::Is::unit) return;
  out.totals.push_back(std::move(total));
}

}  // namespace estafette::readers
