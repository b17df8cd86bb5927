// How the program asks its system for memory. A command takes some milliseconds, and a tenth of them went into giving
// memory back to the system and getting it again, cleared. Only with the GNU C library; elsewhere nothing happens.
#pragma once

namespace estafette::cli {

/// Keeps what was freed, up to 64 MiB, and asks for a mebibyte at a time; the first 16 come in large pages, where the
/// system has them.
void keep_freed_memory();

/// Lets all threads use one store: for those that wait for each other more than they work side by side. Only before the
/// second thread begins.
void share_memory_among_threads();

}  // namespace estafette::cli
