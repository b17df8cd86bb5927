// "All corps", "everyone else", "the rest": many forces in one name. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/subject.hpp"
#include "campaign/orders/sentence/writer.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// Who is meant by such words.
struct Everybody {
  bool left = false;      ///< said as what is left, "the rest": of all forces, or of the one that was divided
  bool rest = false;      ///< only those whom the letter has not named before
  bool corps = true;      ///< corps among them
  bool divisions = true;  ///< divisions that act alone among them
};

/// Goes past such words; nothing if there are none. "Army", "cavalry" or a name behind them is left for whoever reads
/// on.
[[nodiscard]] std::optional<Everybody> take_everybody(Cursor& cursor);

/// Those of the forces in the field that the writer commands (null: all of the side) who are meant there; `before`:
/// what the letter has ordered so far, `founded`: the state before it. Refuses if there are none, and "the rest" behind
/// an order to a part of a force.
[[nodiscard]] Subjects read_everybody(const LetterContext& context, Cursor& cursor, const std::vector<Order>& before,
                                      const LetterWriter* writer, const State& founded);

/// True if such words are followed by a colon or an order.
[[nodiscard]] bool orders_everybody(const LetterContext& context, Cursor cursor);

}  // namespace estafette::campaign
