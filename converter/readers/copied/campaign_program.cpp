#include "converter/readers/copied/campaign_program.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::readers {
namespace {

/// What stands behind "1B", with or without a letter for its nation before it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kSorts = {{{"LN", "line infantry"},
                                                                                  {"LT", "light infantry"},
                                                                                  {"GD", "guard infantry"},
                                                                                  {"GR", "grenadiers"},
                                                                                  {"LC", "light cavalry"},
                                                                                  {"HC", "heavy cavalry"},
                                                                                  {"GC", "guard cavalry"},
                                                                                  {"ML", "militia infantry"}}};

std::size_t digits_at(std::string_view text) {
  return std::min(text.find_first_not_of("0123456789"), text.size());
}

/// "12# Heavy Artillery 6"
std::string guns_in_words(std::string_view line, std::size_t digits) {
  const std::string_view named = trim(line.substr(digits + 1));
  const std::size_t blank = named.rfind(' ');
  const std::string_view last = blank == std::string_view::npos ? std::string_view{} : named.substr(blank + 1);
  const bool guns = !last.empty() && last.size() <= 2 && digits_at(last) == last.size();
  if (!guns) return fmt::format("{}-pdr {}", line.substr(0, digits), named);
  return fmt::format("{}-pdr {}, {} guns", line.substr(0, digits), trim(named.substr(0, blank)), last);
}

}  // namespace

std::string without_shorthand(std::string_view line) {
  const std::size_t digits = digits_at(line);
  if (digits == 0 || digits > 2) return std::string(line);
  const std::string_view rest = line.substr(digits);
  if (rest.starts_with("# ")) return guns_in_words(line, digits);
  const std::size_t close = rest.find(')');
  if (!rest.starts_with("B (") || close == std::string_view::npos) return std::string(line);
  const std::string_view code = rest.substr(3, close - 3);
  const auto sort = std::find_if(kSorts.begin(), kSorts.end(), [&](const auto& one) {
    return code == one.first || (code.size() == one.first.size() + 1 && code.ends_with(one.first));
  });
  if (sort == kSorts.end()) return std::string(line);
  return fmt::format("{}B ({}){}", line.substr(0, digits), sort->second, rest.substr(close + 1));
}

std::string with_parts_in_words(std::string_view line) {
  std::string text(line);
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = std::min(text.find(')', open), text.size());
    const std::string_view inside = std::string_view(text).substr(open + 1, close - open - 1);
    const std::size_t blank = inside.rfind(' ');
    const std::string_view part = blank == std::string_view::npos ? "" : inside.substr(blank + 1);
    const bool counted = blank != std::string_view::npos && blank > 0 && is_digit(inside[blank - 1]);
    if (!counted || (part != "B." && part != "b." && part != "E." && part != "B" && part != "E")) continue;
    text.replace(open + 1 + blank + 1, part.size(), part.front() == 'E' ? "Esk." : "Bat.");
  }
  constexpr std::string_view kMenAndGuns = " M. / ", kGuns = " G.";
  const std::string_view all = text;
  const std::size_t men = all.find(kMenAndGuns);
  if (men == std::string_view::npos || !all.ends_with(kGuns)) return text;
  const std::size_t before = all.find_last_not_of("0123456789.,", men - 1) + 1;
  const std::string_view guns = all.substr(men + kMenAndGuns.size());
  return fmt::format("{}, {} men, {} guns", trim(all.substr(0, before)), all.substr(before, men - before),
                     trim(guns.substr(0, guns.size() - kGuns.size())));
}

}  // namespace estafette::readers
