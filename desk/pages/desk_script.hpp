// The little script of the desk's own pages (desk.js): what can be dragged, and what is copied by a
// button. Without it nothing is missing.
#pragma once

namespace estafette::desk {

extern const char* const kDeskScript;

}  // namespace estafette::desk
