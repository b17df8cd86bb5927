// What a word of an order of battle may mean, and what its lists in the word files may stand for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What a word may mean; the names are those of the elements in words.xml.
enum class Sense {
  command,
  kind,
  quality,
  unit,
  count,
  gun,
  rank,
  subaltern,  ///< ranks of those who lead a company, troop or battery, and never a brigade
  title,
  forename,  ///< of a person, after which his name is still to come: "William"
  honour,    ///< after whom regiments are called: "Prince", "Königin"
  commander,
  nobody,
  nation,   ///< an adjective: "Saxon"
  country,  ///< the country itself: "Saxony"
  total,
  grand,
  furniture,
  note,
  heading,
  month,
  about,
  each,
  link,
  forces,      ///< "troops"; is: "contingent", what a state sends to the army of an ally
  detachment,  ///< a word for some of a command's troops, sent elsewhere
  serial,
  arm,
  number,
  ordinal,   ///< a number in letters that tells which: "third"; is: as figures tell it, "3rd"; "30+": one follows
  plural,    ///< a word for several: "1/2 bns" are the first and the second
  singular,  ///< a word for one, where grammar tells it from several: "3 batalion" is the third; is: what 3 takes on
  decree,    ///< before the number of an article of one: "Art. 5"
  box,       ///< "Branch", "Garrison": a row of the box beside an article on a corps or regiment
  former,    ///< "ex", "ehemals": what a unit once was, or whose
  state,     ///< an ordinal before it is a regiment: "33rd Ohio"
  telltale,  ///< only one army had such troops or ranks
  person,    ///< a commander by whom an army is known
  loss,      ///< "killed", "Verluste": no strength
  verb,      ///< "was", "wurden": of a sentence, and of no entry
  grade,     ///< what rules for the table make of a leader: "excellent"
  trait,     ///< and of troops: "first fire", "marauders"
  price,     ///< behind what a game charges for troops, "90 points"
  initials,  ///< of a nation, in brackets: "(BR)"
  place,     ///< before where troops stood: "at", "near"; "more": before others that stood elsewhere
  section,   ///< a label over a part of what is told of a command: "Units", "Command"; is: "troops", "leaders";
             ///< "dress": what soldiers wear
  model,     ///< what is counted on a wargamer's table: "figs"; is: "figure", "stand", "gun", "point" (capitals only),
             ///< "one stand" and "one gun" where the word tells of one
  half,      ///< before a battery: "demi"
  particle,  ///< within a name, "von"; is: "of" before what a unit is called by
  either,    ///< between two figures of which one is right: "or"
  legion,    ///< a body that is a regiment or a command of several
  owner,     ///< of a command before which it stands: "whose", "his"
  article,   ///< "the", "der"; is: "the", "a", or "these" for other words that stand beside one for troops
  numbered,  ///< what is numbered as regiments are, and is none: "2nd Edition"
  rule,      ///< what a line on the rules of a game begins with: "can"
  means,     ///< in a line that explains signs: "denotes"
  men,       ///< over a column of men: "engaged"
  byname,    ///< what a numbered regiment is called besides: "Borderers"
  age,       ///< behind how old a leader is: "years"
  rank_in_short,  ///< a short form of a rank that is one of something else too: "Brig."; is: the rank in full
  sign            ///< what an order of battle is known by
};

/// The sense whose element in the word files has that name, if one has.
[[nodiscard]] std::optional<Sense> sense_called(std::string_view name);

/// What the lists of a sense may stand for: "corps", "light cavalry", "battalions"; empty: anything.
[[nodiscard]] const std::vector<std::string>& meanings_of(Sense sense);

}  // namespace estafette::readers
