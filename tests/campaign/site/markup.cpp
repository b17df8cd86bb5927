#include "markup.hpp"

#include <pugixml.hpp>

#include <set>

namespace estafette::test {
namespace {

bool is_page(const Document& document) {
  return document.path.extension() == ".html";
}

void replace_all(std::string& text, const std::string& from, const std::string& with) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + with.size()))
    text.replace(at, from.size(), with);
}

/// As XML wants it: void elements closed, attributes with values, scripts left out.
std::string as_xml(std::string page) {
  for (const std::string element : {"<meta ", "<img ", "<link "}) {
    for (std::size_t at = page.find(element); at != std::string::npos; at = page.find(element, at + 1)) {
      const std::size_t end = page.find('>', at);
      if (end != std::string::npos && page[end - 1] != '/') page.insert(end, "/");
    }
  }
  for (std::size_t at = page.find("<script>"); at != std::string::npos; at = page.find("<script>", at))
    page.erase(at, page.find("</script>", at) + 9 - at);
  replace_all(page, " hidden>", " hidden=\"\">");
  return page;
}

class Checker {
 public:
  Checker(const std::vector<Document>& site, std::vector<std::string>& faults) : faults_(faults) {
    for (const Document& document : site) files_.insert(document.path.generic_string());
  }

  void check(const Document& document) {
    page_ = document.path.generic_string();
    const std::string& text = document.bytes;
    pugi::xml_document parsed;
    const pugi::xml_parse_result result = parsed.load_string(as_xml(text).c_str(), pugi::parse_full);
    if (!result) return fault(std::string("is not well formed: ") + result.description());
    if (!text.starts_with("<!DOCTYPE html>")) fault("does not begin as HTML 5");
    const pugi::xml_node html = parsed.child("html");
    if (std::string(html.attribute("lang").value()) != "en") fault("does not say its language");
    if (std::string(html.child("head").child("title").text().get()).empty()) fault("has no title");
    ids_.clear();
    wanted_.clear();
    walk(html);
    for (const std::string& id : wanted_)
      if (!ids_.contains(id)) fault("leads to #" + id + ", which is not on it");
    if (!wanted_.contains("main")) fault("has no way past its head");
  }

 private:
  void fault(const std::string& what) { faults_.push_back(page_ + " " + what); }

  void walk(pugi::xml_node node) {
    const std::string name = node.name();
    if (const std::string id = node.attribute("id").value(); !id.empty() && !ids_.insert(id).second)
      fault("has the id " + id + " twice");
    if (name == "img" && std::string(node.attribute("alt").value()).empty()) fault("has a picture without words");
    if (name == "img") leads_to(node.attribute("src").value());
    if (name == "th" && !node.attribute("scope")) fault("has a heading of a table without its direction");
    if (name == "script" && node.attribute("src")) fault("has a script from elsewhere");
    if (name == "a") leads_to(node.attribute("href").value());
    for (const pugi::xml_node child : node.children()) walk(child);
  }

  void leads_to(const std::string& target) {
    if (target.starts_with("data:")) return;
    if (target.starts_with("#")) {
      wanted_.insert(target.substr(1));
    } else if (!files_.contains(target)) {
      fault("leads to " + target + ", which is not there");
    }
  }

  std::vector<std::string>& faults_;
  std::set<std::string> files_, ids_, wanted_;
  std::string page_;
};

}  // namespace

std::vector<std::string> faults_of(const std::vector<Document>& site) {
  std::vector<std::string> faults;
  Checker checker(site, faults);
  for (const Document& document : site)
    if (is_page(document)) checker.check(document);
  return faults;
}

}  // namespace estafette::test
