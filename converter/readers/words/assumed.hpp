// The strengths that a reader may assume where a text states none. Data: <strength> in templates/readers/words.xml.
#pragma once

#include <string>

namespace estafette {
class XmlElement;
}

namespace estafette::readers {

/// What is assumed of a nation's troops if a text does not say.
struct Assumed {
  std::string nation;                                          ///< empty: any other
  int battalion = 0, squadron = 0, cossacks = 0, company = 0;  ///< men
  int squadrons = 1;                                           ///< a regiment of horse of which no more is told
  int foot_gunners = 0, horse_gunners = 0;                     ///< a gun
  int foot_guns = 0, horse_guns = 0;                           ///< a battery
  std::string piece, heavy_piece;
  std::string source;  ///< confidence and provenance: "medium; mean of ..."
};

/// Reads <strength>. What is wrong goes to the list of problems of its file.
[[nodiscard]] Assumed assumed_in(XmlElement& element);

}  // namespace estafette::readers
