#include "converter/readers/workbook/foreign_xml.hpp"

#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

std::string_view without_prefix(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

}  // namespace

pugi::xml_document xml_part(Archive& archive, const std::string& part) {
  return foreign_xml(archive.read(part), archive.file() + " (" + part + ")");
}

pugi::xml_document foreign_xml(std::string_view bytes, const std::string& name) {
  const std::optional<std::string> text = decode(bytes);
  if (!text) throw Refusal(Problem{name, 0, "", "bytes that are not text", "XML", "Save the sheet as CSV (UTF-8)"});
  return parse_foreign_xml(*text, name);
}

std::string_view local_name(const pugi::xml_node& node) {
  return without_prefix(node.name());
}

pugi::xml_node child_named(const pugi::xml_node& node, std::string_view name) {
  return node.find_child([&](const pugi::xml_node& child) { return local_name(child) == name; });
}

std::vector<pugi::xml_node> children_named(const pugi::xml_node& node, std::string_view name) {
  std::vector<pugi::xml_node> found;
  for (const pugi::xml_node& child : node.children())
    if (local_name(child) == name) found.push_back(child);
  return found;
}

std::string_view attribute_named(const pugi::xml_node& node, std::string_view name) {
  for (const pugi::xml_attribute& attribute : node.attributes())
    if (without_prefix(attribute.name()) == name) return attribute.value();
  return {};
}

std::size_t count_in(const pugi::xml_node& node, std::string_view name, std::size_t otherwise, std::size_t most) {
  const std::optional<int> value = whole_number(attribute_named(node, name));
  if (!value || *value < 0) return otherwise;
  return std::min(static_cast<std::size_t>(*value), most);
}

}  // namespace estafette::readers
