#include "converter/readers/line/entries.hpp"

#include "base/text.hpp"
#include "converter/readers/list/list.hpp"

#include <utility>

namespace estafette::readers {

std::optional<Item> command_with_entries(std::string_view text, const PhraseBook& words) {
  const std::size_t end = text.find(';');
  if (end == std::string_view::npos) return std::nullopt;
  Item item = item_of(trim(text.substr(0, end)), words);
  if (item.is != Item::Is::formation || !item.units.empty()) return std::nullopt;
  item.units = troops_listed(text.substr(end + 1), words);
  return item.units.size() < 2 ? std::nullopt : std::optional(std::move(item));
}

}  // namespace estafette::readers
