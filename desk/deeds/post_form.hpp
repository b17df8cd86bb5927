// What every form of the desk begins and ends with, so that none forgets its token.
#pragma once

#include <pugixml.hpp>

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// What there is to choose from, by the name of the list (FormField::list).
using Lists = std::map<std::string, std::vector<std::string>>;

/// What every form carries: that its page is the desk's own, and how far the campaign had come when it was drawn; the
/// lists from which its fields are chosen, and what people call that which is chosen: "france": "France".
struct Stamp {
  std::string token, at;
  Lists lists = {};
  std::map<std::string, std::string> names = {};
};

/// Adds a form to `place` that is sent to `action`, with the token.
pugi::xml_node begin_post_form(pugi::xml_node place, const std::string& action, const Stamp& stamp);

/// Adds an input of that type to a form or a label, and gives it.
pugi::xml_node add_typed_input(pugi::xml_node place, const char* type, const std::string& name,
                               const std::string& value);

/// A value that is sent with the form and not shown.
void add_hidden(pugi::xml_node form, const std::string& name, const std::string& value);

/// Adds the button that sends the form, and gives it.
pugi::xml_node add_button(pugi::xml_node form, const std::string& text);

}  // namespace estafette::desk
