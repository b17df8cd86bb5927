#include "desk/deeds.hpp"

#include "base/files/files.hpp"
#include "base/files/portable_names.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/habits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::desk {
namespace {

FormField battle_number() {
  return {"number", "Battle", Filled::given, "", true};
}

FormField reason() {
  return {"because", "Reason", Filled::line, "--because", true, {}, "for the history of the campaign"};
}

FormField dice() {
  return {
      "dice", "Your own dice", Filled::line, "--dice", false, {}, "by name, austria=5; the campaign throws the rest",
      true};
}

FormField reserve() {
  return {"reserve", "Held in reserve (5.5.2)", Filled::lines, "--reserve", false, {}, "a force a line", true};
}

FormField weather() {
  return {"weather", "Weather", Filled::line, "--weather", false, {}, "if you do not want it thrown", true};
}

FormField start() {
  return {"start", "Begins at", Filled::line, "--start", false, {}, "as 11:00", true};
}

std::vector<DeedForm> all_deeds() {
  std::vector<DeedForm> all = {
      {"lodge",
       "A letter",
       "Lodge these orders",
       {"orders"},
       {{"letter",
         "The letter, as it came",
         Filled::letter,
         "",
         false,
         {},
         "a mail or a forum message, with all that is around the orders"},
        {"letters", "Or letters as files, in the order in which they came", Filled::file, ""},
        {"from", "From", Filled::line, "--from", false, {}, "a player of players.csv, if the letter does not say"},
        {"side", "Side", Filled::choice, "--side", false, {"", "france", "coalition"}, "if no player is named"},
        {"good-lines", "Leave out lines that are refused, and lodge the rest", Filled::tick, "--good-lines"}},
       "",
       "--lodge"},
      {"withdraw",
       "Take back an order",
       "Take it back",
       {"orders"},
       {{"withdraw", "Its number", Filled::line, "--withdraw", true, {}, "or several: 12,13"}}},
      {"move",
       "Another sequence",
       "Move it",
       {"orders"},
       {{"move", "Order", Filled::number, "--move", true},
        {"before", "goes before order", Filled::number, "--before", true}}},
      {"begin",
       "Play the half-week",
       "Play it, and stop where forces meet",
       {"turn"},
       {{"by", "Answers are wanted by", Filled::line, "--by"},
        dice(),
        {"beyond", "After the last turn: why", Filled::line, "--beyond", false, {}, "", true}},
       "--dry-run",
       "",
       "--letters=dispatches"},
      {"at-once",
       "Play the half-week at once",
       "Play it to its end",
       {"turn", "--at-once"},
       {dice(), {"beyond", "After the last turn: why", Filled::line, "--beyond", false, {}, "", true}},
       "--dry-run",
       "",
       "--letters=dispatches"},
      {"finish",
       "Go on with the half-week",
       "Finish it",
       {"turn", "--finish"},
       {dice()},
       "--dry-run",
       "",
       "--letters=dispatches"},
      {"deadline",
       "Letters until",
       "Set it",
       {"ruling", "--because=the umpire has set the hour"},
       {{"by",
         "Day and hour",
         Filled::line,
         "",
         true,
         {},
         "in your own words, as Sunday 8 May, 20:00; no: there is none. Each dispatch tells it"}}},
      {"undo", "Take back the last command", "Take it back", {"undo"}, {}},
      {"redo", "Do it again", "Do it again", {"redo"}, {}},
      {"generate",
       "Send it to the game",
       "Write the mod folder",
       {"battle", "generate", "--preview"},
       {battle_number(),
        reserve(),
        weather(),
        start(),
        {"install", "Copy it into the game's Mods folder", Filled::tick, "--install"},
        {"game-dir", "Where the game is", Filled::line, "--game-dir", false, {}, "or: find"}},
       "--dry-run",
       "",
       "--out=battle-{number}"},
      {"to-table",
       "Or to the table",
       "Write the rosters",
       {"battle", "generate"},
       {battle_number(),
        {"rules",
         "By which rules",
         Filled::choice,
         "--rules",
         true,
         {"napoleons-wars", "de-gre", "squares", "code-napoleon"},
         "rosters, cards, charts, and return.csv to be filled in when it has been fought"},
        reserve(),
        weather(),
        start()},
       "--dry-run",
       "",
       "--out=battle-{number}/table"},
      {"import",
       "The game's dump, or the table's return",
       "Apply the losses",
       {"battle", "import"},
       {battle_number(),
        {"dump",
         "The dump or return",
         Filled::file,
         "",
         true,
         {},
         "gamedb….csv, both if there is one of half-time; of a battle at a table return.csv, one or both armies'"}},
       "",
       "--yes",
       "--report=battle-{number}/losses"},
      {"adjudicate",
       "The verdict",
       "Give the verdict",
       {"battle", "adjudicate"},
       {battle_number(),
        {"winner", "Won by", Filled::choice, "--winner", true, {"france", "coalition", "nobody"}},
        {"level", "As a", Filled::choice, "--level", true, {"minor", "major", "draw"}},
        {"easy", "An easy victory: the victor may march on (5.5.2.1)", Filled::tick, "--easy"},
        {"napoleon", "Napoleon was there (4.5)", Filled::tick, "--napoleon-present"},
        {"losses",
         "Losses by word, without a dump",
         Filled::lines,
         "--losses",
         false,
         {},
         "III Corps=1200, or III Corps=10%; a force a line"},
        {"none", "Nobody was lost", Filled::tick, "--no-losses"},
        dice()}},
      {"exploit",
       "March on after an easy victory (5.5.2.1)",
       "March on",
       {"battle", "exploit"},
       {battle_number(), {"force", "Force", Filled::line, "--force", true}, {"to", "To", Filled::line, "--to", true}}},
      {"rule",
       "A ruling",
       "Rule so",
       {"ruling"},
       {{"subject", "Whom or what", Filled::line, "", true, {}, "a force, place, nation, unit, battle, or: campaign"},
        {"what", "What of it", Filled::line, "", true, {}, "at, fatigued, owner, men, truce … (docs/rulings.md)"},
        {"value", "Its new value", Filled::line, "", true},
        reason(),
        {"tell",
         "What the players are told",
         Filled::line,
         "--tell",
         false,
         {},
         "with a truce, or the campaign's end"}}},
      {"confirm",
       "Confirm a proposal",
       "Let it happen",
       {"proposal", "--confirm"},
       {{"number", "Proposal", Filled::given, "", true},
        reason(),
        {"tell", "What the players are told", Filled::line, "--tell"}}},
      {"reject",
       "Reject a proposal",
       "Do not let it happen",
       {"proposal", "--reject"},
       {{"number", "Proposal", Filled::given, "", true}, reason()}},
      {"convert",
       "Orders of battle",
       "Write them",
       {"convert"},
       {{"files", "Orders of battle", Filled::file, "", true, {}, "text, spreadsheet, saved web page, the game's own"},
        {"scale", "Scale", Filled::choice, "--scale", true, {"rules", "none"}},
        {"to", "Write", Filled::choice, "--to", true, {"outline", "sow"}},
        {"nation", "Nation, if the file does not say", Filled::line, "--nation", false, {}, "", true},
        {"corps", "Corps, if there is none", Filled::line, "--corps", false, {}, "", true},
        {"answers",
         "Answers to what was asked of it",
         Filled::file,
         "--answers",
         false,
         {},
         "X.answers.xml of an earlier time; here they are given by clicking, once it is written",
         true}},
       "--dry-run",
       "",
       "--out=orders-of-battle"},
      {"site",
       "The campaign as a web site",
       "Write the site",
       {"report", "--all"},
       {{"side",
         "For whom",
         Filled::choice,
         "--side",
         false,
         {"", "france", "coalition"},
         "empty: for you, with everything; or with what a side may know, to be put on the net for its players"}},
       "--dry-run",
       "",
       "--out=site-{side}"},
      {"new",
       "A new campaign",
       "Begin it",
       {"new"},
       {{"file", "Its name", Filled::name, "", true, {}, "as spring.campaign"},
        {"from", "Which campaign", Filled::line, "--from", true},
        {"seed", "The number that fixes its dice", Filled::number, "--seed", true, {}, "keep it to yourself"}},
       "--dry-run"}};
  for (DeedForm& deed : all) {
    deed.of_campaign = deed.name != "new" && deed.name != "convert";
    deed.beside = deed.name == "site" || deed.name == "convert";
    deed.anew = deed.name != "convert";
    if (deed.name == "convert") deed.lasting = "--answers";
    if (deed.name == "deadline") deed.about = {"campaign", "letters"};
  }
  return all;
}

[[noreturn]] void refuse(const FormField& field, const std::string& found, const std::string& wanted) {
  throw Refusal(Problem{field.label, 0, "", found, wanted, ""});
}

/// The value, which the command line must not take for an option.
std::string plain(const FormField& field, const std::string& value) {
  if (value.size() > 1 && value[0] == '-' && (value[1] < '0' || value[1] > '9'))
    refuse(field, value, "a value that does not begin with a stroke");
  if (value == "-") refuse(field, value, "a value");
  return value;
}

std::string checked(const FormField& field, const std::string& raw) {
  const std::string value(trim(raw));
  if (value.empty()) return value;
  if (field.by == Filled::number || (field.by == Filled::given && field.option.empty())) {
    if (!std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; }))
      refuse(field, value, "a whole number");
  }
  if (field.by == Filled::name) {
    if (value == "." || value == "..") refuse(field, value, "the name of a file");
    if (const std::string why = not_portable(value); !why.empty()) refuse(field, value, "a name without " + why);
  }
  if (field.by == Filled::choice && std::find(field.choices.begin(), field.choices.end(), value) == field.choices.end())
    refuse(field, value, "one of: " + one_of(field.choices));
  return plain(field, value);
}

std::vector<std::string> values_of(const FormField& field, const Request& form,
                                   const std::multimap<std::string, std::string>& kept) {
  std::vector<std::string> values;
  if (field.by == Filled::letter || field.by == Filled::file) {
    const auto [begin, end] = kept.equal_range(field.name);
    for (auto one = begin; one != end; ++one) values.push_back(one->second);
  } else if (field.by == Filled::lines) {
    for (const std::string& line : split(desk::field(form, field.name), '\n'))
      if (std::string value = checked(field, line); !value.empty()) values.push_back(std::move(value));
  } else if (std::string value = checked(field, desk::field(form, field.name)); !value.empty()) {
    values.push_back(std::move(value));
  }
  if (field.needed && values.empty()) refuse(field, "nothing", "an answer");
  return values;
}

}  // namespace

const std::vector<DeedForm>& deeds() {
  static const std::vector<DeedForm> all = all_deeds();
  return all;
}

const DeedForm* find_deed(const std::string& name) {
  const auto found =
      std::find_if(deeds().begin(), deeds().end(), [&](const DeedForm& deed) { return deed.name == name; });
  return found == deeds().end() ? nullptr : &*found;
}

std::vector<std::string> words_of(const DeedForm& deed, const Place& place, const Request& form,
                                  const std::multimap<std::string, std::string>& kept, bool for_good) {
  std::vector<std::string> words = deed.verb, options;
  const auto first_option =
      std::find_if(words.begin(), words.end(), [](const std::string& word) { return word[0] == '-'; });
  options.assign(first_option, words.end());
  words.erase(first_option, words.end());
  if (deed.of_campaign) words.push_back(place.campaign);
  words.insert(words.end(), deed.about.begin(), deed.about.end());
  std::string number;
  for (const FormField& field : deed.fields) {
    for (const std::string& value : values_of(field, form, kept)) {
      if (field.name == "number") number = value;
      if (field.by == Filled::tick)
        options.push_back(field.option);
      else if (field.option.empty())
        words.push_back(value);
      else
        options.push_back(field.option + "=" + value);
    }
  }
  const auto [given, given_end] = kept.equal_range("answers");
  if (!deed.lasting.empty() && !place.habits.empty() &&
      std::none_of(given, given_end, [](const auto& one) { return holds_habits(one.second); }))
    options.push_back(deed.lasting + "=" + place.habits);  // behind the file's own answers, which know its lines
  if (!deed.folder.empty()) {
    const std::size_t value = deed.folder.find('=') + 1;
    const std::string side = desk::field(form, "side");
    std::string folder = deed.folder.substr(value);
    for (const auto& [what, by] :
         {std::pair<std::string, std::string>{"{number}", number}, {"{side}", side.empty() ? "umpire" : side}})
      if (const std::size_t at = folder.find(what); at != std::string::npos) folder.replace(at, what.size(), by);
    options.push_back(deed.folder.substr(0, value) + place.folder + "/" + folder);
    if (deed.anew) options.emplace_back("--overwrite");
  }
  const std::string& last = for_good ? deed.for_good : deed.rehearsal;
  if (!last.empty()) options.push_back(last);
  words.insert(words.end(), options.begin(), options.end());
  return words;
}

std::string as_typed(const std::vector<std::string>& words) {
  std::string typed = "estafette";
  for (const std::string& word : words) {
    const std::size_t value = word.starts_with("--") ? word.find('=') : std::string::npos;
    const std::string text = value == std::string::npos ? word : word.substr(value + 1);
    const bool plain = !text.empty() && text.find_first_of(" \t\"'&|<>()$`*?;") == std::string::npos;
    typed += " " + (value == std::string::npos ? "" : word.substr(0, value) + " ") +
             (plain ? text : fmt::format("\"{}\"", text));
  }
  return typed;
}

}  // namespace estafette::desk
