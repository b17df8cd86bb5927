// The outline of a typed text while its rows are placed in it, one after the other.
#pragma once

#include "converter/readers/text/placing/closed_by_total.hpp"
#include "converter/readers/text/placing/open_commands.hpp"
#include "converter/readers/text/placing/set_in.hpp"
#include "converter/readers/tree/tree.hpp"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace estafette::readers {

class GrowingOutline {
 public:
  /// `all`: the rows of the whole text, which must live as long as this, as `by_the_words`.
  GrowingOutline(const std::vector<TextNode>& all, const PhraseBook& by_the_words);

  const std::vector<TextNode>& rows;
  const PhraseBook& words;
  const SetIn set_in;
  TextOutline outline;
  std::vector<std::size_t> open;  ///< commands, and the unit, that the next row may belong to; the innermost last
  ClosedByTotal closed_by_total;
  bool asked_before = false;    ///< nobody understood the row before the one that is placed
  std::size_t title_lines = 0;  ///< above all commands, which nobody understood

  /// Asks about a line.
  void look(const TextLine& line, std::string expected, std::string remedy);

  /// The command or troops placed last; there must be one.
  [[nodiscard]] TextNode& last() { return outline.nodes.back(); }

  /// The innermost open command or unit; there must be one.
  [[nodiscard]] TextNode& innermost() { return outline.nodes[open.back()]; }

  /// Nothing but a nation stands on the last line that was placed: its troops are to come.
  [[nodiscard]] bool only_nation_so_far() const { return outline.nodes.back().item.is == Item::Is::nation; }

  [[nodiscard]] OpenCommands commands() const { return {outline, open, words, set_in.any, set_in.commands}; }

  /// Where a note of that depth goes: to the last unit or command that is not set in further.
  [[nodiscard]] std::string& noted(int depth);

  /// Adds a command or troops below the innermost open command, and leaves it open.
  void push(TextNode row);

  /// Keeps a line that stands above all commands.
  void add_title(const TextLine& line);

  /// True for a line that comes on every page and is nothing else: a header of it.
  [[nodiscard]] bool heads_every_page(const TextLine& line) const;

  /// The line told more of the command or troops above it.
  void tells_of_above(const TextLine& line) { outline.added.push_back(line.line); }

 private:
  std::unordered_map<std::string, int> unknown_;  ///< how often a line comes that nobody understands
};

}  // namespace estafette::readers
