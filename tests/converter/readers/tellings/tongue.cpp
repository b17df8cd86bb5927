#include "converter/readers/tellings/tongue.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace estafette::test {
namespace {

/// "a | b | c": its parts. Blanks at the ends of each are no part of it.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t bar = text.find('|');
    const std::string_view part = text.substr(0, bar);
    const std::size_t from = part.find_first_not_of(" \n");
    if (from != std::string_view::npos) parts.emplace_back(part.substr(from, part.find_last_not_of(" \n") + 1 - from));
    if (bar == std::string_view::npos) return parts;
    text.remove_prefix(bar + 1);
  }
}

/// "st", "nd", "rd" of English numbers, which go by their last figure.
std::string_view english_end(int number) {
  const bool teen = number % 100 / 10 == 1;
  const int last = number % 10;
  if (teen || last == 0 || last > 3) return "th";
  return last == 1 ? "st" : last == 2 ? "nd" : "rd";
}

}  // namespace

std::string Tongue::ordinal(int number, bool other) const {
  if (ordinal_end == "th") return fmt::format("{}{}", number, english_end(number));
  if (number == 1 && forms.contains(other ? "other_first" : "first"))
    return of(other ? "other_first" : "first").front();
  return fmt::format("{}{}", number, other ? other_end : ordinal_end);
}

Tongue read_tongue(const fs::path& path) {
  pugi::xml_document document;
  const std::string text = read_text(path);
  if (!document.load_string(text.c_str()) || document.child("tongue").empty())
    throw std::runtime_error(fmt::format("{}: no tongue", path.string()));
  const pugi::xml_node root = document.child("tongue");
  Tongue tongue;
  tongue.language = root.attribute("language").as_string();
  tongue.nation = root.attribute("nation").as_string();
  tongue.ordinal_end = root.attribute("ordinal").as_string();
  tongue.other_end = root.attribute("other").as_string();
  for (const pugi::xml_node& child : root.children()) tongue.forms[child.name()] = parts_of(child.child_value());
  tongue.ordinals = tongue.forms["ordinals"];
  tongue.other_ordinals = tongue.forms["other_ordinals"];
  return tongue;
}

const std::vector<Tongue>& tongues() {
  static const std::vector<Tongue> kTongues = [] {
    std::vector<Tongue> all;
    for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / "tests/fixtures/readers/tongues"))
      all.push_back(read_tongue(entry.path()));
    std::sort(all.begin(), all.end(), [](const Tongue& a, const Tongue& b) { return a.language < b.language; });
    return all;
  }();
  return kTongues;
}

}  // namespace estafette::test
