// Every page, drawing and XML file is written here, and nowhere else: whatever a name holds, it stays a name.
#pragma once

#include <pugixml.hpp>

#include <string>
#include <string_view>

namespace estafette {

/// A text as it must be written between tags, or in the quotes of an attribute.
[[nodiscard]] std::string escaped(std::string_view text);

/// True if escaped() would change nothing.
[[nodiscard]] bool is_plain(std::string_view text);

/// Puts it at the end of a page, without making a text of it first.
void add_escaped(std::string& page, std::string_view text);

/// The document as text, without letters that nobody can see (base/hidden.hpp). `indent` and `format`: as pugixml wants
/// them.
[[nodiscard]] std::string markup(const pugi::xml_document& document, const char* indent, unsigned format);

/// What a page may do, for its head: show its own pictures, use its own style and type, and run `script` if that is not
/// empty.
/// It loads nothing from anywhere, sends nothing, and runs no other script, even if somebody's name is one.
[[nodiscard]] std::string page_policy(std::string_view script = {});

}  // namespace estafette
