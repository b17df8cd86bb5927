#include "converter/readers/words/senses.hpp"

#include "converter/orbat/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array<std::pair<std::string_view, Sense>, 60> kSenses = {{
    {"command", Sense::command},
    {"kind", Sense::kind},
    {"quality", Sense::quality},
    {"unit", Sense::unit},
    {"count", Sense::count},
    {"gun", Sense::gun},
    {"rank", Sense::rank},
    {"subaltern", Sense::subaltern},
    {"title", Sense::title},
    {"forename", Sense::forename},
    {"honour", Sense::honour},
    {"commander", Sense::commander},
    {"nobody", Sense::nobody},
    {"nation", Sense::nation},
    {"total", Sense::total},
    {"grand", Sense::grand},
    {"furniture", Sense::furniture},
    {"note", Sense::note},
    {"heading", Sense::heading},
    {"month", Sense::month},
    {"about", Sense::about},
    {"each", Sense::each},
    {"link", Sense::link},
    {"forces", Sense::forces},
    {"detachment", Sense::detachment},
    {"serial", Sense::serial},
    {"arm", Sense::arm},
    {"number", Sense::number},
    {"state", Sense::state},
    {"telltale", Sense::telltale},
    {"person", Sense::person},
    {"loss", Sense::loss},
    {"verb", Sense::verb},
    {"sign", Sense::sign},
    {"ordinal", Sense::ordinal},
    {"plural", Sense::plural},
    {"decree", Sense::decree},
    {"former", Sense::former},
    {"singular", Sense::singular},
    {"box", Sense::box},
    {"grade", Sense::grade},
    {"trait", Sense::trait},
    {"price", Sense::price},
    {"initials", Sense::initials},
    {"place", Sense::place},
    {"section", Sense::section},
    {"model", Sense::model},
    {"half", Sense::half},
    {"particle", Sense::particle},
    {"either", Sense::either},
    {"legion", Sense::legion},
    {"owner", Sense::owner},
    {"article", Sense::article},
    {"numbered", Sense::numbered},
    {"rule", Sense::rule},
    {"means", Sense::means},
    {"men", Sense::men},
    {"byname", Sense::byname},
    {"age", Sense::age},
    {"rank_in_short", Sense::rank_in_short},
}};

}  // namespace

std::optional<Sense> sense_called(std::string_view name) {
  const auto known =
      std::find_if(kSenses.begin(), kSenses.end(), [&](const auto& entry) { return entry.first == name; });
  return known == kSenses.end() ? std::nullopt : std::optional(known->second);
}

const std::vector<std::string>& meanings_of(Sense sense) {
  static const std::vector<std::string> kCommands = {"army",    "corps", "cavalry corps", "division",
                                                     "brigade", "wing",  "reserve",       "any"};
  static const std::vector<std::string> kCounts = {"men",
                                                   "sabres",
                                                   "horses",
                                                   "officers",
                                                   "regiments",
                                                   "battalions",
                                                   "squadrons",
                                                   "companies",
                                                   "batteries",
                                                   "guns",
                                                   "present",
                                                   "detached",
                                                   "sick",
                                                   "wagons",
                                                   "commands",
                                                   "horse batteries",
                                                   "half a battalion",
                                                   "half a squadron",
                                                   "half a company"};
  static const std::vector<std::string> kGuns = {"pounder", "howitzer",     "unicorn",   "rocket",
                                                 "inch",    "heavy",        "sort",      "model",
                                                 "bronze",  "mountain gun", "siege gun", "field gun"};
  static const std::vector<std::string> kArms = {"infantry", "cavalry", "artillery", "support"};
  static const std::vector<std::string> kSections = {"troops", "leaders", "dress"};
  static const std::vector<std::string> kOwners = {"whose", "his", "that"};
  static const std::vector<std::string> kArticles = {"the", "a", "these"};
  static const std::vector<std::string> kModels = {"figure", "stand", "point", "gun", "one stand", "one gun"};
  static const std::vector<std::string> kAnything;
  switch (sense) {
    case Sense::command:
      return kCommands;
    case Sense::kind:
      return kind_words();
    case Sense::quality:
      return quality_words();
    case Sense::unit:
      return unit_level_words();
    case Sense::count:
      return kCounts;
    case Sense::gun:
      return kGuns;
    case Sense::arm:
      return kArms;
    case Sense::section:
      return kSections;
    case Sense::model:
      return kModels;
    case Sense::owner:
      return kOwners;
    case Sense::article:
      return kArticles;
    default:
      return kAnything;
  }
}

}  // namespace estafette::readers
