/** What kinds of organizations are called: English, German, French, Spanish, Italian, Portuguese, Dutch; words separated by commas. */
export const ORGANIZATION_KINDS = `
hospital|Hospital,Medical Center,General Hospital|Krankenhaus,Klinikum|Hôpital,Centre hospitalier|Hospital,Centro médico|Ospedale|Hospital|Ziekenhuis
clinic|Clinic,Health Center,Family Practice,Medical Group|Praxis,Klinik,Gesundheitszentrum|Clinique,Cabinet médical|Clínica,Centro de salud|Clinica,Studio medico|Clínica|Kliniek,Huisartsenpraktijk
pharmacy|Pharmacy,Drugstore|Apotheke|Pharmacie|Farmacia|Farmacia|Farmácia|Apotheek
laboratory|Laboratories,Diagnostics|Labor,Diagnostik|Laboratoire|Laboratorio|Laboratorio|Laboratório|Laboratorium
school|School,Elementary School,High School,Academy|Schule,Grundschule,Gymnasium|École,Collège,Lycée|Colegio,Instituto,Escuela|Scuola,Liceo|Escola,Colégio|Basisschool,Lyceum
kindergarten|Kindergarten,Preschool|Kindergarten,Kita|École maternelle,Crèche|Guardería|Asilo|Creche|Kinderdagverblijf
restaurant|Restaurant,Bistro,Grill,Kitchen|Gasthaus,Restaurant,Wirtshaus|Restaurant,Bistrot,Brasserie|Restaurante,Mesón|Ristorante,Trattoria|Restaurante|Restaurant,Eetcafé
cafe|Café,Coffee House|Café|Café|Cafetería|Caffè|Café|Café
bakery|Bakery|Bäckerei|Boulangerie|Panadería|Panificio|Padaria|Bakkerij
hotel|Hotel,Inn,Lodge|Hotel,Gasthof|Hôtel,Auberge|Hotel,Hostal|Hotel,Albergo|Hotel,Pousada|Hotel
bank|Bank,Savings Bank,Credit Union|Bank,Sparkasse|Banque,Caisse d'épargne|Banco,Caja de ahorros|Banca|Banco|Bank
insurer|Insurance,Mutual,Assurance|Versicherung|Assurances,Mutuelle|Seguros,Mutua|Assicurazioni|Seguros|Verzekeringen
brewery|Brewery,Brewing Company,Craft Brewery|Brauerei,Brauhaus|Brasserie|Cervecería|Birrificio|Cervejaria|Brouwerij
winery|Winery,Vineyards,Estate|Weingut|Domaine,Château|Bodegas|Cantina,Tenuta|Vinícola|Wijngaard
farm|Farm,Ranch|Hof,Landwirtschaft|Ferme|Granja,Finca|Azienda agricola|Fazenda|Boerderij
shop|Shop,Store,Market|Laden,Handel|Boutique,Magasin|Tienda|Negozio|Loja|Winkel
garage|Garage,Auto Repair,Motors|Autohaus,Werkstatt|Garage|Taller|Officina|Oficina|Garage
gym|Fitness,Gym,Sports Club|Fitnessstudio,Sportstudio|Club de sport,Salle de sport|Gimnasio|Palestra|Academia|Sportschool
library|Library,Public Library|Bibliothek,Stadtbücherei|Bibliothèque,Médiathèque|Biblioteca|Biblioteca|Biblioteca|Bibliotheek
museum|Museum,Gallery|Museum|Musée|Museo|Museo|Museu|Museum
theater|Theater,Playhouse|Theater,Schauspielhaus|Théâtre|Teatro|Teatro|Teatro|Theater
cinema|Cinema,Movie Theater|Kino,Lichtspiele|Cinéma|Cine|Cinema|Cinema|Bioscoop
lawfirm|Law,Law Offices,Legal|Rechtsanwälte,Kanzlei|Avocats|Abogados|Studio legale|Advogados|Advocaten
agency|Agency,Partners|Agentur|Agence|Agencia|Agenzia|Agência|Bureau
foundation|Foundation,Trust|Stiftung|Fondation|Fundación|Fondazione|Fundação|Stichting
association|Association,Society|Verein,Verband|Association|Asociación|Associazione|Associação|Vereniging
nursing|Nursing Home,Care Center|Seniorenheim,Pflegeheim|Maison de retraite,EHPAD|Residencia|Casa di riposo|Lar|Verpleeghuis
veterinary|Animal Hospital,Veterinary Clinic|Tierarztpraxis,Tierklinik|Clinique vétérinaire|Clínica veterinaria|Clinica veterinaria|Clínica veterinária|Dierenkliniek
carrier|Logistics,Freight,Transport|Spedition,Logistik|Transports,Logistique|Transportes,Logística|Trasporti,Logistica|Transportes|Transport,Logistiek
builder|Construction,Builders,Contracting|Bau,Bauunternehmen|Construction,Bâtiment|Construcciones|Costruzioni|Construções|Bouw
publisher|Press,Publishing,Books|Verlag|Éditions|Editorial,Ediciones|Edizioni|Editora|Uitgeverij
studio|Studios,Productions|Studio,Filmproduktion|Studios,Productions|Estudios,Producciones|Studi,Produzioni|Estúdios|Studio
factory|Manufacturing,Industries,Works|Werke,Fertigung|Industries,Manufacture|Industrias,Fábrica|Industrie|Indústria|Fabriek
`;
