// Any text as answers, and below a line of dashes any page for them: what is read comes back the same from the XML that
// we write, and the page keeps its lines, or the answers are refused.
#include "converter/review/answered_text.hpp"
#include "converter/review/answers.hpp"
#include "fuzz/hostile.hpp"

#include <algorithm>

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const auto [xml, page] = fuzz::parted(text);
    const review::Answers answers = review::read_answers(xml, "fuzz.xml");
    fuzz::promise(review::read_answers(review::to_xml(answers), "again.xml") == answers);
    const auto line_feeds = [](const std::string& lines) { return std::count(lines.begin(), lines.end(), '\n'); };
    const bool adds_lines = std::any_of(answers.replaced.begin(), answers.replaced.end(), [](const auto& words) {
      return (words.first + words.second).find_first_of("\r\n") != std::string::npos;
    });
    const std::string read = review::answered(page, answers);
    fuzz::promise(adds_lines || line_feeds(read) == line_feeds(page));
  });
}
