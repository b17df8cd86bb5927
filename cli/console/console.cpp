#include "cli/console/console.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::cli {
namespace {

constexpr std::string_view kRed = "\x1B[31m", kYellow = "\x1B[33m", kPlain = "\x1B[0m";

std::string painted(bool colour, std::string_view paint, const std::string& text) {
  const std::string plain = plain_lines(text);
  return colour ? fmt::format("{}{}{}", paint, plain, kPlain) : plain;
}

}  // namespace

void Console::line(const std::string& text) const {
  out_ << plain_lines(text) << '\n';
}

void Console::remark(const std::string& text) const {
  out_ << painted(terminal_.colour_out, kYellow, "note:") << ' ' << one_line(text) << '\n';
}

void Console::complain(const std::string& text) const {
  err_ << painted(terminal_.colour_err, kRed, text) << '\n';
}

void Console::require_shown() const {
  if (out_.flush()) return;
  throw Refusal(
      Problem{"standard output", 0, "", "", "room for the output", "Is the disk full, or has the output been closed?"});
}

void Console::remarks(const std::vector<std::string>& texts, const std::string& where) const {
  constexpr std::size_t kMost = 12;  // that are read on a terminal
  for (std::size_t i = 0; i < std::min(kMost, texts.size()); ++i) remark(texts[i]);
  if (texts.size() > kMost) remark(fmt::format("and {} more, in {}", texts.size() - kMost, where));
}

}  // namespace estafette::cli
