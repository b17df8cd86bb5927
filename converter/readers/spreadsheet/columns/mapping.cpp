#include "converter/readers/spreadsheet/columns/mapping.hpp"

#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <algorithm>
#include <set>

namespace estafette::readers {
namespace {

const std::vector<std::string>& hierarchy_words() {
  static const std::vector<std::string> kWords = {"columns", "level", "indentation", "words"};
  return kWords;
}

std::size_t place_in(const std::vector<std::string>& words, std::string_view word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), fold(word)) - words.begin());
}

/// A word for a kind, quality, level or unit must be one of the outline's.
void check_value(XmlElement& element, const std::string& attribute, Holds holds, const std::string& value) {
  const std::vector<std::string> allowed = values_of(holds);
  if (allowed.empty() || place_in(allowed, value) < allowed.size()) return;
  const std::string near = nearest(value, allowed);
  element.complain(attribute, value, one_of(allowed), near.empty() ? "" : "Did you mean \"" + near + "\"?");
}

MappedColumn read_column(XmlElement& element) {
  MappedColumn column;
  column.title = element.text_or("title", "");
  column.number = element.number_or("number", 1, kMostColumns, 0);
  if (column.title.empty() && column.number == 0) element.complain("title", "", "the column's title, or its number");
  column.holds = holds_from(element.word("is", holds_words())).value_or(Holds::other);
  column.above = element.word_or("blank", {"above", "none"}, "none") == "above";
  column.guess = element.text_or("guess", "");
  for (XmlElement& value : element.children("value")) {
    column.values.emplace_back(value.text("from"), trim(value.text("to")));
    const std::string& to = column.values.back().second;
    if (!to.empty() && to != kUnknownValue) check_value(value, "to", column.holds, to);
    value.no_others();
  }
  element.no_others();
  return column;
}

/// Only these may be said of all rows at once.
const std::vector<std::string>& constant_words() {
  static const std::vector<std::string> kWords = {"nation", "kind", "quality", "piece",    "note",
                                                  "source", "army", "corps",   "division", "men per figure"};
  return kWords;
}

}  // namespace

const std::vector<std::string>& holds_words() {
  static const std::vector<std::string> kWords = {"army",
                                                  "corps",
                                                  "division",
                                                  "brigade",
                                                  "army commander",
                                                  "corps commander",
                                                  "division commander",
                                                  "brigade commander",
                                                  "level",
                                                  "name",
                                                  "commander",
                                                  "nation",
                                                  "kind",
                                                  "quality",
                                                  "unit",
                                                  "men",
                                                  "present",
                                                  "men of a day",
                                                  "men each",
                                                  "men of a battalion",
                                                  "total",
                                                  "officers",
                                                  "infantry men",
                                                  "cavalry men",
                                                  "gunners",
                                                  "horses",
                                                  "detached",
                                                  "sick",
                                                  "figures",
                                                  "men per figure",
                                                  "battalions",
                                                  "squadrons",
                                                  "companies",
                                                  "batteries",
                                                  "subunits",
                                                  "guns",
                                                  "piece",
                                                  "ratings",
                                                  "note",
                                                  "source",
                                                  "other",
                                                  "skip"};
  return kWords;
}

namespace {

/// The hierarchy that the columns show, if the mapping does not say which.
Hierarchy shown_by(const std::vector<MappedColumn>& columns) {
  const auto any = [&](auto&& holds) {
    return std::any_of(columns.begin(), columns.end(), [&](const MappedColumn& column) { return holds(column.holds); });
  };
  if (any([](Holds holds) { return holds <= Holds::brigade; })) return Hierarchy::columns;
  return any([](Holds holds) { return holds == Holds::level; }) ? Hierarchy::level : Hierarchy::words;
}

}  // namespace

std::string to_string(Holds holds) {
  return holds_words().at(static_cast<std::size_t>(holds));
}

std::optional<Holds> holds_from(std::string_view word) {
  const std::size_t place = place_in(holds_words(), word);
  return place < holds_words().size() ? std::optional(static_cast<Holds>(place)) : std::nullopt;
}

Mapping read_mapping(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "mapping", problems);
  Mapping mapping;
  const bool said = !root.text_or("hierarchy", "").empty();
  if (said)
    mapping.hierarchy = static_cast<Hierarchy>(place_in(hierarchy_words(), root.word("hierarchy", hierarchy_words())));
  mapping.guess = root.text_or("guess", "");
  std::set<std::string> seen;
  for (XmlElement& element : root.children("column")) {
    mapping.columns.push_back(read_column(element));
    const MappedColumn& column = mapping.columns.back();
    if (!seen.insert(fold(column.title) + '/' + std::to_string(column.number)).second) {
      element.complain("title", column.title, "each column once",
                       "If two have the same title, give the second its number");
    }
  }
  if (!said) mapping.hierarchy = shown_by(mapping.columns);
  if (mapping.columns.empty()) root.complain("", "no columns", "a <column> for each of the spreadsheet's");
  for (XmlElement& element : root.children("constant")) {
    const Holds holds = holds_from(element.word("is", constant_words())).value_or(Holds::note);
    const std::string value = element.text("value");
    if (element.has("value") && trim(value).empty())
      element.complain("value", value, "a value for all rows", "Write one, or leave the constant out");
    mapping.constants.push_back({holds, std::string(trim(value)), element.text_or("guess", "")});
    check_value(element, "value", holds, mapping.constants.back().value);
    element.no_others();
  }
  root.no_others();
  problems.refuse_if_any();
  return mapping;
}

std::string to_xml(const Mapping& mapping) {
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("mapping");
  const auto set = [](pugi::xml_node node, const char* name, const std::string& value) {
    node.append_attribute(name).set_value(value.c_str());
  };
  set(root, "hierarchy", hierarchy_words().at(static_cast<std::size_t>(mapping.hierarchy)));
  if (!mapping.guess.empty()) set(root, "guess", mapping.guess);
  for (const MappedColumn& column : mapping.columns) {
    pugi::xml_node node = root.append_child("column");
    if (!column.title.empty()) set(node, "title", column.title);
    if (column.number > 0) set(node, "number", std::to_string(column.number));
    set(node, "is", to_string(column.holds));
    if (column.above) set(node, "blank", "above");
    if (!column.guess.empty()) set(node, "guess", column.guess);
    for (const auto& [from, to] : column.values) {
      pugi::xml_node value = node.append_child("value");
      set(value, "from", from);
      set(value, "to", to);
    }
  }
  for (const auto& [holds, value, guess] : mapping.constants) {
    pugi::xml_node node = root.append_child("constant");
    set(node, "is", to_string(holds));
    set(node, "value", value);
    if (!guess.empty()) set(node, "guess", guess);
  }
  return to_text(document);
}

}  // namespace estafette::readers
