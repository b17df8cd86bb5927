#include "campaign/state/saying.hpp"

#include "campaign/map/map.hpp"
#include "campaign/state/state.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {

bool Saying::operator==(const Saying& other) const {
  return what == other.what && figures == other.figures;
}

Figure::Figure(const Force& force) : value_(NamedForce{force.id, force.name}) {}
Figure::Figure(const Piece& piece) : value_(NamedForce{piece.id, piece.name}) {}
Figure::Figure(const Army& army) : value_(NamedPost{army.id, army.name}) {}
Figure::Figure(const map::Node& node) : value_(NamedPlace{node.id, node.name}) {}

Figure::Figure(const std::vector<const Force*>& forces) {
  SeveralFigures several;
  for (const Force* force : forces) several.emplace_back(*force);
  value_ = std::move(several);
}

Figure::Figure(const std::vector<Saying>& sayings) : value_(SeveralFigures(sayings.begin(), sayings.end())) {}

Saying says(std::string what, std::vector<NamedFigure> figures) {
  std::sort(figures.begin(), figures.end(), [](const NamedFigure& a, const NamedFigure& b) { return a.name < b.name; });
  Saying saying;
  saying.what = std::move(what);
  saying.figures = std::move(figures);
  return saying;
}

Saying says_in_its_words(std::string sentence, std::vector<NamedFigure> figures) {
  figures.push_back({kItsWords, ProperName{std::move(sentence)}});
  return says(kInItsWords, std::move(figures));
}

Saying as_written(std::string sentence) {
  return says("as written", {{"sentence", FreeText{std::move(sentence)}}});
}

const Figure* figure_of(const Saying& saying, const std::string& name) {
  const auto found = std::find_if(saying.figures.begin(), saying.figures.end(),
                                  [&](const NamedFigure& one) { return one.name == name; });
  return found == saying.figures.end() ? nullptr : &found->figure;
}

}  // namespace estafette::campaign
