// The parts of a workbook as XML. Programs choose the prefixes of their names freely: what counts is what comes after
// the colon.
#pragma once

#include "converter/readers/workbook/archive.hpp"

#include <pugixml.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A part as XML. Throws Refusal as Archive::read and parse_foreign_xml (base/markup/xml.hpp) do.
[[nodiscard]] pugi::xml_document xml_part(Archive& archive, const std::string& part);

/// Bytes as XML, in whatever letters. Throws Refusal; `name` says in it where they stand.
[[nodiscard]] pugi::xml_document foreign_xml(std::string_view bytes, const std::string& name);

/// The element's name without its prefix: "row" for <x:row>.
[[nodiscard]] std::string_view local_name(const pugi::xml_node& node);

/// The first child of that name; empty if there is none.
[[nodiscard]] pugi::xml_node child_named(const pugi::xml_node& node, std::string_view name);
[[nodiscard]] std::vector<pugi::xml_node> children_named(const pugi::xml_node& node, std::string_view name);

/// An attribute's text, whatever its prefix; empty if it is not there.
[[nodiscard]] std::string_view attribute_named(const pugi::xml_node& node, std::string_view name);

/// The same as a whole number between 0 and `most`; `otherwise` if it is none.
[[nodiscard]] std::size_t count_in(const pugi::xml_node& node, std::string_view name, std::size_t otherwise,
                                   std::size_t most);

}  // namespace estafette::readers
