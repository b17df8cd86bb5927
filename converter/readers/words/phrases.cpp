#include "converter/readers/words/phrases.hpp"

#include <functional>

namespace estafette::readers {
namespace {

std::uint32_t hash_of(std::string_view text) {
  return static_cast<std::uint32_t>(std::hash<std::string_view>{}(text));
}

}  // namespace

std::size_t Phrases::place_of(std::string_view text, std::uint32_t hash) const {
  const std::size_t last = places_.size() - 1;  // all bits set: their number is a power of two
  for (std::size_t place = hash & last;; place = (place + 1) & last) {
    if (places_[place] == 0) return place;
    const Learnt& learnt = all_[places_[place] - 1];
    if (learnt.hash == hash && std::string_view(letters_).substr(learnt.begin, learnt.size) == text) return place;
  }
}

KnownPhrase& Phrases::learn(std::string_view text) {
  make_room();
  const std::uint32_t hash = hash_of(text);
  const std::size_t place = place_of(text, hash);
  if (places_[place] == 0) {
    all_.push_back(
        {static_cast<std::uint32_t>(letters_.size()), static_cast<std::uint32_t>(text.size()), hash, KnownPhrase()});
    letters_ += text;
    places_[place] = static_cast<std::uint32_t>(all_.size());
  }
  return all_[places_[place] - 1].phrase;
}

const KnownPhrase* Phrases::find(std::string_view text) const {
  if (places_.empty()) return nullptr;
  const std::size_t place = place_of(text, hash_of(text));
  return places_[place] == 0 ? nullptr : &all_[places_[place] - 1].phrase;
}

/// So that a third of the places at least stays empty, and few texts lie away from where they are looked for.
void Phrases::make_room() {
  constexpr std::size_t kFirst = 16'384, kUsualPhrases = 9'000, kUsualLetters = 120'000;
  if (2 * places_.size() >= 3 * (all_.size() + 1)) return;
  if (places_.empty()) {
    all_.reserve(kUsualPhrases);
    meanings_.reserve(kUsualPhrases);
    letters_.reserve(kUsualLetters);
  }
  places_.assign(places_.empty() ? kFirst : 2 * places_.size(), 0);
  for (std::uint32_t i = 0; i < all_.size(); ++i) {
    std::size_t place = all_[i].hash & (places_.size() - 1);
    while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
    places_[place] = i + 1;
  }
}

void Phrases::add_meaning(KnownPhrase& phrase, std::size_t entry) {
  const auto added = static_cast<std::uint32_t>(meanings_.size());
  meanings_.push_back({entry, std::nullopt});
  if (phrase.last) {
    meanings_[*phrase.last].next = added;
  } else {
    phrase.first = added;
  }
  phrase.last = added;
}

}  // namespace estafette::readers
