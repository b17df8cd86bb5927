// A deed as a form on a page, and its second step: what would happen, the command that does the same, and two buttons.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/deeds/post_form.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// What is in the fields of a form already, by their names.
using FilledIn = std::multimap<std::string, std::string>;

/// Adds the form to be filled in; its button shows what would happen. `choices`: lists for fields whose choices only
/// the page knows, by the field's name.
void add_form(HtmlPage& page, const DeedForm& deed, const Stamp& stamp, const FilledIn& filled_in,
              const Lists& choices = {});

/// The same without a heading, at a place of the page's.
void add_form_at(HtmlPage& page, pugi::xml_node place, const DeedForm& deed, const Stamp& stamp, const FilledIn& filled,
                 const Lists& choices = {});

/// Adds a command as it would be typed, to be copied; its options are not broken over two lines.
void add_command(HtmlPage& page, const std::string& command);

/// Adds one field to a form of another kind.
void add_field_to(pugi::xml_node form, const FormField& field, const FilledIn& filled, const Stamp& stamp);

/// What stands in a list for a folder of that name: "1813", "1806 (your own)".
[[nodiscard]] std::string last_name(const std::string& folder);

/// Adds a form of one button to show what would happen, with all values filled in already. Gives the button.
pugi::xml_node add_button_form(pugi::xml_node place, const DeedForm& deed, const Stamp& stamp, const FilledIn& values,
                               const std::string& text);

/// Adds the form that opens another campaign; it changes none, so nothing is shown first.
void add_open_form(HtmlPage& page, const std::vector<std::string>& campaigns, const Stamp& stamp);

/// Adds the form that asks for a part of the history; it changes nothing.
void add_history_form(HtmlPage& page, const FilledIn& filled_in);

/// Adds the panel below what would happen: the command, the button that names the deed, and the way back. `form`: the
/// fields as they were filled in, files by the names under which they were kept.
void add_commit_panel(HtmlPage& page, const DeedForm& deed, const Stamp& stamp, const FilledIn& form,
                      const std::string& command);

/// The fields of the deed that the request has filled in.
[[nodiscard]] FilledIn filled_in(const DeedForm& deed, const Request& request);

}  // namespace estafette::desk
