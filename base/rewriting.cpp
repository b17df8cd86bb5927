#include "base/rewriting.hpp"

namespace estafette {

void Rewriting::put(std::size_t begin, std::size_t end, std::string_view words) {
  text_.append(line_.substr(done_, begin - done_)).append(words);
  done_ = end;
  changed_ = true;
}

std::string Rewriting::text() const {
  std::string text = text_;
  return text.append(line_.substr(done_));
}

}  // namespace estafette
