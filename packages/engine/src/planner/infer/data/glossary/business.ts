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
`;
