#include "campaign/journal/sqlite_words.hpp"

namespace estafette::campaign {

Refusal refusal_for(const SQLite::Exception& error, const std::string& file) {
  switch (error.getErrorCode()) {
    case SQLITE_NOTADB:
      return Refusal(
          {file, 0, "", "no campaign file", "a file that estafette new has made", "Is this the right file?"});
    case SQLITE_CORRUPT:
      return Refusal(
          {file, 0, "", std::string(error.what()), "an undamaged campaign file", "Go back to your last copy of it"});
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Refusal({file, 0, "", "another program that writes to it", "nobody else at work on the campaign",
                      "Wait until the other one is done, then try again"});
    case SQLITE_CANTOPEN:
      return Refusal({file, 0, "", "a file that cannot be opened", "a campaign file that may be read and written",
                      "Check the name, and whether the folder is there and yours"});
    case SQLITE_READONLY:
      return Refusal({file, 0, "", "a file that may only be read", "a campaign file that may be written",
                      "Copy it where you may write"});
    case SQLITE_FULL:
      return Refusal({file, 0, "", "a full disk", "room for the campaign", "Make room, then try again"});
    default:
      return Refusal({file, 0, "", std::string(error.what()), "a campaign file that can be read and written",
                      "Check the disk, or go back to your last copy"});
  }
}

}  // namespace estafette::campaign
