// The fingerprint by which a browser knows the one script of a page (Content-Security-Policy wants SHA-256), and of
// which the chain of a campaign file is made. Source: FIPS 180-4.
#pragma once

#include <string>
#include <string_view>

namespace estafette {

/// The SHA-256 of the bytes: 32 bytes.
[[nodiscard]] std::string sha256(std::string_view bytes);

/// The SHA-256 in base 64: 44 letters.
[[nodiscard]] std::string sha256_base64(std::string_view bytes);

}  // namespace estafette
