// Any bytes at all as a player's letter: every line is understood or refused with a reason, and what was understood is
// understood again from its official words.
#include "campaign/orders/read_orders.hpp"

#include "campaign/support/theatres.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

namespace {

const campaign::Theatre& here() {
  static const campaign::Theatre made =
      test::theatre({test::good("Alten", "Burg"), test::poor("Burg", "Cron am See"),
                     test::good("Cron am See", "Dorf-Heim", "Elbe"), test::poor("Alten", "Dorf-Heim")},
                    {"Burg", "Dorf-Heim"});
  return made;
}

campaign::State forces() {
  campaign::State state =
      test::with({test::corps("III Corps", "Alten", 3), test::corps("VIII Corps", "Burg", 2),
                  test::division("1st Division", "Alten"), test::cavalry_corps("Ney's Corps", "Burg"),
                  test::garrison(test::division("Old Guard and Reserve", "Burg")),
                  test::coalition(test::corps("Yorck", "Cron am See", 2))});
  campaign::Piece piece;
  piece.id = {"main-headquarters"};
  piece.name = "Main headquarters";
  piece.at = test::node("Burg");
  state.pieces.push_back(piece);
  piece.id = {"pontoon-train"};
  piece.kind = campaign::PieceKind::pontoon_train;
  piece.name = "Pontoon train";
  state.pieces.push_back(piece);
  return state;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<std::string> text = decode(fuzz::bytes_of(data, size));
  if (!text) return 0;
  const auto ends = std::count_if(text->begin(), text->end(), [](char c) { return c == '\n' || c == '\r'; });
  const campaign::State state = forces();
  std::string again;
  std::size_t understood = 0;
  for (const campaign::OrderLine& line :
       campaign::read_orders(here(), state, campaign::Side::france, *text, "fuzz.txt")) {
    fuzz::promise(line.line > 0 && line.line <= ends + 1);
    fuzz::promise(!line.understood.empty() || !line.problems.empty());
    fuzz::promise(line.understood.size() == line.orders.size() + line.halted.size());
    for (const Problem& problem : line.problems)
      fuzz::promise(problem.file == "fuzz.txt" && problem.line == line.line && !problem.expected.empty());
    for (const std::string& words : line.understood) again += words + "\n";
    understood += line.understood.size();
  }
  std::size_t once_more = 0;
  for (const campaign::OrderLine& line :
       campaign::read_orders(here(), state, campaign::Side::france, again, "again.txt")) {
    fuzz::promise(line.problems.empty());
    once_more += line.understood.size();
  }
  fuzz::promise(once_more == understood);
  return 0;
}
