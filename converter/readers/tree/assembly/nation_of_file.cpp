#include "converter/readers/tree/assembly/nation_of_file.hpp"

#include "converter/orbat/words.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace estafette::readers {
namespace {

/// "French-army_1815" as words: what parts them in names of files is a blank.
std::string as_words(std::string_view name) {
  std::string told(name);
  std::replace_if(
      told.begin(), told.end(), [](char c) { return c == '_' || c == '-' || c == '.' || c == '+'; }, ' ');
  return told;
}

/// What a name tells besides nations.
struct NameTold {
  std::set<std::string> adjectives, countries;  ///< the nations
  bool army = false;                            ///< "army", "oob"
  bool more = false;                            ///< words that we do not know: places, persons, events
};

NameTold told_in(const Tokens& name, const PhraseBook& words) {
  NameTold told;
  for (std::size_t at = 0; at < name.size();) {
    std::size_t length = 1;
    const auto says = [&](Sense sense) {
      const std::optional<PhraseFound> found = words.find(sense, name, at);
      if (found) length = found->length;
      return found;
    };
    if (const std::optional<PhraseFound> nation = says(Sense::nation))
      told.adjectives.insert(nation->is);
    else if (const std::optional<PhraseFound> country = says(Sense::country))
      told.countries.insert(country->is);
    else if (const std::optional<PhraseFound> command = says(Sense::command))
      told.army = told.army || command->is == to_string(Level::army);
    else if (says(Sense::heading))
      told.army = true;
    else if (!says(Sense::forces) && !says(Sense::month) && !says(Sense::link))
      told.more = told.more || name[at].is == Token::Is::word;
    at += length;
  }
  return told;
}

std::string nation_of_name(std::string_view name, const PhraseBook& words) {
  const NameTold told = told_in(tokens_of(as_words(name)), words);
  if (told.more && !(told.army && told.countries.empty())) return "";
  std::set<std::string> nations = told.adjectives;
  nations.insert(told.countries.begin(), told.countries.end());
  return nations.size() == 1 ? *nations.begin() : "";
}

}  // namespace

NationOfFile nation_of_file(const std::string& file, const PhraseBook& words) {
  std::string_view name = file;
  name.remove_prefix(std::min(name.find_last_of("/\\") + 1, name.size()));
  const std::size_t open = name.rfind(" (");
  if (open != std::string_view::npos && name.ends_with(')')) {
    const std::string nation = nation_of_name(name.substr(open + 2, name.size() - open - 3), words);
    if (!nation.empty()) return {nation, "the name of the sheet"};
    name = name.substr(0, open);
  }
  return {nation_of_name(name.substr(0, std::min(name.rfind('.'), name.size())), words), "the name of the file"};
}

}  // namespace estafette::readers
