#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_supply() {
  static constexpr SentenceEntry kEntries[] = {
      // lines of supply (5.1)
      {"stands at its depot", "{who} is at its depot, {depot}"},
      {"draws its supply", "{who} draws its supplies from {depot}[ via {between}]"},
      {"has no depot", "{who} has no depot to draw on: it suffers as though fatigued"},
      {"line is cut", "The line of {who} to {depot} is cut at {at} by {enemies}: it suffers as though fatigued"},
      {"line is cut by neutrality",
       "{who} stands on neutral ground at {at}, out of which no line leads to {depot}: it suffers as though fatigued"},
      {"line is open again", "The line of {who} is open again: {line}"},
      {"line by the umpire's word", "By the umpire's word {line}"},
      {"line cut by the umpire's word", "By the umpire's word the line of {who} is cut: it suffers as though fatigued"},
      {"word on the line has ended", "The umpire's word on the line of {who} holds no longer: the rules draw it again"},

      // which depot (5.1)
      {"bases itself on", "{who} now draws its supplies from {depot}[ via {between}]"},
      {"garrison lives on its own depot", "{who} is the garrison of {at} and lives on the depot there"},
      {"no depot there", "{at} is no depot: no garrison of your side holds it"},
      {"depot is shut in", "{depot} is shut in and supplies nobody outside"},
      {"depot of another army", "{depot} supplies {army}, and a depot supports one army"},
      {"no road to the depot", "no road leads {who} to {depot}"},
      {"no open line to the depot", "the line of {who} to {depot} would be cut at {at}"},
      {"commands nobody in the field", "{who} commands no force in the field"},

      // men and guns by arm
      {"infantry", "{men:bare} infantry"},
      {"cavalry", "{men:bare} cavalry"},
      {"gunners", "{men:bare} {men:gunner/gunners}"},
      {"train and works", "{men:bare} {men:man/men} of train and works"},

      // who comes, and who comes back (5.4)
      {"reinforcements", "Reinforcements at {at}[, since {instead_of} is not free]: {who}"},
      {"reinforcements change sides", "The troops that are still expected of {nation} will come to {side}"},
      {"somebody somewhere", "{who} at {at}"},
      {"whether it is ready", "whether {who} is ready, up to {chance}"},
      {"not ready yet", "Not ready yet: {who}"},
      {"no free place yet", "No place is free yet for {who}"},
      {"replacements", "Replacements reach {who} from {depot}: {men}"},
      {"wounded", "{men:bare} wounded"},
      {"stragglers", "{men:bare} {men:straggler/stragglers}"},
      {"men come back", "{who} gets back {men}: {arms}"},
      {"men of nobody", "Lost for good with troops that no longer exist: {men}"},
      {"recovered", "{officer} has recovered and commands {command} again"},
      {"recovered too late", "{officer} has recovered, but {other} commands {command} now"},
      {"recovered without a command", "{officer} has recovered, but his command no longer exists"},

      // scouts (5.3)
      {"scouts report",
       "{side:start} has reports of {reports} enemy {reports:force/forces}[, and knows that somebody is at {unclear}]"},
      {"how far the report is out", "how far the report on {who} is out, in percent"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
