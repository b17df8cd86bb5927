#include "cli/tabletop_set.hpp"

#include "base/problem.hpp"
#include "cli/templates.hpp"
#include "tabletop/data/read_tabletop_rules.hpp"
#include "tabletop/sets/sets.hpp"

#include <algorithm>

namespace estafette::cli {
namespace {

bool is_a_set(const std::string& name) {
  const std::vector<std::string>& names = tabletop::set_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

tabletop::TabletopRules read_rules_of(const fs::path& file) {
  return tabletop::read_tabletop_rules(read_text(file), file.generic_string());
}

}  // namespace

TabletopFolder read_tabletop_set(const std::string& name) {
  if (is_a_set(name)) {
    const fs::path file = template_file("tabletop/" + name + "/rules.xml");
    return {file.parent_path(), read_rules_of(file)};
  }
  const fs::path file = fs::path(name) / "rules.xml";
  FileError none;
  if (!fs::exists(file, none)) {
    const std::string near = nearest(name, tabletop::set_names());
    throw Refusal(Problem{"--rules", 0, "", name, one_of(tabletop::set_names()) + ", or a folder with a rules.xml",
                          near.empty() ? "" : "Write " + near});
  }
  TabletopFolder own{fs::path(name), read_rules_of(file)};
  if (!is_a_set(own.rules.id))
    throw Refusal(Problem{file.generic_string(), 0, "id", own.rules.id, one_of(tabletop::set_names()), ""});
  const fs::path shipped = template_file("tabletop/" + own.rules.id + "/rules.xml");
  tabletop::require_alike(own.rules, read_rules_of(shipped));
  return own;
}

}  // namespace estafette::cli
