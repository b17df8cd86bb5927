// What the templates of wikis show, by their names. Data: templates/readers/wiki.xml.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What a template shows; the names are those of the data.
enum class Shows { first, second, last, all, list, text, nothing };

class WikiWords {
 public:
  /// Reads wiki.xml. Throws Refusal with every problem.
  static WikiWords read(const std::string& xml, const std::string& file);

  /// What the template of that name shows; nothing if the data do not name it. `name` is in small letters.
  [[nodiscard]] std::optional<Shows> shows(std::string_view name) const;

  /// The sign that a template without parts stands for: ", " for "dot"; nothing for any other.
  [[nodiscard]] std::optional<std::string> sign(std::string_view name) const;

  /// True for a template whose figures are no troops: "sfn", "coord", "citation".
  [[nodiscard]] bool tells_no_troops(std::string_view name) const;

  /// True for what French ordinals end with, which wikis write as templates: "e" of "12e".
  [[nodiscard]] bool ends_ordinal(std::string_view ending) const;

 private:
  std::map<std::string, Shows, std::less<>> shows_;
  std::map<std::string, std::string, std::less<>> signs_;
  std::vector<std::string> no_troops_;  ///< how such names begin
  std::vector<std::string> ordinals_;
};

}  // namespace estafette::readers
