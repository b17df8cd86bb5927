// Names that say two things of a unit's kind, or half of one: a light company of foot, gunners who serve as infantry, a
// light regiment among horse, a squadron of Jägers.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/parts/facts.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// "Light company, 41st Foot" is light infantry, "2nd Artillery Regt. Infantry" line infantry, though the words for
/// gunners come first; nothing for any other name. `said`: the kind that the name shows.
[[nodiscard]] std::optional<Kind> foot_beside_gunners(const Tokens& name, const PhraseFound& said,
                                                      const PhraseBook& words);

/// True if the kind that a name only hints at may be under a heading of that arm: one of the arm itself, and under one
/// of guns "Jäger" and a "Jäger-Kompanie", by which no gunners are called, and what only that nation's infantry is
/// called: "23rd Foot".
[[nodiscard]] bool fits_its_place(const Tokens& name, const PhraseFound& said, const Surroundings& place,
                                  const std::string& nation, const PhraseBook& words);

/// True if one line tells of troops of two arms: "Artillery, Sappers, &c.", "Artillerie à cheval et à pied". `said`:
/// the kind that the name shows.
[[nodiscard]] bool of_two_arms(const Tokens& name, const PhraseFound& said, const PhraseBook& words);

/// "10th Line", and nothing else: numbered, and called of the line.
[[nodiscard]] bool is_of_the_line(const Tokens& name, const PhraseBook& words);

/// "9th New York Heavy Artillery": a whole regiment of a state; but "Battery C, 9th New York Heavy Artillery" is none.
[[nodiscard]] bool is_regiment_of_heavy_guns(const Tokens& name, const PhraseBook& words);

/// True if nothing but an adjective says that they are foot: "4e léger", "2nd Light Regiment"; but not "Light
/// Infantry", "2nd Light Battalion".
[[nodiscard]] bool is_light_alone(const Tokens& name, const PhraseFound& said, const PhraseBook& words);

/// "Nassau", "Regiment Berg", "Dragones de la Unión": the nation is only that of a country in the name, and not told
/// by a word for its people; it may be the man or town that they are called after.
[[nodiscard]] bool is_only_called_by(const std::string& nation, const Tokens& name, const PhraseBook& words);

/// "à Arnstein", "at Toro": where troops stood, and not who they were.
[[nodiscard]] bool stands_for_a_place(const Tokens& name, const PhraseBook& words);

/// The level nearest to that one which troops of the arm may have: no squadron of foot. `several`: it has parts.
[[nodiscard]] UnitLevel fitting_level(UnitLevel level, Arm arm, bool several);

/// True if the name says that they are such a part of a regiment: "2. Eskadron Jäger".
[[nodiscard]] bool names_part(const Tokens& name, UnitLevel part, const PhraseBook& words);

/// "24th Line, Don horse battery", or "24th Line": of a battery, the name of another unit.
[[nodiscard]] bool begins_with_foot(const Tokens& name, const PhraseBook& words);

/// "Alba Infantry" of a squadron of hussars: foot by its name, and nothing in it that rides or fires guns.
[[nodiscard]] bool is_called_foot(const Tokens& name, const PhraseBook& words);

/// "Don horse battery", and nothing else.
[[nodiscard]] bool is_battery(std::string_view note, const PhraseBook& words);

/// "une section de mitrailleuses", "2 horse batteries": guns besides those that were read; `behind_joint`, in the name
/// of a battery, only behind a comma or a word for "and".
[[nodiscard]] bool counts_another_battery(std::string_view text, bool behind_joint, const PhraseBook& words);

/// "1 light horse artillery" is horse artillery, though "artillery" alone is found in it. `kind`: what was found.
[[nodiscard]] Kind of_gunners(Kind kind, const Tokens& name, const PhraseBook& words);

/// The same of "1st Battery" below "Horse artillery"; "Foot Battery" is what it says.
[[nodiscard]] Kind of_gunners_at(Kind kind, const Tokens& name, std::optional<Kind> heading, const PhraseBook& words);

/// "Kern" below "Grenadiers": the sort of foot of its heading, otherwise that of the line.
[[nodiscard]] Kind foot_below(std::optional<Kind> heading);

/// Takes the battalions off horse that is counted in squadrons, and returns true if they may have been foot: "Legion
/// Kern, 2 bns and 3 sqns", but not "Dragoner Kern, 1 Bataillon zu 5 Esk.".
[[nodiscard]] bool loses_battalions(Facts& facts, Kind kind, const Tokens& name, const PhraseBook& words);

/// True for guides and gendarmes, and for sappers and militia who are counted in squadrons or sabres; not for the staff
/// of a brigade of horse. Militia with a number among horse rides too: "1st Alba Landwehr". `among_horse`: it stands in
/// a command of horse.
[[nodiscard]] bool may_ride(const PhraseFound& said, const Tokens& name, const Facts& facts, bool among_horse);

/// "Infanterieregiment Nr. 5 (4 Eskadronen)": foot, though nothing but squadrons are counted.
[[nodiscard]] bool is_foot_in_squadrons(Kind kind, const Facts& facts);

/// True if a kind that a name says is of another arm than the one stated: of foot than engineers and train, of horse
/// than infantry of the line.
[[nodiscard]] bool other_arm(Kind named, bool line);

}  // namespace estafette::readers
