// One desk for each campaign: a desk notes in its folder where it is open, and whoever opens another is led there.
#pragma once

#include <string>

namespace estafette::desk {

/// The address of the desk that is open on the campaign, with its key; empty if there is none. It is asked, so a desk
/// that was closed without a word is not taken for an open one.
[[nodiscard]] std::string open_desk_of(const std::string& campaign);

/// Notes the address, in a file that only its owner can read. Throws Refusal.
void note_open_desk(const std::string& campaign, const std::string& address);

/// Forgets it, if it is still this one that is noted.
void forget_open_desk(const std::string& campaign, const std::string& address);

}  // namespace estafette::desk
