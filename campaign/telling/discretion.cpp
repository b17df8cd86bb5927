#include "campaign/telling/discretion.hpp"

#include "campaign/telling/withheld.hpp"

#include <type_traits>

namespace estafette::campaign {
namespace {

std::optional<Figure> figure_heard(const Figure& figure, const Discretion& discretion);

template <typename Named, typename Name>
std::optional<Figure> heard_as(const Named& one, const Name& name) {
  if (!name || one.name.empty()) return one;
  const std::optional<std::string> heard = name(one);
  if (!heard) return std::nullopt;
  return *heard == one.name ? one : Named{{}, *heard};
}

std::optional<Figure> several_heard(const SeveralFigures& several, const Discretion& discretion) {
  SeveralFigures heard;
  for (const Figure& one : several) {
    const std::optional<Figure> figure = figure_heard(one, discretion);
    if (!figure) return std::nullopt;
    heard.push_back(*figure);
  }
  return heard;
}

std::optional<Figure> figure_heard(const Figure& figure, const Discretion& discretion) {
  if (const auto* force = figure.as<NamedForce>()) return heard_as(*force, discretion.force);
  if (const auto* post = figure.as<NamedPost>()) return heard_as(*post, discretion.post);
  if (const auto* text = figure.as<FreeText>(); text != nullptr && !text->text.empty() && !discretion.free_text)
    return std::nullopt;
  if (const auto* saying = figure.as<Saying>()) {
    const std::optional<Saying> heard = as_heard(*saying, discretion);
    return heard ? std::optional<Figure>(*heard) : std::nullopt;
  }
  if (const auto* several = figure.as<SeveralFigures>()) return several_heard(*several, discretion);
  return figure;
}

}  // namespace

std::optional<Saying> as_heard(const Saying& saying, const Discretion& discretion) {
  Saying heard = discretion.counts_of_the_enemy ? saying : without_numbers(saying);
  for (NamedFigure& one : heard.figures) {
    const std::optional<Figure> figure = figure_heard(one.figure, discretion);
    if (!figure) return std::nullopt;
    one.figure = *figure;
  }
  return heard;
}

}  // namespace estafette::campaign
