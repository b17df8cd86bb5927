#include "converter/readers/retold/dittos/dittos_in_lists.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

using Words = std::vector<std::string_view>;

/// The bytes of a sign before the name of a sort of troops: "*", "\u2020", "\u2021".
std::size_t sign_before(std::string_view entry) {
  constexpr std::array<std::string_view, 3> kSigns = {"*", "\u2020", "\u2021"};
  for (const std::string_view sign : kSigns)
    if (entry.starts_with(sign)) return sign.size();
  return 0;
}

/// The words of an entry up to its first comma or bracket.
Words words_of(std::string_view entry) {
  Words words;
  const std::string_view name = trim(entry.substr(0, entry.find_first_of(",(")));
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find(' ', at), name.size());
    if (end > at) words.push_back(name.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::string joined(Words::const_iterator from, Words::const_iterator to) {
  return fmt::format("{}", fmt::join(Words(from, to), " "));
}

/// What the ditto of an entry stands for: behind "ditto of Toro" the words before "of" in `above`, behind the figure of
/// "2 desgl. Toro" those between its figure and as many words as the name has.
std::optional<std::string> meant(const Words& above, const Words& entry, std::size_t ditto) {
  if (ditto + 1 >= entry.size()) return std::nullopt;
  if (ditto == 0) {
    const auto link = std::find(above.begin(), above.end(), entry[1]);
    const bool small = !entry[1].empty() && entry[1].front() >= 'a' && entry[1].front() <= 'z';
    if (!small || link == above.begin() || link == above.end()) return std::nullopt;
    return joined(above.begin(), link);
  }
  const std::size_t name = entry.size() - ditto - 1;
  if (ditto != 1 || above.size() < name + 2 || !is_digit(above[0].front()) || !is_digit(entry[0].front()))
    return std::nullopt;
  return joined(above.begin() + 1, above.end() - static_cast<std::ptrdiff_t>(name));
}

}  // namespace

std::string with_dittos_of_list(std::string_view line) {
  const std::string_view mark = line.find("; ") != std::string_view::npos ? "; " : ", ";  // but "5,922 men"
  const std::size_t colon = line.find(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  std::string told(line.substr(0, begin));
  std::string above;  // as it is now
  for (std::size_t from = begin; from < line.size();) {
    const std::size_t end = std::min(line.find(mark, from), line.size());
    const std::string_view entry = line.substr(from, end - from);
    const Words words = words_of(entry.substr(sign_before(entry)));
    const auto ditto = std::find_if(words.begin(), words.end(), is_ditto);
    std::string now(entry);
    if (from > begin && ditto != words.end()) {
      const Words before = words_of(std::string_view(above).substr(sign_before(above)));
      if (const auto same = meant(before, words, static_cast<std::size_t>(ditto - words.begin())))
        now.replace(static_cast<std::size_t>(ditto->data() - entry.data()), ditto->size(), *same);
    }
    told.append(now).append(end < line.size() ? mark : std::string_view{});
    above = std::move(now);
    from = end + mark.size();
  }
  return told;
}

}  // namespace estafette::readers
