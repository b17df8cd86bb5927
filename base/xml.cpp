#include "base/xml.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace estafette {

/// The parsed file, shared by all its elements.
struct XmlElement::Source {
  std::string file;
  std::vector<std::ptrdiff_t> line_ends;
  pugi::xml_document document;
  ProblemList* problems = nullptr;

  [[nodiscard]] int line_at(std::ptrdiff_t offset) const {
    return static_cast<int>(std::lower_bound(line_ends.begin(), line_ends.end(), offset) - line_ends.begin()) + 1;
  }
};

XmlElement XmlElement::parse(const std::string& text, const std::string& file, const std::string& root,
                             ProblemList& problems) {
  auto source = std::make_shared<Source>();
  source->file = file;
  source->problems = &problems;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool lone_cr = text[i] == '\r' && !std::string_view(text).substr(i, 2).ends_with('\n');
    if (text[i] == '\n' || lone_cr) source->line_ends.push_back(static_cast<std::ptrdiff_t>(i));
  }
  const pugi::xml_parse_result result =
      source->document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!result) {
    throw Refusal(Problem{file, source->line_at(result.offset), "", result.description(), "well-formed XML",
                          "Look for a missing quotation mark, bracket or closing tag here or just above"});
  }
  const pugi::xml_node top = source->document.document_element();
  XmlElement element(source, top);
  if (top.name() != root) {
    throw Refusal(Problem{file, element.line(), "", fmt::format("<{}>", top.name()), fmt::format("<{}>", root),
                          "Is this the right file?"});
  }
  return element;
}

int XmlElement::line() const {
  return source_->line_at(node_.offset_debug());
}
const std::string& XmlElement::file() const {
  return source_->file;
}

std::optional<std::string> XmlElement::asked(const std::string& attribute) {
  known_attributes_.push_back(attribute);
  const pugi::xml_attribute found = node_.attribute(attribute.c_str());
  if (found.empty()) return std::nullopt;
  return std::string(found.value());
}

std::string XmlElement::text(const std::string& attribute) {
  const std::optional<std::string> value = asked(attribute);
  if (!value) complain(attribute, "", fmt::format("{}=\"...\" in <{}>", attribute, name()));
  return value.value_or("");
}

std::string XmlElement::text_or(const std::string& attribute, const std::string& otherwise) {
  return asked(attribute).value_or(otherwise);
}

int XmlElement::number(const std::string& attribute, int low, int high) {
  const std::string given = text(attribute);
  if (!has(attribute)) return low;
  const std::optional<int> value = whole_number(given);
  if (value && *value >= low && *value <= high) return *value;
  complain(attribute, given, fmt::format("a whole number, {} to {}", low, high));
  return low;
}

int XmlElement::number_or(const std::string& attribute, int low, int high, int otherwise) {
  return has(attribute) ? number(attribute, low, high) : (asked(attribute), otherwise);
}

double XmlElement::decimal(const std::string& attribute, double low, double high) {
  const std::string given = text(attribute);
  if (!has(attribute)) return low;
  const std::optional<double> value = decimal_number(given);
  if (value && *value >= low && *value <= high) return *value;
  complain(attribute, given, fmt::format("a number with \".\" as its decimal mark, {} to {}", low, high));
  return low;
}

double XmlElement::decimal_or(const std::string& attribute, double low, double high, double otherwise) {
  return has(attribute) ? decimal(attribute, low, high) : (asked(attribute), otherwise);
}

std::string XmlElement::word(const std::string& attribute, const std::vector<std::string>& words) {
  const std::string given = text(attribute);
  if (std::find(words.begin(), words.end(), given) != words.end()) return given;
  if (has(attribute)) {
    const std::string near = nearest(given, words);
    complain(attribute, given, one_of(words), near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  }
  return words.front();
}

std::string XmlElement::word_or(const std::string& attribute, const std::vector<std::string>& words,
                                const std::string& otherwise) {
  return has(attribute) ? word(attribute, words) : (asked(attribute), otherwise);
}

std::string XmlElement::content() const {
  return std::string(trim(node_.text().get()));
}

std::vector<XmlElement> XmlElement::children(const std::string& name) {
  known_children_.push_back(name);
  std::vector<XmlElement> found;
  for (const pugi::xml_node& node : node_.children(name.c_str())) found.push_back(at(node));
  return found;
}

std::optional<XmlElement> XmlElement::child_if_any(const std::string& name) {
  std::vector<XmlElement> found = children(name);
  if (found.size() > 1) {
    found[1].complain("", fmt::format("a second <{}>", name), fmt::format("one <{}> in <{}>", name, this->name()));
  }
  if (found.empty()) return std::nullopt;
  return found.front();
}

std::optional<XmlElement> XmlElement::child(const std::string& name) {
  std::optional<XmlElement> found = child_if_any(name);
  if (!found) complain("", "", fmt::format("a <{}> in <{}>", name, this->name()));
  return found;
}

std::vector<XmlElement> XmlElement::all_children() {
  std::vector<XmlElement> found;
  for (const pugi::xml_node& node : node_.children()) {
    if (node.type() != pugi::node_element) continue;
    known_children_.emplace_back(node.name());
    found.push_back(at(node));
  }
  return found;
}

void XmlElement::no_others() {
  const auto report = [this](const std::string& given, const std::vector<std::string>& known, const std::string& what,
                             XmlElement where) {
    if (std::find(known.begin(), known.end(), given) != known.end()) return;
    const std::string near = nearest(given, known);
    where.complain("", given, known.empty() ? fmt::format("no {} in <{}>", what, name()) : one_of(known),
                   near.empty() ? "Remove it" : fmt::format("Did you mean \"{}\"?", near));
  };
  for (const pugi::xml_attribute& attribute : node_.attributes()) {
    report(attribute.name(), known_attributes_, "attribute", *this);
    if (node_.attribute(attribute.name()) != attribute) {
      complain(attribute.name(), attribute.value(), fmt::format("one {}=\"...\" in <{}>", attribute.name(), name()),
               "Remove one of them");
    }
  }
  for (const pugi::xml_node& node : node_.children()) {
    if (node.type() == pugi::node_element) report(node.name(), known_children_, "element", at(node));
  }
}

void XmlElement::complain(const std::string& attribute, const std::string& found, const std::string& expected,
                          const std::string& remedy) {
  source_->problems->add({file(), line(), attribute, found, expected, remedy});
}

std::string to_text(const pugi::xml_document& document) {
  std::ostringstream out;
  document.save(out, "  ", pugi::format_indent, pugi::encoding_utf8);
  return out.str();
}

}  // namespace estafette
