// SQLite's writing, onto a medium that can be full or lose its power.
#pragma once

#include "medium.hpp"

#include <sqlite3.h>

namespace estafette::test {

/// As long as this value lives, SQLite's files in the medium's folder are on that medium. One at a time.
class FaultyVfs {
 public:
  explicit FaultyVfs(Medium& medium);
  ~FaultyVfs();
  FaultyVfs(const FaultyVfs&) = delete;
  FaultyVfs& operator=(const FaultyVfs&) = delete;

 private:
  sqlite3_vfs vfs_;
};

}  // namespace estafette::test
