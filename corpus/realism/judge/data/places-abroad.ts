/** Cities and regions that the reference lacks, separated by commas. */
export const CITIES_ABROAD = `
Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia, Verona, Messina, Padova, Trieste, Brescia, Taranto,
Prato, Parma, Modena, Reggio Calabria, Reggio Emilia, Perugia, Ravenna, Livorno, Cagliari, Foggia, Rimini, Salerno, Ferrara, Sassari, Latina,
Monza, Siracusa, Pescara, Bergamo, Forlì, Trento, Vicenza, Terni, Bolzano, Novara, Piacenza, Ancona, Andria, Arezzo, Udine, Cesena, Lecce,
Pesaro, Barletta, Alessandria, La Spezia, Pistoia, Pisa, Catanzaro, Lucca, Brindisi, Treviso, Como, Grosseto, Varese, Asti, Caserta, Ragusa,
Pavia, Cremona, L'Aquila, Potenza, Massa, Cosenza, Trapani, Viterbo, Matera, Cuneo, Savona, Benevento, Mantova, Siena, Pordenone, Lecco, Aosta,
Campobasso, Imperia, Macerata, Rieti, Avellino, Teramo, Belluno, Gorizia, Rovigo, Biella, Vercelli, Lodi, Sondrio, Nuoro, Oristano, Crotone,
Vibo Valentia, Agrigento, Caltanissetta, Enna, Ascoli Piceno, Chieti, Frosinone, Isernia, Verbania, Fermo, Carrara, Sanremo, Olbia, Alghero,
Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Apeldoorn, Haarlem, Arnhem, Enschede,
Amersfoort, Zaanstad, Zaandam, Haarlemmermeer, Hoofddorp, 's-Hertogenbosch, Den Bosch, Zwolle, Zoetermeer, Leiden, Leeuwarden, Maastricht,
Dordrecht, Ede, Alphen aan den Rijn, Alkmaar, Emmen, Delft, Venlo, Deventer, Sittard, Geleen, Helmond, Oss, Amstelveen, Hilversum, Heerlen,
Nieuwegein, Purmerend, Schiedam, Lelystad, Roosendaal, Hoorn, Vlaardingen, Spijkenisse, Almelo, Gouda, Assen, Bergen op Zoom, Veenendaal,
Katwijk, Zeist, Doetinchem, Terneuzen, Middelburg, Vlissingen, Goes, Hengelo, Roermond, Weert, Tiel, Kampen, Meppel, Hoogeveen, Drachten,
Heerenveen, Sneek, Zutphen, Wageningen, Harderwijk, Barneveld, Culemborg, Woerden, Houten, Capelle aan den IJssel, Ridderkerk, Barendrecht,
Heemskerk, Beverwijk, Velsen, IJmuiden, Den Helder, Waalwijk, Uden, Veghel, Oosterhout, Etten-Leur, Rijswijk, Leidschendam, Voorburg, Pijnacker,
São Paulo, Rio de Janeiro, Brasília, Salvador, Fortaleza, Belo Horizonte, Manaus, Curitiba, Recife, Goiânia, Belém, Porto Alegre, Guarulhos,
Campinas, São Luís, São Gonçalo, Maceió, Duque de Caxias, Campo Grande, Natal, Teresina, São Bernardo do Campo, Nova Iguaçu, João Pessoa,
Santo André, Osasco, São José dos Campos, Ribeirão Preto, Jaboatão dos Guararapes, Uberlândia, Contagem, Sorocaba, Aracaju, Feira de Santana,
Cuiabá, Joinville, Juiz de Fora, Londrina, Aparecida de Goiânia, Niterói, Ananindeua, Porto Velho, Serra, Caxias do Sul, Vila Velha, Macapá,
Florianópolis, São José do Rio Preto, Santos, Mogi das Cruzes, Betim, Diadema, Maringá, Jundiaí, Campina Grande, Montes Claros, Piracicaba,
Boa Vista, Rio Branco, Vitória, Blumenau, Anápolis, Bauru, Pelotas, Cascavel, Ponta Grossa, Palmas, Lisboa, Porto, Braga, Coimbra, Faro, Setúbal
`;

export const REGIONS_ABROAD = `
Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Marche, Molise, Piemonte, Puglia,
Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Umbria, Valle d'Aosta, Veneto, Drenthe, Flevoland, Friesland, Fryslân, Gelderland, Groningen,
Limburg, Noord-Brabant, Noord-Holland, Overijssel, Utrecht, Zeeland, Zuid-Holland, Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne,
Centre-Val de Loire, Corse, Grand Est, Hauts-de-France, Île-de-France, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire,
Provence-Alpes-Côte d'Azur, Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso,
Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, Rio Grande do Sul, Rondônia,
Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins
`;

/** Two letters of Italian provinces. */
export const PROVINCES_ABROAD = `
AG, AL, AN, AO, AP, AQ, AR, AT, AV, BA, BG, BI, BL, BN, BO, BR, BS, BT, BZ, CA, CB, CE, CH, CL, CN, CO, CR, CS, CT, CZ, EN, FC, FE, FG, FI, FM,
FR, GE, GO, GR, IM, IS, KR, LC, LE, LI, LO, LT, LU, MB, MC, ME, MI, MN, MO, MS, MT, NA, NO, NU, OR, PA, PC, PD, PE, PG, PI, PN, PO, PR, PT, PU,
PV, PZ, RA, RC, RE, RG, RI, RM, RN, RO, SA, SI, SO, SP, SR, SS, SU, SV, TA, TE, TN, TO, TP, TR, TS, TV, UD, VA, VB, VC, VE, VI, VR, VT, VV
`;
