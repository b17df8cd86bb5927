// The nation of each command at the top of a text: what it says itself, or else what the umpire states, or a heading
// above it, or the name of the file, or what its names show.
#pragma once

#include "converter/readers/tree/assembly/likely_nation.hpp"
#include "converter/readers/tree/assembly/nation_of_file.hpp"
#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

class HeadingNations {
 public:
  HeadingNations(const TextOutline& text, const PhraseBook& words, const std::string& file)
      : text_(text), words_(words), of_file_(nation_of_file(file, words)) {}

  /// Goes on to the next command at the top, a place in the text's nodes, and gives `place` its nation, if it has none
  /// yet. True if it has no troops and only heads the army below it: "Prussian Army", "Main Army: Duke of Brunswick".
  bool at(std::size_t root, Surroundings& place);

 private:
  [[nodiscard]] std::string named(std::size_t root) const;
  [[nodiscard]] bool stands_among_others(std::size_t root);
  [[nodiscard]] bool heads_others(std::size_t root) const;
  [[nodiscard]] bool nation_wanted(std::size_t index) const;
  [[nodiscard]] const LikelyNation& shown_before();
  [[nodiscard]] std::string country_of(std::size_t root) const;
  void guess(std::size_t root, Surroundings& place);

  const TextOutline& text_;
  const PhraseBook& words_;
  NationOfFile of_file_;
  std::size_t at_ = 0;  ///< of the roots: the next one, or while one is looked at the one behind it
  std::string heading_;
  bool of_an_army_ = false;             ///< the heading
  bool of_one_ = false;                 ///< "3rd Hanoverian Brigade" is only its own
  bool open_ = false;                   ///< the army that is the heading had no troops
  int last_corps_ = 0;                  ///< the number of the last corps that no nation was told of; 0 for none
  std::optional<std::string> only_;     ///< the only nation that the text names, or none
  std::optional<LikelyNation> likely_;  ///< the nation that all names together show
  LikelyNation shown_;                  ///< by the last root whose names show one, since the last that tells its own
  std::size_t shown_of_ = 0;            ///< how many roots `shown_` takes account of
};

}  // namespace estafette::readers
