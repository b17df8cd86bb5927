#include "converter/readers/page/beside_text.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/page_furniture.hpp"
#include "converter/readers/words/left_out.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostToldOfAPart = 300;  ///< letters

/// True if a paragraph ends where this tag begins, though nobody closed it.
bool ends_paragraph(std::string_view tag) {
  return tag == "p" || tag == "div" || tag == "ul" || tag == "ol" || tag == "table" || tag == "blockquote";
}

}  // namespace

bool BesideText::takes(const HtmlPiece& piece) {
  return tag_.empty() ? begins(piece) : goes_on(piece);
}

bool BesideText::begins(const HtmlPiece& piece) {
  if (piece.tag.empty()) {
    quote_ = quote_ && trim(piece.text).empty();
    return false;
  }
  if (is_page_furniture(piece.tag, piece.attributes)) {
    tag_ = piece.tag;
    end_stays_ = false;
  } else if (piece.tag == "cite" && quote_) {  // "Ney wrote:" within a forum's post
    tag_ = "blockquote";
    end_stays_ = true;
  }
  quote_ = piece.tag == "blockquote" || (quote_ && piece.tag == "div");
  depth_ = 1;
  within_line_ = tag_ == "span";
  return !tag_.empty();
}

bool BesideText::goes_on(const HtmlPiece& piece) {
  if (piece.tag.empty()) {
    part_ += text_shown(piece.text);
    return true;
  }
  if (tag_ == "p" && ends_paragraph(piece.tag)) {
    end();
    return begins(piece);
  }
  holds_text_ = holds_text_ || holds_page_text(piece.tag, piece.attributes);
  if (piece.tag == tag_) ++depth_;
  if (piece.tag.starts_with('/') && std::string_view(piece.tag).substr(1) == tag_) --depth_;
  if (piece.tag != "a" && piece.tag != "/a" && piece.tag != "span" && piece.tag != "/span") part_ += '\n';
  if (depth_ > 0) return true;
  end();
  return !end_stays_;
}

void BesideText::end() {
  add(std::exchange(part_, {}));
  tag_.clear();
}

void BesideText::add(const std::string& part) {
  std::string told;
  for (const std::string& line : split(part, '\n')) {
    if (!line.empty()) told += (told.empty() ? "" : ", ") + line;
  }
  if (has_digit(told)) lines_ += std::string(kPageFurniture) + shorten(told, kMostToldOfAPart) + '\n';
}

bool BesideText::may_hold_the_text(std::string_view rest) const {
  return !tag_.empty() || holds_text_ || (!lines_.empty() && !has_digit(rest));
}

}  // namespace estafette::readers
