// Any bytes at all as text. What is decoded is UTF-8 as XML and CSV can carry it, and every use of it holds.
#include "base/text.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<std::string> text = decode(fuzz::bytes_of(data, size));
  if (!text) return 0;
  fuzz::promise(text->find('\0') == std::string::npos);
  fuzz::promise(text->starts_with("\xEF\xBB\xBF") || decode(*text) == text);  // it is UTF-8

  const std::string game = encode_for_game(*text);
  fuzz::promise(std::none_of(game.begin(), game.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 && byte < 0xA0;
  }));
  const std::string id = slug(*text);
  fuzz::promise(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
  fuzz::promise(id.find("--") == std::string::npos && !id.starts_with('-') && !id.ends_with('-') && slug(id) == id);

  fuzz::promise(shorten(*text, text->size()) == *text);
  fuzz::promise(shorten(*text, 3).size() <= 12);
  fuzz::promise(width(*text) <= 2 * text->size());
  (void)fold(*text);
  return 0;
}
