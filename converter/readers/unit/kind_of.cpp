#include "converter/readers/unit/kind_of.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/unit/army_kinds.hpp"
#include "converter/readers/unit/noted_kind.hpp"
#include "converter/readers/unit/two_kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

class KindReader {
 public:
  KindReader(const UnitWithoutKind& unit, const Surroundings& place, const PhraseBook& words)
      : nation_(unit.nation),
        facts_(unit.facts),
        parts_(unit.parts),
        name_(unit.name),
        place_(place),
        words_(words),
        said_(facts_.kind ? std::nullopt : kind_in_army(name_, nation_, words_)),
        plain_(!said_ && !facts_.kind) {
    const bool unsaid = plain_ && place_.arm == Arm::cavalry;
    const bool squadrons = place_.arm == Arm::cavalry && !walks_in_battalions(facts_);  // in a column for both
    afoot_ = (facts_.battalions && !squadrons) || (facts_.companies && !unsaid) ||
             (plain_ && names_part(name_, UnitLevel::battalion, words_));  // also "Light Troops and Cavalry"
    const bool horses =
        facts_.horses && !facts_.men && !facts_.bare && !facts_.few && !afoot_;  // "10e chasseurs (600 ch.)"
    armed_ = facts_.guns || !facts_.pieces.empty() || !facts_.piece.empty() || facts_.batteries;
    guns_ = armed_ && !facts_.subunits();
    const bool walks = std::any_of(name_.begin(), name_.end(), [](const Token& token) { return token.text == "foot"; });
    battery_ = guns_ && !said_ && parts_.name.empty();  // "3 batteries (24 guns)" in a brigade of horse
    mounted_ = facts_.squadrons || facts_.half == UnitLevel::squadron || facts_.sabres || horses ||
               (place_.arm == Arm::cavalry && !afoot_ && !battery_ && !walks) ||
               (said_ && said_->guess && names_part(name_, UnitLevel::squadron, words_));
    constexpr int kRiders = 3, kOfMen = 4;  // at least so many in so many have a horse
    const bool unknown = plain_ || (said_ && said_->guess);
    ridden_ = !mounted_ && unknown && !afoot_ && !armed_ && facts_.horses && facts_.men &&
              *facts_.horses * kOfMen >= *facts_.men * kRiders;
    mounted_ = mounted_ || ridden_;
  }

  /// The first way that answers decides.
  KindReading read() {
    constexpr auto kWays = std::to_array<bool (KindReader::*)()>(
        {&KindReader::hunters_in_squadrons, &KindReader::told_by_facts, &KindReader::grenadiers_among_horse,
         &KindReader::company_among_guns, &KindReader::foot_of_gunners, &KindReader::foot_battery,
         &KindReader::light_battery_of_state, &KindReader::heavy_guns_or_foot, &KindReader::rifles_by_number,
         &KindReader::told_by_name, &KindReader::told_by_note, &KindReader::on_horses, &KindReader::by_number,
         &KindReader::by_name_in_its_place, &KindReader::by_guns, &KindReader::by_support});
    const bool told = std::any_of(kWays.begin(), kWays.end(), [&](const auto way) { return (this->*way)(); });
    if (!told) by_command();
    if (armed_ && arm_of(kind()) != Arm::artillery)  // regimental guns: a battery has a row of its own
      query("guns of a battery only", "Give the guns a line of their own");
    return std::move(reading_);
  }

 private:
  Kind& kind() { return reading_.kind; }
  void guess(std::string what) { reading_.guessed.push_back(std::move(what)); }
  void ask_for_one_arm() { query("troops of one arm", "Give each arm a line of its own"); }
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  /// "2. Eskadron   Jäger".
  bool hunters_in_squadrons() {
    if (!facts_.kind || arm_of(*facts_.kind) != Arm::infantry || afoot_ ||
        !names_part(name_, UnitLevel::squadron, words_))
      return false;
    kind() = Kind::light_cavalry;
    guess("kind light cavalry from its squadrons");
    return true;
  }

  bool told_by_facts() {
    if (!facts_.kind) return false;
    kind() = *facts_.kind;
    const bool line = kind() == Kind::line_infantry;  // "King Cavalry Regiment - Regular Line"
    const auto named = line || arm_of(kind()) == Arm::support ? kind_in(name_, words_) : std::nullopt;
    if (const auto of = named ? kind_from(named->is) : std::nullopt; of && *of != kind() && other_arm(*of, line))
      ask_for_one_arm();  // "Artillery, Sappers", "Artillery, Train, &c.", "2 Sappers, 3 Train"
    if (facts_.squadrons && arm_of(kind()) == Arm::artillery) ask_for_one_arm();  // "Hussars (4 sqns), 2 horse guns"
    return true;
  }

  /// "Grenadiers" in a brigade of horse.
  bool grenadiers_among_horse() {
    if (!said_ || said_->is != "grenadiers" || said_->length != 1 || place_.arm != Arm::cavalry || facts_.battalions ||
        facts_.companies)
      return false;
    kind() = Kind::heavy_cavalry;
    guess("kind heavy cavalry from its command");
    return true;
  }

  /// "Light Company" among guns.
  bool company_among_guns() {
    if (!said_ || place_.arm != Arm::artillery || !is_light_alone(name_, *said_, words_) ||
        !names_part(name_, UnitLevel::company, words_))
      return false;
    kind() = Kind::foot_artillery;
    guess("kind foot artillery from its command");
    return true;
  }

  /// "2nd Artillery Regt. Infantry".
  bool foot_of_gunners() {
    const std::optional<Kind> foot = said_ && !armed_ ? foot_beside_gunners(name_, *said_, words_) : std::nullopt;
    if (!foot) return false;
    kind() = *foot;
    if (*foot == Kind::line_infantry)
      query("troops of one arm", "Say whether they are foot or gunners, and leave out the other word");
    return true;
  }

  bool heavy_guns_or_foot() {
    if (!said_ || place_.arm == Arm::artillery || armed_ || !is_regiment_of_heavy_guns(name_, words_)) return false;
    kind() = Kind::line_infantry;
    query("whether it served guns or fought on foot", "Write Infantry behind its name, or the number of its guns");
    return true;
  }

  /// "9th New York Light" of which guns are told: Light Artillery.
  bool light_battery_of_state() {
    if (!said_ || !guns_ || !is_light_alone(name_, *said_, words_) || !words_.any(Sense::state, name_, 0, name_.size()))
      return false;
    kind() = Kind::foot_artillery;
    guess("kind foot artillery from its guns");
    return true;
  }

  /// "Divisional foot" of which nothing but guns are told: a battery that goes on foot. With a number it may be a
  /// regiment.
  bool foot_battery() {
    const bool numbered = std::any_of(name_.begin(), name_.end(), [](const Token& token) { return token.figure(); });
    if (numbered || !said_ || !said_->guess || said_->is != to_string(Kind::line_infantry) || !guns_ || !facts_.guns ||
        facts_.men || facts_.bare)
      return false;
    kind() = Kind::foot_artillery;
    guess("kind foot artillery from its guns");
    return true;
  }

  bool told_by_name() {
    if (!said_ || said_->guess || (mounted_ && may_ride(*said_, name_, facts_, place_.arm == Arm::cavalry && !afoot_)))
      return false;
    kind() = of_gunners_at(*kind_from(said_->is), name_, place_.sort, words_);
    if (place_.arm == Arm::cavalry && !afoot_ && is_light_alone(name_, *said_, words_))
      query("a word for foot or horse", "Write Infantry or Cavalry behind its name");
    if (of_two_arms(name_, *said_, words_)) ask_for_one_arm();
    if (is_foot_in_squadrons(kind(), facts_))
      query("battalions of foot, or squadrons of horse", "Correct the word, or write Infantry or Cavalry behind it");
    return true;
  }

  bool rifles_by_number() {
    if (facts_.kind || mounted_ || armed_ || !are_rifles_by_number(name_, nation_, words_)) return false;
    guess(fmt::format("kind {} from its number", to_string(kind() = Kind::light_infantry)));
    return true;
  }

  bool told_by_note() {
    const std::optional<Kind> noted = plain_ && !guns_ ? kind_noted(parts_.note, words_) : std::nullopt;
    if (!noted || (mounted_ && arm_of(*noted) != Arm::cavalry)) return false;
    guess(fmt::format("kind {} from its note", to_string(kind() = *noted)));
    return true;
  }

  bool on_horses() {
    if (!mounted_) return false;
    const std::optional<Kind> told = said_ ? kind_from(said_->is) : std::nullopt;
    const bool untold = !said_ || (told && arm_of(*told) == Arm::support);
    const bool of_a_sort = place_.horse && untold;  // "Cuirassiers", and "1er" or "Gendarmes" below it
    kind() = of_a_sort ? *place_.horse : Kind::light_cavalry;
    if (!said_ || !said_->guess || kind_from(said_->is) != kind()) {
      const bool place = of_a_sort || (place_.arm == Arm::cavalry && !facts_.squadrons && !facts_.sabres);
      guess(fmt::format("kind {} from its {}", to_string(kind()),
                        ridden_ ? "horses"
                        : place ? "command"
                                : "squadrons"));
    } else if (words_.any(Sense::unit, name_, 0, name_.size())) {  // "Regimiento de Caballería"
      guess(fmt::format("kind {} from its name", to_string(kind())));
    }
    return true;
  }

  bool by_number() {
    if (!said_ || !rides_by_number(*said_, {name_, facts_, place_, nation_}, words_)) return false;
    kind() = Kind::light_cavalry;
    guess("kind light cavalry from its number");
    if (place_.with_foot && !facts_.few && !facts_.men && !facts_.bare)
      query("a word for foot or horse beside troops on foot", "Write à pied or à cheval behind its name");
    return true;
  }

  bool by_name_in_its_place() {
    if (!said_ || !fits_its_place(name_, *said_, place_, nation_, words_)) return false;
    kind() = *kind_from(said_->is);
    if (!facts_.battalions) guess(fmt::format("kind {} from its name", said_->is));
    if (place_.with_horse && may_be_horse(kind(), name_, facts_, words_))
      query("a word for foot or horse", "Write Infantry or Cavalry behind its name");
    return true;
  }

  bool by_guns() {
    const bool below_guns = place_.arm == Arm::artillery && !names_part(name_, UnitLevel::battalion, words_);
    if (!guns_ && !names_guns(name_, words_) && !below_guns) return false;
    const bool of_horse = names_guns_of_horse(name_, words_) || (battery_ && place_.arm == Arm::cavalry) ||
                          place_.sort == Kind::horse_artillery;
    kind() = of_horse ? Kind::horse_artillery : Kind::foot_artillery;
    guess(fmt::format("kind {}", to_string(kind())));
    return true;
  }

  bool by_support() {
    if (place_.arm != Arm::support) return false;
    guess(fmt::format("kind {}", to_string(kind() = Kind::engineers)));
    return true;
  }

  void by_command() {
    kind() = foot_below(place_.sort);
    guess("kind " + to_string(kind()) + (kind() == Kind::line_infantry ? "" : " from its command"));
  }

  const std::string& nation_;
  const Facts& facts_;
  const Parts& parts_;
  const Tokens& name_;
  const Surroundings& place_;
  const PhraseBook& words_;
  std::optional<PhraseFound> said_;  ///< a word for a kind in the name
  bool plain_;                       ///< no word says what they are
  bool afoot_ = false, mounted_ = false;
  bool armed_ = false;    ///< its line names guns or batteries
  bool guns_ = false;     ///< and no battalions or squadrons
  bool battery_ = false;  ///< and no name either
  KindReading reading_;
  bool ridden_ = false;  ///< it has as many horses as men, or nearly
};

}  // namespace

KindReading kind_of(const UnitWithoutKind& unit, const Surroundings& place, const PhraseBook& words) {
  return KindReader(unit, place, words).read();
}

}  // namespace estafette::readers
