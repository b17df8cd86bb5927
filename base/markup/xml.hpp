// Reads XML, with the line of every element, so that a problem can name it; and writes XML, always in the same form.
#pragma once

#include "base/problem.hpp"

#include <pugixml.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace estafette {

/// One element of an XML file while it is read. Ask for each attribute and child once, then call no_others():
/// whatever was never asked for is a misspelling, and is reported with the nearest known name.
class XmlElement {
 public:
  /// The root element of `text`. Throws Refusal if the text is not well-formed XML, its root has another name, it holds
  /// a letter that nobody can see (base/hidden.hpp), or it refers to an entity other than the five that XML knows.
  /// `problems` gathers what the later calls find; it must outlive the element, and the caller refuses at the end.
  static XmlElement parse(const std::string& text, const std::string& file, const std::string& root,
                          ProblemList& problems);

  [[nodiscard]] std::string name() const { return node_.name(); }
  [[nodiscard]] int line() const;
  [[nodiscard]] const std::string& file() const;

  /// The attribute's text. If it is missing, that is a problem, and the text is empty.
  [[nodiscard]] std::string text(const std::string& attribute);
  /// The same for names: a tab or the end of a line in it, which only a reference can bring there, is a problem, and so
  /// are more than 200 letters.
  [[nodiscard]] std::string on_one_line(const std::string& attribute);
  /// The attribute's text, or `otherwise` if it is not there.
  [[nodiscard]] std::string text_or(const std::string& attribute, const std::string& otherwise);
  /// A whole number within bounds; anything else, or nothing, is a problem and gives `low`.
  [[nodiscard]] int number(const std::string& attribute, int low, int high);
  [[nodiscard]] int number_or(const std::string& attribute, int low, int high, int otherwise);
  /// A decimal number within bounds; anything else, or nothing, is a problem and gives `low`.
  [[nodiscard]] double decimal(const std::string& attribute, double low, double high);
  [[nodiscard]] double decimal_or(const std::string& attribute, double low, double high, double otherwise);
  /// One of `words`. Any other is a problem, for which the nearest of them is suggested, and gives the first.
  [[nodiscard]] std::string word(const std::string& attribute, const std::vector<std::string>& words);
  [[nodiscard]] std::string word_or(const std::string& attribute, const std::vector<std::string>& words,
                                    const std::string& otherwise);
  [[nodiscard]] bool has(const std::string& attribute) const { return !node_.attribute(attribute.c_str()).empty(); }
  /// The text between the element's tags, trimmed.
  [[nodiscard]] std::string content() const;

  /// All children of that name, in order; there may be none.
  [[nodiscard]] std::vector<XmlElement> children(const std::string& name);
  /// The one child of that name; if it is missing, or there is a second one, that is a problem. Missing: nothing.
  [[nodiscard]] std::optional<XmlElement> child(const std::string& name);
  [[nodiscard]] std::optional<XmlElement> child_if_any(const std::string& name);
  /// All children in order, whatever their names.
  [[nodiscard]] std::vector<XmlElement> all_children();

  /// Reports attributes and children that were never asked for, and attributes that come twice.
  void no_others();

  /// Reports a problem with this element.
  void complain(const std::string& attribute, const std::string& found, const std::string& expected,
                const std::string& remedy = "");

 private:
  struct Source;
  XmlElement(std::shared_ptr<const Source> source, pugi::xml_node node) : source_(std::move(source)), node_(node) {}
  XmlElement at(pugi::xml_node node) const { return {source_, node}; }
  std::optional<std::string> asked(const std::string& attribute);

  std::shared_ptr<const Source> source_;
  pugi::xml_node node_;
  std::vector<std::string> known_attributes_;
  std::vector<std::string> known_children_;
};

/// A file of another program, in whose names we have no say: the document as it stands, with the blanks between its
/// elements. Throws Refusal as XmlElement::parse does; any root will do.
[[nodiscard]] pugi::xml_document parse_foreign_xml(const std::string& text, const std::string& file);

/// The document as text: two blanks for each depth, UTF-8, with the XML declaration.
[[nodiscard]] std::string to_text(const pugi::xml_document& document);

}  // namespace estafette
