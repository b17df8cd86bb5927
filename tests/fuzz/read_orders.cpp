// Any bytes at all as a player's letter: every line is understood, refused with a reason or passed over with one; a
// line that is refused holds no half of an order; and what was understood is understood again from its official words.
#include "campaign/orders/read_orders.hpp"

#include "fuzz/hostile.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<std::string> text = decode(fuzz::bytes_of(data, size));
  if (!text) return 0;
  const auto ends = std::count_if(text->begin(), text->end(), [](char c) { return c == '\n' || c == '\r'; });
  const campaign::State& state = fuzz::before_the_battle();
  std::string again;
  std::size_t understood = 0;
  for (const campaign::OrderLine& line :
       campaign::read_orders(fuzz::a_theatre(), state, campaign::Side::france, *text, "fuzz.txt")) {
    fuzz::promise(line.line > 0 && line.line <= ends + 1);
    fuzz::promise(!line.understood.empty() || !line.problems.empty() || !line.passed_over.empty());
    const std::size_t kept = line.orders.size() + line.halted.size();
    fuzz::promise(kept == (line.problems.empty() ? line.understood.size() : 0));
    for (const Problem& problem : line.problems)
      fuzz::promise(problem.file == "fuzz.txt" && problem.line == line.line && !problem.expected.empty());
    if (!line.problems.empty()) continue;
    for (const std::string& words : line.understood) again += words + "\n";
    understood += line.understood.size();
  }
  std::size_t once_more = 0;
  for (const campaign::OrderLine& line :
       campaign::read_orders(fuzz::a_theatre(), state, campaign::Side::france, again, "again.txt")) {
    fuzz::promise(line.problems.empty());
    once_more += line.understood.size();
  }
  fuzz::promise(once_more == understood);
  return 0;
}
