import type { Vocabulary } from './vocabulary.ts';

/** What Italian, Dutch and Portuguese schemas write; by the first name of the list that it adds to. */
export const abroadMore: readonly Vocabulary[] = [
  {
    names: 'job title',
    words:
      'impiegato, impiegata, operaio, operaia, magazziniere, ragioniere, contabile, direttore, direttrice, responsabile, addetto, addetta, tecnico, tecnica, cuoco, cuoca, cameriere, cameriera, autista, segretario, segretaria, ingegnere, architetto, avvocato, commercialista, consulente, analista, sviluppatore, sviluppatrice, venditore, venditrice, commesso, commessa, insegnante, maestro, professore, infermiere, infermiera, medico, farmacista, psicologo, giornalista, traduttore, traduttrice, grafico, elettricista, idraulico, falegname, muratore, meccanico, giardiniere, cassiere, receptionist, capo, coordinatore, coordinatrice, specialista, progettista, agente, educatore, parrucchiere, fotografo, arredatore, arredatrice, bibliotecario, bibliotecaria, ottico, geometra, revisore, panettiere, pasticcere, macellaio, sarto, veterinario, veterinaria, fisioterapista, assistente, programmatore, programmatrice, redattore, manutentore, portiere, barista, fornaio, medewerker, medewerkster, beheerder, leider, hoofd, directeur, adviseur, consultant, ontwikkelaar, ingenieur, monteur, verkoper, verkoopleider, laborant, bibliothecaris, apotheker, slager, opticien, landmeter, psycholoog, dierenarts, fysiotherapeut, recruiter, teamleider, inkoper, boekhouder, accountant, administratief, secretaresse, chauffeur, magazijn, kok, ober, verpleegkundige, arts, leraar, docent, jurist, advocaat, notaris, architect, ontwerper, vormgever, redacteur, journalist, vertaler, fotograaf, elektricien, loodgieter, timmerman, metselaar, schilder, tuinman, kapper, bakker, planner, analist, specialist, coördinator, assistent, stagiair, manager, bedrijfsleider, werkplaatschef, technicus, fietsenmaker, gerente, diretor, diretora, analista, técnico, auxiliar, assistente, vendedor, motorista, professor, enfermeiro, advogado, engenheiro, contador, cozinheiro, garçom, secretária, recepcionista',
  },
  {
    names: 'department',
    words:
      'vendite, acquisti, amministrazione, produzione, magazzino, logistica, qualità, manutenzione, risorse umane, contabilità, direzione, ricerca, sviluppo, assistenza, informatica, legale, comunicazione, supporto, finanza, marketing, spedizioni, verkoop, inkoop, administratie, productie, magazijn, logistiek, kwaliteit, onderhoud, personeel, personeelszaken, boekhouding, directie, onderzoek, ontwikkeling, klantenservice, werkplaats, juridische, communicatie, ondersteuning, financiën, verzending, vendas, compras, administração, produção, qualidade, manutenção, recursos humanos, contabilidade, suporte, vendas, finanças, jurídico',
  },
  {
    names: 'payment method',
    members:
      'contanti, bonifico, bonifico bancario, carta, carta di credito, carta di debito, bancomat, assegno, addebito diretto, rid, riba, ri.ba., pos, satispay, contrassegno, contant, overschrijving, bankoverschrijving, incasso, automatische incasso, creditcard, pin, pinpas, ideal, op rekening, factuur, tikkie, klarna, betaalpas, dinheiro, boleto, pix, cartão, cartão de crédito, cartão de débito, transferência, transferência bancária, débito automático, cheque',
  },
  {
    names: 'nationality',
    members:
      'italiana, italiano, tedesca, tedesco, francese, spagnola, spagnolo, inglese, britannica, britannico, rumena, rumeno, albanese, polacca, polacco, portoghese, olandese, belga, svizzera, svizzero, austriaca, austriaco, americana, americano, statunitense, cinese, indiana, indiano, marocchina, marocchino, ucraina, ucraino, russa, russo, turca, turco, greca, greco, brasiliana, brasiliano, svedese, danese, norvegese, irlandese, giapponese, nederlandse, nederlands, duitse, duits, belgische, belgisch, franse, frans, engelse, britse, poolse, pools, turkse, turks, marokkaanse, marokkaans, spaanse, italiaanse, surinaamse, brasileira, brasileiro',
  },
  {
    names: 'condition',
    members:
      'buono, buona, ottimo, ottima, discreto, discreta, cattivo, scarso, nuovo, nuova, usato, usata, danneggiato, restaurato, da ristrutturare, goed, zeer goed, matig, slecht, nieuw, gebruikt, beschadigd, redelijk, uitstekend, versleten, bom, ótimo, regular, ruim, novo, usado, danificado',
  },
  {
    names: 'marital status',
    members:
      'celibe, nubile, coniugato, coniugata, sposato, sposata, divorziato, divorziata, vedovo, vedova, separato, separata, convivente, unito civilmente, ongehuwd, gehuwd, gescheiden, weduwe, weduwnaar, samenwonend, geregistreerd partnerschap, solteiro, solteira, casado, casada, divorciado, viúvo, viúva',
  },
  {
    names: 'payment status',
    members:
      'pagato, non pagato, in attesa, scaduto, parziale, rimborsato, annullato, betaald, openstaand, onbetaald, te laat, deels betaald, terugbetaald, geannuleerd, pago, pendente, vencido, cancelado',
  },
  {
    names: 'billing period',
    members:
      'mensile, trimestrale, semestrale, annuale, settimanale, giornaliero, una tantum, maandelijks, per maand, per kwartaal, per jaar, jaarlijks, wekelijks, dagelijks, eenmalig, mensal, trimestral, semestral, anual, semanal',
  },
  {
    names: 'priority',
    members:
      'bassa, media, alta, urgente, normale, critica, laag, normaal, hoog, gemiddeld, spoed, dringend, kritiek, baixa, média, alta, urgente',
  },
  {
    names: 'result',
    members:
      'positivo, negativo, conforme, non conforme, superato, non superato, idoneo, non idoneo, geslaagd, gezakt, goedgekeurd, afgekeurd, voldoende, onvoldoende, positief, negatief',
  },
  {
    names: 'document type',
    words:
      'fattura, contratto, relazione, lettera, certificato, modulo, ricevuta, preventivo, bolla, verbale, factuur, contract, rapport, brief, certificaat, formulier, offerte, bon, pakbon, verslag',
  },
  {
    names: 'product category',
    words:
      'alimentari, bevande, vino, olio, conserve, formaggi, salumi, dolci, miele, casa, giardino, abbigliamento, accessori, elettronica, giocattoli, libri, sport, bellezza, ufficio, cucina, arredamento, kleding, elektronica, speelgoed, boeken, huishouden, keuken, tuin, meubels, gereedschap, onderdelen, accessoires, verlichting, dranken, levensmiddelen, verzorging, kantoor, schoenen',
  },
  {
    names: 'bank',
    words:
      'intesa, unicredit, banca, bper, monte dei paschi, cassa di risparmio, poste italiane, fineco, rabobank, abn amro, ing, sns, triodos, knab, bunq, asn, banco do brasil, itaú, bradesco, caixa',
  },
  { names: 'branch', words: 'filiale, sede, agenzia, vestiging, filiaal, kantoor, agência' },
  { names: 'building', words: 'edificio, palazzo, torre, ala, capannone, gebouw, vleugel, toren, hal, loods, prédio' },
  {
    names: 'degree',
    words:
      'laurea, diploma, licenza media, maturità, dottorato, scuola, magistrale, triennale, qualifica, mbo, hbo, vmbo, havo, vwo, wo, basisonderwijs, bachelor, master, vakdiploma, ensino médio, superior',
  },
  {
    names: 'industry',
    words:
      'edilizia, commercio, industria, sanità, istruzione, finanza, turismo, agricoltura, agroalimentare, logistica, trasporti, moda, energia, consulenza, ristorazione, bouw, handel, industrie, zorg, onderwijs, landbouw, horeca, vervoer, energie, detailhandel, techniek',
  },
  {
    names: 'unit',
    members:
      'pezzo, pezzi, pz, pz., nr, conf, confezione, scatola, bottiglia, litro, litri, kg, q, q.li, ml, mt, mq, ore, ora, cartone, cassa, stuk, stuks, st, st., doos, fles, zak, rol, paar, meter, m, uur, set, un, peça, caixa, garrafa',
  },
  {
    names: 'colour',
    members:
      'rosso, blu, verde, giallo, nero, bianco, grigio, marrone, arancione, viola, rosa, azzurro, beige, rood, blauw, groen, geel, zwart, wit, grijs, bruin, oranje, paars, roze, zilver, goud, antraciet, donkerblauw, lichtblauw, donkerrood, donkergroen, lichtgrijs, donkergrijs, lichtgroen, cyaan, violet, turquoise, bordeaux, ciano, turchese, lilla, indaco, oro, argento, bronzo, vermelho, azul, verde, amarelo, preto, branco, cinza',
  },
  {
    names: 'language',
    members:
      'inglese, francese, tedesco, spagnolo, portoghese, olandese, russo, cinese, arabo, giapponese, engels, frans, duits, spaans, italiaans, portugees, nederlands, russisch, chinees, arabisch, japans, turks, pools',
  },
];
