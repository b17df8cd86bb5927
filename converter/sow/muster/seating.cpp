#include "converter/sow/muster/seating.hpp"

#include "converter/sow/sheet/names.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::sow {
namespace {

/// Who sits below one commander. For a battery's own formation its guns are the batteries.
struct Children {
  int batteries = 0, others = 0;
  [[nodiscard]] int all() const { return batteries + others; }
};

bool fits(const Drill& drill, const Children& children) {
  return children.batteries <= drill.batteries && children.others <= drill.others && children.all() <= drill.seats;
}

Children children_of(const FieldBrigade& brigade) {
  const int units = static_cast<int>(brigade.units.size());
  return brigade.arm == Arm::artillery ? Children{units, 0} : Children{0, units};
}

Children children_of(const FieldDivision& division) {
  Children children{0, 1};  // the wagon
  for (const FieldBrigade& brigade : division.brigades) {
    ++(brigade.arm == Arm::artillery ? children.batteries : children.others);
  }
  return children;
}

/// Cuts `all` into `parts` of about equal size, in order.
template <typename Item>
std::vector<std::vector<Item>> in_parts(std::vector<Item> all, std::size_t parts) {
  std::vector<std::vector<Item>> cut(parts);
  for (std::size_t i = 0; i < all.size(); ++i) cut[i * parts / all.size()].push_back(std::move(all[i]));
  return cut;
}

/// "Second in command of the Guard".
std::string deputy(const std::string& command, std::size_t part) {
  constexpr std::array kWords = {"Second", "Third", "Fourth", "Fifth"};
  return fmt::format("{} in command of {}", part - 1 < kWords.size() ? kWords.at(part - 1) : "Another", command);
}

std::string part_name(const std::string& command, std::size_t part) {
  return fmt::format("{} part {}", command, part + 1);
}

class Usher {
 public:
  Usher(const Profile& profile, Recruiter& recruiter) : profile_(profile), recruiter_(recruiter) {}

  /// There are many of them in a Russian army, so they share a remark.
  void tell_batteries() {
    if (batteries_.empty()) return;
    const bool one = batteries_.size() == 1;
    recruiter_.remark(Topic::seats, "{} more guns than a formation seats, and {} sent in parts: {}",
                      one ? "1 battery has" : fmt::format("{} batteries have", batteries_.size()), one ? "is" : "are",
                      fmt::join(batteries_, ", "));
  }

  void seat(FieldArmy& army) {
    std::vector<FieldDivision> seated;
    for (FieldDivision& division : army.divisions) {
      for (FieldDivision& part : parts_of(std::move(division))) seated.push_back(std::move(part));
    }
    army.divisions = std::move(seated);
    seat_corps(army);
    const int corps = static_cast<int>(army.corps.size());
    if (choose(army.leader, {0, corps + 1})) return;  // with the courier
    recruiter_.remark(Topic::seats, "{} has {} corps: more than any formation seats", army.leader.formation_name,
                      corps);
  }

  void seat_undivided(FieldArmy& army) {
    std::vector<int> divisions(army.corps.size());
    for (FieldDivision& division : army.divisions) {
      for (FieldBrigade& brigade : division.brigades) choose_or_name(brigade.leader, children_of(brigade));
      choose_or_name(division.leader, children_of(division));
      ++divisions[division.corps];
    }
    for (std::size_t i = 0; i < army.corps.size(); ++i) choose_or_name(army.corps[i], {0, divisions[i]});
    choose_or_name(army.leader, {0, static_cast<int>(army.corps.size()) + 1});
  }

  void tell_crowded() {
    if (crowded_.empty()) return;
    recruiter_.remark(Topic::seats, "more children than any formation seats: {}", fmt::join(crowded_, ", "));
  }

 private:
  void choose_or_name(FieldRow& leader, const Children& children) {
    if (!choose(leader, children)) crowded_.push_back(fmt::format("{} ({})", leader.formation_name, children.all()));
  }

  std::vector<const Drill*> drills_of(const FieldRow& leader) const {
    std::vector<const Drill*> drills = {find_drill(profile_, leader.look.formation)};
    for (const std::string& id : leader.larger) drills.push_back(find_drill(profile_, id));
    std::erase(drills, nullptr);
    return drills;
  }

  /// Gives him the first of his formations that seats them; false if there is none.
  bool choose(FieldRow& leader, const Children& children) const {
    for (const Drill* drill : drills_of(leader)) {
      if (!fits(*drill, children)) continue;
      leader.look.formation = drill->id;
      return true;
    }
    return false;
  }

  /// The least number of equal parts of `children` for each of which he has a formation. `always` sits in every part.
  std::size_t parts_for(const FieldRow& leader, const Children& children, int always) const {
    const int most = children.all();
    for (int parts = 1; parts < most; ++parts) {
      const auto share = [&](int all) { return (all + parts - 1) / parts; };
      const Children part{share(children.batteries), share(children.others) + always};
      for (const Drill* drill : drills_of(leader)) {
        if (fits(*drill, part)) return static_cast<std::size_t>(parts);
      }
    }
    return static_cast<std::size_t>(std::max(1, most));
  }

  static DivisionTraits traits_of(const FieldRow& leader, const std::optional<Arrival>& arrival) {
    return {leader.sheet.formation, arrival, {}, {}};
  }

  std::vector<FieldBrigade> parts_of(FieldBrigade brigade, const std::optional<Arrival>& arrival) {
    std::vector<FieldBrigade> made;
    if (choose(brigade.leader, children_of(brigade))) {
      made.push_back(std::move(brigade));
      return made;
    }
    const Children all = children_of(brigade);
    const std::size_t parts = parts_for(brigade.leader, all, 0);
    const bool guns = brigade.arm == Arm::artillery;
    const std::string name = brigade.leader.formation_name;
    if (guns) {
      batteries_.push_back(name);
    } else {
      recruiter_.remark(Topic::seats,
                        "{} has {} battalions and squadrons: sent as {} brigades, since no formation seats them all",
                        name, all.all(), parts);
    }
    const Post post = guns ? Post::battery : brigade.arm == Arm::cavalry ? Post::cavalry_brigade : Post::brigade;
    for (std::vector<FieldRow>& units : in_parts(std::move(brigade.units), parts)) {
      FieldBrigade part;
      part.arm = brigade.arm;
      const std::size_t number = made.size();
      // on the map a battery has its own short name
      const std::string who = guns ? part_name(battery_name(name), number) : deputy(name, number);
      part.leader = number == 0 ? brigade.leader
                                : recruiter_.commander(traits_of(brigade.leader, arrival), post, brigade.leader.nation,
                                                       who, part_name(name, number), {});
      part.units = std::move(units);
      (void)choose(part.leader, children_of(part));
      made.push_back(std::move(part));
    }
    return made;
  }

  /// How many batteries may stay with a division of so many others; nothing if these alone are too many.
  std::optional<int> batteries_with(const FieldRow& leader, const Children& children) const {
    std::optional<int> most;
    for (const Drill* drill : drills_of(leader)) {
      if (children.others > drill->others || children.others > drill->seats) continue;
      most = std::max(most.value_or(0), std::min(drill->batteries, drill->seats - children.others));
    }
    return most;
  }

  /// Takes the last batteries out of the division, until it keeps only so many.
  static std::vector<FieldBrigade> take_batteries(FieldDivision& division, int keep) {
    std::vector<FieldBrigade> stay;
    std::vector<FieldBrigade> taken;
    for (FieldBrigade& brigade : division.brigades) {
      const bool goes = brigade.arm == Arm::artillery && keep-- <= 0;
      (goes ? taken : stay).push_back(std::move(brigade));
    }
    division.brigades = std::move(stay);
    return taken;
  }

  FieldDivision beside(const FieldDivision& division, Post post, const std::string& leader, const std::string& name) {
    FieldDivision made;
    const DivisionTraits force = traits_of(division.leader, division.arrival);
    made.corps = division.corps;
    made.cavalry = division.cavalry && post != Post::artillery;
    made.reserve = division.reserve;
    made.arrival = division.arrival;
    made.leader = recruiter_.commander(force, post, division.leader.nation, leader, name, {});
    made.wagon = recruiter_.follower(force, Post::wagon, division.leader.nation, fmt::format("Train of {}", name));
    return made;
  }

  /// The division itself, its artillery if that has to stand apart, and its parts if it is too large without it.
  std::vector<FieldDivision> parts_of(FieldDivision division) {
    std::vector<FieldBrigade> brigades;
    for (FieldBrigade& brigade : division.brigades) {
      for (FieldBrigade& part : parts_of(std::move(brigade), division.arrival)) brigades.push_back(std::move(part));
    }
    division.brigades = std::move(brigades);
    std::vector<FieldDivision> made;
    const Children all = children_of(division);
    const std::string usual = division.leader.look.formation;
    if (choose(division.leader, all)) {
      if (division.leader.look.formation != usual) {
        recruiter_.remark(Topic::seats, "{} forms up by {}, which seats its {} brigades and batteries",
                          division.leader.formation_name, division.leader.look.formation, all.all() - 1);
      }
      made.push_back(std::move(division));
      return made;
    }
    const bool guns_only = all.others == 1;
    const std::optional<int> keep = guns_only ? std::nullopt : batteries_with(division.leader, all);
    std::vector<FieldBrigade> guns = keep ? take_batteries(division, *keep) : std::vector<FieldBrigade>{};
    const std::string name = division.leader.formation_name;
    const Post post = guns_only ? Post::artillery : division.cavalry ? Post::cavalry_division : Post::division;
    std::optional<FieldDivision> artillery;
    if (!guns.empty()) {
      const std::string called = fmt::format("Artillery of {}", name);
      recruiter_.remark(Topic::seats, "{}: {} of its {} batteries without a seat, sent as {}", name, guns.size(),
                        all.batteries, called);
      artillery = beside(division, Post::artillery, fmt::format("Artillery commander of {}", name), called);
      artillery->brigades = std::move(guns);
    }
    made = divided(division, post, name);
    if (!artillery) return made;
    for (FieldDivision& part : divided(*artillery, Post::artillery, artillery->leader.formation_name)) {
      made.push_back(std::move(part));
    }
    return made;
  }

  /// The division in as many parts as it takes. Its leader keeps the first.
  std::vector<FieldDivision> divided(FieldDivision& division, Post post, const std::string& name) {
    Children all = children_of(division);
    --all.others;  // each part has a wagon of its own
    const std::size_t parts = parts_for(division.leader, all, 1);
    std::vector<FieldDivision> made;
    if (parts == 1) {
      (void)choose(division.leader, children_of(division));
      made.push_back(std::move(division));
      return made;
    }
    recruiter_.remark(Topic::seats,
                      "{} has {} brigades and batteries: sent as {} divisions, since no formation seats them all", name,
                      all.all(), parts);
    std::vector<FieldBrigade> guns = take_batteries(division, 0);
    std::vector<std::vector<FieldBrigade>> others = in_parts(std::move(division.brigades), parts);
    std::vector<std::vector<FieldBrigade>> batteries = in_parts(std::move(guns), parts);
    for (std::size_t i = 0; i < parts; ++i) {
      FieldDivision part = i == 0 ? division : beside(division, post, deputy(name, i), part_name(name, i));
      part.brigades = std::move(others[i]);
      std::move(batteries[i].begin(), batteries[i].end(), std::back_inserter(part.brigades));
      (void)choose(part.leader, children_of(part));
      made.push_back(std::move(part));
    }
    return made;
  }

  /// A corps with more divisions than its formation seats becomes several.
  void seat_corps(FieldArmy& army) {
    std::vector<std::vector<FieldDivision*>> below(army.corps.size());
    for (FieldDivision& division : army.divisions) below[division.corps].push_back(&division);
    std::vector<FieldRow> corps;
    for (std::size_t i = 0; i < army.corps.size(); ++i) {
      const Children all{0, static_cast<int>(below[i].size())};
      const FieldRow leader = army.corps[i];
      const std::size_t parts = parts_for(leader, all, 0);
      const std::string& name = leader.formation_name;
      if (parts > 1) {
        recruiter_.remark(Topic::seats, "{} has {} divisions: sent as {} corps, since no formation seats them all",
                          name, all.others, parts);
      }
      std::size_t number = 0;
      for (const std::vector<FieldDivision*>& part : in_parts(std::move(below[i]), parts)) {
        FieldRow row = number == 0 ? leader
                                   : recruiter_.commander(traits_of(leader, std::nullopt), Post::corps, leader.nation,
                                                          deputy(name, number), part_name(name, number), {});
        (void)choose(row, {0, static_cast<int>(part.size())});
        for (FieldDivision* division : part) division->corps = corps.size();
        corps.push_back(std::move(row));
        ++number;
      }
    }
    army.corps = std::move(corps);
  }

  const Profile& profile_;
  Recruiter& recruiter_;
  std::vector<std::string> batteries_;  ///< with too many guns
  std::vector<std::string> crowded_;    ///< that no formation seats
};

}  // namespace

void seat(Field& field, const Profile& profile, Recruiter& recruiter) {
  Usher usher(profile, recruiter);
  for (FieldArmy& army : field.armies) usher.seat(army);
  usher.tell_batteries();
}

void seat_undivided(Field& field, const Profile& profile, Recruiter& recruiter) {
  Usher usher(profile, recruiter);
  for (FieldArmy& army : field.armies) usher.seat_undivided(army);
  usher.tell_crowded();
}

}  // namespace estafette::sow
