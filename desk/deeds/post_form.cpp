#include "desk/deeds/post_form.hpp"

#include "base/markup/html_table.hpp"
#include "desk/wire/gate.hpp"

namespace estafette::desk {

pugi::xml_node begin_post_form(pugi::xml_node place, const std::string& action, const Stamp& stamp) {
  pugi::xml_node form = add_element(place, "form");
  form.append_attribute("method") = "post";
  form.append_attribute("action") = action.c_str();
  add_hidden(form, Gate::kToken, stamp.token);
  return form;
}

pugi::xml_node add_typed_input(pugi::xml_node place, const char* type, const std::string& name,
                               const std::string& value) {
  pugi::xml_node input = add_element(place, "input");
  input.append_attribute("type") = type;
  input.append_attribute("name") = name.c_str();
  input.append_attribute("value") = value.c_str();
  return input;
}

void add_hidden(pugi::xml_node form, const std::string& name, const std::string& value) {
  add_typed_input(form, "hidden", name, value);
}

pugi::xml_node add_button(pugi::xml_node form, const std::string& text) {
  pugi::xml_node button = add_element(add_element(form, "p", "", "act"), "button", text);
  button.append_attribute("type") = "submit";
  return button;
}

}  // namespace estafette::desk
