import XCTest

@testable import Raster

/// The bytes of random scenes as numbers, which every build and processor must give: debug and release, with and
/// without wide vectors, x86-64 and arm64. The numbers were recorded; that they are right is what other tests say, here
/// they only must never depend on who computes them.
final class SceneHashTests: XCTestCase {
    private let recorded: [UInt64] = [
        0x5F87_F09D_8910_90F5, 0x3B1A_AAF1_403D_402A, 0x9182_4077_CBCC_61CE, 0xF2A5_802A_C8FF_E6F5,
        0x5845_EF35_1838_124E, 0x8F53_E96A_DE1C_3DC3, 0x62F2_D414_2397_8BE1, 0x1C65_54AF_6238_0E00,
        0xC9BC_EDAD_D955_E074, 0x9C1D_C228_0C5E_B882, 0x994D_81C3_2E05_96EF, 0x582F_21CA_DC39_8588,
        0x775E_1932_1BCE_4564, 0x4BBE_0ABB_3229_5C3F, 0x024F_811E_75A8_69AF, 0xCDA3_809B_E5B2_064F,
        0x2EA0_EA7E_5B42_7D97, 0x7F05_9753_E5AE_8161, 0xE191_16B4_D9F4_3E7E, 0x1F40_F2B1_AF06_165D,
        0x5C02_11EB_2EAA_F301, 0x7A8F_AB3D_2565_C339, 0x4D0B_123B_A41B_E8A7, 0x9CB4_A470_4C2D_42C9,
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
