#include "converter/readers/text/rows/same_form.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestAlike = 2;

struct Users {
  std::optional<Level> level;
  int count = 0;
  bool of_several_levels = false;
};

/// "(strength # men, # guns)": how a line goes on behind its name, from its first bracket, whatever the figures are.
/// Empty if that tells of nothing but one figure, or of models at a ratio, "(60 figs at 1:15)", as lines of every rank
/// do.
std::string form_of(std::string_view line) {
  const std::size_t bracket = line.find('(');
  if (bracket == std::string_view::npos || bracket == 0) return {};
  std::string form;
  int figures = 0;
  for (const char letter : fold(line.substr(bracket))) {
    const bool figure = is_digit(letter);
    const bool within = !form.empty() && form.back() == '#' && (letter == ',' || letter == '.');
    if (figure && !form.ends_with('#')) {
      form += '#';
      ++figures;
    } else if (!figure && !within) {
      form += letter;
    }
  }
  return figures > 1 && form.find("#:#") == std::string::npos ? form : std::string{};
}

bool may_be_command(const TextNode& row) {
  if (row.formation()) return true;
  const std::string& name = row.item.parts.name;
  return row.item.is == Item::Is::unit && row.item.units.empty() && !name.empty() &&
         std::none_of(name.begin(), name.end(), is_digit);
}

}  // namespace

void find_levels_by_form(std::vector<TextNode>& rows) {
  std::map<std::string, Users> forms;
  for (const TextNode& row : rows) {
    if (!row.formation() && row.item.is != Item::Is::unit) continue;
    const std::string form = form_of(row.line.text);
    if (form.empty()) continue;
    Users& users = forms[form];
    if (row.formation() && row.item.level) {
      users.of_several_levels = users.of_several_levels || (users.count > 0 && users.level != row.item.level);
      users.level = row.item.level;
      ++users.count;
    } else if (!may_be_command(row)) {
      users.of_several_levels = true;
    }
  }
  std::erase_if(forms,
                [](const auto& form) { return form.second.of_several_levels || form.second.count < kFewestAlike; });
  if (forms.empty()) return;
  for (TextNode& row : rows) {
    if (!may_be_command(row) || row.item.level) continue;
    const auto form = forms.find(form_of(row.line.text));
    if (form == forms.end()) continue;
    row.item.is = Item::Is::formation;
    row.item.level = form->second.level;
    row.item.arm.reset();
  }
}

}  // namespace estafette::readers
