// How the page of a review looks: pale sheets on a desk, rules instead of boxes, dark or light as the reader prefers.
#pragma once

namespace estafette::review {

extern const char* const kPageStyle;

}  // namespace estafette::review
