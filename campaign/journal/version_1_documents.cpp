#include "campaign/journal/version_1_documents.hpp"

#include "campaign/journal/version_1_text.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <set>
#include <sstream>
#include <string_view>

namespace estafette::campaign {
namespace {

using pugi::xml_node;

xml_node version_1() {
  static const pugi::xml_document document = [] {
    pugi::xml_document read;
    read.load_string(kVersion1Text);
    return read;
  }();
  return document.child("version-1");
}

std::string text_of(const pugi::xml_document& document) {
  std::ostringstream text;
  document.save(text, "  ", pugi::format_default, pugi::encoding_utf8);
  return text.str();
}

void regions_of(xml_node node) {
  std::string regions;
  for (const xml_node region : version_1().child("regions").children()) {
    const char* const attribute = region.attribute("attribute").value();
    if (node.attribute(attribute).as_bool())
      regions += (regions.empty() ? "" : ", ") + std::string(region.attribute("name").value());
    node.remove_attribute(attribute);
  }
  if (!regions.empty()) node.append_attribute("regions") = regions.c_str();
}

/// `drawn`: the rivers of the map; of another one no bank can be told.
void banks_of(xml_node node, const std::set<std::string>& drawn) {
  for (const xml_node old : version_1().child("banks").children()) {
    const char* const river = old.attribute("river").value();
    const char* const attribute = old.attribute("attribute").value();
    if (drawn.contains(river)) {
      xml_node bank = node.append_child("bank");
      bank.append_attribute("river") = river;
      bank.append_attribute("side") = node.attribute(attribute).value();
    }
    node.remove_attribute(attribute);
  }
}

std::string map_of_today(const std::string& text) {
  pugi::xml_document document;
  if (!document.load_string(text.c_str(), pugi::parse_full) || !document.child("map")) return text;
  const char* const first = version_1().child("regions").first_child().attribute("attribute").value();
  std::set<std::string> drawn;
  for (const xml_node river : document.child("map").children("river")) drawn.insert(river.attribute("name").value());
  for (const xml_node node : document.child("map").children("node")) {
    if (!node.attribute(first)) return text;
    regions_of(node);
    banks_of(node, drawn);
  }
  return text_of(document);
}

/// An element of today, filled in from the old one that it replaces, as version_1.xml describes.
class Filler {
 public:
  Filler(const xml_node& old, const xml_node& map) : old_(old), map_(map) {}

  /// Attributes and children of `form`, for `at`: an element of the old one, or the old one itself.
  void fill(xml_node today, const xml_node& form, const xml_node& at) const {
    for (const pugi::xml_attribute attribute : form.attributes())
      if (!is_instruction(attribute.name()))
        today.append_attribute(attribute.name()) = filled(attribute.value(), at).c_str();
    for (const xml_node child : form.children()) {
      if (const pugi::xml_attribute each = child.attribute("for-each")) {
        for (const xml_node one : old_.children(each.value())) add(today, child, one);
      } else {
        add(today, child, at);
      }
    }
  }

 private:
  static bool is_instruction(std::string_view name) { return name == "for-each" || name == "unless"; }

  void add(xml_node today, const xml_node& form, const xml_node& at) const {
    if (attribute(form.attribute("unless").value(), at).as_bool()) return;
    const pugi::xml_attribute points = form.attribute("points");
    if (points && attribute(points.value(), at).as_int() == 0) return;
    fill(today.append_child(form.name()), form, at);
  }

  /// The old attribute that "@victory/over_army" or "@node" means; none for other words.
  [[nodiscard]] pugi::xml_attribute attribute(std::string_view words, const xml_node& at) const {
    if (!words.starts_with('@')) return {};
    const std::string path(words.substr(1));
    const std::size_t cut = path.find('/');
    if (cut == std::string::npos) return at.attribute(path.c_str());
    return old_.child(path.substr(0, cut).c_str()).attribute(path.substr(cut + 1).c_str());
  }

  [[nodiscard]] std::string filled(const std::string& words, const xml_node& at) const {
    if (words.starts_with('@')) return attribute(words, at).value();
    static constexpr std::string_view kName = "$name";
    std::string text = words;
    if (const std::size_t found = text.find(kName); found != std::string::npos) {
      const xml_node node = map_.find_child_by_attribute("node", "id", at.attribute("node").value());
      text.replace(found, kName.size(), node.attribute("name").value());
    }
    return text;
  }

  const xml_node old_;
  const xml_node map_;
};

void figures_of_the_program(xml_node play, const Filler& filler) {
  for (const xml_node form : version_1().child("play").children()) {
    xml_node chapter = play.child(form.name());
    if (form.first_child()) chapter = play.prepend_child(form.name());
    if (chapter) filler.fill(chapter, form, {});
  }
}

void truce_of_today(xml_node truce) {
  const Filler filler(truce, {});
  filler.fill(truce, version_1().child("truce"), truce);
  std::set<std::string> old;
  for (const xml_node sues : version_1().child("truce").children())
    for (const pugi::xml_attribute attribute : sues.attributes())
      if (const std::string value = attribute.value(); value.starts_with('@')) old.insert(value.substr(1));
  for (const std::string& attribute : old) truce.remove_attribute(attribute.c_str());
}

std::string rules_of_today(const std::string& text, const std::string& map) {
  pugi::xml_document document, ground;
  if (!document.load_string(text.c_str(), pugi::parse_full) || !ground.load_string(map.c_str())) return text;
  xml_node play = document.child("rules").child("play");
  xml_node old = play.child("prestige");
  if (!old.attribute("lost_at")) return text;
  const Filler filler(old, ground.child("map"));
  figures_of_the_program(play, filler);
  if (xml_node truce = play.child("truce")) truce_of_today(truce);
  filler.fill(play.insert_child_after("prestige", old), version_1().child("prestige"), old);
  play.remove_child(old);
  return text_of(document);
}

}  // namespace

std::string chief_of_version_1() {
  const xml_node chief = version_1().child("chief");
  const std::string old = chief.attribute("old").value();
  return fmt::format(R"sql(
UPDATE events SET change = replace(change, '"kind":"{0}"', '"kind":"commander-in-chief","title":"{1}"')
  WHERE kind IN ('Founded', 'Ruled');
UPDATE events SET change =
    replace(replace(change, '"{2}":true', '"chief":"{0}"'), '"{2}":false', '"chief":""')
  WHERE kind IN ('Founded', 'BattleSet', 'Ruled');
)sql",
                     old, chief.attribute("title").value(), chief.attribute("attribute").value());
}

void bring_documents_up_from_version_1(FoundingTexts& documents) {
  const auto map = documents.find("map.xml");
  const auto rules = documents.find("rules.xml");
  if (map == documents.end()) return;
  if (rules != documents.end()) rules->second = rules_of_today(rules->second, map->second);
  map->second = map_of_today(map->second);
}

}  // namespace estafette::campaign
