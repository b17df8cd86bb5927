#include "converter/orbat/wishes.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"

#include <algorithm>

namespace estafette {
namespace {

constexpr std::string_view kMerge = "merge with ";

Wish wish_in(const std::string& column, const std::string& note) {
  return wish_from(column.empty() ? wish_in_note(note) : column).value_or(Wish{});
}

/// "keep, it is famous" as "keep": what stands before a comma or full stop, if that is a wish and the whole is none.
std::string without_reason(std::string_view said) {
  const std::string_view first = trim(said.substr(0, said.find_first_of(",.")));
  return std::string(!wish_from(said) && wish_from(first) ? first : said);
}

}  // namespace

std::optional<Wish> wish_from(std::string_view text) {
  const std::string_view said = trim(text);
  const std::string folded = fold(said);
  Wish wish;
  if (folded.empty()) return wish;
  if (folded == "keep") {
    wish.is = Wish::Is::keep;
  } else if (folded == "leave out") {
    wish.is = Wish::Is::leave_out;
  } else if (folded.starts_with(kMerge) && said.size() > kMerge.size()) {
    wish.is = Wish::Is::merge;
    wish.with = trim(said.substr(kMerge.size()));
  } else if (folded.ends_with(" guns") || folded.ends_with(" gun")) {
    const std::optional<int> guns = whole_number(trim(folded.substr(0, folded.rfind(' '))));
    if (!guns || *guns < 1 || *guns > kMostGuns.value) return std::nullopt;
    wish.is = Wish::Is::guns;
    wish.guns = Guns{*guns};
  } else {
    return std::nullopt;
  }
  return wish;
}

std::string wish_in_note(std::string_view note) {
  constexpr std::string_view kMark = "scale:";
  std::size_t begin = 0;
  while (begin <= note.size()) {
    const std::size_t end = std::min(note.find(';', begin), note.size());
    const std::string_view part = trim(note.substr(begin, end - begin));
    if (fold(part.substr(0, kMark.size())) == kMark) return without_reason(trim(part.substr(kMark.size())));
    begin = end + 1;
  }
  return "";
}

Wish wish_of(const Unit& unit) {
  return wish_in(unit.scale, unit.note);
}

Wish wish_of(const Formation& formation) {
  return wish_in(formation.scale, formation.note);
}

}  // namespace estafette
