// "VI Corps too", "VI Corps: as III Corps": an order that is said by that of another force, written out again. Source:
// rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/state/order.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What the forces of a letter were ordered, in its own words.
class Repeats {
 public:
  /// The force has been given an order in these words, "march to Jena". `whole`: they say all of it; behind "if Jena is
  /// empty" they do not.
  void note(const ForceId& force, const Order& order, bool whole, const std::string& words);

  /// The sentence itself; or, where somebody is to do as another, sentences that say what: "VI Corps: march to Jena".
  /// Refuses what cannot be said again: nobody was ordered before, or an order that only one can carry out.
  [[nodiscard]] std::vector<Sentence> in_full(const LetterContext& context, const Sentence& sentence) const;

  /// "Napoleon goes with it", "l'Empereur l'accompagne" with the name of whoever is meant: the force that the sentence
  /// names before, or else the one that was ordered last. The sentence itself if nobody is meant so.
  [[nodiscard]] Sentence with_whom_named(const LetterContext& context, const Sentence& sentence) const;

  /// The parts of a sentence, of which one may be such a repetition: "III Corps march to Jena, VI Corps too".
  [[nodiscard]] static std::vector<Sentence> parts(const LetterContext& context, const Sentence& sentence);

 private:
  struct Noted {
    ForceId force;
    bool repeatable = false;
    std::string words;
  };
  std::vector<Noted> noted_;  ///< in their sequence
};

}  // namespace estafette::campaign
