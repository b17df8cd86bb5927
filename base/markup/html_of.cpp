#include "base/markup/html_of.hpp"

#include <algorithm>
#include <utility>

namespace estafette {
namespace {

std::string with_each(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed;
  changed.reserve(text.size());
  for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
    changed.append(text.substr(0, at)).append(to);
    text.remove_prefix(at + from.size());
  }
  return changed.append(text);
}

/// A style is taken as it stands. It is ours, and the only one.
std::string with_style(std::string page) {
  const std::size_t begin = std::min(page.find("<style>"), page.size());
  const std::size_t end = std::min(page.find("</style>", begin), page.size());
  const std::string style = with_each(std::string_view(page).substr(begin, end - begin), "&gt;", ">");
  return std::move(page.replace(begin, end - begin, style));
}

std::string with_put(std::string_view page, const std::vector<std::string>& put) {
  constexpr std::string_view kOpen = "<!--", kClose = "-->";
  std::string whole;
  for (std::size_t at = page.find(kOpen); at != std::string_view::npos; at = page.find(kOpen)) {
    whole += page.substr(0, at);
    page.remove_prefix(at + kOpen.size());
    const std::size_t end = page.find(kClose);
    whole += put.at(std::stoul(std::string(page.substr(0, end))));
    page.remove_prefix(end + kClose.size());
  }
  return whole += page;
}

}  // namespace

std::string html_of(std::string xml, const std::vector<std::string>& put) {
  for (const std::string_view needless : {"></meta>", "></img>", "></link>", "></input>", "></br>"})
    xml = with_each(xml, needless, ">");
  return with_put(with_style(std::move(xml)), put);
}

}  // namespace estafette
