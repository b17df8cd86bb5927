#include "base/markup/xml.hpp"

#include "base/ascii.hpp"
#include "base/hidden.hpp"
#include "base/invisible.hpp"
#include "base/letters.hpp"
#include "base/markup/markup.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <utility>

namespace estafette {

/// The parsed file, shared by all its elements.
struct XmlElement::Source {
  std::string file;
  std::vector<std::ptrdiff_t> line_ends;
  pugi::xml_document document;
  ProblemList* problems = nullptr;
};

namespace {

/// The letter of "#233" or "#xE9"; hidden if it is none.
char32_t letter_of(std::string_view reference) {
  reference.remove_prefix(1);
  const bool hexadecimal = reference.starts_with('x');
  if (hexadecimal) reference.remove_prefix(1);
  std::uint32_t letter = 0;
  const char* const end = reference.data() + reference.size();
  const auto [at, error] = std::from_chars(reference.data(), end, letter, hexadecimal ? 16 : 10);
  return error == std::errc{} && at == end && !reference.empty() ? letter : 0;
}

/// True if "#233" is the number of a letter that can be seen.
bool can_be_seen(std::string_view reference) {
  const char32_t letter = letter_of(reference);
  return !is_hidden(letter) && !is_invisible(letter);
}

/// pugixml leaves an entity that it does not know as it stands, and ends a text at "&#0;".
bool allowed(std::string_view reference) {
  constexpr std::array<std::string_view, 5> kEntities = {"amp", "lt", "gt", "quot", "apos"};
  if (reference.starts_with('#')) return can_be_seen(reference);
  return std::find(kEntities.begin(), kEntities.end(), reference) != kEntities.end();
}

/// Where two letters come in a text, place by place. Each is searched for by itself, which is many bytes at a time.
class PlacesOf {
 public:
  PlacesOf(std::string_view text, char one, char other)
      : text_(text), one_{one, text.find(one)}, other_{other, text.find(other)} {}

  /// The first at or behind `from`, which never goes back; npos if there is none.
  std::size_t next(std::size_t from) { return std::min(next(one_, from), next(other_, from)); }

 private:
  struct Letter {
    char letter;
    std::size_t at;  ///< the first behind all that was asked for
  };
  std::size_t next(Letter& one, std::size_t from) const {
    if (one.at < from) one.at = text_.find(one.letter, from);
    return one.at;
  }

  std::string_view text_;
  Letter one_, other_;
};

/// The end of a comment, a CDATA section or a processing instruction that begins there, in which "&" is only a letter;
/// behind the "<" if none does.
std::size_t end_of_unread(std::string_view text, std::size_t at) {
  constexpr std::array<std::array<std::string_view, 2>, 3> kUnread = {
      {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}}};
  for (const auto& [begin, end] : kUnread)
    if (text.substr(at).starts_with(begin)) return text.find(end, at + begin.size());
  return at + 1;
}

/// "#233" of "&#233;".
std::string_view inside(std::string_view reference) {
  return reference.substr(1, reference.size() - 2);
}

constexpr std::size_t kLongestNameInXml = 200;  ///< letters: it stands on every page
constexpr std::size_t kLongestReference = 12;   ///< letters: "&#x10FFFF;" has ten

void refuse_entities(std::string_view text, const std::string& file, const std::vector<std::ptrdiff_t>& line_ends) {
  ProblemList problems;
  PlacesOf marks(text, '<', '&');
  std::size_t unread = 0;  // as far as nothing is read
  for (std::size_t at = marks.next(0); at < text.size(); at = marks.next(at)) {
    if (text[at] == '<') {
      if (at >= unread) unread = end_of_unread(text, at);
      ++at;
      continue;
    }
    const std::size_t end = text.substr(at, kLongestReference).find(';');
    const std::size_t length = end == std::string_view::npos ? 1 : end + 1;
    const std::string_view reference = text.substr(at, length);
    // What looks like a comment may be part of an attribute, so the number of a hidden letter is refused there too.
    const bool complete = length >= 3;
    const bool refused = at < unread ? complete && reference.starts_with("&#") && !can_be_seen(inside(reference))
                                     : !complete || !allowed(inside(reference));
    if (refused) {
      const auto line = std::lower_bound(line_ends.begin(), line_ends.end(), static_cast<std::ptrdiff_t>(at));
      problems.add({file, static_cast<int>(line - line_ends.begin()) + 1, "", std::string(reference),
                    "&amp; &lt; &gt; &quot; &apos; or the number of a letter that can be seen: &#233;",
                    "Type the letter itself; for \"&\" write &amp;"});
    }
    at += length;
  }
  problems.refuse_if_any();
}

std::vector<std::ptrdiff_t> line_ends_of(std::string_view text) {
  std::vector<std::ptrdiff_t> ends;
  PlacesOf returns(text, '\n', '\r');
  for (std::size_t at = returns.next(0); at < text.size(); at = returns.next(at + 1))
    if (!std::string_view(text).substr(at).starts_with("\r\n")) ends.push_back(static_cast<std::ptrdiff_t>(at));
  return ends;
}

/// The line, from 1, of a place in a text.
int line_at(std::ptrdiff_t offset, const std::vector<std::ptrdiff_t>& line_ends) {
  return static_cast<int>(std::lower_bound(line_ends.begin(), line_ends.end(), offset) - line_ends.begin()) + 1;
}

/// Well-formed, without hidden letters and without entities that could hold anything.
pugi::xml_document checked_document(const std::string& text, const std::string& file,
                                    const std::vector<std::ptrdiff_t>& line_ends, unsigned options) {
  refuse_hidden(text, file);
  refuse_entities(text, file, line_ends);
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_buffer(text.data(), text.size(), options, pugi::encoding_utf8);
  if (!result) {
    throw Refusal(Problem{file, line_at(result.offset, line_ends), "", result.description(), "well-formed XML",
                          "Look for a missing quotation mark, bracket or closing tag here or just above"});
  }
  return document;
}

/// The one element that a file is; beside it there may be comments, and nothing that would be passed over in silence.
pugi::xml_node only_element(const pugi::xml_document& document, const std::string& file,
                            const std::vector<std::ptrdiff_t>& line_ends) {
  const pugi::xml_node top = document.document_element();
  if (top.empty())
    throw Refusal(Problem{file, static_cast<int>(line_ends.size()) + 1, "", "No document element found",
                          "well-formed XML",
                          "Look for a missing quotation mark, bracket or closing tag here or just above"});
  for (const pugi::xml_node other : document.children()) {
    const bool words = other.type() == pugi::node_pcdata || other.type() == pugi::node_cdata;
    if (!words && (other.type() != pugi::node_element || other == top)) continue;
    const std::string said = words ? other.value() : fmt::format("<{}>", other.name());
    const auto blanks = static_cast<std::ptrdiff_t>(said.find_first_not_of(" \t\r\n"));
    throw Refusal(Problem{file, line_at(other.offset_debug() + blanks, line_ends), "", std::string(trim(said)),
                          fmt::format("nothing beside <{}> but comments", top.name()),
                          "Are these two files in one? Take out what is not part of it"});
  }
  return top;
}

/// Throws Refusal if there is not one tag in it: a letter, a spreadsheet, an empty file.
void require_tags(const std::string& text, const std::string& file, const std::string& root) {
  constexpr std::size_t kShown = 60, kLooked = 1000;  // letters
  for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at + 1))
    if (at + 1 < text.size() && (is_letter(text[at + 1]) || text[at + 1] == '?' || text[at + 1] == '!')) return;
  const std::string_view said = trim(text);
  throw Refusal(Problem{file, 0, "",
                        said.empty() ? "an empty file" : shorten(one_line(said.substr(0, kLooked)), kShown),
                        fmt::format("XML that begins with <{}>", root), "Is this the right file?"});
}

}  // namespace

XmlElement XmlElement::parse(const std::string& text, const std::string& file, const std::string& root,
                             ProblemList& problems) {
  auto source = std::make_shared<Source>();
  source->file = file;
  source->problems = &problems;
  source->line_ends = line_ends_of(text);
  require_tags(text, file, root);
  source->document = checked_document(text, file, source->line_ends, pugi::parse_default | pugi::parse_fragment);
  const pugi::xml_node top = only_element(source->document, file, source->line_ends);
  XmlElement element(source, top);
  if (top.name() != root) {
    throw Refusal(Problem{file, element.line(), "", fmt::format("<{}>", top.name()), fmt::format("<{}>", root),
                          "Is this the right file?"});
  }
  return element;
}

pugi::xml_document parse_foreign_xml(const std::string& text, const std::string& file) {
  return checked_document(text, file, line_ends_of(text), pugi::parse_default | pugi::parse_ws_pcdata);
}

int XmlElement::line() const {
  return line_at(node_.offset_debug(), source_->line_ends);
}
const std::string& XmlElement::file() const {
  return source_->file;
}

std::optional<std::string> XmlElement::asked(const std::string& attribute) {
  constexpr std::size_t kUsual = 12;  ///< attributes that an element may have
  if (known_attributes_.empty()) known_attributes_.reserve(kUsual);
  known_attributes_.push_back(attribute);
  const pugi::xml_attribute found = node_.attribute(attribute.c_str());
  if (found.empty()) return std::nullopt;
  return std::string(found.value());
}

std::string XmlElement::text(const std::string& attribute) {
  std::optional<std::string> value = asked(attribute);
  if (!value) complain(attribute, "", fmt::format("{}=\"...\" in <{}>", attribute, name()));
  return std::move(value).value_or("");
}

std::string XmlElement::on_one_line(const std::string& attribute) {
  std::string value = text(attribute);
  if (value.find_first_of("\t\n\r") != std::string::npos)
    complain(attribute, value, "words on one line", "Take out &#9;, &#10; and &#13;");
  if (value.size() > kLongestNameInXml && shorten(value, kLongestNameInXml) != value)
    complain(attribute, shorten(value, kLongestNameInXml) + "...",
             fmt::format("at most {} letters", kLongestNameInXml));
  return value;
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
  const auto is_known = [](std::string_view given, const std::vector<std::string>& known) {
    return std::find(known.begin(), known.end(), given) != known.end();
  };
  const auto report = [this](const char* given, const std::vector<std::string>& known, const std::string& what,
                             XmlElement where) {
    const std::string near = nearest(given, known);
    where.complain("", given, known.empty() ? fmt::format("no {} in <{}>", what, name()) : one_of(known),
                   near.empty() ? "Remove it" : fmt::format("Did you mean \"{}\"?", near));
  };
  for (auto attribute = node_.first_attribute(); attribute; attribute = attribute.next_attribute()) {
    if (!is_known(attribute.name(), known_attributes_)) report(attribute.name(), known_attributes_, "attribute", *this);
    if (node_.attribute(attribute.name()) != attribute) {
      complain(attribute.name(), attribute.value(), fmt::format("one {}=\"...\" in <{}>", attribute.name(), name()),
               "Remove one of them");
    }
  }
  for (auto node = node_.first_child(); node; node = node.next_sibling()) {
    if (node.type() == pugi::node_element && !is_known(node.name(), known_children_))
      report(node.name(), known_children_, "element", at(node));
  }
}

void XmlElement::complain(const std::string& attribute, const std::string& found, const std::string& expected,
                          const std::string& remedy) {
  source_->problems->add({file(), line(), attribute, found, expected, remedy});
}

std::string to_text(const pugi::xml_document& document) {
  return markup(document, "  ", pugi::format_indent);
}

}  // namespace estafette
