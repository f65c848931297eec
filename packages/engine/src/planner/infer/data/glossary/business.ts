/** Words of offices, shops and administrations that the languages' own glossaries do not have: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const BUSINESS_WORDS = `
unit price|||||unitário|
first name||||||voornamen
maiden name|||apellido_soltera|cognome_nubile|nome_solteira|geboortenaam
name prefix|namenszusatz|particule||||voorvoegsel voorvoegsels
salutation|anredeform|||appellativo||
birth date||né_le née_le||nato_il||
birth place||||comune_nascita||
smoker|raucher|fumeur|fumador|fumatore|fumante|roker
blood type|||||sanguíneo|
education level||niveau_scolaire||titolo_studio||
employment type||||inquadramento|tipo_vínculo vínculo vínculo_empregatício|dienstverband
hire date||||assunto_il||in_dienst
exit date|||fecha_cese||demissão|uit_dienst
hourly rate||tarif_horaire|precio_hora|tariffa_oraria paga_oraria|valor_hora|uurtarief uurloon
gross salary||||ral||
monthly fee|monatsgage||cuota_mensual mensualidad||mensalidade|
department||||settore||
personnel number|||legajo|||
social security number||no_securite_sociale||numero_inps|pis nis|
password|||clave_acceso|||
login|||inicio_sesión|accesso|acesso|inloggen
manager||||||teamleider
street||nom_voie libellé_voie||indirizzo_via||
house number|||núm_portal numero_portal|||
address unit|adresszusatz||piso_puerta resto_dirección|scala_interno||
postal code||||||postkode
district||||frazione||
province|provinz|||||
country||||stato_estero||
phone||||recapito_telefonico||
mobile|mobilfunknummer|||||gsm_nummer
email|||||endereço_eletrônico|
emergency phone||||telefono_emergenza||noodnummer
legal guardian|erziehungsberechtigte|||tutore_legale||wettelijk_vertegenwoordiger
bank account||||coordinate_bancarie||
bank branch code||||abi cab|agência_bancária|
check number|schecknummer|||numero_assegno||
tax number|||||inscrição_estadual inscrição_municipal|fiscaal_nummer
vat id||tva_intra tva_intracommunautaire||||
registration number|||registro_mercantil|rea numero_rea|registro_comercial|
customer||||||relatie
supplier||||||toeleverancier
manufacturer||||costruttore||producent
model||||||type_aanduiding
product group||||gruppo_merceologico categoria_merceologica||
serial number||no_série||||
minimum stock|meldebestand|seuil_alerte seuil_réapprovisionnement||||bestelniveau
storage location|aufbewahrungsort|emplacement_stock casier||ubicazione_magazzino||magazijnlocatie opslaglocatie
weight||masse||||
surface area|grundfläche|||metratura|metragem|
color||||tinta||
size||||||formaat
capacity||contenance||||
gearbox||boîte_vitesses|caja_cambios transmisión|trasmissione|transmissão|versnellingsbak transmissie
distance||km_parcourus kilométrage_parcouru|||km_percorridos|
order number||||||bestelnummer
delivery date||||||afleverdatum
desired delivery date||date_souhaitée|fecha_deseada|||gewenste_leverdatum
delivery address||||||bezorgadres
shipping method||||modalita_spedizione|forma_envio tipo_frete|verzendwijze leveringswijze
tracking number||num_suivi||||volgnummer_zending
carrier||||||koerier
invoice date||||data_emissione|data_emissão|
due date||||||uiterste_betaaldatum
paid date|||fecha_cobro|||betaaldatum
payment term||||||betaalconditie
payment status||||||betaalstatus
amount|||||quantia|
total amount||||totale_complessivo||
gross amount||||totale_ivato||
remaining amount|||||saldo_devedor|openstaand_bedrag
deposit|||señal|caparra||waarborgsom
installment count||||numero_rate||
purchase price||||||aanschafprijs
fee||redevance||||contributie heffing
credit limit||plafond_crédit encours_autorisé||fido||kredietlimiet
general ledger account||||conto_contabile sottoconto|conta_contábil|grootboekrekening
cost center||section_analytique||||
start date||date_effet prise_effet||decorrenza||
valid until||valable_jusqu_au||||geldig_tm
expiry date||||||houdbaarheidsdatum
created date||||||invoerdatum
created by||auteur_saisie||inserito_da|usuário_cadastro|opgesteld_door ingevoerd_door
condition||||stato_conservazione|estado_conservação|
priority||||||spoed urgentie
urgent|dringend||urgente|urgente|urgente|spoedopdracht dringend
blocked|gesperrt sperre|bloqué|bloqueado|bloccato|bloqueado|geblokkeerd
active||||||in_gebruik
deleted|||||deletado|
paid amount|||importe_cobrado|||
consultation|sprechstunde|||||consult
specialty|fachrichtung|||||specialisme
health insurance|||aseguradora_salud obra_social|||zorgverzekering
student||||allievo||
grade||note_examen|||nota_final|
school class||classe_scolaire||classe_scolastica||
attendance|anwesenheit|assiduité|asistencia|presenza|presença|aanwezigheid
room||||||zaal
building||||fabbricato stabile||
rent||||canone_locazione||
property||||||onroerend_goed vastgoed
boat||embarcation||imbarcazione|embarcação|boot vaartuig
machine||||macchinario||
guest||convive||||
seat||place_assise||posto_sedere||
event||||manifestazione||
association|||||associação|
membership fee||||quota_associativa|anuidade|lidmaatschapsgeld
authority||administration_publique|administración||órgão autarquia|overheid
file number|||||protocolo|
application date||date_dépôt|||data_requerimento|
decision date||||data_delibera|data_deliberação|
permit|||||alvará|
permit number|||||número_alvará|
inspector||||ispettore|inspetor|keurmeester
inspection date|prüfdatum|||data_collaudo||inspectiedatum
purpose|||objeto|finalita scopo|finalidade|
funding amount|fördersumme|||importo_contributo|valor_subvenção|subsidiebedrag
subject line||objet_courrier||||
file path||||||bestandspad
image||||||foto
language||langue_parlée||||
minimum age|altersfreigabe|||||
participant count|||número_participantes|numero_partecipanti|número_participantes|
visitor count||fréquentation||||
signature date||signé_le||||datum_ondertekening tekendatum
meter reading||relevé_compteur|lectura_contador|lettura_contatore|leitura_medidor|
license class|||clase_carnet||categoria_cnh|
barcode|strichcode|||codice_barre||streepjescode
relationship||||||relatie_tot
payment date||||data_versamento||betaaldatum_klant
budget|||||verba|
lender|leihgeber|prêteur|||emprestador|bruikleengever
donor|zuwendungsgeber|financeur||donatore|doador|
team||équipe_sportive||||elftal
consent|einwilligung zustimmung|consentement|consentimiento||consentimento|toestemming
newsletter consent|newsletter_einwilligung|accord_newsletter|acepta_boletín||aceita_newsletter|nieuwsbrief_akkoord
desired|gewünscht|souhaité|deseado||desejado|gewenst
actual|||||efetivo|
storage|aufbewahrung einlagerung||almacenaje|stoccaggio|armazenagem|opslag
insurance premium||||premio_assicurativo||
mandate reference||rum|referencia_mandato|riferimento_mandato|referência_mandato|machtigingskenmerk
advertising block|werbesperre|||no_pubblicita|sem_publicidade|reclameblokkade
nickname||||soprannome|apelido_curto|bijnaam
second|zweit|deuxième||||tweede
circulation|inbetriebnahme|mise_circulation|circulación|circolazione|circulação|ingebruikname
autumn|herbst|automne|otoño|autunno|outono|herfst
payment method||moyen||||
heart rate|herzfrequenz|fréquence_cardiaque|frecuencia_cardíaca|frequenza_cardiaca|frequência_cardíaca|hartslag hartfrequentie
blood pressure||pression_artérielle|tensión_arterial|pressione_arteriosa||
body temperature|körpertemperatur|température_corporelle||temperatura_corporea||lichaamstemperatuur
respiratory rate|atemfrequenz|fréquence_respiratoire|frecuencia_respiratoria|frequenza_respiratoria|frequência_respiratória|ademhalingsfrequentie
active ingredient|||principio_activo|principio_attivo|princípio_ativo|
symptom||||||klacht_medisch
pet|||mascota|animale_domestico|animal_estimação|
state|||entidad_federativa estado_federativo|stato_federale||deelstaat
city|||delegación_municipio|||
pregnant||enceinte|embarazada|incinta||zwanger
ward||||reparto_ospedaliero||
referring doctor|überweisender_arzt zuweiser|médecin_prescripteur||medico_curante|médico_assistente|verwijzer
license number|||cédula_profesional|numero_albo iscrizione_albo|cro crea registro_profissional|
scholarship||bourse||borsa_studio|bolsa_estudos|studiebeurs
final grade||moyenne_générale||||
class teacher|||||professor_regente|
bedroom count|schlafzimmerzahl||recámaras|||aantal_slaapkamers slaapkamers
bathroom count|badezimmerzahl|nb_salles_bain||bagni numero_bagni|banheiros|aantal_badkamers badkamers
room count||||numero_vani vani|número_cômodos|
living area||||superficie_abitabile|área_construída|woonoppervlakte
energy class||||classe_energetica|classe_energética|
cadastral reference||référence_cadastrale parcelle_cadastrale||dati_catastali particella_catastale||kadastraal_nummer
service charge||||spese_condominiali|condomínio taxa_condomínio|
parking space|||plaza_garaje estacionamiento||vaga_garagem|parkeerplaats
truck||camion|camión|camion autocarro|caminhão|vrachtwagen
trailer||remorque|remolque|rimorchio|reboque|aanhanger
container number|||||número_contêiner|
package count|kollizahl|||||
loading date|||||data_carregamento|laaddatum
customs tariff number||code_douanier nomenclature_douanière|partida_arancelaria fracción_arancelaria|codice_doganale|ncm|goederencode
workstation||||postazione_lavoro||werkplek
cycle time|taktzeit|||||cyclustijd
scrap quantity||rebut qté_rebut|merma desecho|scarto|refugo|
tolerance|||tolerancia|tolleranza|tolerância|tolerantie
quality inspector||||controllore_qualita||kwaliteitscontroleur
decision||||delibera|deliberação|beslissing
offence||infraction_commise||||
household size||||componenti_nucleo||gezinsgrootte
subsidy||||contributo sovvenzione|subvenção|
committee|ausschuss_gremium|commission_élus comité|comité|commissione_consiliare comitato|comitê comissão_grupo|commissie
mayor|bürgermeisterin|||sindaco|prefeito presidente_câmara|burgemeester
inhabitant count||population_municipale||||
voter turnout||||affluenza|comparecimento|opkomst
guest count|||comensales|coperti||
city tax|kurtaxe||tasa_turística||taxa_turística|toeristenbelasting
table number||||numero_tavolo|número_mesa|tafelnummer
referral source|wie_erfahren|comment_connu|cómo_nos_conoció|come_conosciuto|como_conheceu|hoe_gevonden
advertising consent|werbeeinwilligung|accepte_publicité|acepta_publicidad||aceita_publicidade|reclame_toestemming
sterilized||stérilisé castré|esterilizado castrado|sterilizzato castrato|castrado esterilizado|gecastreerd gesteriliseerd
account holder||||||tenaamstelling
product group|||||grupo_mercadoria|artikelgroep assortimentsgroep
pay grade||grille_salariale|escala_salarial|livello_contrattuale|faixa_salarial|salarisschaal loonschaal
age category||||fascia_eta|faixa_etária|
care type|betreuungsart|type_garde mode_accueil|tipo_atención|tipo_assistenza|tipo_atendimento|soort_opvang opvangsoort
residence address|wohnanschrift wohnadresse||domicilio_particular||endereço_residencial|woonadres
prognosis|prognose|pronostic|pronóstico|prognosi|prognóstico|prognose
inventory number|||||número_patrimônio patrimônio tombamento|
business hours||horaires_accueil|horario_atención||horário_atendimento|kantooruren
tax address|||dirección_fiscal|sede_legale||
invoice number|||folio folio_fiscal|||
`;
