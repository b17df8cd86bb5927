#include "converter/readers/words/assumed.hpp"

#include "base/markup/xml.hpp"

namespace estafette::readers {
namespace {

constexpr int kMostMenAssumed = 5'000;
constexpr int kMostGunsAssumed = 99;
constexpr int kMostSquadronsAssumed = 12;

}  // namespace

Assumed assumed_in(XmlElement& element) {
  Assumed assumed;
  assumed.nation = element.text("nation");
  assumed.battalion = element.number("battalion", 1, kMostMenAssumed);
  assumed.squadron = element.number("squadron", 1, kMostMenAssumed);
  assumed.squadrons = element.number_or("squadrons", 1, kMostSquadronsAssumed, 1);
  assumed.company = element.number("company", 1, kMostMenAssumed);
  assumed.cossacks = element.number_or("cossacks", 1, kMostMenAssumed, assumed.squadron);
  assumed.foot_gunners = element.number("foot_gunners", 1, kMostGunsAssumed);
  assumed.horse_gunners = element.number("horse_gunners", 1, kMostGunsAssumed);
  assumed.foot_guns = element.number("foot_guns", 1, kMostGunsAssumed);
  assumed.horse_guns = element.number("horse_guns", 1, kMostGunsAssumed);
  assumed.piece = element.text_or("piece", "6-pounder");
  assumed.heavy_piece = element.text_or("heavy_piece", "12-pounder");
  assumed.source = element.text("confidence") + "; " + element.text("source");
  element.no_others();
  return assumed;
}

}  // namespace estafette::readers
