#include "base/letters.hpp"

#include <utf8proc.h>

#include <optional>

namespace estafette {
namespace {

/// What sort of letter a text begins with; none, if it is empty or no UTF-8.
std::optional<utf8proc_category_t> category_of_first(std::string_view utf8) {
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
  utf8proc_int32_t letter = 0;
  const utf8proc_ssize_t taken = utf8proc_iterate(at, static_cast<utf8proc_ssize_t>(utf8.size()), &letter);
  return taken > 0 ? std::optional(utf8proc_category(letter)) : std::nullopt;
}

}  // namespace

bool begins_capital(std::string_view utf8) {
  return category_of_first(utf8) == UTF8PROC_CATEGORY_LU;
}

bool begins_small(std::string_view utf8) {
  return category_of_first(utf8) == UTF8PROC_CATEGORY_LL;
}

}  // namespace estafette
