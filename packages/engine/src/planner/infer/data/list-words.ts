/** Words of lists in other languages: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const LIST_WORDS = `
Type A|Typ A|Type A|Tipo A|Tipo A|Tipo A|Type A
Type B|Typ B|Type B|Tipo B|Tipo B|Tipo B|Type B
Type C|Typ C|Type C|Tipo C|Tipo C|Tipo C|Type C
Type D|Typ D|Type D|Tipo D|Tipo D|Tipo D|Type D
active|aktiv|actif|activo|attivo|ativo|actief
inactive|inaktiv|inactif|inactivo|inattivo|inativo|inactief
pending|ausstehend|en attente|pendiente|in attesa|pendente|in behandeling
suspended|gesperrt|suspendu|suspendido|sospeso|suspenso|geschorst
blocked|gesperrt|bloqué|bloqueado|bloccato|bloqueado|geblokkeerd
dormant|ruhend|dormant|inactivo|dormiente|dormente|slapend
open|offen|ouvert|abierto|aperto|aberto|open
closed|geschlossen|clos|cerrado|chiuso|fechado|gesloten
new|neu|nouveau|nuevo|nuovo|novo|nieuw
used|gebraucht|occasion|usado|usato|usado|gebruikt
draft|Entwurf|brouillon|borrador|bozza|rascunho|concept
archived|archiviert|archivé|archivado|archiviato|arquivado|gearchiveerd
published|veröffentlicht|publié|publicado|pubblicato|publicado|gepubliceerd
planned|geplant|prévu|planificado|pianificato|planejado|gepland
scheduled|geplant|planifié|programado|programmato|agendado|gepland
confirmed|bestätigt|confirmé|confirmado|confermato|confirmado|bevestigd
in_progress|in Bearbeitung|en cours|en curso|in corso|em andamento|in uitvoering
processing|in Bearbeitung|en traitement|en proceso|in lavorazione|em processamento|in verwerking
running|läuft|en cours|en curso|in corso|em execução|lopend
queued|wartend|en file|en cola|in coda|na fila|in wachtrij
completed|abgeschlossen|terminé|completado|completato|concluído|voltooid
done|erledigt|fait|hecho|fatto|feito|gereed
finished|beendet|terminé|finalizado|finito|finalizado|afgerond
todo|offen|à faire|por hacer|da fare|a fazer|te doen
resolved|gelöst|résolu|resuelto|risolto|resolvido|opgelost
cancelled|storniert|annulé|cancelado|annullato|cancelado|geannuleerd
canceled|storniert|annulé|cancelado|annullato|cancelado|geannuleerd
rejected|abgelehnt|refusé|rechazado|respinto|rejeitado|afgewezen
approved|genehmigt|approuvé|aprobado|approvato|aprovado|goedgekeurd
accepted|angenommen|accepté|aceptado|accettato|aceito|aanvaard
submitted|eingereicht|soumis|enviado|inviato|enviado|ingediend
withdrawn|zurückgezogen|retiré|retirado|ritirato|retirado|ingetrokken
on_hold|zurückgestellt|en pause|en espera|in sospeso|em espera|aangehouden
failed|fehlgeschlagen|échoué|fallido|fallito|falhou|mislukt
succeeded|erfolgreich|réussi|exitoso|riuscito|bem-sucedido|geslaagd
success|erfolgreich|succès|éxito|successo|sucesso|geslaagd
failure|fehlgeschlagen|échec|fallo|fallimento|falha|mislukt
skipped|übersprungen|ignoré|omitido|saltato|ignorado|overgeslagen
passed|bestanden|réussi|aprobado|superato|aprovado|geslaagd
paid|bezahlt|payé|pagado|pagato|pago|betaald
unpaid|unbezahlt|impayé|impagado|non pagato|não pago|onbetaald
overdue|überfällig|en retard|vencido|scaduto|vencido|achterstallig
void|storniert|annulé|anulado|annullato|anulado|vervallen
refunded|erstattet|remboursé|reembolsado|rimborsato|reembolsado|terugbetaald
sent|versendet|envoyé|enviado|inviato|enviado|verzonden
delivered|geliefert|livré|entregado|consegnato|entregue|geleverd
shipped|versandt|expédié|enviado|spedito|enviado|verzonden
in_transit|unterwegs|en transit|en tránsito|in transito|em trânsito|onderweg
received|eingegangen|reçu|recibido|ricevuto|recebido|ontvangen
returned|zurückgegeben|rendu|devuelto|restituito|devolvido|teruggebracht
on_loan|ausgeliehen|emprunté|prestado|in prestito|emprestado|uitgeleend
lost|verloren|perdu|perdido|perso|perdido|verloren
damaged|beschädigt|endommagé|dañado|danneggiato|danificado|beschadigd
expired|abgelaufen|expiré|caducado|scaduto|expirado|verlopen
terminated|gekündigt|résilié|rescindido|risolto|rescindido|beëindigd
lapsed|erloschen|échu|vencido|decaduto|caducado|vervallen
ended|beendet|terminé|terminado|terminato|encerrado|beëindigd
available|verfügbar|disponible|disponible|disponibile|disponível|beschikbaar
reserved|reserviert|réservé|reservado|riservato|reservado|gereserveerd
sold|verkauft|vendu|vendido|venduto|vendido|verkocht
rented|vermietet|loué|alquilado|affittato|alugado|verhuurd
occupied|belegt|occupé|ocupado|occupato|ocupado|bezet
cleaning|Reinigung|nettoyage|limpieza|pulizia|limpeza|schoonmaak
out_of_order|außer Betrieb|hors service|fuera de servicio|fuori servizio|fora de serviço|buiten gebruik
in_use|im Einsatz|en service|en uso|in uso|em uso|in gebruik
maintenance|in Wartung|en maintenance|en mantenimiento|in manutenzione|em manutenção|in onderhoud
retired|ausgemustert|réformé|retirado|dismesso|desativado|buiten dienst
offline|außer Betrieb|hors ligne|fuera de línea|fuori linea|offline|offline
renovation|im Umbau|en travaux|en obras|in ristrutturazione|em reforma|in verbouwing
checked_in|angereist|arrivé|registrado|arrivato|check-in|ingecheckt
checked_out|abgereist|parti|salida|partito|check-out|uitgecheckt
no_show|nicht erschienen|absent|no presentado|non presentato|não compareceu|niet verschenen
admitted|aufgenommen|admis|ingresado|ricoverato|internado|opgenomen
discharged|entlassen|sorti|dado de alta|dimesso|alta|ontslagen
transferred|verlegt|transféré|trasladado|trasferito|transferido|overgeplaatst
deceased|verstorben|décédé|fallecido|deceduto|falecido|overleden
discontinued|abgesetzt|arrêté|suspendido|sospeso|descontinuado|gestopt
paid_off|getilgt|remboursé|liquidado|estinto|quitado|afgelost
defaulted|ausgefallen|en défaut|en mora|inadempiente|inadimplente|in gebreke
awarded|vergeben|attribué|adjudicado|aggiudicato|adjudicado|gegund
postponed|verschoben|reporté|aplazado|rinviato|adiado|uitgesteld
live|läuft|en direct|en vivo|in corso|ao vivo|live
contacted|kontaktiert|contacté|contactado|contattato|contatado|benaderd
qualified|qualifiziert|qualifié|calificado|qualificato|qualificado|gekwalificeerd
won|gewonnen|gagné|ganado|vinto|ganho|gewonnen
proposal|Angebot|proposition|propuesta|proposta|proposta|voorstel
answered|beantwortet|répondu|contestada|risposta|atendida|beantwoord
missed|verpasst|manqué|perdida|persa|perdida|gemist
busy|besetzt|occupé|ocupado|occupato|ocupado|bezet
read|gelesen|lu|leído|letto|lido|gelezen
ready|bereit|prêt|listo|pronto|pronto|gereed
normal|normal|normale|normal|normale|normal|normaal
low|niedrig|basse|baja|bassa|baixa|laag
medium|mittel|moyenne|media|media|média|gemiddeld
high|hoch|haute|alta|alta|alta|hoog
urgent|dringend|urgente|urgente|urgente|urgente|dringend
critical|kritisch|critique|crítica|critica|crítica|kritiek
standard|Standard|standard|estándar|standard|padrão|standaard
default|Standard|par défaut|predeterminado|predefinito|padrão|standaard
basic|Basis|base|básico|base|básico|basis
premium|Premium|premium|premium|premium|premium|premium
custom|individuell|personnalisé|personalizado|personalizzato|personalizado|maatwerk
regular|regulär|ordinaire|regular|ordinario|regular|gewoon
special|Sonder|spécial|especial|speciale|especial|speciaal
extended|erweitert|étendu|ampliado|esteso|estendido|uitgebreid
other|Sonstiges|autre|otro|altro|outro|overig
free|kostenlos|gratuit|gratuito|gratuito|grátis|gratis
business|geschäftlich|professionnel|empresa|aziendale|empresarial|zakelijk
private|privat|privé|privado|privato|privado|privé
public|öffentlich|public|público|pubblico|público|openbaar
mixed|gemischt|mixte|mixto|misto|misto|gemengd
internal|intern|interne|interno|interno|interno|intern
external|extern|externe|externo|esterno|externo|extern
confidential|vertraulich|confidentiel|confidencial|riservato|confidencial|vertrouwelijk
secret|geheim|secret|secreto|segreto|secreto|geheim
general|allgemein|général|general|generale|geral|algemeen
temporary|befristet|temporaire|temporal|temporaneo|temporário|tijdelijk
permanent|unbefristet|permanent|permanente|permanente|permanente|vast
full_time|Vollzeit|temps plein|tiempo completo|tempo pieno|tempo integral|voltijd
part_time|Teilzeit|temps partiel|tiempo parcial|tempo parziale|meio período|deeltijd
automatic|automatisch|automatique|automático|automatico|automático|automatisch
manual|manuell|manuel|manual|manuale|manual|handmatig
monthly|monatlich|mensuel|mensual|mensile|mensal|maandelijks
yearly|jährlich|annuel|anual|annuale|anual|jaarlijks
annually|jährlich|annuel|anual|annuale|anual|jaarlijks
quarterly|vierteljährlich|trimestriel|trimestral|trimestrale|trimestral|per kwartaal
weekly|wöchentlich|hebdomadaire|semanal|settimanale|semanal|wekelijks
biweekly|14-täglich|bimensuel|quincenal|quindicinale|quinzenal|tweewekelijks
daily|täglich|quotidien|diario|giornaliero|diário|dagelijks
hourly|stündlich|horaire|cada hora|orario|por hora|per uur
good|gut|bon|bueno|buono|bom|goed
excellent|sehr gut|excellent|excelente|eccellente|excelente|uitstekend
fair|befriedigend|passable|regular|discreto|regular|redelijk
poor|mangelhaft|mauvais|malo|scarso|ruim|slecht
very good|sehr gut|très bon|muy bueno|molto buono|muito bom|zeer goed
like new|neuwertig|comme neuf|como nuevo|come nuovo|como novo|als nieuw
worn|abgenutzt|usé|desgastado|usurato|gasto|versleten
defective|defekt|défectueux|defectuoso|difettoso|defeituoso|defect
beginner|Anfänger|débutant|principiante|principiante|iniciante|beginner
intermediate|Fortgeschrittene|intermédiaire|intermedio|intermedio|intermediário|gemiddeld
advanced|Experte|avancé|avanzado|avanzato|avançado|gevorderd
email|E-Mail|courriel|correo electrónico|e-mail|e-mail|e-mail
phone|Telefon|téléphone|teléfono|telefono|telefone|telefoon
mobile|Mobil|mobile|móvil|cellulare|celular|mobiel
fax|Fax|fax|fax|fax|fax|fax
letter|Brief|courrier|carta|lettera|carta|brief
web|Web|web|web|web|web|web
website|Webseite|site web|sitio web|sito web|site|website
chat|Chat|chat|chat|chat|chat|chat
in person|persönlich|sur place|en persona|di persona|presencial|persoonlijk
home|privat|domicile|casa|casa|casa|thuis
work|Arbeit|travail|trabajo|lavoro|trabalho|werk
inbound|eingehend|entrant|entrante|in entrata|entrada|inkomend
outbound|ausgehend|sortant|saliente|in uscita|saída|uitgaand
customer|Kunde|client|cliente|cliente|cliente|klant
supplier|Lieferant|fournisseur|proveedor|fornitore|fornecedor|leverancier
partner|Partner|partenaire|socio|partner|parceiro|partner
guest|Gast|invité|invitado|ospite|convidado|gast
staff|Personal|personnel|personal|personale|equipe|personeel
member|Mitglied|membre|miembro|membro|membro|lid
admin|Administrator|administrateur|administrador|amministratore|administrador|beheerder
owner|Eigentümer|propriétaire|propietario|proprietario|proprietário|eigenaar
viewer|Leser|lecteur|lector|lettore|leitor|lezer
card|Karte|carte|tarjeta|carta|cartão|kaart
credit_card|Kreditkarte|carte de crédit|tarjeta de crédito|carta di credito|cartão de crédito|creditcard
debit_card|Girocard|carte de débit|tarjeta de débito|carta di debito|cartão de débito|pinpas
cash|bar|espèces|efectivo|contanti|dinheiro|contant
bank_transfer|Überweisung|virement|transferencia|bonifico|transferência|overschrijving
direct_debit|Lastschrift|prélèvement|domiciliación|addebito diretto|débito direto|automatische incasso
invoice|Rechnung|facture|factura|fattura|fatura|factuur
check|Scheck|chèque|cheque|assegno|cheque|cheque
paypal|PayPal|PayPal|PayPal|PayPal|PayPal|PayPal
installments|Ratenzahlung|en plusieurs fois|a plazos|rateale|parcelado|in termijnen
credit_note|Gutschrift|avoir|nota de crédito|nota di credito|nota de crédito|creditnota
contract|Vertrag|contrat|contrato|contratto|contrato|contract
report|Bericht|rapport|informe|rapporto|relatório|rapport
receipt|Quittung|reçu|recibo|ricevuta|recibo|bon
form|Formular|formulaire|formulario|modulo|formulário|formulier
identity card|Personalausweis|carte d'identité|DNI|carta d'identità|identidade|identiteitskaart
passport|Reisepass|passeport|pasaporte|passaporto|passaporte|paspoort
certificate|Zeugnis|certificat|certificado|certificato|certificado|certificaat
married|verheiratet|marié|casado|coniugato|casado|gehuwd
single|ledig|célibataire|soltero|celibe|solteiro|ongehuwd
divorced|geschieden|divorcé|divorciado|divorziato|divorciado|gescheiden
widowed|verwitwet|veuf|viudo|vedovo|viúvo|verweduwd
separated|getrennt|séparé|separado|separato|separado|gescheiden levend
spouse|Ehepartner|conjoint|cónyuge|coniuge|cônjuge|echtgenoot
parent|Elternteil|parent|padre o madre|genitore|genitor|ouder
child|Kind|enfant|hijo|figlio|filho|kind
sibling|Geschwister|frère ou sœur|hermano|fratello|irmão|broer of zus
mother|Mutter|mère|madre|madre|mãe|moeder
father|Vater|père|padre|padre|pai|vader
friend|Freund|ami|amigo|amico|amigo|vriend
adult|Erwachsener|adulte|adulto|adulto|adulto|volwassene
senior|Senior|senior|mayor|anziano|idoso|senior
student|Student|étudiant|estudiante|studente|estudante|student
group|Gruppe|groupe|grupo|gruppo|grupo|groep
family|Familie|famille|familia|famiglia|família|gezin
double|Doppelzimmer|double|doble|doppia|duplo|dubbel
twin|Zweibettzimmer|lits jumeaux|dos camas|doppia uso singola|twin|twee bedden
suite|Suite|suite|suite|suite|suíte|suite
illness|Krankheit|maladie|enfermedad|malattia|doença|ziekte
vacation|Urlaub|congés|vacaciones|ferie|férias|vakantie
family matter|familiär|raison familiale|motivo familiar|motivi familiari|motivo familiar|familie
family_matter|familiär|raison familiale|motivo familiar|motivi familiari|motivo familiar|familie
unexcused|unentschuldigt|sans motif|injustificada|ingiustificata|injustificada|ongeoorloofd
transport delay|Verspätung der Bahn|retard de transport|retraso de transporte|ritardo dei trasporti|atraso de transporte|vertraging
medical appointment|Arzttermin|rendez-vous médical|cita médica|visita medica|consulta médica|doktersbezoek
injury|Verletzung|blessure|lesión|infortunio|lesão|letsel
pain|Schmerzen|douleur|dolor|dolore|dor|pijn
check_up|Vorsorge|contrôle|revisión|controllo|check-up|controle
follow_up|Nachsorge|suivi|seguimiento|seguito|acompanhamento|vervolg
vaccination|Impfung|vaccination|vacunación|vaccinazione|vacinação|vaccinatie
emergency|Notfall|urgence|urgencia|emergenza|emergência|spoed
day pupil|extern|externe|externo|esterno|externo|extern
half board|Halbpension|demi-pensionnaire|media pensión|mezza pensione|meia pensão|halfpension
full board|Vollpension|pension complète|pensión completa|pensione completa|pensão completa|volpension
boarder|Internat|interne|interno|interno|interno|intern
customer_request|Kundenwunsch|demande du client|petición del cliente|richiesta del cliente|pedido do cliente|op verzoek van klant
error|Fehler|erreur|error|errore|erro|fout
duplicate|doppelt|doublon|duplicado|duplicato|duplicado|dubbel
documents_missing|Unterlagen fehlen|documents manquants|faltan documentos|documenti mancanti|documentos em falta|documenten ontbreken
on_request|auf Kundenwunsch|à la demande du client|a petición del cliente|su richiesta del cliente|a pedido do cliente|op verzoek van klant
input_error|Fehler bei der Eingabe|erreur de saisie|error de entrada|errore di inserimento|erro de digitação|fout bij invoer
entered_twice|doppelt erfasst|saisie en double|registro duplicado|inserimento duplicato|registo duplicado|dubbel ingevoerd
preparation|Vorbereitung|préparation|preparación|preparazione|preparação|voorbereiding
execution|Durchführung|exécution|ejecución|esecuzione|execução|uitvoering
review|Prüfung|contrôle|revisión|verifica|revisão|controle
completion|Abschluss|achèvement|finalización|completamento|conclusão|afronding
no_longer_needed|nicht mehr benötigt|plus nécessaire|ya no necesario|non più necessario|não é mais necessário|niet meer nodig
percentage|Prozent|pourcentage|porcentaje|percentuale|percentual|percentage
fixed_amount|Festbetrag|montant fixe|importe fijo|importo fisso|valor fixo|vast bedrag
electricity|Strom|électricité|electricidad|elettricità|eletricidade|elektriciteit
gas|Gas|gaz|gas|gas|gás|gas
water|Wasser|eau|agua|acqua|água|water
heat|Wärme|chaleur|calor|calore|calor|warmte
solar|Solar|solaire|solar|solare|solar|zon
wind|Wind|éolien|eólica|eolico|eólica|wind
gasoline|Benzin|essence|gasolina|benzina|gasolina|benzine
petrol|Benzin|essence|gasolina|benzina|gasolina|benzine
diesel|Diesel|diesel|diésel|diesel|diesel|diesel
electric|Elektro|électrique|eléctrico|elettrico|elétrico|elektrisch
hybrid|Hybrid|hybride|híbrido|ibrido|híbrido|hybride
plug-in hybrid|Plug-in-Hybrid|hybride rechargeable|híbrido enchufable|ibrido plug-in|híbrido plug-in|plug-inhybride
natural gas|Erdgas|gaz naturel|gas natural|metano|gás natural|aardgas
hydrogen|Wasserstoff|hydrogène|hidrógeno|idrogeno|hidrogênio|waterstof
truck|Lkw|camion|camión|camion|caminhão|vrachtwagen
van|Transporter|fourgon|furgoneta|furgone|furgão|bestelwagen
car|Pkw|voiture|coche|auto|carro|auto
bus|Bus|bus|autobús|autobus|ônibus|bus
motorcycle|Motorrad|moto|moto|moto|moto|motorfiets
trailer|Anhänger|remorque|remolque|rimorchio|reboque|aanhanger
bicycle|Fahrrad|vélo|bicicleta|bicicletta|bicicleta|fiets
scooter|Roller|scooter|escúter|scooter|scooter|scooter
residential|Wohnen|résidentiel|residencial|residenziale|residencial|wonen
commercial|Gewerbe|commercial|comercial|commerciale|comercial|bedrijf
industrial|Industrie|industriel|industrial|industriale|industrial|industrie
agricultural|Landwirtschaft|agricole|agrícola|agricolo|agrícola|landbouw
steel|Stahl|acier|acero|acciaio|aço|staal
stainless steel|Edelstahl|inox|acero inoxidable|acciaio inox|aço inoxidável|roestvrij staal
wood|Holz|bois|madera|legno|madeira|hout
plastic|Kunststoff|plastique|plástico|plastica|plástico|kunststof
glass|Glas|verre|vidrio|vetro|vidro|glas
aluminum|Aluminium|aluminium|aluminio|alluminio|alumínio|aluminium
paper|Papier|papier|papel|carta|papel|papier
cardboard|Karton|carton|cartón|cartone|papelão|karton
leather|Leder|cuir|cuero|cuoio|couro|leer
cotton|Baumwolle|coton|algodón|cotone|algodão|katoen
spring|Frühling|printemps|primavera|primavera|primavera|lente
summer|Sommer|été|verano|estate|verão|zomer
autumn|Herbst|automne|otoño|autunno|outono|herfst
winter|Winter|hiver|invierno|inverno|inverno|winter
morning|Vormittag|matin|mañana|mattina|manhã|ochtend
afternoon|Nachmittag|après-midi|tarde|pomeriggio|tarde|middag
evening|Abend|soir|noche|sera|noite|avond
night|Nacht|nuit|noche|notte|noite|nacht
Monday|Montag|lundi|lunes|lunedì|segunda-feira|maandag
Tuesday|Dienstag|mardi|martes|martedì|terça-feira|dinsdag
Wednesday|Mittwoch|mercredi|miércoles|mercoledì|quarta-feira|woensdag
Thursday|Donnerstag|jeudi|jueves|giovedì|quinta-feira|donderdag
Friday|Freitag|vendredi|viernes|venerdì|sexta-feira|vrijdag
Saturday|Samstag|samedi|sábado|sabato|sábado|zaterdag
Sunday|Sonntag|dimanche|domingo|domenica|domingo|zondag
January|Januar|janvier|enero|gennaio|janeiro|januari
February|Februar|février|febrero|febbraio|fevereiro|februari
March|März|mars|marzo|marzo|março|maart
April|April|avril|abril|aprile|abril|april
May|Mai|mai|mayo|maggio|maio|mei
June|Juni|juin|junio|giugno|junho|juni
July|Juli|juillet|julio|luglio|julho|juli
August|August|août|agosto|agosto|agosto|augustus
September|September|septembre|septiembre|settembre|setembro|september
October|Oktober|octobre|octubre|ottobre|outubro|oktober
November|November|novembre|noviembre|novembre|novembro|november
December|Dezember|décembre|diciembre|dicembre|dezembro|december
male|männlich|homme|hombre|maschio|masculino|man
female|weiblich|femme|mujer|femmina|feminino|vrouw
yes|ja|oui|sí|sì|sim|ja
no|nein|non|no|no|não|nee
read_only|nur Lesen|lecture seule|solo lectura|sola lettura|somente leitura|alleen lezen
online|online|en ligne|en línea|online|online|online
in_store|im Laden|en magasin|en tienda|in negozio|na loja|in de winkel
express|Express|express|exprés|espresso|expresso|spoed
pickup|Abholung|retrait|recogida|ritiro|retirada|afhalen
parcel|Paket|colis|paquete|pacco|pacote|pakket
pallet|Palette|palette|palé|pallet|palete|pallet
crate|Kiste|caisse|caja|cassa|caixote|krat
box|Karton|boîte|caja|scatola|caixa|doos
office|Büro|bureau|oficina|ufficio|escritório|kantoor
warehouse|Lager|entrepôt|almacén|magazzino|armazém|magazijn
store|Geschäft|magasin|tienda|negozio|loja|winkel
plant|Werk|usine|planta|stabilimento|fábrica|fabriek
bachelor|Bachelor|licence|grado|laurea|bacharelado|bachelor
master|Master|master|máster|laurea magistrale|mestrado|master
doctorate|Promotion|doctorat|doctorado|dottorato|doutorado|doctoraat
vocational|Ausbildung|professionnel|profesional|professionale|técnico|beroepsopleiding
secondary|Abitur|secondaire|secundaria|superiori|ensino médio|middelbaar
lecture|Vorlesung|cours magistral|clase magistral|lezione|aula|hoorcollege
seminar|Seminar|séminaire|seminario|seminario|seminário|seminar
exam|Prüfung|examen|examen|esame|exame|examen
fiction|Roman|fiction|ficción|narrativa|ficção|fictie
cat|Katze|chat|gato|gatto|gato|kat
dog|Hund|chien|perro|cane|cachorro|hond
north|Nord|nord|norte|nord|norte|noord
south|Süd|sud|sur|sud|sul|zuid
east|Ost|est|este|est|leste|oost
west|West|ouest|oeste|ovest|oeste|west
`;
