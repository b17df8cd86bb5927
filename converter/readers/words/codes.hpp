// Codes by which national histories name commands and regiments, BRI-I/1/S, RIL-9, and rules for the table their
// troops, "BrLN". Data: <code> in words.xml.
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
  enum class Level {
    corps,
    division,
    brigade,
    regiment,
    horse,     ///< behind a number, among others of horse: "H" of "1st H", beside "14th LD"
    nation,    ///< before a code of troops: "Br" of "BrLN"
    troops,    ///< behind a code of a nation: "LN"
    guns,      ///< a word, folded, that tells horse guns from foot: "cheval"
    numbered,  ///< a command behind its number: "DI" of "19e DI"
    shortened  ///< a sort of regiment behind its number and before a stop: "L" of "39e L."
  };
  std::string letters;  ///< capitals: "BRI"; of a nation, and shortened, as they are typed
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
  /// The code of that level with these letters; null if there is none.
  [[nodiscard]] const Code* find(Code::Level level, std::string_view letters) const;

 private:
  std::vector<Code> codes_;
};

}  // namespace estafette::readers
