// The report on scaling, with which an umpire can check every battalion (docs/architecture.md, "Core ideas").
#pragma once

#include "base/table.hpp"
#include "converter/scaling/scaled.hpp"

#include <string>

namespace estafette::scaling {

/// Before and after by corps: infantry, cavalry, gunners, guns; then the total.
[[nodiscard]] Table summary(const Orbat& historical, const Scaled& scaled);

/// One row for each part of each scaled unit and one for each decision, with the header
/// formation,unit,decision,stands_for,men_before,men,guns_before,guns,reason
[[nodiscard]] std::string report_csv(const Scaled& scaled);

/// The same as a page, brigade by brigade.
[[nodiscard]] std::string report_html(const std::string& title, const Orbat& historical, const Scaled& scaled);

}  // namespace estafette::scaling
