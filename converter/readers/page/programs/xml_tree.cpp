#include "converter/readers/page/programs/xml_tree.hpp"

#include "base/text.hpp"
#include "converter/readers/page/programs/field_names.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestElement = 40;
/// What files of this program begin with: an outline, and what is no order of battle.
constexpr auto kOurs = std::to_array<std::string_view>({"orbat", "battle", "map", "rules", "campaign", "reinforcements",
                                                        "chronicle", "game", "mapping", "answers", "words", "names",
                                                        "letters", "sow", "spreadsheet", "wiki", "batch", "ruleset"});

class Elements {
 public:
  explicit Elements(const ColumnWords& titles) : titles_(titles) {}

  Json object(const pugi::xml_node& node, int depth) {
    Json one = Json::object();
    too_deep_ = too_deep_ || depth > kDeepestElement;
    if (too_deep_) return one;
    for (const pugi::xml_attribute& attribute : node.attributes()) {
      const std::string_view counted = node.name();
      if (counted == "selection" && std::string_view(attribute.name()) == "number") {  // of a roster: how many of them
        if (attribute.as_int() > 1) one["number of units"] = attribute.as_int();
        continue;
      }
      const std::string called = field(attribute.name());
      one[one.contains(called) ? attribute.name() : called] = attribute.value();
    }
    for (const pugi::xml_node& child : entries_of(node)) {
      const bool troops = is_troops(child.name());
      const bool told =
          !has_elements(child) && is_told_of(child) &&
          !(again(node, child) && !child.first_attribute().empty());  // <Strength type="number">600</Strength>
      const bool bare = child.first_attribute().empty() && !has_elements(child);
      if ((bare && !troops) || told) {
        one[field(child.name())] = with_rank(child);
        for (const pugi::xml_attribute& attribute : child.attributes())
          if (!tells_form(attribute.name()))
            one[fmt::format("{} {}", child.name(), attribute.name())] = attribute.value();
        continue;
      }
      if (take_leader(child, one) || take_properties(child, one)) continue;
      Json below = bare ? Json::object({{kName, one_line(child.child_value())}}) : object(child, depth + 1);
      if (!below.contains(kName) && !bare && trim(child.child_value()).size() > 1 && !has_elements(child))
        below[kName] = one_line(child.child_value());
      if (below.contains(kName)) ++named_;
      spoken_ = spoken_ || troops || is_command(child.name()) || titles_.names_sides(child.name());
      one[child.name()].push_back(std::move(below));
    }
    return has_elements(node) ? called_by_side(std::move(one), node.name()) : one;
  }

  [[nodiscard]] bool is_command(const std::string& name) const {
    return holds_command(titles_.title(one_of_list(name)));
  }

  /// At least two that have a name, and one that is called a command, a side or troops.
  [[nodiscard]] bool fits() const { return !too_deep_ && named_ >= 2 && spoken_; }

 private:
  /// <Leader name="Roe" rank="General"/>: who leads what it stands in. False for anything else.
  bool take_leader(const pugi::xml_node& node, Json& one) {
    if (titles_.title(node.name()) != Holds::commander || has_elements(node) || one.contains(node.name())) return false;
    Json person = Json::object();
    for (const pugi::xml_attribute& attribute : node.attributes()) person[field(attribute.name())] = attribute.value();
    if (!person.contains(kName)) return false;
    for (const auto& [called, value] : person.items())
      if (called != kName && !tells_form(called)) one[fmt::format("{} {}", node.name(), called)] = value;
    const std::string rank = one_line(node.attribute("rank").value());
    one[node.name()] = (rank.empty() ? "" : rank + " ") + cell_of(person.at(kName));
    return true;
  }

  /// The elements in another; those that only list others, <forces><force name="..."/></forces>, give way to what they
  /// list.
  [[nodiscard]] std::vector<pugi::xml_node> entries_of(const pugi::xml_node& node) const {
    std::vector<pugi::xml_node> entries;
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      const auto within = child.children();
      const std::string_view one = child.first_child().name();
      const bool lists = child.first_attribute().empty() && has_elements(child) && !holds_titled(child.name()) &&
                         std::string(child.name()) == std::string(one) + "s" &&
                         std::all_of(within.begin(), within.end(), [&](const pugi::xml_node& inner) {
                           return one == inner.name() && inner.attribute("name");
                         });
      if (lists)
        entries.insert(entries.end(), within.begin(), within.end());
      else
        entries.push_back(child);
    }
    return entries;
  }

  /// A list whose name says what it holds: "divisions", "sides".
  [[nodiscard]] bool holds_titled(const std::string& name) const {
    return is_command(name) || (is_troops(one_of_list(name)) && one_of_list(name) != "selection") ||
           titles_.names_sides(name);
  }

  /// <cost name="pts" value="36"/>, <category name="Infantry"/>: what is told of the element they stand in, alone or
  /// all in one of their own. False for anything else.
  static bool take_properties(const pugi::xml_node& node, Json& one) {
    const auto is_property = [](const pugi::xml_node& told) {
      return !has_elements(told) && told.attribute("name") && (told.attribute("value") || is_sort(told.name()));
    };
    const auto take = [&](const pugi::xml_node& told) {
      const std::string called = is_sort(told.name()) ? "type" : told.attribute("name").value();
      const pugi::xml_attribute value = told.attribute(is_sort(told.name()) ? "name" : "value");
      if (!one.contains(called) || told.attribute("primary").as_bool()) one[called] = value.value();
    };
    if (is_property(node)) return take(node), true;
    const auto within = node.children();
    if (!has_elements(node) || !node.first_attribute().empty() ||
        !std::all_of(within.begin(), within.end(), is_property))
      return false;
    for (const pugi::xml_node& told : within) take(told);
    return true;
  }

  /// The sort of troops a roster files an entry under.
  static bool is_sort(std::string_view element) { return fold(element) == "category"; }

  /// <Army side="French">: an army or a side without a name is called by its side.
  [[nodiscard]] Json called_by_side(Json one, const std::string& element) const {
    if (one.contains(kName) || !(titles_.names_sides(element) || titles_.title(element) == Holds::army)) return one;
    for (const auto& [called, value] : one.items()) {
      if (!value.is_string() || !(titles_.names_sides(called) || titles_.title(called) == Holds::nation)) continue;
      Json named = Json::object({{kName, value}});
      named.update(one);
      return named;
    }
    return one;
  }

  static bool has_elements(const pugi::xml_node& node) {
    const auto children = node.children();
    return std::any_of(children.begin(), children.end(),
                       [](const pugi::xml_node& child) { return child.type() == pugi::node_element; });
  }

  /// Another of the same name stands beside it: an entry of a list, <bn men="900">9th Line</bn>.
  static bool again(const pugi::xml_node& node, const pugi::xml_node& child) {
    const auto all = node.children(child.name());
    return std::distance(all.begin(), all.end()) > 1;
  }

  /// A word or figure that is told of the element it stands in, whatever its attributes say of the form it is typed
  /// into: its name, its strength.
  [[nodiscard]] bool is_told_of(const pugi::xml_node& node) const {
    const std::optional<Holds> holds = titles_.title(node.name());
    const bool arm = holds == Holds::infantry_men || holds == Holds::cavalry_men || holds == Holds::gunners;
    const bool value = holds && !arm && *holds != Holds::skip && *holds != Holds::note && !is_command(node.name());
    const bool named = field(node.name()) == kName;
    return !is_troops(node.name()) && (value || named) && !trim(node.child_value()).empty();
  }

  /// "General Kern" of <commander rank="General">Kern</commander>.
  static std::string with_rank(const pugi::xml_node& node) {
    const std::string rank = one_line(node.attribute("rank").value()), told = one_line(node.child_value());
    return rank.empty() ? told : rank + " " + told;
  }

  /// What an attribute says of the form into which a value is typed, or has said already.
  static bool tells_form(std::string_view attribute) {
    constexpr std::array<std::string_view, 6> kForm = {"type", "format", "init", "ref", "id", "rank"};
    return std::find(kForm.begin(), kForm.end(), fold(attribute)) != kForm.end();
  }

  static bool is_troops(std::string_view name) {
    constexpr std::array<std::string_view, 17> kTroops = {
        "regiment", "battalion", "battery", "squadron", "company", "unit", "formation", "selection", "bn",
        "btn",      "bty",       "btry",    "sqn",      "sq",      "regt", "rgt",       "coy"};
    const std::string folded = fold(name);
    return std::find(kTroops.begin(), kTroops.end(), folded) != kTroops.end();
  }

  /// "name" for what programs call it.
  [[nodiscard]] std::string field(const char* name) const {
    constexpr std::array<std::string_view, 3> kCalledName = {"title", "unitname", "nom"};
    const std::string folded = fold(name);
    const bool called =
        std::find(kCalledName.begin(), kCalledName.end(), folded) != kCalledName.end() || is_called(folded, titles_);
    return called ? kName : name;
  }

  const ColumnWords& titles_;
  std::size_t named_ = 0;
  bool spoken_ = false, too_deep_ = false;
};

}  // namespace

std::string json_of_xml(std::string_view utf8, const ColumnWords& titles) {
  const std::string_view text = trim(utf8);
  if (!text.starts_with('<') || !text.ends_with('>')) return std::string(utf8);
  pugi::xml_document document;
  if (!document.load_buffer(text.data(), text.size()) || document.document_element().empty()) return std::string(utf8);
  const pugi::xml_node root = document.document_element();
  if (std::find(kOurs.begin(), kOurs.end(), root.name()) != kOurs.end()) return std::string(utf8);
  Elements elements(titles);
  const auto roots = document.children();
  const bool several = std::count_if(roots.begin(), roots.end(), [](const pugi::xml_node& node) {
                         return node.type() == pugi::node_element;
                       }) > 1;  // a piece of a file
  Json all = elements.object(several ? document : root, 0);
  if (!elements.fits()) return std::string(utf8);
  if (!several && all.contains(kName) && elements.is_command(root.name()))
    all = Json::object({{root.name(), Json::array({all})}});
  return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace estafette::readers
