#include "converter/readers/spreadsheet/growing_tree.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"
#include "converter/readers/spreadsheet/rows/staff_row.hpp"
#include "converter/readers/spreadsheet/rows/total_row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {

void GrowingTree::look(std::string expected, std::string remedy) {
  outline.looks.push_back({"", line.line, "", line.text, std::move(expected), std::move(remedy)});
}

std::size_t GrowingTree::add(Parts parts, Item::Is is, std::optional<Level> level) {
  TextNode node;
  node.item.is = is;
  node.item.parts = std::move(parts);
  node.item.level = level;
  node.line = line;
  const std::size_t index = outline.nodes.size();
  outline.nodes.push_back(std::move(node));
  (open.empty() ? outline.roots : outline.nodes[open.back().node].children).push_back(index);
  return index;
}

void GrowingTree::set_commander(std::size_t node, const std::string& commander) {
  if (commander.empty()) return;
  std::string& known = outline.nodes[node].item.parts.commander;
  if (known.empty()) known = commander;
  if (fold(known) != fold(commander))
    look(fmt::format("one commander; further up it was {}", known), "Correct one of them");
}

void GrowingTree::describe(std::size_t node, const Parts& parts) {
  outline.added.push_back(line.line);
  set_commander(node, parts.commander);
  Parts& known = outline.nodes[node].item.parts;
  append(known.note, parts.note);
  if (known.source.empty()) known.source = parts.source;
  if (known.ratings == Ratings{}) known.ratings = parts.ratings;
  Facts figures = parts.facts;
  if (outline.nodes[node].item.nation.empty()) outline.nodes[node].item.nation = figures.nation;
  figures.nation.clear();
  if (!merge(known.facts, figures)) look("the figures of a command only once", "Remove one of them");
}

bool GrowingTree::take_staff(const ReadRow& read) {
  const std::optional<Level> level = level_of_staff(read, words_);
  const auto of_level = std::find_if(open.rbegin(), open.rend(), [&](const OpenCommand& command) {
    const Item& item = outline.nodes[command.node].item;
    return item.is == Item::Is::formation && (!level || item.level == level);
  });
  const auto innermost = std::find_if(open.rbegin(), open.rend(), [&](const OpenCommand& command) {
    return outline.nodes[command.node].item.is == Item::Is::formation;
  });
  const auto command = of_level == open.rend() ? innermost : of_level;
  if (command == open.rend()) return false;
  outline.noted.push_back(line.line);
  Parts& known = outline.nodes[command->node].item.parts;
  const std::string leader = leader_of_staff(read, words_);
  if (known.commander.empty()) {
    known.commander = leader;
  } else if (!leader.empty() && fold(known.commander) != fold(leader)) {
    append(known.note, fmt::format("{}: {}", read.name, leader));
  }
  if (leader != read.parts.note && !read.parts.note.empty())
    append(known.note, fmt::format("{}: {}", read.name, read.parts.note));
  return true;
}

void GrowingTree::take_heading(const ReadRow& read, bool stays) {
  outline.noted.push_back(line.line);
  if (!open.empty() && outline.nodes[open.back().node].children.empty()) arms_in_ = open.back().node;
  const auto ends = [&](const OpenCommand& command) {
    const Item& item = outline.nodes[command.node].item;
    const bool of_an_arm = !item.level && arm_called(item.parts.name, words_);
    return of_an_arm || (open.size() > 1 && command.high <= height(Level::brigade));
  };
  while (!stays && !open.empty() && open.back().node != arms_in_ && ends(open.back())) open.pop_back();
  if (read.parts.commander.empty()) return;
  append(open.empty() ? outline.title : outline.nodes[open.back().node].item.parts.note,
         fmt::format("{}: {}", read.name, read.parts.commander));
}

void GrowingTree::take_total(const ReadRow& read) {
  std::vector<std::size_t> inner_first;
  for (auto command = open.rbegin(); command != open.rend(); ++command) inner_first.push_back(command->node);
  add_total(outline, inner_first, line, read);
}

void GrowingTree::close_summed(const std::string& said) {
  const Tokens tokens = tokens_of(said);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words_.find(Sense::command, tokens, at);
    const std::optional<Level> level = command ? level_from(command->is) : std::nullopt;
    if (!level) continue;
    while (!open.empty() && open.back().high > 0 && open.back().high <= height(*level)) open.pop_back();
    return;
  }
}

}  // namespace estafette::readers
