#include "converter/readers/words/read_words.hpp"

#include <algorithm>

namespace estafette::readers {

PhraseBook read_words(const fs::path& folder, const std::vector<fs::path>& own) {
  const fs::path first = folder / "words.xml";
  PhraseBook words = PhraseBook::read(read_text(first), first.generic_string());
  std::vector<fs::path> files;
  FileError none;
  for (const auto& entry : fs::directory_iterator(folder / "words", none)) {
    if (entry.path().extension() == ".xml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  files.insert(files.end(), own.begin(), own.end());
  for (const fs::path& file : files) words.add_from(read_text(file), file.generic_string());
  return words;
}

}  // namespace estafette::readers
