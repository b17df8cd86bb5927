#include "converter/readers/page/programs/ini_sections.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestSections = 2;
constexpr std::string_view kBetweenNames = ",;|";
constexpr const char* kSteps = "./\\";  ///< between the names of sections that stand in each other

struct Section {
  std::string name;
  std::vector<std::pair<std::string, std::string>> fields;  ///< keys in small letters
};

std::string_view without_marks(std::string_view value) {
  const bool marked =
      value.size() > 1 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front();
  return marked ? value.substr(1, value.size() - 2) : value;
}

/// The sections; nothing if any line is none of theirs.
std::optional<std::vector<Section>> sections_in(std::string_view utf8) {
  std::vector<Section> sections;
  while (!utf8.empty()) {
    const std::string_view line = trim(take_line(utf8));
    if (line.empty() || line.starts_with(';') || line.starts_with('#') || line.starts_with("//")) continue;
    if (line.starts_with('[') && line.ends_with(']')) {
      const std::string_view name = trim(line.substr(1, line.size() - 2));
      if (name.empty() || name.find_first_of("[]") != std::string_view::npos) return std::nullopt;
      sections.push_back({std::string(name), {}});
      continue;
    }
    const std::size_t sign = line.find('=');
    if (sections.empty() || sign == 0 || sign == std::string_view::npos) return std::nullopt;
    sections.back().fields.emplace_back(fold(trim(line.substr(0, sign))), without_marks(trim(line.substr(sign + 1))));
  }
  return sections.size() >= kFewestSections ? std::optional(std::move(sections)) : std::nullopt;
}

/// "unit" of "Unit12", "unit_12", "Unit:4": what a section with a number is; empty without one.
std::string stem_of(std::string_view name) {
  const std::size_t last = name.find_last_not_of("0123456789");
  if (last == std::string_view::npos || last + 1 == name.size()) return "";
  const std::string_view word = name.substr(0, name.find_last_not_of(" _-.:#", last) + 1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_letter) ? fold(word) : "";
}

class Sections {
 public:
  Sections(std::vector<Section> all, const ColumnWords& titles) : all_(std::move(all)), titles_(titles) {}

  /// True if most of those that are no commands have a kind or figures.
  [[nodiscard]] bool are_units() const {
    return static_cast<std::size_t>(std::count_if(all_.begin(), all_.end(),
                                                  [&](const Section& one) { return is_unit(one); })) >= kFewestSections;
  }

  /// {"armys": [{"id": "Army1", "name": "Army of Dale"}], "units": [{"id": "Unit1", "name": ..., "army": "Army1"}]}
  [[nodiscard]] std::string json() const {
    Json all = Json::object();
    for (const Section& one : all_) {
      const std::string stem = stem_of(one.name);
      const bool unit = is_unit(one);
      if (!unit && !is_command(stem)) {
        for (const auto& [key, value] : one.fields) all[fmt::format("{}, {}", one.name, key)] = value;
        continue;
      }
      Json object = Json::object({{"id", key_of(one.name)}});
      if (!has(one, Holds::name)) object[kName] = stem.empty() ? spoken(one.name) : key_of(one.name);
      for (const auto& [key, value] : one.fields) {
        const std::optional<int> figure = whole_number(value);
        const std::string called = titles_.title(key) == Holds::name ? kName : key;
        const std::string section = figure ? section_numbered(key, *figure) : is_section(value) ? key_of(value) : "";
        object[called] = !section.empty() ? Json(section) : figure ? Json(*figure) : Json(value);
        for (const auto& [side, name] : sides_of(section, 0))
          if (!object.contains(side)) object[side] = name;
      }
      all[unit ? "units" : stem + "s"].push_back(std::move(object));
    }
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  /// "1st Brigade: Roe" with its troops below it; nothing if no section lists any.
  [[nodiscard]] std::optional<std::string> typed() const {
    std::string text;
    std::size_t lists = 0;
    for (const Section& one : all_) {
      const std::string indent = set_in_of(one.name);
      const std::string own = one.name.substr(one.name.find_last_of(kSteps) + 1);
      std::string head = spoken(indent.empty() ? one.name : own), below, nation, leader;
      for (const auto& [key, value] : one.fields) {
        const std::optional<Holds> holds = titles_.title(key);
        const bool figure = whole_number(value).has_value();
        if (value.empty()) continue;
        if (holds == Holds::nation) {
          nation = fmt::format(" [{}]", value);
        } else if (holds == Holds::commander && leader.empty()) {
          leader = value;
        } else if (key == kName || key == "title") {
          head = with_rank(value, stem_of(own));
        } else if (is_numbered_unit(key)) {
          ++lists;
          below += fmt::format("  {}\n", with_blanks_behind_commas(value));
        } else if (is_list(key, holds, value) || (holds == Holds::name && !figure)) {
          ++lists;
          below += is_list(key, holds, value) ? set_in(value) : fmt::format("  {}\n", value);
        } else if (figure && (holds == Holds::men || holds == Holds::guns)) {
          below += fmt::format("  {} {}\n", value, holds == Holds::men ? "men" : "guns");
        } else {
          below += fmt::format("  Note: {}: {}\n", key, value);
        }
      }
      head += nation;
      std::string told = leader.empty() ? head + "\n" : fmt::format("{}: {}\n", head, leader);
      told += below;
      for (std::string_view rest = told; !rest.empty();) {
        text += indent;
        text += take_line(rest);
        text += '\n';
      }
    }
    return lists > 0 ? std::optional(std::move(text)) : std::nullopt;
  }

 private:
  /// Blanks for a section that stands within others, "Army1.Division2"; none if those are no sections.
  [[nodiscard]] std::string set_in_of(const std::string& name) const {
    std::string indent;
    for (std::size_t at = name.find_last_of(kSteps); at != std::string::npos && at > 0;
         at = name.find_last_of(kSteps, at - 1)) {
      const std::string outer = name.substr(0, at);
      if (!is_section(outer)) return "";
      indent += "  ";
    }
    return indent;
  }

  /// "Ligne" of the section "Division2" as "Ligne Division": nothing else says that it is a command.
  [[nodiscard]] std::string with_rank(const std::string& name, const std::string& stem) const {
    if (!is_command(stem)) return name;
    const std::vector<std::string> told = split(name, ' ');
    const bool ranked = std::any_of(told.begin(), told.end(),
                                    [&](const std::string& word) { return holds_command(titles_.title(word)); });
    return ranked ? name : fmt::format("{} {}", name, to_string(*titles_.title(stem)));
  }

  /// "unit1", "regiment_3": one of several that the section lists.
  [[nodiscard]] bool is_numbered_unit(const std::string& key) const {
    const std::string stem = stem_of(key);
    return !stem.empty() && titles_.title(stem) == Holds::name;
  }

  static std::string with_blanks_behind_commas(const std::string& value) {
    std::string told;
    for (const char byte : value) {
      told += byte == '|' || byte == ';' ? ',' : byte;
      if (told.ends_with(',')) told += ' ';
    }
    return told;
  }

  static std::string spoken(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
  }

  /// The side and the nation that a section states, or the one that it belongs to.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> sides_of(const std::string& key, int depth) const {
    constexpr int kDeepestCommand = 8;
    std::vector<std::pair<std::string, std::string>> stated;
    const auto section =
        std::find_if(all_.begin(), all_.end(), [&](const Section& one) { return key_of(one.name) == key; });
    if (key.empty() || section == all_.end() || depth > kDeepestCommand) return stated;
    for (const auto& [field, value] : section->fields)
      if (titles_.names_sides(field) || titles_.title(field) == Holds::nation) stated.emplace_back(field, value);
    if (!stated.empty()) return stated;
    for (const auto& [field, value] : section->fields) {
      const std::optional<int> figure = whole_number(value);
      stated = sides_of(figure ? section_numbered(field, *figure) : is_section(value) ? key_of(value) : "", depth + 1);
      if (!stated.empty()) break;
    }
    return stated;
  }

  /// "army 1" for "army.1": a point would part the steps of a path.
  static std::string key_of(std::string name) {
    std::replace(name.begin(), name.end(), '.', ' ');
    return name;
  }

  [[nodiscard]] bool is_section(const std::string& value) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Section& one) { return one.name == value; });
  }

  [[nodiscard]] bool has(const Section& section, Holds wanted) const {
    return std::any_of(section.fields.begin(), section.fields.end(),
                       [&](const auto& field) { return titles_.title(field.first) == wanted; });
  }

  /// "Army.1" for "army = 1", if there is such a section; empty for any other figure.
  [[nodiscard]] std::string section_numbered(const std::string& key, int number) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Section& one) {
      return stem_of(one.name) == key && one.name.ends_with(fmt::format("{}", number)) &&
             whole_number(one.name.substr(one.name.find_last_not_of("0123456789") + 1)) == number;
    });
    return found == all_.end() ? "" : key_of(found->name);
  }

  [[nodiscard]] bool is_command(const std::string& stem) const {
    return !stem.empty() && holds_command(titles_.title(stem));
  }

  [[nodiscard]] bool is_unit(const Section& section) const {
    const bool counted = has(section, Holds::men) || has(section, Holds::guns) || has(section, Holds::kind);
    return counted && !is_command(stem_of(section.name)) && !lists_troops(section);
  }

  [[nodiscard]] bool lists_troops(const Section& section) const {
    return std::any_of(section.fields.begin(), section.fields.end(), [&](const auto& field) {
      return field.second.find_first_of(kBetweenNames) != std::string::npos &&
             is_list(field.first, titles_.title(field.first), field.second);
    });
  }

  /// "regiments = 9th Line, 24th Line", "artillery = Roe's Battery": troops by their names.
  static bool is_list(const std::string& key, std::optional<Holds> holds, const std::string& value) {
    if (whole_number(value)) return false;
    const bool several = key.ends_with('s') && holds &&
                         (*holds == Holds::name || *holds == Holds::batteries || *holds == Holds::battalions ||
                          *holds == Holds::squadrons);
    return several || holds == Holds::infantry_men || holds == Holds::cavalry_men || holds == Holds::gunners;
  }

  static std::string set_in(const std::string& value) {
    std::string text;
    std::size_t begin = 0;
    while (begin <= value.size()) {
      const std::size_t end = std::min(value.find_first_of(kBetweenNames, begin), value.size());
      const std::string_view one = trim(std::string_view(value).substr(begin, end - begin));
      if (!one.empty()) text += fmt::format("  {}\n", one);
      begin = end + 1;
    }
    return text;
  }

  std::vector<Section> all_;
  const ColumnWords& titles_;
};

}  // namespace

std::string sections_told(std::string_view utf8, const ColumnWords& titles) {
  if (!trim(utf8).starts_with('[') && utf8.find("\n[") == std::string_view::npos) return std::string(utf8);
  std::optional<std::vector<Section>> all = sections_in(utf8);
  if (!all) return std::string(utf8);
  const Sections sections(*std::move(all), titles);
  if (sections.are_units()) return sections.json();
  return sections.typed().value_or(std::string(utf8));
}

}  // namespace estafette::readers
