#include "desk/deeds/form.hpp"

#include "base/markup/html_table.hpp"

#include <algorithm>

namespace estafette::desk {
namespace {

void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name) = value.c_str();
}

pugi::xml_node begin_form(pugi::xml_node place, const DeedForm& deed, const Stamp& stamp) {
  pugi::xml_node form = begin_post_form(place, "/do/" + deed.name, stamp);
  const bool has_files = std::any_of(deed.fields.begin(), deed.fields.end(),
                                     [](const FormField& field) { return field.by == Filled::file; });
  if (has_files) set(form, "enctype", "multipart/form-data");
  add_hidden(form, "at", stamp.at);
  return form;
}

pugi::xml_node begin_form(HtmlPage& page, const DeedForm& deed, const Stamp& stamp) {
  page.let_send_forms();
  return begin_form(page.part("div"), deed, stamp);
}

std::string first(const FilledIn& values, const std::string& name) {
  const auto found = values.find(name);
  return found == values.end() ? std::string() : found->second;
}

/// What people read for that which is chosen.
std::string shown(const FormField& field, const std::string& choice, const Stamp& stamp) {
  if (const auto says = field.says.find(choice); says != field.says.end()) return says->second;
  if (choice.empty()) return "–";
  if (const auto name = stamp.names.find(choice); name != stamp.names.end()) return name->second;
  return field.list.empty() || field.by == Filled::ticks ? choice : last_name(choice);
}

void add_choice(pugi::xml_node label, const FormField& field, std::vector<std::string> choices,
                const std::string& value, const Stamp& stamp) {
  pugi::xml_node list = add_element(label, "select");
  set(list, "name", field.name);
  if (!field.list.empty() && !field.needed) choices.insert(choices.begin(), "");
  for (const std::string& choice : choices) {
    pugi::xml_node option = add_element(list, "option", shown(field, choice, stamp));
    set(option, "value", choice);
    if (choice == value) set(option, "selected", "selected");
  }
}

void add_input(pugi::xml_node label, const FormField& field, const std::string& value) {
  const bool tall = field.by == Filled::lines || field.by == Filled::letter;
  pugi::xml_node input = add_element(label, tall ? "textarea" : "input", tall ? value : "");
  set(input, "name", field.name);
  if (field.by == Filled::letter) set(input, "id", field.name);  // by which the order writer finds it
  if (tall) {
    set(input, "rows", field.by == Filled::letter ? "14" : "3");
    return;
  }
  set(input, "type", field.by == Filled::file ? "file" : field.by == Filled::number ? "number" : "text");
  if (field.by == Filled::file && !field.single) set(input, "multiple", "multiple");
  if (field.by != Filled::file && !value.empty()) set(input, "value", value);
}

/// Each of the list with a box to tick.
void add_ticks(pugi::xml_node form, const FormField& field, const std::vector<std::string>& choices,
               const FilledIn& values, const Stamp& stamp) {
  pugi::xml_node group = add_element(form, "fieldset", "", "wide ticks");
  add_element(group, "legend", shown(field, field.label, stamp));
  const auto [begin, end] = values.equal_range(field.name);
  for (const std::string& choice : choices) {
    pugi::xml_node label = add_element(group, "label", "", stamp.names.contains(choice) ? "whole" : "");
    pugi::xml_node box = add_typed_input(label, "checkbox", field.name, choice);
    if (std::any_of(begin, end, [&](const auto& one) { return one.second == choice; })) set(box, "checked", "checked");
    add_element(label, "span", shown(field, choice, stamp));
  }
  if (!field.hint.empty()) add_element(group, "small", field.hint);
}

/// What the field is chosen from; null if it is typed. `choices`: by fields; the desk's own lists by their names.
const std::vector<std::string>* choices_for(const FormField& field, const Lists& choices, const Lists& lists) {
  if (const auto listed = choices.find(field.name); listed != choices.end()) return &listed->second;
  if (const auto listed = lists.find(field.list); listed != lists.end() && !listed->second.empty())
    return &listed->second;
  return field.by == Filled::choice ? &field.choices : nullptr;
}

void add_field(pugi::xml_node form, const FormField& field, const FilledIn& values, const Lists& choices,
               const Stamp& stamp) {
  const std::string value = first(values, field.name);
  if (field.by == Filled::given) {
    add_hidden(form, field.name, value);
    return;
  }
  const std::vector<std::string>* listed = choices_for(field, choices, stamp.lists);
  const bool nothing_to_choose = listed != nullptr && listed->size() == 1 && listed->front().empty();
  if (nothing_to_choose) return;
  if (field.by == Filled::ticks) {
    if (listed != nullptr) add_ticks(form, field, *listed, values, stamp);
    return;
  }
  const bool wide = field.by == Filled::lines || field.by == Filled::letter || field.by == Filled::tick;
  pugi::xml_node place = add_element(form, "p", "", field.by == Filled::tick ? "wide tick" : wide ? "wide" : "");
  pugi::xml_node label = add_element(place, "label");
  if (field.by == Filled::tick) {
    pugi::xml_node box = add_typed_input(label, "checkbox", field.name, "yes");
    if (!value.empty()) set(box, "checked", "checked");
    add_element(label, "span", " " + field.label);
    return;
  }
  add_element(label, "span", field.label);
  if (!field.needed && !field.seldom) add_element(label, "span", " (may be left empty)", "if");
  add_element(label, "br");
  if (listed != nullptr)
    add_choice(label, field, *listed, value, stamp);
  else
    add_input(label, field, value);
  if (!field.hint.empty()) add_element(label, "small", field.hint);
}

/// What is seldom needed stands folded below the rest, unless it is filled in.
void add_fields(pugi::xml_node form, const DeedForm& deed, const FilledIn& filled, const Lists& choices,
                const Stamp& stamp) {
  bool any_seldom = false, any_filled = false;
  for (const FormField& field : deed.fields) {
    if (!field.seldom) add_field(form, field, filled, choices, stamp);
    any_seldom = any_seldom || field.seldom;
    any_filled = any_filled || (field.seldom && !first(filled, field.name).empty());
  }
  if (!any_seldom) return;
  pugi::xml_node fold = add_element(form, "details");
  if (any_filled) set(fold, "open", "open");
  add_element(add_element(fold, "summary"), "b", "More options");
  pugi::xml_node place = add_element(fold, "div");
  for (const FormField& field : deed.fields)
    if (field.seldom) add_field(place, field, filled, choices, stamp);
}

}  // namespace

void add_form_at(HtmlPage& page, pugi::xml_node place, const DeedForm& deed, const Stamp& stamp, const FilledIn& filled,
                 const Lists& choices) {
  page.let_send_forms();
  if (!deed.told.empty()) add_element(place, "p", deed.told);
  pugi::xml_node form = begin_form(place, deed, stamp);
  set(form, "class", "deed");
  add_fields(form, deed, filled, choices, stamp);
  add_button(form, deed.at_once ? deed.button : "Show what would happen");
}

void add_form(HtmlPage& page, const DeedForm& deed, const Stamp& stamp, const FilledIn& filled, const Lists& choices) {
  page.heading(deed.title);
  add_form_at(page, page.part("div"), deed, stamp, filled, choices);
}

void add_command(HtmlPage& page, const std::string& command) {
  pugi::xml_node line = page.part("p");
  set(line, "class", "form");
  std::size_t told = 0;
  for (std::size_t at = command.find(" --"); at != std::string::npos; at = command.find(" --", told)) {
    const std::size_t end = std::min(command.find(' ', at + 1), command.size());
    line.append_child(pugi::node_pcdata).set_value(command.substr(told, at + 1 - told).c_str());
    add_element(line, "span", command.substr(at + 1, end - at - 1), "word");
    told = end;
  }
  if (told < command.size()) line.append_child(pugi::node_pcdata).set_value(command.substr(told).c_str());
}

void add_field_to(pugi::xml_node form, const FormField& field, const FilledIn& filled, const Stamp& stamp) {
  add_field(form, field, filled, {}, stamp);
}

std::string last_name(const std::string& folder) {
  const std::size_t stroke = folder.find_last_of('/');
  if (stroke == std::string::npos) return folder;
  return folder.substr(stroke + 1) + (folder.find("received/") == std::string::npos ? "" : " (your own)");
}

pugi::xml_node add_button_form(pugi::xml_node place, const DeedForm& deed, const Stamp& stamp, const FilledIn& values,
                               const std::string& text) {
  pugi::xml_node form = begin_form(place, deed, stamp);
  for (const auto& [name, value] : values) add_hidden(form, name, value);
  pugi::xml_node button = add_element(form, "button", text);
  set(button, "type", "submit");
  return button;
}

void add_open_form(HtmlPage& page, const std::vector<std::string>& campaigns, const Stamp& stamp) {
  page.heading("Open a campaign of this folder");
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), "/open", stamp);
  add_field(form, {"campaign", "Campaign", Filled::choice, "", true, campaigns}, {}, {}, stamp);
  add_button(form, "Open it");
}

void add_history_form(HtmlPage& page, const FilledIn& filled) {
  page.let_send_forms();
  pugi::xml_node form = page.part("form");
  set(form, "method", "get");
  set(form, "action", "/history");
  set(form, "class", "deed");
  for (const FormField& one : std::vector<FormField>{{"force", "Force or headquarters"},
                                                     {"place", "Place"},
                                                     {"turn", "Half-week, by its number"},
                                                     {"rule", "Rule, as 2.1"}})
    add_field(form, one, filled, {}, {});
  add_button(form, "Tell it");
}

void add_commit_panel(HtmlPage& page, const DeedForm& deed, const Stamp& stamp, const FilledIn& values,
                      const std::string& command) {
  page.purpose("Do this now?");
  page.paragraph("The same as:");
  add_command(page, command);
  pugi::xml_node form = begin_form(page, deed, stamp);
  add_hidden(form, "for-good", "yes");
  for (const auto& [name, value] : values) add_hidden(form, name, value);
  set(add_element(add_button(form, deed.button).parent(), "a", "Not yet", "quiet"), "href", "/");
}

FilledIn filled_in(const DeedForm& deed, const Request& request) {
  FilledIn values;
  for (const FormField& field : deed.fields) {
    const auto [begin, end] = request.fields.equal_range(field.name);
    for (auto one = begin; one != end; ++one)
      if (!one->second.empty()) values.emplace(field.name, one->second);
  }
  return values;
}

}  // namespace estafette::desk
