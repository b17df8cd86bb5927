#include "base/markup/xml_differences.hpp"

#include "base/text.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <iterator>
#include <map>

namespace estafette {
namespace {

/// Every figure of a text by where it stands.
class Figures {
 public:
  explicit Figures(const std::string& text) {
    pugi::xml_document document;
    document.load_buffer(text.data(), text.size());
    walk(document.document_element(), "");
  }

  [[nodiscard]] const std::vector<std::string>& places() const { return places_; }
  [[nodiscard]] std::string at(const std::string& place) const {
    const auto found = values_.find(place);
    return found == values_.end() ? "" : found->second;
  }
  [[nodiscard]] bool has(const std::string& place) const { return values_.contains(place); }

 private:
  void add(const std::string& place, const std::string& value) {
    places_.push_back(place);
    values_[place] = value;
  }

  void walk(const pugi::xml_node& element, const std::string& path) {
    for (const pugi::xml_attribute& attribute : element.attributes())
      add(fmt::format("{} {}", path, attribute.name()), attribute.value());
    if (const std::string text(trim(element.text().get())); !text.empty()) add(path, text);
    for (const pugi::xml_node& child : element.children())
      if (child.type() == pugi::node_element) walk(child, below(path, child));
  }

  static std::string below(const std::string& path, const pugi::xml_node& child) {
    std::string name = path.empty() ? child.name() : fmt::format("{}/{}", path, child.name());
    if (const std::string id = child.attribute("id").value(); !id.empty()) return fmt::format("{}[{}]", name, id);
    const auto alike = child.parent().children(child.name());
    if (std::distance(alike.begin(), alike.end()) == 1) return name;
    return fmt::format("{}[{}]", name, std::distance(alike.begin(), std::find(alike.begin(), alike.end(), child)) + 1);
  }

  std::vector<std::string> places_;
  std::map<std::string, std::string> values_;
};

}  // namespace

std::vector<XmlDifference> xml_differences(const std::string& before, const std::string& after) {
  const Figures old(before), now(after);
  std::vector<XmlDifference> found;
  for (const std::string& place : now.places())
    if (!old.has(place) || old.at(place) != now.at(place)) found.push_back({place, old.at(place), now.at(place)});
  for (const std::string& place : old.places())
    if (!now.has(place)) found.push_back({place, old.at(place), ""});
  return found;
}

}  // namespace estafette
