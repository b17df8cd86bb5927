// Nothing of one campaign in C++: the name of no river, place, country, nation, army, force or person of a shipped
// campaign stands in a text of the program. Names are data; comments and tests may speak of whom they like.
#include "base/csv.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "house/texts.hpp"
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <vector>

namespace estafette::test::names_test {
namespace {

/// Words that are names in a campaign, and something else in every text of the program that has them.
const std::map<std::string, std::string>& no_names() {
  static const std::map<std::string, std::string> words = {
      {"worth", "Wörth on the Danube, in small letters and without its accent"},
      {"best", "Best, who led the 4th Hanoverian Brigade in 1815; in small letters a common word"},
      {"main", "the river; in small letters <main> of a page, and what is chief"},
      {"france", "the nation; in small letters the word for one side in every file (state/words.hpp)"},
  };
  return words;
}

constexpr std::size_t kShortest = 4;  ///< shorter words are too often something else

/// "III Corps", "2nd Heavy Division": a number is no name.
bool is_number(const std::string& name) {
  static const std::regex number(
      "(([IVX]+|[0-9]+(st|nd|rd|th)) )?((Reserve|Cavalry|Heavy|Light) )*(Corps|Division|Brigade|Cavalry|Reserve)"
      "( Corps)?");
  return std::regex_match(name, number);
}

class Names {
 public:
  Names() {
    for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns")) {
      add_xml(entry.path() / "map.xml", {"river", "sea", "node"});
      add_xml(entry.path() / "campaign.xml", {"nation", "army", "force", "garrison", "chief"});
      for (const auto& orbat : fs::directory_iterator(entry.path() / "orbats")) add_orbat(orbat.path());
    }
    add_xml(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/sow/waterloo.xml", {"nation"});
  }

  [[nodiscard]] const std::set<std::string>& all() const { return all_; }

  /// The names that stand in the text as whole words, as they are or in small letters.
  [[nodiscard]] std::set<std::string> in(const std::string& text) const {
    std::set<std::string> found;
    for (const std::string& word : words_of(text)) {
      const auto [first, last] = by_first_word_.equal_range(word);
      for (auto name = first; name != last; ++name)
        if (stands_in(text, name->second)) found.insert(name->second);
    }
    return found;
  }

 private:
  void add(const std::string& name) {
    if (name.size() < kShortest || is_number(name) || !all_.insert(name).second) return;
    for (const std::string& spelt : {name, fold(name)})
      if (!no_names().contains(spelt)) by_first_word_.emplace(words_of(spelt).front(), spelt);
  }

  void add_xml(const fs::path& file, const std::set<std::string>& elements) {
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(read_text(file).c_str())) << file;
    add_below(document.document_element(), elements);
  }
  void add_below(const pugi::xml_node& parent, const std::set<std::string>& elements) {
    for (const pugi::xml_node& element : parent.children()) {
      if (elements.contains(element.name()))
        for (const char* attribute : {"name", "today", "country", "nation", "title"})
          add(element.attribute(attribute).as_string());
      if (elements.contains(element.name())) add(last_word(element.attribute("commander").as_string()));
      add_below(element, elements);
    }
  }

  /// Armies and corps, nations, and the surnames of whoever commands something.
  void add_orbat(const fs::path& file) {
    std::map<std::string, std::size_t> columns;
    for_each_row(read_text(file), ',', file.generic_string(), [&](const CsvRow& row) {
      if (columns.empty()) {
        for (std::size_t i = 0; i < row.fields.size(); ++i) columns[std::string(row.fields[i])] = i;
        return;
      }
      const auto field = [&](const std::string& column) { return std::string(row.fields[columns.at(column)]); };
      if (field("level") == "army" || field("level") == "corps") add(field("name"));
      add(field("nation"));
      add(last_word(field("commander")));
    });
  }
  static std::string last_word(const std::string& name) { return name.substr(name.rfind(' ') + 1); }

  static bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || (c & 0x80) || c == '_'; }

  static std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
      if (is_letter(c))
        words.back() += c;
      else if (!words.back().empty())
        words.emplace_back();
    }
    return words;
  }

  static bool stands_in(const std::string& text, const std::string& name) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
      const std::size_t end = at + name.size();
      if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
    }
    return false;
  }

  std::set<std::string> all_;
  std::multimap<std::string, std::string> by_first_word_;  ///< the names as they are, and in small letters
};

}  // namespace

TEST(House, NoTextOfTheCampaignOrTheConverterNamesAnybodyOrAnyPlaceOfACampaign) {
  const Names names;
  ASSERT_GT(names.all().size(), 500U);
  for (const char* known : {"Elbe", "Leipzig", "Saxony", "Prussia", "Army of the Main", "Napoleon", "Davout"})
    EXPECT_TRUE(names.all().contains(known)) << known;
  for (const SourceFile& file : all_sources()) {
    if (!file.path.starts_with("campaign/") && !file.path.starts_with("converter/")) continue;
    if (file.extension() != ".cpp" && file.extension() != ".hpp") continue;
    for (const std::string& text : texts_of(file))
      for (const std::string& name : names.in(text))
        ADD_FAILURE() << file.path << " names " << name << " in \"" << text
                      << "\": let it come from the campaign's data, or say in no_names() what else it means";
  }
}

TEST(House, TextsAreFoundInCodeAndNotInComments) {
  SourceFile file;
  file.lines = {"#include \"Elbe.hpp\"", "// \"Saale\"", "f('\"', \"Oder \\\"x\\\"\"); /* \"Main\"",
                "\"Inn\" */ g(R\"y(Isar", "\"Lech\")y\" \"Naab\");"};
  EXPECT_EQ(texts_of(file), (std::vector<std::string>{"Oder \\\"x\\\"", "Isar\n\"Lech\"", "Naab"}));
}

}  // namespace estafette::test::names_test
