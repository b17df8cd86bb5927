// What became of the commanders, as far as the results dump says for certain.
// Source: docs/formats/dumps.md, "Whose losses count". A commander's row holds the totals of his command; nobody
// knows whether it also counts him. Our reading (docs/formats/losses.md, "Commanders"): he himself is hit only if his
// row has exactly one man more, in exactly one of killed, wounded and deserted, than the rows directly under him, and
// none of those rows is missing.
#pragma once

#include "sow_dumps/matching.hpp"
#include "sow_dumps/reconcile.hpp"

namespace estafette::dumps {

/// Fills `officers` and `silent_officers`. A row that fits neither way gives Fate::not_known, with the figures; a row
/// that is missing, or all zeros, says nothing. A commander without a campaign id, who is there only because the game
/// needs him, is passed over.
void judge_officers(const sow::BattleSheet& sheet, const SheetRows& rows, const Matches<ResultsRow>& matches,
                    Reconciled& reconciled);

}  // namespace estafette::dumps
