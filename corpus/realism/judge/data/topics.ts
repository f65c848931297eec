/** What prose about a subject speaks of: words, or their beginnings from four letters on. */
export const TOPICS: Readonly<Record<string, { readonly when: string; readonly words: string }>> = {
  clinical: {
    when: 'clinical, medical, medication, patient, treatment, diagnosis, finding, health, encounter, prescription, drug, lab, admission, vital, appointment, openemr, soap, care, hospital, allergy, injury, nurse, ward',
    words: 'patient, pain, mg, ml, tablet, dose, daily, fever, blood, pressure, symptom, follow-up, cough, nausea, vomit, headache, chest, abdom, breath, dyspnea, stable, allerg, prescri, medic, treat, exam, histor, acute, chronic, infect, swelling, wound, knee, hip, back, fracture, fall, weak, dizz, diabet, hypert, asthma, surgery, surgical, lab, result, sample, hemoly, haemoly, within normal, normal, abnormal, refer, physio, therapy, monitor, vitals, heart, lung, skin, rash, sleep, appetite, weight, meal, food, water, oral, clinic, hospital, doctor, physician, nurse, check-up, checkup, review, vaccin, screening, test, post-op, postop, specimen, reference range, repeat, scan, x-ray, mri, ct, discharge, admit, suspected, collapse, seizure, palpit, diarrh, urin, throat, ear, eye, injur, burn, bleed, anemi, renal, liver, kidney, stroke, pneumon, take, apply, inject, inhal, bedtime, swallow, consult, diagnos, denies, reports, complain, resting, tolerat, condition, improv, elevat, mild, moderate, severe, sore, tender, migraine, depress, anxiet, reaction, penicillin, smok, alcohol, fasting, hydrat, onset, worsen, discomfort, operation, pre-op, routine, tired, fatigue, numb',
  },
  stay: {
    when: 'booking, hotel, guest, reservation, room, stay, resort',
    words: 'room, hotel, guest, stay, night, breakfast, bed, check-in, check-out, checkin, arriv, depart, late, early, staff, reception, view, pool, bathroom, shower, clean, comfort, location, quiet, noise, noisy, floor, pillow, allerg, vegetarian, vip, birthday, anniversary, honeymoon, transfer, airport, flight, seat, wheelchair, passenger, baggage, luggage, meal, upgrade, loyalty, prefer, smoking, wifi, parking, cot, crib, suite, balcony, restaurant, bar, spa, service, book, terrace, feather, dog, pet, twin, king, towel, lobby, elevator, lift, fitness, gym, desk, minibar, air condition, housekeep, feedback, visit, returning, regular, infant, travell, traveling, spacious, sleep, airconditioning, double, beach, concierge, host',
  },
  delivery: {
    when: 'delivery, shipment, shipping, parcel, freight, logistics, shpmt, dlvry, order remark, order',
    words: 'deliver, leave, door, ring, call, gate, dock, signature, sign, neighbor, neighbour, reception, parcel, package, fragile, handle, lift, pallet, unload, forklift, appointment, driver, truck, liftgate, warehouse, entrance, address, code, receiving, hours, before, after, side, rear, back, front, concierge, weekend, contact, phone, notify, stack, upright, temperature, customs, hazard, keep, dry, tail, ship, courier, bell, porch, garage, office, floor, gift, pickup, order, consignee, consignment, freight, load, delay, invoice, carrier, monday, weekday',
  },
  money: {
    when: 'billing, payment, invoice, fee, offer, quote, expense, budget, charge, account, tax, price, fare, pymt, inv, expensereport, wallet, subscription, plan, lago, loan, rechnung, zahlung, pago, verwendungszweck',
    words: 'pay, paid, invoice, bill, amount, discount, refund, fee, charg, balance, account, price, cost, tax, vat, due, bank, transfer, receipt, credit, debit, budget, expense, order, offer, save, off, sale, promotion, quote, contract, monthly, annual, subscription, usage, plan, deduct, reimburs, reminder, settle, deposit, claim, hotel, taxi, flight, train, lunch, dinner, client, meeting, travel, meal, parking, fuel, conference, supplies, ticket, rechnung, zahlung, abschlag, vertrag, konto, strom, gas, jahres, monat, kunde, mahn, gutschrift, nachzahlung, miete, beitrag, betrag, überweisung, lastschrift, wasser, facture, paiement, remise, montant, pago, factura, cuota, check, final, partial, repair, medical, premium, tuition, per, rate, unit, customer, volume, office, books, mileage, team, kilowatt, reference, ref, storno, kosten, nr',
  },
  customer: {
    when: 'customer, sales, client, kunde, cliente, contact, societe, account, partner, supplier, vendor, prospect, geschäftspartner, geschaeftspartner, kaufvertrag, vertrag, cust, adherent',
    words: 'customer, client, call, phone, contact, e-mail, email, prefer, invoice, order, deliver, discount, contract, meeting, appointment, paid, payment, reminder, visit, offer, complain, interested, newsletter, regular, long-time, address, account, agreed, send, sent, reply, request, follow, kunde, kundin, anruf, telefon, rechnung, liefer, bestell, termin, vertrag, zahlung, rabatt, wünscht, bittet, erreichbar, stammkunde, spoke, purchasing, renewal, quote, nachfass, eintrag, mahnung, zurückruf, abhol, paket, verschick, geschenk, muster, eingang, bestand, versand, ware, freigabe, e-mail, relance, rappel, colis, accueil, llamar, regalo, recoger, paquete, factura, aviso, beschwer, rückruf, angebot, zahlt, interess, bevorzugt, adresse, bankverbindung, zähler, ablesung, umzug, client, appel, livraison, commande, facture, rendez-vous, réclam, paie, carte, retard, livre, prêt, emprunt, adhérent, cotisation, courriel, renouvel, inscri, cliente, llamada, pago, entrega, inzahlung, probefahrt, fahrzeug, finanzier, leasing, garantie, übergabe, reifen, zulassung, winterräder, vereinbar, bar, barzahlung, nachlass, mail, warranty, price, back office, informed, approval',
  },
  insurance: {
    when: 'insurance, accident, claim, loss, plcy, clm, policy, insured',
    words: 'insur, cover, policy, claim, premium, deduct, liabil, damage, loss, accident, vehicle, car, driver, collision, collid, rear-end, rear, hit, parked, struck, intersection, traffic, light, lane, theft, stolen, fire, water, pipe, roof, hail, storm, wind, tree, flood, kitchen, basement, bumper, door, injur, police, road, highway, parking, brake, skid, ice, wet, broke, break-in, burglar, window, windshield, vandal, deer, swerv, scratch, dent, coverage, protect, benefit, life, home, auto, medical, benefici, term, property, slipped, fell, truck, garage, glass, leak, ceiling, property, smoke, fence, towed, turn, speed, belongings, hurricane, burst',
  },
  vehicle: {
    when: 'vehicle, car, fahrzeug, auto, werkstatt, repair, fault, probefahrt, garage, vhcl',
    words: 'fahrzeug, motor, bremse, bremsen, reifen, öl, getriebe, kupplung, geräusch, quietsch, klappern, ruckel, batterie, licht, leuchte, kontrollleuchte, warnleuchte, lenkung, fahrwerk, klima, heizung, scheibe, kratzer, delle, unfall, inspektion, hu, tüv, ausstattung, sitz, leder, navi, scheckheft, gepflegt, vorbesitz, hand, zustand, kilometer, garantie, nichtraucher, anhänger, felgen, einpark, automatik, sitzheizung, tempomat, springt, startet, verliert, fenster, tür, auspuff, fahr, kunde, wagen, modell, zuverlässig, sparsam, unfallfrei, engine, brake, tyre, tire, oil, noise, clutch, gear, battery, steering, mileage, km, leather, service, owner, wiper, light, exhaust, drive, kofferraum, beschleunig, komfort, verbrauch, abs, airbag, zündung, kühl, federung, stoßdämpfer, lüftung, radio, spiegel, rost, dicht, leistung, überzeug, sport',
  },
  learning: {
    when: 'course, student, school, lesson, thesis, teacher, subject, eleve, note, evaluation, alumno, asignatura, carrera, inscripcion, tesis, consigne, training, universidad, appreciation, teachers',
    words: 'student, pupil, course, class, exam, homework, study, learn, teach, school, lesson, subject, grade, effort, progress, work, results, knowledge, skill, exercise, chapter, unit, topic, introduction, theory, practice, project, research, travail, élève, résultat, effort, progrès, trimestre, sérieux, participation, leçon, devoir, cours, bavard, encourag, peut mieux faire, excellent, satisfaisant, insuffisant, bien, attention, ensemble, exercice, question, répond, calcul, texte, problème, alumno, alumna, estudiante, curso, clase, examen, tarea, aprend, estudi, asignatura, calificación, tema, temas, unidad, introducción, teoría, práctica, proyecto, investigación, análisis, métod, tesis, objetivo, conocim, profesor, asist, falta, entreg, materia, semestre, créditos, evaluación, aplicación, programa, formación, carrera, beca, solicit, justific, baja, rendimiento, desempeño, promedio, buen, modelo, sistema, desarrollo, resultados, estudio, trabajo, participa, fundamentos, inscri, matrícula, documento, egres, titul, tutor, grupo, regular, excelente',
  },
  book: {
    when: 'book, library, author, summary, livre, ouvrage, bibliotheque, biography, biographie, auteur, resume',
    words: 'book, novel, story, author, writer, born, life, years, family, war, love, young, village, city, published, wrote, career, worked, studied, degree, roman, histoire, récit, auteur, écrivain, né, née, naît, vie, famille, guerre, amour, jeune, village, ville, publi, écrit, prix, œuvre, livre, lecteur, personnage, secret, mystère, enquête, voyage, siècle, monde, mort, père, mère, enfant, femme, homme, destin, découvre, retrouve, libro, novela, autor, personaje, siècle, poème, poète, romancier, romancière, carrière, traduit, intrigue, héros, aventure, fille, fils, frère, sœur, voyage, île, passé, journaliste, enseign, étud',
  },
  film: {
    when: 'film, movie, film summary',
    words: 'film, movie, story, who must, man, woman, boy, girl, discover, battle, chase, murder, love, detective, family, war, world, drama, secret, fight, escape, journey, hero, young, life, epic, tale, must, documentary, saga, panorama, reflection, save, police, killer, robot, teacher, astronaut, character, thriller, adventure, friend, revenge, ancient, town, past, mission, lost',
  },
  event: {
    when: 'event, animation, exposition, workshop, veranstaltung',
    words: 'atelier, lecture, rencontre, auteur, enfants, parents, découvr, venez, inscription, gratuit, public, livre, histoire, musique, exposition, animé, participants, jeu, partag, créa, salle, séance, famille, soirée, débat, conférence, film, conte, bibliothèque, médiathèque, club, présent, échange, lecteur, atelier, ans, animation, workshop, join, event, author, reading, concert, spectacle, poésie, projection',
  },
  work: {
    when: 'job, employee, performance, review of staff, payroll, leave, hr, career, recruitment, evaluation, position, applicant, hrm, strengths, goals',
    words: 'team, work, job, employee, manage, lead, customer, project, skill, deadline, communicat, experience, role, responsib, candidate, position, goal, target, performance, improve, deliver, support, collaborat, train, quality, process, colleague, meeting, feedback, initiative, report, planning, organi, apply, application, motivated, develop, company, salary, department, office, staff, stakeholder, time management, presentation, delegat, problem-solving, technical, reliab, mentor, prioriti, client, sales, increase, reduce, complete, certif, year, budget, opportunity, career, knowledge, detail, junior, analy, coordinat, maintain, ensure, prepare, oversee',
  },
  match: {
    when: 'match, football, fixture, sport, league, team, player, club, fan, news, contract, biography, transfer',
    words: 'goal, match, game, team, side, half, minute, score, win, won, lost, defeat, victory, draw, player, coach, season, league, cup, club, striker, keeper, midfield, defend, penalty, red card, fans, stadium, home, away, point, transfer, fee, loan, option, clause, contract, sign, buy, sell-on, release, bonus, appearance, ball, squad, title, champion, table, injury, derby, academy, debut, career, youth, born, international, captain, cap, football, ticket, kick, tackle, crowd, lead, equali, final, training, manager, referee, supporters, forward, percent, future, salary, agent, medical, deal, summer',
  },
  energy: {
    when: 'energy, strom, gas, zähler, tarif, stoerung, störung, netz, stadtwerk, power',
    words: 'strom, gas, wärme, wasser, zähler, netz, leitung, kabel, trafo, anschluss, energie, verbrauch, tarif, preis, ökostrom, vertrag, laufzeit, kwh, kilowatt, garantie, kündig, bonus, sicherung, ausgetauscht, repar, monteur, spannung, schalt, versorgung, wieder, muffe, prüf, störung, notstrom, umgeschaltet, erneuer, behoben, gemessen, haushalt, grundpreis, arbeitspreis, wind, solar, naturstrom, regional, station, hausanschluss, umspann, defekt, ersetz, abgestellt, isolier, provisor, instandgesetzt, fest, monat, günstig, flexib',
  },
  product: {
    when: 'product, item, product description, article, asset, category, goods, production',
    words: 'material, color, colour, size, design, quality, comfortable, durable, lightweight, made, steel, wood, cotton, leather, kitchen, home, perfect, ideal, feature, easy, use, clean, washable, soft, water, waterproof, handmade, warranty, available, dry, wet, fits, includes, set, inch, cm, spare, parts, delivered, range, sweet, drinks, cheeses, breads, meat, fish, choices, gift, everyday, style, frame, bike, aluminum, popular, classic, product, goods, stainless, ceramic, glass, organic, packaging, machine, battery, usb, charger, toys, clothing, furniture, accessories, tools',
  },
  software: {
    when: 'crate, software, package, library, api, code, bug, error, log, job, webhook, metric, good, script, config, release, wiki, forum, danbooru, tag, moderation, ticket, support, pool, mod',
    words: 'permission, denied, credential, duplicate, violat, refused, unavailable, exceeded, missing, error, fail, timeout, exception, invalid, null, undefined, connection, server, request, api, data, file, user, parse, async, rust, library, crate, implementation, simple, fast, client, bindings, macro, type, type-safe, trait, wrapper, utilit, tool, framework, support, version, update, fix, bug, feature, release, deploy, test, code, tag, post, image, alias, artist, rename, merge, upload, comment, delete, ban, page, wiki, forum, login, password, button, column, export, import, database, memory, count, event, usage, storage, batch, job, queue, retry, metric, bytes, number of, account, thread, character, source, translation, rating',
  },
  talk: {
    when: 'comment, forum, discussion, message',
    words: 'thank, great, agree, article, tried, read, question, post, love, like, experience, interesting, helpful, share, point, idea, work, good, nice, anyone, favorite, favourite, tip, try, exactly, goal, match, team, referee, game, club, player, season, win, think',
  },
  review: {
    when: 'review, rating',
    words: 'quality, product, recommend, bought, disappoint, return, price, best, worst, arriv, buy, excellent, stars, worth, money, sturdy, fit, size, color, colour, delivery, ride, bike, frame, material, comfortable, broke, love it, perfect, poor, star',
  },
};
