#include "converter/readers/outline/xml.hpp"

#include "base/text.hpp"
#include "converter/readers/outline/outline.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

/// Far deeper than any chain of command: hostile nesting is refused before it uses up the stack.
constexpr std::size_t kDeepest = 16;

std::string swapped(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

pugi::xml_node append_row(pugi::xml_node parent, const OutlineRow& row) {
  pugi::xml_node node = parent.append_child(swapped(row[OutlineColumn::level], ' ', '-').c_str());
  for (std::size_t i = 1; i < kColumns.size(); ++i) {
    if (!row.texts.at(i).empty()) node.append_attribute(kColumns.at(i).data()) = row.texts.at(i).c_str();
  }
  return node;
}

void read_into(OutlineTree& tree, XmlElement& element, ProblemList& problems) {
  OutlineRow given;
  given[OutlineColumn::level] = swapped(element.name(), '-', ' ');
  for (std::size_t i = 1; i < kColumns.size(); ++i)
    given.texts.at(i) = element.text_or(std::string(kColumns.at(i)), "");
  OutlineRowView row;
  row.line = element.line();
  for (std::size_t i = 0; i < kColumns.size(); ++i) row.texts.at(i) = trim(given.texts.at(i));  // as in CSV
  auto parsed = parse_row(row, element.file(), problems);
  if (auto* formation = std::get_if<Formation>(&parsed)) {
    tree.open(std::move(*formation), row.line);
    if (tree.depth() < kDeepest) {
      for (XmlElement& child : element.all_children()) read_into(tree, child, problems);
    }
    tree.close();
  } else if (auto* unit = std::get_if<Unit>(&parsed)) {
    tree.add(std::move(*unit), row.line);
  }
  element.no_others();
}

}  // namespace

Orbat read_outline_xml(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "orbat", problems);
  OutlineTree tree(file, problems);
  std::vector<XmlElement> children = root.all_children();
  if (children.empty()) root.complain("", "an empty <orbat>", "an army, corps or division in it");
  for (XmlElement& child : children) read_into(tree, child, problems);
  root.no_others();
  problems.refuse_if_any();
  return tree.finish();
}

std::string to_xml(const Orbat& orbat) {
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("orbat");
  for (const Formation& formation : orbat.formations) append_formation(root, formation);
  return to_text(document);
}

void append_formation(pugi::xml_node parent, const Formation& formation) {
  pugi::xml_node node = append_row(parent, row_of(formation));
  for (const Unit& unit : formation.units) append_row(node, row_of(unit));
  for (const Formation& child : formation.formations) append_formation(node, child);
}

Formation read_formation(XmlElement& element, ProblemList& problems) {
  OutlineTree tree(element.file(), problems);
  read_into(tree, element, problems);
  Orbat orbat = tree.finish();
  return orbat.formations.empty() ? Formation{} : std::move(orbat.formations.front());
}

}  // namespace estafette::readers
