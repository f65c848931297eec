/** Terms of lists in further languages: English, Italian, Portuguese, Dutch. */
export const ABROAD_LIST_TERMS = `
polyester|poliestere|poliéster|polyester
wool|lana|lã|wol
linen|lino|linho|linnen
ceramic|ceramica|cerâmica|keramiek
oak|rovere|carvalho|eiken
rubber|gomma|borracha|rubber
bamboo|bambù|bambu|bamboe
silk|seta|seda|zijde
brass|ottone|latão|messing
nylon|nylon|nylon|nylon
concrete|calcestruzzo|concreto|beton
carton|cartone|caixa de papelão|karton
bag|sacchetto|saco|zak
bottle|bottiglia|garrafa|fles
pouch|busta|sachê|zakje
can|lattina|lata|blik
tube|tubo|tubo|tube
roll|rotolo|rolo|rol
jar|barattolo|pote|pot
drum|fusto|tambor|vat
blister|blister|blister|blister
envelope|busta|envelope|envelop
overnight|notturna|noturno|nachtlevering
economy|economy|econômico|economy
same day|in giornata|mesmo dia|dezelfde dag
international|internazionale|internacional|internationaal
freight|trasporto merci|frete|vrachtvervoer
wrong size|taglia errata|tamanho errado|verkeerde maat
changed mind|ripensamento|mudança de ideia|van gedachten veranderd
damaged on arrival|arrivato danneggiato|chegou danificado|beschadigd ontvangen
not as described|non conforme alla descrizione|diferente da descrição|niet zoals beschreven
arrived too late|arrivato in ritardo|chegou atrasado|te laat geleverd
wrong item delivered|articolo errato|item errado|verkeerd artikel
ordered by mistake|ordinato per errore|pedido por engano|per ongeluk besteld
better price found|trovato prezzo migliore|preço melhor encontrado|elders goedkoper
missing parts|parti mancanti|peças faltando|onderdelen ontbreken
changed plans|cambio di programma|mudança de planos|plannen gewijzigd
found a better price|trovato prezzo migliore|encontrou preço melhor|elders goedkoper
payment failed|pagamento non riuscito|pagamento recusado|betaling mislukt
out of stock|esaurito|sem estoque|niet op voorraad
delivery too slow|consegna troppo lenta|entrega demorada|levering duurt te lang
duplicate order|ordine doppio|pedido duplicado|dubbele bestelling
no longer needed|non più necessario|não é mais necessário|niet meer nodig
customer request|richiesta del cliente|a pedido do cliente|op verzoek van klant
refurbished|ricondizionato|recondicionado|gereviseerd
retail|dettaglio|varejo|detailhandel
wholesale|ingrosso|atacado|groothandel
small business|piccola impresa|pequena empresa|klein bedrijf
enterprise|grande impresa|grande empresa|grootbedrijf
VIP|VIP|VIP|VIP
loyal|fedele|fiel|trouw
at risk|a rischio|em risco|risico
public sector|settore pubblico|setor público|overheid
reduced|ridotta|reduzida|verlaagd
zero|zero|zero|nul
exempt|esente|isento|vrijgesteld
reverse charge|inversione contabile|autoliquidação|verlegd
sale|vendita|venda|verkoop
transfer|trasferimento|transferência|overboeking
adjustment|rettifica|ajuste|correctie
return|reso|devolução|retour
write-off|stralcio|baixa|afschrijving
production|produzione|produção|productie
count correction|rettifica inventario|ajuste de inventário|telcorrectie
flagship|flagship|loja conceito|flagshipstore
outlet|outlet|outlet|outlet
franchise|franchising|franquia|franchise
department store|grande magazzino|loja de departamentos|warenhuis
black|nero|preto|zwart
white|bianco|branco|wit
blue|blu|azul|blauw
gray|grigio|cinza|grijs
red|rosso|vermelho|rood
green|verde|verde|groen
navy|blu navy|azul-marinho|marineblauw
brown|marrone|marrom|bruin
beige|beige|bege|beige
yellow|giallo|amarelo|geel
pink|rosa|rosa|roze
orange|arancione|laranja|oranje
purple|viola|roxo|paars
silver|argento|prata|zilver
turquoise|turchese|turquesa|turquoise
burgundy|bordeaux|bordô|bordeaux
gold|oro|dourado|goud
olive|verde oliva|oliva|olijfgroen
solid|tinta unita|liso|effen
striped|a righe|listrado|gestreept
floral|a fiori|floral|gebloemd
checked|a quadri|xadrez|geruit
dotted|a pois|de bolinhas|gestippeld
printed|stampato|estampado|bedrukt
geometric|geometrico|geométrico|geometrisch
slim|slim|justo|slim
relaxed|comodo|solto|ruim
loose|ampio|largo|wijd
tailored|su misura|sob medida|getailleerd
Crime|Giallo|Policial|Misdaad
Fantasy|Fantasy|Fantasia|Fantasy
Biography|Biografia|Biografia|Biografie
Science Fiction|Fantascienza|Ficção científica|Sciencefiction
Romance|Rosa|Romance|Romantiek
History|Storia|História|Geschiedenis
Children|Bambini|Infantil|Kinderen
Thriller|Thriller|Suspense|Thriller
Poetry|Poesia|Poesia|Poëzie
Travel|Viaggi|Viagem|Reizen
Cooking|Cucina|Culinária|Koken
Science|Scienza|Ciência|Wetenschap
Philosophy|Filosofia|Filosofia|Filosofie
Drama|Dramma|Drama|Drama
Comedy|Commedia|Comédia|Komedie
Action|Azione|Ação|Actie
Documentary|Documentario|Documentário|Documentaire
Animation|Animazione|Animação|Animatie
Horror|Horror|Terror|Horror
Adventure|Avventura|Aventura|Avontuur
Mystery|Mistero|Mistério|Mysterie
Musical|Musical|Musical|Musical
Western|Western|Faroeste|Western
War|Guerra|Guerra|Oorlog
Sports|Sport|Esportes|Sport
Paperback|Tascabile|Brochura|Paperback
Hardcover|Copertina rigida|Capa dura|Hardcover
E-book|E-book|E-book|E-book
Audiobook|Audiolibro|Audiolivro|Luisterboek
Large print|Grandi caratteri|Letra grande|Grote letters
Guitar|Chitarra|Violão|Gitaar
Piano|Pianoforte|Piano|Piano
Violin|Violino|Violino|Viool
Drums|Batteria|Bateria|Drums
Bass|Basso|Baixo|Bas
Saxophone|Sassofono|Saxofone|Saxofoon
Cello|Violoncello|Violoncelo|Cello
Flute|Flauto|Flauta|Fluit
Trumpet|Tromba|Trompete|Trompet
Clarinet|Clarinetto|Clarinete|Klarinet
Harp|Arpa|Harpa|Harp
Viola|Viola|Viola|Altviool
Politics|Politica|Política|Politiek
Culture|Cultura|Cultura|Cultuur
World|Mondo|Mundo|Wereld
Opinion|Opinioni|Opinião|Opinie
Technology|Tecnologia|Tecnologia|Technologie
Local|Cronaca locale|Local|Lokaal
Health|Salute|Saúde|Gezondheid
Weather|Meteo|Tempo|Weer
adults|adulti|adultos|volwassenen
children|bambini|crianças|kinderen
young adults|giovani adulti|jovens adultos|jongvolwassenen
students|studenti|estudantes|studenten
professionals|professionisti|profissionais|professionals
families|famiglie|famílias|gezinnen
seniors|anziani|idosos|senioren
Mathematics|Matematica|Matemática|Wiskunde
English|Inglese|Inglês|Engels
Physics|Fisica|Física|Natuurkunde
Biology|Biologia|Biologia|Biologie
Chemistry|Chimica|Química|Scheikunde
Geography|Geografia|Geografia|Aardrijkskunde
French|Francese|Francês|Frans
German|Tedesco|Alemão|Duits
Spanish|Spagnolo|Espanhol|Spaans
Art|Arte|Arte|Kunst
Music|Musica|Música|Muziek
Physical Education|Educazione fisica|Educação física|Lichamelijke opvoeding
Computer Science|Informatica|Informática|Informatica
Economics|Economia|Economia|Economie
Latin|Latino|Latim|Latijn
Social Studies|Educazione civica|Estudos sociais|Maatschappijleer
Literature|Letteratura|Literatura|Letterkunde
Bachelor's degree|laurea triennale|graduação|bachelor
High school|diploma superiore|ensino médio|havo
Master's degree|laurea magistrale|mestrado|master
Vocational training|qualifica professionale|curso técnico|mbo
Secondary school|licenza media|ensino fundamental|vmbo
Primary school|licenza elementare|ensino primário|basisonderwijs
None|nessuno|nenhum|geen
written exam|esame scritto|prova escrita|schriftelijk examen
quiz|quiz|teste|quiz
midterm|prova intermedia|prova parcial|tussentoets
final exam|esame finale|prova final|eindexamen
oral exam|esame orale|prova oral|mondeling examen
homework|compito a casa|trabalho de casa|huiswerk
project|progetto|projeto|project
presentation|presentazione|apresentação|presentatie
lab report|relazione di laboratorio|relatório de laboratório|labverslag
essay|tema|redação|essay
present|presente|presente|aanwezig
absent|assente|ausente|afwezig
late|in ritardo|atrasado|te laat
excused|giustificato|justificado|geoorloofd
on leave|in aspettativa|afastado|met verlof
checking|conto corrente|conta corrente|betaalrekening
savings|risparmio|poupança|spaarrekening
credit|credito|crédito|krediet
loan|prestito|empréstimo|lening
joint|cointestato|conjunta|en/of-rekening
card payment|pagamento con carta|pagamento com cartão|kaartbetaling
direct debit|addebito diretto|débito automático|incasso
deposit|versamento|depósito|storting
withdrawal|prelievo|saque|opname
fee|commissione|tarifa|kosten
interest|interessi|juros|rente
standing order|ordine permanente|ordem permanente|periodieke overboeking
refund|rimborso|reembolso|terugbetaling
Meals|Pasti|Refeições|Maaltijden
Accommodation|Alloggio|Hospedagem|Verblijf
Office supplies|Cancelleria|Material de escritório|Kantoorartikelen
Fuel|Carburante|Combustível|Brandstof
Training|Formazione|Treinamento|Opleiding
Telephone|Telefono|Telefone|Telefoon
Parking|Parcheggio|Estacionamento|Parkeren
Client entertainment|Rappresentanza|Representação|Representatie
Public transport|Trasporto pubblico|Transporte público|Openbaar vervoer
Postage|Spese postali|Correio|Porto
Equipment|Attrezzatura|Equipamento|Apparatuur
Conference fees|Iscrizione convegni|Inscrição em eventos|Congreskosten
Mileage|Rimborso chilometrico|Quilometragem|Kilometervergoeding
personal|personale|pessoal|persoonlijk
mortgage|mutuo|hipoteca|hypotheek
home improvement|ristrutturazione|reforma da casa|verbouwing
consolidation|consolidamento|consolidação|oversluiten
line of credit|linea di credito|linha de crédito|doorlopend krediet
home purchase|acquisto casa|compra de imóvel|aankoop woning
car purchase|acquisto auto|compra de carro|aankoop auto
debt consolidation|consolidamento debiti|consolidação de dívidas|schulden oversluiten
education|istruzione|educação|opleiding
business expansion|espansione aziendale|expansão do negócio|bedrijfsuitbreiding
medical expenses|spese mediche|despesas médicas|medische kosten
wedding|matrimonio|casamento|bruiloft
refinancing|rifinanziamento|refinanciamento|herfinanciering
employment|lavoro dipendente|emprego|loondienst
self-employment|lavoro autonomo|trabalho autônomo|zelfstandig
pension|pensione|aposentadoria|pensioen
rental income|affitti|aluguéis|huurinkomsten
investments|investimenti|investimentos|beleggingen
benefits|sussidi|benefícios|uitkering
student grant|borsa di studio|bolsa de estudos|studiefinanciering
verified|verificato|verificado|geverifieerd
fixed|fisso|fixa|vast
variable|variabile|variável|variabel
none|nessuno|nenhum|geen
first reminder|primo sollecito|primeiro aviso|eerste herinnering
second reminder|secondo sollecito|segundo aviso|tweede herinnering
final notice|ultimo avviso|último aviso|aanmaning
collection|recupero crediti|cobrança|incassobureau
Europe|Europa|Europa|Europa
North America|America del Nord|América do Norte|Noord-Amerika
Asia|Asia|Ásia|Azië
Africa|Africa|África|Afrika
South America|America del Sud|América do Sul|Zuid-Amerika
Oceania|Oceania|Oceania|Oceanië
Antarctica|Antartide|Antártida|Antarctica
guardian|tutore|tutor|voogd
grandparent|nonno|avô|grootouder
colleague|collega|colega|collega
neighbor|vicino|vizinho|buur
American|statunitense|norte-americana|Amerikaans
British|britannica|britânica|Brits
Italian|italiana|italiana|Italiaans
Canadian|canadese|canadense|Canadees
Dutch|olandese|holandesa|Nederlands
Polish|polacca|polonesa|Pools
Brazilian|brasiliana|brasileira|Braziliaans
Indian|indiana|indiana|Indiaas
Mexican|messicana|mexicana|Mexicaans
Swiss|svizzera|suíça|Zwitsers
Austrian|austriaca|austríaca|Oostenrijks
Portuguese|portoghese|portuguesa|Portugees
Swedish|svedese|sueca|Zweeds
Turkish|turca|turca|Turks
Japanese|giapponese|japonesa|Japans
Australian|australiana|australiana|Australisch
Irish|irlandese|irlandesa|Iers
Belgian|belga|belga|Belgisch
Danish|danese|dinamarquesa|Deens
Ukrainian|ucraina|ucraniana|Oekraïens
Romanian|rumena|romena|Roemeens
Chinese|cinese|chinesa|Chinees
Russian|russo|russo|Russisch
Arabic|arabo|árabe|Arabisch
Retail|Commercio al dettaglio|Varejo|Detailhandel
Manufacturing|Industria manifatturiera|Indústria|Industrie
Construction|Edilizia|Construção|Bouw
Financial services|Servizi finanziari|Serviços financeiros|Financiële diensten
Health care|Sanità|Saúde|Zorg
Logistics|Logistica|Logística|Logistiek
Education|Istruzione|Educação|Onderwijs
Hospitality|Turismo|Hotelaria|Horeca
Real estate|Immobiliare|Imobiliário|Vastgoed
Consulting|Consulenza|Consultoria|Advies
Food production|Agroalimentare|Alimentos|Voedingsindustrie
Energy|Energia|Energia|Energie
Media|Media|Mídia|Media
Telecommunications|Telecomunicazioni|Telecomunicações|Telecom
Automotive|Automobilistico|Automotivo|Automobiel
Agriculture|Agricoltura|Agricultura|Landbouw
Pharmaceuticals|Farmaceutico|Farmacêutico|Farmacie
Insurance|Assicurazioni|Seguros|Verzekeringen
Public administration|Pubblica amministrazione|Administração pública|Openbaar bestuur
Textiles|Tessile|Têxtil|Textiel
Chemicals|Chimico|Químico|Chemie
sunny|soleggiato|ensolarado|zonnig
cloudy|nuvoloso|nublado|bewolkt
rain|pioggia|chuva|regen
partly cloudy|parzialmente nuvoloso|parcialmente nublado|half bewolkt
overcast|coperto|encoberto|betrokken
light rain|pioggia leggera|chuva fraca|lichte regen
windy|ventoso|ventoso|winderig
fog|nebbia|neblina|mist
snow|neve|neve|sneeuw
thunderstorm|temporale|trovoada|onweer
clear|sereno|céu limpo|helder
conference|convegno|conferência|conferentie
workshop|laboratorio|oficina|workshop
meetup|incontro|encontro|bijeenkomst
webinar|webinar|webinar|webinar
concert|concerto|concerto|concert
training|formazione|treinamento|training
exhibition|mostra|exposição|tentoonstelling
festival|festival|festival|festival
networking|networking|networking|netwerken
statement|estratto conto|extrato|verklaring
photo|foto|foto|foto
offer|offerta|oferta|offerte
delivery note|bolla di consegna|guia de remessa|pakbon
round|rotondo|redondo|rond
square|quadrato|quadrado|vierkant
rectangular|rettangolare|retangular|rechthoekig
oval|ovale|oval|ovaal
triangular|triangolare|triangular|driehoekig
average|medio|regular|gemiddeld
very high|molto alto|muito alto|zeer hoog
very low|molto basso|muito baixo|zeer laag
needs repair|da riparare|precisa de reparo|reparatie nodig
out of service|fuori servizio|fora de serviço|buiten gebruik
question|domanda|dúvida|vraag
complaint|reclamo|reclamação|klacht
order|ordine|pedido|bestelling
support|assistenza|suporte|ondersteuning
feedback|commento|comentário|feedback
appointment|appuntamento|agendamento|afspraak
cancellation|disdetta|cancelamento|annulering
information request|richiesta informazioni|pedido de informação|informatieverzoek
hazel|nocciola|castanho-claro|hazelnoot
blond|biondo|loiro|blond
General practice|Medicina generale|Clínica geral|Huisartsgeneeskunde
Internal medicine|Medicina interna|Clínica médica|Interne geneeskunde
Pediatrics|Pediatria|Pediatria|Kindergeneeskunde
Cardiology|Cardiologia|Cardiologia|Cardiologie
Orthopedics|Ortopedia|Ortopedia|Orthopedie
Gynecology|Ginecologia|Ginecologia|Gynaecologie
Dermatology|Dermatologia|Dermatologia|Dermatologie
Neurology|Neurologia|Neurologia|Neurologie
Psychiatry|Psichiatria|Psiquiatria|Psychiatrie
Radiology|Radiologia|Radiologia|Radiologie
Anesthesiology|Anestesiologia|Anestesiologia|Anesthesiologie
General surgery|Chirurgia generale|Cirurgia geral|Algemene chirurgie
Emergency medicine|Medicina d'urgenza|Medicina de emergência|Spoedeisende geneeskunde
Ophthalmology|Oculistica|Oftalmologia|Oogheelkunde
ENT|Otorinolaringoiatria|Otorrinolaringologia|KNO
Urology|Urologia|Urologia|Urologie
Oncology|Oncologia|Oncologia|Oncologie
Gastroenterology|Gastroenterologia|Gastroenterologia|Gastro-enterologie
Pulmonology|Pneumologia|Pneumologia|Longgeneeskunde
Endocrinology|Endocrinologia|Endocrinologia|Endocrinologie
desktop|desktop|desktop|desktop
tablet|tablet|tablet|tablet
editor|redattore|editor|redacteur
manager|responsabile|gerente|manager
billing|fatturazione|faturamento|facturatie
auditor|revisore|auditor|auditor
moderator|moderatore|moderador|moderator
developer|sviluppatore|desenvolvedor|ontwikkelaar
vegetarian|vegetariano|vegetariano|vegetarisch
vegan|vegano|vegano|veganistisch
gluten-free|senza glutine|sem glúten|glutenvrij
halal|halal|halal|halal
kosher|kosher|kosher|koosjer
travel agency|agenzia di viaggi|agência de viagens|reisbureau
mobile app|app mobile|aplicativo|app
corporate|aziendale|corporativo|zakelijk
walk-in|di persona|presencial|aan de balie
leisure|svago|lazer|vrije tijd
family visit|visita famiglia|visita familiar|familiebezoek
study|studio|estudo|studie
medical|cure mediche|médico|medisch
road|strada|rodoviário|weg
sea|mare|marítimo|zee
air|aereo|aéreo|lucht
rail|ferrovia|ferroviário|spoor
multimodal|multimodale|multimodal|multimodaal
courier|corriere|courier|koerier
LPG|GPL|GNV|LPG
CNG|metano|GNC|CNG
hatchback|due volumi|hatch|hatchback
sedan|berlina|sedã|sedan
estate|familiare|perua|stationwagon
coupe|coupé|cupê|coupé
convertible|cabriolet|conversível|cabriolet
minivan|monovolume|minivan|minibus
SUV|SUV|SUV|SUV
semi-automatic|semiautomatico|semiautomático|halfautomaat
full-time|tempo pieno|tempo integral|fulltime
part-time|part-time|meio período|parttime
intern|stagista|estagiário|stagiair
freelance|collaboratore|autônomo|freelance
fixed-term|a tempo determinato|prazo determinado|bepaalde tijd
apprenticeship|apprendistato|aprendizagem|leerwerkplek
internship|tirocinio|estágio|stage
probation|in prova|em experiência|proeftijd
sick leave|malattia|licença médica|ziekteverlof
unpaid leave|permesso non retribuito|licença não remunerada|onbetaald verlof
parental leave|congedo parentale|licença parental|ouderschapsverlof
special leave|permesso speciale|licença especial|bijzonder verlof
compensatory time|riposo compensativo|banco de horas|compensatieverlof
bereavement|lutto|luto|rouwverlof
expert|esperto|especialista|expert
junior|junior|júnior|junior
director|direttore|diretor|directeur
Early shift|Turno del mattino|Turno da manhã|Vroege dienst
Late shift|Turno pomeridiano|Turno da tarde|Late dienst
Night shift|Turno di notte|Turno da noite|Nachtdienst
Day shift|Turno di giorno|Turno do dia|Dagdienst
Weekend shift|Turno festivo|Turno de fim de semana|Weekenddienst
On call|Reperibilità|Plantão|Oproepdienst
Off|Riposo|Folga|Vrij
resignation|dimissioni|pedido de demissão|ontslagname
end of contract|fine contratto|fim de contrato|einde contract
retirement|pensionamento|aposentadoria|pensioen
redundancy|esubero|corte de pessoal|reorganisatie
dismissal|licenziamento|demissão|ontslag
mutual agreement|accordo consensuale|acordo mútuo|wederzijds goedvinden
relocation|trasferimento|mudança|verhuizing
applied|candidato|inscrito|gesolliciteerd
screening|preselezione|triagem|screening
interview|colloquio|entrevista|gesprek
hired|assunto|contratado|aangenomen
on-site|in sede|presencial|op locatie
remote|da remoto|remoto|thuiswerk
Net 30|30 giorni|30 dias|30 dagen netto
Due on receipt|A vista|À vista|Direct bij ontvangst
Net 14|14 giorni|14 dias|14 dagen netto
Net 60|60 giorni|60 dias|60 dagen netto
Net 45|45 giorni|45 dias|45 dagen netto
Net 90|90 giorni|90 dias|90 dagen netto
Prepayment|Pagamento anticipato|Pagamento antecipado|Vooruitbetaling
real estate|immobile|imóvel|onroerend goed
vehicle|veicolo|veículo|voertuig
securities|titoli|títulos|effecten
equipment|macchinari|equipamento|apparatuur
inventory|scorte|estoque|voorraad
equity|azione|ação|aandeel
bond|obbligazione|título|obligatie
fund|fondo|fundo|fonds
ETF|ETF|ETF|ETF
commodity|materia prima|commodity|grondstof
buy|acquisto|compra|koop
sell|vendita|venda|verkoop
balanced|bilanciato|moderado|neutraal
conservative|prudente|conservador|defensief
growth|crescita|arrojado|offensief
aggressive|aggressivo|agressivo|zeer offensief
income|reddito|renda|inkomen
Catholic|cattolica|católica|katholiek
Protestant|protestante|protestante|protestants
Muslim|musulmana|muçulmana|islamitisch
Jewish|ebraica|judaica|joods
Orthodox|ortodossa|ortodoxa|orthodox
Hindu|induista|hindu|hindoe
Buddhist|buddhista|budista|boeddhistisch
2/10 net 30|30 giorni, 2% entro 10|30 dias, 2% em 10|30 dagen, 2% binnen 10
Cash on delivery|Contrassegno|Contra entrega|Rembours
End of month|Fine mese|Fim do mês|Einde maand
`;

/** Terms of offices that the other lists do not have: English, German, French, Spanish. */
export const OFFICE_LIST_TERMS = `
Net 30|30 Tage netto|30 jours nets|30 días neto
Due on receipt|Sofort fällig|À réception|Al contado
Net 14|14 Tage netto|14 jours nets|14 días neto
Net 60|60 Tage netto|60 jours nets|60 días neto
2/10 net 30|30 Tage, 10 Tage 2%|30 jours, 2% à 10 jours|30 días, 2% a 10 días
Prepayment|Vorkasse|Paiement d'avance|Pago anticipado
Net 45|45 Tage netto|45 jours nets|45 días neto
Cash on delivery|Nachnahme|Contre remboursement|Contra reembolso
Net 90|90 Tage netto|90 jours nets|90 días neto
End of month|Monatsende|Fin de mois|Fin de mes
`;
