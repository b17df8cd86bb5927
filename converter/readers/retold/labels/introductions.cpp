#include "converter/readers/retold/labels/introductions.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestIntroduction = 30;  ///< bytes

/// How such a sentence begins, in small letters without accents.
constexpr std::array<std::string_view, 26> kBegins = {"the following is ",
                                                      "the following are ",
                                                      "the following table ",
                                                      "the following list ",
                                                      "the following order of battle ",
                                                      "the following organization ",
                                                      "this is ",
                                                      "this table ",
                                                      "this list ",
                                                      "this order of battle ",
                                                      "below is ",
                                                      "below are ",
                                                      "here is ",
                                                      "here are ",
                                                      "here follows ",
                                                      "dies ist ",
                                                      "die folgende ",
                                                      "das folgende ",
                                                      "nachstehend ",
                                                      "voici ",
                                                      "ci-dessous ",
                                                      "le tableau suivant ",
                                                      "ecco ",
                                                      "la seguente ",
                                                      "a continuacion ",
                                                      "esta es "};

/// What a list is called, in the same form.
constexpr std::array<std::string_view, 22> kLists = {"order of battle", "orders of battle",     "oob",
                                                     "orbat",           "composition of",       "organization of",
                                                     "organisation of", "organizational table", "list of",
                                                     "table showing",   "table shows",          "chart showing",
                                                     "schlachtordnung", "ordre de bataille",    "gliederung",
                                                     "aufstellung der", "composition de",       "ordine di battaglia",
                                                     "composizione d",  "orden de batalla",     "composicion de",
                                                     "breakdown of"};

}  // namespace

std::string with_introduction_noted(std::string_view line) {
  const std::string_view text = trim(line);
  if (text.size() < kShortestIntroduction || !text.ends_with('.')) return std::string(line);
  const std::string folded = fold(text);
  const bool begins =
      std::any_of(kBegins.begin(), kBegins.end(), [&](std::string_view words) { return folded.starts_with(words); });
  const bool list = begins && std::any_of(kLists.begin(), kLists.end(), [&](std::string_view words) {
                      return folded.find(words) != std::string::npos;
                    });
  return list ? "Note: " + std::string(text) : std::string(line);
}

}  // namespace estafette::readers
