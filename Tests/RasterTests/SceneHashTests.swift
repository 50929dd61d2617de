import XCTest

@testable import Raster

/// The bytes of random scenes as numbers, which every build and processor must give: debug and release, with and
/// without wide vectors, x86-64 and arm64. The numbers were recorded; that they are right is what other tests say, here
/// they only must never depend on who computes them.
final class SceneHashTests: XCTestCase {
    private let recorded: [UInt64] = [
        0xEA0C_81E6_30E4_D829, 0x3B1A_AAF1_403D_402A, 0x9182_4077_CBCC_61CE, 0xF2A5_802A_C8FF_E6F5,
        0x5845_EF35_1838_124E, 0x8F53_E96A_DE1C_3DC3, 0x62F2_D414_2397_8BE1, 0x1C65_54AF_6238_0E00,
        0xFDF0_1E1C_98A9_DBD1, 0x9C1D_C228_0C5E_B882, 0x994D_81C3_2E05_96EF, 0x582F_21CA_DC39_8588,
        0x775E_1932_1BCE_4564, 0x4BBE_0ABB_3229_5C3F, 0x024F_811E_75A8_69AF, 0xCF92_A51B_EB85_2D93,
        0x0D36_FC25_ACDA_02A5, 0x7F05_9753_E5AE_8161, 0x57FB_A4E3_2038_27A5, 0x1F40_F2B1_AF06_165D,
        0x3F8A_3737_5285_6163, 0xADFB_995C_EB45_0284, 0x3614_70EA_8DD6_5FFF, 0x9CB4_A470_4C2D_42C9,
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
