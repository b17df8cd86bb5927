// All that a side or a player is given, as bytes: papers in every format and answers to letters. Source: rule 5.3;
// docs/reports.md.
#pragma once

#include "base/dice.hpp"
#include "base/files/files.hpp"
#include "campaign/orders/sentence/writer.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/reports/told.hpp"
#include "campaign/rules/theatre.hpp"

#include <string>
#include <vector>

namespace estafette::test {

using namespace campaign;

/// By name, so that a failure says which paper tells it.
using Papers = std::vector<Document>;

/// All that can be written for the reader.
[[nodiscard]] Papers papers_for(const Theatre& theatre, const std::vector<Chapter>& chapters, const Audience& audience);

/// Where the papers differ first, with what stands around it; empty if they are the same.
[[nodiscard]] std::string first_difference(const Papers& ones, const Papers& others);

/// Orders of every kind to the side's forces, sensible or not.
[[nodiscard]] std::string random_letter(const Theatre& theatre, const State& state, Side side, Dice& dice);

/// What a letter of the side is answered. `writer`: as for read_orders.
[[nodiscard]] std::string answer(const Theatre& theatre, const State& state, Side side, const std::string& letter,
                                 const LetterWriter* writer = nullptr);

}  // namespace estafette::test
