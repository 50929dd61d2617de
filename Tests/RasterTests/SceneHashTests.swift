import XCTest

@testable import Raster

/// The bytes of random scenes as numbers, which every build and processor must give: debug and release, with and
/// without wide vectors, x86-64 and arm64. The numbers were recorded; that they are right is what other tests say, here
/// they only must never depend on who computes them.
final class SceneHashTests: XCTestCase {
    private let recorded: [UInt64] = [
        0xEA0C_81E6_30E4_D829, 0x3B1A_AAF1_403D_402A, 0x9182_4077_CBCC_61CE, 0x4E26_3FAB_4DE3_A194,
        0xDD1A_4240_283B_56BB, 0xB0F7_BA08_C0D2_F4FC, 0xB7AC_DB39_7EE2_549A, 0x1C65_54AF_6238_0E00,
        0xAEF6_ED97_C00D_2FCF, 0x38FE_5FD2_43C2_E847, 0x994D_81C3_2E05_96EF, 0x582F_21CA_DC39_8588,
        0xFDE0_7B15_B791_4564, 0x4BBE_0ABB_3229_5C3F, 0x5F5E_4626_C2D6_9EAF, 0x503E_76B3_C3A1_B6BE,
        0x0D36_FC25_ACDA_02A5, 0x7F05_9753_E5AE_8161, 0x57FB_A4E3_2038_27A5, 0x20E6_82E6_1264_2044,
        0x70D4_B36C_EEFE_87DE, 0xBEAF_6612_A256_65D7, 0x9F68_424E_3B67_F8F0, 0xCEF7_E1E5_DD91_09E6,
    ]

    /// Fowler, Noll and Vo's hash (FNV-1a) of all pixels.
    static func hash(_ surface: Surface) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<surface.height {
            for x in 0..<surface.width { hash = (hash ^ UInt64(surface[x, y].value)) &* 0x100_0000_01B3 }
        }
        return hash
    }

    func testScenesGiveTheSameBytesEverywhere() {
        let hashes = (500..<524).map { seed in
            let scene = RandomScene(seed: UInt64(seed), size: 96)
            return Self.hash(drawn(96, 96) { scene.draw(with: $0) })
        }
        XCTAssertEqual(hashes, recorded, hashes.map { "0x" + String($0, radix: 16) }.joined(separator: ", "))
    }
}
