#include "converter/readers/text/placing/growing_outline.hpp"

#include "base/text.hpp"
#include "converter/readers/tree/entry_doubts.hpp"

#include <utility>

namespace estafette::readers {
namespace {

constexpr int kHeadsEveryPage = 3;          ///< a line that comes so often, and is nothing else, is a page header
constexpr std::size_t kDeepestInText = 16;  ///< far deeper than any chain of command

}  // namespace

GrowingOutline::GrowingOutline(const std::vector<TextNode>& all, const PhraseBook& by_the_words)
    : rows(all), words(by_the_words), set_in(readers::set_in(all)) {
  if (!set_in.any) closed_by_total = ClosedByTotal(rows);
  for (const TextNode& row : rows)
    if (row.item.is == Item::Is::unknown) ++unknown_[fold(row.line.text)];
}

void GrowingOutline::look(const TextLine& line, std::string expected, std::string remedy) {
  outline.looks.push_back({"", line.line, "", line.text, std::move(expected), std::move(remedy)});
}

bool GrowingOutline::heads_every_page(const TextLine& line) const {
  const auto often = unknown_.find(fold(line.text));
  return often != unknown_.end() && often->second >= kHeadsEveryPage;
}

std::string& GrowingOutline::noted(int depth) {
  for (auto index = open.rbegin(); index != open.rend(); ++index)
    if (outline.nodes[*index].line.depth <= depth) return outline.nodes[*index].note;
  return open.empty() ? outline.title : outline.nodes[open.front()].note;
}

void GrowingOutline::add_title(const TextLine& line) {
  outline.noted.push_back(line.line);
  append(outline.title, tidy(line.text));
}

void GrowingOutline::push(TextNode row) {
  for (Problem& doubt : doubts_of_entry(row, words)) outline.looks.push_back(std::move(doubt));
  const std::size_t index = outline.nodes.size();
  if (open.size() >= kDeepestInText) open.resize(kDeepestInText - 1);
  if (open.empty()) {
    outline.roots.push_back(index);
  } else {
    TextNode& above = outline.nodes[open.back()];
    above.children.push_back(index);
    above.holds_deeper = above.holds_deeper || row.line.depth > above.line.depth;
  }
  outline.nodes.push_back(std::move(row));
  open.push_back(index);
}

}  // namespace estafette::readers
