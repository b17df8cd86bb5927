#include "base/markup/markup.hpp"

#include "base/markup/html.hpp"
#include "base/markup/xml.hpp"
#include "base/sha256.hpp"

#include <gtest/gtest.h>

namespace estafette::markup_test {

TEST(Markup, WhateverANameHoldsItStaysAName) {
  EXPECT_EQ(escaped("A \"x\" onload='1' <b> & \x1B\xE2\x80\xAE"),
            "A &quot;x&quot; onload=&#39;1&#39; &lt;b&gt; &amp;   ");
  pugi::xml_document document;
  pugi::xml_node name = document.append_child("name");
  name.append_attribute("is") = "\"><script>\x01\xEF\xBF\xBF";
  name.text().set("&#27; </name>\x1B\t");
  EXPECT_EQ(markup(document, "", pugi::format_raw | pugi::format_no_declaration),
            "<name is=\"&quot;>&lt;script>  \">&amp;#27; &lt;/name&gt; \t</name>");
}

TEST(Markup, APageMayRunOnlyItsOwnScript) {
  EXPECT_EQ(page_policy(),
            "default-src 'none'; style-src 'unsafe-inline' 'self' file:; font-src 'self' file:; img-src 'self' file: "
            "data:; base-uri 'none'; form-action 'none'");
  EXPECT_NE(page_policy("abc").find(" script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';"),
            std::string::npos);
  EXPECT_NE(HtmlPage("Lützen").text().find(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"),
            std::string::npos);
}

TEST(Sha256, IsThatOfTheStandard) {
  EXPECT_EQ(sha256_base64(""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
  EXPECT_EQ(sha256_base64("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=");
  EXPECT_EQ(sha256_base64(std::string(1000, 'a')), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM=") << "many blocks";
}

}  // namespace estafette::markup_test
