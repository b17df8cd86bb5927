#include "base/files/owner_file.hpp"

#include "base/files/disk.hpp"

namespace estafette {

void write_for_owner(const fs::path& file, std::string_view bytes) {
  try {
    make_folders(file.parent_path());
    disk().remove(file);
    disk().append(file, "");
    keep_from_others(file);  // before anything is in it
    disk().append(file, bytes);
  } catch (const fs::filesystem_error& error) {
    throw refusal_for(error, file, bytes.size(), "a file that can be written",
                      "Is the disk full, or the folder read-only?");
  }
}

}  // namespace estafette
