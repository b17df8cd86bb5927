#include "desk/deeds/deeds.hpp"

#include "base/files/files.hpp"
#include "base/files/portable_names.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/deeds/campaign_deeds.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/paper_deeds.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::desk {
namespace {

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
  } else if (field.by == Filled::ticks) {
    const auto [begin, end] = form.fields.equal_range(field.name);
    for (auto one = begin; one != end; ++one)
      if (std::string value = checked(field, one->second); !value.empty()) values.push_back(std::move(value));
  } else if (std::string value = checked(field, desk::field(form, field.name)); !value.empty()) {
    values.push_back(std::move(value));
  }
  if (field.needed && values.empty()) refuse(field, "nothing", "an answer");
  return values;
}

}  // namespace

const std::vector<DeedForm>& deeds() {
  static const std::vector<DeedForm> all = [] {
    std::vector<DeedForm> both = campaign_deeds();
    for (DeedForm& deed : paper_deeds()) both.push_back(std::move(deed));
    return both;
  }();
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
