// Recognises lines without commands or troops: page numbers, rules, addresses, notes, sentences; a nation by itself.
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// Rules of dashes, "- 3 -", "Page 3 of 12", a web address, "806JAA" of a collection, and where a list is from:
/// "Archives Nationales, Carton AF IV", "Roe, A., The Campaign, London, 1850".
[[nodiscard]] bool is_furniture(const Range& line);

/// A whole line in brackets, or with a footnote's mark before it, that states no figures; what such a mark means.
[[nodiscard]] bool is_bracketed_note(const Range& line);

/// Nothing but a nation, with "troops" or "army" at most: "Prussians", "Russian Forces:"; or several: "Russians &
/// Austrians".
[[nodiscard]] bool names_only_a_nation(const Range& line);

/// "Casualties: 85 killed, 261 wounded, 420 total".
[[nodiscard]] bool tells_losses(const Range& line);

/// "Cavalry: none", with its colon at that token.
[[nodiscard]] bool tells_of_none(const Range& line, std::optional<std::size_t> colon);

/// "Officers. Men. Total.", "Infantry. Cavalry.": nothing but words for what is counted, and no figure; "Bataillone"
/// and "Men." also alone.
[[nodiscard]] bool is_titles(const Range& line);

/// A sentence: many words, and a full stop.
[[nodiscard]] bool is_prose(const Range& line, std::string_view text);

/// Words as only sentences have them, and no troops: "La posizione degli schieramenti sulla base di una mappa del
/// 1885", whose full stop may be lost.
[[nodiscard]] bool reads_like_prose(const Range& line, std::string_view text);

/// A sentence by its verb, outside brackets: "In November the regiments were put into six brigades:".
[[nodiscard]] bool is_sentence(const Range& line, std::string_view text);

/// "I make it 40th Foot 926.", "Hmm, my notes say otherwise": what somebody remarks on a list, and no entry of it. True
/// if it tells of troops or figures, nothing if it is no remark.
[[nodiscard]] std::optional<bool> remark_on_troops(const Range& line);

/// A sentence about many figures, or several strengths among words that name no troops: "Ney led 45,000 men, Marmont
/// 25,000 men".
[[nodiscard]] bool tells_a_story(const Range& line, std::string_view text, bool names_troops);

/// "Division Brigade Regiments", "Brigade Regiments and Others": titles of a table, and no figures.
[[nodiscard]] bool titles_levels(const Range& line);

/// "Scenario 3: Talavera", "Black Powder scenario: Talavera", up to the colon.
[[nodiscard]] bool titles_a_scenario(const Range& line, std::size_t colon);

/// "Rietberg Orders of Battle:": words of a title right before a colon that nothing follows, and no command.
[[nodiscard]] bool titles_an_order_of_battle(const Range& line, std::size_t colon);

/// "Battle of Rietberg (1805) order of battle": words of a title, no troops, and no figure but a year. `facts`: what
/// the line states.
[[nodiscard]] bool titles_a_battle(const Range& line, const Facts& facts);

/// "Leibregiment (Oberst Kern), Garderegiment (Oberst Roe)": at least two units, and who led each.
[[nodiscard]] bool lists_led_troops(const Range& line);

/// True for a story, a list of led troops, or a sentence that begins with the name of a command and names troops of its
/// own: "Right Brigade 45th Regiment, under MG Kern during most of the war."
[[nodiscard]] bool tells_of_troops(std::string_view text, const PhraseBook& words);

/// "GD Kern, commandant l'artillerie": words for a post on a staff, and no figures.
[[nodiscard]] bool names_staff(const Range& line);

/// A list of troops that reads like a sentence, or a sentence that counts them: "Roe's Troop (6 guns), Dale's R.A."
[[nodiscard]] bool may_list_troops(std::string_view text, const Range& line);

/// "Here is the order of battle of the army of 124,000 men": what follows, and no more than one strength of it.
[[nodiscard]] bool announces_list(std::string_view text, const Range& line);

/// A sentence that may list troops, or several units with those who led them, which nobody may take for a title.
[[nodiscard]] bool lists_troops_in_prose(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
