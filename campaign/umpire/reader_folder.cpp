#include "campaign/umpire/reader_folder.hpp"

#include "base/files/delivery.hpp"
#include "base/files/fingerprint.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace estafette::campaign {
namespace {

constexpr const char* kFirstLine =
    "Pages for one reader of a campaign. Estafette keeps this list of what it wrote here.";
constexpr const char* kCampaign = "campaign: ";
constexpr const char* kReader = "reader: ";
constexpr const char* kUmpire = "umpire: ";

struct Page {
  std::string set, fingerprint;
};

struct ReaderRecord {
  std::string as_read;  ///< the bytes of its file; none if there was none
  FolderReader reader;
  std::map<std::string, Page> pages;  ///< by name
};

/// A plain name, so that a record can never mean a file elsewhere.
bool plain_name(const std::string& name) {
  return !name.empty() && name != "." && name != ".." && name.find_first_of("/\\:") == std::string::npos;
}

std::optional<ReaderRecord> record_in(const fs::path& folder) {
  const fs::path path = folder / kReaderRecord;
  FileError error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;
  ReaderRecord record;
  record.as_read = read_bytes(path);
  for (const std::string& line : split(text_of(record.as_read, path), '\n')) {
    if (line.starts_with(kCampaign)) {
      record.reader.campaign = line.substr(std::string(kCampaign).size());
    } else if (line.starts_with(kReader)) {
      record.reader.reader = line.substr(std::string(kReader).size());
    } else if (line.starts_with(kUmpire)) {
      record.reader.reader = line.substr(std::string(kUmpire).size());
      record.reader.umpire = true;
    } else if (const std::size_t one = line.find('\t'), two = line.find('\t', one + 1);
               one != std::string::npos && two != std::string::npos && plain_name(line.substr(two + 1))) {
      record.pages[line.substr(two + 1)] = {line.substr(0, one), line.substr(one + 1, two - one - 1)};
    }
  }
  return record;
}

Document to_document(const ReaderRecord& record) {
  std::string text = fmt::format("{}\n{}{}\n{}{}\n", kFirstLine, kCampaign, record.reader.campaign,
                                 record.reader.umpire ? kUmpire : kReader, record.reader.reader);
  for (const auto& [name, page] : record.pages) text += fmt::format("{}\t{}\t{}\n", page.set, page.fingerprint, name);
  return {kReaderRecord, text};
}

[[noreturn]] void refuse(const fs::path& folder, const FolderReader& whose, const std::string& expected) {
  throw Refusal(Problem{folder.generic_string(), 0, "",
                        fmt::format("pages for {}, campaign {}", whose.reader, whose.campaign), expected,
                        "Name another folder, or delete this one first if nobody needs it any more"});
}

std::string in_words(const FolderReader& reader) {
  return fmt::format("a folder for {}, campaign {}", reader.reader, reader.campaign);
}

/// Kinds of files that reports are written as.
bool like_a_report(const fs::path& file) {
  const std::string kind = file.extension().string();
  return kind == ".html" || kind == ".svg" || kind == ".csv" || kind == ".txt";
}

std::optional<fs::path> unexplained_file(const fs::path& folder) {
  FileError error;
  std::vector<fs::path> found;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (fs::is_regular_file(it->path(), error) && like_a_report(it->path())) found.push_back(it->path().filename());
  if (found.empty()) return std::nullopt;
  return *std::min_element(found.begin(), found.end());
}

/// The folders around it, from the inside out.
std::vector<fs::path> around(const fs::path& folder) {
  std::vector<fs::path> found;
  fs::path now = fs::absolute(folder).lexically_normal();
  if (now.filename() == "." || now.filename().empty()) now = now.parent_path();
  for (now = now.parent_path(); !now.empty(); now = now.parent_path()) {
    found.push_back(now);
    if (now == now.parent_path()) break;
  }
  return found;
}

constexpr int kDeepest = 4;                    // folders below a reader's that are looked at
constexpr std::size_t kMostLookedAt = 10'000;  // entries

/// The first folder below that is kept for somebody else: it would be passed on with this one. Links are not followed.
std::optional<fs::path> of_another_below(const fs::path& folder, const FolderReader& reader) {
  FileError error;
  std::vector<fs::path> found;
  std::size_t looked_at = 0;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end && looked_at < kMostLookedAt;
       it.increment(error), ++looked_at) {
    if (it.depth() >= kDeepest) it.disable_recursion_pending();
    if (it->path().filename() != kReaderRecord) continue;
    const fs::path below = it->path().parent_path();
    if (below == folder) continue;
    if (const auto record = record_in(below); record && record->reader != reader) found.push_back(below);
  }
  if (found.empty()) return std::nullopt;
  return *std::min_element(found.begin(), found.end());
}

bool as_written(const fs::path& file, const Page& page) {
  FileError error;
  return fs::is_regular_file(file, error) && fingerprint(read_bytes(file)) == page.fingerprint;
}

}  // namespace

void require_folder_for(const fs::path& folder, const FolderReader& reader, const PageSet& pages) {
  for (const fs::path& outer : around(folder))
    if (const auto record = record_in(outer); record && !record->reader.umpire && record->reader != reader)
      refuse(outer, record->reader, in_words(reader));
  const std::optional<ReaderRecord> record = record_in(folder);
  if (!reader.umpire && (record || pages.whole))
    if (const auto below = of_another_below(folder, reader))
      refuse(*below, record_in(*below)->reader, "a folder without pages for others in it");
  if (!record) {
    if (!pages.whole) return;
    if (const auto file = unexplained_file(folder))
      throw Refusal(Problem{(folder / *file).generic_string(), 0, "", "a file that no record explains",
                            "an empty folder, or one that was written for the same reader",
                            "Name another folder: what stands there already would be passed on with the new pages"});
    return;
  }
  const bool umpires = record->reader.umpire && record->reader.campaign == reader.campaign && !pages.whole;
  if (record->reader != reader && !umpires) refuse(folder, record->reader, in_words(reader));
}

void require_no_readers_folder(const fs::path& folder) {
  std::vector<fs::path> all = around(folder);
  all.insert(all.begin(), folder);
  for (const fs::path& one : all)
    if (const auto record = record_in(one); record && !record->reader.umpire)
      refuse(one, record->reader, "a folder that is for nobody in particular");
}

OlderPages write_for_reader(const fs::path& folder, const FolderReader& reader, const PageSet& pages,
                            Existing existing) {
  require_folder_for(folder, reader, pages);
  std::optional<ReaderRecord> record = record_in(folder);
  FileError error;
  const bool new_folder = !fs::exists(folder, error) || fs::is_empty(folder, error);
  if (!record && !pages.whole && !new_folder) {  // a folder of the umpire's for papers to several readers
    write_all_or_none(folder, pages.documents, existing);
    return {};
  }
  if (!record) record = ReaderRecord{"", reader, {}};
  std::map<std::string, Page> older;
  if (pages.whole)
    for (const auto& [name, page] : record->pages)
      if (page.set == pages.name) older.emplace(name, page);
  for (const Document& document : pages.documents) {
    record->pages[document.path.generic_string()] = {pages.name, fingerprint(document.bytes)};
    older.erase(document.path.generic_string());
  }
  if (existing == Existing::keep) {
    for (const auto& [name, page] : older)
      if (fs::exists(folder / name, error))
        throw Refusal(Problem{(folder / name).generic_string(), 0, "", "a page that is no longer written",
                              "a folder without it", "Give --overwrite to have it removed, or name another folder"});
    const auto there = [&](const Document& page) { return fs::exists(folder / page.path, error); };
    if (std::any_of(pages.documents.begin(), pages.documents.end(), there))
      write_all_or_none(folder, pages.documents, existing);  // only what is the same as before may be there
  }
  // The record lists the old pages until they are gone, so that a run that is cut short is made good by the next.
  std::vector<Document> all = pages.documents;
  all.push_back(to_document(*record));
  Delivery(folder, all, Existing::overwrite, {{kReaderRecord, record->as_read}}).deliver();
  record->as_read = all.back().bytes;
  OlderPages done;
  if (older.empty()) return done;
  for (const auto& [name, page] : older) {
    const fs::path file = folder / name;
    const bool there = fs::exists(file, error);
    if (as_written(file, page)) remove_if_there(file);
    if (fs::exists(file, error))
      done.kept.push_back(name);
    else if (there)
      done.removed.push_back(name);
    if (!as_written(file, page)) record->pages.erase(name);  // one that could not be removed is tried again next time
  }
  write_changed(folder / kReaderRecord, record->as_read, to_document(*record).bytes);
  return done;
}

}  // namespace estafette::campaign
