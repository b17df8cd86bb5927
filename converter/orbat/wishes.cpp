#include "converter/orbat/wishes.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"

#include <algorithm>

namespace estafette {
namespace {

constexpr std::string_view kMerge = "merge with ";
constexpr std::string_view kMark = "scale:";

Wish wish_in(const std::string& column, const std::string& note) {
  return wish_from(column.empty() ? wish_in_note(note) : column).value_or(Wish{});
}

/// "keep, it is famous" as "keep": what stands before a comma or full stop, if that is a wish and the whole is none.
std::string without_reason(std::string_view said) {
  const std::string_view first = trim(said.substr(0, said.find_first_of(",.")));
  return std::string(!wish_from(said) && wish_from(first) ? first : said);
}

/// A wish begins a note, or stands behind a sign: "Note: scale: keep", "came late, scale: keep".
bool may_begin_behind(std::string_view before) {
  return before.empty() || std::string_view(":;,.([-").find(before.back()) != std::string_view::npos;
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
  for (std::size_t begin = note.find_first_of("sS"); begin < note.size(); begin = note.find_first_of("sS", begin + 1)) {
    if (fold(note.substr(begin, kMark.size())) != kMark || !may_begin_behind(trim(note.substr(0, begin)))) continue;
    const std::string_view said = note.substr(begin + kMark.size());
    return without_reason(trim(said.substr(0, said.find_first_of(";)]"))));
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
