#include "converter/readers/words/emphasis.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "Category:1809", "Datei:Karte.png", "fr:Wagram": a link that shows nothing. The names are MediaWiki's own, folded.
bool shows_nothing(std::string_view inside) {
  constexpr std::array<std::string_view, 22> kNamespaces = {"category",
                                                            "categorie",
                                                            "kategorie",
                                                            "categoria",
                                                            "kategoria",
                                                            "kategori",
                                                            "\u043A\u0430\u0442\u0435\u0433\u043E\u0440\u0438\u044F",
                                                            "file",
                                                            "image",
                                                            "fichier",
                                                            "datei",
                                                            "bild",
                                                            "archivo",
                                                            "immagine",
                                                            "ficheiro",
                                                            "bestand",
                                                            "plik",
                                                            "fil",
                                                            "wikt",
                                                            "wiktionary",
                                                            "s",
                                                            "\u0444\u0430\u0439\u043B"};
  constexpr std::size_t kShortest = 2, kLongest = 3;  // letters of a language, "fr"
  const std::size_t colon = inside.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view before = inside.substr(0, colon);
  const bool language = before.size() >= kShortest && before.size() <= kLongest &&
                        std::all_of(before.begin(), before.end(), is_small) && colon + 1 < inside.size() &&
                        inside[colon + 1] != ' ';
  return language || std::find(kNamespaces.begin(), kNamespaces.end(), fold(before)) != kNamespaces.end();
}

/// "File:Flag of Alba.svg|22px": a picture, whose size and place are no words of the page.
bool shows_a_picture(std::string_view inside) {
  const std::string_view ending = inside.substr(0, inside.find('|'));
  constexpr std::array<std::string_view, 5> kPictures = {".svg", ".png", ".gif", ".jpg", ".jpeg"};
  const std::string folded = fold(ending);
  return shows_nothing(inside) && std::any_of(kPictures.begin(), kPictures.end(),
                                              [&](std::string_view picture) { return folded.ends_with(picture); });
}

}  // namespace

std::string without_emphasis(std::string_view cell) {
  std::string plain(cell);
  for (const std::string_view pair : {"**", "__", "~~"}) {
    for (std::size_t begin = plain.find(pair); begin != std::string::npos; begin = plain.find(pair, begin)) {
      const std::size_t end = plain.find(pair, begin + pair.size());
      if (end == std::string::npos || end == begin + pair.size()) break;
      plain.erase(end, pair.size());
      plain.erase(begin, pair.size());
    }
  }
  for (const char mark : {'*', '_', '`'}) {
    const bool whole = plain.size() > 2 && plain.front() == mark && plain.find(mark, 1) == plain.size() - 1;
    if (whole) plain = plain.substr(1, plain.size() - 2);
  }
  return plain;
}

std::string without_wiki_marks(std::string text) {
  for (std::size_t at = text.find("[["); at != std::string::npos; at = text.find("[[", at)) {
    const std::size_t end = text.find("]]", at);
    if (end == std::string::npos) break;
    std::string inside = text.substr(at + 2, end - at - 2);
    const std::size_t bar = inside.rfind('|');
    if (shows_a_picture(inside) || (bar == std::string::npos && shows_nothing(inside))) {
      inside.clear();
    } else if (bar != std::string::npos) {
      inside.erase(0, bar + 1);
    }
    text.replace(at, end + 2 - at, inside);
  }
  replace_all(text, "'''", "");
  replace_all(text, "''", "");
  return text;
}

}  // namespace estafette::readers
