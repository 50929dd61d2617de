#if !SCANOUT_EMBEDDED
extension IconSymbols {
    /// SF Symbols names, each with the code points, in hexadecimal, of what comes nearest in Material Icons and in Font
    /// Awesome 4; 0 for nothing.
    static let table: StaticString = """
        4k.tv E072 F26C, accessibility E84E F29A, accessibility.fill E84E F29A, air.purifier EFD8 0, \
        airplane.arrival E904 F072, airplane.departure E905 F072, airplayvideo E055 0, airpods F01F F025, \
        allergens F221 0, amplifier E32D 0, angle EA49 0, ant E868 F188, ant.fill E868 F188, \
        antenna.radiowaves.left.and.right.slash E648 0, apple.terminal EB8E F120, appletv E307 0, applewatch E334 0, \
        apps.iphone EF41 F10B, aqi.high EFD8 0, aqi.low EFD8 0, arcade.stick E338 F11B, \
        arrow.3.trianglepath E760 F1B8, arrow.backward E5C4 F060, arrow.down.app F090 F019, \
        arrow.down.circle F181 F01A, arrow.down.doc E2C4 F016, arrow.down.right.and.arrow.up.left F1CF F066, \
        arrow.forward E5C8 F061, arrow.left.and.right.square E8D4 F0EC, arrow.rectanglepath E040 F079, \
        arrow.right.to.line.compact EA77 F090, arrow.triangle.branch E0B6 F126, arrow.triangle.merge E252 0, \
        arrow.triangle.swap E8D5 0, arrow.triangle.turn.up.right.diamond E52E F277, arrow.turn.down.left E5D9 0, \
        arrow.turn.down.right E5DA 0, arrow.turn.left.up EBA6 0, arrow.turn.right.up EBAB 0, \
        arrow.turn.up.left EBA6 F112, arrow.up.and.down.and.arrow.left.and.right E89F F047, \
        arrow.up.arrow.down.square E8D5 F0DC, arrow.up.backward.and.arrow.down.forward F1CE F065, \
        arrow.up.bin E169 0, arrow.up.doc E9FC F016, arrow.up.forward.app E89E F08E, arrow.up.right.square E89E F08E, \
        arrow.up.trash E938 F1F8, arrow.uturn.backward E166 F0E2, arrow.uturn.down E166 F0E2, \
        arrow.uturn.forward E15A F01E, arrowshape.down E5DB F063, arrowshape.left E5C4 F060, \
        arrowshape.right E5C8 F061, arrowshape.turn.up.left E15E F112, arrowshape.turn.up.left.2 E15F F122, \
        arrowshape.turn.up.right E154 F064, arrowshape.up E5D8 F062, backpack F19C 0, backpack.fill F19C 0, \
        backward.frame E045 F048, balloon EA65 0, banknote EF63 F0D6, banknote.fill EF63 F0D6, \
        barcode.viewfinder F206 F02A, baseball EA51 0, basket E8CB F291, basket.fill E8CB F291, basketball EA26 0, \
        bathtub EA41 F2CD, bathtub.fill EA41 F2CD, bell.and.waveform E7F7 F0F3, \
        bell.and.waves.left.and.right E7F7 F0F3, bell.circle E7F4 F0F3, birthday.cake E7E9 F1FD, \
        birthday.cake.fill E7E9 F1FD, bitcoinsign EBC5 F15A, blinds.horizontal.open E286 0, \
        blinds.vertical.closed EC1F 0, blinds.vertical.open E286 0, bold E238 F032, bolt.circle E932 F0E7, \
        bolt.heart EAA2 F21E, book.closed E865 F02D, book.closed.fill E865 F02D, books.vertical E02F F02D, \
        books.vertical.fill E02F F02D, box.truck E558 F0D1, box.truck.fill E558 F0D1, brain EA4A 0, \
        brain.head.profile EA4A 0, briefcase E943 F0B1, briefcase.fill E8F9 F0B1, \
        bubble.left.and.bubble.right E0BF F0E6, bubble.left.and.bubble.right.fill E0BF F086, bubble.right E0CB F0E5, \
        bubble.right.fill E0CA F075, building E7F1 F0F7, building.columns E84F F19C, building.columns.fill E84F F19C, \
        building.fill E7F1 F1AD, burst E3E4 F0A3, cablecar E535 F239, calendar.badge.checkmark E614 F274, \
        calendar.badge.clock E615 F073, calendar.badge.plus E878 F271, camera.aperture E3AF F030, \
        camera.macro E545 F18C, camera.on.rectangle E438 F030, camera.rotate EA37 F030, candybarphone E32C F10B, \
        capslock E318 0, captions.bubble E01C F20A, carbon.dioxide.cloud E7B0 0, carrot E56C F094, \
        cart.badge.minus E928 F218, cart.badge.plus E854 F217, case E943 F0B1, case.fill E8F9 F0B1, chair EFED 0, \
        chair.fill EFED 0, chair.lounge E16B 0, character.book.closed E8E2 F1AB, chart.bar.doc.horizontal E85C F080, \
        chart.bar.xaxis E24B F080, chart.dots.scatter E268 0, chart.line.flattrend.xyaxis E8E4 F201, \
        checkmark.icloud E2BF F0C2, checkmark.square E834 F046, checkmark.square.fill E834 F14A, \
        chevron.backward E5CB F053, chevron.compact.down E5CF F107, chevron.compact.up E5CE F106, \
        chevron.down.2 EAD0 F103, chevron.forward E5CC F054, chevron.up.2 EACF F102, circle.inset.filled E837 F192, \
        circle.slash E14B F05E, clear E14C F00D, clock.badge.checkmark E923 F017, \
        clock.badge.exclamationmark F1BB F017, command EAE7 0, compass.drawing EA3B 0, computermouse E323 F245, \
        computermouse.fill E323 F245, control EAE6 0, cpu.fill E322 F2DB, crop E3BE F125, cross.circle 0 F055, \
        curlybraces EAD3 F121, cursorarrow E569 F245, cursorarrow.rays E762 F245, curtains.closed EC1D 0, \
        curtains.open EC1E 0, decrease.indent E23D F03B, dehumidifier F084 0, delete.left E14A 0, \
        delete.left.fill E14A 0, deskclock E8B5 F017, dial.high E429 F0E4, dial.low E429 F0E4, dice EB40 F1B2, \
        dice.fill EB40 F1B2, die.face.5 EB40 F1B2, dishwasher F1F7 0, doc.badge.plus E89C F016, doc.fill E24D F15B, \
        doc.on.clipboard E14F F0EA, doc.on.clipboard.fill E14F F0EA, doc.on.doc.fill E14D F0C5, \
        doc.plaintext EF42 F0F6, doc.richtext EF42 F0F6, doc.text.magnifyingglass E880 F002, doc.zipper EB2C F1C6, \
        dollarsign E227 F155, dollarsign.circle E263 F155, dollarsign.circle.fill E263 F155, \
        door.garage.closed F011 0, door.garage.open F011 0, door.right.hand.closed EFFD 0, \
        door.right.hand.open EB4F 0, door.sliding.left.hand.closed EFFE 0, \
        dot.circle.and.hand.point.up.left.fill E913 F25A, drop.halffull E91C F043, dryer EA58 0, dumbbell EB43 0, \
        dumbbell.fill EB43 0, ear E023 F2A2, ear.badge.waveform E023 0, ear.trianglebadge.exclamationmark F104 F2A4, \
        earbuds F003 F025, ellipsis.bubble E0D8 F27B, ellipsis.message E0D8 F27B, entry.lever.keypad E312 0, \
        envelope.badge F18A F0E0, eraser E664 F12D, eraser.fill E664 F12D, escape E879 0, esim E32B 0, \
        eurosign EA15 F153, ev.plug.ac.type.2 E56D F1E6, exclamationmark.arrow.circlepath E629 F021, \
        exclamationmark.lock EF57 F023, externaldrive.connected.to.line.below E1DB F0A0, \
        externaldrive.fill E1DB F0A0, eyedropper E3B8 F1FB, eyedropper.halffull E3B8 F1FB, eyes E8F4 F06E, \
        face.smiling E813 F118, face.smiling.inverse E815 F118, faceid E87C 0, facemask F218 0, facemask.fill F218 0, \
        fanblades E332 0, faxmachine EAD8 F1AC, ferry E532 F21A, ferry.fill E532 F21A, figure.2 E63D 0, \
        figure.2.and.child.holdinghands F1A2 0, figure.arms.open E92C F183, figure.child EB41 F1AE, \
        figure.hiking E50A 0, figure.pool.swim EB48 0, figure.roll E914 F193, figure.run E566 0, \
        film.stack E04A F008, fireplace EA43 F06D, fireplace.fill EA43 F06D, fish F1EA 0, flag.checkered F06E F11E, \
        flame.circle EF55 F06D, flashlight.off.fill F00A 0, fleuron E545 0, folder.badge.gearshape F1C9 F114, \
        folder.badge.person.crop E2C9 F114, folder.badge.plus E2CC F114, football EA29 0, forward.frame E044 F051, \
        function E24A 0, gamecontroller EA28 F11B, gamecontroller.fill EA28 F11B, gear.badge E8B8 F013, \
        gearshape.2 F05E F085, gearshape.2.fill F05E F085, giftcard E8F6 F06B, globe.americas E80B F0AC, \
        globe.americas.fill E80B F0AC, globe.asia.australia E80B F0AC, globe.badge.chevron.backward E894 F0AC, \
        globe.europe.africa E80B F0AC, globe.europe.africa.fill E80B F0AC, guitars E405 F001, hand.point.down 0 F0A7, \
        hand.point.left 0 F0A5, hand.point.right 0 F0A4, hand.point.up EBB9 F0A6, hand.raised.slash F1B0 F256, \
        hand.tap E913 F25A, hand.tap.fill E913 F25A, hand.thumbsdown E9F2 F088, hand.thumbsdown.fill E8DB F165, \
        hand.thumbsup E9F3 F087, hand.thumbsup.fill E8DC F164, hand.wave E766 0, handbag E54C F290, \
        headphones.circle E310 F025, headset E311 F025, heater.vertical.fill F076 F2C7, helicopter E195 F072, \
        hifispeaker.fill E32D F028, highlighter E22B F040, hourglass.bottomhalf.filled EA5C F253, \
        hourglass.tophalf.filled EA5B F251, house.and.flag E58A F015, house.lodge E589 F015, humidifier F084 0, \
        icloud.and.arrow.down E2C0 F0ED, icloud.and.arrow.down.fill E2C0 F0ED, icloud.and.arrow.up E2C3 F0EE, \
        icloud.and.arrow.up.fill E2C3 F0EE, icloud.slash E2C1 0, increase.indent E23E F03C, \
        indianrupeesign EAF7 F156, internaldrive.fill E1DB F0A0, ipad.and.iphone E1B1 F10A, \
        iphone.radiowaves.left.and.right E62D F10B, iphone.slash E201 0, italic E23F F033, key.horizontal E0DA F084, \
        keyboard.fill E312 F11C, ladybug E868 F188, ladybug.fill E868 F188, laptopcomputer.and.iphone E1B1 F109, \
        largecircle.fill.circle E837 F192, lasso E155 0, level E41C 0, light.beacon.min E004 F0F3, \
        light.recessed E42E F0EB, lightbulb.max E79A F0EB, lightswitch.off E9F5 F204, lightswitch.on E9F6 F205, \
        line.3.horizontal.decrease E152 F0B0, line.3.horizontal.decrease.circle E152 F0B0, \
        line.horizontal.3 E5D2 F0C9, lines.measurement.horizontal E41C 0, list.bullet.rectangle E0EE F022, \
        list.clipboard E85D F0EA, list.clipboard.fill E85D F0EA, list.dash E241 F0CA, list.triangle E241 F03A, \
        location.slash E1B6 0, lock.rotation E1C0 0, lock.shield E32A F132, lock.shield.fill E32A F132, \
        lock.slash E641 F09C, macmini E30A F108, macpro.gen3 E30A F108, magazine E666 F02D, magicmouse E323 F245, \
        mappin.circle E55F F041, mappin.circle.fill E55F F041, mappin.slash E0C7 0, medal EA3F F0A3, \
        medal.fill EA3F F0A3, medical.thermometer F076 F2C9, megaphone EF49 F0A1, megaphone.fill EF49 F0A1, \
        memorychip.fill E322 F2DB, metronome E01B 0, mic.circle E029 F130, microbe F221 0, microwave F204 0, \
        minus.magnifyingglass E900 F010, moon.zzz EF44 F236, moon.zzz.fill EF44 F236, moped E9F9 F21C, \
        motorcycle E9F9 F21C, mug E541 F0F4, mug.fill E541 F0F4, music.mic E029 F130, music.note.list E03D F001, \
        music.quarternote.3 E030 F001, network.badge.shield.half.filled E62F F132, nosign.app E14B F05E, \
        note F1C6 F24A, note.text F1FC F24A, number.square E9EF F292, opticaldiscdrive E019 0, option EAE8 0, \
        paintbrush E3AE F1FC, paintbrush.fill E3AE F1FC, paintbrush.pointed E3AE F1FC, paintpalette E40A 0, \
        paintpalette.fill E40A 0, party.popper EA65 F1FD, pawprint E91D F1B0, pawprint.fill E91D F1B0, pc E30A F108, \
        pencil.and.outline E746 F040, person.badge.key EF3D 0, person.crop.circle.badge.checkmark E174 F007, \
        person.crop.circle.badge.plus E7FE F234, person.crop.circle.badge.xmark E510 F235, \
        person.crop.rectangle F22E F2BC, person.crop.square E851 F007, person.crop.square.fill E851 F007, \
        person.fill.questionmark F106 F007, person.line.dotted.person F223 F0C0, person.text.rectangle EA67 F2C3, \
        person.text.rectangle.fill EA67 F2C2, person.wave.2 E91F 0, phone.arrow.down.left E649 F095, \
        phone.arrow.up.right E61C F095, phone.badge.plus E97C F095, phone.connection E61D F095, phone.down E0B1 F095, \
        phone.down.fill E0B1 F095, photo.fill E410 F03E, photo.on.rectangle E413 F03E, photo.stack E413 F03E, \
        pianokeys E521 F001, pill F033 0, pip E8AA F24D, pip.enter E911 F24D, play.rectangle F06A F16A, \
        play.rectangle.fill F06A F16A, play.tv E639 F26C, plus.magnifyingglass E8FF F00E, plus.viewfinder E3B4 F05B, \
        power.circle E8AC F011, powercord F102 F1E6, poweron E8AC F011, poweroutlet.type.b E63C F1E6, \
        powersleep EF44 F236, printer.dotmatrix E8AD F02F, printer.fill E8AD F02F, puzzlepiece E87B F12E, \
        puzzlepiece.extension E87B F12E, puzzlepiece.fill E87B F12E, qrcode.viewfinder F206 F029, \
        quote.bubble E244 F10D, record.circle.slash E061 F111, rectangle.and.hand.point.up.left E913 F25A, \
        rectangle.and.pencil.and.ellipsis E745 F044, rectangle.grid.2x2 E9B0 F009, rectangle.on.rectangle E3E0 F24D, \
        rectangle.portrait.and.arrow.forward E9BA F08B, rectangle.split.2x1 E949 F0DB, rectangle.split.3x1 E8EC F0DB, \
        rectangle.stack E02F F24D, rectangle.stack.fill E02F F24D, restart F053 F011, return E31B 0, \
        rocket EBA5 F135, rocket.fill EBA5 F135, roller.shade.closed EC11 0, roller.shade.open EC12 0, \
        rosette EA3F F0A3, rotate.left E419 F0E2, rotate.right E41A F01E, rublesign EAEC F158, safari E87A F14E, \
        safari.fill E87A F14E, sailboat E502 F21A, sailboat.fill E502 F21A, scanner E329 0, scanner.fill E329 0, \
        scooter E9F9 F21C, screwdriver.fill E869 F0AD, scribble E155 0, sdcard.fill E623 0, \
        server.rack.fill E875 F233, shift E318 0, shower F061 F2CC, shower.fill F061 F2CC, sidebar.left F114 F0DB, \
        sidebar.right F114 F0DB, signature E746 0, signpost.right EB91 F277, signpost.right.fill EB91 F277, \
        simcard.fill E32B 0, sink F1F7 0, skis E509 0, sleep EF44 F186, slider.horizontal.2.square E429 F1DE, \
        slider.horizontal.below.rectangle E429 F1DE, smallcircle.filled.circle E837 F192, soccerball EA2F F1E3, \
        solar.panel EC0F 0, space E256 0, sparkle E65F F0D0, speaker.minus E04D F027, speaker.plus E050 F028, \
        speaker.zzz E04E F026, sportscourt EA2F F1E3, square.split.2x1 F06D F0DB, square.stack E53B F24D, \
        square.stack.3d.up.fill E53B F24D, square.stack.fill E53B F24D, squareshape.split.2x2 E9B0 F009, \
        staroflife E1EB F0FA, staroflife.fill E1EB F0FA, sterlingsign EAF1 F154, storefront EA12 0, \
        storefront.fill E8D1 0, strikethrough E246 F0CC, studentdesk E80C F19D, suitcase F235 F0F2, \
        suitcase.fill F235 F0F2, sum E24A 0, sun.dust E430 F185, sun.haze E430 F185, switch.programmable E9F6 F205, \
        tab E31C 0, table.furniture EAC6 0, tablecells.fill E3EC F0CE, takeoutbag.and.cup.and.straw E57A F0F5, \
        takeoutbag.and.cup.and.straw.fill E57A F0F5, teletype E312 F1E4, tennis.racket EA32 0, tent EA68 0, \
        tent.fill EA68 0, text.aligncenter E234 F037, text.alignright E237 F038, text.bubble E0B7 F0E5, \
        text.justify E235 F039, text.magnifyingglass F02F F002, text.quote E244 F10D, textformat E262 F031, \
        textformat.size E245 F034, theatermasks EA66 0, ticket E638 F145, ticket.fill E638 F145, \
        togglepower E9F6 F205, toilet E63D 0, toilet.fill E63D 0, touchid E90D 0, train.side.front.car E570 F238, \
        translate E8E2 F1AB, trash.slash E92B F1F8, tshirt F19E 0, tshirt.fill F19E 0, turkishlirasign EAEF F195, \
        tv.and.mediabox E998 F26C, tv.fill E333 F26C, tv.slash E647 0, underline E249 F0CD, usb E1E0 F287, \
        video.badge.plus E070 F03D, video.slash E04C 0, video.slash.fill E04C 0, visionpro F082 0, volleyball EA31 0, \
        wallet.pass E850 0, wallet.pass.fill E850 0, wand.and.rays E663 F0D0, wand.and.stars E663 F0D0, \
        watch.analog E334 0, waveform.circle E1B8 0, waveform.path.ecg.rectangle EAA2 F21E, web.camera E04B F03D, \
        wifi.exclamationmark EB31 F1EB, wifi.square E1D8 F1EB, wind.snow EB3B F2DC, windmill EC0C 0, \
        window.vertical.closed F088 0, window.vertical.open F088 0, wineglass F1E8 F000, wineglass.fill F1E8 F000, \
        x.squareroot EA5F F1EC, xmark.bin E92B F1F8, xmark.octagon E99A F057, xmark.octagon.fill E99A F057, \
        xmark.shield F012 F132, xserve E875 F233, yensign EAFB F157, zzz E046 F236
        """
}
#endif
