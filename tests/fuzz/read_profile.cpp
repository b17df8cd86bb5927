// Any bytes at all as a game profile. In what is read every nation has a look for every kind, quality and post.
#include "converter/sow/profile/read_profile.hpp"

#include "converter/sow/profile/levels.hpp"
#include "converter/sow/profile/profile.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const sow::Profile profile = sow::read_profile(text, "fuzz.xml");
    for (const sow::Nation& nation : profile.nations) {
      fuzz::promise(sow::find_nation(profile, nation.name) != nullptr);
      for (int kind = 0; arm_of(static_cast<Kind>(kind)) != Arm::support; ++kind) {
        for (int quality = 0; quality <= static_cast<int>(Quality::guard); ++quality) {
          const sow::FoundLook found =
              sow::look_of(profile, nation, {static_cast<Kind>(kind), static_cast<Quality>(quality)});
          fuzz::promise(found.look.has_value() && found.owner != nullptr);
          for (const int level :
               sow::skills_of(profile, nation, static_cast<Kind>(kind), static_cast<Quality>(quality))) {
            fuzz::promise(level >= 0 && level <= profile.limits.most_level);
          }
        }
      }
      for (std::size_t post = 0; post < sow::post_words().size(); ++post) {
        fuzz::promise(sow::look_of(profile, nation, static_cast<sow::Post>(post)).look.has_value());
      }
    }
    fuzz::promise(profile.limits.largest_unit() > Men{0});
  });
}
