// What sorts of types the state is made of, for those who write or read them all in one way.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette {

template <typename Type, template <typename...> typename Of>
inline constexpr bool kIs = false;
template <template <typename...> typename Of, typename... Of2>
inline constexpr bool kIs<Of<Of2...>, Of> = true;

/// A plain number or flag.
template <typename Type>
concept Whole = std::same_as<Type, int> || std::same_as<Type, std::uint64_t> || std::same_as<Type, bool>;
/// A number of one sort: Men, Turn.
template <typename Type>
concept Counted = requires(Type value) {
  value.value;
}
&&!kIs<Type, std::optional>;
/// An id.
template <typename Type>
concept Slugged = requires(Type value) {
  value.slug;
};
template <typename Type>
concept Listed = kIs<Type, std::vector> || kIs<Type, std::set>;

}  // namespace estafette
