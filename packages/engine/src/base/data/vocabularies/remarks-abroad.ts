import { texts, type Vocabulary } from './vocabulary.ts';

/** Notes and descriptions that claim nothing, for schemas in other languages. */
export const REMARKS_ABROAD: readonly Vocabulary[] = [
  texts('plain_note_de', 'a note in German', `
Am {day} geprüft.
Telefonisch bestätigt.
In {span} erneut prüfen.
Siehe beigefügtes Dokument.
Rückmeldung von {who} steht aus.
Nach Rücksprache mit {who} aktualisiert.
Von {who} freigegeben.
Einzelheiten folgen.
Angaben sind vollständig.
Am {day} korrigiert.
Bis auf Weiteres gültig.
An {to} übergeben.
Unterlagen am {day} eingegangen.
Keine weiteren Maßnahmen nötig.
Bitte vor dem nächsten Termin anrufen.
Termin wurde auf {day} verschoben.`, {
    day: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag',
    span: 'einer Woche|zwei Wochen|drei Tagen|einem Monat|sechs Wochen',
    who: 'der Verwaltung|der Buchhaltung|der Leitung|Frau Meier|Herrn Schulz|dem Lieferanten',
    to: 'die Verwaltung|die Buchhaltung|die Leitung|Frau Meier|Herrn Schulz|den Lieferanten',
  }),
  texts('plain_description_de', 'a description in German', `
Gilt für {what}.
Standard für {what}.
Nur für {what}.
Seit {year} für {what} im Einsatz.
Wird bei {what} verwendet.
Nicht für {what} geeignet.
Verfügbar für {what}.`, {
    what: 'neue Kunden|bestehende Verträge|alle Standorte|den Innendienst|besondere Fälle|den laufenden Betrieb|interne Zwecke|die Hauptstelle',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_fr', 'a note in French', `
Vérifié {day}.
Confirmé par téléphone.
À revoir dans {span}.
Voir le document joint.
En attente d'une réponse de {who}.
Mis à jour après un appel avec {who}.
Approuvé par {who}.
Détails à suivre.
Dossier complet.
Corrigé {day}.
Valable jusqu'à nouvel ordre.
Transmis à {who}.
Documents reçus {day}.
Aucune action supplémentaire.
Rendez-vous reporté à {day}.`, {
    day: 'lundi|mardi|mercredi|jeudi|vendredi',
    span: 'une semaine|deux semaines|trois jours|un mois|six semaines',
    who: "la direction|la comptabilité|l'administration|Mme Martin|M. Bernard",
  }),
  texts('plain_description_fr', 'a description in French', `
Valable pour {what}.
Par défaut pour {what}.
Uniquement pour {what}.
Utilisé depuis {year} pour {what}.
Disponible pour {what}.
Ne convient pas pour {what}.`, {
    what: 'les nouveaux clients|les contrats en cours|tous les sites|les cas particuliers|un usage interne|le siège',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_es', 'a note in Spanish', `
Revisado el {day}.
Confirmado por teléfono.
Revisar de nuevo en {span}.
Véase el documento adjunto.
Pendiente de respuesta de {who}.
Actualizado tras hablar con {who}.
Aprobado por {who}.
Detalles por confirmar.
La información está completa.
Corregido el {day}.
Válido hasta nuevo aviso.
Entregado a {who}.
Documentos recibidos el {day}.
No se requieren más acciones.
Cita aplazada al {day}.`, {
    day: 'lunes|martes|miércoles|jueves|viernes',
    span: 'una semana|dos semanas|tres días|un mes|seis semanas',
    who: 'la dirección|contabilidad|administración|la Sra. García|José López',
  }),
  texts('plain_description_es', 'a description in Spanish', `
Válido para {what}.
Por defecto para {what}.
Solo para {what}.
En uso desde {year} para {what}.
Disponible para {what}.
No apto para {what}.`, {
    what: 'nuevos clientes|contratos vigentes|todas las sedes|casos especiales|uso interno|la oficina central',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_it', 'a note in Italian', `
Verificato {day}.
Confermato per telefono.
Da rivedere tra {span}.
Vedi documento allegato.
In attesa di risposta da {who}.
Approvato da {who}.
Seguono dettagli.
Corretto {day}.
Valido fino a nuovo avviso.
Consegnato a {who}.
Documenti ricevuti {day}.`, {
    day: 'lunedì|martedì|mercoledì|giovedì|venerdì',
    span: 'una settimana|due settimane|tre giorni|un mese',
    who: "la direzione|la contabilità|l'amministrazione",
  }),
  texts('plain_note_pt', 'a note in Portuguese', `
Verificado na {day}.
Confirmado por telefone.
Rever em {span}.
Ver documento em anexo.
Aguardando resposta de {who}.
Aprovado por {who}.
Detalhes a seguir.
Corrigido na {day}.
Válido até novo aviso.
Entregue a {who}.
Documentos recebidos na {day}.`, {
    day: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira',
    span: 'uma semana|duas semanas|três dias|um mês',
    who: 'a direção|a contabilidade|a administração',
  }),
  texts('plain_note_nl', 'a note in Dutch', `
Gecontroleerd op {day}.
Telefonisch bevestigd.
Over {span} opnieuw bekijken.
Zie bijgevoegd document.
Wacht op antwoord van {who}.
Goedgekeurd door {who}.
Details volgen.
Gecorrigeerd op {day}.
Geldig tot nader order.
Overgedragen aan {who}.
Documenten ontvangen op {day}.`, {
    day: 'maandag|dinsdag|woensdag|donderdag|vrijdag',
    span: 'een week|twee weken|drie dagen|een maand',
    who: 'de directie|de boekhouding|de administratie',
  }),
];
