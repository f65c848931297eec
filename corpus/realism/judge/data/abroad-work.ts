import type { Vocabulary } from './vocabulary.ts';

/** Words of offices, payments and forms in German, French, Spanish, Portuguese, Italian, Dutch and Polish; by the first name of the list that it adds to. */
export const abroadWork: readonly Vocabulary[] = [
  {
    names: 'job title',
    words:
      'designer, entwickler, entwicklerin, betreuer, betreuerin, leiter, leiterin, berater, beraterin, techniker, technikerin, sachbearbeiter, sachbearbeiterin, referent, referentin, verkäufer, verkäuferin, planer, planerin, prüfer, prüferin, lektor, lektorin, redakteur, redakteurin, trainer, trainerin, koordinator, koordinatorin, verwalter, verwalterin, musiklehrer, lehrkraft, pädagoge, pädagogin, optiker, optikerin, drucker, schiffer, gerente, analista, especialista, contabilista, contador, contadora, vendedor, vendedora, atendente, assistente, auxiliar, coordenador, coordenadora, supervisor, supervisora, engenheiro, engenheira, programador, desenvolvedor, consultor, consultora, enfermeiro, enfermeira, professora, motorista, recepcionista, técnico, técnica, estagiário, advogado, arquiteto, administrador, administradora, secretária, dentista, médico, médica, économiste, comptable, ingénieur, technicien, technicienne, directeur, directrice, chargé, chargée, assistant, assistante, responsable, agent, cadre, ouvrier, ouvrière, vendeur, vendeuse, infirmier, infirmière, enseignant, enseignante, développeur, développeuse, gestionnaire, employé, employée, chef, magasinier, capitaine, moniteur, monitrice, kierownik, specjalista, księgowa, sprzedawca, inżynier, nauczyciel, kierowca, administratief, adviseur, beheerder, boekhouder, drukker, inkoper, leidinggevende, manager, medewerker, monteur, ontwikkelaar, operator, planner, projectleider, secretaresse, ontwerper, technicus, onderzoeker, vertegenwoordiger, administrateur, organisator, functionaris, veiligheidskundige, conciërge, laborant, telefonist, installateur, vertaler, hoofd, afdelingshoofd, werkvoorbereider, recruiter, corrector, tester, controller, accountant, receptionist, receptioniste, ploegleider, directeur, bedieningsmedewerker, machineoperator, monteur, bakker, slager, kapper, schoonmaker, beveiliger, buschauffeur, postbode, apotheker, fysiotherapeut, tandarts, dierenarts, specialist, magazijnmedewerker, accountmanager, productmanager, elektrotechnicus, leraar, docent, arts, verpleegkundige, kok, chauffeur, schilder, timmerman, loodgieter, analist, assistent, consultant, ingenieur, architect, jurist, advocaat, journalist, redacteur, fotograaf, commercialista, contabile, progettista, programmatore, tecnico, tecnica, infermiere, infermiera, farmacista, giornalista, grafico, formatore, coordinatore, coordinatrice, assistente, specialista, perito, geometra, agente, verkoper, vormgever, kwaliteitsmanager, teamleider',
  },
  {
    names: 'department',
    words:
      'sicherheit, ausbildung, geschäftsentwicklung, öffentlichkeitsarbeit, kundendienst, kundenservice, qualitätssicherung, entwicklung, forschung, recht, finanzen, controlling, hausverwaltung, segurança, treinamento, compras, vendas, financeiro, recursos humanos, produção, qualidade, manutenção, jurídico, atendimento, comercial, logística, sécurité, formation, juridique, maintenance, exploitation, capitainerie, accueil, administration générale, veiligheid, opleiding, juridische zaken, drukvoorbereiding, afwerking, expeditie, planning, klantenservice',
  },
  {
    names: 'payment terms',
    words:
      'tage, tage netto, vorkasse, nachnahme, monatsende, sofort fällig, skonto, jours, jours nets, réception, comptant, fin de mois, días, contado, contra reembolso, fin de mes, giorni, fine mese, contrassegno, a vista, dias, à vista, fim do mês, dagen, dagen netto, rembours, einde maand, vooruitbetaling',
  },
  {
    names: 'colour',
    members:
      'citroengeel, avorio, panna, celeste, smeraldo, rosso scuro, blu scuro, verde scuro, grigio chiaro, petrolio, bruno, lavanda, corallo, salmone, ivoor, crème, mosterd, mint, zalm, koraal, lavendel, indigo, kastanjebruin, petrol, zitronengelb, schokobraun, indigo, mint, lachs, limette, bernstein, magenta, fuchsia, aquamarin, himmelblau, tannengrün, weinrot, dunkelblau, dunkelrot, hellblau, hellgrün, hellgrau, dunkelgrau, taubenblau, rostrot, senfgelb, ciano, índigo, lavanda, bege, bordô, dourado, roxo, lilás, azul-marinho, verde-escuro, azul-claro, cinza-escuro, turquesa, marfim, cyan, bleu marine, bleu ciel, vert foncé, gris clair, doré, argenté, bordeaux, ivoire, bleu clair, rouge foncé, anthracite',
  },
  {
    names: 'employment type',
    words:
      'tempo integral, meio período, estagiário, estagiária, temporário, clt, pj, efetivo, aprendiz, autônomo, freelancer, vast, tijdelijk, fulltime, parttime, oproep, bepaalde tijd, onbepaalde tijd, stagiair, uitzendkracht, zzp, tempo pieno, tempo determinato, tempo indeterminato, apprendistato, stagista, collaboratore, befristet, unbefristet, temps plein, temps partiel, intérim, apprenti, stagiaire, saisonnier',
  },
  {
    names: 'payment status',
    members:
      'bem-sucedido, falhou, reembolsado, em atraso, quitado, quitada, em aberto, parcialmente pago, mislukt, geslaagd, in behandeling, fallito, riuscito, in sospeso, soldé, en cours',
  },
  {
    names: 'contract status',
    members:
      'attivo, attiva, scaduto, scaduta, disdetto, disdetta, rinnovato, sospeso, sospesa, bozza, cessato, firmato, recesso, actief, verlopen, beëindigd, opgezegd, geëindigd, concept, ondertekend, geschorst, verlengd, lopend, in behandeling, ativo, ativa, encerrado, encerrada, rescindido, vencido, suspenso, rascunho, assinado, renovado',
  },
  {
    names: 'payment method',
    members: 'kaart, betaalkaart, bankkaart, pinbetaling, overboeking, machtiging, paypal, carta, prelievo, addebito, cartão, transferência, débito automático',
  },
  {
    names: 'product category',
    words:
      'elektronica, huishouden, speelgoed, boeken, kantoorartikelen, levensmiddelen, tuin, gereedschap, verzorging, alimentari, elettronica, casalinghi, giocattoli, libri, cancelleria, giardinaggio, utensili, cosmetici, eletrônicos, brinquedos, livros, papelaria, alimentos, ferramentas, jardim, móveis, baustoffe, elektro, sanitär, farben, holz, eisenwaren, werkzeuge, spielwaren, schreibwaren',
  },
  {
    names: 'allergy',
    words:
      'latex, látex, lattice, leche, lait, latte, melk, leite, milch, cacahuetes, arachides, arachidi, pinda, amendoim, erdnuss, aspirina, aspirine, penicilina, pénicilline, penicillina, penicilline, polen, pollen, pólen, polline, stuifmeel, huevo, œuf, uova, ei, ovo, gluten, glutine, glúten, nueces, noix, noci, noten, nozes, mariscos, crustacés, crostacei, schaaldieren, ácaros, acariens, acari, huisstof, gatos, chats, gatti, katten, soja, sesam, pescado, poisson, pesce, vis, peixe',
  },
];
