// Prints how well the readers read pages thrown with dice: bench_tellings LANGUAGE PAGES [FIRST [faults|asked|page]].
// PAGES of that language, each of a seed of its own from FIRST (1) on. "faults" and "asked" also list what was wrong
// without a word, or asked about; "page" prints each page.
#include "converter/readers/tellings/verdict.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <string>

namespace {

using estafette::test::Tongue;
using estafette::test::Verdict;

void print(const Tongue& tongue, std::uint64_t first, std::uint64_t pages, const std::string& more) {
  static const auto kData =
      estafette::readers::read_reader_data(estafette::fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers");
  Verdict sum;
  for (std::uint64_t seed = first; seed < first + pages; ++seed) {
    const auto telling = estafette::test::thrown_page(tongue, seed);
    const Verdict verdict = verdict_on(telling, kData);
    if (more == "page") fmt::print("--- {} {}\n{}", tongue.language, seed, telling.text);
    const auto& listed = more == "asked" ? verdict.asked_of : verdict.faults;
    if (!more.empty())
      for (const std::string& fault : listed) fmt::print("{} {}:{}\n", tongue.language, seed, fault);
    sum += verdict;
  }
  const int units = sum.right + sum.asked + sum.silent;
  const auto share = [&](int part) { return units == 0 ? 0.0 : 100.0 * part / units; };
  fmt::print("{:12}{:7} units {:6.1f} % right {:6.1f} % asked ({}) {:6.1f} % silent ({}) {:5} invented\n",
             tongue.language, units, share(sum.right), share(sum.asked), sum.asked, share(sum.silent), sum.silent,
             sum.invented);
}

}  // namespace

int main(int count, char** words) {
  const std::string language = count > 1 ? words[1] : "all";
  const std::uint64_t pages = count > 2 ? std::stoull(words[2]) : 100;
  const std::uint64_t first = count > 3 ? std::stoull(words[3]) : 1;
  for (const Tongue& tongue : estafette::test::tongues())
    if (language == "all" || language == tongue.language) print(tongue, first, pages, count > 4 ? words[4] : "");
}
