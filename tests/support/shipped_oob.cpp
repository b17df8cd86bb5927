#include "support/shipped_oob.hpp"

#include "base/encodings.hpp"

#include <fmt/format.h>

#include <array>
#include <random>

namespace estafette::test {
namespace {

constexpr const char* kHeader =
    "Name,ID,NAME1,NAME2,SIDE,ARMY,CORPS,DIV,BGDE,REG,CLASS,PORTRAIT,Weapon,AMMO,FLAGS,FLAG2,Formation,Head Count,"
    "Ability,Command,Control,Leadership,Style,Experience,Fatigue,Morale,Close,Open,Edged,Firearm,Marksmanship,"
    "Horsemanship,Surgeon,Calisthenics";

/// What a battalion, a squadron or a gun may look like.
struct Sort {
  const char *unit_class, *weapon, *flag, *flag2, *name;
};

struct Army {
  int side, number;
  const char *short_name, *name, *drill3, *drill4, *drill5;
  std::vector<Sort> foot, horse, guns;
  const char *commander_class, *commander_flag, *gunner_class, *wagon_class;
};

const std::vector<Army>& armies() {
  static const std::vector<Army> kArmies = {
      {1,
       1,
       "Fr",
       "Armée du Nord",
       "DRIL_Lvl3_Inf_Res_Corps_FR",
       "DRIL_Lvl4_Inf_Div_Col_Btn_FR",
       "DRIL_Lvl5_Inf_Column",
       {{"UGLB_FR_Inf_1", "IDS_ARSN_1777_Charleville_France", "GFX_French2", "", "{}e Ligne / {}e Bataillon"},
        {"UGLB_FR_Inf_2", "IDS_ARSN_1777_Charleville_France", "GFX_French3", "", "{}e Légère / {}e Bataillon"},
        {"UGLB_FR_Inf_4", "IDS_ARSN_1777_Charleville_France", "GFX_French_Imperial_Gd", "",
         "{}e Régiment / {}e Bataillon"}},
       {{"UGLB_FR_Cav_1", "IDS_ARSN_Swords_and_Pistols", "GFX_Cav_French_Chasseurs", "",
         "{}e Cuirassiers / {}e Escadron"},
        {"UGLB_FR_Cav_3", "IDS_ARSN_Swords_and_Pistols", "GFX_Cav_French_Lanciers", "",
         "{}e Chevau-légers / {}e Escadron"}},
       {{"UGLB_FR_Art_FA_Limbered_1", "IDS_ARSN_6lb_Cannon_FR", "GFX_Art_French", "",
         "#{1} Gun / Left Section / 6 lb Cannon"},
        {"UGLB_FR_Art_FA_Limbered_1", "IDS_ARSN_5_5in_Howitzer_FR", "GFX_Art_French", "",
         "#{1} Gun / Center Section / 5.5 in Howitzer"}},
       "UGLB_FR_Inf_Cdr",
       "GFX_CO_France",
       "UGLB_FR_Art_Cdr_Bty",
       "UGLB_FR_Wagon"},
      {2,
       1,
       "Br",
       "Army of the Scheldt",
       "DRIL_Lvl3_Inf_Res_Corps_Br",
       "DRIL_Lvl4_Inf_DoubleLine_Br",
       "DRIL_Lvl5_Inf_Column",
       {{"UGLB_BR_Inf_1", "IDS_ARSN_India_Pattern_British", "GFX_British_1815", "GFX_Brit_KC_Btn2_30th",
         "{}th Regiment of Foot \"The {}nds\""},
        {"UGLB_BR_Inf_8", "IDS_ARSN_1777_Charleville_France", "GFX_Dutch", "", "{}e Bataljon Nationale Militie {}"},
        {"UGLB_BR_Inf_15", "IDS_ARSN_India_Pattern_British", "GFX_Hannover_KC", "", "Landwehr-Bataillon Nr. {}.{}"},
        {"UGLB_BR_Inf_5", "IDS_ARSN_1777_Charleville_France", "GFX_Nassau", "", "II/{}e Regiment – {}"}},
       {{"UGLB_BR_Cav_5", "IDS_ARSN_Swords_and_Pistols", "GFX_Cav_British", "", "{}th Light Dragoons / {}. Squadron"},
        {"UGLB_BR_Cav_9", "", "GFX_Cav_Dutch", "", "{}e Karabiniers / {}. Squadron"}},
       {{"UGLB_BR_Art_Limbered_1_FA", "IDS_ARSN_18lb_Cannon_Br", "GFX_Art_British", "", "#{1} Gun / 18 lb Cannon"},
        {"UGLB_BR_Art_Limbered_1_FA", "IDS_ARSN_9lb_Cannon_Br", "GFX_Art_British", "",
         "#{1} Gun / Center Section / 9 lb Cannon"}},
       "UGLB_BR_Inf_Cdr",
       "GFX_CO_British",
       "UGLB_BR_Art_Cdr_Bty",
       "UGLB_BR_Wagon"},
      {2,
       2,
       "Pr",
       "Armee vom Niederrhein",
       "DRIL_Lvl3_Inf_Res_Corps_Pr",
       "DRIL_Lvl4_Inf_Attack_Cols_Pr",
       "DRIL_Lvl5_Inf_Attack_Column_Pr",
       {{"UGLB_PR_Inf_1", "IDS_ARSN_1782_Pattern_Prussia", "GFX_Prussian_Btn1_1st", "", "{1}. Bataillon"},
        {"UGLB_PR_Inf_2", "IDS_ARSN_1782_Pattern_Prussia", "GFX_PR_Landwehr", "",
         "{}. Westfälische Landwehr {}. Bataillon"},
        {"UGLB_PR_Inf_3", "IDS_ARSN_Jaeger_Rifle_Prussia", "GFX_Prussian_Fusilier", "",
         "{}. Freiwillige Jäger – „{}“"}},
       {{"UGLB_PR_Cav_2", "IDS_ARSN_Swords_and_Pistols", "GFX_Cav_PR_Landwehr", "", "{1}. Eskadron"}},
       {{"UGLB_PR_Art_Limbered_1_FA", "IDS_ARSN_7in_Howitzer_Pr", "GFX_Art_Prussian", "", "#{1} Gun/ Howitzer Section"},
        {"UGLB_PR_Art_Limbered_1_FA", "IDS_ARSN_6lb_Cannon_Ru", "GFX_Art_Prussian", "", "#{1} Gun / Left Section"}},
       "UGLP_PR_Inf_Cdr",
       "GFX_CO_Prussian",
       "UGLB_PR_Art_Cdr_Bty",
       "UGLB_PR_Wagon"}};
  return kArmies;
}

class Maker {
 public:
  Maker(std::uint32_t seed, const ShippedShape& shape) : dice_(seed), shape_(shape) {}

  std::string all() {
    lines_.emplace_back(kHeader);
    for (const Army& army : armies()) make(army);
    std::string text;
    for (const std::string& line : lines_) text += line + "\r\n";
    if (shape_.oddities && one_in(2)) text.erase(text.size() - 2);
    return to_windows_1252(text).value();
  }

 private:
  int from_to(int low, int high) { return low + static_cast<int>(dice_() % static_cast<unsigned>(high - low + 1)); }
  bool one_in(int many) { return from_to(1, many) == 1; }
  template <typename Choices>
  const auto& one_of(const Choices& choices) {
    return choices[static_cast<std::size_t>(from_to(0, static_cast<int>(choices.size()) - 1))];
  }

  std::string surname() {
    static const std::array<const char*, 8> kBegin = {"Mar", "Bel", "Löw", "Thé", "Grün", "Hal", "Côt", "Øst"};
    static const std::array<const char*, 6> kEnd = {"meau", "lington", "enstein", "bois", "ford", "hœven"};
    return fmt::format("{}{}", one_of(kBegin), one_of(kEnd));
  }

  using Ranks = std::array<int, 6>;

  void row(const std::string& label, const std::string& name2, const Ranks& ranks, const std::string& look,
           const std::string& tail) {
    lines_.push_back(fmt::format("{},OOB_{}_{},{},{},{},{},{}", label, short_, ++id_, label, name2,
                                 fmt::join(ranks, ","), look, tail));
    if (!shape_.oddities || !one_in(40)) return;
    static const std::vector<std::string> kOdd = {"", ",,a note of the makers,,,", "$ a line for the editor", ",",
                                                  kHeader};
    lines_.push_back(one_of(kOdd));
  }

  std::string ratings() {
    return fmt::format("{},{},{},{},{},{},,,,,,,,,,", from_to(3, 9), from_to(3, 9), from_to(2, 9), from_to(4, 8),
                       from_to(2, 7), from_to(4, 9));
  }
  std::string skills(int experience) {
    return fmt::format(",,,,,{},9,9,{},{},{},{},{},{},{},7", experience, from_to(4, 8), from_to(5, 9), from_to(4, 8),
                       from_to(4, 9), from_to(3, 9), from_to(3, 7), from_to(4, 9));
  }

  void commander(const Army& army, const char* level, const std::string& command, const Ranks& ranks,
                 const char* drill) {
    const std::string unit_class = fmt::format("{}_{}", army.commander_class, level);
    row("Général " + surname(), command, ranks,
        fmt::format("{},({}-{}),,,{},,{},1", unit_class, from_to(0, 10), from_to(0, 13), army.commander_flag, drill),
        ratings());
  }

  void troops(const Sort& sort, const Ranks& ranks, int men, int ammo, const char* drill) {
    const std::string name = fmt::format(fmt::runtime(sort.name), from_to(1, 99), ranks[5]);
    row(name, "", ranks,
        fmt::format("{},({}-{}),{},{},{},{},{},{}", sort.unit_class, from_to(0, 10), from_to(0, 13), sort.weapon, ammo,
                    sort.flag, sort.flag2, drill, men),
        skills(from_to(3, 8)));
  }

  void make(const Army& army) {
    short_ = army.short_name;
    Ranks ranks = {army.side, army.number, 0, 0, 0, 0};
    if (army.side == 2 && army.number == 1) commander(army, "Army", "The Allies", {2, 0, 0, 0, 0, 0}, army.drill3);
    commander(army, "Army", army.name, ranks, army.drill3);
    for (int corps = 1; corps <= shape_.corps; ++corps) {
      ranks = {army.side, army.number, next(ranks[2]), 0, 0, 0};
      commander(army, "Corps", fmt::format("{}. Corps", corps), ranks, army.drill3);
      for (int division = 1; division <= shape_.divisions; ++division) this->division(army, ranks, division);
    }
    ranks = {army.side, army.number, next(ranks[2]), 0, 0, 0};
    row(fmt::format("{} Courier", army.short_name), "", ranks,
        fmt::format("U_Courier,(8-7),,0,{},,DRIL_SupplyWagon,10", army.commander_flag), skills(5));
  }

  /// The next number of a command; in an odd file now and then one is missing.
  int next(int number) { return number + (shape_.oddities && one_in(12) ? 2 : 1); }

  void division(const Army& army, Ranks& ranks, int number) {
    ranks = {ranks[0], ranks[1], ranks[2], next(ranks[3]), 0, 0};
    commander(army, "Div", fmt::format("{}e Division", number), ranks, army.drill4);
    const bool mounted = number == shape_.divisions;
    for (int brigade = 1; brigade <= shape_.brigades; ++brigade) {
      ranks = {ranks[0], ranks[1], ranks[2], ranks[3], next(ranks[4]), 0};
      commander(army, "Brig", fmt::format("{}e Brigade", brigade), ranks,
                mounted ? "DRIL_Lvl5_Cav_Column" : army.drill5);
      const std::vector<Sort>& sorts = mounted ? army.horse : army.foot;
      for (int unit = 1; unit <= shape_.battalions; ++unit) {
        ranks[5] = next(ranks[5]);
        troops(one_of(sorts), ranks, mounted ? from_to(80, 220) : from_to(250, 1104), 40,
               mounted ? "DRIL_Lvl6_Cav_Column" : "DRIL_Lvl6_Inf_Column");
      }
      ranks[5] = 0;
    }
    ranks[4] = next(ranks[4]);
    row("Capitaine " + surname(), fmt::format("{}. Batterie à pied", number), ranks,
        fmt::format("{},(4-8),,,{},,DRIL_Lvl5_Art_Line,1", army.gunner_class, army.commander_flag), ratings());
    const Sort& piece = one_of(army.guns);
    for (int gun = 1; gun <= shape_.guns; ++gun) {
      ranks[5] = gun;
      troops(piece, ranks, 30, 4, "DRIL_Lvl6_Art_March");
    }
    ranks[4] = next(ranks[4]);
    ranks[5] = 0;
    row(fmt::format("Train de la {}e Division", number), "", ranks,
        fmt::format("{},(8-7),,50000,{},,DRIL_SupplyWagon,10", army.wagon_class, army.commander_flag), skills(0));
    ranks[4] = 0;
  }

  std::minstd_rand dice_;
  ShippedShape shape_;
  std::vector<std::string> lines_;
  std::string short_;
  int id_ = 0;
};

}  // namespace

std::string shipped_oob(std::uint32_t seed, const ShippedShape& shape) {
  return Maker(seed, shape).all();
}

std::vector<std::string> lines_of_game(const std::string& bytes) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (true) {
    const std::size_t end = bytes.find("\r\n", from);
    lines.push_back(bytes.substr(from, end == std::string::npos ? end : end - from));
    if (end == std::string::npos) return lines;
    from = end + 2;
  }
}

}  // namespace estafette::test
