#include "converter/readers/sow/read_sow.hpp"

#include "converter/readers/sow/tree.hpp"
#include "converter/readers/tree/assembly/whole_reading.hpp"
#include "converter/readers/words/lines_kept.hpp"

#include <utility>

namespace estafette::readers {
namespace {

Reading read(SowFile rows, Format format, const SowWords& sow, const PhraseBook& words, const std::string& file) {
  const LinesKept kept;
  const TextOutline tree = tree_of(rows, sow, words);
  return reading_of(tree, rows.lines, words, format, file);
}

}  // namespace

Reading read_sow_oob(std::string_view utf8, const SowWords& sow, const PhraseBook& words, const std::string& file) {
  return read(sow_rows(utf8, sow, file), Format::sow_oob, sow, words, file);
}

Reading read_sow_scenario(std::string_view utf8, const FindMaster& find, const SowWords& sow, const PhraseBook& words,
                          const std::string& file) {
  SowFile rows = sow_rows(utf8, sow, file);
  if (!rows.master.empty()) {
    const std::optional<std::string> master = find(rows.master);
    if (!master) {
      throw Refusal(Problem{file, 0, "", "MASTER," + rows.master,
                            "the master file " + rows.master + " beside the scenario, or in the OOBs folder of its mod",
                            "Give the scenario in its mod folder, or the master file itself"});
    }
    join(rows, sow_rows(*master, sow, rows.master));
  }
  return read(std::move(rows), Format::sow_scenario, sow, words, file);
}

}  // namespace estafette::readers
