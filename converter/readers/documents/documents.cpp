#include "converter/readers/documents/documents.hpp"

#include "converter/readers/documents/mail.hpp"
#include "converter/readers/documents/rich_text.hpp"
#include "converter/readers/documents/word_document.hpp"

namespace estafette::readers {
namespace {

PageLines lines_in(std::string_view bytes, const std::string& file) {
  return looks_like_rich_text(bytes) ? lines_of_rich_text(bytes, file) : lines_of_word_document(bytes, file);
}

}  // namespace

bool looks_like_document(std::string_view bytes) {
  return looks_like_word_document(bytes) || looks_like_rich_text(bytes) || looks_like_mail(bytes);
}

std::string page_of_document(std::string_view bytes, const std::string& file) {
  if (looks_like_mail(bytes)) return page_of_mail(bytes, file);
  return lines_in(bytes, file).page();
}

std::optional<std::string> letter_in_document(std::string_view bytes, const std::string& file) {
  if (!looks_like_word_document(bytes) && !looks_like_rich_text(bytes)) return std::nullopt;
  return lines_in(bytes, file).text();
}

}  // namespace estafette::readers
