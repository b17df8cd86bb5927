// Codes by which national histories name commands and regiments: BRI-I/1/S, RIL-9. Data: <code> in words.xml.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette {
class XmlElement;
}

namespace estafette::readers {

/// What a code stands for.
struct Code {
  enum class Level { corps, division, brigade, regiment };
  std::string letters;  ///< capitals: "BRI"
  std::string words;    ///< "Brigada de infantería"; of a regiment its sort: "infantería ligera"
  Level level = Level::regiment;
};

class Codes {
 public:
  /// Adds what a <code> says. What is wrong with it goes to the element's own list of problems.
  void add_from(XmlElement& element);
  /// The command, or the sort of regiment, with these letters; null if there is none.
  [[nodiscard]] const Code* command(std::string_view letters) const;
  [[nodiscard]] const Code* regiment(std::string_view letters) const;

 private:
  std::vector<Code> codes_;
};

}  // namespace estafette::readers
