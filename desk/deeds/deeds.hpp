// What can be done at the desk. Each deed stands for one command line, which it is carried out by: so the desk decides
// nothing, refuses what the command refuses, and can always say which command does the same.
#pragma once

#include "desk/wire/message.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// How a field of a form is filled in.
enum class Filled {
  line,    ///< a line of text
  name,    ///< the name of a file in the campaign's folder
  number,  ///< a whole number
  choice,  ///< one of a list
  tick,    ///< yes or no: an option without a value
  lines,   ///< several lines, each of them the option once more
  ticks,   ///< several of a list, each of them the option once more
  letter,  ///< a text that is kept as a file; the command is given its name
  file,    ///< a file of the umpire's, or several; kept, and the command is given their names
  given    ///< the page fills it in, as the number of a battle
};

/// Lists that the desk makes: of what there is to choose from.
inline constexpr const char* kSets = "sets";                 ///< of tabletop rules
inline constexpr const char* kBeginnings = "beginnings";     ///< folders from which a campaign can begin
inline constexpr const char* kCampaigns = "campaigns";       ///< of this folder
inline constexpr const char* kOfFrance = "of france";        ///< what a player of that side can be given
inline constexpr const char* kOfCoalition = "of coalition";  ///< the same of the other

/// A field of a deed's form.
struct FormField {
  std::string name, label;
  Filled by = Filled::line;
  std::string option = {};  ///< "--because"; empty: the value stands alone, in the order of the fields
  bool needed = false;
  std::vector<std::string> choices = {};
  std::string hint = {};
  bool seldom = false;    ///< stands folded below the others
  std::string list = {};  ///< the list from which it is chosen; where there is no such list it is typed
  bool single = false;    ///< of a file: one and no more
  std::map<std::string, std::string> says = {};  ///< what people read for a choice, where it is another word
};

/// One deed.
struct DeedForm {
  std::string name;               ///< in addresses: "lodge"
  std::string title, button;      ///< "Lodge a letter", "Lodge these orders"
  std::vector<std::string> verb;  ///< "battle", "adjudicate"
  std::vector<FormField> fields;
  std::string rehearsal = "--dry-run";  ///< what is added to be shown what would happen
  std::string for_good = {};            ///< what is added to do it
  std::string folder = {};  ///< an option for a folder of results below the desk's own, as "--out=battle-{number}"
  std::vector<std::string> about = {};  ///< words behind the campaign's file
  bool of_campaign = true;              ///< the campaign's file is the first word after the verb
  bool anew = true;     ///< what is in that folder already is replaced; otherwise the command knows what is its own
  bool beside = false;  ///< may take long: carried out beside the desk, and can be stopped
  std::string lasting = {};  ///< an option for the habits that are kept, "--answers"
  bool at_once = false;      ///< changes no campaign: carried out without being shown first
  std::string told = {};     ///< what it does, in a sentence; empty: its title says it
};

/// All deeds, each told apart by its name.
[[nodiscard]] const std::vector<DeedForm>& deeds();

/// The one of that name; null if there is none.
[[nodiscard]] const DeedForm* find_deed(const std::string& name);

/// Where the desk stands: names as the command line is given them, seen from the campaign's folder.
struct Place {
  std::string campaign;     ///< "spring.campaign"
  std::string folder;       ///< the desk's own beside it: "spring-desk"
  std::string habits = {};  ///< a file of answers that counts for every order of battle; empty: there is none
};

/// The command line of the deed, without the program's name. `kept`: the names of the files that were kept for its
/// fields. Throws Refusal if a field that is needed is empty, a number is none, a choice is not of the list, or a value
/// would be taken for an option.
[[nodiscard]] std::vector<std::string> words_of(const DeedForm& deed, const Place& place, const Request& form,
                                                const std::multimap<std::string, std::string>& kept, bool for_good);

/// A command line as one types it: "estafette ruling spring.campaign "III Corps" at Lützen".
[[nodiscard]] std::string as_typed(const std::vector<std::string>& words);

}  // namespace estafette::desk
