import Testing

@testable import Pictures

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF
private let clear: UInt32 = 0

struct SVGTests {
    @Test func shapesOnWholePixels() throws {
        let content = """
            <rect x="1" y="0" width="2" height="1" fill="red"/><path d="M0 1h1v1H0z" fill="#0f0"/>
            <polygon points="3,1 4,1 4,2 3,2" style="fill: rgb(0, 0, 255)"/>
            """
        #expect(try pixels(svg(4, 2, content)) == [[clear, red, red, clear], [green, clear, clear, blue]])
    }

    @Test func viewBoxFitsAndStretches() throws {
        let square = "<rect width='1' height='1' fill='red'/>"
        // One unit is two pixels; the square stands in the middle of what is left over.
        #expect(
            try pixels(svg(4, 2, square, "viewBox='0 0 1 1'")) == [
                [clear, red, red, clear], [clear, red, red, clear],
            ])
        let left = "viewBox='0 0 1 1' preserveAspectRatio='xMinYMin meet'"
        #expect(try pixels(svg(4, 1, square, left)) == [[red, clear, clear, clear]])
        let all = "viewBox='0 0 1 1' preserveAspectRatio='none'"
        #expect(try pixels(svg(3, 1, square, all)) == [[red, red, red]])
        #expect(try pixels(svg(2, 1, square, "viewBox='-1 0 2 1'")) == [[clear, red]])
    }

    @Test func transformsInTheirOrder() throws {
        // Moved after it is made twice as wide: from 2 to 4 and not from 1 times 2.
        let content = "<g transform='translate(2,0) scale(2 1)'><rect width='1' height='1' fill='red'/></g>"
        #expect(try pixels(svg(5, 1, content)) == [[clear, clear, red, red, clear]])
        let turned = "<rect width='2' height='1' transform='rotate(90 1 1)' fill='red'/>"
        #expect(try pixels(svg(2, 2, turned)) == [[clear, red], [clear, red]])
        let matrix = "<rect width='1' height='1' transform='matrix(1 0 0 1 1 0)' fill='red'/>"
        #expect(try pixels(svg(2, 1, matrix)) == [[clear, red]])
    }

    @Test func strokesAndRules() throws {
        let line = "<line x1='0' y1='.5' x2='3' y2='.5' stroke='blue'/>"
        #expect(try pixels(svg(3, 1, line)) == [[blue, blue, blue]])
        let hole = "<path fill-rule='evenodd' fill='red' d='M0 0h3v3H0zM1 1h1v1H1z'/>"
        #expect(try pixels(svg(3, 3, hole))[1] == [red, clear, red])
        let dashes = "<path d='M0 .5H6' stroke='red' stroke-dasharray='1 2'/>"
        #expect(try pixels(svg(6, 1, dashes)) == [[red, clear, clear, red, clear, clear]])
    }

    @Test func stylesAndWhatIsHandedDown() throws {
        let content = """
            <style>.a { fill: #00f } rect { fill: red } #b { fill: lime }</style>
            <rect width='1' height='1'/><rect class='a' x='1' width='1' height='1'/>
            <rect class='a' id='b' x='2' width='1' height='1'/>
            <g fill='blue'><path d='M3 0h1v1h-1z'/></g>
            <g color='red'><path d='M4 0h1v1h-1z' fill='currentColor'/></g>
            """
        #expect(try pixels(svg(5, 1, content)) == [[red, blue, green, blue, red]])
    }

    @Test func opacityOfAGroup() throws {
        // Two halves over each other in one group are one half: 255 * 0.5 rounds to 128.
        let content =
            "<g opacity='.5'><rect width='1' height='1' fill='red'/><rect width='1' height='1' fill='red'/></g>"
        #expect(try pixels(svg(1, 1, content)) == [[0x8080_0000]])
        #expect(try pixels(svg(1, 1, "<rect width='1' height='1' fill='red' fill-opacity='50%'/>")) == [[0x8080_0000]])
    }

    @Test func usesAndSymbols() throws {
        let content = """
            <defs><rect id='r' width='1' height='1' fill='red'/>
            <symbol id='s' viewBox='0 0 2 2'><rect width='2' height='2' fill='blue'/></symbol></defs>
            <use href='#r' x='1'/><use xlink:href='#s' x='2' width='1' height='1'/>
            """
        #expect(try pixels(svg(3, 1, content)) == [[clear, red, blue]])
    }

    @Test func clips() throws {
        let content = """
            <clipPath id='c'><rect x='1' width='1' height='1'/></clipPath>
            <rect width='3' height='1' fill='red' clip-path='url(#c)'/>
            """
        #expect(try pixels(svg(3, 1, content)) == [[clear, red, clear]])
    }

    @Test func gradients() throws {
        let stops = "<stop offset='0' stop-color='red'/><stop offset='100%' stop-color='blue'/>"
        let content = """
            <linearGradient id='g'>\(stops)</linearGradient><linearGradient id='h' href='#g' x2='0' y2='1'/>
            <rect width='256' height='1' fill='url(#g)'/><rect y='1' width='256' height='64' fill='url(#h)'/>
            """
        let shown = try pixels(svg(256, 65, content))
        // The middle of pixel x is at (x + 0.5) / 256 of the way.
        for x in [0, 64, 128, 255] {
            let expected = 255 * (1 - (Double(x) + 0.5) / 256)
            #expect(abs(Double(shown[0][x] >> 16 & 255) - expected) <= 1)
        }
        #expect(shown[1][0] >> 16 & 255 > 250 && shown[64][0] & 255 > 250)
        let round = "<radialGradient id='g'>\(stops)</radialGradient><circle cx='8' cy='8' r='8' fill='url(#g)'/>"
        let disc = try pixels(svg(16, 16, round))
        #expect(disc[8][8] >> 16 & 255 > 230 && disc[8][15] & 255 > 230)
    }

    /// An arc of a quarter turn goes through the point that a circle's does.
    @Test func arcs() throws {
        let pie = "<path d='M0 0H8A8 8 0 0 1 0 8Z' fill='red'/>"
        let shown = try pixels(svg(8, 8, pie))
        // Inside of the circle of radius 8 with a pixel to spare, and outside likewise.
        #expect(shown[4][5] == red && shown[5][4] == red)
        #expect(shown[7][7] == clear && shown[6][6] == clear)
        let ellipse = try pixels(svg(8, 4, "<path d='M0 2A4 2 0 1 1 8 2A4 2 0 1 1 0 2Z' fill='red'/>"))
        let same = try pixels(svg(8, 4, "<ellipse cx='4' cy='2' rx='4' ry='2' fill='red'/>"))
        for (a, b) in zip(ellipse.joined(), same.joined()) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
    }

    @Test func saysWhatIsLeftOut() throws {
        let file = svg(2, 2, "<text>a</text><image href='x'/><rect width='1' height='1' filter='url(#f)'/>")
        guard case .vector(let picture) = try Picture.decode(file).content else { return #expect(Bool(false)) }
        #expect(picture.leftOut == ["filter", "image", "text"])
    }

    @Test func sizes() throws {
        func size(_ root: String) throws -> [Double] {
            let header = try PictureHeader.read(Array("<?xml version='1.0'?>\n<!-- a -->\(root)</svg>".utf8))
            return [header.width, header.height]
        }
        #expect(try size("<svg width='20px' height='10'>") == [20, 10])
        #expect(try size("<svg viewBox='0 0 30 40'>") == [30, 40])
        #expect(try size("<svg width='1in' height='50%' viewBox='0 0 10 40'>") == [96, 20])
        #expect(try size("<svg>") == [100, 100])
        #expect(try size("<svg width='1e12' height='-4'>") == [32_768, 1])
    }
}
