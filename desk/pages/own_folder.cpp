#include "desk/pages/own_folder.hpp"

#include "base/markup/html_table.hpp"
#include "base/problem.hpp"
#include "desk/pages/links.hpp"

#include <algorithm>

namespace estafette::desk {
namespace {

constexpr const char* kFolder = "folder";

}  // namespace

void add_own_folder(HtmlPage& page, const std::string& title, const std::string& told, const Stamp& stamp) {
  page.heading(title);
  page.paragraph(told);
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), kOwnFolderAt, stamp);
  form.append_attribute("enctype") = "multipart/form-data";
  pugi::xml_node label = add_element(add_element(form, "p"), "label");
  add_element(label, "span", "Its folder");
  add_element(label, "br");
  pugi::xml_node files = add_element(label, "input");
  for (const auto& [name, value] :
       {std::pair{"type", "file"}, {"name", kFolder}, {"multiple", "multiple"}, {"webkitdirectory", "webkitdirectory"}})
    files.append_attribute(name) = value;
  add_button(form, "Put it into the list");
}

std::string keep_own_folder(const Request& form, const KeptFiles& kept) {
  std::vector<Upload> files;
  const auto [begin, end] = form.uploads.equal_range(kFolder);
  for (auto one = begin; one != end; ++one)
    if (!one->second.name.empty()) files.push_back(one->second);
  const auto holds = [&](const std::string& name) {
    return std::any_of(files.begin(), files.end(), [&](const Upload& file) {
      const std::size_t stroke = file.name.find('/');
      return (stroke == std::string::npos ? file.name : file.name.substr(stroke + 1)) == name;
    });
  };
  const bool campaign = holds("campaign.xml");
  if (!campaign && !holds("rules.xml"))
    throw Refusal(Problem{"Folder", 0, "", files.empty() ? "nothing" : "neither of them",
                          "a campaign's folder, with campaign.xml, or a set of tabletop rules, with rules.xml",
                          "Choose the folder itself, not one above it or within it"});
  const std::string folder = kept.keep_folder(files);
  return campaign ? "/begin?from=" + in_address(folder) : "/table?rules=" + in_address(folder);
}

}  // namespace estafette::desk
